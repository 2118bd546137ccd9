#include "drawing/model/picture_codec.h"

#include <algorithm>
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
// Version 1 has no subject, version 2 does not say what shapes are of, version 3 knows skin and hair only and
// no colours.
constexpr std::uint8_t first_version = 1, with_subject = 2, with_colours = 4, version = 4;
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

// The subject: motifs, relations, deeds, place. What is optional stands after a 1, or is a 0; of either-or a
// 1 goes before an index and a 2 before a text.

void write_index(Writer& body, const std::optional<int>& index) {
  body.number(index ? 1 : 0);
  if (index) body.whole(*index);
}

void write_either(Writer& body, const std::variant<int, std::string>& either) {
  const int* index = std::get_if<int>(&either);
  body.number(index != nullptr ? 1 : 2);
  if (index != nullptr) {
    body.whole(*index);
  } else {
    body.text(std::get<std::string>(either));
  }
}

void write_indexes(Writer& body, const std::vector<int>& indexes) {
  body.number(indexes.size());
  for (const int index : indexes) body.whole(index);
}

template <class Enum>
void write_choice(Writer& body, Enum value) {
  body.number(static_cast<std::uint64_t>(value));
}

void write_deed(Writer& body, const Deed& deed) {
  write_indexes(body, deed.agents);
  body.text(deed.verb);
  write_index(body, deed.patient);
  write_index(body, deed.receiver);
  if (deed.tool) {
    write_either(body, *deed.tool);
  } else {
    body.number(0);
  }
  body.number(deed.way ? 1 : 0);
  if (!deed.way) return;
  write_choice(body, deed.way->preposition);
  write_either(body, deed.way->goal);
}

void write_subject(Writer& body, const Subject& subject) {
  body.number(subject.motifs.size());
  for (const WishedMotif& motif : subject.motifs) {
    body.text(motif.motif);
    body.text(motif.name);
    body.number(static_cast<std::uint64_t>(motif.count));
    write_choice(body, motif.size);
    write_choice(body, motif.mood);
    write_choice(body, motif.pose);
    body.number(motif.called.size());
    for (const std::string& name : motif.called) body.text(name);
  }
  body.number(subject.relations.size());
  for (const Relation& relation : subject.relations) {
    body.whole(relation.subject);
    write_choice(body, relation.preposition);
    write_indexes(body, relation.objects);
  }
  body.number(subject.deeds.size());
  for (const Deed& deed : subject.deeds) write_deed(body, deed);
  body.text(subject.place);
}

int read_index(Reader& reader) {
  const std::int64_t index = reader.whole();
  if (index < 0 || index > std::numeric_limits<std::uint16_t>::max()) malformed();
  return static_cast<int>(index);
}

std::vector<int> read_indexes(Reader& reader) {
  std::vector<int> indexes(reader.count(1));
  for (int& index : indexes) index = read_index(reader);
  return indexes;
}

enum class Either : std::uint8_t { none, index, text };

std::optional<std::variant<int, std::string>> read_either(Reader& reader) {
  switch (reader.choice(Either::text)) {
    case Either::index:
      return read_index(reader);
    case Either::text:
      return reader.text();
    case Either::none:
      break;
  }
  return std::nullopt;
}

Deed read_deed(Reader& reader) {
  Deed deed;
  deed.agents = read_indexes(reader);
  deed.verb = reader.text();
  if (reader.flag()) deed.patient = read_index(reader);
  if (reader.flag()) deed.receiver = read_index(reader);
  deed.tool = read_either(reader);
  if (!reader.flag()) return deed;
  const auto preposition = reader.choice(WayPreposition::in_front_of);
  auto goal = read_either(reader);
  if (!goal) malformed();
  deed.way = {preposition, *std::move(goal)};
  return deed;
}

WishedMotif read_motif(Reader& reader) {
  WishedMotif motif;
  motif.motif = reader.text();
  motif.name = reader.text();
  // Too many stay too many for is_sound().
  motif.count = static_cast<int>(std::min<std::uint64_t>(reader.number(), 0xff));
  motif.size = reader.choice(SizeWish::huge);
  motif.mood = reader.choice(Mood::sleepy);
  motif.pose = reader.choice(Pose::dancing);
  motif.called.resize(reader.count(1));
  for (std::string& name : motif.called) name = reader.text();
  return motif;
}

Subject read_subject(Reader& reader) {
  Subject subject;
  for (std::size_t left = reader.count(7); left > 0; --left) subject.motifs.push_back(read_motif(reader));
  for (std::size_t left = reader.count(4); left > 0; --left) {
    const int from = read_index(reader);
    const auto preposition = reader.choice(Preposition::with);
    subject.relations.push_back({from, preposition, read_indexes(reader)});
  }
  for (std::size_t left = reader.count(8); left > 0; --left) subject.deeds.push_back(read_deed(reader));
  subject.place = reader.text();
  if (!is_sound(subject)) malformed();
  return subject;
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

// A colour as one number, 0 for none.
std::uint64_t packed(const std::optional<NaturalColour>& colour) {
  if (!colour) return 0;
  std::uint64_t number = 0;
  for (const std::uint8_t channel : *colour) number = number << 8 | channel;
  return number + 1;
}

std::optional<NaturalColour> unpacked(std::uint64_t number) {
  if (number == 0) return std::nullopt;
  --number;
  if (number > 0xffffff) malformed();
  return NaturalColour{static_cast<std::uint8_t>(number >> 16), static_cast<std::uint8_t>(number >> 8 & 0xff),
                       static_cast<std::uint8_t>(number & 0xff)};
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
    body.number(static_cast<std::uint64_t>(shape.material));
    body.number(packed(shape.colour));
    body.number(shape.even_odd ? 1 : 0);
    body.length(shape.line_mm);
    body.number(shape.element);
    body.path(shape.path);
  }
  write_subject(body, picture.subject);
  const std::string plain = body.take();
  if (plain.size() > largest_body) throw std::runtime_error("picture too large to store");
  std::string out(magic, sizeof magic);
  out.push_back(static_cast<char>(version));
  for (int shift = 0; shift < 32; shift += 8)
    out.push_back(static_cast<char>((plain.size() >> shift) & 0xff));
  return out + deflated(plain);
}

Picture decode_picture(std::string_view bytes) {
  if (bytes.size() < header_size || bytes[0] != magic[0] || bytes[1] != magic[1]) malformed();
  const auto stored_version = static_cast<std::uint8_t>(bytes[2]);
  if (stored_version < first_version || stored_version > version) malformed();
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
    if (stored_version > with_subject)
      shape.material = reader.choice(stored_version < with_colours ? Material::hair : Material::apron);
    if (stored_version >= with_colours) shape.colour = unpacked(reader.number());
    shape.even_odd = reader.flag();
    shape.line_mm = reader.length();
    const std::uint64_t element = reader.number();
    if (element >= picture.elements.size()) malformed();
    shape.element = static_cast<std::uint16_t>(element);
    shape.path = reader.path();
  }
  if (stored_version >= with_subject) picture.subject = read_subject(reader);
  if (!reader.done()) malformed();
  return picture;
}

}  // namespace drawing
