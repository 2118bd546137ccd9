#include "drawing/page/pattern_fill.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "drawing/page/surface_fillings.h"
#include "geometry/distance.h"
#include "geometry/mask.h"

namespace drawing::page {
namespace {

using geometry::Mask;
using geometry::Rect;

constexpr double pattern_cell_mm = 0.8;
// From this size on, and from this width on, a region is large.
constexpr double large_mm2 = 260, large_width_mm = 9;
constexpr std::size_t nobody = static_cast<std::size_t>(-1);

// Which shape is seen in each cell of the page.
class Ownership {
 public:
  explicit Ownership(const Picture& picture)
      : grid_({0, 0, picture.width_mm, picture.height_mm}, pattern_cell_mm),
        owners_(grid_.cells().size(), nobody),
        counts_(picture.shapes.size(), 0) {
    for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
      const Shape& shape = picture.shapes[i];
      if (shape.role == Role::frame) continue;
      if (shape.fill != Fill::none) {
        const std::size_t owner = shape.role == Role::region ? i : nobody;
        paint(shape.path, 0, owner, [&](Mask& mask) { mask.fill(shape.path, shape.even_odd, true, 0.2); });
      }
      if (shape.line_mm > 0) {
        paint(shape.path, shape.line_mm, nobody,
              [&](Mask& mask) { mask.stroke(shape.path, shape.line_mm, true, 0.2); });
      }
    }
    for (int row = 0; row < grid_.rows(); ++row) {
      for (int column = 0; column < grid_.columns(); ++column) {
        std::size_t& owner = owners_[index(column, row)];
        if (owner != nobody && !picture.clip.contains(grid_.center(column, row))) owner = nobody;
        if (owner != nobody) ++counts_[owner];
      }
    }
  }

  double seen_mm2(std::size_t shape) const {
    return static_cast<double>(counts_[shape]) * pattern_cell_mm * pattern_cell_mm;
  }

  // How far one can be from the edges of what is seen of the shape.
  SeenRegion seen(std::size_t shape, const Rect& bounds) const {
    const auto [left, top, columns, rows] = span(bounds);
    Mask hidden({left * pattern_cell_mm, top * pattern_cell_mm, (left + columns) * pattern_cell_mm,
                 (top + rows) * pattern_cell_mm},
                pattern_cell_mm);
    for (int row = 0; row < hidden.rows(); ++row) {
      for (int column = 0; column < hidden.columns(); ++column)
        hidden.set(column, row, owners_[index(left + column, top + row)] != shape);
    }
    std::vector<double> distance = geometry::distance_to_set(hidden);
    return SeenRegion(hidden.area(), pattern_cell_mm, hidden.columns(), std::move(distance));
  }

 private:
  struct Span {
    int left, top, columns, rows;
  };

  Span span(const Rect& bounds) const {
    const int left = std::clamp(static_cast<int>(bounds.left / pattern_cell_mm) - 1, 0, grid_.columns() - 1);
    const int top = std::clamp(static_cast<int>(bounds.top / pattern_cell_mm) - 1, 0, grid_.rows() - 1);
    const int right =
        std::clamp(static_cast<int>(bounds.right / pattern_cell_mm) + 2, left + 1, grid_.columns());
    const int bottom =
        std::clamp(static_cast<int>(bounds.bottom / pattern_cell_mm) + 2, top + 1, grid_.rows());
    return {left, top, right - left, bottom - top};
  }

  std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(grid_.columns()) +
           static_cast<std::size_t>(column);
  }

  // Gives the cells that `draw` sets to the owner, through a small grid in step with the page's.
  template <typename Draw>
  void paint(const geometry::Path& path, double margin, std::size_t owner, const Draw& draw) {
    const Rect box = path.control_bounds().inflated(margin).intersection(grid_.area());
    if (box.empty()) return;
    const auto [left, top, columns, rows] = span(box);
    Mask mask({left * pattern_cell_mm, top * pattern_cell_mm, (left + columns) * pattern_cell_mm,
               (top + rows) * pattern_cell_mm},
              pattern_cell_mm);
    draw(mask);
    for (int row = 0; row < std::min(mask.rows(), rows); ++row) {
      for (int column = 0; column < std::min(mask.columns(), columns); ++column) {
        if (mask.at(column, row)) owners_[index(left + column, top + row)] = owner;
      }
    }
  }

