#include "books/lessons/colouring.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

#include "books/lessons/element_kinds.h"

namespace books::lessons {
namespace {

// What it costs to colour a region so; the least sum is taken. Two things of one colour side by side run into
// each other, but a blue leaf is odder than that; the parts of one thing may be alike.
constexpr double like_another_thing = 6, like_its_own_part = 3.2;
// A road is grey, however many grey wheels stand on it.
constexpr double most_for_alike = 12;
// A lion is better seen on a green savanna than on a yellow one, whatever else stands there.
constexpr double like_whom_it_is_about = 4, large_of_whom = 0.01;  // the latter of the page
// By Firmness.
constexpr double unwished[] = {0.8, 4, 17};
// A shirt of any colour is bright.
constexpr double dull = 1.5;
// A ball of wool of any colour is rather not of that of the cat.
constexpr double like_another_asked = 1.2;
constexpr double most_left_white = 0.03;  // of the page
constexpr double first_wish = -4, per_later_wish = 0.9, per_use = 0.06, most_for_use = 0.4, by_chance = 0.3;
// What a smaller neighbour wants most is better left to it: a meadow may be light green, its bushes less so.
constexpr double wish_of_a_neighbour = 0.3, wishes_of_neighbours = 1.8;
// What is smaller is not seen as a thing that runs into another.
constexpr double seen_mm2 = 12;
// What may be left white so that it is seen before something of its colour.
constexpr double most_blank = 0.012;  // of the page

constexpr double without_dark_hair = 3;

bool is_dull(Crayon crayon) {
  return crayon == Crayon::brown || crayon == Crayon::grey || crayon == Crayon::black;
}

// With brown skin goes black hair.
double hair_unlike_brown_skin(Crayon crayon) {
  constexpr double odd_hair = 6;
  return crayon == Crayon::black || crayon == Crayon::grey || crayon == Crayon::white ? 0 : odd_hair;
}

}  // namespace

Colouring::Colouring(const RegionMap& map, const drawing::Picture* picture, std::size_t palette,
                     base::Random& random)
    : regions_(map.regions()), picture_(picture), random_(random), wishes_(wishes_of(map, picture, random)) {
  for (const ColourRegion& region : regions_) page_mm2_ += region.area_mm2;
  blank_.assign(regions_.size(), false);
  gave_way_.assign(regions_.size(), false);
  find_borders();
  for (std::size_t i = 0; i < crayon_count; ++i) palette_.push_back(static_cast<Crayon>(i));
  assign();
  while (palette_.size() > palette + 1) drop_one();
  if (!is_drawn()) return;
  tell_apart(true);
  tell_apart(false);
}

bool Colouring::stays_white(std::size_t region) const {
  if (blank_[region] || is_writing(region)) return true;
  const RegionWish& wish = wishes_[region];
  if (wish.firmness != Firmness::known) return vanishes(region);
  const bool may_be_white = regions_[region].area_mm2 < most_left_white * page_mm2_ || is_asked(region) ||
                            !runs_through_page(region);
  return may_be_white && !is_wished(region, colours_[region]) &&
         !(gave_way_[region] && is_second(region, colours_[region]));
}

// What a teacher has written on a board is no field, though digits have holes, nor are the letters on a wall.
bool Colouring::is_writing(std::size_t region) const {
  const drawing::Element* element = element_of(region);
  return element != nullptr && !element->asked &&
         (element->name == "Tafelanschrieb" || element->name == "Buchstaben");
}

// Whether it is a drawing, and no page of a photo or a bitmap, of which no thing is known.
bool Colouring::is_drawn() const {
  return picture_ != nullptr && std::none_of(picture_->elements.begin(), picture_->elements.end(),
                                             [](const drawing::Element& element) {
                                               return drawing::natural_colour_of(element.motif).has_value();
                                             });
}

bool Colouring::is_tree_part(std::size_t region) const {
  const drawing::Element* element = element_of(region);
  return element != nullptr && (is_tree(*element) || is_kind_of(element->name, "Ast"));
}

const drawing::Element* Colouring::element_of(std::size_t region) const {
  return picture_ != nullptr && regions_[region].element ? &picture_->elements[*regions_[region].element]
                                                         : nullptr;
}

// Sky, hills and roads, which would leave a page half white.
bool Colouring::runs_through_page(std::size_t region) const {
  constexpr double scenery_share = 0.6;
  const drawing::Element* element = element_of(region);
  return element == nullptr || element->bounds.width() > scenery_share * picture_->width_mm;
}

// What is beside anything of a whole: its first piece chooses for all of them.
void Colouring::find_borders() {
  for (std::size_t i = 0; i < regions_.size(); ++i) {
    if (!wishes_[i].whole) continue;
    std::vector<std::size_t>& border = borders_[*wishes_[i].whole];
    border.insert(border.end(), regions_[i].neighbours.begin(), regions_[i].neighbours.end());
    pieces_[*wishes_[i].whole].push_back(i);
  }
  for (auto& [whole, border] : borders_) {
    std::sort(border.begin(), border.end());
    border.erase(std::unique(border.begin(), border.end()), border.end());
  }
}

// Does without the colour that costs the page least, and colours it so.
void Colouring::drop_one() {
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
double Colouring::assign() {
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

bool Colouring::is_asked(std::size_t region) const {
  const drawing::Element* element = element_of(region);
  return element != nullptr && element->asked;
}

// A page that is about a ladybird needs red first; the violet of a castle's door may be another colour.
double Colouring::weight_of(std::size_t region) const {
  constexpr double of_what_is_said = 30, of_the_asked = 4, of_its_drawing = 1.2, of_one_colour = 1.5;
  const std::vector<Crayon>& crayons = wishes_[region].crayons;
  // A sun is yellow or nothing.
  const bool is_of_one_colour = wishes_[region].firmness == Firmness::known && crayons.size() == 1;
  if (!is_asked(region)) return is_of_one_colour && crayons.front() != Crayon::white ? of_one_colour : 1;
  if (wishes_[region].is_said) return of_what_is_said;
  return wishes_[region].firmness == Firmness::known ? of_the_asked : of_its_drawing;
}

bool Colouring::is_wished(std::size_t region, Crayon crayon) const {
  const std::vector<Crayon>& crayons = wishes_[region].crayons;
  return std::find(crayons.begin(), crayons.end(), crayon) != crayons.end();
}

bool Colouring::is_other_thing(std::size_t region, std::size_t other) const {
  return regions_[other].element != regions_[region].element;
}

// Whether it would run into something larger of its colour.
bool Colouring::vanishes(std::size_t region) const {
  if (is_asked(region)) return false;
  const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
  return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
    const bool is_larger = std::pair(regions_[n].area_mm2, n) > std::pair(regions_[region].area_mm2, region);
    return is_larger && colours_[n] == colours_[region] && is_other_thing(region, n);
  });
}

// Whether something else beside it has that colour already.
bool Colouring::runs_into(std::size_t region, Crayon crayon) const {
  const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
  return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
    return done_[n] && colours_[n] == crayon && is_other_thing(region, n);
  });
}

