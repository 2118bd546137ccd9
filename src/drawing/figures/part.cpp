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
    case PartName::hand:
      return Material::skin;
    case PartName::face:
      return Material::face;
    case PartName::nose:
      return Material::nose;
    case PartName::hair:
    case PartName::beard:
      return Material::hair;
    case PartName::eye:
      return Material::eye;
    case PartName::shirt:
    case PartName::sleeve:
    case PartName::collar:
      return Material::shirt;
    case PartName::trousers:
      return Material::trousers;
    case PartName::skirt:
      return Material::skirt;
    case PartName::sock:
      return Material::sock;
    case PartName::shoe:
      return Material::shoe;
    case PartName::hat:
      return Material::hat;
    case PartName::apron:
      return Material::apron;
    case PartName::mark:
      return Material::mark;
    case PartName::fur:
      return Material::fur;
    case PartName::belly:
      return Material::belly;
    case PartName::tail:
      return Material::tail;
    case PartName::ear:
      return Material::ear;
    case PartName::muzzle:
      return Material::muzzle;
    case PartName::hoof:
      return Material::hoof;
    case PartName::beak:
      return Material::beak;
    case PartName::wing:
      return Material::wing;
    case PartName::mane:
      return Material::mane;
    case PartName::horn:
      return Material::horn;
    case PartName::tusk:
      return Material::tusk;
    case PartName::fin:
      return Material::fin;
    case PartName::shell:
      return Material::shell;
    case PartName::spines:
      return Material::spines;
    case PartName::comb:
      return Material::comb;
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
  // What is of no material but of one colour in nature: open mouths, tears.
  if (name == PartName::mouth && role == Role::region) shape.colour = natural::red;
  if (name == PartName::tear && role == Role::region) shape.colour = natural::light_blue;
  parts_.push_back({name, layer, std::move(shape)});
}

void Canvas::region(PartName name, Layer layer, const geometry::Field& field, double weight) {
  push(name, layer, field.path(least_), Fill::white, Role::region, weight);
}
void Canvas::region(PartName name, Layer layer, geometry::Path path, double weight) {
  push(name, layer, std::move(path), Fill::white, Role::region, weight);
}
void Canvas::fine_line(PartName name, Layer layer, geometry::Path path, double weight) {
  push(name, layer, std::move(path), Fill::none, Role::detail, weight);
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
