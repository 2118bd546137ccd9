#include "drawing/props/catalogue.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "base/embedded.h"
#include "drawing/props/building_site.h"
#include "drawing/props/drawing_pack.h"
#include "drawing/props/estate_things.h"
#include "drawing/props/fairground.h"
#include "drawing/props/feast_things.h"
#include "drawing/props/furniture.h"
#include "drawing/props/kitchenware.h"
#include "drawing/props/outdoor_props.h"
#include "drawing/props/playground_things.h"
#include "drawing/props/props.h"
#include "drawing/props/race_track.h"
#include "drawing/props/school_things.h"
#include "drawing/props/zoo_things.h"

namespace drawing::props {
namespace {

// What is programmed, because no two of a kind are alike.
constexpr struct {
  std::string_view name, kind;
  PropMaker make;
} makers[] = {
    {"acacia", "tree", acacia},
    {"agave", "agave", agave},
    {"amphora", "jar", amphora},
    {"anemone", "anemone", anemone},
    {"ant_hill", "hill", ant_hill},
    {"apple_tree", "tree", apple_tree},
    {"armchair", "armchair", armchair},
    {"aviary", "aviary", aviary},
    {"baking_table", "table", baking_table},
    {"balloon", "balloon", balloon},
    {"balloon_arch", "balloon", balloon_arch},
    {"balloon_bunch", "balloon", balloon_bunch},
    {"banner", "banner", banner},
    {"baobab", "tree", baobab},
    {"bare_tree", "tree", bare_tree},
    {"barn", "house", barn},
    {"beach_ball", "ball", beach_ball},
    {"bed", "bed", bed},
    {"bee", "insect", bee},
    {"berry_bush", "bush", berry_bush},
    {"bird", "bird", bird},
    {"bird_house", "bird house", bird_house},
    {"blanket_tent", "tent", blanket_tent},
    {"book_pile", "book", book_pile},
    {"bookshelf", "shelf", bookshelf},
    {"boulders", "stone", boulders},
    {"brain_coral", "coral", brain_coral},
    {"broken_column", "column", broken_column},
    {"broom", "broom", broom},
    {"bucket", "bucket", bucket},
    {"bush", "bush", bush},
    {"butterfly", "insect", butterfly},
    {"cabbage", "cabbage", cabbage},
    {"cactus", "cactus", cactus},
    {"campfire", "fire", campfire},
    {"carousel", "carousel", carousel},
    {"cauldron", "cauldron", cauldron},
    {"cave", "cave", cave},
    {"chequered_flag", "flag", chequered_flag},
    {"chest_of_drawers", "drawers", chest_of_drawers},
    {"christmas_star", "star", christmas_star},
    {"christmas_tree", "tree", christmas_tree},
    {"circus_wagon", "wagon", circus_wagon},
    {"cliff_with_fall", "waterfall", cliff_with_fall},
    {"climbing_roses", "flower", climbing_roses},
    {"cloud", "cloud", cloud},
    {"cloud_castle", "castle", cloud_castle},
    {"comet", "comet", comet},
    {"cottage", "house", cottage},
    {"crater", "crater", crater},
    {"cupboard_unit", "cupboard", cupboard_unit},
    {"cushion", "cushion", cushion},
    {"daisy", "flower", daisy},
    {"doll_house", "house", doll_house},
    {"earth", "planet", earth},
    {"easel", "easel", easel},
    {"fallen_leaf", "leaf", fallen_leaf},
    {"fan_coral", "coral", fan_coral},
    {"farmhouse", "house", farmhouse},
    {"fern", "fern", fern},
    {"ferris_wheel", "wheel", ferris_wheel},
    {"fir", "tree", fir},
    {"fireplace", "fireplace", fireplace},
    {"flour_bag", "bag", flour_bag},
    {"flower_pot", "pot", flower_pot},
    {"fridge", "fridge", fridge},
    {"globe", "globe", globe},
    {"grandstand", "stand", grandstand},
    {"grass", "grass", grass},
    {"hare_house", "house", hare_house},
    {"heart", "heart", heart},
    {"hen_house", "henhouse", hen_house},
    {"herb_window", "window", herb_window},
    {"hot_air_balloon", "balloon", hot_air_balloon},
    {"islet", "island", islet},
    {"jar_shelf", "jar", jar_shelf},
    {"jungle_leaves", "leaf", jungle_leaves},
    {"kelp", "weed", kelp},
    {"lighthouse_rock", "lighthouse", lighthouse_rock},
    {"lily_pad", "flower", lily_pad},
    {"lollipop", "sweet", lollipop},
    {"mesa", "rock", mesa},
    {"monstera", "leaf", monstera},
    {"moon", "moon", moon},
    {"moon_rock", "rock", moon_rock},
    {"muffin", "cake", muffin},
    {"mushroom", "mushroom", mushroom},
    {"music_note", "note", music_note},
    {"palm", "tree", palm},
    {"parasol", "parasol", parasol},
    {"party_hat", "hat", party_hat},
    {"party_table", "cake", party_table},
    {"pebbles", "stone", pebbles},
    {"pencil_pot", "pen", pencil_pot},
    {"plank_pile", "wood", plank_pile},
    {"pond", "pond", pond},
    {"poplar", "tree", poplar},
    {"potted_plant", "plant", potted_plant},
    {"present", "present", present},
    {"present_pile", "present", present_pile},
    {"puddle", "puddle", puddle},
    {"raindrop", "raindrop", raindrop},
    {"reeds", "reeds", reeds},
    {"ringed_planet", "planet", ringed_planet},
    {"room_window", "window", room_window},
    {"rose_arch", "arch", rose_arch},
    {"sandbox", "sandbox", sandbox},
    {"satellite", "satellite", satellite},
    {"scallop_shell", "shell", scallop_shell},
    {"school_bag", "bag", school_bag},
    {"school_desk", "desk", school_desk},
    {"seaweed", "weed", seaweed},
    {"shop", "house", shop},
    {"shovel", "shovel", shovel},
    {"skyscraper", "house", skyscraper},
    {"snowflake", "snowflake", snowflake},
    {"snowy_cottage", "house", snowy_cottage},
    {"snowy_fir", "tree", snowy_fir},
    {"space_station", "station", space_station},
    {"stall", "stall", stall},
    {"star", "star", star_prop},
    {"starfish", "starfish", starfish},
    {"stone", "stone", stone},
    {"stove", "stove", stove},
    {"striped_planet", "planet", striped_planet},
    {"stump", "stump", stump},
    {"sunflower", "flower", sunflower},
    {"surfboard", "ring", surfboard},
    {"swing", "swing", swing},
    {"throne", "throne", throne},
    {"town_house", "house", town_house},
    {"toy_blocks", "toy", toy_blocks},
    {"tree", "tree", tree},
    {"tube_coral", "coral", tube_coral},
    {"tulip", "flower", tulip},
    {"umbrella", "umbrella", umbrella},
    {"vine", "vine", vine},
    {"volcano", "volcano", volcano},
    {"wall_clock", "clock", wall_clock},
    {"wall_picture", "picture", wall_picture},
    {"wall_shelf", "shelf", wall_shelf},
    {"wheat", "wheat", wheat},
    {"windmill", "windmill", windmill},
};

// Drawn and programmed ones together. A drawing is read when it is first asked for, and kept.
class Catalogue {
 public:
  explicit Catalogue(std::string_view pack) : Catalogue(read_drawing_index(pack)) {}

