#include "drawing/motifs/pack_reader.h"

#include <stdexcept>
#include <string>
#include <utility>

#include <zlib.h>

namespace drawing::motifs {
namespace {

using geometry::Path;
using geometry::Point;

constexpr std::string_view magic = "BSMOTIF2";
constexpr std::size_t head_size = 16;             // magic, size, count
constexpr std::size_t entry_size = 8;             // offset of the id, offset of the data
constexpr double grid = 2048;                     // steps along the unit square's side
constexpr std::uint32_t largest_motif = 1 << 20;  // bytes; real ones have a few thousand
constexpr std::uint32_t role_mask = 3;            // of a shape's first number
constexpr std::uint32_t even_odd_flag = 4;

[[noreturn]] void fail(const char* what) {
  throw std::runtime_error(std::string("motif pack: ") + what);
}

std::uint32_t read_u32(std::string_view bytes, std::size_t at) {
  if (at + 4 > bytes.size()) fail("truncated index");
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

std::string_view slice(std::string_view pack, std::uint32_t from, std::uint32_t to) {
  if (from > to || to > pack.size()) fail("offset out of range");
  return pack.substr(from, to - from);
}

// Reads a LEB128 number at `at` and moves on.
std::uint32_t read_varint(std::string_view bytes, std::size_t& at) {
  std::uint32_t value = 0;
  for (int shift = 0; shift < 32; shift += 7) {
    if (at >= bytes.size()) fail("truncated motif");
    const auto byte = static_cast<unsigned char>(bytes[at++]);
    value |= static_cast<std::uint32_t>(byte & 127u) << shift;
    if (byte < 128) return value;
  }
  fail("number too long");
}

// The bytes of a motif's compressed data. zlib's checksum finds damaged ones.
std::string inflate_motif(std::string_view data) {
  std::size_t at = 0;
  const std::uint32_t size = read_varint(data, at);
  if (size > largest_motif) fail("motif too large");
  std::string bytes(size, '\0');
  uLongf written = size;
  uLong read = static_cast<uLong>(data.size() - at);
  const int status = uncompress2(reinterpret_cast<Bytef*>(bytes.data()), &written,
                                 reinterpret_cast<const Bytef*>(data.data() + at), &read);
  if (status != Z_OK || written != size || read != data.size() - at) fail("damaged motif");
  return bytes;
}

// A curve as stored, from one junction to the next, so that it can be run through both ways.
struct Curve {
  std::vector<Point> points;
  std::vector<bool> cubic;  // per segment; a cubic has three points, a line one
};

class Decoder {
 public:
  Decoder(std::string_view bytes, std::string_view id) : bytes_(bytes), id_(id) {}

  Motif decode() {
    Motif motif;
    read_drawing(motif);
    const std::uint32_t second = number();
    if (second > 2) fail("unknown kind of second drawing");
    if (second > 0) {
      auto drawing = std::make_shared<Motif>();
      read_drawing(*drawing);
      drawing->plain = true;
      motif.second = std::move(drawing);
      motif.second_for_all = second == 2;
    }
    if (at_ != bytes_.size()) fail("bytes left over");
    return motif;
  }

 private:
  std::uint32_t number() { return read_varint(bytes_, at_); }

  // A number of things of at least one byte each: larger ones than there are bytes are lies.
  std::uint32_t count() {
    const std::uint32_t value = number();
    if (value > bytes_.size() - at_) fail("count too large");
    return value;
  }

  std::int32_t difference() {
    const std::uint32_t value = number();
    return static_cast<std::int32_t>(value >> 1) ^ -static_cast<std::int32_t>(value & 1);
  }

  Point next_point() {
    x_ += difference();
    y_ += difference();
    // Control points may lie outside of the unit square, but not far.
    if (x_ < -4 * grid || x_ > 5 * grid || y_ < -4 * grid || y_ > 5 * grid) fail("point out of range");
    return {static_cast<double>(x_) / grid, static_cast<double>(y_) / grid};
  }

  void read_drawing(Motif& motif) {
    motif.id = id_;
    motif.bounds.left = number() / grid;
    motif.bounds.top = number() / grid;
    motif.bounds.right = number() / grid;
    motif.bounds.bottom = number() / grid;
    curves_.assign(count(), {});
    for (Curve& curve : curves_) read_curve(curve);
    read_shapes(motif.shapes);
    read_shapes(motif.simple);
  }

  void read_curve(Curve& curve) {
    x_ = y_ = 0;
    curve.points.push_back(next_point());
    for (std::uint32_t run = number(); run != 0; run = number()) {
      const bool cubic = (run & 1) != 0;
      if (run / 2 > bytes_.size() - at_) fail("count too large");
      for (std::uint32_t i = 0; i < run / 2; ++i) {
        curve.cubic.push_back(cubic);
        for (int k = cubic ? 3 : 1; k > 0; --k) curve.points.push_back(next_point());
      }
    }
  }

  void read_shapes(std::vector<MotifShape>& shapes) {
    shapes.resize(count());
    for (MotifShape& shape : shapes) {
      const std::uint32_t kind = number();
      if (kind > (role_mask | even_odd_flag) || (kind & role_mask) > 2) fail("unknown role");
      shape.role = static_cast<MotifRole>(kind & role_mask);
      shape.even_odd = (kind & even_odd_flag) != 0;
      shape.thickness = number() / grid;
      for (std::uint32_t left = count(); left > 0; --left) read_subpath(shape);
    }
  }

  void read_subpath(MotifShape& shape) {
    const std::uint32_t curves = count();
    if (curves == 0) fail("empty subpath");
    for (std::uint32_t i = 0; i < curves; ++i) {
      const std::uint32_t reference = number();
      if (reference / 2 >= curves_.size()) fail("unknown curve");
      append(shape.path, curves_[reference / 2], (reference & 1) != 0, i == 0);
    }
    if (shape.role != MotifRole::line) shape.path.close();
  }

  static void append(Path& path, const Curve& curve, bool backwards, bool first) {
    const auto& points = curve.points;
    if (first) path.move_to(backwards ? points.back() : points.front());
    if (!backwards) {
      std::size_t at = 1;
      for (const bool cubic : curve.cubic) {
        if (cubic) {
          path.cubic_to(points[at], points[at + 1], points[at + 2]);
        } else {
          path.line_to(points[at]);
        }
        at += cubic ? 3 : 1;
      }
      return;
    }
    std::size_t at = points.size() - 1;
    for (std::size_t i = curve.cubic.size(); i-- > 0;) {
      if (curve.cubic[i]) {
        path.cubic_to(points[at - 1], points[at - 2], points[at - 3]);
      } else {
        path.line_to(points[at - 1]);
      }
      at -= curve.cubic[i] ? 3 : 1;
    }
  }

  std::string_view bytes_;
  std::string_view id_;
  std::size_t at_ = 0;
  std::int64_t x_ = 0, y_ = 0;
  std::vector<Curve> curves_;
};

}  // namespace

std::vector<PackEntry> read_pack_index(std::string_view pack) {
  if (pack.substr(0, magic.size()) != magic) fail("not a motif pack of this version");
  if (read_u32(pack, magic.size()) != pack.size()) fail("truncated");
  const std::size_t count = read_u32(pack, magic.size() + 4);
  if (count > pack.size() / entry_size) fail("count too large");
  std::vector<PackEntry> entries;
  entries.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = head_size + i * entry_size;
    PackEntry entry{slice(pack, read_u32(pack, at), read_u32(pack, at + entry_size)),
                    slice(pack, read_u32(pack, at + 4), read_u32(pack, at + entry_size + 4))};
    if (!entries.empty() && !(entries.back().id < entry.id)) fail("ids are not sorted");
    entries.push_back(entry);
  }
  return entries;
}

Motif decode_motif(const PackEntry& entry) {
  const std::string bytes = inflate_motif(entry.data);
  return Decoder(bytes, entry.id).decode();
}

}  // namespace drawing::motifs
