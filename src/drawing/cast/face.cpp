#include "drawing/cast/face.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "geometry/flatten.h"
#include "geometry/mask.h"

namespace drawing::cast {
namespace {

using geometry::Path;
using geometry::Point;
using geometry::Rect;

// A shape that may be an eye, with its box.
struct Eye {
  std::size_t shape = 0;
  Rect box;

  double size() const { return std::max(box.width(), box.height()); }
};

// One eye for a head in profile, two for a face; which way is inwards for each.
struct Eyes {
  std::vector<Eye> list;
  double apart = 0;  // between the middles of two
};

std::vector<Eye> candidates(const page::Figure& figure, const Rect& whole) {
  std::vector<Eye> list;
  const double extent = std::max(whole.width(), whole.height());
  for (std::size_t i = 0; i < figure.shapes.size(); ++i) {
    if (figure.shapes[i].role != Role::solid) continue;
    const Rect box = figure.shapes[i].path.bounds();
    if (box.empty()) continue;
    const double aspect = box.width() / box.height();
    const bool round = aspect > 0.3 && aspect < 1.8;
    const bool high = box.center().y < whole.top + whole.height() * 0.66;
    if (round && high && box.height() > extent * 0.012 && box.height() < extent * 0.16)
      list.push_back({i, box});
  }
  return list;
}

std::optional<Eyes> find_pair(const std::vector<Eye>& list, const Rect& whole) {
  std::optional<Eyes> best;
  double best_score = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t k = i + 1; k < list.size(); ++k) {
      const Eye &a = list[i], &b = list[k];
      const double dx = std::abs(a.box.center().x - b.box.center().x);
      const double dy = std::abs(a.box.center().y - b.box.center().y);
      const double like = std::min(a.size(), b.size()) / std::max(a.size(), b.size());
      if (like < 0.72 || dy > 0.3 * dx || dx < 1.25 * a.size() || dx > 9 * a.size() ||
          dx > 0.7 * whole.width())
        continue;
      // The largest pair is the eyes; nostrils and buttons are smaller.
      const double score = like * (a.size() + b.size()) * (1 - dy / dx);
      if (score <= best_score) continue;
      best_score = score;
      Eyes eyes{{a, b}, dx};
      if (a.box.center().x > b.box.center().x) std::swap(eyes.list[0], eyes.list[1]);
      best = std::move(eyes);
    }
  }
  return best;
}

// The one that is nearest to a circle and not at the figure's edge, where the nose is.
std::optional<Eyes> find_profile(const std::vector<Eye>& list, const Rect& whole) {
  std::optional<Eyes> best;
  double best_score = 0;
  for (const Eye& eye : list) {
    const double aspect = eye.box.width() / eye.box.height();
    const double edge = std::min(eye.box.left - whole.left, whole.right - eye.box.right) / whole.width();
    const double score = std::min(aspect, 1 / aspect) * std::min(1.0, 0.3 + 10 * std::max(0.0, edge));
    if (score <= best_score) continue;
    best_score = score;
    best = Eyes{{eye}, 0};
  }
  return best_score > 0.45 ? best : std::nullopt;
}

Path curve(Point from, Point control1, Point control2, Point to) {
  Path path;
  path.move_to(from);
  path.cubic_to(control1, control2, to);
  return path;
}

std::optional<Eyes> eyes_of(const page::Figure& figure, const Rect& whole) {
  const std::vector<Eye> list = candidates(figure, whole);
  std::optional<Eyes> eyes = find_pair(list, whole);
  return eyes ? eyes : find_profile(list, whole);
}

class Face {
 public:
  Face(page::Figure& figure, Eyes eyes, const Rect& whole)
      : figure_(figure), eyes_(std::move(eyes)), whole_(whole) {}

  void close_eyes() {
    std::vector<Path> lids;
    for (const Eye& eye : eyes_.list) {
      const Point c = eye.box.center();
      const double half = half_width(eye), drop = half * 0.75;
      lids.push_back(curve({c.x - half, c.y}, {c.x - half * 0.6, c.y + drop}, {c.x + half * 0.6, c.y + drop},
                           {c.x + half, c.y}));
    }
    remove_eyes();
    for (Path& lid : lids) add_line(std::move(lid));
  }

