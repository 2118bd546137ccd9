#include "books/lessons/colour_task.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

#include "books/lessons/sums.h"
#include "books/text_layout.h"
#include "drawing/language/lexicon.h"
#include "drawing/model/natural_colour.h"

namespace books::lessons {
namespace {

constexpr std::size_t fewest_labels = 6, fewest_colours = 3;
constexpr double label_sizes_pt[] = {12, 10.5, smallest_label_pt};
constexpr double worth_a_label_mm2 = 12;

std::size_t palette_size(LessonLevel level) {
  switch (level) {
    case LessonLevel::easy:
      return 6;
    case LessonLevel::medium:
      return 8;
    case LessonLevel::hard:
      break;
  }
  return crayon_count;
}

// What it costs to colour a region so; the least sum is taken. Two things of one colour side by side run into
// each other; the parts of one thing may be alike.
constexpr double like_another_thing = 9, like_its_own_part = 3.2;
// A red cloud is odder than two alike parts of it, but not than a cloud that runs into the snow: it is left
// white.
constexpr double unnatural = 4, unwished = 0.8;
constexpr double most_left_white = 0.03;  // of the page
constexpr double first_wish = -4, per_later_wish = 0.9, per_use = 0.06, most_for_use = 0.4, by_chance = 0.3;
// What a smaller neighbour wants most is better left to it: a meadow may be light green, its bushes less so.
constexpr double wish_of_a_neighbour = 0.3, wishes_of_neighbours = 1.8;

// Whether the large parts of an animal may be alike, as they are in a picture that is looked at, or differ,
// as they do where a child is to find its way by the colours.
enum class LargeParts { alike, different };

bool is_leafy_tree(std::string_view name) {
  constexpr std::string_view kinds[] = {"Baum",   "Tanne", "Pappel", "Akazie",
                                        "Fichte", "Birke", "Eiche",  "Linde"};
  if (name.ends_with("kahler Baum")) return false;
  return std::any_of(std::begin(kinds), std::end(kinds),
                     [&](std::string_view kind) { return is_kind_of(name, kind); });
}

bool has_everyday_hair(std::string_view name) {
  constexpr std::string_view people[] = {"Mädchen", "Junge", "Kind",   "Frau",  "Mann",      "Oma",   "Opa",
                                         "Mama",    "Papa",  "Mutter", "Vater", "Schwester", "Bruder"};
  return std::find(std::begin(people), std::end(people), name) != std::end(people);
}

// A colour for every region of a page.
class Colouring {
 public:
  // `palette`: how many colours it may have.
  Colouring(const RegionMap& map, const drawing::Picture* picture, std::size_t palette,
            LargeParts large_parts, base::Random& random)
      : regions_(map.regions()), picture_(picture), random_(random) {
    for (const ColourRegion& region : regions_) page_mm2_ += region.area_mm2;
    if (large_parts == LargeParts::alike && picture_ != nullptr) find_bodies();
    choose_wishes();
    if (picture_ != nullptr) {
      find_tree_parts();
      find_faces(map);
      find_hair();
      find_skin();
    }
    for (std::size_t i = 0; i < crayon_count; ++i) palette_.push_back(static_cast<Crayon>(i));
    assign();
    while (palette_.size() > palette) drop_one();
  }

  const std::vector<Crayon>& colours() const { return colours_; }
  // Whether the region is better left white: every colour of the palette is a neighbour's, or everybody knows
  // it in other colours, none of which is in the palette and differs from its neighbours; large scenery is
  // not left white for that.
  bool stays_white(std::size_t region) const {
    const auto one = one_of_.find(region);
    if (one != one_of_.end() && chosen_.at(one->second) != colours_[region]) return true;
    if (vanishes(region)) return true;
    const std::vector<Crayon>& wishes = wishes_[region];
    const bool may_be_white =
        regions_[region].area_mm2 < most_left_white * page_mm2_ || !runs_through_page(region);
    return natural_[region] && may_be_white &&
           std::find(wishes.begin(), wishes.end(), colours_[region]) == wishes.end();
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

  // The large regions of animals: all but ears, spots and hooves.
  void find_bodies() {
    std::map<std::size_t, double> largest;
    for (const ColourRegion& region : regions_) {
      if (region.element) largest[*region.element] = std::max(largest[*region.element], region.area_mm2);
    }
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const drawing::Element* element = element_of(i);
      if (element == nullptr) continue;
      constexpr double large = 0.08;
      if (is_animal(*element) && regions_[i].area_mm2 > large * largest[*regions_[i].element])
        bodies_.insert(i);
    }
  }

