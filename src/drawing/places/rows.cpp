#include <algorithm>
#include <span>

#include "drawing/places/interior.h"
#include "drawing/places/pieces.h"
#include "drawing/places/scenery.h"

namespace drawing::places {
namespace {

// How large things stand that are no furniture: where they are tried, and how.
struct Manner {
  std::vector<double> shares;  // of the frame's width, for the right side
  double jitter = 0;
  double share_alone = 0;  // tried first where nobody was asked for; 0 for none
  double lower_low_mm = 0, lower_high_mm = 0;
  double scale_alone = 1;
  std::vector<double> sizes;   // one after the other
  std::vector<double> hidden;  // for each size, the share of it that nearer motifs may hide
  double nearer = 0;           // than the line
};

const Manner& manner_of(Standing::Manner manner) {
  static const Manner aside = {{0.84, 0.76, 0.9, 0.68}, 0.03, 0, 5, 16, 1.15, {1, 0.78}, {0.45, 0.6}, 1};
  static const Manner beside = {{0.84, 0.76, 0.9, 0.2, 0.3}, 0.03, 0.62, 2, 10, 1.2, {1}, {0.4}, 0.7};
  static const Manner on_the_floor = {
      {0.76, 0.84, 0.68, 0.2, 0.3}, 0.04, 0, 6, 6, 1.2, {1, 0.78}, {0.5, 0.5}, 0.5};
  static const Manner afloat = {{0.78, 0.86, 0.7, 0.2}, 0.04, 0, 3, 3, 1.3, {1}, {0.45}, 0.5};
  switch (manner) {
    case Standing::Manner::aside:
      return aside;
    case Standing::Manner::beside:
      return beside;
    case Standing::Manner::on_the_floor:
      return on_the_floor;
    default:
      return afloat;
  }
}

// The line, nearer by what the manner says.
Ridge lowered(Set& set, const Ridge& line, const Manner& manner) {
  Ridge lower = line;
  const bool fixed = manner.lower_low_mm == manner.lower_high_mm;
  for (Point& p : lower.points) {
    p.y +=
        set.mm(fixed ? manner.lower_low_mm : set.random().uniform(manner.lower_low_mm, manner.lower_high_mm));
  }
  return lower;
}

// Stands a prop towards that side. `order` keeps those of one row apart in depth.
bool stand_in_manner(Set& set, const Prop& prop, const Ridge& line, const Manner& manner, double side,
                     double order) {
  base::Random& random = set.random();
  std::vector<double> places;
  if (set.alone() && manner.share_alone > 0) {
    places.push_back((side > 0 ? manner.share_alone : 1 - manner.share_alone) + random.uniform(-0.06, 0.06));
  }
  for (const double share : manner.shares)
    places.push_back((side > 0 ? share : 1 - share) + random.uniform(-manner.jitter, manner.jitter));
  const Ridge lower = lowered(set, line, manner);
  const double height =
      set.mm(random.uniform(prop.low_mm, prop.high_mm)) * (set.alone() ? manner.scale_alone : 1);
  const double room = lower.highest() - set.stage().safe.top;
  for (const double size : set.scenery_sizes(prop)) {
    if (size > 1 &&
        set.stand(prop, std::min(height * size, room), lower, places,
                  line.depth + manner.nearer + 0.01 * order, set.stage().pens.middle, manner.hidden.front()))
      return true;
  }
  for (std::size_t i = 0; i < manner.sizes.size(); ++i) {
    if (set.stand(prop, height * manner.sizes[i], lower, places, line.depth + manner.nearer + 0.01 * order,
                  set.stage().pens.middle, manner.hidden[i]))
      return true;
  }
  return false;
}

bool stand_all_aside(Set& set, const Standing& standing, const Ridge& line) {
  double side = set.free_side(), order = 0;
  bool any = false;
  for (const Prop& prop : standing.props) {
    any |= stand_in_manner(set, prop, line, manner_of(standing.manner), side, order++);
    side = -side;
  }
  return any;
}

bool stand_first_that_fits(Set& set, const Standing& standing, const Ridge& line) {
  const double side = set.free_side();
  return std::any_of(standing.props.begin(), standing.props.end(), [&](const Prop& prop) {
    return stand_in_manner(set, prop, line, manner_of(standing.manner), side, 0);
  });
}

// Weeds, rocks or columns at the sides of the page, in turn.
bool stand_at_the_sides(Set& set, const Standing& standing, const Ridge& line) {
  static const Manner manner = {{0.955, 0.9, 0.84, 0.76}, 0.02, 0, 3, 12, 1, {1}, {0.3}, 0.8};
  double side = set.free_side();
  bool any = false;
  for (int i = 0; i < set.counted(standing.count); ++i, side = -side)
    any |= stand_in_manner(set, set.random().pick(std::span(standing.props)), line, manner, side, i);
  return any;
}

bool furnish_all(Set& set, const Standing& standing, const Ridge& line) {
  const Side side = standing.manner == Standing::Manner::free    ? Side::free
                    : standing.manner == Standing::Manner::other ? Side::other
                                                                 : Side::middle;
  if (standing.one_of)
    return furnish(set, set.random().pick(std::span<const Prop>(standing.props)), line, side);
  bool any = false;
  for (const Prop& prop : standing.props) any |= furnish(set, prop, line, side);
  return any;
}

bool paint(Scenery& scenery, const Standing& standing) {
  Set& set = scenery.set();
  Ridge line = scenery.line(standing.on);
  switch (standing.manner) {
    case Standing::Manner::free:
    case Standing::Manner::other:
    case Standing::Manner::middle:
      return furnish_all(set, standing, line);
    case Standing::Manner::aside:
      return !scenery.is_swum_in() && stand_all_aside(set, standing, line);
    case Standing::Manner::afloat:
      // Where the scene is the picture, what floats is nearer.
      if (set.alone()) {
        for (Point& p : line.points) p.y += set.mm(11);
      }
      return stand_first_that_fits(set, standing, line);
    case Standing::Manner::at_the_sides:
      return stand_at_the_sides(set, standing, line);
    case Standing::Manner::beside:
    case Standing::Manner::on_the_floor:
      return stand_first_that_fits(set, standing, line);
  }
  return false;
}

bool paint(Scenery& scenery, const OnWall& hung) {
  Set& set = scenery.set();
  const double top =
      hung.top_low == hung.top_high ? hung.top_low : set.random().uniform(hung.top_low, hung.top_high);
  const Prop& prop = hung.in_landscape && set.stage().landscape() ? *hung.in_landscape : hung.prop;
  const double* x = std::get_if<double>(&hung.x);
  const bool hangs =
      x != nullptr ? put_on_wall(set, prop, *x, top) : put_on_wall(set, prop, std::get<Side>(hung.x), top);
  return hangs || (prop.wanted && set.hang_anywhere(prop));
}

bool paint(Scenery& scenery, const MainThing& main) {
  return hang_main(scenery.set(), main.prop);
}

bool paint(Scenery& scenery, const InLine& row) {
  Set& set = scenery.set();
  const Stage& stage = set.stage();
  int count = row.count;
  if (!row.exactly) count = set.counted(count);
  if (row.young && stage.age == Age::years_3_5) count = *row.young;
  return set.line_up(row.props, count, row.on.empty() ? scenery.last_hill() : scenery.line(row.on),
                     row.middle_pen ? stage.pens.middle : stage.pens.far) > 0;
}

bool paint(Scenery& scenery, const AlongStreet& row) {
  Set& set = scenery.set();
  base::Random& random = set.random();
  const Ridge line = scenery.line(row.on);
  std::vector<Prop> props = row.props;
  random.shuffle(std::span<Prop>(props));
  bool any = false;
  for (int i = 0; i < set.counted(row.count); ++i) {
    const Prop& prop = props[static_cast<std::size_t>(i) % props.size()];
    std::vector<double> places;
    for (int k = 0; k < 5; ++k) places.push_back(random.uniform(0.05, 0.95));
    any |= set.stand(prop, set.mm(random.uniform(prop.low_mm, prop.high_mm)), line, places,
                     line.depth + 0.6 + 0.01 * i, set.stage().pens.middle);
  }
  return any;
}

bool paint(Scenery& scenery, const Filling& filling) {
  Set& set = scenery.set();
  if (filling.count == 0) return false;
  switch (filling.where) {
    case Filling::Where::ground:
      return set.fill_ground(filling.props, filling.count, filling.gap_mm) > 0;
    case Filling::Where::sky:
      return set.fill_sky(filling.props, filling.count, filling.gap_mm) > 0;
    case Filling::Where::air:
      return set.fill_air(filling.props, filling.count, filling.gap_mm) > 0;
    case Filling::Where::wall:
      return set.fill_wall(filling.props, filling.count) > 0;
    case Filling::Where::floor:
      return set.fill_floor(filling.props, filling.count) > 0;
  }
  return false;
}

bool paint(Scenery& scenery, const Hill& hill) {
  Set& set = scenery.set();
  const double at = scenery.y(hill.top), depth = depth_of(hill.layer);
  const double rise = set.mm(hill.tilt_mm + hill.swell_mm);
  const double y = hill.kind == Hill::Kind::hill ? at : scenery.ground_y(at, rise);
  if (hill.kind == Hill::Kind::level) {
    scenery.add_line(hill.line_name, level(set, y, depth));
    set.ground(scenery.line(hill.line_name), hill.called);
    return true;
  }
  const int waves = hill.waves.size() == 1 ? hill.waves.front() : set.random().pick(std::span(hill.waves));
  // A shore that had to give way to swimmers, or to those who stand there, does not rise between them.
  const bool moved = y != at;
  const double tilt =
      hill.tilt_mm == 0 || moved ? 0 : set.mm(set.random().uniform(-hill.tilt_mm, hill.tilt_mm));
  Ridge ridge = set.ridge(y, moved ? set.mm(1) : set.mm(hill.swell_mm), tilt, depth, waves);
  if (hill.kind == Hill::Kind::ground) {
    set.ground(ridge, hill.called);
    scenery.add_line(hill.line_name, std::move(ridge));
  } else {
    set.clear_heads(ridge, -set.mm(14), set.mm(14));
    set.hill(ridge, hill.called, set.stage().pens.far);
    scenery.add_hill(hill.line_name, std::move(ridge));
  }
  return true;
}

bool paint(Scenery& scenery, const Room& room) {
  scenery.add_line("ground", build_room(scenery.set(), room.floor, room.wall));
  return true;
}

bool paint(Scenery& scenery, const Piece& piece) {
  find_piece(piece.name)->paint(scenery, piece);
  return true;
}

bool applies(Set& set, const Row& row) {
  if (row.when == Row::When::alone && !set.alone()) return false;
  if (row.when == Row::When::asked && set.alone()) return false;
  if (!row.unless.empty() && !set.may_add(row.unless)) return false;
  return !row.chance || set.random().chance(*row.chance);
}

}  // namespace

bool paint_row(Scenery& scenery, const Row& row) {
  if (!applies(scenery.set(), row)) return false;
  if (std::visit([&](const auto& what) { return paint(scenery, what); }, row.what)) return true;
  paint_rows(scenery, row.otherwise);
  return false;
}

void paint_rows(Scenery& scenery, const std::vector<Row>& rows) {
  for (const Row& row : rows) paint_row(scenery, row);
}

}  // namespace drawing::places
