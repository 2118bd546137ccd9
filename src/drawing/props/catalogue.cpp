#include "drawing/props/catalogue.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
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
    {"airship", "airship", airship},
    {"amphora", "jar", amphora},
    {"anemone", "anemone", anemone},
    {"animal_house", "hut", animal_house},
    {"ant_hill", "hill", ant_hill},
    {"apple_tree", "tree", apple_tree},
    {"arched_window", "window", arched_window},
    {"armchair", "armchair", armchair},
    {"aviary", "aviary", aviary},
    {"baking_table", "table", baking_table},
    {"ball_pyramid", "tin", ball_pyramid},
    {"balloon", "balloon", balloon},
    {"balloon_arch", "balloon", balloon_arch},
    {"balloon_bunch", "balloon", balloon_bunch},
    {"banner", "banner", banner},
    {"baobab", "tree", baobab},
    {"bare_tree", "tree", bare_tree},
    {"barn", "house", barn},
    {"barrel", "barrel", barrel},
    {"bauble", "bauble", bauble},
    {"beach_ball", "ball", beach_ball},
    {"beach_chair", "chair", beach_chair},
    {"bed", "bed", bed},
    {"bee", "insect", bee},
    {"bellflower", "flower", bellflower},
    {"bench", "bench", bench},
    {"berry_bush", "bush", berry_bush},
    {"bird", "bird", bird},
    {"bird_house", "bird house", bird_house},
    {"blackboard", "board", blackboard},
    {"blanket_tent", "tent", blanket_tent},
    {"book_pile", "book", book_pile},
    {"bookshelf", "shelf", bookshelf},
    {"boulders", "stone", boulders},
    {"brain_coral", "coral", brain_coral},
    {"broken_column", "column", broken_column},
    {"broom", "broom", broom},
    {"bubble", "bubble", bubble},
    {"bubbles", "bubble", bubbles},
    {"bucket", "bucket", bucket},
    {"bush", "bush", bush},
    {"butterfly", "insect", butterfly},
    {"cabbage", "cabbage", cabbage},
    {"cactus", "cactus", cactus},
    {"campfire", "fire", campfire},
    {"candle", "candle", candle},
    {"carousel", "carousel", carousel},
    {"castle", "castle", castle},
    {"cauldron", "cauldron", cauldron},
    {"cave", "cave", cave},
    {"chequered_flag", "flag", chequered_flag},
    {"chest_of_drawers", "drawers", chest_of_drawers},
    {"christmas_star", "star", christmas_star},
    {"christmas_tree", "tree", christmas_tree},
    {"circus_podium", "podium", circus_podium},
    {"circus_wagon", "wagon", circus_wagon},
    {"cliff", "rock", cliff},
    {"cliff_with_fall", "waterfall", cliff_with_fall},
    {"climbing_dome", "climber", climbing_dome},
    {"climbing_roses", "flower", climbing_roses},
    {"climbing_tower", "climber", climbing_tower},
    {"cloud", "cloud", cloud},
    {"cloud_castle", "castle", cloud_castle},
    {"cobweb", "web", cobweb},
    {"comet", "comet", comet},
    {"cone", "cone", cone},
    {"cooker_hood", "hood", cooker_hood},
    {"cottage", "house", cottage},
    {"crater", "crater", crater},
    {"cupboard_unit", "cupboard", cupboard_unit},
    {"cushion", "cushion", cushion},
    {"daisy", "flower", daisy},
    {"doll_house", "house", doll_house},
    {"dome_station", "station", dome_station},
    {"earth", "planet", earth},
    {"easel", "easel", easel},
    {"egg", "egg", egg},
    {"egg_nest", "egg", egg_nest},
    {"egg_tree", "egg", egg_tree},
    {"fallen_leaf", "leaf", fallen_leaf},
    {"fan_coral", "coral", fan_coral},
    {"farmhouse", "house", farmhouse},
    {"fern", "fern", fern},
    {"ferris_wheel", "wheel", ferris_wheel},
    {"finish_arch", "arch", finish_arch},
    {"fir", "tree", fir},
    {"fireplace", "fireplace", fireplace},
    {"floor_lamp", "lamp", floor_lamp},
    {"flour_bag", "bag", flour_bag},
    {"flower_pot", "pot", flower_pot},
    {"footbridge", "bridge", footbridge},
    {"fountain", "fountain", fountain},
    {"fridge", "fridge", fridge},
    {"fuel_can", "can", fuel_can},
    {"garden_well", "well", garden_well},
    {"gate_tower", "castle", gate_tower},
    {"gingerbread_heart", "sweet", gingerbread_heart},
    {"globe", "globe", globe},
    {"grandstand", "stand", grandstand},
    {"grass", "grass", grass},
    {"hare_house", "house", hare_house},
    {"haunted_house", "house", haunted_house},
    {"hay_bale", "hay", hay_bale},
    {"hay_wagon", "wagon", hay_wagon},
    {"heart", "heart", heart},
    {"hen_house", "henhouse", hen_house},
    {"herb_window", "window", herb_window},
    {"hot_air_balloon", "balloon", hot_air_balloon},
    {"iceberg", "ice", iceberg},
    {"islet", "island", islet},
    {"jar_shelf", "jar", jar_shelf},
    {"jetty", "jetty", jetty},
    {"jungle_flower", "flower", jungle_flower},
    {"jungle_leaves", "leaf", jungle_leaves},
    {"jungle_temple", "temple", jungle_temple},
    {"kelp", "weed", kelp},
    {"kite", "kite", kite},
    {"ladybird", "insect", ladybird},
    {"lander", "lander", lander},
    {"lantern", "lantern", lantern},
    {"layer_cake", "cake", layer_cake},
    {"lighthouse", "lighthouse", lighthouse},
    {"lighthouse_rock", "lighthouse", lighthouse_rock},
    {"lily_pad", "flower", lily_pad},
    {"little_planet", "planet", little_planet},
    {"log_pile", "wood", log_pile},
    {"lollipop", "sweet", lollipop},
    {"mesa", "rock", mesa},
    {"milk_can", "can", milk_can},
    {"mixing_bowl", "bowl", mixing_bowl},
    {"monstera", "leaf", monstera},
    {"moon", "moon", moon},
    {"moon_rock", "rock", moon_rock},
    {"moon_rover", "rover", moon_rover},
    {"muffin", "cake", muffin},
    {"mushroom", "mushroom", mushroom},
    {"music_note", "note", music_note},
    {"paint_pots", "paint", paint_pots},
    {"painting_table", "egg", painting_table},
    {"palm", "tree", palm},
    {"pan_rail", "pan", pan_rail},
    {"paper_lantern", "lantern", paper_lantern},
    {"parasol", "parasol", parasol},
    {"park_bench", "bench", park_bench},
    {"party_hat", "hat", party_hat},
    {"party_table", "cake", party_table},
    {"pavilion", "house", pavilion},
    {"pebbles", "stone", pebbles},
    {"pencil_pot", "pen", pencil_pot},
    {"pit_garage", "pit", pit_garage},
    {"plank_pile", "wood", plank_pile},
    {"pond", "pond", pond},
    {"poplar", "tree", poplar},
    {"potion_shelf", "potion", potion_shelf},
    {"potted_plant", "plant", potted_plant},
    {"present", "present", present},
    {"present_pile", "present", present_pile},
    {"puddle", "puddle", puddle},
    {"pumpkin", "pumpkin", pumpkin},
    {"pyramid", "pyramid", pyramid},
    {"rainbow", "rainbow", rainbow},
    {"raindrop", "raindrop", raindrop},
    {"reeds", "reeds", reeds},
    {"ringed_planet", "planet", ringed_planet},
    {"rock_arch", "rock", rock_arch},
    {"room_window", "window", room_window},
    {"rope_pyramid", "climber", rope_pyramid},
    {"rose_arch", "arch", rose_arch},
    {"rowing_boat", "boat", rowing_boat},
    {"sailing_boat", "boat", sailing_boat},
    {"sandbox", "sandbox", sandbox},
    {"sandcastle", "sandcastle", sandcastle},
    {"satellite", "satellite", satellite},
    {"scallop_shell", "shell", scallop_shell},
    {"school_bag", "bag", school_bag},
    {"school_desk", "desk", school_desk},
    {"school_house", "school", school_house},
    {"seaweed", "weed", seaweed},
    {"seesaw", "seesaw", seesaw},
    {"shipwreck", "wreck", shipwreck},
    {"shop", "house", shop},
    {"shovel", "shovel", shovel},
    {"sign_post", "sign", sign_post},
    {"signpost", "signpost", signpost},
    {"silo", "silo", silo},
    {"sink_unit", "sink", sink_unit},
    {"skyscraper", "house", skyscraper},
    {"slide", "slide", slide},
    {"small_fish", "fish", small_fish},
    {"snail", "snail", snail},
    {"snail_shell", "shell", snail_shell},
    {"snowball_heap", "snowballs", snowball_heap},
    {"snowflake", "snowflake", snowflake},
    {"snowman", "snowman", snowman},
    {"snowy_cottage", "house", snowy_cottage},
    {"snowy_fir", "tree", snowy_fir},
    {"snowy_house", "house", snowy_house},
    {"space_station", "station", space_station},
    {"spring_horse", "springer", spring_horse},
    {"stall", "stall", stall},
    {"star", "star", star_prop},
    {"starfish", "starfish", starfish},
    {"start_lights", "light", start_lights},
    {"stilt_hut", "hut", stilt_hut},
    {"stone", "stone", stone},
    {"stove", "stove", stove},
    {"striped_planet", "planet", striped_planet},
    {"stump", "stump", stump},
    {"suit_of_armour", "armour", suit_of_armour},
    {"sun", "sun", sun},
    {"sunflower", "flower", sunflower},
    {"surfboard", "ring", surfboard},
    {"swing", "swing", swing},
    {"tent", "tent", tent},
    {"throne", "throne", throne},
    {"ticket_booth", "booth", ticket_booth},
    {"topiary", "shrub", topiary},
    {"tower", "tower", tower},
    {"town_hall", "house", town_hall},
    {"town_house", "house", town_house},
    {"toy_blocks", "toy", toy_blocks},
    {"toy_train", "train", toy_train},
    {"trapeze", "trapeze", trapeze},
    {"tree", "tree", tree},
    {"trough", "trough", trough},
    {"tube_coral", "coral", tube_coral},
    {"tulip", "flower", tulip},
    {"tyre_pile", "tyre", tyre_pile},
    {"umbrella", "umbrella", umbrella},
    {"vegetable_bed", "bed", vegetable_bed},
    {"vine", "vine", vine},
    {"volcano", "volcano", volcano},
    {"wall_clock", "clock", wall_clock},
    {"wall_picture", "picture", wall_picture},
    {"wall_shelf", "shelf", wall_shelf},
    {"watering_can", "can", watering_can},
    {"well", "well", well},
    {"wheat", "wheat", wheat},
    {"wheelbarrow", "wheelbarrow", wheelbarrow},
    {"windmill", "windmill", windmill},
    {"winners_podium", "podium", winners_podium},
    {"zoo_gate", "gate", zoo_gate},
};