  // What a region may be coloured, best first: as nature wants it, and a thing that may have any colours the
  // same few in all its regions.
  void choose_wishes() {
    wishes_.resize(regions_.size());
    natural_.assign(regions_.size(), false);
    const bool is_dark = picture_ != nullptr && has_dark_sky(*picture_);
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (picture_ == nullptr) continue;
      const drawing::Element* element = element_of(i);
      if (element == nullptr) {
        // Bare paper is sky.
        wishes_[i] = is_dark ? std::vector{Crayon::blue, Crayon::purple}
                             : std::vector{Crayon::light_blue, Crayon::blue};
        natural_[i] = true;
        continue;
      }
      if (const auto own = drawing::natural_colour_of(element->motif)) {
        const auto nearest = nearest_crayons(*own);
        wishes_[i].assign(nearest.begin(), nearest.end());
        continue;
      }
      const std::span<const Crayon> natural = natural_crayons(element->name);
      wishes_[i].assign(natural.begin(), natural.end());
      natural_[i] = !natural.empty();
      if (wishes_[i].empty()) {
        constexpr Crayon bright[] = {Crayon::red,  Crayon::yellow, Crayon::orange, Crayon::blue,
                                     Crayon::pink, Crayon::purple, Crayon::green};
        base::Random own = random_.fork(element->name);
        for (int k = 0; k < 3; ++k) wishes_[i].push_back(own.pick(std::span<const Crayon>(bright)));
      }
    }
  }

