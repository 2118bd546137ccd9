#include "books/lessons/colour_wishes.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "books/lessons/element_kinds.h"
#include "books/lessons/natural_table.h"
#include "books/lessons/said_wishes.h"
#include "books/lessons/second_colours.h"
#include "books/lessons/usual_crayons.h"
#include "drawing/model/natural_colour.h"

namespace books::lessons {
namespace {

using drawing::Element;
using drawing::Material;
using drawing::Shape;

// From this share of an animal's largest region on, a region is body and no small part.
constexpr double large_part = 0.25;
// Likewise of a thing by the room that what is drawn takes: a cushion before a sofa's back.
constexpr double large_room = 0.08;

// Of clothes; what beasts call socks is the fur of their paws.
bool is_cloth(Material material) {
  return material >= Material::shirt && material != Material::sock;
}

class Wishes {
 public:
  Wishes(const RegionMap& map, const drawing::Picture& picture, const base::Random& random)
      : map_(map),
        regions_(map.regions()),
        picture_(picture),
        random_(random),
        wishes_(regions_.size()),
        season_(NaturalTable::embedded().season_of(picture)) {
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (!regions_[i].element) continue;
      Largest& largest = largest_[*regions_[i].element];
      if (regions_[i].area_mm2 > largest.area_mm2) largest = {i, regions_[i].area_mm2};
    }
    const bool is_dark = has_dark_sky(picture), is_room = is_indoors(picture);
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      wishes_[i] = element_of(i) != nullptr ? wish_of(i) : bare_paper(is_dark, is_room);
    }
    find_tree_parts();
    find_faces();
    find_hair();
    keep_said_colours(wishes_, map, picture);
    tell_skin_from_clothes();
    find_second_ones();
  }

  std::vector<RegionWish> take() { return std::move(wishes_); }

 private:
  // An element's largest region.
  struct Largest {
    std::size_t region = 0;
    double area_mm2 = 0;
  };

  const Element* element_of(std::size_t region) const {
    return regions_[region].element ? &picture_.elements[*regions_[region].element] : nullptr;
  }
  const Shape* shape_of(std::size_t region) const {
    return regions_[region].shape ? &picture_.shapes[*regions_[region].shape] : nullptr;
  }
  Material material_of(std::size_t region) const {
    const Shape* shape = shape_of(region);
    return shape == nullptr ? Material::unknown : shape->material;
  }
  std::optional<drawing::NaturalColour> colour_of_drawing(std::size_t region) const {
    const Shape* shape = shape_of(region);
    return shape == nullptr ? std::nullopt : shape->colour;
  }
  bool says_nothing(std::size_t region) const {
    return material_of(region) == Material::unknown && !colour_of_drawing(region);
  }

  static RegionWish known(std::vector<Crayon> crayons) { return {std::move(crayons), Firmness::known}; }

  // The number of a material of an element.
  std::size_t whole_of(std::size_t element, std::size_t material) const {
    return element * (drawing::material_count + 2 * crayon_count) + material;
  }

  // The number of what one shape shows: a ground that legs part stays one ground.
  std::optional<std::size_t> whole_of_shape(std::size_t region) const {
    if (!regions_[region].shape) return std::nullopt;
    return whole_of(picture_.elements.size() + 1, *regions_[region].shape);
  }

  // What is behind everything, of one colour also where a string or a garland parts it.
  RegionWish bare_paper(bool is_dark, bool is_room) const {
    RegionWish wish = known({is_dark ? Crayon::blue : Crayon::light_blue});
    // Windows are seen in a wall that is of another colour than they are.
    const bool has_window =
        std::any_of(picture_.elements.begin(), picture_.elements.end(),
                    [](const Element& element) { return is_kind_of(element.name, "Fenster"); });
    if (is_room && has_window) wish.crayons = {Crayon::light_green, Crayon::yellow, Crayon::light_blue};
    if (is_room && !has_window) wish.crayons = {Crayon::light_blue, Crayon::blue};
    wish.whole = whole_of(picture_.elements.size(), 0);
    wish.is_body = true;
    return wish;
  }

