#include "drawing/special/labyrinth.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>

#include "drawing/places/set.h"
#include "drawing/special/guests.h"
#include "drawing/special/maze_goals.h"
#include "geometry/outlines.h"

namespace drawing::special {
namespace {

using cast::Actor;
using geometry::Affine;
using geometry::Point;
using geometry::Rect;
using page::Figure;
using page::Sketch;
using page::Stage;
using std::numbers::pi;

// Lengths on A4, in millimetres, and cells across the shorter side.
struct Sizes {
  int cells = 12;
  int room_cells = 4;   // side of a room
  double band_mm = 45;  // beside a maze with gates
  double arrow_mm = 9;
  double least_cell_mm = 9.5;
  double ring_mm = 11.5;  // of a round maze
  double center_mm = 21;  // radius of its room
};

Sizes sizes_of(Age age) {
  if (age == Age::years_3_5) return {6, 2, 52, 13, 20, 20, 26};
  if (age == Age::years_9_up) return {20, 6, 40, 7.5, 6.4, 7.2, 18};
  return {};
}

enum class Walls { lines, hedges };
enum class Kind { gates, rooms, round };

// Who stands where.
struct Roles {
  std::optional<Actor> walker, goal;
  bool walker_asked = false, goal_asked = false;
  std::vector<Actor> others;  // all asked
};

class LabyrinthPainter {
 public:
  LabyrinthPainter(page::Board& board, const Wish& wish, const cast::Library& library,
                   const base::Random& random)
      : board_(board),
        stage_(board.stage()),
        library_(library),
        sizes_(sizes_of(stage_.age)),
        random_(random.fork("labyrinth")) {
    cast(wish, random.fork("drawings"));
    const bool thick = stage_.age == Age::years_3_5 || (stage_.age == Age::years_6_8 && random_.chance(0.4));
    walls_ = thick ? Walls::hedges : Walls::lines;
  }

  MazePlan paint() {
    const std::uint32_t choice = random_.below(3);
    Kind kind = choice == 0 ? Kind::gates : choice == 1 ? Kind::rooms : Kind::round;
    // Only corners and bands have room for more than two motifs.
    if (kind == Kind::rooms && !roles_.others.empty()) kind = Kind::gates;
    if (kind == Kind::round && roles_.others.size() > 3) kind = Kind::gates;
    if (kind == Kind::rooms) return paint_rooms();
    MazePlan plan = kind == Kind::round ? paint_round() : paint_gates();
    decorate();
    return plan;
  }

 private:
  void cast(const Wish& wish, const base::Random& random) {
    std::vector<Actor> guests = guests_of(wish, library_, stage_.age, random);
    // "Labyrinth mit drei Mäusen" shows three.
    if (guests.size() == 1) {
      const int count = wish.motifs[static_cast<std::size_t>(guests.front().wished)].count;
      guests.resize(static_cast<std::size_t>(std::clamp(count, 1, 5)), guests.front());
    }
    if (guests.empty()) {
      const std::optional<MazePair> pair = default_pair(library_, random_);
      if (!pair) return;
      roles_.walker = unasked(pair->walker, random);
      roles_.goal = unasked(pair->goal, random);
      return;
    }
    roles_.walker = guests[0];
    roles_.walker_asked = true;
    roles_.goal_asked = guests.size() > 1;
    roles_.goal = roles_.goal_asked ? guests[1] : unasked(goal_of(guests[0].motif->id, library_), random);
    for (std::size_t i = 2; i < std::min<std::size_t>(guests.size(), 6); ++i)
      roles_.others.push_back(guests[i]);
  }

  std::optional<Actor> unasked(std::string_view id, const base::Random& random) const {
    Wish wish;
    WishedMotif wished;
    wished.motif = std::string(id);
    if (const language::LexiconEntry* entry = library_.entry(id)) wished.name = entry->singular;
    wish.motifs.push_back(wished);
    std::vector<Actor> actors = guests_of(wish, library_, stage_.age, random);
    if (actors.empty()) return std::nullopt;
    return actors.front();
  }

  void place(const std::optional<Actor>& actor, bool asked, const Rect& box) {
    if (!actor || box.empty()) return;
    put(guest_in_box(*actor, box, stage_), asked);
  }

  void put(Figure figure, bool asked) {
    if (asked) {
      board_.put_asked(std::move(figure), 3);
    } else {
      board_.put_prop(std::move(figure), 3, stage_.pens.asked);
    }
  }

