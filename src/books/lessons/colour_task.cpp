#include "books/lessons/colour_task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>

#include "books/lessons/colour_wishes.h"
#include "books/lessons/sums.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

constexpr std::size_t fewest_labels = 6, fewest_colours = 3;
constexpr double label_sizes_pt[] = {12, 10.5, smallest_label_pt};
constexpr double worth_a_label_mm2 = 12;

std::size_t palette_size(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 7;
    case LessonLevel::medium:
      return 9;
    case LessonLevel::hard:
      break;
  }
  return crayon_count - 1;
}

// What it costs to colour a region so; the least sum is taken. Two things of one colour side by side run into
// each other, but a blue leaf is odder than that; the parts of one thing may be alike.
constexpr double like_another_thing = 6, like_its_own_part = 3.2;
// A road is grey, however many grey wheels stand on it.
constexpr double most_for_alike = 12;
// A lion is better seen on a green savanna than on a yellow one, whatever else stands there.
constexpr double like_whom_it_is_about = 4, large_of_whom = 0.01;  // the latter of the page
// By Firmness.
constexpr double unwished[] = {0.8, 4, 17};
constexpr double most_left_white = 0.03;  // of the page
constexpr double first_wish = -4, per_later_wish = 0.9, per_use = 0.06, most_for_use = 0.4, by_chance = 0.3;
// What a smaller neighbour wants most is better left to it: a meadow may be light green, its bushes less so.
constexpr double wish_of_a_neighbour = 0.3, wishes_of_neighbours = 1.8;

// With brown skin goes black hair.
double hair_unlike_brown_skin(Crayon crayon) {
  constexpr double odd_hair = 6;
  return crayon == Crayon::black || crayon == Crayon::grey || crayon == Crayon::white ? 0 : odd_hair;
}

// A colour for every region of a page.
class Colouring {
 public:
  // `palette`: how many colours it may have besides white.
  Colouring(const RegionMap& map, const drawing::Picture* picture, std::size_t palette, base::Random& random)
      : regions_(map.regions()),
        picture_(picture),
        random_(random),
        wishes_(wishes_of(map, picture, random)) {
    for (const ColourRegion& region : regions_) page_mm2_ += region.area_mm2;
    find_borders();
    for (std::size_t i = 0; i < crayon_count; ++i) palette_.push_back(static_cast<Crayon>(i));
    assign();
    while (palette_.size() > palette + 1) drop_one();
  }

  const std::vector<Crayon>& colours() const { return colours_; }
  // Whether the region is better left white: it would run into something larger of its colour, or everybody
  // knows it in other colours, none of which is in the palette; large scenery that nobody asked for is not
  // left white for that.
  bool stays_white(std::size_t region) const {
    const RegionWish& wish = wishes_[region];
    if (wish.firmness != Firmness::known) return vanishes(region);
    const bool may_be_white = regions_[region].area_mm2 < most_left_white * page_mm2_ || is_asked(region) ||
                              !runs_through_page(region);
    return may_be_white &&
           std::find(wish.crayons.begin(), wish.crayons.end(), colours_[region]) == wish.crayons.end();
  }

 private:
  const drawing::Element* element_of(std::size_t region) const {
    return picture_ != nullptr && regions_[region].element ? &picture_->elements[*regions_[region].element]
                                                           : nullptr;
  }

  // Sky, hills and roads, which would leave a page half white.
  bool runs_through_page(std::size_t region) const {
    constexpr double scenery_share = 0.6;
    const drawing::Element* element = element_of(region);
    return element == nullptr || element->bounds.width() > scenery_share * picture_->width_mm;
  }

