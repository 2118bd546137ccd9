#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "drawing/page/figure.h"
#include "drawing/page/stage.h"
#include "geometry/mask.h"

namespace drawing::page {

// What a prop may do where it is put.
struct Fit {
  double clearance_mm = 4;    // to asked motifs and other props that it does not overlap
  double hidden_max = 0;      // the share of it that nearer asked motifs may hide
  double over_props_max = 0;  // the share of it that may lie over or under other props
  bool cut_by_frame = false;  // scenery may run out of the picture
  // To asked motifs from what does not lie behind them, though it might: nothing seems to touch anybody.
  double beside_mm = 4;
  double slim_mm = 32;  // on an A4 page; what is slimmer does not rise above a head, as if it grew out of it
  bool over_feet = false;  // it may cover the lowest tenth of a motif that stands behind it
};

// The page being composed: what has been put where, and how near it is.
class Board {
 public:
  explicit Board(const Stage& stage);

  const Stage& stage() const { return stage_; }

  // A motif that somebody asked for. All of these are put before any prop.
  void put_asked(Figure figure, double depth);
  // One of several that are painted as one, in this order, as they touch. Pieces of one member are one
  // element of the picture.
  struct Member {
    int id = 0;
    bool asked = false;
    Figure piece;
  };
  // All of these take the room that asked motifs take.
  // The first of them all is the returned number.
  int put_ensemble(std::vector<Member> members, double depth);
  // Scenery that everything else stands on or before: hills, the sea, the sun's corner. Takes no room.
  void put_backdrop(Figure figure, double depth, double pen_mm);
  // A prop where it belongs, checked with fits() or not.
  void put_prop(Figure figure, double depth, double pen_mm);

  // The share of the figure that nearer asked motifs would hide, or nullopt if it does not fit there. What is
  // slim fits nowhere where it would seem to grow out of somebody's head: behind it or with its foot upon it.
  // Nor does anything whose narrow part would run past behind a face: a trunk, a post, the side of a house.
  std::optional<double> try_fit(const Figure& figure, double depth, const Fit& fit) const;
  bool fits(const Figure& figure, double depth, const Fit& fit) const {
    return try_fit(figure, depth, fit).has_value();
  }

  // Whether much of somebody's head would be seen before the figure instead of before something far and calm.
  bool lies_behind_a_head(const Figure& figure) const;

  // The heads of asked people and animals, with hair, hat and ears, and a margin around each: the lines of
  // what lies behind run past them.
  std::vector<geometry::Rect> quiet_heads() const;
  // Whether any of the figure would be seen within one of these.
  bool disturbs(const Figure& figure, const std::vector<geometry::Rect>& zones) const;
  // Likewise their bare hands, which do something.
  std::vector<geometry::Rect> quiet_hands() const;

  // A grid of the page as the board's own masks are.
  geometry::Mask blank() const { return geometry::Mask(taken_.area(), taken_.cell()); }
  // Everything that takes room: asked motifs and props.
  const geometry::Mask& taken() const { return taken_; }
  const geometry::Mask& asked() const { return asked_; }

  // The finished page, farthest first. The board is empty afterwards.
  Picture finish();
  // Which element of that picture a member became: its id, counted from the number of its ensemble.
  std::optional<std::uint16_t> element_of(int member) const;

 private:
  struct Face {
    geometry::Rect box;
    bool is_person;  // none of an animal
  };

  // Whether what is upright has its tip, which may be thinner than a cell, right above a head.
  bool points_over_a_head(const geometry::Rect& box) const;
  // Whether what has this box and stands behind everybody would seem to stand on somebody's head.
  bool stands_on_somebody(const geometry::Rect& box) const;

  struct Item {
    Figure figure;
    double depth = 0;
    double pen_mm = 0;
    bool asked = false;
    std::optional<int> member;  // of an ensemble: the same for pieces of one element
  };
  struct AskedMask {
    geometry::Mask all;
    geometry::Mask untouchable;  // without its lowest tenth
    double depth = 0;
  };

  // Indexes into the masks' cells.
  using Cells = std::vector<std::size_t>;
  void note_face(const Figure& figure);
  // Whether something narrow or the side of something wide would be seen right beside or above a face.
  bool runs_behind_a_face(const Cells& cells) const;
  void keep_heads_free(const geometry::Mask& all, const geometry::Rect& box);
  void take_room(geometry::Mask all, const geometry::Rect& box, double depth);
  Cells cells_of(const Figure& figure) const;
  bool near(const Cells& cells, const geometry::Mask& mask, double distance_mm) const;

  Stage stage_;
  std::vector<Item> items_;
  std::vector<AskedMask> asked_masks_;
  geometry::Mask taken_;
  geometry::Mask asked_;
  geometry::Mask props_;
  std::vector<Face> faces_;                // of asked people and animals
  std::vector<geometry::Rect> hands_;      // of asked people
  geometry::Mask over_heads_;              // right above what is uppermost of asked motifs
  int members_ = 0;                        // of all ensembles
  std::map<int, std::uint16_t> elements_;  // by member, of the finished page
};

}  // namespace drawing::page
