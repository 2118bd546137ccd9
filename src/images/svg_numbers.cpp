#include "images/svg_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>

#include "images/limits.h"

namespace images {
namespace {

using geometry::Affine;
using geometry::Path;
using geometry::Point;

constexpr double largest_number = 1e7;

// Follows the letters of a path.
class PathReader {
 public:
  explicit PathReader(std::string_view text) : numbers_(text) {}

  Path run() {
    char letter = numbers_.peek();
    if (letter != 0 && letter != 'M' && letter != 'm') throw refused("image_damaged");
    while ((letter = numbers_.peek()) != 0) {
      numbers_.skip(1);
      relative_ = letter >= 'a';
      const char kind = static_cast<char>(letter & ~0x20);
      if (kind == 'Z') {
        path_.close();
        here_ = start_;
        last_ = kind;
        is_closed_ = true;
        continue;
      }
      segment(kind);
      // More numbers go on with the same letter, after a move with lines.
      const char again = kind == 'M' ? 'L' : kind;
      while (is_number()) segment(again);
    }
    return std::move(path_);
  }

 private:
  bool is_number() {
    const char c = numbers_.peek();
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == ',';
  }

  Point point() {
    const double x = numbers_.need(), y = numbers_.need();
    return relative_ ? here_ + Point{x, y} : Point{x, y};
  }

  void segment(char kind) {
    if (is_closed_ && kind != 'M') path_.move_to(here_);
    is_closed_ = false;
    switch (kind) {
      case 'M':
        here_ = start_ = point();
        path_.move_to(here_);
        break;
      case 'L':
        line_to(point());
        break;
      case 'H':
        line_to({numbers_.need() + (relative_ ? here_.x : 0), here_.y});
        break;
      case 'V':
        line_to({here_.x, numbers_.need() + (relative_ ? here_.y : 0)});
        break;
      case 'C':
      case 'S': {
        const Point first = kind == 'C' ? point() : mirrored('C', 'S');
        const Point second = point();
        curve(first, second, point());
        break;
      }
      case 'Q':
      case 'T': {
        const Point middle = kind == 'Q' ? point() : mirrored('Q', 'T');
        const Point to = point();
        curve(here_ + (middle - here_) * (2.0 / 3), to + (middle - to) * (2.0 / 3), to);
        control_ = middle;
        break;
      }
      case 'A':
        arc();
        break;
      default:
        throw refused("image_damaged");
    }
    last_ = kind;
  }

  void line_to(Point to) {
    path_.line_to(to);
    here_ = to;
  }

  void curve(Point first, Point second, Point to) {
    path_.cubic_to(first, second, to);
    control_ = second;
    here_ = to;
  }

  // The last control point on the other side, where the segment before was of such a kind.
  Point mirrored(char kind, char other) const {
    return last_ == kind || last_ == other ? here_ * 2 - control_ : here_;
  }

  // SVG 1.1, appendix F.6: from the two ends to the centre, then a cubic for each quarter.
  void arc() {
    double rx = std::abs(numbers_.need()), ry = std::abs(numbers_.need());
    const double turn = numbers_.need() * geometry::degree;
    const bool is_large = numbers_.need_flag(), is_clockwise = numbers_.need_flag();
    const Point from = here_, to = point();
    if (from == to) return;
    if (rx < 1e-9 || ry < 1e-9) return line_to(to);
    const Point half = Affine::rotation(-turn)((from - to) * 0.5);
    const double reach = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry);
    if (reach > 1) rx *= std::sqrt(reach), ry *= std::sqrt(reach);
    const double across = rx * rx * half.y * half.y + ry * ry * half.x * half.x;
    double factor = std::sqrt(std::max(0.0, (rx * rx * ry * ry - across) / std::max(across, 1e-12)));
    if (is_large == is_clockwise) factor = -factor;
    const Point centre{factor * rx * half.y / ry, -factor * ry * half.x / rx};
    const double start = std::atan2((half.y - centre.y) / ry, (half.x - centre.x) / rx);
    double sweep = std::atan2((-half.y - centre.y) / ry, (-half.x - centre.x) / rx) - start;
    if (is_clockwise && sweep < 0) sweep += 2 * std::numbers::pi;
    if (!is_clockwise && sweep > 0) sweep -= 2 * std::numbers::pi;
    const Point middle = (from + to) * 0.5;
    const Affine map = Affine::translation(middle.x, middle.y) * Affine::rotation(turn) *
                       Affine::translation(centre.x, centre.y) * Affine::scaling(rx, ry);
    const int pieces =
        std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - 1e-9)));
    const double step = sweep / pieces, pull = 4.0 / 3 * std::tan(step / 4);
    for (int i = 0; i < pieces; ++i) {
      const double a = start + i * step, b = a + step;
      const Point p{std::cos(a), std::sin(a)}, q{std::cos(b), std::sin(b)};
      curve(map(Point{p.x - pull * p.y, p.y + pull * p.x}), map(Point{q.x + pull * q.y, q.y - pull * q.x}),
            i + 1 == pieces ? to : map(q));
    }
  }

  SvgNumbers numbers_;
  Path path_;
  Point here_, start_, control_;
  bool relative_ = false, is_closed_ = false;
  char last_ = 0;
};