  Mask grid_;
  std::vector<std::size_t> owners_;
  std::vector<std::size_t> counts_;
};

// Whether the element is somebody: it has pupils, or another black spot, or skin and fur where the eyes are
// shut. Fur, skin and hair are no cloth, and the clothes of figures have patterns of their own.
bool is_somebody(const Picture& picture, std::size_t index) {
  return std::ranges::any_of(picture.shapes, [&](const Shape& shape) {
    if (shape.element != picture.shapes[index].element) return false;
    return shape.role == Role::solid || is_skin(shape.material) || shape.material == Material::fur;
  });
}

// Shapes that are the same part of likewise named things: three trees get one pattern.
struct Group {
  std::string name;
  bool asked = false;
  bool broken = false;  // from one side of the page to the other, or half hidden
  std::vector<std::size_t> shapes;
};

std::vector<Group> large_groups(const Picture& picture, const Ownership& ownership) {
  std::map<std::string, Group> groups;
  std::size_t first = 0;
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const Shape& shape = picture.shapes[i];
    if (i > 0 && picture.shapes[i - 1].element != shape.element) first = i;
    if (shape.role != Role::region || ownership.seen_mm2(i) < large_mm2) continue;
    const Element& element = picture.elements[shape.element];
    Group& group = groups[element.name + '#' + std::to_string(i - first)];
    group.name = element.name;
    group.asked = element.asked;
    const Rect box = shape.path.bounds();
    group.broken =
        group.broken || box.width() > 0.8 * picture.clip.width() || ownership.seen_mm2(i) < 0.6 * box.area();
    group.shapes.push_back(i);
  }
  std::vector<Group> list;
  for (auto& [key, group] : groups) list.push_back(std::move(group));
  return list;
}

}  // namespace

bool has_patterns(const Stage& stage) {
  if (stage.age == Age::years_3_5) return false;
  return stage.age == Age::years_9_up || stage.detail == Detail::premium;
}

void add_patterns(Picture& picture, const Stage& stage, base::Random random) {
  const Ownership ownership(picture);
  std::vector<Group> groups = large_groups(picture, ownership);
  // Younger ones want to colour the animal itself, and a lesson needs its plain outline.
  if (stage.age != Age::years_9_up) std::erase_if(groups, [](const Group& group) { return group.asked; });
  std::size_t large = 0;
  for (const Group& group : groups) large += group.shapes.size();
  random.shuffle(std::span<Group>(groups));
  std::ranges::stable_sort(groups, {}, [&](const Group& group) {
    base::Random any(0);
    if (group.asked) return 2;
    return natural_filling(group.name, any) ? 0 : 1;
  });
  // At least one, where there is any large region at all.
  std::size_t left = std::max<std::size_t>(1, large / 3);
  std::map<std::size_t, std::vector<Shape>> marks;  // by the shape that they lie on
  for (const Group& group : groups) {
    base::Random own = random.fork(group.name);
    const std::optional<Filling> filling = filling_for(group.name, group.asked, group.broken, own);
    if (!filling) continue;
    for (const std::size_t i : group.shapes) {
      if (left == 0) break;
      if (group.asked && is_somebody(picture, i)) continue;
      const Shape& shape = picture.shapes[i];
      const SeenRegion region = ownership.seen(i, shape.path.bounds().intersection(picture.clip));
      if (region.widest_mm() < large_width_mm / 2) continue;
      const double line_mm = std::max(0.5, stage.pens.far);
      const auto fill = [&](Filling with) {
        return fill_with_marks(region, with.marks, with.laying, ownership.seen_mm2(i), line_mm,
                               own.fork("marks"));
      };
      std::vector<Shape> drawn = fill(*filling);
      // Dots fit where larger marks leave gaps.
      if (drawn.empty() && filling->laying == Laying::rows) drawn = fill({Marks::dots, Laying::rows});
      if (drawn.empty()) continue;
      for (Shape& mark : drawn) mark.element = shape.element;
      marks[i] = std::move(drawn);
      --left;
    }
  }
  if (marks.empty()) return;
  std::vector<Shape> shapes;
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    shapes.push_back(std::move(picture.shapes[i]));
    if (const auto found = marks.find(i); found != marks.end()) {
      for (Shape& mark : found->second) shapes.push_back(std::move(mark));
    }
  }
  picture.shapes = std::move(shapes);
}

}  // namespace drawing::page
