#include "books/lessons/label_fates.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "books/lessons/element_kinds.h"

namespace books::lessons {
namespace {

// What is smaller is not missed.
constexpr double missed_mm2 = 5;
// Walls, grounds and bodies keep their numbers, whatever slivers of them have none.
constexpr double main_mm2 = 150, large_of_asked_mm2 = 80;
// White is the paper's: a goal's net needs no number in every mesh.
constexpr std::size_t most_white = 3, most_white_of_figure = 10;
constexpr double clearly_larger = 2.5;
// One apple of five that a hand covers is still an apple of the tree's.
constexpr std::ptrdiff_t fewest_for_one = 4;
constexpr double alike = 1.5, worth_of_the_asked = 6;
// Of whom the page is about, hat and shoes may be of one colour by chance.
constexpr std::ptrdiff_t fewest_alike = 3, fewest_alike_of_asked = 6;

// The pieces of one colour of one thing, from the largest to the smallest.
struct Part {
  std::vector<std::size_t> regions;
  Crayon crayon = Crayon::white;
  bool is_asked = false, is_skin = false, is_white = false, is_figure = false;
};

// One thing in all its colours.
struct Thing {
  std::vector<std::size_t> regions;
  double mm2 = 0;
  bool has_main = false, is_labelled = false;
};

class Fates {
 public:
  Fates(const ColourTask& task, const std::vector<ColourRegion>& regions, const drawing::Picture* picture,
        const Colouring& colouring)
      : regions_(regions), picture_(picture) {
    std::map<std::pair<std::size_t, Crayon>, Part> parts;
    std::set<std::size_t> figures;  // elements: people and animals that the page is about
    for (const RegionLabel& label : task.labels) labelled_.insert(label.region);
    for (std::size_t i = 0; i < regions.size(); ++i) {
      const bool counts =
          labelled_.contains(i) || (regions[i].area_mm2 >= missed_mm2 && !colouring.stays_white(i));
      if (regions[i].is_margin || !counts) continue;
      const Crayon crayon = colouring.colours()[i];
      Part& part = parts[{regions[i].element.value_or(regions.size()), crayon}];
      part.regions.push_back(i);
      part.is_asked = colouring.is_asked(i);
      part.is_skin = part.is_skin || colouring.is_skin(i);
      part.crayon = crayon;
      part.is_white = crayon == Crayon::white;
      if (!part.is_asked || !regions[i].element) continue;
      if (part.is_skin || animal_of(picture->elements[*regions[i].element]) != nullptr)
        figures.insert(*regions[i].element);
    }
    for (auto& [key, part] : parts) {
      part.is_figure = figures.contains(key.first);
      std::stable_sort(part.regions.begin(), part.regions.end(), [&](std::size_t a, std::size_t b) {
        return regions[a].area_mm2 > regions[b].area_mm2;
      });
      parts_.push_back(std::move(part));
    }
  }

  void decide(std::size_t most) {
    free_what_is_half_done();
    share_among_namesakes();
    keep_at_most(most);
    share_among_namesakes();
  }

  bool keeps(std::size_t region) const { return labelled_.contains(region); }

 private:
  using Pieces = std::vector<std::size_t>::const_iterator;

  void free_what_is_half_done() {
    for (const Part& part : parts_) {
      if (part.is_white)
        thin_out(part);
      else if (!part.is_skin)
        free_what_is_half_done(part);
    }
  }

  void keep_at_most(std::size_t most) {
    // First a hill between the boards of a fence, then what has the smallest pieces.
    for (const Part& part : parts_) {
      if (labelled_.size() <= most) return;
      if (!part.is_asked && !part.is_skin && is_ground(part)) free(small_pieces(part), part.regions.end());
    }
    // Then the rays of a sun rather than its disc, the rungs of a hut's ladder rather than its wall.
    for (const Part& part : parts_) {
      if (labelled_.size() <= most) return;
      if (!part.is_asked && !part.is_skin && largest_mm2(part) >= main_mm2)
        free(small_pieces(part), part.regions.end());
    }
    std::stable_sort(parts_.begin(), parts_.end(),
                     [&](const Part& a, const Part& b) { return worth(a) < worth(b); });
    for (const bool is_last_resort : {false, true}) {
      for (const Part& part : parts_) {
        if (labelled_.size() <= most) return;
        if (part.is_skin) continue;
        // A clown's hair keeps its number where the dots of its suit have none.
        const bool keeps_large = !is_last_resort && part.is_asked && largest_mm2(part) >= large_of_asked_mm2;
        const Pieces first = small_pieces(part);
        if (keeps_large && first != part.regions.end()) {
          free(first, part.regions.end());
          continue;
        }
        free(part.regions.begin(), part.regions.end());
        for (const Part& other : parts_)
          if (is_like(part, other)) free(other.regions.begin(), other.regions.end());
      }
    }
  }

  double largest_mm2(const Part& part) const { return regions_[part.regions.front()].area_mm2; }

  // Whether both are the same small part of two things of a kind: of two eggs in the grass none has numbers.
  bool is_like(const Part& part, const Part& other) const {
    const auto element = regions_[part.regions.front()].element,
               beside = regions_[other.regions.front()].element;
    if (picture_ == nullptr || !element || !beside || part.is_asked || other.is_asked || other.is_skin)
      return false;
    return part.crayon == other.crayon && regions_[other.regions.front()].area_mm2 < main_mm2 &&
           picture_->elements[*element].name == picture_->elements[*beside].name;
  }

  bool is_free(std::size_t region) const { return !labelled_.contains(region); }

  void free(Pieces first, Pieces last) {
    for (; first != last; ++first) labelled_.erase(*first);
  }

