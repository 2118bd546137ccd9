#include "render/svg_path.h"

#include <charconv>
#include <cmath>
#include <initializer_list>

namespace render {
namespace {

using geometry::Point;

struct GridPoint {
  std::int64_t x = 0;
  std::int64_t y = 0;
  friend GridPoint operator-(GridPoint a, GridPoint b) { return {a.x - b.x, a.y - b.y}; }
  friend bool operator==(GridPoint, GridPoint) = default;
};

GridPoint to_grid(Point p) {
  return {to_svg_grid(p.x), to_svg_grid(p.y)};
}

// Writes path data with relative commands, h and v for straight lines along an axis and s for smooth curves.
class PathData final : public geometry::PathSink {
 public:
  explicit PathData(std::string& out) : out_(out) {}

  void move_to(Point to) override {
    const GridPoint target = to_grid(to);
    command(first_ ? 'M' : 'm');
    const GridPoint delta = first_ ? target : target - at_;
    numbers({delta.x, delta.y});
    first_ = false;
    at_ = start_ = target;
    drawn_ = smooth_ = false;
  }

  void line_to(Point to) override {
    const GridPoint delta = to_grid(to) - at_;
    smooth_ = false;
    // A line of no length is left out, unless it is all there is: then round caps make a dot of it.
    if (delta == GridPoint{} && drawn_) return;
    if (delta.y == 0) {
      command('h');
      numbers({delta.x});
    } else if (delta.x == 0) {
      command('v');
      numbers({delta.y});
    } else {
      command('l');
      numbers({delta.x, delta.y});
    }
    advance(delta);
  }

  void cubic_to(Point control1, Point control2, Point to) override {
    const GridPoint c1 = to_grid(control1) - at_, c2 = to_grid(control2) - at_, delta = to_grid(to) - at_;
    if (smooth_ && c1 == handle_) {
      command('s');
    } else {
      command('c');
      numbers({c1.x, c1.y});
    }
    numbers({c2.x, c2.y, delta.x, delta.y});
    handle_ = delta - c2;
    smooth_ = true;
    advance(delta);
  }

  void close() override {
    command('z');
    at_ = start_;
    smooth_ = false;
  }

 private:
  void command(char letter) {
    // A repeated letter may be left out, except after m, where a bare pair means l.
    const bool repeated = letter == last_ && letter != 'M' && letter != 'm' && letter != 'z';
    if (!repeated) out_ += letter;
    separate_ = repeated;
    last_ = letter;
  }

  void numbers(std::initializer_list<std::int64_t> hundredths) {
    for (const std::int64_t value : hundredths) {
      const bool fraction_only = value > -100 && value < 100 && value % 100 != 0;
      // A minus sign separates by itself; so does a leading point after a number that has a point already.
      if (separate_ && value >= 0 && !(fraction_only && had_point_)) out_ += ' ';
      append_svg_number(out_, value);
      had_point_ = value % 100 != 0;
      separate_ = true;
    }
  }

  void advance(GridPoint delta) {
    at_ = {at_.x + delta.x, at_.y + delta.y};
    drawn_ = true;
  }

  std::string& out_;
  GridPoint at_, start_, handle_;
  char last_ = 0;
  bool first_ = true, drawn_ = false, smooth_ = false, separate_ = false, had_point_ = false;
};

}  // namespace

std::int64_t to_svg_grid(double value) {
  return std::llround(value * 100);
}

void append_svg_number(std::string& out, std::int64_t hundredths) {
  char digits[24];
  if (hundredths < 0) {
    out += '-';
    hundredths = -hundredths;
  }
  const std::int64_t whole = hundredths / 100, part = hundredths % 100;
  if (whole != 0 || part == 0) {
    const auto end = std::to_chars(digits, digits + sizeof digits, whole).ptr;
    out.append(digits, end);
  }
  if (part == 0) return;
  out += '.';
  out += static_cast<char>('0' + part / 10);
  if (part % 10 != 0) out += static_cast<char>('0' + part % 10);
}

void append_svg_path(std::string& out, const geometry::Path& path) {
  PathData data(out);
  path.send_to(data);
}

void append_svg_text(std::string& out, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
}

}  // namespace render
