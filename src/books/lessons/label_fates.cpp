#include "books/lessons/label_fates.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace books::lessons {
namespace {

// What is smaller is not missed.
constexpr double missed_mm2 = 5, missed_radius_mm = 0.5;
// A house, a hill, a castle: numbered by its kinds of pieces.
constexpr double large_thing = 0.025;  // of the page
// Of a thing that much may be without a number.
constexpr double not_missed = 0.12;
constexpr std::size_t most_leaders_of_a_thing = 3;
// White is the paper's: a goal's net needs no number in every mesh.
constexpr std::size_t most_white = 3;
constexpr double main_white_mm2 = 150;
constexpr double alike = 1.6;
// What is larger and without a number leaves a patch on whom the page is about.
constexpr double patch_mm2 = 35;
// What is so large keeps its number whatever else there is.
constexpr double keeps_its_number = 0.006;  // of the page
constexpr std::ptrdiff_t fewest_alike = 3, fewest_alike_of_asked = 6;

}  // namespace

LabelFates::LabelFates(const std::vector<ColourRegion>& regions, const Colouring& colouring,
                       const drawing::Picture* picture, const FieldLimits& limits)
    : regions_(regions),
      colouring_(colouring),
      picture_(picture),
      limits_(limits),
      wanted_(regions.size(), false),
      largest_mm2_(picture != nullptr ? picture->elements.size() : 0, 0),
      order_(regions.size()) {
  for (const ColourRegion& region : regions_) {
    page_mm2_ += region.area_mm2;
    if (region.element)
      largest_mm2_[*region.element] = std::max(largest_mm2_[*region.element], region.area_mm2);
  }
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  std::stable_sort(order_.begin(), order_.end(),
                   [&](std::size_t a, std::size_t b) { return regions_[a].area_mm2 > regions_[b].area_mm2; });
  find_wanted();
}

// Hills, meadows and water, which a page would be half white without; no fence.
bool LabelFates::is_ground(std::size_t element) const {
  constexpr double ground_share = 0.6, large_of_ground = 0.006;
  return picture_ != nullptr && !picture_->elements[element].asked &&
         picture_->elements[element].bounds.width() > ground_share * picture_->width_mm &&
         largest_mm2_[element] >= large_of_ground * page_mm2_;
}

bool LabelFates::is_large_thing(std::size_t element) const {
  return is_ground(element) || largest_mm2_[element] >= large_thing * page_mm2_;
}

void LabelFates::find_wanted() {
  constexpr std::size_t freely = 4, few_rays = 5;
  constexpr double much_larger = 2.5;
  std::map<std::size_t, std::size_t> of_shape;
  // By thing and colour: from the largest down.
  std::map<std::pair<std::size_t, Crayon>, std::vector<std::size_t>> parts;
  for (const std::size_t i : order_) {
    const ColourRegion& region = regions_[i];
    if (region.is_margin || colouring_.stays_white(i)) continue;
    wanted_[i] = true;
    if (region.element) parts[{*region.element, colouring_.colours()[i]}].push_back(i);
    if (!region.shape) continue;
    // The boards of a floor, the pieces of a meadow, and what a strap parts of a dress.
    const bool belongs = std::any_of(region.neighbours.begin(), region.neighbours.end(), [&](std::size_t n) {
      return wanted_[n] && regions_[n].area_mm2 >= region.area_mm2 && colouring_.are_alike(i, n) &&
             (regions_[n].shape == region.shape
                  ? (of_shape[*region.shape] >= freely && !colouring_.is_asked(i)) ||
                        region.area_mm2 < limits_.small_mm2
                  : region.area_mm2 < limits_.small_mm2 && colouring_.is_asked(i));
    });
    if (belongs)
      wanted_[i] = false;
    else
      ++of_shape[*region.shape];
  }
  // Rays round a sun.
  for (const auto& [part, pieces] : parts) {
    if (pieces.size() <= few_rays || colouring_.is_asked(pieces.front())) continue;
    if (regions_[pieces[0]].area_mm2 < much_larger * regions_[pieces[1]].area_mm2) continue;
    for (const std::size_t n : regions_[pieces[0]].neighbours)
      if (n != pieces[0] && std::find(pieces.begin(), pieces.end(), n) != pieces.end()) wanted_[n] = false;
  }
}

bool LabelFates::may_have_leader(std::size_t region) const {
  return wanted_[region] && regions_[region].element && colouring_.colours()[region] != Crayon::white &&
         regions_[region].area_mm2 >= missed_mm2 && regions_[region].radius_mm >= missed_radius_mm;
}

