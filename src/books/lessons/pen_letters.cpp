#include "books/lessons/pen_letters.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <sstream>
#include <string>

#include "base/utf8.h"
#include "geometry/flatten.h"

namespace books::lessons {
namespace {

using geometry::Path;
using geometry::Point;

// The letters as in the print script of German first-year books. Order and direction of the strokes are those
// of the Grundschrift (Grundschulverband, card index on the Grundschrift, 2011): small letters in
// one go where the pen can stay on the paper (a, d, g, q begin with the round; b, h, m, n, p, r go back up
// their stem), crossing strokes and dots last, capitals stem first, from top to bottom and from left to
// right. The 5 gets its flag last. y grows upwards here. M and L: move and line to a point; A: arc of the
// ellipse round (x, y) with radii rx, ry from one angle to another in degrees, counter-clockwise for growing
// angles, going on from the pen's place; C: cubic curve; D: a dot.
struct Form {
  char32_t character;
  const char* strokes;
};
constexpr Form forms[] = {
    {U'a', "A .42 .5 .42 .5 40 360 L .84 1 L .84 0"},
    {U'b', "M 0 2 L 0 0 L 0 .5 A .42 .5 .42 .5 180 -180"},
    {U'c', "A .42 .5 .42 .5 50 310"},
    {U'd', "A .42 .5 .42 .5 40 360 L .84 2 L .84 0"},
    {U'e', "M .03 .52 L .84 .52 A .42 .5 .42 .5 0 310"},
    {U'f', "A .42 1.7 .24 .3 40 180 L .18 0 M 0 1 L .5 1"},
    {U'g', "A .42 .5 .42 .5 40 360 L .84 1 L .84 -.55 A .44 -.55 .4 .45 0 -140"},
    {U'h', "M 0 2 L 0 0 L 0 .6 A .36 .6 .36 .4 180 0 L .72 0"},
    {U'i', "M .05 1 L .05 0 D .05 1.5"},
    {U'j', "M .42 1 L .42 -.6 A .12 -.6 .3 .4 0 -110 D .42 1.5"},
    {U'k', "M 0 2 L 0 0 M .62 1 L .06 .5 L .68 0"},
    {U'l', "M 0 2 L 0 .25 A .22 .25 .22 .25 180 300"},
    {U'm', "M 0 1 L 0 0 L 0 .65 A .3 .65 .3 .35 180 0 L .6 0 L .6 .65 A .9 .65 .3 .35 180 0 L 1.2 0"},
    {U'n', "M 0 1 L 0 0 L 0 .62 A .36 .62 .36 .38 180 0 L .72 0"},
    {U'o', "A .42 .5 .42 .5 90 450"},
    {U'p', "M 0 1 L 0 -1 L 0 .5 A .42 .5 .42 .5 180 -180"},
    {U'q', "A .42 .5 .42 .5 40 360 L .84 1 L .84 -1"},
    {U'r', "M 0 1 L 0 0 L 0 .6 A .34 .6 .34 .4 180 60"},
    {U's', "A .33 .75 .28 .25 35 270 A .33 .25 .31 .25 90 -145"},
    {U't', "M .2 1.6 L .2 .3 A .45 .3 .25 .3 180 300 M 0 1 L .5 1"},
    {U'u', "M 0 1 L 0 .38 A .36 .38 .36 .38 180 360 L .72 1 L .72 0"},
    {U'v', "M 0 1 L .36 0 L .72 1"},
    {U'w', "M 0 1 L .28 0 L .56 1 L .84 0 L 1.12 1"},
    {U'x', "M 0 1 L .66 0 M .66 1 L 0 0"},
    {U'y', "M 0 1 L .38 0 M .76 1 L .08 -1"},
    {U'z', "M 0 1 L .66 1 L 0 0 L .66 0"},
    {U'ä', "A .42 .5 .42 .5 40 360 L .84 1 L .84 0 D .25 1.45 D .62 1.45"},
    {U'ö', "A .42 .5 .42 .5 90 450 D .22 1.45 D .62 1.45"},
    {U'ü', "M 0 1 L 0 .38 A .36 .38 .36 .38 180 360 L .72 1 L .72 0 D .17 1.45 D .55 1.45"},
    {U'ß', "M 0 0 L 0 1.55 A .32 1.55 .32 .45 180 -50 L .36 1.08 A .36 .54 .4 .54 90 -120"},
    {U'A', "M 0 0 L .7 2 L 1.4 0 M .25 .7 L 1.15 .7"},
    {U'B',
     "M 0 2 L 0 0 M 0 2 L .5 2 A .5 1.53 .46 .47 90 -90 L .06 1.06 L .5 1.06 A .5 .53 .55 .53 90 -90 L 0 0"},
    {U'C', "A .75 1 .75 1 48 312"},
    {U'D', "M 0 2 L 0 0 M 0 2 L .4 2 A .4 1 .85 1 90 -90 L 0 0"},
    {U'E', "M 0 2 L 0 0 M 0 2 L .95 2 M 0 1.05 L .8 1.05 M 0 0 L .95 0"},
    {U'F', "M 0 2 L 0 0 M 0 2 L .95 2 M 0 1.05 L .8 1.05"},
    {U'G', "A .78 1 .78 1 48 360 L .88 1"},
    {U'H', "M 0 2 L 0 0 M 1.2 2 L 1.2 0 M 0 1.05 L 1.2 1.05"},
    {U'I', "M .1 2 L .1 0"},
    {U'J', "M .72 2 L .72 .5 A .36 .5 .36 .5 0 -150"},
    {U'K', "M 0 2 L 0 0 M 1.05 2 L .06 .95 L 1.15 0"},
    {U'L', "M 0 2 L 0 0 L .95 0"},
    {U'M', "M 0 0 L .12 2 L .8 .5 L 1.48 2 L 1.6 0"},
    {U'N', "M 0 0 L 0 2 L 1.2 0 L 1.2 2"},
    {U'O', "A .8 1 .8 1 90 450"},
    {U'P', "M 0 2 L 0 0 M 0 2 L .5 2 A .5 1.48 .52 .52 90 -90 L 0 .96"},
    {U'Q', "A .8 1 .8 1 90 450 M 1.05 .5 L 1.6 0"},
    {U'R', "M 0 2 L 0 0 M 0 2 L .5 2 A .5 1.48 .52 .52 90 -90 L .06 .96 L .45 .96 L 1.1 0"},
    {U'S', "A .58 1.5 .5 .5 35 270 A .58 .5 .58 .5 90 -145"},
    {U'T', "M 0 2 L 1.3 2 M .65 2 L .65 0"},
    {U'U', "M 0 2 L 0 .6 A .6 .6 .6 .6 180 360 L 1.2 2"},
    {U'V', "M 0 2 L .65 0 L 1.3 2"},
    {U'W', "M 0 2 L .42 0 L .84 2 L 1.26 0 L 1.68 2"},
    {U'X', "M 0 2 L 1.15 0 M 1.15 2 L 0 0"},
    {U'Y', "M 0 2 L .6 1 M 1.2 2 L .6 1 L .6 0"},
    {U'Z', "M 0 2 L 1.1 2 L 0 0 L 1.1 0"},
    {U'Ä', "M 0 0 L .7 1.75 L 1.4 0 M .25 .62 L 1.15 .62 D .4 2 D 1 2"},
    {U'Ö', "A .8 .86 .8 .86 90 450 D .5 2 D 1.1 2"},
    {U'Ü', "M 0 1.7 L 0 .6 A .6 .6 .6 .6 180 360 L 1.2 1.7 D .3 2 D .9 2"},
    {U'-', "M .05 .5 L .45 .5"},
    {U'0', "A .55 1 .55 1 90 450"},
    {U'1', "M 0 1.4 L .5 2 L .5 0"},
    {U'2', "A .52 1.48 .5 .52 170 -35 L 0 0 L 1.05 0"},
    {U'3', "A .48 1.52 .46 .48 150 -90 A .48 .52 .52 .52 90 -150"},
    {U'4', "M .75 2 L 0 .65 L 1.1 .65 M .8 1.2 L .8 0"},
    {U'5', "M .25 2 L .18 1 A .5 .6 .5 .6 130 -145 M .25 2 L .95 2"},
    {U'6', "M .85 2 C .35 1.7 0 1.2 0 .55 A .5 .55 .5 .55 180 540"},
    {U'7', "M 0 2 L 1.05 2 L .35 0 M .25 1 L .95 1"},
    {U'8', "A .5 1.53 .43 .47 90 270 A .5 .53 .5 .53 90 -270 A .5 1.53 .43 .47 -90 90"},
    {U'9', "A .5 1.45 .5 .55 0 360 C 1 .9 .8 .4 .35 0"},
};
constexpr double pen_letter_gap = 0.42, pen_word_gap = 1.0;
// Of the dots of a row to trace, in heights of small letters.
constexpr double dot_width = 0.16, dot_step = 0.29, least_step = 0.215;

// Builds the strokes of one form.
class Pen {
 public:
  PenLetter write(const char* form) {
    std::istringstream in(form);
    in.imbue(std::locale::classic());
    char command = 0;
    while (in >> command) {
      switch (command) {
        case 'M':
          set_down(point(in));
          break;
        case 'L':
          stroke().line_to(point(in));
          break;
        case 'C': {
          const Point c1 = point(in), c2 = point(in), to = point(in);
          stroke().cubic_to(c1, c2, to);
          break;
        }
        case 'D': {
          const Point at = point(in);
          set_down(at);
          stroke().line_to(at);
          break;
        }
        default:
          arc(in);
      }
    }
    // A set-down without a stroke is only the place where the next one begins.
    std::erase_if(letter_.strokes, [](const Path& path) { return path.verbs().size() < 2; });
    for (const Path& path : letter_.strokes) {
      letter_.width = std::max(letter_.width, path.bounds().right);
    }
    return std::move(letter_);
  }

