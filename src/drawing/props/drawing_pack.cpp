#include "drawing/props/drawing_pack.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

namespace drawing::props {
namespace {

using geometry::Point;

constexpr std::string_view magic = "BSPROPS4";
constexpr std::string_view motifs_id = "!motifs";
constexpr double steps_per_height = 10000;
constexpr double farthest = 8 * steps_per_height;  // from the foot
constexpr int deepest = 16;                        // groups within groups
// Of an item's tag.
constexpr std::uint32_t choice_tag = 3, by_size_tag = 7, role_mask = 3, even_odd_flag = 4, least_flag = 8,
                        colour_flag = 16;

[[noreturn]] void fail(const char* what) {
  throw std::runtime_error(std::string("pack of props: ") + what);
}

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) : reader_(bytes) {}

  DrawnProp decode() {
    DrawnProp prop;
    prop.kind = reader_.text();
    prop.title = reader_.text();
    const std::uint32_t mirrored = reader_.number();
    if (mirrored > 1) fail("unknown way to mirror");
    prop.mirrored = mirrored == 1;
    prop.cm = reader_.number() / 10.0;
    for (std::uint32_t left = reader_.count(); left > 0; --left) prop.motifs.emplace_back(reader_.text());
    for (std::uint32_t left = reader_.count(); left > 0; --left) prop.homes.emplace_back(reader_.text());
    prop.pieces = static_cast<int>(reader_.number());
    for (std::uint32_t left = reader_.count(); left > 0; --left) prop.points.push_back(named_point());
    prop.items = items(0);
    prop.front = items(0);
    reader_.finish();
    if (prop.kind.empty() || prop.title.empty() || prop.items.empty() || prop.pieces == 0)
      fail("an empty prop");
    if (prop.mirrored && !(prop.points.empty() && prop.front.empty())) fail("a mirrored prop with points");
    return prop;
  }

 private:
  PropPoint named_point() {
    PropPoint out;
    out.name = reader_.text();
    x_ = y_ = 0;
    out.at = next_point();
    out.degrees = reader_.difference() / 10.0;
    if (out.name.empty() || std::abs(out.degrees) > 180) fail("a point without name or direction");
    return out;
  }

  DrawnItems items(int depth) {
    if (depth > deepest) fail("too many groups within groups");
    DrawnItems out;
    for (std::uint32_t left = reader_.count(); left > 0; --left) {
      const std::uint32_t tag = reader_.number();
      if (tag == choice_tag) {
        out.push_back({choice(depth)});
      } else if (tag == by_size_tag) {
        out.push_back({by_size(depth)});
      } else {
        out.push_back({shape(tag)});
      }
    }
    return out;
  }

  Choice choice(int depth) {
    Choice out;
    for (std::uint32_t left = reader_.count(); left > 0; --left) out.alternatives.push_back(items(depth + 1));
    if (out.alternatives.size() < 2) fail("a choice of one");
    return out;
  }

  BySize by_size(int depth) {
    BySize out;
    out.above_mm = reader_.number() / 1000.0;
    if (const std::uint32_t up_to = reader_.number(); up_to != 0) out.up_to_mm = up_to / 1000.0;
    out.items = items(depth + 1);
    return out;
  }

  DrawnShape shape(std::uint32_t tag) {
    if (tag > (role_mask | even_odd_flag | least_flag | colour_flag) || (tag & role_mask) > 2)
      fail("unknown tag");
    DrawnShape out;
    out.shape.role = static_cast<Role>(tag & role_mask);
    out.shape.fill = out.shape.role == Role::region   ? Fill::white
                     : out.shape.role == Role::detail ? Fill::none
                                                      : Fill::black;
    out.shape.even_odd = (tag & even_odd_flag) != 0;
    if ((tag & colour_flag) != 0) out.shape.colour = reader_.colour();
    out.shape.line_mm = reader_.number() / 100.0;
    if ((tag & least_flag) != 0) out.least_mm = reader_.number() / 1000.0;
    const std::uint32_t subpaths = reader_.count();
    if (subpaths == 0) fail("a shape without a path");
    for (std::uint32_t i = 0; i < subpaths; ++i) add_subpath(out.shape);
    if (out.least_mm > 0 && out.shape.path.control_bounds().empty()) fail("a circle without size");
    return out;
  }

  Point next_point() {
    x_ += reader_.difference();
    y_ += reader_.difference();
    if (std::abs(x_) > farthest || std::abs(y_) > farthest) fail("point out of range");
    return {x_ / steps_per_height, y_ / steps_per_height};
  }

  void add_subpath(Shape& shape) {
    x_ = y_ = 0;
    shape.path.move_to(next_point());
    for (std::uint32_t run = reader_.number(); run != 0; run = reader_.number()) {
      if (run / 2 > reader_.left()) fail("count too large");
      for (std::uint32_t i = 0; i < run / 2; ++i) {
        if ((run & 1) == 0) {
          shape.path.line_to(next_point());
          continue;
        }
        const Point control1 = next_point(), control2 = next_point(), to = next_point();
        shape.path.cubic_to(control1, control2, to);
      }
    }
    if (shape.role != Role::detail) shape.path.close();
  }

  base::PackReader reader_;
  double x_ = 0, y_ = 0;
};

}  // namespace

DrawingIndex read_drawing_index(std::string_view pack) {
  DrawingIndex index{base::read_pack_index(pack, magic), {}};
  const auto motifs = std::ranges::find(index.drawings, motifs_id, &base::PackEntry::id);
  if (motifs == index.drawings.end()) fail("no motifs");
  const std::string bytes = base::inflate_entry(motifs->data);
  index.drawings.erase(motifs);
  base::PackReader reader(bytes);
  for (std::uint32_t left = reader.count(); left > 0; --left) {
    MotifDrawing drawing;
    drawing.motif = reader.text();
    drawing.name = reader.text();
    index.motifs.push_back(std::move(drawing));
  }
  reader.finish();
  const auto order = [](const MotifDrawing& drawing) { return std::tie(drawing.motif, drawing.name); };
  if (!std::ranges::is_sorted(index.motifs, {}, order)) fail("motifs are not sorted");
  return index;
}

DrawnProp read_drawing(const base::PackEntry& entry) {
  const std::string bytes = base::inflate_entry(entry.data);
  return Decoder(bytes).decode();
}

}  // namespace drawing::props
