#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "drawing/cast/library.h"
#include "drawing/layout/arrange.h"
#include "drawing/page/board.h"
#include "drawing/props/catalogue.h"
#include "geometry/outlines.h"

namespace drawing::places {

using namespace geometry;  // outlines, paths and points: what scenery is made of
using page::Figure;
using page::Fit;
using page::Sketch;
using page::Stage;

// A prop that a place may use: a drawing of props/, or a motif of the catalogue.
struct Prop {
  const props::NamedProp* drawing = nullptr;
  std::string motif;   // where there is no drawing
  std::string kind;    // of a LexiconEntry; never used beside an asked motif of the same kind
  double low_mm = 10;  // smallest and largest height on an A4 page
  double high_mm = 20;
  int most = 99;  // on one page
  // Shows the weather that is asked for: hangs elsewhere and smaller rather than nowhere.
  bool wanted = false;
};

// A drawing by its name, for pieces. Throws std::logic_error for an unknown one.
Prop drawn_prop(std::string_view name, double low_mm, double high_mm);

// The upper edge of a hill or of the ground, from one side of the frame to the other.
struct Ridge {
  std::vector<Point> points;
  double depth = 0;

  double at(double x) const;
  double lowest() const;   // the largest y
  double highest() const;  // the smallest y
};

// What a row of houses or furniture leaves free: a head down to its chin, or a street down to the ground.
struct Opening {
  double left = 0;
  double right = 0;
  double bottom = 0;
};

// The first opening that something of that width and height, standing at y, would be in, from that x on.
// nullptr if there is none.
const Opening* opening_in(const std::vector<Opening>& openings, double x, double y, double width,
                          double height);

// The stage set that a scene builds behind, under and before the asked motifs. Lives as long as the composing
// of one page.
class Set {
 public:
  Set(page::Board& board, const layout::Layout& layout, const cast::Library& library,
      std::vector<std::string> asked, base::Random random);

  const Stage& stage() const { return board_.stage(); }
  const layout::Layout& layout() const { return layout_; }
  base::Random& random() { return random_; }
  // A length on A4, in millimetres of this page.
  double mm(double a4) const { return a4 * stage().scale; }
  // Chooses among a scene's arrangements: the next turn gives the next one.
  std::uint32_t turn() const { return turn_; }
  void set_turn(std::uint32_t turn) { turn_ = turn; }
  // The place that the text names: where the page is above it, the arrangement that shows it has its turn.
  const std::string& named() const { return named_; }
  void set_named(std::string place) { named_ = std::move(place); }
  // Whether somebody was asked for at a place that the text names, on a page higher than wide.
  bool is_place_named() const { return !named_.empty() && !alone() && !stage().landscape(); }
  // Whether the text has one of these folded words, in whatever case: "des Freibads".
  bool is_said(const std::vector<std::string>& words) const;
  void set_words(std::vector<std::string> folded) { words_ = std::move(folded); }
  // Whether the text sets what happens there in a room or out of doors: "Geburtstag im Garten".
  const std::optional<bool>& indoors() const { return indoors_; }
  void set_indoors(bool indoors) { indoors_ = indoors; }
  // Whether what happens there is sad: no sun laughs at it.
  bool is_gloomy() const { return gloomy_; }
  void set_gloomy(bool gloomy) { gloomy_ = gloomy; }
  // Whether nobody was asked for, so that the scene itself is the picture.
  bool alone() const { return layout_.placements.empty(); }
  // Where the ground begins. A scene that is the whole picture has more ground than sky.
  double horizon() const;
  // The horizon moved by a share of the frame's height.
  double below_horizon(double share) const { return horizon() + share * stage().frame.height(); }
  // No props of these kinds are added: the deeds have brought such things.
  void leave_out(const std::vector<std::string>& kinds) {
    kinds_.insert(kinds_.end(), kinds.begin(), kinds.end());
  }
  // Props of these kinds are added whoever asked for one.
  void let_in(const std::vector<std::string>& kinds);
  // Such a prop is there now: no second clock hangs beside the first.
  void note(const Prop& prop);
  // Whether a prop of that kind may be added.
  bool may_add(std::string_view kind) const;
  // The side of the page, 1 for right, with more room beside the asked motifs.
  double free_side();