Affine one_transform(std::string_view name, const std::array<double, 6>& n, std::size_t count) {
  if (name == "matrix" && count == 6) return {n[0], n[1], n[2], n[3], n[4], n[5]};
  if (name == "translate" && (count == 1 || count == 2)) return Affine::translation(n[0], n[1]);
  if (name == "scale" && (count == 1 || count == 2)) return Affine::scaling(n[0], count == 2 ? n[1] : n[0]);
  if (name == "rotate" && (count == 1 || count == 3)) {
    return Affine::translation(n[1], n[2]) * Affine::rotation(n[0] * geometry::degree) *
           Affine::translation(-n[1], -n[2]);
  }
  if (name == "skewX" && count == 1) return {1, 0, std::tan(n[0] * geometry::degree), 1, 0, 0};
  if (name == "skewY" && count == 1) return {1, std::tan(n[0] * geometry::degree), 0, 1, 0, 0};
  throw refused("image_damaged");
}

}  // namespace

void SvgNumbers::skip_separator() {
  if (peek() == ',') text_.remove_prefix(1), peek();
}

char SvgNumbers::peek() {
  text_.remove_prefix(std::min(text_.find_first_not_of(" \t\r\n\f"), text_.size()));
  return text_.empty() ? '\0' : text_.front();
}

std::optional<double> SvgNumbers::next() {
  skip_separator();
  std::string_view digits = text_;
  if (digits.starts_with('+')) digits.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error == std::errc::invalid_argument) return std::nullopt;
  if (error != std::errc() || !(std::abs(value) <= largest_number)) throw refused("image_damaged");
  text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
  return value;
}

double SvgNumbers::need() {
  const auto number = next();
  if (!number) throw refused("image_damaged");
  return *number;
}

bool SvgNumbers::need_flag() {
  skip_separator();
  if (!text_.starts_with('0') && !text_.starts_with('1')) throw refused("image_damaged");
  const bool flag = text_.front() == '1';
  text_.remove_prefix(1);
  return flag;
}

Path svg_path(std::string_view text) {
  return PathReader(text).run();
}

Affine svg_transform(std::string_view text) {
  Affine map;
  SvgNumbers numbers(text);
  while (numbers.peek() != 0) {
    if (numbers.peek() == ',') numbers.skip(1), numbers.peek();
    const std::size_t open = numbers.rest().find('(');
    if (open == std::string_view::npos) throw refused("image_damaged");
    std::string_view name = numbers.rest().substr(0, open);
    while (name.ends_with(' ')) name.remove_suffix(1);
    numbers.skip(open + 1);
    std::array<double, 6> values{};
    std::size_t count = 0;
    while (numbers.peek() != ')') {
      if (count == values.size()) throw refused("image_damaged");
      values[count++] = numbers.need();
    }
    numbers.skip(1);
    map = map * one_transform(name, values, count);
  }
  return map;
}

}  // namespace images
