#include "drawing/figures/part.h"

#include <array>
#include <utility>

#include "geometry/curve_fit.h"

namespace drawing::figures {

std::string_view to_string(PartName name) {
  static constexpr std::array<std::string_view, 38> names{
      "skin",  "face",   "hair",     "beard", "eye",   "mouth", "brow",   "nose",   "glasses", "tear",
      "shirt", "sleeve", "trousers", "skirt", "sock",  "shoe",  "hand",   "collar", "mark",    "button",
      "apron", "hat",    "ribbon",   "fur",   "belly", "tail",  "ear",    "muzzle", "hoof",    "beak",
      "wing",  "mane",   "horn",     "tusk",  "fin",   "shell", "spines", "comb"};
  return names[static_cast<std::size_t>(name)];
}

namespace {

Material material_of(PartName name) {
  switch (name) {
    case PartName::skin:
    case PartName::face:
    case PartName::hand:
    case PartName::nose:
      return Material::skin;
    case PartName::hair:
    case PartName::beard:
      return Material::hair;
    default:
      return Material::unknown;
  }
}

}  // namespace

void Canvas::push(PartName name, Layer layer, geometry::Path path, Fill fill, Role role, double weight) {
  if (path.empty()) return;
  Shape shape;
  shape.path = std::move(path);
  shape.fill = fill;
  shape.role = role;
  shape.line_mm = weight;
  shape.material = material_of(name);
  parts_.push_back({name, layer, std::move(shape)});
}

void Canvas::region(PartName name, Layer layer, const geometry::Field& field, double weight) {
  push(name, layer, field.path(least_), Fill::white, Role::region, weight);
}
void Canvas::region(PartName name, Layer layer, geometry::Path path, double weight) {
  push(name, layer, std::move(path), Fill::white, Role::region, weight);
}
void Canvas::line(PartName name, Layer layer, geometry::Path path, double weight) {
  if (fineness_ == Fineness::few_lines && weight < minor_line) return;
  push(name, layer, std::move(path), Fill::none, Role::detail, weight);
}
void Canvas::line(PartName name, Layer layer, const std::vector<Point>& points, double weight) {
  geometry::Path path;
  geometry::fit_open(path, points, {.tolerance = 0.08, .step = cell_});
  line(name, layer, std::move(path), weight);
}
void Canvas::solid(PartName name, Layer layer, geometry::Path path) {
  push(name, layer, std::move(path), Fill::black, Role::solid, 0);
}

void Canvas::add(const std::vector<Part>& parts, const geometry::Affine& map) {
  for (Part part : parts) {
    part.shape.path = part.shape.path.transformed(map);
    parts_.push_back(std::move(part));
  }
}

}  // namespace drawing::figures
