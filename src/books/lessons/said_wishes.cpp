#include "books/lessons/said_wishes.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "books/lessons/said_colours.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {
namespace {

using drawing::Material;
using drawing::Shape;

class SaidWishes {
 public:
  SaidWishes(std::vector<RegionWish>& wishes, const RegionMap& map, const drawing::Picture& picture)
      : wishes_(wishes), map_(map), regions_(map.regions()), picture_(picture) {}

  void keep(const SaidColours& said) {
    for (const auto& [element, crayon] : said.things) keep_thing(element, crayon);
    std::size_t first = 0;
    for (const std::size_t element : said.many_coloured) paint_many(element, first++);
    for (const auto& [element, crayon] : said.sails) keep_sails(element, crayon);
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (!regions_[i].element) continue;
      const auto worn = said.worn.find({*regions_[i].element, material_of(i)});
      if (worn != said.worn.end()) say(i, worn->second);
    }
  }

 private:
  const Shape* shape_of(std::size_t region) const {
    return regions_[region].shape ? &picture_.shapes[*regions_[region].shape] : nullptr;
  }
  Material material_of(std::size_t region) const {
    const Shape* shape = shape_of(region);
    return shape == nullptr ? Material::unknown : shape->material;
  }
  std::optional<drawing::NaturalColour> drawn(std::size_t region) const {
    const Shape* shape = shape_of(region);
    return shape == nullptr ? std::nullopt : shape->colour;
  }

  void say(std::size_t region, Crayon crayon) {
    wishes_[region].crayons = {crayon};
    wishes_[region].firmness = Firmness::known;
    wishes_[region].is_said = true;
  }

