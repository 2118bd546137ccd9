#include "images/svg_reader.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

#include "geometry/flatten.h"
#include "geometry/mask.h"
#include "images/limits.h"
#include "images/svg_numbers.h"
#include "images/svg_style.h"
#include "images/svg_tags.h"

namespace images {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;
using geometry::Rect;

constexpr int largest_side_px = 4000;
constexpr double flat_px = 0.2;

// What one drawing may cost. A traced page of an hour's patience has some ten thousand segments; without
// bounds a few kilobytes could keep a server busy for a day.
class SvgBudget {
 public:
  // To be asked before the path's curves become lines.
  void take_segments(const Path& path, int side_px) {
    segments_ -= static_cast<double>(path.verbs().size());
    const double far = 4.0 * side_px;
    Point before;
    for (const Point& p : path.points()) {
      if (!(std::abs(p.x) <= far && std::abs(p.y) <= far)) refuse();
      length_ -= geometry::length(p - before) / side_px;
      before = p;
    }
    if (segments_ < 0 || length_ < 0) refuse();
  }
  // The work of painting lines of such a width, and the area that they enclose.
  void take_cells(const Path& path, double width, const Rect& sheet) {
    if (width > sheet.width() + sheet.height()) refuse();
    const Rect bounds = path.control_bounds();
    cells_ -= std::min(sheet.area(), bounds.width() * bounds.height());
    for (const geometry::Polyline& line : geometry::flatten(path, flat_px)) {
      for (std::size_t i = 0; i < line.points.size(); ++i) {
        const Point step = line.points[i] - line.points[i == 0 ? i : i - 1];
        cells_ -= (geometry::length(step) + width) * (width + 1);
      }
    }
    if (cells_ < 0) refuse();
  }
  void take_element() {
    if (--elements_ < 0) refuse();
  }

 private:
  [[noreturn]] static void refuse() { throw refused("image_svg_complex"); }

  double segments_ = 100'000;
  double length_ = 1500;  // in sides of the picture
  double cells_ = 1e9;
  int elements_ = 50'000;
};

Rect view_of(const SvgTag& root) {
  const std::string_view box = root.value("viewBox");
  Rect view{0, 0, 0, 0};
  if (box.empty()) {
    view.right = svg_length(root.value("width"));
    view.bottom = svg_length(root.value("height"));
  } else {
    SvgNumbers numbers(box);
    view.left = numbers.need();
    view.top = numbers.need();
    view.right = view.left + numbers.need();
    view.bottom = view.top + numbers.need();
  }
  constexpr double narrowest = 0.02;
  if (view.empty() ||
      std::min(view.width(), view.height()) < narrowest * std::max(view.width(), view.height())) {
    throw refused("image_damaged");
  }
  return view;
}

Path polygon_of(std::string_view text, bool is_closed) {
  Path path;
  SvgNumbers numbers(text);
  while (const auto x = numbers.next()) {
    const Point to{*x, numbers.need()};
    if (path.empty()) {
      path.move_to(to);
    } else {
      path.line_to(to);
    }
  }
  if (numbers.peek() != 0) throw refused("image_damaged");
  if (is_closed && !path.empty()) path.close();
  return path;
}

Path rect_of(const SvgTag& tag) {
  const double x = svg_length(tag.value("x")), y = svg_length(tag.value("y"));
  const Rect rect{x, y, x + svg_length(tag.value("width")), y + svg_length(tag.value("height"))};
  const double radius = std::max(svg_length(tag.value("rx")), svg_length(tag.value("ry")));
  Path path;
  if (rect.empty()) return path;
  if (radius > 0) {
    path.add_rounded_rect(rect, std::min({radius, rect.width() / 2, rect.height() / 2}));
  } else {
    path.add_rect(rect);
  }
  return path;
}

Path ellipse_of(const SvgTag& tag) {
  const bool is_circle = tag.name == "circle";
  const double rx = svg_length(tag.value(is_circle ? "r" : "rx")),
               ry = svg_length(tag.value(is_circle ? "r" : "ry"));
  Path path;
  if (rx > 0 && ry > 0) path.add_ellipse({svg_length(tag.value("cx")), svg_length(tag.value("cy"))}, rx, ry);
  return path;
}

Path line_of(const SvgTag& tag) {
  Path path;
  path.move_to({svg_length(tag.value("x1")), svg_length(tag.value("y1"))});
  path.line_to({svg_length(tag.value("x2")), svg_length(tag.value("y2"))});
  return path;
}

// What an element draws in its own unit. Throws for one that is not known.
Path shape_of(const SvgTag& tag) {
  if (tag.name == "path") return svg_path(tag.value("d"));
  if (tag.name == "rect") return rect_of(tag);
  if (tag.name == "circle" || tag.name == "ellipse") return ellipse_of(tag);
  if (tag.name == "line") return line_of(tag);
  if (tag.name == "polyline" || tag.name == "polygon") {
    return polygon_of(tag.value("points"), tag.name == "polygon");
  }
  refuse_svg("image_svg_part", tag.name);
}

// What tells people and programs about the drawing, and shows nothing. Definitions do neither: they are for
// references, which are not followed.
bool is_remark(const SvgTag& tag) {
  constexpr std::string_view remarks[] = {"title", "desc", "metadata", "defs"};
  return tag.name.find(':') != tag.name.npos ||
         std::find(std::begin(remarks), std::end(remarks), tag.name) != std::end(remarks);
}

class SvgReader {
 public:
  SvgReader(std::string_view file, int wanted_side_px)
      : tags_(file), wanted_(std::clamp(wanted_side_px, 1, largest_side_px)) {}

