#include "drawing/deeds/thing.h"

#include <algorithm>
#include <array>

namespace drawing::deeds {
namespace {

using figures::Contact;
using geometry::Affine;
using geometry::Point;

// Where pictures usually have their points, in parts of their box from the middle of the foot.
struct UsualPoint {
  std::string_view name;
  Point at;
  double degrees;
};
constexpr std::array usual_points{
    UsualPoint{"grip", {0, -0.42}, -90},      UsualPoint{"grip_far", {0, -0.7}, -90},
    UsualPoint{"middle", {0, -0.5}, 0},       UsualPoint{"top", {0, -1}, -90},
    UsualPoint{"tip", {0.4, -0.7}, -45},      UsualPoint{"ground", {0, 0}, -90},
    UsualPoint{"mouth_end", {0, -0.95}, -90},
};

Affine into_box(const motifs::Motif& motif, double height, bool mirrored) {
  const double scale = height / motif.bounds.height();
  const Point foot{motif.bounds.center().x, motif.bounds.bottom};
  return Affine::scaling(mirrored ? -scale : scale, scale) * Affine::translation(-foot.x, -foot.y);
}

// Lines of a picture are as wide as all others.
Shape shape_of(const motifs::MotifShape& drawn, const Affine& map) {
  Shape shape;
  shape.path = drawn.path.transformed(map);
  shape.even_odd = drawn.even_odd;
  shape.colour = drawn.colour;
  switch (drawn.role) {
    case motifs::MotifRole::region:
      shape.line_mm = 1;
      break;
    case motifs::MotifRole::solid:
      shape.fill = Fill::black;
      shape.role = drawing::Role::solid;
      break;
    case motifs::MotifRole::line:
      shape.fill = Fill::none;
      shape.role = drawing::Role::detail;
      shape.line_mm = 1;
      break;
  }
  return shape;
}

page::Figure draw_motif(const motifs::Motif& motif, double height, bool mirrored,
                        const figures::Drawn& drawn_as) {
  const Affine map = into_box(motif, height, mirrored);
  const double unit_mm = std::abs(map.a) * drawn_as.mm_per_unit;
  page::Figure figure;
  figure.motif = motif.id;
  const std::vector<motifs::MotifShape>& shapes =
      unit_mm < 62 && !motif.simple.empty() ? motif.simple : motif.shapes;
  for (const motifs::MotifShape& drawn : shapes) {
    const double inside_mm = drawn.thickness * unit_mm;
    const double least = drawn.role == motifs::MotifRole::region  ? drawn_as.finest_mm
                         : drawn.role == motifs::MotifRole::solid ? 0.4
                                                                  : 1;
    if (drawn_as.finest_mm > 0 && inside_mm < least && !figure.shapes.empty()) continue;
    figure.shapes.push_back(shape_of(drawn, map));
  }
  return figure;
}

}  // namespace

std::string_view Thing::kind() const {
  const auto* prop = std::get_if<const props::DrawnProp*>(&what_);
  return prop != nullptr ? std::string_view((*prop)->kind) : std::string_view();
}

std::string_view Thing::title() const {
  const auto* prop = std::get_if<const props::DrawnProp*>(&what_);
  return prop != nullptr ? std::string_view((*prop)->title) : std::string_view();
}

int Thing::pieces() const {
  const auto* prop = std::get_if<const props::DrawnProp*>(&what_);
  return prop != nullptr ? (*prop)->pieces : 1;
}

bool Thing::has_front() const {
  const auto* prop = std::get_if<const props::DrawnProp*>(&what_);
  return prop != nullptr && !(*prop)->front.empty();
}

double Thing::height() const {
  // As high as what one carries in both arms, where nobody says.
  constexpr double usual_cm = 40;
  const auto* prop = std::get_if<const props::DrawnProp*>(&what_);
  const double cm = prop != nullptr ? (*prop)->cm : motif_cm_;
  return (cm > 0 ? cm : usual_cm) * units_per_cm;
}

std::optional<Contact> Thing::point(std::string_view name, double height) const {
  if (const auto* prop = std::get_if<const props::DrawnProp*>(&what_)) {
    if (name == "ground") return Contact{{0, 0}, -90};
    const props::PropPoint* found = (*prop)->point(name);
    if (found == nullptr) return std::nullopt;
    return Contact{found->at * height, found->degrees};
  }
  const geometry::Rect& box = std::get<const motifs::Motif*>(what_)->bounds;
  const auto found = std::find_if(usual_points.begin(), usual_points.end(),
                                  [&](const UsualPoint& usual) { return usual.name == name; });
  if (found == usual_points.end()) return std::nullopt;
  const double width = height * box.width() / box.height();
  return Contact{{found->at.x * width, found->at.y * height}, found->degrees};
}

page::Figure Thing::draw(props::PropLayer layer, double height, const figures::Drawn& drawn,
                         base::Random random) const {
  const double mm_per_unit = drawn.mm_per_unit;
  if (const auto* prop = std::get_if<const props::DrawnProp*>(&what_)) {
    // Props leave out what would be too small in millimetres.
    page::Figure figure = props::draw_layer(**prop, random, height * mm_per_unit, layer);
    return figure.transformed(Affine::scaling(1 / mm_per_unit, 1 / mm_per_unit));
  }
  if (layer == props::PropLayer::front) return {};
  return draw_motif(*std::get<const motifs::Motif*>(what_), height, looks_left_, drawn);
}

}  // namespace drawing::deeds
