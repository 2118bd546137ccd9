#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/figures/pose.h"
#include "drawing/model/wish.h"

// How deeds are shown, as the files of resources/deeds say it (README.md there is the manual): who takes
// which pose, and what touches what. Lengths are figure units: a child is about 92 high.
namespace drawing::deeds {

// What a part of a tableau stands for. `second` to `fifth` do the same as the agent, together with it.
enum class Role { agent, second, third, fourth, fifth, patient, receiver, tool, goal };
inline constexpr std::array<std::string_view, 9> role_names{"agent",   "second",   "third", "fourth", "fifth",
                                                            "patient", "receiver", "tool",  "goal"};

// Whether somebody who does the deed takes the role.
constexpr bool is_agent(Role role) {
  return role <= Role::fifth;
}

// A point of another part: "tool.seat".
struct Target {
  std::string part;
  std::string point;
};

// How large a thing is drawn.
enum class Fit {
  real,     // as in life
  height,   // grows with whoever uses it
  legs,     // with the length of its user's legs: a bicycle
  width,    // as wide as its user: the water that somebody is in
  hip,      // so that its seat is where its user's pose has the hip: a chair
  picture,  // as somebody paints it: its size is the longer side of the box that it fills
};

// Where in the stack a thing is painted. Without it: what is in a hand between palm and fingers, what is sat
// on between both legs, everything else behind all figures.
// `within`: behind the container that it is in.
enum class Depth { by_use, behind, lap, front, within };

// Of a figure that has to reach something.
struct Reach {
  std::optional<Target> hip, near_hand, far_hand, near_foot, far_foot, mouth;
};

// Arms that a figure has from another pose than its own: who rides a bicycle waves as who stands.
struct Gesture {
  std::string pose;
  bool near = false, far = false;  // the arms of its own that it gives for them
  bool crossed = false;            // its near arm does what the far one of that pose does, or the other way
};

// One figure or thing of a tableau.
struct Part {
  std::string name;          // what other parts call it
  std::optional<Role> role;  // nothing for what the plan itself brings
  bool is_thing = false;

  // Of a figure: its pose as a person or an upright animal, and on its own four legs; empty where it cannot.
  std::string pose;
  std::string beast;
  std::optional<figures::Mood> mood;
  Reach reach;
  // Hands that lie on something because nothing else needs them; another deed of the same figure may.
  bool near_laid = false, far_laid = false;
  Gesture gesture;
  double lean = 0;          // of its trunk, beside what the pose has, in degrees
  bool arms_above = false;  // its forearms are painted over all other parts, see resources/deeds/README.md
  bool legs_below = false;  // its far leg and far arm are painted under all other parts
  bool legs_round = false;  // its near leg is painted over all figures but their near arms

  // Of a thing: what is drawn where nobody named one, in this order of preference.
  std::vector<std::string> props;
  bool even_if_named = false;  // also where somebody named another one
  bool any_named = false;      // and the plan's conditions do not say which ones
  Fit fit = Fit::real;
  std::string user;  // the figure that it is fitted to; empty: the first
  double size = 1;   // a factor
  Depth depth = Depth::by_use;
  bool repeated = false;  // one for each that was asked for, up to three
  bool once = false;      // there is one for all who do the deed, even if it is in a hand: the ball
  bool one_side = false;  // what stands there is used from one side only: a counter

  // Where it is: a point of its own upon a target, or beside another part.
  std::optional<Target> at;
  std::string by = "grip";      // its own point
  std::optional<double> angle;  // the direction of its own point's axis, in degrees
  bool in_hand = false;         // `at` is a hand that closes around it
  std::optional<Target> held;   // the hand that takes its point "grip" where `at` is something else
  std::string second_hand;      // "far_hand": that hand of the same figure takes its point "grip_far"
  std::string beside;           // x and y count from that part's origin; empty: from the tableau's
  std::string edge;             // "left" or "right": x counts from that side of `beside`, which is a thing
  bool lifted = false;          // a thing that hands take by its sides is at least as high as they are
  double x = 0, y = 0;
  double arms = 0;  // added to x, in lengths of an arm (the mean of both figures)
  bool faces_left = false;
};

// What a named role has to be, so that the plan can be used.
enum class Being { person, animal, being, thing };

struct Condition {
  Role role = Role::patient;
  bool present = true;
  std::optional<Being> being;
  std::vector<std::string> ids;  // props or motifs, one of them
};

// Where a plan can be used.
enum class Site {
  anywhere,
  water,  // the place has a water that one can be in
  under_water,
  room,    // the place is one: who looks out of its window is seen from within
  treats,  // children in costume go from door to door there
};

// One way to show a deed.
struct Plan {
  std::vector<std::string> verbs;
  std::vector<Condition> conditions;
  std::optional<WayPreposition> way;
  Site site = Site::anywhere;
  int agents = 1;  // at least so many do it
  int tools = 1;   // with at least so many: five balls
  // One thing for all of them: what is named as the patient, or else the tool, is one and not several.
  bool shared = false;
  bool without_object = false;  // not even what has no drawing is named as what it is done to
  std::vector<Part> parts;
  // The pose of those who have no part of their own in it, where there is only one tableau; empty: each does
  // it anew.
  std::string others;
  bool in_air = false;   // nothing of it touches the ground
  bool afloat = false;   // it is in the water of the place, where there is one
  bool legible = false;  // something is written in it: never in a mirror
  bool at_wall = false;  // in a room it is right before the wall, which something of it hangs on
  // Where it is usually done, if the text says nothing of that: ids of places, one of them.
  std::vector<std::string> places;
  // It goes with another deed of the same figure, whose mood it sets: "lacht und winkt".
  bool mood_only = false;
};

}  // namespace drawing::deeds
