#include "photo/composition.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

#include "drawing/model/natural_colour.h"
#include "drawing/model/paper_size.h"
#include "photo/border_fairing.h"
#include "photo/border_graph.h"
#include "photo/settings.h"

namespace photo {
namespace {

using drawing::Fill;
using drawing::Role;
using drawing::Shape;
using geometry::Path;
using geometry::Point;
using geometry::Rect;

constexpr double margin_mm = 10;
constexpr double fit_tolerance_px = 0.7;
// Of the gradient: from here on a border is as strong as can be.
constexpr double full_strength = 18;
constexpr double strong_share = 0.6, strong_line = 1.4;

class Composer {
 public:
  Composer(const Composition& composition, const Rect& place)
      : composition_(composition),
        to_page_{scale_of(composition, place), 0, 0, scale_of(composition, place), place.left, place.top},
        lines_(borders_of(composition.map)) {
    for (const BorderLine& line : lines_) strengths_.push_back(line.on_frame() ? 0 : strength_of(line));
    fair_borders(lines_, composition.gradient.empty() ? std::vector<double>() : strengths_,
                 composition.wave_px,
                 [this](std::vector<Point>& points, bool closed) { smooth_alike(points, closed); });
    for (const BorderLine& line : lines_) {
      Path curve =
          line.on_frame() ? straight(line) : curve_through(line.points, line.closed, fit_tolerance_px);
      curves_.push_back(curve.transformed(to_page_));
    }
  }