  RegionWish wish_of(std::size_t region) const {
    const Element& element = *element_of(region);
    const std::size_t number = *regions_[region].element;
    if (const auto photo = drawing::natural_colour_of(element.motif)) {
      const auto nearest = nearest_crayons(*photo);
      return {{nearest.begin(), nearest.end()}};
    }
    const Material material = material_of(region);
    const AnimalColours* animal = animal_of(element);
    if (animal != nullptr && material != Material::unknown && !is_cloth(material))
      return part_of_animal(region, *animal, material);
    if (animal == nullptr && material != Material::unknown) return part_of_person(region, material);
    if (const std::span<const Crayon> natural = natural_here(element.name); is_panel(region))
      return known({natural.begin(), natural.end()});
    if (const auto drawn = colour_of_drawing(region)) {
      return animal != nullptr ? drawn_animal(region, *animal) : drawn_thing(region, *drawn);
    }
    if (animal != nullptr && material == Material::unknown && is_unsaid(number)) {
      RegionWish wish = known(animal->large());
      wish.is_body = true;
      return wish;
    }
    if (animal != nullptr && material == Material::unknown)
      return known({Crayon::red, Crayon::pink});  // a mouth
    if (material != Material::unknown) return cloth(region, material);
    if (const auto frame = frame_of(region)) return drawn_as(region, drawn_crayon(*frame), Firmness::known);
    const std::span<const Crayon> natural = natural_here(element.name);
    if (natural.empty()) return any_thing(region);
    RegionWish wish = known({natural.begin(), natural.end()});
    const bool is_within = (element.motif.empty() || is_castle(element.name)) && lies_within(region);
    wish.whole = whole_of_shape(region);
    // All boards of a fence are of one wood, and so are a table's legs.
    if (natural.size() == 1 && !is_within)
      wish.whole = whole_of(number, drawing::material_count + static_cast<std::size_t>(natural.front()));
    if (is_kind_of(element.name, "Teppich")) return ring(region, std::move(wish));
    if (is_kind_of(element.name, "Gießkanne") && is_loose(region))
      return known({Crayon::light_blue, Crayon::blue});
    if (is_kind_of(element.name, "Bett") && is_largest(region)) return blanket(region);
    // The land on a globe is not of the colour of its sea; a castle's windows are dark.
    if (is_within) std::rotate(wish.crayons.begin(), std::next(wish.crayons.begin()), wish.crayons.end());
    if (is_within && !element.motif.empty()) wish.crayons.insert(wish.crayons.begin(), Crayon::black);
    // Both halves of a curtain are of one cloth; a carrot has leaves.
    wish.is_body = element.motif.empty() || is_all_one(element.name);
    return wish;
  }

