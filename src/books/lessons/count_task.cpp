#include "books/lessons/count_task.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "geometry/mask.h"

namespace books::lessons {
namespace {

using geometry::Mask;

constexpr double cell_mm = 0.8;
constexpr double in_sight = 0.6;

// Scenery whose elements are one thing each, not a tuft, a pile or a strip of ground.
constexpr std::string_view single_things[] = {
    "Blume",   "Tulpe",         "Sonnenblume", "Pilz",         "Wolke",       "Stern",      "Sonne",
    "Mond",    "Schmetterling", "Vogel",       "Biene",        "Marienkäfer", "Schnecke",   "Fisch",
    "Muschel", "Seestern",      "Kaktus",      "Palme",        "Haus",        "Segelboot",  "Planet",
    "Krater",  "Ballon",        "Luftballon",  "Schneeflocke", "Herz",        "Baumstumpf", "Windmühle",
    "Zelt",    "Wasserball",    "Rakete",      "Tannenbaum",   "Tanne",       "Baum"};

bool can_be_counted(const drawing::Element& element) {
  if (element.name.empty()) return false;
  return !element.motif.empty() || std::find(std::begin(single_things), std::end(single_things),
                                             element.name) != std::end(single_things);
}

// The share of each element's own area that nothing nearer covers and the clip does not cut; 0 for what has
// no area.
std::vector<double> shares_in_sight(const drawing::Picture& picture) {
  const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
  std::vector<double> shares(picture.elements.size(), 0);
  Mask nearer(page, cell_mm);
  if (!picture.clip.empty()) {
    nearer.fill(page.inflated(1), true);
    nearer.fill(picture.clip, false);
  }
  std::size_t end = picture.shapes.size();
  while (end > 0) {
    const std::uint16_t element = picture.shapes[end - 1].element;
    std::size_t begin = end;
    while (begin > 0 && picture.shapes[begin - 1].element == element) --begin;
    Mask own(page, cell_mm);
    for (std::size_t i = begin; i < end; ++i) {
      const drawing::Shape& shape = picture.shapes[i];
      if (shape.fill != drawing::Fill::none && shape.role != drawing::Role::frame) {
        own.fill(shape.path, shape.even_odd, true, 0.2);
      }
    }
    const auto cells = static_cast<double>(own.count());
    if (element < shares.size() && cells > 0) {
      shares[element] = 1 - static_cast<double>(own.common(nearer)) / cells;
    }
    nearer.unite(own);
    end = begin;
  }
  return shares;
}

}  // namespace

std::vector<CountGroup> countable(const drawing::Picture& picture, LessonLevel level) {
  const std::vector<double> shares = shares_in_sight(picture);
  struct Candidate {
    CountGroup group;
    bool asked = false, clear = true;
  };
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const drawing::Element& element = picture.elements[i];
    if (element.name.empty()) continue;
    auto found = std::find_if(candidates.begin(), candidates.end(),
                              [&](const Candidate& c) { return c.group.name == element.name; });
    if (found == candidates.end()) {
      candidates.push_back({{element.name, 0, i}, false, true});
      found = candidates.end() - 1;
    }
    ++found->group.count;
    found->asked = found->asked || element.asked;
    found->clear = found->clear && can_be_counted(element) && shares[i] >= in_sight;
    if (shares[i] > shares[found->group.example]) found->group.example = i;
  }
  std::erase_if(candidates, [](const Candidate& c) { return !c.clear || c.group.count > 12; });
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
