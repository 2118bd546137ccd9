#include "render/svg_writer.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace render {
namespace {

using geometry::Point;

// Coordinates are counted in hundredths of a millimetre, so that relative commands cannot drift.
struct GridPoint {
  std::int64_t x = 0;
  std::int64_t y = 0;
  friend GridPoint operator-(GridPoint a, GridPoint b) { return {a.x - b.x, a.y - b.y}; }
  friend bool operator==(GridPoint, GridPoint) = default;
};

std::int64_t to_grid(double mm) {
  return std::llround(mm * 100);
}

GridPoint to_grid(Point p) {
  return {to_grid(p.x), to_grid(p.y)};
}

// Appends hundredths in SVG's shortest form: 1250 is "12.5", -7 is "-.07".
void append_number(std::string& out, std::int64_t hundredths) {
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
      append_number(out_, value);
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

// Text for element content; control characters are not allowed in XML at all and become spaces.
void append_escaped(std::string& out, std::string_view text) {
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

void append_attribute(std::string& out, std::string_view name, std::int64_t hundredths) {
  out += ' ';
  out += name;
  out += "=\"";
  append_number(out, hundredths);
  out += '"';
}

class Document {
 public:
  explicit Document(const drawing::Picture& picture) : picture_(picture) {
    std::size_t points = 0;
    for (const auto& shape : picture.shapes) points += shape.path.points().size();
    out_.reserve(points * 9 + picture.shapes.size() * 48 + 1024);
  }

  std::string write() && {
    open();
    for (const auto& shape : picture_.shapes) {
      if (shape.role != drawing::Role::frame) write_shape(shape);
    }
    close_element();
    out_ += "</g>";
    write_frame();
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  static constexpr std::string_view line_attributes =
      " fill=\"#fff\" stroke=\"#000\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";

  void open() {
    const std::int64_t width = to_grid(picture_.width_mm), height = to_grid(picture_.height_mm);
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"";
    append_number(out_, width);
    out_ += "mm\" height=\"";
    append_number(out_, height);
    out_ += "mm\" viewBox=\"0 0 ";
    append_number(out_, width);
    out_ += ' ';
    append_number(out_, height);
    out_ += "\"><path fill=\"#fff\" d=\"M0 0h";
    append_number(out_, width);
    out_ += 'v';
    append_number(out_, height);
    out_ += "H0z\"/>";
    open_clip();
  }

  // The clip path's id is made of its numbers: pages shown together in one HTML document may share an id
  // only where they share the shape.
  void open_clip() {
    const auto& clip = picture_.clip;
    if (clip.empty()) {
      out_ += "<g";
      out_ += line_attributes;
      out_ += '>';
      return;
    }
    const std::int64_t values[] = {to_grid(clip.left), to_grid(clip.top), to_grid(clip.width()),
                                   to_grid(clip.height()), to_grid(picture_.clip_radius_mm)};
    std::string id = "page";
    for (const std::int64_t value : values) id += "-" + std::to_string(value);
    out_ += "<clipPath id=\"" + id + "\"><rect";
    append_attribute(out_, "x", values[0]);
    append_attribute(out_, "y", values[1]);
    append_attribute(out_, "width", values[2]);
    append_attribute(out_, "height", values[3]);
    append_attribute(out_, "rx", values[4]);
    out_ += "/></clipPath><g clip-path=\"url(#" + id + ")\"";
    out_ += line_attributes;
    out_ += '>';
  }

  void write_shape(const drawing::Shape& shape) {
    if (element_ != shape.element) open_element(shape);
    write_path(shape, line_);
  }

  // Starts the group of a shape's element: its title, and the line width that its shapes inherit.
  void open_element(const drawing::Shape& shape) {
    close_element();
    element_ = shape.element;
    line_ = to_grid(shape.line_mm);
    out_ += "<g";
    append_attribute(out_, "stroke-width", line_);
    out_ += '>';
    if (shape.element < picture_.elements.size() && !picture_.elements[shape.element].name.empty()) {
      out_ += "<title>";
      append_escaped(out_, picture_.elements[shape.element].name);
      out_ += "</title>";
    }
  }

  void close_element() {
    if (element_ >= 0) out_ += "</g>";
    element_ = -1;
  }

  void write_frame() {
    bool any = false;
    for (const auto& shape : picture_.shapes) {
      if (shape.role != drawing::Role::frame) continue;
      if (!any) {
        out_ += "<g";
        out_ += line_attributes;
        out_ += '>';
      }
      any = true;
      write_path(shape, -1);
    }
    if (any) out_ += "</g>";
  }

  void write_path(const drawing::Shape& shape, std::int64_t inherited_line) {
    if (shape.path.empty()) return;
    out_ += "<path";
    if (shape.role == drawing::Role::region) {
      out_ += " data-region=\"" + std::to_string(++regions_) + '"';
    }
    if (shape.fill == drawing::Fill::none) out_ += " fill=\"none\"";
    if (shape.fill == drawing::Fill::black) out_ += " fill=\"#000\"";
    if (shape.even_odd && shape.fill != drawing::Fill::none) out_ += " fill-rule=\"evenodd\"";
    const std::int64_t line = to_grid(shape.line_mm);
    if (line != inherited_line) append_attribute(out_, "stroke-width", line);
    out_ += " d=\"";
    PathData data(out_);
    shape.path.send_to(data);
    out_ += "\"/>";
  }

  const drawing::Picture& picture_;
  std::string out_;
  std::int64_t line_ = 0;
  int element_ = -1;
  int regions_ = 0;
};

}  // namespace

std::string write_svg(const drawing::Picture& picture) {
  return Document(picture).write();
}

}  // namespace render
