#include "books/lessons/guided_letters.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "base/utf8.h"
#include "books/sheet_parts.h"
#include "geometry/flatten.h"
#include "geometry/path_union.h"

namespace books::lessons {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;
using geometry::Rect;

constexpr double hollow_letter_gap = 0.3, hollow_word_gap = 0.6;  // heights of small letters
constexpr double tolerance = 0.004;                               // likewise

double angle_of(Point p) {
  return std::atan2(p.y, p.x);
}

// One side of a band along the points: an arc round each corner's outer side; on the inner side by way of the
// corner itself, which lies inside of the band.
void add_side(Path& band, const std::vector<Point>& points, double radius) {
  const auto beside = [&](Point at, double angle) {
    return at + Point{radius * std::cos(angle), radius * std::sin(angle)};
  };
  constexpr double right_angle = std::numbers::pi / 2, step = std::numbers::pi / 12;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const double angle = angle_of(points[i + 1] - points[i]) - right_angle;
    if (i > 0) {
      const double before = angle_of(points[i] - points[i - 1]) - right_angle;
      const double turn = std::remainder(angle - before, 2 * std::numbers::pi);
      if (turn < 0) band.line_to(points[i]);
      for (double swept = step; swept < turn; swept += step) band.line_to(beside(points[i], before + swept));
    }
    const Point from = beside(points[i], angle);
    if (band.empty()) {
      band.move_to(from);
    } else {
      band.line_to(from);
    }
    band.line_to(beside(points[i + 1], angle));
  }
  // The round end.
  const double last = angle_of(points.back() - points[points.size() - 2]) - right_angle;
  for (double swept = step; swept < std::numbers::pi; swept += step) {
    band.line_to(beside(points.back(), last + swept));
  }
}

// The points of a stroke, none of them twice in a row; one alone for a dot.
std::vector<Point> points_of(const Path& stroke, double accuracy) {
  std::vector<Point> points;
  for (const geometry::Polyline& line : geometry::flatten(stroke, accuracy)) {
    for (const Point p : line.points) {
      if (points.empty() || geometry::length(p - points.back()) > 1e-6) points.push_back(p);
    }
  }
  return points;
}

// The pieces of a way between the places where the pen goes back on its own line, as up the stem of an "n": a
// band has no side there.
std::vector<std::vector<Point>> between_turns_back(const std::vector<Point>& points) {
  std::vector<std::vector<Point>> pieces(1);
  for (std::size_t i = 0; i < points.size(); ++i) {
    pieces.back().push_back(points[i]);
    if (i == 0 || i + 1 == points.size()) continue;
    const Point in = points[i] - points[i - 1], out = points[i + 1] - points[i];
    const bool back = geometry::dot(in, out) < -0.9 * geometry::length(in) * geometry::length(out);
    if (back) pieces.push_back({points[i]});
  }
  return pieces;
}

// The way of the pen over the sheet, in millimetres.
class PenWay {
 public:
  explicit PenWay(std::vector<Point> points) : points_(std::move(points)) {
    for (std::size_t i = 1; i < points_.size(); ++i) length_ += geometry::length(points_[i] - points_[i - 1]);
  }
  double length() const { return length_; }
  Point at(double along) const {
    for (std::size_t i = 1; i < points_.size(); ++i) {
      const double piece = geometry::length(points_[i] - points_[i - 1]);
      if (along <= piece) return geometry::lerp(points_[i - 1], points_[i], along / piece);
      along -= piece;
    }
    return points_.back();
  }
  Path between(double from, double to) const {
    Path path;
    path.move_to(at(from));
    double walked = 0;
    for (std::size_t i = 1; i < points_.size(); ++i) {
      walked += geometry::length(points_[i] - points_[i - 1]);
      if (walked > from && walked < to) path.line_to(points_[i]);
    }
    path.line_to(at(to));
    return path;
  }

 private:
  std::vector<Point> points_;
  double length_ = 0;
};

// The arrows and numbers of one letter.
class StrokeOrder {
 public:
  StrokeOrder(const PenLetter& letter, const Affine& to_sheet, const TextMeasure& measure)
      : measure_(measure), radius_(std::clamp(0.46 * hollow_band * to_sheet.a, 1.25, 2.4)) {
    for (const Path& stroke : letter.strokes) {
      ways_.emplace_back(points_of(stroke.transformed(to_sheet), tolerance * to_sheet.a));
      add_number(ways_.back());
    }
  }