  double mm(double a4) const { return a4 * stage_.scale; }
  double wall_mm() const { return std::min(1.2, stage_.pens.asked * 1.2); }
  double hedge_mm(double cell) const { return std::max(cell * 0.2, 2.4); }

  int cells_across(double length) const {
    return std::clamp(static_cast<int>(length / sizes_.least_cell_mm), 4, sizes_.cells);
  }

  void put_maze(const MazePlan& plan) {
    Sketch floor("Labyrinth");
    floor.region(plan.floor);
    Figure ground = floor.take();
    // Its edge is the outer wall, which has gates.
    ground.shapes.front().line_mm = 0;
    board_.put_prop(std::move(ground), 1, stage_.pens.near);
    Figure figure;
    figure.name = "Mauer";
    if (walls_ == Walls::lines) {
      Sketch lines("Mauer");
      geometry::Path all;
      for (const Wall& wall : plan.walls) all.append(wall.line());
      lines.detail(std::move(all), 1);
      figure = lines.take();
    } else {
      // Where bands meet, the inner ones paint over the outer ones' edges.
      const double half = hedge_mm(plan.cell_mm) / 2, line = stage_.pens.near / 2;
      geometry::Path outer, inner;
      for (const Wall& wall : plan.walls) {
        outer.append(wall.band(half + line));
        inner.append(wall.band(half - line));
      }
      Sketch bands("Hecke");
      bands.solid(std::move(outer)).region(std::move(inner), 0);
      figure = bands.take();
    }
    board_.put_backdrop(std::move(figure), 2, wall_mm());
  }

  // An arrow with its middle at the point; it points upwards before it is turned.
  void put_arrow(Point middle, double turn) {
    const double a = mm(sizes_.arrow_mm) / 2;
    Sketch arrow("Pfeil");
    arrow.region(geometry::rounded({{0, -a},
                                    {a * 0.85, -a * 0.05},
                                    {a * 0.36, -a * 0.05},
                                    {a * 0.36, a},
                                    {-a * 0.36, a},
                                    {-a * 0.36, -a * 0.05},
                                    {-a * 0.85, -a * 0.05}},
                                   0.12)
                     .transformed(Affine::translation(middle.x, middle.y) * Affine::rotation(turn)));
    board_.put_prop(arrow.take(), 2.5, stage_.pens.near);
  }

  // A box's slots from one end to the other, as wide (or high) as many.
  static Rect slot(const Rect& band, bool level, int index, int count) {
    Rect box = band;
    if (level) {
      box.left = band.left + band.width() * index / count;
      box.right = band.left + band.width() * (index + 1) / count;
    } else {
      box.top = band.top + band.height() * index / count;
      box.bottom = band.top + band.height() * (index + 1) / count;
    }
    return box.inflated(-2);
  }

