#include "books/lessons/colour_task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "books/lessons/sums.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

constexpr std::size_t fewest_labels = 6, fewest_colours = 3;
constexpr double label_sizes_pt[] = {11, 9.5, 8.2, smallest_label_pt};
constexpr double worth_a_label_mm2 = 12;

std::size_t palette_size(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 5;
    case LessonLevel::medium:
      return 7;
    case LessonLevel::hard:
      break;
  }
  return 9;
}

// A colour for every region of a page.
class Colouring {
 public:
  Colouring(const RegionMap& map, const drawing::Picture* picture, std::size_t palette, base::Random& random)
      : regions_(map.regions()), picture_(picture), random_(random) {
    choose_wishes();
    choose_palette(palette);
    assign();
  }

  const std::vector<Crayon>& colours() const { return colours_; }

 private:
  // What a region may be coloured, best first: as nature wants it, and a thing that may have any colours the
  // same few in all its regions.
  void choose_wishes() {
    wishes_.resize(regions_.size());
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (picture_ == nullptr) continue;
      if (!regions_[i].element) {
        wishes_[i] = {Crayon::light_blue, Crayon::blue};  // bare paper is sky
        continue;
      }
      const std::string& name = picture_->elements[*regions_[i].element].name;
      const std::span<const Crayon> natural = natural_crayons(name);
      wishes_[i].assign(natural.begin(), natural.end());
      if (wishes_[i].empty()) {
        constexpr Crayon bright[] = {Crayon::red,  Crayon::yellow, Crayon::orange, Crayon::blue,
                                     Crayon::pink, Crayon::purple, Crayon::green};
        base::Random own = random_.fork(name);
        for (int k = 0; k < 3; ++k) wishes_[i].push_back(own.pick(std::span<const Crayon>(bright)));
      }
    }
  }

  // The colours that most of the page wants, filled up with the box's first ones.
  void choose_palette(std::size_t size) {
    std::array<double, crayon_count> weight{};
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      double share = std::sqrt(regions_[i].area_mm2);
      for (const Crayon crayon : wishes_[i]) {
        weight[static_cast<std::size_t>(crayon)] += share;
        share *= 0.4;
      }
    }
    std::array<Crayon, crayon_count> order{};
    for (std::size_t i = 0; i < crayon_count; ++i) order[i] = static_cast<Crayon>(i);
    std::stable_sort(order.begin(), order.end(), [&](Crayon a, Crayon b) {
      return weight[static_cast<std::size_t>(a)] > weight[static_cast<std::size_t>(b)];
    });
    for (const Crayon crayon : order) {
      if (weight[static_cast<std::size_t>(crayon)] > 0 && palette_.size() < size) palette_.push_back(crayon);
    }
    for (std::size_t i = 0; i < crayon_count && palette_.size() < size; ++i) {
      const auto crayon = static_cast<Crayon>(i);
      if (std::find(palette_.begin(), palette_.end(), crayon) == palette_.end()) palette_.push_back(crayon);
    }
  }

  // From the largest region to the smallest, each the colour that fits best beside what is there.
  void assign() {
    std::vector<std::size_t> order(regions_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return regions_[a].area_mm2 > regions_[b].area_mm2;
    });
    colours_.assign(regions_.size(), palette_.front());
    std::vector<bool> done(regions_.size(), false);
    std::array<int, crayon_count> used{};
    for (const std::size_t i : order) {
      Crayon best = palette_.front();
      double best_cost = 1e9;
      for (const Crayon crayon : palette_) {
        double cost = 0.12 * used[static_cast<std::size_t>(crayon)] + random_.uniform(0, 0.5);
        const auto wished = std::find(wishes_[i].begin(), wishes_[i].end(), crayon);
        if (wished != wishes_[i].end()) {
          cost -= 4 - 0.9 * static_cast<double>(wished - wishes_[i].begin());
        } else if (!wishes_[i].empty()) {
          cost += 0.8;  // a blue leg is odder than two yellow ones
        }
        for (const std::size_t n : regions_[i].neighbours) {
          if (done[n] && colours_[n] == crayon) cost += 3.2;
        }
        if (cost < best_cost) best_cost = cost, best = crayon;
      }
      colours_[i] = best;
      done[i] = true;
      ++used[static_cast<std::size_t>(best)];
    }
  }

  const std::vector<ColourRegion>& regions_;
  const drawing::Picture* picture_;
  base::Random& random_;
  std::vector<std::vector<Crayon>> wishes_;
  std::vector<Crayon> palette_;
  std::vector<Crayon> colours_;
};