  // A wavy edge around `y`, up to `swell_mm` off it, rising by `tilt_mm` from left to right.
  Ridge ridge(double y, double swell_mm, double tilt_mm, double depth, int waves = 5);
  // Paints everything below the ridge.
  void hill(const Ridge& ridge, const std::string& name, double pen_mm);
  // What flies or hangs in the sky keeps clear of that part of a mountain.
  void rises(const Path& area);
  // Moves a ridge up or down within these bounds, in millimetres, so that it runs past behind no head; where
  // that cannot be, so that it does behind least of them.
  void clear_heads(Ridge& ridge, double least_shift, double most_shift) const;
  // Board::quiet_heads() of those who were asked for.
  const std::vector<geometry::Rect>& quiet_heads() const { return heads_; }
  // Whether what fills that box would be behind one of them.
  bool is_behind_head(const geometry::Rect& box) const;
  // From left to right, what a row of trees, houses or furniture that stands at that y leaves free behind
  // heads; nothing where hardly any of it would be left.
  std::vector<Opening> openings_behind_heads(double y) const;
  // Whether a fence of that height along the ridge would run past behind no head and behind few things.
  bool is_calm_for_fence(const Ridge& ridge, double height_mm) const;
  // Where nearest feet allow it, moves the ground's edge so that it runs past behind no head.
  void clear_heads_of_ground(Ridge& ridge) const;
  // What flutters keeps clear of a row of trees or houses as well.
  void stands_close(const Path& area) { rows_.fill(area, false, true, 0.5); }
  // No flower grows before a fence, which it would cut into pieces.
  void fenced(const Path& area) {
    stands_close(area);
    fences_.fill(area, false, true, 0.5);
  }
  // Whether anything stands there that was not asked for.
  bool has_prop_in(const geometry::Rect& box) const;
  // The same, and from now on this is the ground that things stand and lie on.
  void ground(const Ridge& ridge, const std::string& name);
  void backdrop(Figure figure, double depth, double pen_mm) {
    board_.put_backdrop(std::move(figure), depth, pen_mm);
  }
  // Scenery that props keep clear of.
  void scenery(Figure figure, double depth, double pen_mm) {
    board_.put_prop(std::move(figure), depth, pen_mm);
  }

  // Nothing lies or stands on that part of the ground or before that part of the sky: a way, a brook.
  void keep_free(const Path& area) { bare_.fill(area, false, true, 0.5); }
  // A prop that has its own place, behind the asked motifs: it takes room there. False where nearer motifs
  // hide more of it than `hidden_max`, or where other props lie under much of it.
  bool place(Figure figure, double depth, double pen_mm, double hidden_max = 0.4);

  // Stands one prop on the ridge, at that of the places (shares of the frame's width) where it is seen best.
  // At most `cut_max` of its width is outside of the frame. Out of doors it comes behind no head; in a room
  // only with `heads_free`. With `clear_of_rows` it is not before or behind a row of trees or houses, either.
  // False if it fits nowhere.
  bool stand(const Prop& prop, double height_mm, const Ridge& ridge, const std::vector<double>& places,
             double depth, double pen_mm, double hidden_max = 0.35, double cut_max = 1,
             bool heads_free = false, bool clear_of_rows = false);
  // Stands several on the ridge, at random places.
  int line_up(const std::vector<Prop>& props, int count, const Ridge& ridge, double pen_mm, double scale = 1);
  // Hangs one prop with its middle at the point, if it fits.
  bool hang(const Prop& prop, double height_mm, Point middle, double depth, double pen_mm);
  // The sun or the moon: hung likewise, and from now on nothing that stands comes before it.
  bool hang_heaven(const Prop& prop, double height_mm, Point middle, double depth, double pen_mm);
  // Where the sun or the moon is; empty where neither is.
  const geometry::Rect& heaven() const { return heaven_; }
  // Large plants in the lower corners, before everything else; each is seen as a whole.
  void fill_corners(const std::vector<Prop>& props);
  // Fills the largest free places above the ground, and on it; `count` is for a standard page. The first
  // props of the lists come first, then chance decides.
  int fill_sky(const std::vector<Prop>& props, int count, double least_gap_mm = 9);
  // The same before hills and mountains too: what flies or falls near by.
  int fill_air(const std::vector<Prop>& props, int count, double least_gap_mm = 9);
  int fill_ground(const std::vector<Prop>& props, int count, double least_gap_mm = 7);
  // In a room: hangs some on the wall, next to each other on one line where there is room.
  int fill_wall(const std::vector<Prop>& props, int count);
  // In a room: hangs it anywhere on the wall, smaller where it has to be. False where there is no room at
  // all.
  bool hang_anywhere(const Prop& prop);
  // In a room: stands some along the wall and in the corners before it, never in its middle, never before or
  // under anybody's feet.
  int fill_floor(const std::vector<Prop>& props, int count);
  bool is_room() const { return wall_foot_.has_value(); }
  // Down to that y things hang on a wall: there its panels begin, or the floor.
  void wall_until(double y) { wall_foot_ = y; }