  // Whether it is one of the panels of a ball or a balloon that are all drawn alike; no basket.
  bool is_panel(std::size_t region) const {
    const auto drawn = colour_of_drawing(region);
    const std::string& name = element_of(region)->name;
    if (!NaturalTable::embedded().has_panels(name)) return false;
    const std::span<const Crayon> natural = natural_here(name);
    if (drawn && std::find(natural.begin(), natural.end(), drawn_crayon(*drawn)) == natural.end())
      return false;
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
      return regions_[n].element == regions_[region].element && regions_[n].shape != regions_[region].shape &&
             colour_of_drawing(n) == drawn;
    });
  }

  // Whether nothing of its thing is beside it: a drop that falls from a can.
  bool is_loose(std::size_t region) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return std::none_of(neighbours.begin(), neighbours.end(),
                        [&](std::size_t n) { return regions_[n].element == regions_[region].element; });
  }

  // Whether it is about the largest region of its thing; somebody's arm may part that in two.
  bool is_largest(std::size_t region) const {
    constexpr double about = 0.5;
    return regions_[region].area_mm2 >= about * largest_.at(*regions_[region].element).area_mm2;
  }

  // What lies on a bed is not of its wood.
  RegionWish blanket(std::size_t region) const {
    RegionWish wish = known({Crayon::blue, Crayon::red, Crayon::yellow, Crayon::white});
    wish.whole = whole_of_shape(region);
    wish.is_body = true;
    return wish;
  }

  // Rings of a carpet have two colours by turns.
  RegionWish ring(std::size_t region, RegionWish wish) const {
    const Shape* own = shape_of(region);
    if (own == nullptr || wish.crayons.size() < 2) return wish;
    const auto round_it =
        std::count_if(picture_.shapes.begin(), picture_.shapes.end(), [&](const Shape& shape) {
          return shape.element == own->element && shape.role == own->role &&
                 shape.path.bounds().area() > own->path.bounds().area();
        });
    const bool is_second = round_it % 2 == 1;
    if (is_second) std::rotate(wish.crayons.begin(), std::next(wish.crayons.begin()), wish.crayons.end());
    wish.whole = whole_of(*regions_[region].element, is_second ? drawing::material_count - 1 : 0);
    return wish;
  }

  // The blue of the part of the same thing that lies round it: a rocket's glass is like its frame, not like
  // the rocket.
  std::optional<drawing::NaturalColour> frame_of(std::size_t region) const {
    constexpr double seen_mm2 = 12;
    std::optional<std::size_t> frame;
    for (const std::size_t n : regions_[region].neighbours) {
      if (regions_[n].area_mm2 < seen_mm2) continue;
      if (frame || regions_[n].element != regions_[region].element || !colour_of_drawing(n)) return {};
      frame = n;
    }
    if (!frame || !map_.on_sheet(shape_of(*frame)->path.bounds()).contains(regions_[region].pole)) return {};
    const Crayon crayon = drawn_crayon(*colour_of_drawing(*frame));
    if (crayon != Crayon::light_blue && crayon != Crayon::blue) return {};
    return colour_of_drawing(*frame);
  }

  // Whether it is a small part of a thing with nothing but the thing round it.
  bool lies_within(std::size_t region) const {
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return !is_large(region) && !neighbours.empty() &&
           std::all_of(neighbours.begin(), neighbours.end(),
                       [&](std::size_t n) { return regions_[n].element == regions_[region].element; });
  }

  // What a thing of this name has on this page.
  std::span<const Crayon> natural_here(std::string_view name) const {
    const std::span<const Crayon> seasonal =
        season_ != nullptr ? season_->thing(name) : std::span<const Crayon>();
    return seasonal.empty() ? natural_crayons(name) : seasonal;
  }

  // How much room what the region's shape draws takes, also where somebody sits before it.
  double room_of_shape(std::size_t region) const {
    const Shape* shape = shape_of(region);
    return shape == nullptr ? regions_[region].area_mm2 : map_.on_sheet(shape->path.bounds()).area();
  }

  bool is_of_large_shape(std::size_t region) const {
    return is_large(region) ||
           room_of_shape(region) >= large_room * room_of_shape(largest_.at(*regions_[region].element).region);
  }

  // Whether one part of its thing lies all round it, such as a banner round its star; others of its size may
  // lie in it, too.
  bool is_island(std::size_t region) const {
    constexpr double much_larger = 2;
    std::size_t around = 0;
    for (const std::size_t n : regions_[region].neighbours) {
      if (regions_[n].element != regions_[region].element) return false;
      if (regions_[n].area_mm2 > much_larger * regions_[region].area_mm2) ++around;
    }
    return around == 1;
  }

  RegionWish glass(std::size_t region) const {
    RegionWish wish{{Crayon::light_blue, Crayon::blue}};
    const auto blue = static_cast<std::size_t>(Crayon::light_blue);
    wish.whole = whole_of(*regions_[region].element, drawing::material_count + blue);
    return wish;
  }

  // Of what may have any colours a large part has the one of the whole, a small one another.
  RegionWish any_thing(std::size_t region) const {
    const std::vector<Crayon> crayons = bright_crayons(element_of(region)->name);
    // What one shape shows at both sides of a cat is one part.
    if (is_island(region) && has_panes(element_of(region)->name)) return glass(region);
    const bool large =
        is_of_large_shape(region) && (!is_island(region) || is_all_one(element_of(region)->name));
    RegionWish wish{large ? std::vector{crayons[0], crayons[1], crayons[2]}
                          : std::vector{crayons[1], crayons[2], crayons[0]}};
    wish.whole = whole_of(*regions_[region].element, large ? 0 : drawing::material_count - 1);
    wish.is_body = true;
    return wish;
  }

  // Whether nothing of the element says what it is of: a drawing of an older version.
  bool is_unsaid(std::size_t element) const {
    for (const Shape& shape : picture_.shapes) {
      if (shape.element == element && (shape.material != Material::unknown || shape.colour)) return false;
    }
    return true;
  }

  RegionWish part_of_animal(std::size_t region, const AnimalColours& animal, Material material) const {
    const std::span<const Crayon> crayons = animal.of(material);
    RegionWish wish = known({crayons.begin(), crayons.end()});
    wish.is_body = true;
    // The head is of the body's fur; so are a tail and ears that may be alike.
    const bool is_fur = !wish.crayons.empty() && wish.crayons == animal.fur;
    wish.whole =
        whole_of(*regions_[region].element, static_cast<std::size_t>(is_fur ? Material::fur : material));
    return wish;
  }

  // Whether a region is a large part of its thing.
  bool is_large(std::size_t region) const {
    return regions_[region].area_mm2 >= large_part * largest_.at(*regions_[region].element).area_mm2;
  }

  // What the drawing's colour of an animal's region is: legs on the far side are drawn darker, but of the
  // same fur.
  Crayon crayon_of_drawing(std::size_t region) const {
    const drawing::NaturalColour own = *colour_of_drawing(region);
    const auto body = colour_of_drawing(largest_.at(*regions_[region].element).region);
    return drawn_crayon(body && is_shade_of(own, *body) ? *body : own);
  }

  // The colour of the drawing, or what of the animal's own comes nearest to it.
  RegionWish drawn_animal(std::size_t region, const AnimalColours& animal) const {
    const bool is_dark = is_deep(*colour_of_drawing(region));
    const std::vector<Crayon> crayons = is_large(region) ? animal.large(is_dark) : animal.any();
    // The stripes of a zebra are drawn in dark greys, its legs on the far side in light ones.
    constexpr int dark = 180;
    Crayon drawn = crayon_of_drawing(region);
    const Crayon plain = (*colour_of_drawing(region))[2] < dark ? Crayon::black : Crayon::white;
    const auto has = [&](Crayon one) {
      return std::find(crayons.begin(), crayons.end(), one) != crayons.end();
    };
    if (drawn == Crayon::grey && !has(Crayon::grey) && has(plain)) drawn = plain;
    RegionWish wish = drawn_as(region, nearest_among(drawn, crayons), Firmness::known);
    std::erase_if(wish.crayons, [&](Crayon crayon) {
      return std::find(crayons.begin(), crayons.end(), crayon) == crayons.end();
    });
    // A ladybird's spots are black and not grey.
    if (!wish.crayons.empty() && wish.crayons.front() == Crayon::black) wish.crayons.resize(1);
    // Of the birds and butterflies of a scene any kind will do.
    if (element_of(region)->motif.empty())
      wish.crayons.insert(wish.crayons.end(), animal.fur.begin(), animal.fur.end());
    return wish;
  }

  RegionWish drawn_thing(std::size_t region, drawing::NaturalColour drawn) const {
    const Element& element = *element_of(region);
    if (has_human_skin(element) && is_drawn_skin(drawn)) return skin(*regions_[region].element);
    Crayon crayon = drawn_crayon(drawn);
    // Leaves are drawn in the green of summer.
    if (season_ != nullptr && (crayon == Crayon::green || crayon == Crayon::light_green)) {
      if (const auto seasonal = season_->thing(element.name); !seasonal.empty()) {
        RegionWish wish = drawn_as(region, crayon, Firmness::known);
        wish.crayons.assign(seasonal.begin(), seasonal.end());
        return wish;
      }
    }
    const std::span<const Crayon> natural = natural_here(element.name);
    // A person's mouth; of no other colour where a page has no red.
    if (has_human_skin(element) && drawn == drawing::natural::red) return known({Crayon::red, Crayon::pink});
    if (natural.empty()) {
      RegionWish wish = drawn_as(region, crayon, Firmness::drawn);
      part_by_shade(region, wish);
      return wish;
    }
    // A snowman is drawn in the grey of its shades, but is white; an apple's red may be drawn as orange.
    // Grapes are drawn in a violet that is nearly black.
    const bool is_near_miss = crayon == Crayon::grey || crayon == Crayon::orange || crayon == Crayon::pink ||
                              crayon == Crayon::black;
    const auto is_natural = [&](Crayon one) {
      return std::find(natural.begin(), natural.end(), one) != natural.end();
    };
    const bool is_shade = crayon == Crayon::grey && is_natural(Crayon::white);
    if (is_large(region) && is_near_miss && !is_natural(crayon))
      crayon = is_shade ? Crayon::white : natural.front();
    if (natural.size() > 1 && !is_natural(Crayon::pink) && have_petals_taken(region, crayon))
      crayon = natural[1];
    // A cloud is drawn in the blue of its shades.
    if (is_large(region) && crayon == Crayon::light_blue && natural.front() == Crayon::white)
      crayon = Crayon::white;
    RegionWish wish = drawn_as(region, crayon, Firmness::known);
    // The bands of a rainbow are of the colours that it has.
    if (natural.size() > 7) wish.crayons.resize(1);
    part_by_shade(region, wish);
    if (crayon == Crayon::red && is_leafy_tree(element.name)) {
      // Fruit is ripe in other colours, too.
      wish.crayons = {Crayon::red, Crayon::yellow, Crayon::orange};
    }
    return wish;
  }

  // Whether petals that are drawn pink have the colour of their centre here: a sunflower.
  bool have_petals_taken(std::size_t region, Crayon crayon) const {
    const auto is_petal = [&](std::size_t n) {
      const auto drawn = colour_of_drawing(n);
      return drawn && drawn_crayon(*drawn) == Crayon::pink && is_large(n);
    };
    const std::vector<std::size_t>& neighbours = regions_[region].neighbours;
    return natural_here(element_of(region)->name).front() == crayon && !is_petal(region) &&
           std::any_of(neighbours.begin(), neighbours.end(), [&](std::size_t n) {
             return regions_[n].element == regions_[region].element && is_petal(n);
           });
  }

  RegionWish drawn_as(std::size_t region, Crayon crayon, Firmness firmness) const {
    RegionWish wish{drawn_wishes(crayon), firmness};
    wish.is_body = true;
    wish.whole =
        whole_of(*regions_[region].element, drawing::material_count + static_cast<std::size_t>(crayon));
    return wish;
  }

  // What is drawn clearly darker than the largest part is another one: a door in a wall.
  void part_by_shade(std::size_t region, RegionWish& wish) const {
    const auto body = colour_of_drawing(largest_.at(*regions_[region].element).region);
    const auto own = colour_of_drawing(region);
    if (body && own && is_darker_or_lighter(*own, *body)) *wish.whole += crayon_count;
  }

  RegionWish skin(std::size_t element) const {
    RegionWish wish = known(skin_colours());
    wish.whole = whole_of(element, static_cast<std::size_t>(Material::skin));
    wish.is_body = wish.is_face = true;
    return wish;
  }

  RegionWish part_of_person(std::size_t region, Material material) const {
    const Element& element = *element_of(region);
    const std::size_t number = *regions_[region].element;
    const auto gloves = NaturalTable::embedded().of_person(element.name, Material::skin);
    if (material == Material::skin && !gloves.empty()) return cloth(region, material);
    if (const auto nose = NaturalTable::embedded().of_person(element.name, Material::nose);
        material == Material::nose && !nose.empty())
      return known({nose.begin(), nose.end()});
    if (drawing::is_skin(material) || material == Material::ear) return skin(number);
    if (material == Material::hair || material == Material::mane) {
      RegionWish wish = known(hair_colours(element));
      wish.whole = whole_of(number, static_cast<std::size_t>(Material::hair));
      wish.is_body = wish.is_hair = true;
      return wish;
    }
    if (material == Material::eye) return known({Crayon::white});
    return cloth(region, material);
  }

  // All of one garment is of one cloth; a mark is what is printed on it.
  RegionWish cloth(std::size_t region, Material material) const {
    const Element& element = *element_of(region);
    // A glove is no skin: it has the number of fur, of which nobody in clothes has any.
    const auto part = static_cast<std::size_t>(material == Material::skin ? Material::fur : material);
    RegionWish wish{
        bright_crayons(element.name + std::to_string(part) + place_among_namesakes(element, picture_))};
    // Of the skin's colour it would look like none at all.
    std::replace(wish.crayons.begin(), wish.crayons.end(), Crayon::pink, Crayon::red);
    if (const std::span<const Crayon> natural = natural_crayons(element.name); !natural.empty()) {
      wish = known({natural.begin(), natural.end()});
      // A cross on a red mitre.
      if (material == Material::mark && natural.size() == 1) wish.crayons.push_back(Crayon::yellow);
    }
    if (material == Material::shoe) wish.crayons = {Crayon::brown, Crayon::black, Crayon::red, Crayon::blue};
    if (const auto own = NaturalTable::embedded().of_person(element.name, material); !own.empty())
      wish = known({own.begin(), own.end()});
    if (material != Material::mark) wish.whole = whole_of(*regions_[region].element, part);
    return wish;
  }

  // A thing that may have any colours has the same few in all its regions.
  std::vector<Crayon> bright_crayons(const std::string& name) const {
    constexpr Crayon bright[] = {Crayon::red,  Crayon::yellow, Crayon::orange, Crayon::blue,
                                 Crayon::pink, Crayon::purple, Crayon::green};
    constexpr std::size_t count = std::size(bright);
    base::Random own = random_.fork(name);
    std::vector<Crayon> crayons;
    while (crayons.size() < 3) {
      const auto* crayon =
          std::find(std::begin(bright), std::end(bright), own.pick(std::span<const Crayon>(bright)));
      auto at = static_cast<std::size_t>(crayon - std::begin(bright));
      while (std::find(crayons.begin(), crayons.end(), bright[at]) != crayons.end()) at = (at + 1) % count;
      crayons.push_back(bright[at]);
    }
    return crayons;
  }

  // A tree is green above, brown below its crown, and what hangs within the crown is ripe.
  void find_tree_parts() {
    std::map<std::size_t, std::size_t> crowns;  // the largest region of each tree
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const Element* element = element_of(i);
      if (element == nullptr || !is_leafy_tree(element->name) || !says_nothing(i)) continue;
      const auto [crown, is_first] = crowns.try_emplace(*regions_[i].element, i);
      if (!is_first && regions_[i].area_mm2 > regions_[crown->second].area_mm2) crown->second = i;
    }
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const auto found =
          regions_[i].element && says_nothing(i) ? crowns.find(*regions_[i].element) : crowns.end();
      if (found == crowns.end()) continue;
      const ColourRegion& crown = regions_[found->second];
      const bool is_within = regions_[i].neighbours == std::vector{found->second};
      const bool is_below =
          regions_[i].pole.y > crown.pole.y + crown.radius_mm && regions_[i].area_mm2 < crown.area_mm2 * 0.6;
      wishes_[i] = known(is_within  ? std::vector{Crayon::red, Crayon::yellow, Crayon::orange}
                         : is_below ? std::vector{Crayon::brown}
                                    : std::vector{Crayon::green, Crayon::light_green});
    }
  }

  // Skin: the region of a person in which most of the black of eyes and mouth lies.
  void find_faces() {
    std::map<std::size_t, std::map<std::size_t, int>> features;  // by element and region
    for (const Shape& shape : picture_.shapes) {
      if (shape.role != drawing::Role::solid || shape.element >= picture_.elements.size()) continue;
      if (!has_human_skin(picture_.elements[shape.element])) continue;
      const geometry::Rect box = map_.on_sheet(shape.path.bounds()).inflated(1);
      for (const geometry::Point beside :
           {geometry::Point{box.left, box.center().y}, geometry::Point{box.right, box.center().y},
            geometry::Point{box.center().x, box.top}, geometry::Point{box.center().x, box.bottom}}) {
        const auto region = map_.at(beside);
        if (region && regions_[*region].element == shape.element) ++features[shape.element][*region];
      }
    }
    for (const auto& [element, regions] : features) {
      const auto face = std::max_element(regions.begin(), regions.end(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
      if (says_nothing(face->first)) {
        wishes_[face->first] = skin(element);
        faces_.insert(face->first);
      }
    }
  }

  // Whose clothes are said to be pink is seen in them with brown skin.
  void tell_skin_from_clothes() {
    std::set<std::size_t> in_pink;
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const bool is_pink = wishes_[i].is_said && !wishes_[i].is_face && !wishes_[i].crayons.empty() &&
                           wishes_[i].crayons.front() == Crayon::pink;
      if (is_pink && regions_[i].element) in_pink.insert(*regions_[i].element);
    }
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      if (wishes_[i].is_face && regions_[i].element && in_pink.contains(*regions_[i].element))
        wishes_[i].crayons = {Crayon::brown, Crayon::pink};
    }
  }

  // What may be of another colour where it has to be told from its neighbour: wood, walls, clothes; no animal
  // and nobody's skin.
  void find_second_ones() {
    for (std::size_t i = 0; i < regions_.size(); ++i) {
      const Element* element = element_of(i);
      RegionWish& wish = wishes_[i];
      if (element == nullptr || wish.crayons.empty() || wish.is_face || wish.is_hair || wish.is_said)
        continue;
      if (animal_of(*element) != nullptr || drawing::natural_colour_of(element->motif)) continue;
      wish.second = second_colours(wish, *element, picture_.width_mm);
    }
  }

  // What touches the face of everyday people from above.
  void find_hair() {
    for (const std::size_t face : faces_) {
      const Element* element = element_of(face);
      if (!has_everyday_hair(element->name)) continue;
      for (const std::size_t n : regions_[face].neighbours) {
        const bool is_own = regions_[n].element == regions_[face].element;
        if (!is_own || !says_nothing(n) || regions_[n].pole.y > regions_[face].pole.y) continue;
        wishes_[n].crayons = hair_colours(*element);
      }
    }
  }

  const RegionMap& map_;
  const std::vector<ColourRegion>& regions_;
  const drawing::Picture& picture_;
  const base::Random& random_;
  std::vector<RegionWish> wishes_;
  const SeasonColours* season_;             // null for none
  std::map<std::size_t, Largest> largest_;  // by element
  std::set<std::size_t> faces_;             // regions that were found to be a face
};

}  // namespace

std::vector<RegionWish> wishes_of(const RegionMap& map, const drawing::Picture* picture,
                                  const base::Random& random) {
  if (picture == nullptr) return std::vector<RegionWish>(map.regions().size());
  return Wishes(map, *picture, random).take();
}

}  // namespace books::lessons