// The largest label that fits; nothing if even the smallest does not.
std::optional<RegionLabel> fit_label(const RegionMap& map, std::size_t region, const std::string& text,
                                     const TextMeasure& measure) {
  for (const double points : label_sizes_pt) {
    const double size_mm = points * mm_per_point;
    const LabelBox box = label_box(text, size_mm, measure);
    if (const auto center = map.place(region, box.width_mm, box.height_mm)) {
      return RegionLabel{region, 0, text, size_mm, *center};
    }
  }
  return std::nullopt;
}

// What may stand in regions of one colour, in turn.
struct Texts {
  std::vector<std::string> all;
  std::string result;
  std::size_t next = 0;
};

std::optional<RegionLabel> label_region(const RegionMap& map, std::size_t region, Texts& texts,
                                        const TextMeasure& measure) {
  // Where the next sum is too long, the shortest may still fit, or at last the bare result.
  const std::string& wanted = texts.all[texts.next % texts.all.size()];
  if (auto label = fit_label(map, region, wanted, measure)) {
    ++texts.next;
    return label;
  }
  const auto shortest =
      std::min_element(texts.all.begin(), texts.all.end(), [&](const std::string& a, const std::string& b) {
        return text_width_em(a, Face::regular, measure) < text_width_em(b, Face::regular, measure);
      });
  if (auto label = fit_label(map, region, *shortest, measure)) return label;
  return fit_label(map, region, texts.result, measure);
}

// Numbers for the colours in use: results of the level, or 1, 2, 3 ...
std::vector<int> numbers_for(std::size_t count, ColourLabels labels, LessonLevel level,
                             base::Random& random) {
  std::vector<int> numbers;
  if (labels == ColourLabels::numbers) {
    for (std::size_t i = 0; i < count; ++i) numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
  }
  numbers = results_of(level);
  // Of the few results of small children the ones with many sums are taken; the others change from page to
  // page.
  if (level != LessonLevel::easy) random.shuffle(std::span<int>(numbers));
  numbers.resize(std::min(count, numbers.size()));
  random.shuffle(std::span<int>(numbers));
  return numbers;
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

}  // namespace

LabelBox label_box(std::string_view text, double size_mm, const TextMeasure& measure) {
  return {text_width_em(text, Face::regular, measure) * size_mm + 0.5,
          measure.cap_height_em(Face::regular) * size_mm + 0.6};
}

std::optional<ColourTask> make_colour_task(const RegionMap& map, const drawing::Picture* picture,
                                           ColourLabels labels, LessonLevel level, base::Random random,
                                           const TextMeasure& measure) {
  const std::vector<ColourRegion>& regions = map.regions();
  if (regions.size() < fewest_labels) return std::nullopt;
  const Colouring colouring(map, picture, palette_size(level), random);
  ColourTask task;
  std::vector<Crayon> crayons;
  for (const Crayon crayon : colouring.colours()) {
    if (std::find(crayons.begin(), crayons.end(), crayon) == crayons.end()) crayons.push_back(crayon);
  }
  const std::vector<int> numbers = numbers_for(crayons.size(), labels, level, random);
  std::vector<Texts> texts;
  for (std::size_t k = 0; k < crayons.size(); ++k) {
    task.key.push_back({numbers[k], crayons[k]});
    const std::string result = std::to_string(numbers[k]);
    const bool bare = labels == ColourLabels::numbers;
    texts.push_back({bare ? std::vector{result} : sums_for(numbers[k], level, 12, random), result, 0});
  }
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (regions[i].is_margin) continue;
    const auto key = static_cast<std::size_t>(
        std::find(crayons.begin(), crayons.end(), colouring.colours()[i]) - crayons.begin());
    if (auto label = label_region(map, i, texts[key], measure)) {
      label->key = key;
      task.labels.push_back(*std::move(label));
    } else if (regions[i].area_mm2 >= worth_a_label_mm2) {
      ++task.free_regions;
    }
  }
  tidy(task);
  if (task.labels.size() < fewest_labels || task.key.size() < fewest_colours) return std::nullopt;
  return task;
}

}  // namespace books::lessons