  explicit Catalogue(DrawingIndex index)
      : entries_(std::move(index.drawings)), motifs_(std::move(index.motifs)) {
    for (const auto& maker : makers) props_.push_back({maker.name, maker.kind, maker.make});
    for (const base::PackEntry& entry : entries_)
      props_.push_back({entry.id, {}, static_cast<const DrawnProp*>(nullptr)});
    std::ranges::sort(props_, {}, &NamedProp::name);
    const auto twice = std::ranges::adjacent_find(props_, {}, &NamedProp::name);
    if (twice != props_.end()) throw std::logic_error("two props are called " + std::string(twice->name));
  }

  static Catalogue& embedded() {
    static Catalogue catalogue(base::resource("props.pack"));
    return catalogue;
  }

  const NamedProp* find(std::string_view name) {
    const auto found = std::ranges::lower_bound(props_, name, {}, &NamedProp::name);
    if (found == props_.end() || found->name != name) return nullptr;
    complete(*found);
    return &*found;
  }

  // The name of the first drawing for the motif, or nothing.
  std::string_view name_for(std::string_view motif) const {
    const auto found = std::ranges::lower_bound(motifs_, motif, {}, &MotifDrawing::motif);
    return found == motifs_.end() || found->motif != motif ? std::string_view{} : found->name;
  }