  // A tree is green above, brown below its crown, and what hangs within the crown is ripe.
  void find_tree_parts() {
    std::map<std::size_t, std::size_t> crowns;  // the largest region of each tree
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const drawing::Element* element = element_of(i);
      if (element == nullptr || !is_leafy_tree(element->name)) continue;
      const auto [crown, is_first] = crowns.try_emplace(*regions_[i].element, i);
      if (!is_first && regions_[i].area_mm2 > regions_[crown->second].area_mm2) crown->second = i;
    }
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const auto found = regions_[i].element ? crowns.find(*regions_[i].element) : crowns.end();
      if (found == crowns.end()) continue;
      const ColourRegion& crown = regions_[found->second];
      const bool is_within = regions_[i].neighbours == std::vector{found->second};
      const bool is_below =
          regions_[i].pole.y > crown.pole.y + crown.radius_mm && regions_[i].area_mm2 < crown.area_mm2 * 0.6;
      wishes_[i] = is_within  ? std::vector{Crayon::red, Crayon::yellow, Crayon::orange}
                   : is_below ? std::vector{Crayon::brown, Crayon::orange}
                              : std::vector{Crayon::green, Crayon::light_green};
      natural_[i] = true;
    }
  }

  // Skin and hair of people, as their figures say it. All skin of somebody has one colour, and so has the
  // hair.
  void find_skin() {
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const drawing::Element* element = element_of(i);
      if (element == nullptr || !regions_[i].shape || is_animal(*element)) continue;
      const drawing::Material material = picture_->shapes[*regions_[i].shape].material;
      if (material == drawing::Material::unknown) continue;
      wishes_[i] = is_skin(i) ? skin_colours() : hair_colours(*element);
      natural_[i] = true;
      one_of_[i] = {*regions_[i].element, material};
      if (is_skin(i)) faces_.insert(i);
    }
  }

  static std::vector<Crayon> skin_colours() { return {Crayon::pink, Crayon::orange, Crayon::brown}; }
  static std::vector<Crayon> hair_colours(const drawing::Element& who) {
    const bool is_old = who.name == "Oma" || who.name == "Opa";
    return is_old ? std::vector{Crayon::grey, Crayon::brown, Crayon::yellow}
                  : std::vector{Crayon::brown, Crayon::yellow, Crayon::orange, Crayon::black};
  }

  static bool is_animal(const drawing::Element& element) {
    const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
    return entry != nullptr && entry->is_animal;
  }

  // What touches the face of everyday people from above.
  void find_hair() {
    for (const std::size_t face : faces_) {
      const drawing::Element* element = element_of(face);
      if (element == nullptr || !has_everyday_hair(element->name)) continue;
      for (const std::size_t n : regions_[face].neighbours) {
        if (regions_[n].element != regions_[face].element || regions_[n].pole.y > regions_[face].pole.y)
          continue;
        wishes_[n] = hair_colours(*element);
      }
    }
  }

  // Skin: the region of a person in which most of the black of eyes and mouth lies.
  void find_faces(const RegionMap& map) {
    std::map<std::size_t, std::map<std::size_t, int>> features;  // by element and region
    for (const drawing::Shape& shape : picture_->shapes) {
      if (shape.role != drawing::Role::solid || shape.element >= picture_->elements.size()) continue;
      if (!is_person(picture_->elements[shape.element])) continue;
      const geometry::Rect box = map.on_sheet(shape.path.bounds()).inflated(1);
      for (const geometry::Point beside :
           {geometry::Point{box.left, box.center().y}, geometry::Point{box.right, box.center().y},
            geometry::Point{box.center().x, box.top}, geometry::Point{box.center().x, box.bottom}}) {
        const auto region = map.at(beside);
        if (region && regions_[*region].element == shape.element) ++features[shape.element][*region];
      }
    }
    for (const auto& [element, regions] : features) {
      const auto face = std::max_element(regions.begin(), regions.end(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
      wishes_[face->first] = skin_colours();
      faces_.insert(face->first);
    }
  }

  static bool is_person(const drawing::Element& element) {
    const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
    return entry != nullptr && entry->has_face && !entry->is_animal && natural_crayons(element.name).empty();
  }

  // Does without the colour that costs the page least, and colours it so.
  void drop_one() {
    const std::vector<Crayon> all = palette_;
    std::vector<Crayon> best;
    double best_cost = 1e18;
    for (std::size_t i = 0; i < all.size(); ++i) {
      palette_ = all;
      palette_.erase(palette_.begin() + static_cast<std::ptrdiff_t>(i));
      const double cost = assign();
      if (cost < best_cost) best_cost = cost, best = palette_;
    }
    palette_ = best;
    assign();
  }

  // Faces, then from the largest region to the smallest, each the colour that fits best beside what is there.
  // Returns what that costs, large regions counting more.
  double assign() {
    double all_cost = 0;
    std::vector<std::size_t> order(regions_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      if (faces_.contains(a) != faces_.contains(b)) return faces_.contains(a);
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
        const double cost = cost_of(i, crayon);
        if (cost < best_cost) best_cost = cost, best = crayon;
      }
      colours_[i] = best;
      done_[i] = true;
      if (const auto one = one_of_.find(i); one != one_of_.end()) chosen_.emplace(one->second, best);
      ++used_[static_cast<std::size_t>(best)];
      all_cost += best_cost * std::sqrt(regions_[i].area_mm2);
    }
    return all_cost;
  }

  bool is_skin(std::size_t region) const {
    return picture_ != nullptr && regions_[region].shape &&
           picture_->shapes[*regions_[region].shape].material == drawing::Material::skin;
  }

  // Whether it would run into something larger of its colour. Two who hold hands are of one skin.
  bool vanishes(std::size_t region) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
      const bool is_larger =
          std::pair(regions_[n].area_mm2, n) > std::pair(regions_[region].area_mm2, region);
      return is_larger && colours_[n] == colours_[region] &&
             regions_[n].element != regions_[region].element && !(is_skin(n) && is_skin(region));
    });
  }

  // Whether something else beside it has that colour already.
  bool runs_into(std::size_t region, Crayon crayon) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
      return done_[n] && colours_[n] == crayon && regions_[n].element != regions_[region].element;
    });
  }

  double cost_of(std::size_t region, Crayon crayon) {
    double cost = std::min(per_use * used_[static_cast<std::size_t>(crayon)], most_for_use) +
                  random_.uniform(0, by_chance);
    const auto one = one_of_.find(region);
    if (one != one_of_.end()) {
      const auto chosen = chosen_.find(one->second);
      if (chosen != chosen_.end())
        return chosen->second == crayon ? first_wish + (runs_into(region, crayon) ? like_another_thing : 0)
                                        : unnatural;
    }
    const std::vector<Crayon>& wishes = wishes_[region];
    const auto wished = std::find(wishes.begin(), wishes.end(), crayon);
    if (wished != wishes.end()) {
      cost += first_wish + per_later_wish * static_cast<double>(wished - wishes.begin());
    } else if (!wishes.empty()) {
      cost += natural_[region] ? unnatural : unwished;  // a blue leg is odder than two yellow ones
    }
    double wanted = 0;
    for (const std::size_t n : regions_[region].neighbours) {
      const bool is_own_part = regions_[n].element == regions_[region].element;
      const bool is_one_body = is_own_part && bodies_.contains(n) && bodies_.contains(region);
      if (done_[n] && colours_[n] == crayon && !is_one_body)
        cost += is_own_part ? like_its_own_part : like_another_thing;
      const bool is_wanted = !is_own_part && !wishes_[n].empty() && wishes_[n].front() == crayon;
      if (!done_[n] && is_wanted) wanted += wish_of_a_neighbour;
    }
    return cost + std::min(wanted, wishes_of_neighbours);
  }

  const std::vector<ColourRegion>& regions_;
  const drawing::Picture* picture_;
  base::Random& random_;
  double page_mm2_ = 0;
  std::vector<std::vector<Crayon>> wishes_;
  std::vector<bool> natural_;  // by region: whether everybody knows it in one of its wishes
  using Whole = std::pair<std::size_t, drawing::Material>;  // element
  std::map<std::size_t, Whole> one_of_;                     // by region: what has one colour all over
  std::map<Whole, Crayon> chosen_;
  std::set<std::size_t> bodies_;  // regions that are large parts of animals and may be alike
  std::set<std::size_t> faces_;   // regions that are a person's face
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