// Drawn and programmed ones together.
class Catalogue {
 public:
  Catalogue() : drawings_(read_drawings(base::resource("props.pack"))) {
    for (const auto& maker : makers) props_.push_back({maker.name, maker.kind, maker.make});
    for (const auto& [name, drawing] : drawings_) props_.push_back({name, drawing.kind, &drawing});
    std::ranges::sort(props_, {}, &NamedProp::name);
    const auto twice = std::ranges::adjacent_find(props_, {}, &NamedProp::name);
    if (twice != props_.end()) throw std::logic_error("two props are called " + std::string(twice->name));
  }

  static const Catalogue& get() {
    static const Catalogue catalogue;
    return catalogue;
  }
  std::span<const NamedProp> props() const { return props_; }

 private:
  std::map<std::string, DrawnProp, std::less<>> drawings_;
  std::vector<NamedProp> props_;
};

}  // namespace

Figure drawn(std::string_view name, Random& random, double height) {
  const NamedProp* prop = find_prop(name);
  if (prop == nullptr) throw std::logic_error("no prop is called " + std::string(name));
  return prop->make(random, height);
}

Figure NamedProp::make(Random& random, double height) const {
  if (const auto* maker = std::get_if<PropMaker>(&how)) return (*maker)(random, height);
  return draw(*std::get<const DrawnProp*>(how), random, height);
}

const NamedProp* find_prop(std::string_view name) {
  const auto props = all_props();
  const auto found = std::ranges::lower_bound(props, name, {}, &NamedProp::name);
  return found != props.end() && found->name == name ? &*found : nullptr;
}

std::span<const NamedProp> all_props() {
  return Catalogue::get().props();
}

}  // namespace drawing::props