  // A maze between two bands, with a gate to each: above and below it, or on its left and right.
  MazePlan paint_gates() {
    const bool level = !stage_.landscape();
    const double half = walls_ == Walls::hedges ? mm(2.5) : 0, band = mm(sizes_.band_mm);
    Rect box = stage_.safe.inflated(-half), first = stage_.safe, last = stage_.safe;
    if (level) {
      box.top = (first.bottom = first.top + band) + half;
      box.bottom = (last.top = last.bottom - band) - half;
    } else {
      box.left = (first.right = first.left + band) + half;
      box.right = (last.left = last.right - band) - half;
    }
    const int across = cells_across(level ? box.width() : box.height());
    const double cell = (level ? box.width() : box.height()) / across;
    const int along = std::max(3, static_cast<int>(std::lround((level ? box.height() : box.width()) / cell)));
    const int columns = level ? across : along, rows = level ? along : across;
    const bool mirrored = random_.chance(0.5);
    // The gates lie below the middles of their motifs: at a quarter and at three quarters, or less.
    const int others = static_cast<int>(roles_.others.size());
    const int slots[] = {1 + (others + 1) / 2 + (others == 0 ? 1 : 0), 1 + others / 2 + (others < 2 ? 1 : 0)};
    const auto gate_at = [&](int slots_here, bool far_end) {
      const double middle = 0.5 / std::max(2, slots_here);
      const int at = std::clamp(static_cast<int>(middle * across), 0, across - 1);
      return far_end ? across - 1 - at : at;
    };
    Gate start, goal;
    const int from = gate_at(slots[0], mirrored), to = gate_at(slots[1], !mirrored);
    start = level ? Gate{from, 0, Side::top} : Gate{0, from, Side::left};
    goal = level ? Gate{to, rows - 1, Side::bottom} : Gate{columns - 1, to, Side::right};
    MazePlan plan = rectangular_maze(box, columns, rows, start, goal, random_.fork("maze"));
    put_maze(plan);
    const double arrow = mm(sizes_.arrow_mm), off = half + arrow / 2 + 2;
    const auto along_gate = [&](int at) {
      return level ? box.left + (at + 0.5) * box.width() / columns
                   : box.top + (at + 0.5) * box.height() / rows;
    };
    if (level) {
      put_arrow({along_gate(from), box.top - off}, pi);
      put_arrow({along_gate(to), box.bottom + off}, pi);
      first.bottom -= arrow + 2.5;
      last.top += arrow + 2.5;
    } else {
      put_arrow({box.left - off, along_gate(from)}, pi / 2);
      put_arrow({box.right + off, along_gate(to)}, pi / 2);
      first.right -= arrow + 2.5;
      last.left += arrow + 2.5;
    }
    const auto fill = [&](const Rect& where, int count, bool far_end, const std::optional<Actor>& main,
                          bool asked, std::size_t from_other, std::size_t to_other) {
      const auto at = [&](int i) { return slot(where, level, far_end ? count - 1 - i : i, count); };
      place(main, asked, at(0));
      int next = 1;
      for (std::size_t i = from_other; i < to_other; ++i) place(roles_.others[i], true, at(next++));
    };
    const std::size_t above = static_cast<std::size_t>((others + 1) / 2);
    fill(first, slots[0], mirrored, roles_.walker, roles_.walker_asked, 0, above);
    fill(last, slots[1], !mirrored, roles_.goal, roles_.goal_asked, above, roles_.others.size());
    return plan;
  }

  // A maze as large as the page with two rooms in it.
  MazePlan paint_rooms() {
    const double half = walls_ == Walls::hedges ? mm(2.5) : 0.6;
    const Rect box = stage_.safe.inflated(-half);
    const bool level = !stage_.landscape();
    const int across = cells_across(level ? box.width() : box.height());
    const double cell = (level ? box.width() : box.height()) / across;
    const int along = std::max(4, static_cast<int>(std::lround((level ? box.height() : box.width()) / cell)));
    const int columns = level ? across : along, rows = level ? along : across;
    const int side = std::clamp(sizes_.room_cells, 1, across / 3);
    const auto corner = [&](bool right, bool below) {
      return Room{right ? columns - side : 0, below ? rows - side : 0, side, side};
    };
    const bool right = random_.chance(0.5), below = random_.chance(0.3);
    const Room start = corner(right, below);
    // The goal lies in the opposite corner or, if that is far enough, in the middle.
    const bool middle = random_.chance(0.4) && along > 3 * side + 2;
    const Room goal =
        middle ? Room{(columns - side) / 2, (rows - side) / 2, side, side} : corner(!right, !below);
    MazePlan plan = rectangular_maze(box, columns, rows, start, goal, random_.fork("maze"));
    put_maze(plan);
    const double wall = walls_ == Walls::hedges ? hedge_mm(plan.cell_mm) / 2 : 0;
    const auto inside = [&](const Room& room) {
      Rect r;
      r.include(
          Point{box.left + box.width() * room.column / columns, box.top + box.height() * room.row / rows});
      r.include(Point{box.left + box.width() * (room.column + room.columns) / columns,
                      box.top + box.height() * (room.row + room.rows) / rows});
      return r.inflated(-wall - mm(3));
    };
    place(roles_.walker, roles_.walker_asked, inside(start));
    place(roles_.goal, roles_.goal_asked, inside(goal));
    lay_out(plan, wall);
    return plan;
  }

