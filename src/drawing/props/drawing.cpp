#include "drawing/props/drawing.h"

#include <algorithm>

namespace drawing::props {
namespace {

using geometry::Affine;
using page::Figure;

class Painter {
 public:
  Painter(base::Random& random, double height) : random_(random), height_(height) {}

  void paint(const DrawnItems& items) {
    for (const DrawnItem& item : items) std::visit([this](const auto& what) { paint_one(what); }, item.what);
  }
  std::vector<Shape> take() { return std::move(shapes_); }

 private:
  void paint_one(const DrawnShape& drawn) {
    Shape shape = drawn.shape;
    shape.path = shape.path.transformed(Affine::scaling(height_, height_));
    if (drawn.least_mm > 0) {
      const geometry::Rect box = shape.path.control_bounds();
      const geometry::Point middle = box.center();
      const double grown = std::max(1.0, 2 * drawn.least_mm / box.width());
      shape.path =
          shape.path.transformed(Affine::translation(middle.x, middle.y) * Affine::scaling(grown, grown) *
                                 Affine::translation(-middle.x, -middle.y));
    }
    shapes_.push_back(std::move(shape));
  }

  void paint_one(const Choice& choice) {
    paint(choice.alternatives[random_.below(static_cast<std::uint32_t>(choice.alternatives.size()))]);
  }

  void paint_one(const BySize& sized) {
    if (height_ > sized.above_mm && height_ <= sized.up_to_mm) paint(sized.items);
  }

  base::Random& random_;
  double height_;
  std::vector<Shape> shapes_;
};

}  // namespace

const PropPoint* DrawnProp::point(std::string_view name) const {
  const auto found = std::ranges::find(points, name, &PropPoint::name);
  return found == points.end() ? nullptr : &*found;
}

Figure draw(const DrawnProp& prop, base::Random& random, double height) {
  Painter painter(random, height);
  painter.paint(prop.items);
  painter.paint(prop.front);
  Figure figure;
  figure.name = prop.title;
  figure.shapes = painter.take();
  return prop.mirrored ? page::either_way(random, figure) : figure;
}

Figure draw_layer(const DrawnProp& prop, base::Random& random, double height, PropLayer layer) {
  Painter painter(random, height);
  painter.paint(layer == PropLayer::back ? prop.items : prop.front);
  Figure figure;
  figure.name = prop.title;
  figure.shapes = painter.take();
  return figure;
}

}  // namespace drawing::props
