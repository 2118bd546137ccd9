#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "drawing/cast/library.h"
#include "drawing/model/options.h"
#include "drawing/model/wish.h"
#include "drawing/page/figure.h"
#include "drawing/page/stage.h"

namespace drawing::cast {

// What a scene is made of; it decides where motifs can be.
enum class Medium { land, water_surface, under_water, space, sky, room };

// Where on the page an actor belongs.
enum class Place { ground, air, sky };

// Figures and things that are drawn as one, because they touch: who does what.
class Ensemble {
 public:
  // What is painted of one member at one depth.
  struct Piece {
    int member = 0;
    bool asked = false;  // by the text; else it came with the deed
    page::Figure figure;
  };
  // Two points that belong together, as they were drawn.
  struct Contact {
    std::string of, with;
    double gap = 0;  // in the ensemble's units
  };
  // What there is to know of a member besides its pieces.
  struct Member {
    int id = 0;
    bool acts = false;   // it does what the ensemble shows
    bool meant = false;  // that is done to it, or with it
    bool is_thing = false;
    bool from_afar = false;  // nobody needs a hand on what it is done to
    struct Limb {
      std::string_view name;  // as plans call it: "near_hand"
      geometry::Point at;
    };
    std::vector<Limb> limbs;  // hands, feet, mouth and seat of somebody
    std::vector<int> joined;  // members that it holds, sits on or lies on
  };
  struct Drawing {
    std::vector<Piece> pieces;  // in painting order
    std::vector<Contact> contacts;
    std::vector<Member> members;
  };

  virtual ~Ensemble() = default;
  // In units of its own, of which one is `mm_per_unit` on the page.
  virtual Drawing draw(double mm_per_unit, const page::Stage& stage) const = 0;
  // Takes its units into the unit square of the actor's motif.
  virtual geometry::Affine into_square() const = 0;
  // Where its farthest member stands on the ground, as y in that square: others may stand before it.
  virtual double rear_foot() const = 0;
  // height_of_figure() of the tallest of those in it who live, in that square; 0 for things alone.
  virtual double tallest_figure() const = 0;
};

// One drawn motif that somebody asked for; a count of three gives three actors.
struct Actor {
  const motifs::Motif* motif = nullptr;
  const language::LexiconEntry* entry = nullptr;  // nullptr where nothing is known of the motif
  // What `motif` points to where it is none of the catalogue's: a head with a body, an ensemble's outline.
  std::shared_ptr<const motifs::Motif> with_body;
  std::shared_ptr<const Ensemble> ensemble;  // drawn instead of the motif, which has its size and outline
  bool bust = false;                         // a head or a bust, whose lower edge has to be hidden
  std::string name;
  int wished = 0;  // index into Wish::motifs
  Place place = Place::ground;
  bool afloat = false;         // in the water of the place, where there is one
  bool at_wall = false;        // in a room, right before the wall
  bool mounted = false;        // on an animal that carries it somewhere
  double relative = 1;         // linear size beside the others
  bool small_in_life = false;  // beside figures, where its real size is worth more than a full page
  bool true_to_life = false;   // its size beside the others of the page that have it is not to be changed
  double silhouette = 0.5;     // the share of its box that it fills
  // The y, in the unit square, at which each of `columns` columns of the unit square begins to be filled; 2
  // for an empty one.
  std::vector<double> top;
  language::Facing facing = language::Facing::front;
  bool legible = false;  // something is written in it: it is never flipped
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;

  static constexpr int columns = 48;
  // Turns the unit square's length into a length at size 1, at which the box's area is 1 times relative^2.
  double scale() const;
  language::Holds holds() const { return entry != nullptr ? entry->holds : language::Holds::nothing; }
  language::Wear wear() const { return entry != nullptr ? entry->wear : language::Wear(); }
  // The area of its silhouette at size 1.
  double area() const;
};

// The actors in the order of the wish, each motif in the drawing that `age` and `random` give it; motifs that
// the library does not have are left out.
std::vector<Actor> make_cast(const Wish& wish, const Library& library, Medium medium, Age age,
                             base::Random random);

// How tall somebody with those bounds counts: who lies, or is a crocodile, by a good part of the length.
double height_of_figure(const geometry::Rect& bounds);

// Fills in what the silhouette of the actor's motif tells.
void measure(Actor& actor);

}  // namespace drawing::cast