bool LabelFates::is_bare(std::size_t region, const std::set<std::size_t>& labelled) const {
  const ColourRegion& one = regions_[region];
  if (labelled.contains(region) || one.is_margin || one.area_mm2 < missed_mm2 ||
      one.radius_mm < missed_radius_mm || colouring_.may_be_paper(region))
    return false;
  return wanted_[region] || colouring_.stays_white(region);
}

// What is numbered alike: all things of one name; each of those that were asked for by itself.
std::string LabelFates::group_of(std::size_t region) const {
  if (!regions_[region].element || picture_ == nullptr) return {};
  const drawing::Element& element = picture_->elements[*regions_[region].element];
  return element.asked ? "!" + std::to_string(*regions_[region].element) : element.name;
}

std::vector<LabelFates::Kind> LabelFates::kinds() const {
  std::map<std::pair<std::string, Crayon>, Kind> found;
  for (const std::size_t i : order_) {
    if (!regions_[i].element || !wanted_[i]) continue;
    Kind& kind = found[{group_of(i), colouring_.colours()[i]}];
    kind.regions.push_back(i);
    kind.is_asked = colouring_.is_asked(i);
    kind.is_skin = kind.is_skin || colouring_.is_skin(i);
    kind.is_ground = kind.is_ground || is_ground(*regions_[i].element);
    kind.is_large = kind.is_large || is_large_thing(*regions_[i].element);
  }
  std::vector<Kind> all;
  for (auto& [key, kind] : found) all.push_back(std::move(kind));
  return all;
}

void LabelFates::thin_out_white(std::set<std::size_t>& labelled) const {
  std::map<std::size_t, std::vector<std::size_t>> white;  // by element
  for (const std::size_t i : order_)
    if (colouring_.colours()[i] == Crayon::white && labelled.contains(i))
      white[regions_[i].element.value_or(largest_mm2_.size())].push_back(i);
  for (const auto& [element, pieces] : white) {
    const bool is_lace = regions_[pieces.front()].area_mm2 < main_white_mm2 && pieces.size() > most_white;
    for (std::size_t k = is_lace ? 0 : most_white; k < pieces.size(); ++k) labelled.erase(pieces[k]);
  }
}

// What is seen as the thing by itself: the disc of a sun whose rays have no numbers.
std::set<std::size_t> LabelFates::main_pieces() const {
  constexpr double much_larger = 3;
  std::map<std::size_t, std::vector<std::size_t>> things;
  for (const std::size_t i : order_)
    if (regions_[i].element && !colouring_.is_asked(i)) things[*regions_[i].element].push_back(i);
  std::set<std::size_t> found;
  for (const auto& [element, pieces] : things) {
    const bool is_of_one_colour = std::all_of(pieces.begin(), pieces.end(), [&](std::size_t piece) {
      return regions_[piece].area_mm2 < missed_mm2 ||
             colouring_.colours()[piece] == colouring_.colours()[pieces.front()];
    });
    if (is_of_one_colour && pieces.size() > 1 &&
        regions_[pieces[0]].area_mm2 > much_larger * regions_[pieces[1]].area_mm2)
      found.insert(pieces.front());
  }
  return found;
}

void LabelFates::free_half_done_things(std::set<std::size_t>& labelled, bool hopes_for_leaders) const {
  struct Thing {
    double all_mm2 = 0, bare_mm2 = 0, hoped_mm2 = 0;
    std::size_t hopes = 0;
  };
  std::map<std::size_t, Thing> things;
  std::set<std::string> large, half_done;
  for (std::size_t i = 0; i < regions_.size(); ++i) {
    const auto& element = regions_[i].element;
    if (!element || colouring_.is_asked(i)) continue;
    if (is_large_thing(*element)) large.insert(group_of(i));
    Thing& thing = things[*element];
    thing.all_mm2 += regions_[i].area_mm2;
    if (!is_bare(i, labelled)) continue;
    if (hopes_for_leaders && may_have_leader(i)) {
      thing.hoped_mm2 += regions_[i].area_mm2;
      ++thing.hopes;
    } else {
      thing.bare_mm2 += regions_[i].area_mm2;
    }
  }
  for (const auto& [element, thing] : things) {
    const double bare = thing.bare_mm2 + (thing.hopes > most_leaders_of_a_thing ? thing.hoped_mm2 : 0);
    if (bare > not_missed * thing.all_mm2) half_done.insert(picture_->elements[element].name);
  }
  const std::set<std::size_t> discs = main_pieces();
  std::erase_if(labelled, [&](std::size_t region) {
    const std::string group = group_of(region);
    return half_done.contains(group) && !large.contains(group) && !discs.contains(region);
  });
}