  void keep_thing(std::size_t element, Crayon crayon) {
    const std::optional<std::size_t> body = body_of(element);
    if (!body) return;
    const std::vector<std::size_t> like = like_regions(element, *body);
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (regions_[i].element != element) continue;
      const bool is_like_body = std::find(like.begin(), like.end(), i) != like.end();
      if (is_like_body && is_minor(i, *body))
        leave_as_glass(i, element);
      else if (is_like_body)
        say(i, crayon);
      else if (is_gloss(i, *body))
        wishes_[i].crayons = {Crayon::white};
    }
  }

  // Panes and bumpers of a green car, of which the drawing says nothing.
  bool is_minor(std::size_t region, std::size_t body) const {
    constexpr double minor_part = 0.2;
    const bool says_nothing = material_of(region) == Material::unknown && !drawn(region);
    return says_nothing && picture_.elements[*regions_[body].element].motif.size() > 0 &&
           regions_[region].shape != regions_[body].shape && wishes_[region].firmness == Firmness::known &&
           regions_[region].area_mm2 < minor_part * regions_[body].area_mm2;
  }

  // Glass above, wheels and their arches below.
  void leave_as_glass(std::size_t region, std::size_t element) {
    constexpr double lowest_glass = 0.55;
    const geometry::Rect box = map_.on_sheet(picture_.elements[element].bounds);
    const bool is_above = regions_[region].pole.y < box.top + lowest_glass * box.height();
    wishes_[region].crayons =
        is_above ? std::vector{Crayon::light_blue, Crayon::grey} : std::vector{Crayon::grey, Crayon::black};
    wishes_[region].second = {};
  }

  // The light on a balloon is drawn in a lighter shade of what the balloon was drawn in.
  bool is_gloss(std::size_t region, std::size_t body) const {
    constexpr double small_part = 0.15;
    const auto own = drawn(region), whole = drawn(body);
    const auto light = [](drawing::NaturalColour colour) { return colour[0] + colour[1] + colour[2]; };
    return own && whole && is_shade_of(*own, *whole) && light(*own) > light(*whole) &&
           regions_[region].area_mm2 < small_part * regions_[body].area_mm2;
  }

  // Each part of a kite has another colour, and so has the next of several balls.
  void paint_many(std::size_t element, std::size_t first) {
    // No more than these, or a page of few colours would lose its sky.
    constexpr Crayon many[] = {Crayon::red, Crayon::yellow, Crayon::blue, Crayon::green};
    constexpr double worth_a_colour_mm2 = 10;
    const std::optional<std::size_t> body = body_of(element);
    if (!body) return;
    for (const std::size_t region : like_regions(element, *body)) {
      if (regions_[region].area_mm2 < worth_a_colour_mm2) continue;
      say(region, many[first++ % std::size(many)]);
      wishes_[region].whole.reset();
      wishes_[region].is_body = false;
    }
  }

  // The large parts above the hull.
  void keep_sails(std::size_t element, Crayon crayon) {
    constexpr double above_the_hull = 0.66, large_part = 0.1;
    const geometry::Rect box = map_.on_sheet(picture_.elements[element].bounds);
    double largest_mm2 = 0;
    for (const ColourRegion& region : regions_)
      if (region.element == element) largest_mm2 = std::max(largest_mm2, region.area_mm2);
    constexpr double mast_mm = 2;
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const ColourRegion& region = regions_[i];
      const bool is_sail = region.element == element && region.radius_mm > mast_mm &&
                           region.pole.y < box.top + above_the_hull * box.height() &&
                           region.area_mm2 > large_part * largest_mm2 && region.neighbours.size() > 1;
      if (!is_sail) continue;
      say(i, crayon);
      wishes_[i].whole.reset();
    }
  }

  std::vector<std::size_t> like_regions(std::size_t element, std::size_t body) const {
    std::vector<std::size_t> like;
    for (std::size_t i = 0; i < regions_.size(); ++i)
      if (regions_[i].element == element && is_like(i, body)) like.push_back(i);
    return like;
  }

  // The largest region that is neither skin nor a flower's green; somebody is as blue as their clothes.
  std::optional<std::size_t> body_of(std::size_t element) const {
    const auto* entry = drawing::language::Lexicon::embedded().find(picture_.elements[element].motif);
    const bool is_flower = entry != nullptr && entry->kind == "flower";
    std::optional<std::size_t> body;
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (regions_[i].element != element || wishes_[i].is_face || wishes_[i].is_hair) continue;
      if (is_flower && drawn(i)) {
        const Crayon crayon = drawn_crayon(*drawn(i));
        if (crayon == Crayon::green || crayon == Crayon::light_green || crayon == Crayon::blue ||
            crayon == Crayon::light_blue || crayon == Crayon::black)
          continue;
      }
      if (!body || regions_[i].area_mm2 > regions_[*body].area_mm2) body = i;
    }
    return body;
  }

  // Of clothes; what beasts call socks is the fur of their paws.
  static bool is_worn(Material material) { return material >= Material::shirt && material != Material::sock; }

  // Whether a region is of what the largest one is: of its material or its colour.
  bool is_like(std::size_t region, std::size_t body) const {
    if (region == body) return true;
    if (wishes_[region].is_face || wishes_[region].is_hair) return false;
    if (is_worn(material_of(body)) && is_worn(material_of(region))) return true;
    if (wishes_[region].whole && wishes_[region].whole == wishes_[body].whole) return true;
    const std::vector<Crayon>&here = wishes_[region].crayons, &there = wishes_[body].crayons;
    return !here.empty() && !there.empty() && here.front() == there.front();
  }

  std::vector<RegionWish>& wishes_;
  const RegionMap& map_;
  const std::vector<ColourRegion>& regions_;
  const drawing::Picture& picture_;
};

}  // namespace

void keep_said_colours(std::vector<RegionWish>& wishes, const RegionMap& map,
                       const drawing::Picture& picture) {
  const SaidColours said = said_colours(picture, map.caption());
  SaidWishes(wishes, map, picture).keep(said);
}

}  // namespace books::lessons