  bool is_drawn(std::string_view name) const {
    return std::ranges::binary_search(entries_, name, {}, &base::PackEntry::id);
  }

  std::span<const NamedProp> all() {
    for (NamedProp& prop : props_) complete(prop);
    return props_;
  }

 private:
  // Reads the prop's drawing, if it is drawn.
  void complete(NamedProp& prop) {
    const auto entry = std::ranges::lower_bound(entries_, prop.name, {}, &base::PackEntry::id);
    if (entry == entries_.end() || entry->id != prop.name) return;
    const auto index = static_cast<std::size_t>(entry - entries_.begin());
    std::call_once(read_[index], [&] {
      drawings_[index] = read_drawing(*entry);
      prop.kind = drawings_[index].kind;
      prop.how = &drawings_[index];
    });
  }

  const std::vector<base::PackEntry> entries_;
  const std::vector<MotifDrawing> motifs_;
  std::vector<DrawnProp> drawings_ = std::vector<DrawnProp>(entries_.size());
  std::vector<std::once_flag> read_ = std::vector<std::once_flag>(entries_.size());
  std::vector<NamedProp> props_;
};

}  // namespace

Figure drawn(std::string_view name, Random& random, double height) {
  return known_prop(name).make(random, height);
}

Figure NamedProp::make(Random& random, double height) const {
  if (const auto* maker = std::get_if<PropMaker>(&how)) return (*maker)(random, height);
  return draw(*std::get<const DrawnProp*>(how), random, height);
}

const NamedProp* find_prop(std::string_view name) {
  return Catalogue::embedded().find(name);
}

const NamedProp& known_prop(std::string_view name) {
  const NamedProp* prop = find_prop(name);
  if (prop == nullptr) throw std::logic_error("no prop is called " + std::string(name));
  return *prop;
}

const DrawnProp* find_drawn(std::string_view name) {
  const NamedProp* prop = find_prop(name);
  if (prop == nullptr) return nullptr;
  const auto* drawn = std::get_if<const DrawnProp*>(&prop->how);
  return drawn == nullptr ? nullptr : *drawn;
}

bool is_drawn(std::string_view name) {
  return Catalogue::embedded().is_drawn(name);
}

std::string_view drawing_for_motif(std::string_view motif) {
  return Catalogue::embedded().name_for(motif);
}

std::string_view drawing_to_fill(std::string_view motif) {
  return Catalogue::embedded().name_for("filled:" + std::string(motif));
}

std::string_view drawing_to_set(std::string_view motif) {
  return Catalogue::embedded().name_for("set:" + std::string(motif));
}

bool shows_more_than_picture(std::string_view motif) {
  // Keys for a piano, a bridge and fireworks by night in their frames, a flame like a drop, leaves in gusts,
  // a school whose windows have frames like slivers.
  static constexpr std::array<std::string_view, 6> poor_pictures{"1f3b9", "1f309", "1f386",
                                                                 "1f525", "1f343", "1f3eb"};
  return std::ranges::find(poor_pictures, motif) != poor_pictures.end();
}

const DrawnProp* prop_for_motif(std::string_view motif) {
  return find_drawn(drawing_for_motif(motif));
}

std::span<const NamedProp> all_props() {
  return Catalogue::embedded().all();
}

}  // namespace drawing::props