  // What is beside anything of a whole: its first piece chooses for all of them.
  void find_borders() {
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (!wishes_[i].whole) continue;
      std::vector<std::size_t>& border = borders_[*wishes_[i].whole];
      border.insert(border.end(), regions_[i].neighbours.begin(), regions_[i].neighbours.end());
    }
    for (auto& [whole, border] : borders_) {
      std::sort(border.begin(), border.end());
      border.erase(std::unique(border.begin(), border.end()), border.end());
    }
  }

  // Does without the colour that costs the page least, and colours it so.
  void drop_one() {
    const std::vector<Crayon> all = palette_;
    std::vector<Crayon> best;
    double best_cost = 1e18;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i] == Crayon::white) continue;
      palette_ = all;
      palette_.erase(palette_.begin() + static_cast<std::ptrdiff_t>(i));
      const double cost = assign();
      if (cost < best_cost) best_cost = cost, best = palette_;
    }
    palette_ = best;
    assign();
  }

  // Faces, then whom the page is about, so that the ground gives way to a giraffe, then the rest, each from
  // the largest region to the smallest: the colour that fits best beside what is there. Returns what that
  // costs, large regions counting more.
  double assign() {
    double all_cost = 0;
    std::vector<std::size_t> order(regions_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      if (wishes_[a].is_face != wishes_[b].is_face) return wishes_[a].is_face;
      const bool a_leads = is_asked(a) && wishes_[a].is_body, b_leads = is_asked(b) && wishes_[b].is_body;
      if (a_leads != b_leads) return a_leads;
      return regions_[a].area_mm2 > regions_[b].area_mm2;
    });
    colours_.assign(regions_.size(), palette_.front());
    done_.assign(regions_.size(), false);
    used_.fill(0);
    chosen_.clear();
    for (const std::size_t i : order) {
      Crayon best = palette_.front();
      double best_cost = 1e9;
      for (const Crayon crayon : palette_) {
        if (crayon == Crayon::white && !is_wished(i, crayon)) continue;
        const double cost = cost_of(i, crayon);
        if (cost < best_cost) best_cost = cost, best = crayon;
      }
      colours_[i] = best;
      done_[i] = true;
      if (const auto& whole = wishes_[i].whole) chosen_.emplace(*whole, best);
      ++used_[static_cast<std::size_t>(best)];
      all_cost += best_cost * std::sqrt(regions_[i].area_mm2) * weight_of(i);
    }
    return all_cost;
  }

  bool is_asked(std::size_t region) const {
    const drawing::Element* element = element_of(region);
    return element != nullptr && element->asked;
  }

  // A page that is about a ladybird needs red first; the violet of a castle's door may be another colour.
  double weight_of(std::size_t region) const {
    constexpr double of_the_asked = 4, of_its_drawing = 1.2;
    if (!is_asked(region)) return 1;
    return wishes_[region].firmness == Firmness::known ? of_the_asked : of_its_drawing;
  }

  bool is_wished(std::size_t region, Crayon crayon) const {
    const std::vector<Crayon>& crayons = wishes_[region].crayons;
    return std::find(crayons.begin(), crayons.end(), crayon) != crayons.end();
  }

  bool is_other_thing(std::size_t region, std::size_t other) const {
    return regions_[other].element != regions_[region].element;
  }

  // Whether it would run into something larger of its colour.
  bool vanishes(std::size_t region) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
      const bool is_larger =
          std::pair(regions_[n].area_mm2, n) > std::pair(regions_[region].area_mm2, region);
      return is_larger && colours_[n] == colours_[region] && is_other_thing(region, n);
    });
  }

  // Whether something else beside it has that colour already.
  bool runs_into(std::size_t region, Crayon crayon) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
      return done_[n] && colours_[n] == crayon && is_other_thing(region, n);
    });
  }

  bool has_brown_face(std::size_t region) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
      return done_[n] && wishes_[n].is_face && !is_other_thing(region, n) && colours_[n] == Crayon::brown;
    });
  }

  double cost_of(std::size_t region, Crayon crayon) {
    const RegionWish& wish = wishes_[region];
    double cost = std::min(per_use * used_[static_cast<std::size_t>(crayon)], most_for_use) +
                  random_.uniform(0, by_chance);
    const double odd = unwished[static_cast<std::size_t>(wish.firmness)];
    if (wish.whole) {
      const auto chosen = chosen_.find(*wish.whole);
      if (chosen != chosen_.end()) {
        if (chosen->second != crayon) return unwished[static_cast<std::size_t>(Firmness::known)];
        // One colour, but a wrong one: as odd as the first piece of it.
        const double own = wish.crayons.empty() || is_wished(region, crayon) ? first_wish : odd;
        return own + (runs_into(region, crayon) ? like_another_thing : 0);
      }
    }
    const auto wished = std::find(wish.crayons.begin(), wish.crayons.end(), crayon);
    if (wished != wish.crayons.end()) {
      cost += first_wish + per_later_wish * static_cast<double>(wished - wish.crayons.begin());
    } else if (!wish.crayons.empty()) {
      cost += odd;
    }
    if (wish.is_hair && has_brown_face(region)) cost += hair_unlike_brown_skin(crayon);
    double wanted = 0, alike = 0, like_whom = 0;
    const bool is_paper =
        crayon == Crayon::white && !wish.crayons.empty() && wish.crayons.front() == Crayon::white;
    for (const std::size_t n : wish.whole ? borders_.at(*wish.whole) : regions_[region].neighbours) {
      const bool is_own_part = !is_other_thing(region, n);
      // Hair is of its own colour: like the face it would be a mask.
      const bool is_one_body =
          is_own_part && wish.is_body && wishes_[n].is_body && wish.is_face == wishes_[n].is_face;
      // White beside white is paper that stays as it is: a snowman in the snow. Saint Nicholas is red.
      if (done_[n] && colours_[n] == crayon && !is_one_body && !is_paper)
        alike += is_own_part ? like_its_own_part : like_another_thing;
      if (done_[n] && colours_[n] == crayon && !is_own_part && crayon != Crayon::white && is_asked(n) &&
          regions_[n].area_mm2 > large_of_whom * page_mm2_)
        like_whom = like_whom_it_is_about;
      const std::vector<Crayon>& others = wishes_[n].crayons;
      if (!done_[n] && !is_own_part && !others.empty() && others.front() == crayon)
        wanted += wish_of_a_neighbour;
    }
    return cost + like_whom + std::min(alike, most_for_alike) + std::min(wanted, wishes_of_neighbours);
  }

  const std::vector<ColourRegion>& regions_;
  const drawing::Picture* picture_;
  base::Random& random_;
  std::vector<RegionWish> wishes_;
  double page_mm2_ = 0;
  std::map<std::size_t, std::vector<std::size_t>> borders_;  // by RegionWish::whole
  std::map<std::size_t, Crayon> chosen_;                     // likewise
  std::vector<Crayon> palette_;
  std::vector<Crayon> colours_;
  std::vector<bool> done_;                // by region: whether its colour is chosen
  std::array<int, crayon_count> used_{};  // by how many regions
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
    if (auto label = fit_label(map, region, *candidate, measure)) {
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
  // page.
  if (rules.level != LessonLevel::easy) random.shuffle(std::span<int>(numbers));
  numbers.resize(std::min(count, numbers.size()));
  random.shuffle(std::span<int>(numbers));
  return numbers;
}

