#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "drawing/beasts/look.h"
#include "geometry/point.h"

namespace drawing::beasts {

using geometry::Point;

enum class Foot : std::uint8_t { paw, big_paw, hoof, pad };
enum class Tail : std::uint8_t {
  none,
  wagging,
  ring,
  slim,
  fluffy,
  fox,
  hanging,
  tuft,
  cow,
  rope,
  horse,
  curl,
  stub,
  puff,
  thin,
  lizard,
  squirrel,
  arrow,
  paddle
};
enum class Mane : std::uint8_t { none, falling, curly, stiff, crest };
enum class Pattern : std::uint8_t {
  plain,
  patches,
  large_patches,
  spots,
  stripes,
  tabby,
  blotches,
  rosettes,
  wool,
  spines,
  shell,
  shaggy
};
enum class Ears : std::uint8_t {
  none,
  hanging,
  folded,
  pointed,
  pricked,  // shorter and broader
  round,
  lobes,
  small,
  leaf,
  upright,
  long_upright,
  flopped,
  hare
};

struct Muzzle {
  double width = 0, height = 0, at = 6;  // half width and height, and how far below the middle; 0 without
};

// A head seen from the front or three-quarter, in its own frame: the origin is the middle of the skull.
struct Face {
  enum class Shape : std::uint8_t { round, cheeks, narrow } shape = Shape::round;
  double width = 15, height = 14;  // half of the skull's
  Ears ears = Ears::hanging;
  Point ear{12, -12};   // the middle of a round ear
  double ear_size = 5;  // its radius; of pointed ears, how far they stand up
  Muzzle muzzle{};
  Point nose{3.4, 2.5};  // half width and height
  bool mask = false;     // white cheeks
  bool tufts = false, whiskers = false, teeth = false, ear_tufts = false;
  bool stripes = false, cheek_stripes = false, blaze = false, patch = false, dark_muzzle = false;
  bool eye_patches = false, snout = false, broad_muzzle = false, wool = false, beard = false;
  bool mane = false, antlers = false, horns = false, curved_horns = false, high_eyes = false;
  bool spots = false;
};

// The same from the side. The skull's and the muzzle's outline join that of the neck.
struct Profile {
  enum class Nose : std::uint8_t { dog, cat, horse, pig, none } nose = Nose::dog;
  double skull = 12;                           // its radius
  Point muzzle{17, 5};                         // where it ends
  std::array<double, 2> muzzle_width{7.4, 5};  // radii at the skull and at the end
  Ears ears = Ears::hanging;
  bool cheek = false, mane = false, horn = false, antlers = false, horns = false, curved_horns = false;
  bool beard = false, blaze = false, trunk = false, knobs = false, high_eyes = false;
  bool nose_horn = false;
  bool whiskers = false;  // and the light muzzle of a great cat
  bool young = false;     // larger eyes, no tusks
  bool shaggy = false;    // a mammoth's: hair on top, small ears, long tusks
};

// The measures of a four-legged species in its own units, in which a dog's leg is 29 long.
struct Anatomy {
  double scale = 1;                           // figure units in one of its own
  double hind = 29, fore = 29;                // heights of hip and shoulder joint when standing
  double length = 28;                         // between both
  std::array<double, 3> round{9.6, 9, 10.8};  // radii at rump, belly, chest
  double rise = .25;                          // how far the trunk lies above the joints, in radii
  struct Neck {
    double length = 8, base = 9, top = 8, angle = 58;  // base and top are radii
    double arch = 0;  // how far its middle stands out upwards, in parts of its length
  } neck;
  std::array<double, 4> hind_width{8.6, 5.8, 4, 3.9};  // radii at hip, stifle, hock, foot
  std::array<double, 4> fore_width{6.6, 4.8, 4.1, 4};
  // Of upper arm, forearm and what is below the wrist, and the same of a hind leg, in heights of the joint.
  std::array<double, 3> fore_bones{.38, .4, .26}, hind_bones{.42, .42, .3};
  Foot foot = Foot::paw;
  double hock = 15;                            // how far the last bone of a hind leg leans, in degrees
  double stance = 1;                           // how far apart standing feet are: short legs need room
  bool hare_foot = false;                      // long hind feet
  double crouch_hip = 1, crouch_shoulder = 1;  // how far a standing animal sits down
  Tail tail = Tail::wagging;
  double tail_size = 1;  // of a horse's
  Mane mane = Mane::none;
  Pattern pattern = Pattern::plain;
  bool bib = false, socks = false, saddle = false;
  bool dark_legs = false;  // up to the trunk
  bool udder = false, wings = false;
  bool star = false;   // on the haunch
  bool belly = false;  // a light one with bands, from the throat on
  bool ruff = false;   // of long hair round the neck; the tail is as shaggy
  int humps = 0;       // on the back: 0 to 2
  double plates = 0;   // how high those of the back are; 0 without
  double head = 1;     // its size
  std::optional<Face> face{};
  Profile profile{};
  bool heavy = false;   // runs where others gallop
  bool squats = false;  // sits where others stand
  bool biped = false;   // stands and goes on its hind legs, the trunk half upright
  bool climbs = true;   // with its forelegs round a trunk; others rear
};

// Of a four-legged species.
Anatomy anatomy_of(const BeastLook& look);

}  // namespace drawing::beasts