  void add_regions(drawing::Picture& picture) const {
    const auto parts = static_cast<std::size_t>(composition_.map.count);
    std::vector<std::vector<std::size_t>> lines_of(parts);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      for (const int part : {lines_[i].left, lines_[i].right})
        if (part >= 0) lines_of[static_cast<std::size_t>(part)].push_back(i);
    }
    const std::vector<Part> facts = facts_of_parts();
    // Thin outlines last, or a neighbour's thick one would cover them.
    std::vector<std::size_t> order(parts);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::pair(facts[a].is_fine(), -facts[a].pixels) <
             std::pair(facts[b].is_fine(), -facts[b].pixels);
    });
    for (const std::size_t part : order) {
      Shape shape;
      shape.path = outline_of(static_cast<int>(part), lines_, curves_, lines_of[part]);
      shape.even_odd = true;
      shape.line_mm = composition_.line_mm * (facts[part].is_fine() ? brush_line_share : 1);
      drawing::Element element;
      if (composition_.colours != nullptr) element.motif = drawing::motif_of(facts[part].mean());
      element.bounds = shape.path.bounds();
      shape.element = static_cast<std::uint16_t>(picture.elements.size());
      picture.elements.push_back(std::move(element));
      picture.shapes.push_back(std::move(shape));
    }
  }

  // What stands out is drawn with a stronger line, as by hand.
  void add_strong_borders(drawing::Picture& picture) const {
    Path strong;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (strengths_[i] > strong_share && !under_brush(lines_[i])) strong.append(curves_[i]);
    }
    add_detail(picture, std::move(strong), composition_.line_mm * strong_line, Fill::none, Role::detail);
  }

  void add_inner_lines(drawing::Picture& picture) const {
    Path inner;
    for (const InnerLine& line : composition_.lines) {
      std::vector<Point> points = line.points;
      smooth_alike(points, line.closed);
      inner.append(curve_through(points, line.closed, fit_tolerance_px).transformed(to_page_));
    }
    add_detail(picture, std::move(inner), composition_.line_mm, Fill::none, Role::detail);
  }

  // An iris to colour round a pupil that the light bites into; where that is too small for a pencil, a spot.
  void add_eyes(drawing::Picture& picture) const {
    constexpr double larger = 1.3, least_iris_mm = 1.8, least_spot_mm = 0.7, most_spot_mm = 1.2;
    constexpr double pupil_share = 0.55, glint_share = 0.3, off = 0.3;
    for (const Eye& eye : composition_.eyes) {
      const Point middle = to_page_(eye.middle);
      if (eye.lids > 0) {
        add_eye_with_lids(picture, eye, middle);
        continue;
      }
      const double seen = eye.radius * to_page_.a * larger, line = composition_.line_mm * brush_line_share;
      if (seen < least_iris_mm) {
        Path spot;
        const double radius = std::clamp(eye.radius * to_page_.a, least_spot_mm, most_spot_mm);
        spot.add_ellipse(middle, radius, radius);
        add_detail(picture, std::move(spot), 0, Fill::black, Role::solid);
        continue;
      }
      double radius = seen;
      // So large is no eye, but the dark patch round one.
      constexpr double most_iris_mm = 7.5, eye_in_patch = 0.45;
      if (seen > most_iris_mm) {
        add_disc(picture, middle, seen, line, colour_at(eye.middle));
        radius = std::max(least_iris_mm, eye_in_patch * seen);
      }
      add_disc(picture, middle, radius, line, colour_at(eye.middle));
      add_detail(
          picture,
          bitten(middle, pupil_share * radius, middle + Point{off, -off} * radius, glint_share * radius), 0,
          Fill::black, Role::solid);
    }
  }

  // Pupils and the like, which the lines run round already.
  void add_black(drawing::Picture& picture) const {
    if (composition_.black.empty()) return;
    const LabelMap& map = composition_.map;
    LabelMap ink{map.width, map.height, 2, {composition_.black.begin(), composition_.black.end()}};
    Path black;
    for (BorderLine& line : borders_of(ink)) {
      if (line.on_frame() || !line.closed) continue;
      fair(line.points, true, composition_.wave_px);
      black.append(curve_through(line.points, true, fit_tolerance_px).transformed(to_page_));
    }
    add_detail(picture, std::move(black), 0, Fill::black, Role::solid);
  }

 private:
  // Millimetres a pixel.
  static double scale_of(const Composition& composition, const Rect& place) {
    return place.width() / composition.map.width;
  }

  struct Part {
    double pixels = 0, fine = 0;
    std::array<double, 3> colour{};

    bool is_fine() const { return fine > 0.5 * pixels; }
    drawing::NaturalColour mean() const {
      drawing::NaturalColour mean{};
      for (std::size_t c = 0; c < mean.size(); ++c)
        mean[c] = static_cast<std::uint8_t>(std::clamp(colour[c] / std::max(1.0, pixels) + 0.5, 0.0, 255.0));
      return mean;
    }
  };

  // White between two lids, the iris under the upper one.
  void add_eye_with_lids(drawing::Picture& picture, const Eye& eye, Point middle) const {
    constexpr double pupil_share = 0.5, glint_share = 0.3, off = 0.32, upper = 1.5, lower = 1.15;
    const double wide = eye.lids * to_page_.a, iris = eye.radius * to_page_.a;
    const double line = composition_.line_mm * brush_line_share;
    Shape white;
    Path lid;
    const Point left = middle - Point{wide, 0}, right = middle + Point{wide, 0};
    // A cubic reaches three quarters of the way to its handles.
    const Point up{0, -upper * iris * 4 / 3}, down{0, lower * iris * 4 / 3};
    for (Path* path : {&white.path, &lid}) {
      path->move_to(left);
      path->cubic_to(left + Point{wide * 0.45, 0} + up, right - Point{wide * 0.45, 0} + up, right);
    }
    white.path.cubic_to(right - Point{wide * 0.45, 0} + down, left + Point{wide * 0.45, 0} + down, left);
    white.path.close();
    white.line_mm = line;
    white.element = static_cast<std::uint16_t>(picture.elements.size());
    drawing::Element element;
    element.bounds = white.path.bounds();
    picture.elements.push_back(std::move(element));
    picture.shapes.push_back(std::move(white));
    // A ring so small would leave crumbs between itself and the lids: there the iris is black.
    constexpr double least_iris_mm = 2, spot_share = 0.75;
    const bool has_ring = iris >= least_iris_mm;
    if (has_ring) add_disc(picture, middle, iris, line, colour_at(eye.middle));
    const double pupil = (has_ring ? pupil_share : spot_share) * iris;
    add_detail(picture, bitten(middle, pupil, middle + Point{off, -off} * iris, glint_share * iris), 0,
               Fill::black, Role::solid);
    add_detail(picture, std::move(lid), composition_.line_mm * strong_line, Fill::none, Role::detail);
  }

  // A disc without what another one covers.
  static Path bitten(Point middle, double radius, Point mouth, double mouth_radius) {
    constexpr int points = 48;
    constexpr double pi = std::numbers::pi;
    std::vector<Point> outline;
    const auto on_circle = [](Point center, double r, double angle) {
      return center + Point{std::cos(angle), std::sin(angle)} * r;
    };
    const Point way = mouth - middle;
    const double apart = geometry::length(way), towards = std::atan2(way.y, way.x);
    // Half of the arc that is bitten off, as seen from either middle.
    const auto half_arc = [apart](double own, double other) {
      return std::acos(
          std::clamp((apart * apart + own * own - other * other) / (2 * apart * own), -1.0, 1.0));
    };
    const double open = half_arc(radius, mouth_radius), deep = half_arc(mouth_radius, radius);
    for (int i = 0; i <= points; ++i)
      outline.push_back(on_circle(middle, radius, towards + open + (2 * pi - 2 * open) * i / points));
    for (int i = 1; i < points / 4; ++i)
      outline.push_back(on_circle(mouth, mouth_radius, towards + pi + deep - 2 * deep * i / (points / 4.0)));
    Path path;
    path.add_polygon(outline);
    return path;
  }

  drawing::NaturalColour colour_at(Point p) const {
    drawing::NaturalColour colour{};
    if (composition_.colours == nullptr) return colour;
    for (std::size_t c = 0; c < colour.size(); ++c)
      colour[c] = composition_.colours->rgb[3 * composition_.map.index_under(p) + c];
    return colour;
  }

  // 0 to 1: the median of the gradient along it.
  double strength_of(const BorderLine& line) const {
    if (composition_.gradient.empty()) return 0;
    std::vector<float> values;
    for (const Point p : line.points)
      values.push_back(composition_.gradient[composition_.map.index_under(p)]);
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return std::min(1.0, static_cast<double>(*middle) / full_strength);
  }

  void smooth_alike(std::vector<Point>& points, bool closed) const {
    constexpr double noise_share = 0.6;
    const double wave = composition_.wave_px;
    if (composition_.has_rough_lines) return fair_between_corners(points, closed, wave, noise_share * wave);
    fair(points, closed, wave);
  }

  static Path straight(const BorderLine& line) {
    Path path;
    path.move_to(line.points.front());
    // A picture of one region has a ring round it, which turns at the corners; they are knots.
    path.line_to(line.points.back());
    return path;
  }

  bool under_brush(const BorderLine& line) const {
    if (composition_.fine.empty()) return false;
    std::size_t under = 0;
    for (const Point p : line.points) under += composition_.fine[composition_.map.index_under(p)];
    return 2 * under > line.points.size();
  }

  std::vector<Part> facts_of_parts() const {
    std::vector<Part> facts(static_cast<std::size_t>(composition_.map.count));
    for (std::size_t i = 0; i < composition_.map.labels.size(); ++i) {
      Part& part = facts[static_cast<std::size_t>(composition_.map.labels[i])];
      part.pixels += 1;
      if (!composition_.fine.empty()) part.fine += composition_.fine[i];
      if (composition_.colours == nullptr) continue;
      for (std::size_t c = 0; c < part.colour.size(); ++c)
        part.colour[c] += composition_.colours->rgb[3 * i + c];
    }
    return facts;
  }

  void add_disc(drawing::Picture& picture, Point middle, double radius, double line_mm,
                const drawing::NaturalColour& colour) const {
    Shape disc;
    disc.path.add_ellipse(middle, radius, radius);
    disc.line_mm = line_mm;
    disc.element = static_cast<std::uint16_t>(picture.elements.size());
    drawing::Element element;
    if (composition_.colours != nullptr) element.motif = drawing::motif_of(colour);
    element.bounds = disc.path.bounds();
    picture.elements.push_back(std::move(element));
    picture.shapes.push_back(std::move(disc));
  }

  static void add_detail(drawing::Picture& picture, Path path, double line_mm, Fill fill, Role role) {
    if (path.empty()) return;
    Shape shape;
    shape.fill = fill;
    shape.role = role;
    shape.even_odd = true;
    shape.line_mm = line_mm;
    shape.element = static_cast<std::uint16_t>(picture.elements.size());
    drawing::Element element;
    element.bounds = path.bounds();
    shape.path = std::move(path);
    picture.elements.push_back(std::move(element));
    picture.shapes.push_back(std::move(shape));
  }

  const Composition& composition_;
  geometry::Affine to_page_;  // from pixels
  std::vector<BorderLine> lines_;
  std::vector<double> strengths_;
  std::vector<Path> curves_;
};

}  // namespace

Rect place_on_page(drawing::Orientation orientation, drawing::Paper paper, double width, double height) {
  const drawing::PaperSize size = drawing::paper_size(paper, orientation);
  const double scale =
      std::min((size.width_mm - 2 * margin_mm) / width, (size.height_mm - 2 * margin_mm) / height);
  const double left = (size.width_mm - width * scale) / 2, top = (size.height_mm - height * scale) / 2;
  return {left, top, left + width * scale, top + height * scale};
}

drawing::Picture compose(const Composition& composition, const Rect& place, drawing::Orientation orientation,
                         drawing::Paper paper) {
  const drawing::PaperSize size = drawing::paper_size(paper, orientation);
  drawing::Picture picture;
  picture.width_mm = size.width_mm;
  picture.height_mm = size.height_mm;
  // The outermost lines keep their outer half.
  picture.clip = place.inflated(composition.line_mm / 2);
  const Composer composer(composition, place);
  composer.add_regions(picture);
  composer.add_black(picture);
  composer.add_strong_borders(picture);
  composer.add_inner_lines(picture);
  composer.add_eyes(picture);
  return picture;
}

}  // namespace photo