  // Snow and clouds keep the numbers of their largest pieces. Of what is in like pieces all have one, or none
  // has: the suit of whom the page is about, the meshes of a net.
  void thin_out(const Part& part) {
    if (part.regions.size() <= most_white) return;
    const double largest = regions_[part.regions.front()].area_mm2;
    const bool is_body = part.is_figure || (part.is_asked && largest >= main_mm2);  // a rocket, no spokes
    if (is_body && part.regions.size() <= most_white_of_figure) return;
    const bool are_alike = regions_[part.regions[most_white]].area_mm2 * clearly_larger > largest;
    if (largest < main_mm2 || (are_alike && (part.is_asked || !is_ground(part))))
      return free(part.regions.begin(), part.regions.end());
    std::size_t kept = 0;
    for (const std::size_t region : part.regions)
      if (!is_free(region) && ++kept > most_white) labelled_.erase(region);
  }

  void free_what_is_half_done(const Part& part) {
    if (!part.is_asked && regions_[part.regions.front()].area_mm2 < main_mm2) {
      constexpr double not_missed = 0.3;
      double all_mm2 = 0, free_mm2 = 0;
      for (const std::size_t region : part.regions) {
        all_mm2 += regions_[region].area_mm2;
        if (is_free(region)) free_mm2 += regions_[region].area_mm2;
      }
      // The disc of a sun is seen as the sun without its rays, and a tower's roof as the roof without its
      // struts; a fern has no such leaf.
      if (free_mm2 > not_missed * all_mm2) return free(after_the_large(part), part.regions.end());
    }
    // Rays, petals and boards are about as large as one another.
    for (auto first = part.regions.begin(); first != part.regions.end();) {
      const double largest = regions_[*first].area_mm2;
      const auto last = std::find_if(first, part.regions.end(), [&](std::size_t region) {
        return regions_[region].area_mm2 * alike < largest;
      });
      const bool are_many = last - first >= (part.is_asked ? fewest_alike_of_asked : fewest_alike);
      const auto unlabelled = std::count_if(first, last, [&](std::size_t region) { return is_free(region); });
      if (are_many && largest < main_mm2 / 2 && regions_[*first].element &&
          (unlabelled > 1 || unlabelled * fewest_for_one > last - first))
        free(first, last);
      first = last;
    }
  }

  // Of three plants of a kind none has numbers where one of about their size has no room for any.
  void share_among_namesakes() {
    std::map<std::string_view, std::vector<Thing>> kinds;
    std::map<std::size_t, Thing> things;
    for (const Part& part : parts_) {
      const std::optional<std::size_t> element = regions_[part.regions.front()].element;
      if (!element || picture_ == nullptr || part.is_asked || part.is_skin) continue;
      Thing& thing = things[*element];
      for (const std::size_t region : part.regions) {
        thing.regions.push_back(region);
        thing.mm2 += regions_[region].area_mm2;
        thing.has_main = thing.has_main || regions_[region].area_mm2 >= main_mm2;
        thing.is_labelled = thing.is_labelled || !is_free(region);
      }
    }
    for (auto& [element, thing] : things)
      if (!thing.has_main) kinds[picture_->elements[element].name].push_back(std::move(thing));
    for (const auto& [name, alikes] : kinds) {
      double largest_free_mm2 = 0;
      for (const Thing& thing : alikes)
        if (!thing.is_labelled) largest_free_mm2 = std::max(largest_free_mm2, thing.mm2);
      for (const Thing& thing : alikes)
        if (thing.mm2 < largest_free_mm2 * alike)
          for (const std::size_t region : thing.regions) labelled_.erase(region);
    }
  }

  // Behind the pieces that are clearly larger than any without a number.
  Pieces after_the_large(const Part& part) const {
    const auto largest_free = std::find_if(part.regions.begin(), part.regions.end(),
                                           [&](std::size_t region) { return is_free(region); });
    return std::find_if(part.regions.begin(), largest_free, [&](std::size_t region) {
      return regions_[region].area_mm2 < clearly_larger * regions_[*largest_free].area_mm2;
    });
  }

  // From the first one on that is small and not about as large as the one before it; none where all are
  // alike.
  Pieces small_pieces(const Part& part) const {
    constexpr double small_mm2 = 36;
    for (auto piece = part.regions.begin(); piece != part.regions.end(); ++piece) {
      const double mm2 = regions_[*piece].area_mm2;
      if (piece != part.regions.begin() && mm2 < small_mm2 &&
          mm2 * alike < regions_[*std::prev(piece)].area_mm2)
        return piece;
    }
    return part.regions.end();
  }

  bool is_ground(const Part& part) const {
    constexpr double ground_mm2 = 600;
    return regions_[part.regions.front()].area_mm2 >= ground_mm2;
  }

  // How large its pieces with a number are.
  double worth(const Part& part) const {
    double mm2 = 0, pieces = 0;
    for (const std::size_t region : part.regions) {
      if (is_free(region)) continue;
      mm2 += regions_[region].area_mm2;
      ++pieces;
    }
    return mm2 / std::max(pieces, 1.0) * (part.is_asked ? worth_of_the_asked : 1);
  }

  const std::vector<ColourRegion>& regions_;
  const drawing::Picture* picture_;  // null for a bitmap
  std::vector<Part> parts_;
  std::set<std::size_t> labelled_;
};

}  // namespace

void share_fates(ColourTask& task, const std::vector<ColourRegion>& regions, const drawing::Picture* picture,
                 const Colouring& colouring, std::size_t most) {
  Fates fates(task, regions, picture, colouring);
  fates.decide(most);
  std::erase_if(task.labels, [&](const RegionLabel& label) { return !fates.keeps(label.region); });
}

}  // namespace books::lessons
