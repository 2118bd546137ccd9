#include "books/lessons/count_task.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "books/lessons/look_alikes.h"
#include "books/lessons/outline_shape.h"
#include "geometry/label_grid.h"

namespace books::lessons {
namespace {

using drawing::Element;
using drawing::Fill;
using drawing::Picture;
using drawing::Role;
using drawing::Shape;
using geometry::LabelGrid;

constexpr double count_cell_mm = 0.6;
constexpr double count_tolerance_mm = 0.2;
// Of a thing that is counted: the share of it that is seen, and how wide and high that is.
constexpr double least_share = 0.8, least_size_mm = 7;
// Less than this of a thing is no more than a line beside another.
constexpr double unseen_mm2 = 3;
// Smaller shapes are dots to a child.
constexpr double dot_mm = 2.5;
constexpr int most_things = 12;
// A bird in the sky beside the ducks that are counted.
constexpr std::size_t times_smaller = 4;

// What is seen of an element on the finished page.
struct Sight {
  std::size_t all = 0;   // cells
  std::size_t seen = 0;  // those that nothing nearer covers and the clip does not cut
  geometry::Rect box;    // of the seen ones

  double share() const { return all == 0 ? 0 : static_cast<double>(seen) / static_cast<double>(all); }
  bool is_there() const { return static_cast<double>(seen) * count_cell_mm * count_cell_mm >= unseen_mm2; }
  bool is_clear() const {
    return share() >= least_share && box.width() >= least_size_mm && box.height() >= least_size_mm;
  }
};

void paint(LabelGrid& grid, const Shape& shape, LabelGrid::Label label) {
  const std::vector<geometry::Polyline> lines = geometry::flatten(shape.path, count_tolerance_mm);
  if (shape.fill != Fill::none) grid.fill(lines, shape.even_odd, label);
  if (shape.line_mm > 0 && shape.fill != Fill::none) grid.stroke(lines, shape.line_mm, label);
}

std::vector<Sight> sights_of(const Picture& picture) {
  std::vector<Sight> sights(picture.elements.size());
  const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
  const auto label_of = [](std::size_t element) { return static_cast<LabelGrid::Label>(element + 1); };
  std::map<std::uint16_t, std::vector<const Shape*>> shapes;
  LabelGrid finished(page, count_cell_mm);
  for (const Shape& shape : picture.shapes) {
    if (shape.role == Role::frame || shape.element >= sights.size()) continue;
    paint(finished, shape, label_of(shape.element));
    shapes[shape.element].push_back(&shape);
  }
  for (int row = 0; row < finished.rows(); ++row) {
    for (int column = 0; column < finished.columns(); ++column) {
      const LabelGrid::Label label = finished.at(column, row);
      const geometry::Point at = finished.center(column, row);
      if (label == 0 || (!picture.clip.empty() && !picture.clip.contains(at))) continue;
      ++sights[label - 1U].seen;
      sights[label - 1U].box.include(at);
    }
  }
  // What there would be of each by itself, also beyond the page's edge.
  for (const auto& [element, own] : shapes) {
    geometry::Rect box;
    for (const Shape* shape : own) box.include(shape->path.bounds().inflated(shape->line_mm));
    if (box.empty()) continue;
    LabelGrid alone(box.inflated(count_cell_mm), count_cell_mm);
    for (const Shape* shape : own) paint(alone, *shape, 1);
    for (int row = 0; row < alone.rows(); ++row) {
      const LabelGrid::Label* cells = alone.row(row);
      sights[element].all += static_cast<std::size_t>(std::count(cells, cells + alone.columns(), 1));
    }
  }
  return sights;
}

// A shape that a child sees as a thing of its own.
struct Outline {
  std::size_t element = 0;
  double size_mm2 = 0;  // of its box
  OutlineShape shape;
};

std::vector<Outline> outlines_of(const Picture& picture) {
  std::vector<Outline> outlines;
  for (const Shape& shape : picture.shapes) {
    if (shape.fill == Fill::none || shape.role == Role::frame) continue;
    const geometry::Rect box = shape.path.bounds();
    if (std::min(box.width(), box.height()) < dot_mm) continue;
    if (const auto outline = OutlineShape::of(shape.path)) {
      outlines.push_back({shape.element, box.width() * box.height(), *outline});
    }
  }
  return outlines;
}

// Whether a shape of something else, such as the star on a tree, could be taken for one of the things.
bool is_repeated(const std::vector<Outline>& outlines, const std::set<std::size_t>& things,
                 std::size_t example) {
  constexpr int most_shapes = 2;
  const Outline* own = nullptr;
  int shapes = 0;
  for (const Outline& outline : outlines) {
    if (outline.element != example) continue;
    ++shapes;
    if (own == nullptr || outline.size_mm2 > own->size_mm2) own = &outline;
  }
  // What has a face, legs or fins is not known by its outline alone.
  if (own == nullptr || shapes > most_shapes || !own->shape.is_distinctive()) return false;
  return std::any_of(outlines.begin(), outlines.end(), [&](const Outline& other) {
    return things.count(other.element) == 0 && own->shape.resembles(other.shape);
  });
}

struct Candidate {
  CountGroup group;
  bool asked = false, clear = true;
  std::set<std::size_t> things;  // elements
};

std::vector<Candidate> candidates_of(const Picture& picture, const std::vector<Sight>& sights) {
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const Element& element = picture.elements[i];
    if (element.name.empty() || !sights[i].is_there()) continue;
    auto found = std::find_if(candidates.begin(), candidates.end(),
                              [&](const Candidate& c) { return c.group.name == element.name; });
    if (found == candidates.end()) {
      candidates.push_back({{element.name, 0, i}, false, true, {}});
      found = candidates.end() - 1;
    }
    ++found->group.count;
    found->things.insert(i);
    found->asked = found->asked || element.asked;
    found->clear = found->clear && shows_one_thing(element) && sights[i].is_clear();
    if (sights[i].share() > sights[found->group.example].share()) found->group.example = i;
  }
  return candidates;
}

// Whether something that can be seen besides the things themselves is like them.
bool has_look_alike(const Picture& picture, const std::vector<Sight>& sights,
                    const std::vector<Outline>& outlines, const Candidate& candidate) {
  const Element& own = picture.elements[candidate.group.example];
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const Element& other = picture.elements[i];
    if (sights[i].seen == 0 || !look_alike(own, other)) continue;
    const bool little = sights[i].all * times_smaller <= sights[candidate.group.example].all;
    if (candidate.asked && !other.asked && little && is_sort_of(own, other)) continue;
    return true;
  }
  return is_repeated(outlines, candidate.things, candidate.group.example);
}

}  // namespace

std::vector<CountGroup> countable(const Picture& picture, LessonLevel level) {
  const std::vector<Sight> sights = sights_of(picture);
  const std::vector<Outline> outlines = outlines_of(picture);
  std::vector<Candidate> candidates = candidates_of(picture, sights);
  std::erase_if(candidates, [&](const Candidate& c) {
    return !c.clear || c.group.count > most_things || has_look_alike(picture, sights, outlines, c);
  });
  std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.asked != b.asked ? a.asked : a.group.count > b.group.count;
  });
  const std::size_t most = 3 + static_cast<std::size_t>(level);
  std::vector<CountGroup> groups;
  int things = 0;
  for (const Candidate& candidate : candidates) {
    if (groups.size() == most) break;
    groups.push_back(candidate.group);
    things += candidate.group.count;
  }
  if (things < 2) groups.clear();
  return groups;
}

}  // namespace books::lessons
