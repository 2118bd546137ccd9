#include "books/lessons/colour_task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>

#include "books/lessons/colouring.h"
#include "books/lessons/label_fates.h"
#include "books/lessons/sums.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

constexpr std::size_t fewest_labels = 6, fewest_colours = 3;
constexpr double label_sizes_pt[] = {12, 10.5, 9, 8, 7, smallest_label_pt}, smallest_sum_pt = 9;
// A second leg or an ear of whom the page is about has a smaller number rather than none.
constexpr double smallest_of_scenery_pt = 7;
constexpr double worth_a_label_mm2 = 12;

// How many fields a child of the level can do before it gives up.
std::size_t most_labels(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 60;
    case LessonLevel::medium:
      return 100;
    case LessonLevel::hard:
      break;
  }
  return 150;
}

// The largest label that fits; nothing if even the smallest does not.
std::optional<RegionLabel> fit_label(const RegionMap& map, std::size_t region, const std::string& text,
                                     const TextMeasure& measure, double smallest_pt) {
  for (const double points : label_sizes_pt) {
    if (points < smallest_pt) break;
    const double size_mm = points * mm_per_point;
    const LabelBox box = label_box(text, size_mm, measure);
    if (const auto center = map.place(region, box.width_mm, box.height_mm)) {
      return RegionLabel{region, 0, text, size_mm, *center};
    }
  }
  return std::nullopt;
}

// What may stand in regions of one colour: each sum once, the result as often as needed.
struct Texts {
  std::vector<std::string> unused;
  std::string result;
};

// The next sum that fits into the region, taken from the texts; nothing if there is none.
std::optional<RegionLabel> label_with_sum(const RegionMap& map, std::size_t region, Texts& texts,
                                          const TextMeasure& measure) {
  if (texts.unused.empty()) return std::nullopt;
  // Where the next sum is too long, the shortest may still fit.
  const auto shortest = std::min_element(
      texts.unused.begin(), texts.unused.end(), [&](const std::string& a, const std::string& b) {
        return text_width_em(a, Face::regular, measure) < text_width_em(b, Face::regular, measure);
      });
  for (const auto candidate : {texts.unused.begin(), shortest}) {
    if (auto label = fit_label(map, region, *candidate, measure, smallest_sum_pt)) {
      texts.unused.erase(candidate);
      return label;
    }
  }
  return std::nullopt;
}

// Numbers for the colours in use: results of the level, or 1, 2, 3 ...
std::vector<int> numbers_for(std::size_t count, ColourLabels labels, const SumRules& rules,
                             base::Random& random) {
  std::vector<int> numbers;
  if (labels == ColourLabels::numbers) {
    for (std::size_t i = 0; i < count; ++i) numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
  }
  numbers = results_of(rules);
  // Of the few results of small children the ones with many sums are taken; the others change from page to
  // page, but for some of one digit, which have room in small fields.
  if (rules.level != LessonLevel::easy) {
    constexpr std::ptrdiff_t most_short = 4;
    random.shuffle(std::span<int>(numbers));
    std::stable_partition(numbers.begin(), numbers.end(), [](int number) { return number < 10; });
    const auto short_ones = std::count_if(numbers.begin(), numbers.end(), [](int n) { return n < 10; });
    if (short_ones > most_short)
      std::rotate(numbers.begin() + most_short, numbers.begin() + short_ones, numbers.end());
  }
  numbers.resize(std::min(count, numbers.size()));
  random.shuffle(std::span<int>(numbers));
  return numbers;
}

// Puts the colours of many small regions first, and numbers of one digit with them: a leaf has room for a 4,
// but not for a 12.
void give_short_numbers_where_room_is_short(std::vector<Crayon>& crayons, std::vector<int>& numbers,
                                            const std::vector<ColourRegion>& regions,
                                            const Colouring& colouring) {
  constexpr double slim_mm = 2.6, sliver_mm = 0.8;
  constexpr int of_skin = 6, of_the_asked = 3;
  std::array<int, crayon_count> slim{};
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const double radius_mm = regions[i].radius_mm;
    if (radius_mm > slim_mm || radius_mm < sliver_mm || colouring.colours()[i] == Crayon::white) continue;
    slim[static_cast<std::size_t>(colouring.colours()[i])] += colouring.is_skin(i)    ? of_skin
                                                              : colouring.is_asked(i) ? of_the_asked
                                                                                      : 1;
  }
  std::stable_sort(crayons.begin(), crayons.end(), [&](Crayon a, Crayon b) {
    return slim[static_cast<std::size_t>(a)] > slim[static_cast<std::size_t>(b)];
  });
  std::stable_partition(numbers.begin(), numbers.end(), [](int number) { return number < 10; });
}