  // `inner` is how much higher a brow's inner end is than its outer one, in eye sizes. A brow that does not
  // fit on the head is drawn shorter and nearer to the eye, or not at all.
  void add_brows(double inner) {
    for (std::size_t i = 0; i < eyes_.list.size(); ++i) {
      const geometry::Mask head = head_around(eyes_.list[i]);
      for (const double share : {1.0, 0.85, 0.7, 0.55}) {
        Path brow = brow_over(i, inner, share);
        if (!lies_within(brow, head)) continue;
        add_line(std::move(brow));
        break;
      }
    }
  }

  void add_tear() {
    const Eye& eye = eyes_.list.front();
    const Rect box = around(eye);
    const double height = std::max(7.0, eye.size() * 1.25), half = height * 0.33;
    const Point top = {box.center().x - inwards(0) * eye.size() * 0.25, box.bottom + 0.1 * height};
    Path drop;
    drop.move_to(top);
    drop.cubic_to({top.x + half * 0.4, top.y + height * 0.35}, {top.x + half, top.y + height * 0.45},
                  {top.x + half, top.y + height * 0.68});
    drop.cubic_to({top.x + half, top.y + height * 1.1}, {top.x - half, top.y + height * 1.1},
                  {top.x - half, top.y + height * 0.68});
    drop.cubic_to({top.x - half, top.y + height * 0.45}, {top.x - half * 0.4, top.y + height * 0.35}, top);
    drop.close();
    Shape shape;
    shape.path = std::move(drop);
    shape.line_mm = 0.9;
    figure_.shapes.push_back(std::move(shape));
  }

  // A mouth is what is wider than high below and between two eyes.
  void turn_mouth() {
    if (eyes_.list.size() < 2) return;
    const Point left = eyes_.list[0].box.center(), right = eyes_.list[1].box.center();
    const double y = (left.y + right.y) / 2, middle = (left.x + right.x) / 2, apart = eyes_.apart;
    for (Shape& shape : figure_.shapes) {
      if (shape.role == Role::region) continue;
      const Rect box = shape.path.bounds();
      const Point c = box.center();
      const bool below = c.y > y + 0.25 * apart && c.y < y + 1.8 * apart;
      const bool wide =
          box.width() > 0.3 * apart && box.width() < 1.8 * apart && box.width() > 1.5 * box.height();
      if (below && wide && std::abs(c.x - middle) < 0.3 * apart)
        shape.path = shape.path.transformed({1, 0, 0, -1, 0, 2 * c.y});
    }
  }

 private:
  double half_width(const Eye& eye) const {
    const double most = eyes_.apart > 0 ? eyes_.apart * 0.36 : whole_.width() * 0.1;
    return std::min(std::max(eye.size() * 0.85, 2.6), most);
  }
  // A brow of that share of its full length.
  Path brow_over(std::size_t i, double inner, double share) const {
    const Eye& eye = eyes_.list[i];
    const Rect box = around(eye);
    const double half = half_width(eye) * 1.05 * share, side = inwards(i), rise = inner * eye.size() * share;
    const double y = box.top - (0.32 * share * share) * eye.size() - std::abs(rise) / 2;
    const Point in = {box.center().x + side * half, y - rise / 2},
                out = {box.center().x - side * half, y + rise / 2};
    return curve(in, lerp(in, out, 0.33) + Point{0, -0.06 * half},
                 lerp(in, out, 0.66) + Point{0, -0.06 * half}, out);
  }

