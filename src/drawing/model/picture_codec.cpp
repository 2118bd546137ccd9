#include "drawing/model/picture_codec.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>

#include <zlib.h>

namespace drawing {
namespace {

// Layout: "BP", version, length of the body before deflating (4 bytes, little-endian), deflated body. In the
// body, numbers are LEB128, signed ones zigzag-coded; points are differences from the point before.
constexpr char magic[] = {'B', 'P'};
constexpr std::uint8_t version = 1;
constexpr std::size_t header_size = 7;
constexpr std::size_t largest_body = 64u << 20;
constexpr double steps_per_mm = 100;

[[noreturn]] void malformed() {
  throw std::runtime_error("malformed picture");
}

class Writer {
 public:
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out_.push_back(static_cast<char>((value & 0x7f) | 0x80));
    out_.push_back(static_cast<char>(value));
  }
  void whole(std::int64_t value) {
    number((static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
  }
  void length(double mm) { whole(std::llround(mm * steps_per_mm)); }
  void text(std::string_view s) {
    number(s.size());
    out_.append(s);
  }
  void rect(const geometry::Rect& r) {
    // An empty rectangle has infinite sides.
    number(r.empty() ? 0 : 1);
    if (r.empty()) return;
    for (const double side : {r.left, r.top, r.right, r.bottom}) length(side);
  }
  void path(const geometry::Path& path) {
    number(path.verbs().size());
    for (const geometry::Verb verb : path.verbs()) out_.push_back(static_cast<char>(verb));
    std::int64_t x = 0, y = 0;
    for (const geometry::Point p : path.points()) {
      const std::int64_t next_x = std::llround(p.x * steps_per_mm), next_y = std::llround(p.y * steps_per_mm);
      whole(next_x - x);
      whole(next_y - y);
      x = next_x;
      y = next_y;
    }
  }
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  std::uint8_t byte() {
    if (at_ >= bytes_.size()) malformed();
    return static_cast<std::uint8_t>(bytes_[at_++]);
  }
  std::uint64_t number() {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      const std::uint64_t next = byte();
      value |= (next & 0x7f) << shift;
      if (next < 0x80) return value;
    }
    malformed();
  }
  std::int64_t whole() {
    const std::uint64_t value = number();
    return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
  }
  double length() {
    const double mm = static_cast<double>(whole()) / steps_per_mm;
    if (std::abs(mm) > 1e6) malformed();
    return mm;
  }
  // A count of things that take at least `each` bytes: never more than the rest holds.
  std::size_t count(std::size_t each) {
    const std::uint64_t value = number();
    if (value > (bytes_.size() - at_) / each) malformed();
    return static_cast<std::size_t>(value);
  }
  std::string text() {
    const std::size_t size = count(1);
    std::string s(bytes_.substr(at_, size));
    at_ += size;
    return s;
  }
  template <class Enum>
  Enum choice(Enum last) {
    const std::uint8_t value = byte();
    if (value > static_cast<std::uint8_t>(last)) malformed();
    return static_cast<Enum>(value);
  }
  bool flag() { return choice(Flag::yes) == Flag::yes; }
  geometry::Rect rect() {
    geometry::Rect r;
    if (!flag()) return r;
    r.left = length();
    r.top = length();
    r.right = length();
    r.bottom = length();
    return r;
  }
  geometry::Path path();
  bool done() const { return at_ == bytes_.size(); }

 private:
  enum class Flag : std::uint8_t { no, yes };
  std::string_view bytes_;
  std::size_t at_ = 0;
};

geometry::Path Reader::path() {
  std::vector<geometry::Verb> verbs(count(1));
  for (geometry::Verb& verb : verbs) verb = choice(geometry::Verb::close);
  std::int64_t x = 0, y = 0;
  const auto point = [&] {
    x += whole();
    y += whole();
    constexpr std::int64_t farthest = 1'000'000'000;
    if (x > farthest || x < -farthest || y > farthest || y < -farthest) malformed();
    return geometry::Point{static_cast<double>(x) / steps_per_mm, static_cast<double>(y) / steps_per_mm};
  };
  geometry::Path path;
  bool started = false;
  for (const geometry::Verb verb : verbs) {
    // Nothing can be drawn from nowhere.
    if (verb != geometry::Verb::move && !started) malformed();
    switch (verb) {
      case geometry::Verb::move:
        path.move_to(point());
        started = true;
        break;
      case geometry::Verb::line:
        path.line_to(point());
        break;
      case geometry::Verb::cubic: {
        const geometry::Point c1 = point(), c2 = point(), to = point();
        path.cubic_to(c1, c2, to);
        break;
      }
      case geometry::Verb::close:
        path.close();
        break;
    }
  }
  return path;
}

std::string deflated(const std::string& body) {
  uLongf size = compressBound(static_cast<uLong>(body.size()));
  std::string out(size, '\0');
  if (compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(body.data()),
                static_cast<uLong>(body.size()), 6) != Z_OK) {
    throw std::runtime_error("deflating a picture failed");
  }
  out.resize(size);
  return out;
}

std::string inflated(std::string_view bytes, std::size_t body_size) {
  std::string body(body_size, '\0');
  uLongf size = static_cast<uLongf>(body_size);
  const int result =
      uncompress(reinterpret_cast<Bytef*>(body.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                 static_cast<uLong>(bytes.size()));
  if (result != Z_OK || size != body_size) malformed();
  return body;
}

}  // namespace

std::string encode_picture(const Picture& picture) {
  Writer body;
  body.length(picture.width_mm);
  body.length(picture.height_mm);
  body.rect(picture.clip);
  body.length(picture.clip_radius_mm);
  body.number(picture.elements.size());
  for (const Element& element : picture.elements) {
    body.text(element.motif);
    body.text(element.name);
    body.number(element.asked ? 1 : 0);
    body.rect(element.bounds);
  }
  body.number(picture.shapes.size());
  for (const Shape& shape : picture.shapes) {
    body.number(static_cast<std::uint64_t>(shape.fill));
    body.number(static_cast<std::uint64_t>(shape.role));
    body.number(shape.even_odd ? 1 : 0);
    body.length(shape.line_mm);
    body.number(shape.element);
    body.path(shape.path);
  }
  const std::string plain = body.take();
  if (plain.size() > largest_body) throw std::runtime_error("picture too large to store");
  std::string out(magic, sizeof magic);
  out.push_back(static_cast<char>(version));
  for (int shift = 0; shift < 32; shift += 8)
    out.push_back(static_cast<char>((plain.size() >> shift) & 0xff));
  return out + deflated(plain);
}

Picture decode_picture(std::string_view bytes) {
  if (bytes.size() < header_size || bytes[0] != magic[0] || bytes[1] != magic[1] ||
      static_cast<std::uint8_t>(bytes[2]) != version) {
    malformed();
  }
  std::size_t body_size = 0;
  for (std::size_t i = 0; i < 4; ++i)
    body_size |= std::size_t{static_cast<std::uint8_t>(bytes[3 + i])} << (8 * i);
  // Deflate packs at most 1032 to 1.
  if (body_size > largest_body || body_size / 1032 > bytes.size()) malformed();
  const std::string body = inflated(bytes.substr(header_size), body_size);
  Reader reader(body);
  Picture picture;
  picture.width_mm = reader.length();
  picture.height_mm = reader.length();
  if (!(picture.width_mm > 0 && picture.height_mm > 0)) malformed();
  picture.clip = reader.rect();
  picture.clip_radius_mm = reader.length();
  picture.elements.resize(reader.count(4));
  if (picture.elements.size() > std::numeric_limits<std::uint16_t>::max()) malformed();
  for (Element& element : picture.elements) {
    element.motif = reader.text();
    element.name = reader.text();
    element.asked = reader.flag();
    element.bounds = reader.rect();
  }
  picture.shapes.resize(reader.count(6));
  for (Shape& shape : picture.shapes) {
    shape.fill = reader.choice(Fill::black);
    shape.role = reader.choice(Role::frame);
    shape.even_odd = reader.flag();
    shape.line_mm = reader.length();
    const std::uint64_t element = reader.number();
    if (element >= picture.elements.size()) malformed();
    shape.element = static_cast<std::uint16_t>(element);
    shape.path = reader.path();
  }
  if (!reader.done()) malformed();
  return picture;
}

}  // namespace drawing