  void add_to(std::vector<Mark>& marks) const {
    for (std::size_t i = 0; i < ways_.size(); ++i) add_arrow(marks, ways_[i], starts_[i] + radius_);
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      drawing::Shape field;
      field.path.add_ellipse(numbers_[i], radius_, radius_);
      field.line_mm = 0.25;
      marks.emplace_back(field);
      marks.emplace_back(
          centered_text(std::to_string(i + 1), Face::bold, 1.6 * radius_, numbers_[i], measure_));
    }
  }

 private:
  // As near to the stroke's start as the other numbers allow.
  void add_number(const PenWay& way) {
    const auto is_free = [this](Point p) {
      return std::all_of(numbers_.begin(), numbers_.end(),
                         [&](Point n) { return geometry::length(n - p) > 2.15 * radius_; });
    };
    double start = 0;
    while (start < way.length() && !is_free(way.at(start))) start += 0.2;
    starts_.push_back(start < way.length() ? start : 0);
    numbers_.push_back(way.at(starts_.back()));
  }

  // From the number to the stroke's end, or as near to that as the numbers there allow.
  void add_arrow(std::vector<Mark>& marks, const PenWay& way, double from) const {
    const double barb = std::min(1.1 * radius_, 2.0);
    double to = way.length();
    const auto meets_number = [&](double along) {
      return std::any_of(numbers_.begin(), numbers_.end(),
                         [&](Point n) { return geometry::length(n - way.at(along)) < radius_ + 0.3; });
    };
    while (to > from && meets_number(to)) to -= 0.1;
    if (to - from < barb) return;
    drawing::Shape arrow;
    arrow.path = way.between(from, to);
    // A long way shows early which way it goes.
    const double early = from + 2.2 * barb;
    if (to - from > 7 * barb && !meets_number(early)) add_tip(arrow.path, way, early, barb);
    add_tip(arrow.path, way, to, barb);
    arrow.fill = drawing::Fill::none;
    arrow.role = drawing::Role::detail;
    arrow.line_mm = 0.3;
    marks.emplace_back(arrow);
  }

  static void add_tip(Path& arrow, const PenWay& way, double at, double barb) {
    const Point tip = way.at(at);
    const double back = angle_of(way.at(at - 0.6 * barb) - tip);
    for (const double side : {-0.5, 0.5}) {
      arrow.move_to(tip + Point{barb * std::cos(back + side), barb * std::sin(back + side)});
      arrow.line_to(tip);
    }
  }

  const TextMeasure& measure_;
  double radius_;  // of the fields with numbers, in millimetres
  std::vector<PenWay> ways_;
  std::vector<double> starts_;  // of the numbers, along the ways
  std::vector<Point> numbers_;
};

}  // namespace

Path hollow_outline(const PenLetter& letter, double width) {
  Path bands;
  for (const Path& stroke : letter.strokes) {
    const std::vector<Point> points = points_of(stroke, tolerance);
    if (points.size() < 2) {
      bands.add_ellipse(points.front(), width / 2, width / 2);
      continue;
    }
    for (std::vector<Point>& piece : between_turns_back(points)) {
      Path band;
      add_side(band, piece, width / 2);
      std::reverse(piece.begin(), piece.end());
      add_side(band, piece, width / 2);
      band.close();
      bands.append(band);
    }
  }
  return geometry::united(bands, tolerance / 4);
}

std::vector<Mark> guided_text(std::string_view text, const Rect& box, const TextMeasure& measure) {
  struct Placed {
    const PenLetter* letter;
    double left;
  };
  std::vector<Placed> placed;
  double width = 0;
  Rect height;
  for (const char32_t c : base::decode_utf8(text)) {
    const PenLetter* letter = pen_letter(c);
    if (letter == nullptr) {
      width += hollow_word_gap;
      continue;
    }
    placed.push_back({letter, width + hollow_band / 2});
    for (const Path& stroke : letter->strokes) height.include(stroke.bounds().inflated(hollow_band / 2));
    width += letter->width + hollow_band + hollow_letter_gap;
  }
  if (placed.empty()) return {};
  width -= hollow_letter_gap;
  constexpr double dot_mm = 0.65, gap_mm = 1.7;
  const Rect room = box.inflated(-dot_mm);
  const double size = std::min(room.width() / width, room.height() / height.height());
  const Point origin{room.center().x - width * size / 2, room.center().y - height.center().y * size};
  std::vector<Mark> marks;
  for (const auto& [letter, left] : placed) {
    const Affine to_sheet{size, 0, 0, size, origin.x + left * size, origin.y};
    marks.emplace_back(dotted(hollow_outline(*letter).transformed(to_sheet), dot_mm, gap_mm));
    StrokeOrder(*letter, to_sheet, measure).add_to(marks);
  }
  return marks;
}

}  // namespace books::lessons