// Windows, petals and boards are about as large as one another: all of them or none.
void LabelFates::free_half_done_kinds(std::set<std::size_t>& labelled, bool hopes_for_leaders) const {
  for (const Kind& kind : kinds()) {
    // Pieces of a ground are not alike, but as trees and people part it.
    if (kind.is_skin || kind.is_ground) continue;
    for (auto first = kind.regions.begin(); first != kind.regions.end();) {
      const double largest = regions_[*first].area_mm2;
      const auto last = std::find_if(first, kind.regions.end(), [&](std::size_t region) {
        return regions_[region].area_mm2 * alike < largest;
      });
      const auto bare = static_cast<std::size_t>(
          std::count_if(first, last, [&](std::size_t region) { return is_bare(region, labelled); }));
      const bool are_many = last - first >= (kind.is_asked ? fewest_alike_of_asked : fewest_alike);
      const bool is_hoped = hopes_for_leaders && bare <= most_leaders_of_a_thing;
      const bool is_dull = static_cast<std::size_t>(last - first) > limits_.most_alike;
      const bool is_small = largest < (kind.is_asked ? patch_mm2 : large_thing * page_mm2_ / 2);
      if (is_small && (is_dull || (are_many && bare > 0 && !is_hoped)))
        std::for_each(first, last, [&](std::size_t region) { labelled.erase(region); });
      first = last;
    }
  }
}

void LabelFates::keep_within_limit(std::set<std::size_t>& labelled) const {
  if (labelled.size() <= limits_.most) return;
  // What goes together, and how large its fields are.
  struct Lot {
    std::vector<std::size_t> regions;
    double worth = 0;
  };
  std::map<std::string, Lot> things;
  std::vector<Lot> lots;
  for (const Kind& kind : kinds()) {
    Lot own;
    const bool is_split = kind.is_asked || kind.is_large;
    if (kind.is_ground) {
      // Slivers of a hill, each by itself.
      constexpr double worth_of_ground = 3;
      for (const std::size_t region : kind.regions)
        if (labelled.contains(region) && regions_[region].area_mm2 < keeps_its_number * page_mm2_)
          lots.push_back({{region}, worth_of_ground * regions_[region].area_mm2});
      continue;
    }
    for (const std::size_t region : kind.regions) {
      if (!labelled.contains(region)) continue;
      Lot& lot = is_split ? own : things[group_of(region)];
      // Of a house the wall stays; of somebody everything large.
      const double kept_mm2 = kind.is_asked ? patch_mm2 : keeps_its_number * page_mm2_;
      if (is_split && (kind.is_skin || regions_[region].area_mm2 >= kept_mm2)) continue;
      lot.regions.push_back(region);
      lot.worth += regions_[region].area_mm2;
    }
    constexpr double worth_of_the_asked = 40, worth_of_a_large_thing = 2;
    own.worth *= kind.is_asked ? worth_of_the_asked : worth_of_a_large_thing;
    lots.push_back(std::move(own));
  }
  for (auto& [name, lot] : things) lots.push_back(std::move(lot));
  std::erase_if(lots, [](const Lot& lot) { return lot.regions.empty(); });
  // One number more is little for a whole sun.
  const auto per_field = [](const Lot& lot) {
    const auto fields = static_cast<double>(lot.regions.size());
    return lot.worth / (fields * std::sqrt(fields));
  };
  std::stable_sort(lots.begin(), lots.end(),
                   [&](const Lot& a, const Lot& b) { return per_field(a) < per_field(b); });
  for (const Lot& lot : lots) {
    if (labelled.size() <= limits_.most) return;
    for (const std::size_t region : lot.regions) labelled.erase(region);
  }
}

void LabelFates::decide(std::set<std::size_t>& labelled, bool hopes_for_leaders) const {
  thin_out_white(labelled);
  if (picture_ == nullptr) return keep_within_limit(labelled);
  free_half_done_things(labelled, hopes_for_leaders);
  free_half_done_kinds(labelled, hopes_for_leaders);
  keep_within_limit(labelled);
}

}  // namespace books::lessons