// Drops keys without labels and sorts the others.
void tidy(ColourTask& task) {
  std::vector<std::size_t> used;
  for (std::size_t k = 0; k < task.key.size(); ++k) {
    const auto is_its = [&](const RegionLabel& label) { return label.key == k; };
    if (std::any_of(task.labels.begin(), task.labels.end(), is_its)) used.push_back(k);
  }
  std::sort(used.begin(), used.end(),
            [&](std::size_t a, std::size_t b) { return task.key[a].number < task.key[b].number; });
  std::vector<std::size_t> new_index(task.key.size(), 0);
  std::vector<KeyEntry> key;
  for (const std::size_t k : used) {
    new_index[k] = key.size();
    key.push_back(task.key[k]);
  }
  task.key = std::move(key);
  for (RegionLabel& label : task.labels) label.key = new_index[label.key];
}

// Bare numbers run from 1 without a gap, also where a colour was left out.
void count_through(ColourTask& task) {
  for (std::size_t k = 0; k < task.key.size(); ++k) task.key[k].number = static_cast<int>(k) + 1;
  for (RegionLabel& label : task.labels) label.text = std::to_string(task.key[label.key].number);
}

}  // namespace

std::size_t most_crayons(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 8;
    case LessonLevel::medium:
      return 10;
    case LessonLevel::hard:
      break;
  }
  return crayon_count - 1;
}

LabelBox label_box(std::string_view text, double size_mm, const TextMeasure& measure) {
  return {text_width_em(text, Face::regular, measure) * size_mm + 0.3,
          measure.cap_height_em(Face::regular) * size_mm + 0.36};
}

std::vector<Crayon> crayons_of_regions(const RegionMap& map, const drawing::Picture* picture,
                                       base::Random random) {
  return Colouring(map, picture, crayon_count, random).colours();
}

std::optional<ColourTask> make_colour_task(const RegionMap& map, const drawing::Picture* picture,
                                           ColourLabels labels, const SumRules& rules, base::Random random,
                                           const TextMeasure& measure) {
  const std::vector<ColourRegion>& regions = map.regions();
  if (regions.size() < fewest_labels) return std::nullopt;
  const bool bare = labels == ColourLabels::numbers;
  // No more colours than there are results to stand for them, white included.
  const std::size_t colours =
      bare ? most_crayons(rules.level) : std::min(most_crayons(rules.level), results_of(rules).size() - 1);
  const Colouring colouring(map, picture, colours, random);
  ColourTask task;
  std::vector<Crayon> crayons;
  for (const Crayon crayon : colouring.colours()) {
    if (std::find(crayons.begin(), crayons.end(), crayon) == crayons.end()) crayons.push_back(crayon);
  }
  std::vector<int> numbers = numbers_for(crayons.size(), labels, rules, random);
  give_short_numbers_where_room_is_short(crayons, numbers, regions, colouring);
  std::vector<Texts> texts;
  for (std::size_t k = 0; k < crayons.size(); ++k) {
    task.key.push_back({numbers[k], crayons[k]});
    const std::string result = std::to_string(numbers[k]);
    texts.push_back({bare ? std::vector<std::string>() : sums_for(numbers[k], rules, 12, random), result});
  }
  // The sums stand in the largest regions, as many as a child can do; the others have their result.
  std::vector<std::size_t> order(regions.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return regions[a].area_mm2 > regions[b].area_mm2; });
  std::size_t sums = 0;
  for (const std::size_t i : order) {
    if (regions[i].is_margin || colouring.stays_white(i)) continue;
    const auto key = static_cast<std::size_t>(
        std::find(crayons.begin(), crayons.end(), colouring.colours()[i]) - crayons.begin());
    std::optional<RegionLabel> label;
    if (sums < most_sums(rules.level)) label = label_with_sum(map, i, texts[key], measure);
    if (label) {
      ++sums;
    } else {
      label = fit_label(map, i, texts[key].result, measure,
                        colouring.is_asked(i) ? smallest_label_pt : smallest_of_scenery_pt);
    }
    if (label) {
      label->key = key;
      task.labels.push_back(*std::move(label));
    } else if (regions[i].area_mm2 >= worth_a_label_mm2) {
      ++task.free_regions;
    }
  }
  share_fates(task, regions, picture, colouring, most_labels(rules.level));
  std::sort(task.labels.begin(), task.labels.end(),
            [](const RegionLabel& a, const RegionLabel& b) { return a.region < b.region; });
  tidy(task);
  if (bare) count_through(task);
  if (task.labels.size() < fewest_labels || task.key.size() < fewest_colours) return std::nullopt;
  return task;
}

}  // namespace books::lessons