bool Colouring::has_brown_face(std::size_t region) const {
  const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
  return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
    return done_[n] && wishes_[n].is_face && !is_other_thing(region, n) && colours_[n] == Crayon::brown;
  });
}

double Colouring::cost_of(std::size_t region, Crayon crayon) {
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
    if (wish.firmness == Firmness::any && is_dull(crayon)) cost += dull;
  }
  if (wish.firmness == Firmness::any && is_asked(region) && is_of_large_asked(region, crayon))
    cost += like_another_asked;
  // Brown skin goes with dark hair: where there is none it is better not chosen.
  if (wish.is_face && crayon == Crayon::brown &&
      std::find(palette_.begin(), palette_.end(), Crayon::black) == palette_.end())
    cost += without_dark_hair;
  if (wish.is_hair && has_brown_face(region)) cost += hair_unlike_brown_skin(crayon);
  double wanted = 0, alike = 0, like_whom = 0;
  const bool is_paper =
      crayon == Crayon::white && !wish.crayons.empty() && wish.crayons.front() == Crayon::white;
  for (const std::size_t n : wish.whole ? borders_.at(*wish.whole) : regions_[region].neighbours) {
    const bool is_own_part = !is_other_thing(region, n);
    // Hair is of its own colour: like the face it would be a mask. A roof's red is none for its walls.
    const bool is_one_body = is_own_part && wish.is_body && wishes_[n].is_body &&
                             wish.is_face == wishes_[n].is_face && !is_undrawn_beside_drawn(region, n);
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

// Whether something else that the page is about is of that colour in a large part, wherever it is.
bool Colouring::is_of_large_asked(std::size_t region, Crayon crayon) const {
  for (std::size_t i = 0; i < regions_.size(); ++i) {
    if (done_[i] && colours_[i] == crayon && is_asked(i) && is_other_thing(i, region) &&
        regions_[i].area_mm2 > large_of_whom * page_mm2_)
      return true;
  }
  return false;
}

const drawing::Shape* Colouring::shape_of(std::size_t region) const {
  return picture_ != nullptr && regions_[region].shape ? &picture_->shapes[*regions_[region].shape] : nullptr;
}

bool Colouring::is_second(std::size_t region, Crayon crayon) const {
  const std::vector<Crayon>& crayons = wishes_[region].second;
  return std::find(crayons.begin(), crayons.end(), crayon) != crayons.end();
}

// Whether of two parts of a thing one has the colour of its drawing and the other may have any.
bool Colouring::is_undrawn_beside_drawn(std::size_t region, std::size_t other) const {
  const RegionWish &one = wishes_[region], &two = wishes_[other];
  return !one.crayons.empty() && !two.crayons.empty() &&
         (one.firmness == Firmness::any) != (two.firmness == Firmness::any);
}

// Whether a child has to see where one ends and the other begins: two things, or two parts that their drawing
// or nature has in two colours. Trees of one wood may run together, and so may one meadow and another.
bool Colouring::are_told_apart(std::size_t region, std::size_t other) const {
  const drawing::Element *one = element_of(region), *two = element_of(other);
  if (is_other_thing(region, other)) {
    if (wishes_[region].is_face && wishes_[other].is_face) return false;  // who hold hands
    if (one == nullptr || two == nullptr) return true;
    if (one->name == two->name) return false;  // three apples
    return one->asked || two->asked || !(runs_through_page(region) && runs_through_page(other));
  }
  const drawing::Shape *a = shape_of(region), *b = shape_of(other);
  if (a == nullptr || b == nullptr || a == b) return false;
  const bool are_alike =
      wishes_[region].whole && wishes_[other].whole && *wishes_[region].whole == *wishes_[other].whole;
  // Branches of a tree are drawn in several browns.
  if (wishes_[region].crayons == wishes_[other].crayons && is_tree(*one)) return false;
  if (a->colour && b->colour && is_darker_or_lighter(*a->colour, *b->colour))
    return animal_of(*one) == nullptr;  // a leg on the far side is drawn darker
  if (are_alike) return false;
  if (is_undrawn_beside_drawn(region, other)) return true;
  const std::vector<Crayon>&first = wishes_[region].crayons, &second = wishes_[other].crayons;
  return !first.empty() && !second.empty() && first.front() != second.front();
}

// Whether one runs into the other though a child has to tell them apart.
bool Colouring::runs_together(std::size_t region, std::size_t other) const {
  return colours_[region] == colours_[other] && colours_[region] != Crayon::white && !blank_[region] &&
         !blank_[other] && std::min(regions_[region].area_mm2, regions_[other].area_mm2) >= seen_mm2 &&
         are_told_apart(region, other);
}

// Scenery gives way to what the page is about, a thing to an animal, what may have any colour to what has
// one, small to large.
bool Colouring::is_lesser(std::size_t region, std::size_t other) const {
  if (is_asked(region) != is_asked(other)) return is_asked(other);
  if (wishes_[region].is_said != wishes_[other].is_said) return wishes_[other].is_said;
  const drawing::Element *one = element_of(region), *two = element_of(other);
  if (one != nullptr && two != nullptr && one != two) {
    const bool is_animal = animal_of(*one) != nullptr, is_other_animal = animal_of(*two) != nullptr;
    if (is_animal != is_other_animal) return is_other_animal;
  }
  if (is_other_thing(region, other) && wishes_[region].firmness != wishes_[other].firmness)
    return wishes_[region].firmness < wishes_[other].firmness;
  return std::pair(regions_[region].area_mm2, region) < std::pair(regions_[other].area_mm2, other);
}

std::vector<std::size_t> Colouring::pieces_of(std::size_t region) const {
  const auto& whole = wishes_[region].whole;
  return whole ? pieces_.at(*whole) : std::vector{region};
}

// Takes another of its colours in which it is seen everywhere, or at least beside what the page is about or
// what its sentence says a colour of; false if there is none.
bool Colouring::give_way(std::size_t region, Beside beside) {
  const auto counts = [&](std::size_t n) {
    if (beside == Beside::said) return wishes_[n].is_said;
    return beside == Beside::anything || is_asked(n) || !regions_[n].element;
  };
  const RegionWish& wish = wishes_[region];
  if (wish.is_said) return false;
  std::vector<Crayon> candidates = wish.crayons;
  candidates.insert(candidates.end(), wish.second.begin(), wish.second.end());
  if (wish.firmness == Firmness::any) {
    const std::size_t own = candidates.size();
    for (const Crayon crayon : palette_)
      if (crayon != Crayon::white && crayon != Crayon::pink) candidates.push_back(crayon);
    // A shirt is rather violet than brown.
    std::stable_partition(candidates.begin() + static_cast<std::ptrdiff_t>(own), candidates.end(),
                          [](Crayon crayon) { return !is_dull(crayon); });
  }
  const std::vector<std::size_t> pieces = pieces_of(region);
  const Crayon before = colours_[region];
  const bool needs_dark_hair =
      wish.is_hair &&
      std::any_of(pieces.begin(), pieces.end(), [&](std::size_t piece) { return has_brown_face(piece); });
  for (const Crayon crayon : candidates) {
    if (crayon == before || std::find(palette_.begin(), palette_.end(), crayon) == palette_.end()) continue;
    if (needs_dark_hair && hair_unlike_brown_skin(crayon) > 0) continue;
    for (const std::size_t piece : pieces) colours_[piece] = crayon;
    const bool is_seen = std::none_of(pieces.begin(), pieces.end(), [&](std::size_t piece) {
      const std::vector<std::size_t>& neighbours = regions_[piece].neighbours;
      return std::any_of(neighbours.begin(), neighbours.end(),
                         [&](std::size_t n) { return runs_together(piece, n) && counts(n); });
    });
    if (!is_seen) continue;
    for (const std::size_t piece : pieces) gave_way_[piece] = true;
    return true;
  }
  for (const std::size_t piece : pieces) colours_[piece] = before;
  return false;
}

// How much of a region's pieces runs into what is beside them.
double Colouring::hidden_mm2(const std::vector<std::size_t>& pieces) const {
  double mm2 = 0;
  for (const std::size_t piece : pieces) {
    for (const std::size_t n : regions_[piece].neighbours)
      if (runs_together(piece, n)) mm2 += std::min(regions_[piece].area_mm2, regions_[n].area_mm2);
  }
  return mm2;
}

// Takes that of its colours in which most of it is seen, such as a sofa among many people or a volcano on the
// ground between its palms; false if none is clearly better.
bool Colouring::give_way_mostly(std::size_t region) {
  constexpr double clearly_better = 0.5;
  const RegionWish& wish = wishes_[region];
  if (wish.is_said || wish.is_face || wish.is_hair) return false;
  std::vector<Crayon> candidates = wish.firmness == Firmness::any ? palette_ : wish.crayons;
  candidates.insert(candidates.end(), wish.second.begin(), wish.second.end());
  std::erase_if(candidates, [&](Crayon crayon) {
    return crayon == Crayon::white || crayon == Crayon::pink ||
           std::find(palette_.begin(), palette_.end(), crayon) == palette_.end();
  });
  const std::vector<std::size_t> pieces = pieces_of(region);
  const Crayon before = colours_[region];
  Crayon best = before;
  double least_mm2 = hidden_mm2(pieces) * clearly_better;
  for (const Crayon crayon : candidates) {
    for (const std::size_t piece : pieces) colours_[piece] = crayon;
    const double mm2 = hidden_mm2(pieces);
    if (mm2 < least_mm2) least_mm2 = mm2, best = crayon;
  }
  for (const std::size_t piece : pieces) colours_[piece] = best, gave_way_[piece] = best != before;
  return best != before;
}

bool Colouring::can_be_blank(std::size_t region) const {
  double mm2 = 0;
  for (const std::size_t piece : pieces_of(region)) mm2 += regions_[piece].area_mm2;
  return regions_[region].element && !wishes_[region].is_said && !runs_through_page(region) &&
         mm2 < most_blank * page_mm2_ && !wishes_[region].is_face && !is_tree(*element_of(region));
}

// Rather a sledge's seat is brown than Santa's coat orange.
bool Colouring::has_one_colour(std::size_t region) const {
  return wishes_[region].firmness == Firmness::known && wishes_[region].crayons.size() == 1;
}

// A fin of a rocket rather than the ground of the moon: what is much smaller and may have several colours.
bool Colouring::is_easily_changed(std::size_t region, std::size_t other) const {
  constexpr double much_smaller = 0.2;
  const RegionWish& wish = wishes_[region];
  return !wish.is_said && (wish.crayons.size() > 1 || wish.firmness == Firmness::any) &&
         regions_[region].area_mm2 < much_smaller * regions_[other].area_mm2;
}

// Of two that run into each other one takes another of its colours. Else scenery stays white before what the
// page is about, and a small part before a large one.
void Colouring::tell_apart(bool of_asked) {
  const auto make_blank = [&](std::size_t region) {
    if (!can_be_blank(region)) return;
    // All of it: of a roof no half is painted.
    for (const std::size_t piece : pieces_of(region)) blank_[piece] = true;
  };
  for (std::size_t i = 0; i < regions_.size(); ++i) {
    for (const std::size_t n : regions_[i].neighbours) {
      if (n < i || !runs_together(i, n)) continue;
      if ((is_asked(i) || is_asked(n)) != of_asked) continue;
      const std::size_t lesser = is_lesser(i, n) ? i : n, other = lesser == i ? n : i;
      const bool is_before_asked = is_asked(other) && !is_asked(lesser);
      // Rather a lion's mane is orange than a trunk grey.
      const bool is_trunk = is_tree_part(lesser) && colours_[lesser] == Crayon::brown;
      const bool is_only_choice = has_one_colour(lesser) && wishes_[other].crayons.size() > 1 &&
                                  is_other_thing(i, n) && is_asked(lesser) == is_asked(other);
      if ((is_trunk || is_only_choice || is_easily_changed(other, lesser)) &&
          give_way(other, Beside::anything))
        continue;
      // A sofa that a cat lies on may have any colour, the wall behind it has its own.
      const bool may_change = !is_before_asked || wishes_[other].firmness == Firmness::any;
      if (give_way(lesser, Beside::anything) || (may_change && give_way(other, Beside::anything))) continue;
      if (is_asked(other) && give_way(lesser, Beside::asked)) continue;
      // The sea may rather be like the sky than like the blue ship.
      if (wishes_[other].is_said && give_way(lesser, Beside::said)) continue;
      if (give_way_mostly(lesser) || (is_other_thing(i, n) && give_way_mostly(other))) continue;
      if (is_asked(lesser)) continue;
      if (is_before_asked || !is_other_thing(i, n)) make_blank(lesser);
      // A bird on the sky.
      if (!regions_[i].element || !regions_[n].element) make_blank(regions_[i].element ? i : n);
    }
  }
}

}  // namespace books::lessons