  photo::Raster run() {
    const auto root = tags_.next();
    if (!root || root->name != "svg" || !root->starts) throw refused("image_damaged");
    const Rect view = view_of(*root);
    // Twice as fine as wanted, so that lines have soft edges.
    finer_ = wanted_ * 2 <= largest_side_px ? 2 : 1;
    const double scale = wanted_ * finer_ / std::max(view.width(), view.height());
    SvgStyle style;
    style.apply(*root);
    style.map = Affine::scaling(scale, scale) * Affine::translation(-view.left, -view.top) * style.map;
    const auto side = [&](double length) {
      return finer_ * std::max(1.0, std::round(length * scale / finer_));
    };
    sheet_ = {0, 0, side(view.width()), side(view.height())};
    geometry::Mask ink(sheet_, 1);
    if (!root->ends) paint_children(style, ink);
    if (tags_.next()) throw refused("image_damaged");
    return raster_of(ink);
  }

 private:
  void paint_children(const SvgStyle& root, geometry::Mask& ink) {
    constexpr std::size_t deepest = 64;
    std::vector<std::pair<std::string_view, SvgStyle>> open{{"svg", root}};
    while (!open.empty()) {
      const auto tag = tags_.next();
      if (!tag) throw refused("image_cut_off");
      budget_.take_element();
      if (!tag->starts) {
        if (tag->name != open.back().first) throw refused("image_damaged");
        open.pop_back();
        continue;
      }
      if (is_remark(*tag)) {
        if (!tag->ends) pass_over(tag->name);
        continue;
      }
      SvgStyle style = open.back().second;
      style.apply(*tag);
      if (tag->name != "g") paint(shape_of(*tag), style, ink);
      if (tag->ends) continue;
      if (open.size() == deepest) throw refused("image_svg_complex");
      open.emplace_back(tag->name, style);
    }
  }

  // To the end of the element that was begun.
  void pass_over(std::string_view name) {
    std::vector<std::string_view> open{name};
    while (!open.empty()) {
      const auto tag = tags_.next();
      if (!tag) throw refused("image_cut_off");
      budget_.take_element();
      // It would change what stands outside.
      if (tag->name == "style") refuse_svg("image_svg_part", tag->name);
      if (tag->starts && !tag->ends) open.push_back(tag->name);
      if (tag->starts) continue;
      if (tag->name != open.back()) throw refused("image_damaged");
      open.pop_back();
    }
  }

  void paint(const Path& shape, const SvgStyle& style, geometry::Mask& ink) {
    if (shape.empty() || style.is_hidden || style.is_left_out) return;
    const Path path = shape.transformed(style.map);
    budget_.take_segments(path, wanted_ * finer_);
    const bool has_line = style.stroke != SvgPaint::none && style.line > 0;
    // As thin as it may be, a line is seen.
    const double width = std::max(style.line * std::sqrt(std::abs(style.map.determinant())), 1.0 * finer_);
    budget_.take_cells(path, has_line ? width : 0, sheet_);
    if (style.fill != SvgPaint::none) {
      ink.fill(path, style.even_odd, style.fill == SvgPaint::black, flat_px);
    }
    if (has_line) ink.stroke(path, width, style.stroke == SvgPaint::black, flat_px);
  }

  photo::Raster raster_of(const geometry::Mask& ink) const {
    photo::Raster raster(ink.columns() / finer_, ink.rows() / finer_);
    for (int y = 0; y < raster.height; ++y) {
      for (int x = 0; x < raster.width; ++x) {
        int black = 0;
        for (int i = 0; i < finer_ * finer_; ++i) {
          black += ink.at(x * finer_ + i % finer_, y * finer_ + i / finer_) ? 1 : 0;
        }
        const auto grey = static_cast<std::uint8_t>(255 - 255 * black / (finer_ * finer_));
        std::fill_n(raster.at(x, y), 3, grey);
      }
    }
    return raster;
  }

  SvgTags tags_;
  SvgBudget budget_;
  int wanted_;
  int finer_ = 1;
  Rect sheet_;
};

}  // namespace

photo::Raster read_svg(std::string_view file, int wanted_side_px) {
  return SvgReader(file, wanted_side_px).run();
}

}  // namespace images