  // Small things to collect lie on the way, as there is nothing around the maze.
  void lay_out(const MazePlan& plan, double wall) {
    const double radius = std::min(plan.cell_mm * 0.27, plan.cell_mm / 2 - wall - mm(1.6));
    const Grain grain = grain_of(stage_);
    if (radius < grain.least_mm) return;
    constexpr Ornament kinds[] = {Ornament::star, Ornament::heart, Ornament::flower, Ornament::diamond};
    const Ornament kind = kinds[random_.below(4)];
    const std::vector<int>& way = plan.maze.solution();
    const std::size_t count = std::min<std::size_t>(way.size() / 2, stage_.age == Age::years_3_5 ? 8 : 11);
    for (std::size_t i = 1; i <= count; ++i) {
      const int cell = way[i * (way.size() - 1) / (count + 1)];
      Sketch sketch("Fundstück");
      add_ornament(sketch, kind, plan.middles[static_cast<std::size_t>(cell)], radius, 0, grain);
      board_.put_backdrop(sketch.take(), 2.5, stage_.pens.near);
    }
  }

  // The largest square in that corner of the page that keeps away from the circle.
  Rect corner_box(Point sign, Point center, double radius) const {
    const Rect& safe = stage_.safe;
    const Point corner = {sign.x < 0 ? safe.left : safe.right, sign.y < 0 ? safe.top : safe.bottom};
    double side = 0;
    while (side < safe.width() / 2 && geometry::length(corner - sign * (side + 0.5) - center) > radius)
      side += 0.5;
    Rect box;
    box.include(corner);
    box.include(corner - sign * side);
    return box;
  }

  // A round maze with its goal in the middle; who walks stands in a corner.
  MazePlan paint_round() {
    const double half = walls_ == Walls::hedges ? mm(1.6) : 0;
    const Rect& safe = stage_.safe;
    const Point center = safe.center();
    const double least = std::min(safe.width(), safe.height()), most = std::max(safe.width(), safe.height());
    // Squarish paper needs a smaller maze, so that the corners have room.
    const double radius = std::min(least / 2, most * 0.36) - half;
    const double room = mm(sizes_.center_mm);
    const int rings = std::max(2, static_cast<int>(std::lround((radius - room) / mm(sizes_.ring_mm))));
    std::vector<Point> corners = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};
    if (random_.chance(0.5)) std::swap(corners[0], corners[1]);
    const Point to_corner = {corners[0].x * safe.width(), corners[0].y * safe.height()};
    const double wanted = std::atan2(to_corner.x, -to_corner.y);
    MazePlan plan = round_maze(center, room, radius, rings, wanted, random_.fork("maze"));
    put_maze(plan);
    const double arrow = mm(sizes_.arrow_mm), angle = gate_angle(plan, center);
    put_arrow(center + spoke(radius + half + arrow / 2 + 2, angle), angle + pi);
    place(roles_.walker, roles_.walker_asked, corner_box(corners[0], center, radius + half + arrow + 4));
    for (std::size_t i = 0; i < roles_.others.size(); ++i)
      place(roles_.others[i], true, corner_box(corners[i + 1], center, radius + half + 4));
    if (roles_.goal) {
      const double wall = walls_ == Walls::hedges ? hedge_mm(plan.cell_mm) / 2 : 0;
      put(guest_in_circle(*roles_.goal, center, room - wall - mm(2), 0, stage_), roles_.goal_asked);
    }
    return plan;
  }

  // Small things around the maze.
  void decorate() {
    layout::Layout layout;
    layout.horizon_mm = layout.foot_mm = stage_.frame.bottom;
    std::vector<std::string> ids;
    for (const auto* actor : {&roles_.walker, &roles_.goal}) {
      if (*actor) ids.push_back((*actor)->motif->id);
    }
    for (const Actor& actor : roles_.others) ids.push_back(actor.motif->id);
    places::Set set(board_, layout, library_, ids, random_.fork("decoration"));
    // Only what stays large enough to colour.
    std::vector<places::Prop> props = {places::drawn_prop("star", 13, 19),
                                       places::drawn_prop("heart", 12, 17),
                                       places::drawn_prop("cloud", 15, 21)};
    if (stage_.age != Age::years_3_5 && stage_.scale > 0.9) {
      props.push_back(places::drawn_prop("daisy", 28, 34));
      props.push_back(places::drawn_prop("butterfly", 21, 26));
    }
    set.fill_sky(props, 9, 13);
  }

  page::Board& board_;
  const Stage& stage_;
  const cast::Library& library_;
  Sizes sizes_;
  base::Random random_;
  Roles roles_;
  Walls walls_ = Walls::lines;
};

}  // namespace

MazePlan paint_labyrinth(page::Board& board, const Wish& wish, const cast::Library& library,
                         base::Random random) {
  return LabyrinthPainter(board, wish, library, random).paint();
}

}  // namespace drawing::special