  // The inside of the largest region on which the eye lies; the body's reaches up to a head that it is
  // behind.
  geometry::Mask head_around(const Eye& eye) const {
    std::vector<const Shape*> around;
    for (const Shape& shape : figure_.shapes) {
      if (shape.role == Role::region && shape.path.control_bounds().contains(eye.box.center()))
        around.push_back(&shape);
    }
    std::stable_sort(around.begin(), around.end(), [](const Shape* a, const Shape* b) {
      return a->path.control_bounds().area() > b->path.control_bounds().area();
    });
    for (const Shape* shape : around) {
      geometry::Mask mask(whole_.inflated(1), 0.5);
      mask.fill(shape->path, shape->even_odd, true, 0.1);
      if (mask.at(eye.box.center())) return mask;
    }
    return geometry::Mask(whole_.inflated(1), 0.5);
  }

  // Whether a line has a little of the inside on both its sides.
  static bool lies_within(const Path& line, const geometry::Mask& inside) {
    constexpr double margin_mm = 1.4;
    for (const geometry::Polyline& piece : geometry::flatten(line, 0.2)) {
      for (const Point p : piece.points) {
        for (const Point side : {Point{0, -margin_mm}, {0, margin_mm}, {-margin_mm, 0}, {margin_mm, 0}}) {
          if (!inside.at(p + side)) return false;
        }
      }
    }
    return true;
  }

  // The sign of the direction towards the other eye, or to where a profile looks.
  double inwards(std::size_t i) const {
    if (eyes_.list.size() > 1) return i == 0 ? 1 : -1;
    return eyes_.list[i].box.center().x < whole_.center().x ? -1 : 1;
  }

  // Whether a shape is the white around an eye.
  bool surrounds(const Shape& shape, const Eye& eye) const {
    if (shape.role != Role::region) return false;
    const Rect box = shape.path.bounds();
    return box.contains(eye.box.center()) && box.width() < 3 * eye.size() && box.height() < 3 * eye.size();
  }

  // The eye's box with the white around it.
  Rect around(const Eye& eye) const {
    Rect box = eye.box;
    for (const Shape& shape : figure_.shapes) {
      if (surrounds(shape, eye)) box.include(shape.path.bounds());
    }
    return box;
  }

  // A narrow white around the eye keeps its fill, as the background would be seen through it, and loses its
  // line.
  void remove_eyes() {
    std::vector<Shape> kept;
    for (std::size_t i = 0; i < figure_.shapes.size(); ++i) {
      Shape shape = figure_.shapes[i];
      const auto is_eye = [i](const Eye& eye) { return eye.shape == i; };
      const auto is_white = [&](const Eye& eye) {
        return surrounds(shape, eye) && shape.path.bounds().width() < 2.2 * eye.size();
      };
      if (std::any_of(eyes_.list.begin(), eyes_.list.end(), is_eye)) continue;
      if (std::any_of(eyes_.list.begin(), eyes_.list.end(), is_white)) shape.line_mm = 0;
      kept.push_back(std::move(shape));
    }
    figure_.shapes = std::move(kept);
  }

  void add_line(Path path) {
    Shape shape;
    shape.path = std::move(path);
    shape.fill = Fill::none;
    shape.role = Role::detail;
    shape.line_mm = 1.3;
    figure_.shapes.push_back(std::move(shape));
  }

  page::Figure& figure_;
  Eyes eyes_;
  Rect whole_;
};

}  // namespace

bool express(page::Figure& figure, Expression expression) {
  const Rect whole = figure.exact_bounds();
  std::optional<Eyes> eyes = eyes_of(figure, whole);
  if (!eyes) return false;
  Face face(figure, std::move(*eyes), whole);
  switch (expression) {
    case Expression::asleep:
      face.close_eyes();
      break;
    case Expression::sad:
      face.turn_mouth();
      face.add_brows(0.55);
      face.add_tear();
      break;
    case Expression::angry:
      face.turn_mouth();
      face.add_brows(-0.65);
      break;
  }
  return true;
}

std::vector<Rect> find_eyes(const page::Figure& figure) {
  std::vector<Rect> boxes;
  if (const std::optional<Eyes> eyes = eyes_of(figure, figure.exact_bounds())) {
    for (const Eye& eye : eyes->list) boxes.push_back(eye.box);
  }
  return boxes;
}

}  // namespace drawing::cast
