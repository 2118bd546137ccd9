#include "drawing/places/signs.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "drawing/props/props.h"

namespace drawing::places {
namespace {

using geometry::Path;
using geometry::Point;
using geometry::Rect;
using page::Figure;
using page::Fit;
using page::Sketch;
using page::Stage;

// Signs of a mood or pose: sleepy letters, notes or hearts of joy, notes. Sorrow has none: a drop beside a
// head hangs in the air, and a face shows its own.
enum class Sign { sleep, joy, music };

Figure sign(Sign kind, base::Random& random, double height) {
  Sketch sketch(kind == Sign::sleep ? "Schlafzeichen" : "Note");
  switch (kind) {
    case Sign::sleep: {
      // Three outlined letters Z, each larger and higher than the one before.
      const double sizes[] = {0.26, 0.34, 0.46};
      double x = 0, y = height / 2;
      for (const double part : sizes) {
        const double s = part * height, t = s * 0.27;
        sketch.region(geometry::polygon({{x, y - s},
                                         {x + s * 0.9, y - s},
                                         {x + s * 0.9, y - s + t},
                                         {x + s * 0.42, y - t},
                                         {x + s * 0.9, y - t},
                                         {x + s * 0.9, y},
                                         {x, y},
                                         {x, y - t},
                                         {x + s * 0.48, y - s + t},
                                         {x, y - s + t}}));
        x += s * 1.05;
        y -= s * 0.85;
      }
      break;
    }
    case Sign::joy:
      sketch.add(random.chance(0.5) ? props::music_note(random, height) : props::heart(random, height), {});
      break;
    case Sign::music:
      sketch.add(props::music_note(random, height), {});
      break;
  }
  return sketch.take();
}

struct Kind {
  Sign sign;
  double height_mm;  // on A4
  int count;
};

std::optional<Kind> kind_for(const cast::Actor& actor) {
  if (actor.pose == Pose::sleeping || actor.mood == Mood::sleepy) return Kind{Sign::sleep, 32, 1};
  if (actor.pose == Pose::dancing) return Kind{Sign::music, 22, 3};
  if (actor.mood == Mood::happy) return Kind{Sign::joy, 18, 2};
  return std::nullopt;
}

void add_beside_head(page::Board& board, const layout::Placement& placement, const Kind& kind,
                     base::Random& random) {
  const Stage& stage = board.stage();
  const Rect& body = placement.bounds;
  int placed = 0;
  for (int attempt = 0; attempt < 18 && placed < kind.count; ++attempt) {
    // Where there is little room, a smaller sign is better than none.
    const double shrink = attempt < 10 ? 1 : 0.8;
    const Figure figure =
        sign(kind.sign, random, kind.height_mm * shrink * stage.scale * random.uniform(0.85, 1.1));
    const Rect box = figure.bounds();
    const double side = (attempt + placed) % 2 == 0 ? -1 : 1;
    const Point at = {body.center().x + side * body.width() * random.uniform(0.28, 0.62),
                      body.top + body.height() * random.uniform(-0.12, 0.22)};
    Figure moved =
        figure.transformed(geometry::Affine::translation(at.x - box.center().x, at.y - box.center().y));
    Fit fit;
    fit.clearance_mm = 2;
    if (!board.fits(moved, placement.depth + 0.5, fit)) continue;
    board.put_prop(std::move(moved), placement.depth + 0.5, stage.pens.near);
    ++placed;
  }
}

void put_figure(page::Board& board, const layout::Placement& placement, Sketch& sketch) {
  Figure figure = sketch.take();
  if (!figure.shapes.empty())
    board.put_prop(std::move(figure), placement.depth - 0.0005, board.stage().pens.near);
}

// Strokes behind a runner, as comics have them.
void add_speed_lines(page::Board& board, const layout::Placement& placement, const cast::Actor& actor) {
  if (actor.facing == language::Facing::front) return;
  const bool looks_left = (actor.facing == language::Facing::left) == (placement.map.a > 0);
  const Stage& stage = board.stage();
  const Rect& box = placement.bounds;
  const double back = looks_left ? 1 : -1;
  // The upper part of a tail leaves room beside a body's box.
  const double from = (looks_left ? box.right : box.left) + back * 2.5 * stage.scale;
  const double room = looks_left ? stage.safe.right - from : from - stage.safe.left;
  Sketch sketch("Bewegung");
  for (const auto& [height, length] : {std::pair{0.4, 14.0}, {0.55, 20.0}, {0.7, 14.0}}) {
    const double reach = std::min(length * stage.scale, room);
    if (reach < 5 * stage.scale) continue;
    Path stroke;
    stroke.move_to({from, box.top + height * box.height()});
    stroke.line_to({from + back * reach, box.top + height * box.height()});
    sketch.detail(std::move(stroke), 1);
  }
  put_figure(board, placement, sketch);
}

// The shadow on the ground below a jumper, and an arc on each side of it; the shadow keeps props away from
// there.
void add_jump(page::Board& board, const layout::Placement& placement) {
  const Stage& stage = board.stage();
  const Rect& box = placement.bounds;
  const double height = std::min(7 * stage.scale, box.height() * 0.08);
  const Point ground = {box.center().x,
                        std::min(box.bottom + box.height() * 0.2, stage.safe.bottom - height)};
  if (ground.y - height < box.bottom + 2 * stage.scale) return;
  Sketch sketch("Schatten");
  Path shadow;
  shadow.add_ellipse(ground, box.width() * 0.34, height);
  sketch.region(std::move(shadow));
  for (const double side : {-1.0, 1.0}) {
    const double x = ground.x + side * box.width() * 0.3, top = box.bottom - box.height() * 0.02;
    const double bend = side * 3 * stage.scale, bottom = ground.y - height * 1.6;
    if (bottom - top < 5 * stage.scale) continue;
    Path stroke;
    stroke.move_to({x, top});
    stroke.cubic_to({x + bend, lerp(Point{0, top}, Point{0, bottom}, 0.3).y},
                    {x + bend, lerp(Point{0, top}, Point{0, bottom}, 0.7).y}, {x, bottom});
    sketch.detail(std::move(stroke), 1);
  }
  put_figure(board, placement, sketch);
}

// An arc on each side of a dancer, as comics show swaying.
void add_sway(page::Board& board, const layout::Placement& placement) {
  const Stage& stage = board.stage();
  const Rect& box = placement.bounds;
  Sketch sketch("Bewegung");
  for (const double side : {-1.0, 1.0}) {
    for (const double far : {3.0, 7.0}) {
      const double x = box.center().x + side * (box.width() / 2 + far * stage.scale);
      const double reach = (far < 5 ? 0.09 : 0.14) * box.height(), bend = side * 3.5 * stage.scale;
      if (x + bend < stage.safe.left || x + bend > stage.safe.right) continue;
      const double y = box.top + 0.62 * box.height();
      Path stroke;
      stroke.move_to({x, y - reach});
      stroke.cubic_to({x + bend, y - 0.4 * reach}, {x + bend, y + 0.4 * reach}, {x, y + reach});
      sketch.detail(std::move(stroke), 1);
    }
  }
  put_figure(board, placement, sketch);
}

}  // namespace

void add_signs(page::Board& board, const std::vector<cast::Actor>& cast, const layout::Layout& layout,
               base::Random random) {
  for (const layout::Placement& placement : layout.placements) {
    const cast::Actor& actor = cast[static_cast<std::size_t>(placement.actor)];
    if (const auto kind = kind_for(actor)) add_beside_head(board, placement, *kind, random);
    if (actor.pose == Pose::running) add_speed_lines(board, placement, actor);
    if (actor.pose == Pose::jumping && placement.on_ground) add_jump(board, placement);
    if (actor.pose == Pose::dancing) add_sway(board, placement);
  }
}

}  // namespace drawing::places