bool has_dark_sky(const drawing::Picture& picture) {
  const auto count = [&](std::string_view name) {
    return std::count_if(picture.elements.begin(), picture.elements.end(),
                         [&](const drawing::Element& element) { return element.name == name; });
  };
  return count("Sonne") == 0 && (count("Mond") > 0 || count("Sternschnuppe") > 0 || count("Stern") >= 3);
}

LabelBox label_box(std::string_view text, double size_mm, const TextMeasure& measure) {
  return {text_width_em(text, Face::regular, measure) * size_mm + 0.5,
          measure.cap_height_em(Face::regular) * size_mm + 0.6};
}

std::vector<Crayon> crayons_of_regions(const RegionMap& map, const drawing::Picture* picture,
                                       base::Random random) {
  return Colouring(map, picture, crayon_count, LargeParts::alike, random).colours();
}

std::optional<ColourTask> make_colour_task(const RegionMap& map, const drawing::Picture* picture,
                                           ColourLabels labels, const SumRules& rules, base::Random random,
                                           const TextMeasure& measure) {
  const std::vector<ColourRegion>& regions = map.regions();
  if (regions.size() < fewest_labels) return std::nullopt;
  const bool bare = labels == ColourLabels::numbers;
  // No more colours than there are results to stand for them.
  const std::size_t colours =
      bare ? palette_size(rules.level) : std::min(palette_size(rules.level), results_of(rules).size());
  const Colouring colouring(map, picture, colours, LargeParts::different, random);
  ColourTask task;
  std::vector<Crayon> crayons;
  for (const Crayon crayon : colouring.colours()) {
    if (std::find(crayons.begin(), crayons.end(), crayon) == crayons.end()) crayons.push_back(crayon);
  }
  const std::vector<int> numbers = numbers_for(crayons.size(), labels, rules, random);
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