  // The share of the box that is behind those who were asked for, from 0 to 1.
  double share_behind_asked(const geometry::Rect& box) const;

  // nullopt if the library lacks the motif.
  std::optional<Figure> make(const Prop& prop, double height_mm);
  int counted(int standard) const;
  // How large furniture is beside whoever was asked for: a small cook does not stand before a giant's
  // cupboard.
  double furniture_scale() const;
  // How large flowers and bags on the ground are: no larger than whoever was asked for.
  double filler_scale() const;
  // Likewise for plants in the corners, which are near: no mushroom is as tall as a child.
  double corner_scale() const;
  // What lies or grows before those who were asked for is no taller.
  double tallest_plant() const;
  // Whether so many figures are on the page that what surrounds them has to come near.
  bool is_crowded() const;
  static constexpr double near_in_crowd_mm = 2.5;
  // How much larger large things out of doors are on a high page where the figures leave much of it empty
  // above them.
  double scenery_scale() const;
  // The sizes that such a thing out of doors is tried in, largest first: a share of its own height each.
  std::vector<double> scenery_sizes(const Prop& prop) const;
  // How much of what only adorns a page: less where somebody was asked for, whom it must not compete with.
  int adorned(int standard) const;

 private:
  // 1 where the tallest figure has that share of the frame's height, or nobody was asked for; less beside
  // smaller ones, but no less than `least`.
  double scale_beside_figures(double full_from, double least) const;
  struct Spot {
    Point center;
    double radius = 0;
  };
  // The widest gaps, widest first, that do not overlap each other.
  std::vector<Spot> widest_gaps(const geometry::Mask& blocked, double least_mm, std::size_t most);
  enum class Zone { sky, air, ground };
  int fill(const std::vector<Prop>& props, int count, Zone zone, double least_gap_mm);
  std::vector<Prop> usable(const std::vector<Prop>& props) const;
  Path area_below(const Ridge& ridge) const;
  bool put_in_spot(const Prop& prop, const Spot& spot, Zone zone);
  // How often the prop was used to fill this page.
  int& uses_of(const Prop& prop);
  bool used_up(const Prop& prop);
  // Where whoever was asked for stands or what lies right before them.
  geometry::Mask under_feet() const;
  // What is shut in on the ground between limbs or between two who stand close.
  geometry::Mask between_limbs() const;
  bool is_under_feet(const geometry::Rect& box) const;
  // Whether what lies there would seem to be stacked with something that lies on the ground already.
  bool is_in_a_column(const geometry::Rect& box) const;
  bool is_small_animal(const Prop& prop) const;
  // The x, as near to that one as can be, at which the frame cuts off nothing of a small thing and little of
  // a large one. `box` is the thing's with its foot at x 0.
  double inside_frame(double x, const geometry::Rect& box) const;
  bool behind_somebody(double x, double width) const;
  // Whether few and large things hang there side by side: who is older gets many, as does an empty room.
  bool hangs_a_group() const { return !alone() && stage().age != Age::years_9_up; }
  // The wall, as far as things may hang on it.
  geometry::Rect wall() const;
  // `last`: the middle of what was hung there last, near which and as high as which it hangs.
  bool hang_on_line(const Prop& prop, const geometry::Rect& wall, std::optional<Point>& last, double scale);
  // Whether much of that wall has nothing on it.
  bool is_bare(const geometry::Rect& wall) const;
  bool stand_aside(const Prop& prop);

  page::Board& board_;
  const layout::Layout& layout_;
  const cast::Library& library_;
  std::vector<std::string> kinds_;
  std::vector<std::string> motifs_;
  base::Random random_;
  std::vector<geometry::Rect> heads_, hands_;  // the quiet ones of the board
  geometry::Mask ground_;
  geometry::Mask hills_;                    // the ground and all hills behind it
  geometry::Mask rows_;                     // see stands_close
  geometry::Mask bare_;                     // see keep_free
  geometry::Mask fences_;                   // see fenced
  std::vector<std::pair<Prop, int>> used_;  // how often fill() used each
  std::vector<geometry::Rect> strewn_;      // what fill() and fill_corners() put on the ground
  int small_animals_ = 0;                   // of these
  double ground_top_ = 0;
  std::optional<double> wall_foot_;
  geometry::Rect heaven_;
  std::uint32_t turn_ = 0;
  std::string named_;
  std::vector<std::string> words_;
  std::optional<bool> indoors_;
  bool gloomy_ = false;
};

}  // namespace drawing::places
