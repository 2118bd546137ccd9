#include "drawing/motifs/pack_reader.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace drawing::motifs {
namespace {

using geometry::Path;
using geometry::Point;

constexpr std::string_view magic = "BSMOTIF3";
constexpr double grid = 2048;           // steps along the unit square's side
constexpr std::uint32_t role_mask = 3;  // of a shape's first number
constexpr std::uint32_t even_odd_flag = 4, colour_flag = 8;

[[noreturn]] void fail(const char* what) {
  throw std::runtime_error(std::string("motif pack: ") + what);
}

// A curve as stored, from one junction to the next, so that it can be run through both ways.
struct Curve {
  std::vector<Point> points;
  std::vector<bool> cubic;  // per segment; a cubic has three points, a line one
};

class Decoder {
 public:
  Decoder(std::string_view bytes, std::string_view id) : reader_(bytes), id_(id) {}

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
    reader_.finish();
    return motif;
  }

 private:
  std::uint32_t number() { return reader_.number(); }
  std::uint32_t count() { return reader_.count(); }

  Point next_point() {
    x_ += reader_.difference();
    y_ += reader_.difference();
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
      if (run / 2 > reader_.left()) fail("count too large");
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
      if (kind > (role_mask | even_odd_flag | colour_flag) || (kind & role_mask) > 2) fail("unknown role");
      shape.role = static_cast<MotifRole>(kind & role_mask);
      shape.even_odd = (kind & even_odd_flag) != 0;
      if ((kind & colour_flag) != 0) shape.colour = reader_.colour();
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

  base::PackReader reader_;
  std::string_view id_;
  std::int64_t x_ = 0, y_ = 0;
  std::vector<Curve> curves_;
};

}  // namespace

std::vector<base::PackEntry> read_pack_index(std::string_view pack) {
  return base::read_pack_index(pack, magic);
}

Motif decode_motif(const base::PackEntry& entry) {
  const std::string bytes = base::inflate_entry(entry.data);
  return Decoder(bytes, entry.id).decode();
}

}  // namespace drawing::motifs