 private:
  static Point point(std::istringstream& in) {
    Point p;
    in >> p.x >> p.y;
    return {p.x, -p.y};
  }
  void set_down(Point at) {
    letter_.strokes.emplace_back();
    letter_.strokes.back().move_to(at);
  }
  Path& stroke() { return letter_.strokes.back(); }

  void arc(std::istringstream& in) {
    const Point center = point(in);
    double rx = 0, ry = 0, from = 0, to = 0;
    in >> rx >> ry >> from >> to;
    const auto at = [&](double degrees) {
      const double radians = degrees * std::numbers::pi / 180;
      return Point{center.x + rx * std::cos(radians), center.y - ry * std::sin(radians)};
    };
    const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / 90 - 1e-9)));
    const double step = (to - from) / pieces;
    if (letter_.strokes.empty() || starts_apart(at(from))) set_down(at(from));
    // Each piece as a cubic; the handles' length is that of a circle's arc.
    const double handle = 4.0 / 3 * std::tan(step * std::numbers::pi / 720);
    for (int i = 0; i < pieces; ++i) {
      const double a = from + i * step, b = a + step;
      const auto tangent = [&](double degrees) {
        const double radians = degrees * std::numbers::pi / 180;
        return Point{-rx * std::sin(radians) * handle, -ry * std::cos(radians) * handle};
      };
      stroke().cubic_to(at(a) + tangent(a), at(b) - tangent(b), at(b));
    }
  }
  // An arc that begins away from the pen's place is a stroke of its own.
  bool starts_apart(Point at) { return geometry::length(stroke().points().back() - at) > 0.12; }

  PenLetter letter_;
};