// Puts the colours of many small regions first, and numbers of one digit with them: a leaf has room for a 4,
// but not for a 12.
void give_short_numbers_where_room_is_short(std::vector<Crayon>& crayons, std::vector<int>& numbers,
                                            const std::vector<ColourRegion>& regions,
                                            const std::vector<Crayon>& colours) {
  constexpr double slim_mm = 3;
  std::array<int, crayon_count> slim{};
  for (std::size_t i = 0; i < regions.size(); ++i)
    if (regions[i].radius_mm < slim_mm) ++slim[static_cast<std::size_t>(colours[i])];
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
      bare ? palette_size(rules.level) : std::min(palette_size(rules.level), results_of(rules).size() - 1);
  const Colouring colouring(map, picture, colours, random);
  ColourTask task;
  std::vector<Crayon> crayons;
  for (const Crayon crayon : colouring.colours()) {
    if (std::find(crayons.begin(), crayons.end(), crayon) == crayons.end()) crayons.push_back(crayon);
  }
  std::vector<int> numbers = numbers_for(crayons.size(), labels, rules, random);
  give_short_numbers_where_room_is_short(crayons, numbers, regions, colouring.colours());
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
      label = fit_label(map, i, texts[key].result, measure);
    }
    if (label) {
      label->key = key;
      task.labels.push_back(*std::move(label));
    } else if (regions[i].area_mm2 >= worth_a_label_mm2) {
      ++task.free_regions;
    }
  }
  std::sort(task.labels.begin(), task.labels.end(),
            [](const RegionLabel& a, const RegionLabel& b) { return a.region < b.region; });
  tidy(task);
  if (bare) count_through(task);
  if (task.labels.size() < fewest_labels || task.key.size() < fewest_colours) return std::nullopt;
  return task;
}

}  // namespace books::lessons