const std::map<char32_t, PenLetter>& alphabet() {
  static const std::map<char32_t, PenLetter> letters = [] {
    std::map<char32_t, PenLetter> made;
    for (const Form& form : forms) made.emplace(form.character, Pen().write(form.strokes));
    return made;
  }();
  return letters;
}

// Leaves out the dots that would run into one of `placed`: where strokes cross or run together, the dots of
// the first one lead. Adds the others to `placed`.
void keep_gaps(drawing::Shape& dots, std::vector<Point>& placed, double least) {
  Path kept;
  const std::vector<Point> all = dots.path.points();
  for (std::size_t i = 0; i < all.size(); i += 2) {
    const Point dot = all[i];
    if (std::any_of(placed.begin(), placed.end(),
                    [&](Point other) { return geometry::length(dot - other) < least; })) {
      continue;
    }
    kept.move_to(dot);
    kept.line_to(dot);
    placed.push_back(dot);
  }
  dots.path = std::move(kept);
}

}  // namespace

const PenLetter* pen_letter(char32_t character) {
  const auto found = alphabet().find(character);
  return found == alphabet().end() ? nullptr : &found->second;
}

double pen_text_width(std::string_view text, double x_height_mm) {
  double width = 0;
  for (const char32_t c : base::decode_utf8(text)) {
    const PenLetter* letter = pen_letter(c);
    width += letter != nullptr ? letter->width + pen_letter_gap : pen_word_gap;
  }
  return std::max(0.0, width - pen_letter_gap) * x_height_mm;
}

drawing::Shape dotted(const Path& path, double dot_mm, double gap_mm) {
  drawing::Shape shape;
  shape.fill = drawing::Fill::none;
  shape.role = drawing::Role::detail;
  shape.line_mm = dot_mm;
  const auto dot = [&](Point p) {
    shape.path.move_to(p);
    shape.path.line_to(p);
  };
  for (const geometry::Polyline& line : geometry::flatten(path, 0.05)) {
    std::vector<Point> points = line.points;
    if (line.closed && !points.empty()) points.push_back(points.front());
    double total = 0;
    for (std::size_t i = 1; i < points.size(); ++i) total += geometry::length(points[i] - points[i - 1]);
    const double gaps = std::max(1.0, std::round(total / gap_mm)), step = total / gaps;
    if (points.empty()) continue;
    dot(points.front());
    if (total <= 0) continue;
    // Even steps along the way, so that the last dot lies on the end.
    double next = step, walked = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
      const double length = geometry::length(points[i] - points[i - 1]);
      while (length > 0 && next <= walked + length + 1e-9) {
        if (!line.closed || next < total - step / 2) {
          dot(geometry::lerp(points[i - 1], points[i], (next - walked) / length));
        }
        next += step;
      }
      walked += length;
    }
  }
  return shape;
}

namespace {

// Calls for each letter of a text with where it stands on the sheet; what cannot be written is a gap.
template <class Visit>
void for_each_letter(std::string_view text, double x_height_mm, Point start, const Visit& visit) {
  double x = start.x;
  for (const char32_t c : base::decode_utf8(text)) {
    const PenLetter* letter = pen_letter(c);
    if (letter == nullptr) {
      x += pen_word_gap * x_height_mm;
      continue;
    }
    visit(*letter, geometry::Affine{x_height_mm, 0, 0, x_height_mm, x, start.y});
    x += (letter->width + pen_letter_gap) * x_height_mm;
  }
}

// The parts of a stroke that run along the level line at `y`, as boxes.
std::vector<geometry::Rect> parts_along(const Path& stroke, double y, double x_height_mm) {
  // Of the height of small letters: how far a part may lie from the line, how level it has to be, how long.
  constexpr double near = 0.14, level = 0.12, least = 0.25;
  std::vector<geometry::Rect> parts;
  for (const geometry::Polyline& line : geometry::flatten(stroke, 0.05)) {
    geometry::Rect along;
    const auto finish = [&] {
      if (along.width() > least * x_height_mm) parts.push_back(along);
      along = {};
    };
    for (std::size_t i = 1; i < line.points.size(); ++i) {
      const Point from = line.points[i - 1], to = line.points[i];
      const bool is_level = std::abs(to.y - from.y) <= level * std::abs(to.x - from.x) + 1e-9;
      if (!is_level || std::abs((from.y + to.y) / 2 - y) > near * x_height_mm) {
        finish();
        continue;
      }
      along.include(from);
      along.include(to);
    }
    finish();
  }
  return parts;
}

}  // namespace

Ornament dotted_pen_text(std::string_view text, double x_height_mm, Point start, Starts starts) {
  Ornament shapes;
  for_each_letter(text, x_height_mm, start, [&](const PenLetter& letter, const geometry::Affine& map) {
    std::vector<Point> placed;
    for (const Path& stroke : letter.strokes) {
      const Path path = stroke.transformed(map);
      drawing::Shape dots = dotted(path, x_height_mm * dot_width, x_height_mm * dot_step);
      keep_gaps(dots, placed, x_height_mm * least_step);
      if (!dots.path.empty()) shapes.push_back(std::move(dots));
      if (starts == Starts::shown) {
        drawing::Shape ring;
        ring.path.add_ellipse(path.points().front(), x_height_mm * 0.13, x_height_mm * 0.13);
        ring.line_mm = 0.25;
        shapes.push_back(ring);
      }
    }
  });
  return shapes;
}

Ornament freed_strokes(std::string_view text, double x_height_mm, Point start,
                       const std::vector<double>& lines_mm) {
  // How high a band is and how far it reaches beyond the stroke.
  const double half_band = 0.16 * x_height_mm, beyond = 0.1 * x_height_mm;
  Ornament bands;
  for_each_letter(text, x_height_mm, start, [&](const PenLetter& letter, const geometry::Affine& map) {
    for (const Path& stroke : letter.strokes) {
      const Path path = stroke.transformed(map);
      for (const double height : lines_mm) {
        const double y = start.y - height;
        for (const geometry::Rect& part : parts_along(path, y, x_height_mm)) {
          drawing::Shape band;
          band.path.add_rect({part.left - beyond, y - half_band, part.right + beyond, y + half_band});
          band.line_mm = 0;
          bands.push_back(std::move(band));
        }
      }
    }
  });
  return bands;
}

}  // namespace books::lessons
