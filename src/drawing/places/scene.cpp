#include "drawing/places/scene.h"

#include <algorithm>
#include <array>
#include <utility>

#include "drawing/places/land_scenes.h"
#include "drawing/places/other_scenes.h"
#include "drawing/places/place_scenes.h"

namespace drawing::places {
namespace {

using cast::Medium;

using Likeness = std::pair<std::string_view, std::string_view>;

// Ids whose pictures are those of another scene.
constexpr std::array likenesses = {
    Likeness{"kueche", "küche"},
    Likeness{"see", "meer"},
    Likeness{"wueste", "wüste"},
};

}  // namespace

const std::vector<Scene>& all_scenes() {
  static const std::vector<Scene> scenes = {
      {"bauernhof", cast::Medium::land, paint_farm},
      {"baustelle", cast::Medium::land, paint_building_site},
      {"berge", cast::Medium::land, paint_mountains},
      {"dschungel", cast::Medium::land, paint_jungle},
      {"garten", cast::Medium::land, paint_garden},
      {"geburtstag", cast::Medium::room, paint_birthday},
      {"halloween", cast::Medium::land, paint_halloween},
      {"herbst", cast::Medium::land, paint_autumn},
      {"himmel", cast::Medium::sky, paint_sky},
      {"insel", cast::Medium::land, paint_island},
      {"jahrmarkt", cast::Medium::land, paint_fair},
      {"küche", cast::Medium::room, paint_kitchen},
      {"meer", cast::Medium::water_surface, paint_sea},
      {"nacht", cast::Medium::land, paint_night},
      {"ostern", cast::Medium::land, paint_easter},
      {"park", cast::Medium::land, paint_park},
      {"regen", cast::Medium::land, paint_rain},
      {"rennstrecke", cast::Medium::land, paint_race_track},
      {"savanne", cast::Medium::land, paint_savanna},
      {"schloss", cast::Medium::land, paint_castle},
      {"schule", cast::Medium::room, paint_school},
      {"spielplatz", cast::Medium::land, paint_playground},
      {"stadt", cast::Medium::land, paint_town},
      {"strand", cast::Medium::land, paint_beach},
      {"unterwasser", cast::Medium::under_water, paint_under_water},
      {"wald", cast::Medium::land, paint_forest},
      {"weihnachten", cast::Medium::land, paint_christmas},
      {"weltraum", cast::Medium::space, paint_space},
      {"wiese", cast::Medium::land, paint_meadow},
      {"winter", cast::Medium::land, paint_winter},
      {"wüste", cast::Medium::land, paint_desert},
      {"zimmer", cast::Medium::room, paint_room},
      {"zirkus", cast::Medium::land, paint_circus},
      {"zoo", cast::Medium::land, paint_zoo},
  };
  return scenes;
}

const Scene* find_scene(std::string_view id) {
  for (const auto& [from, to] : likenesses) {
    if (from == id) id = to;
  }
  const std::vector<Scene>& scenes = all_scenes();
  const auto found =
      std::find_if(scenes.begin(), scenes.end(), [&](const Scene& scene) { return scene.id == id; });
  return found == scenes.end() ? nullptr : &*found;
}

const Scene& neutral_scene() {
  static const Scene scene = {"", cast::Medium::land, paint_neutral};
  return scene;
}

}  // namespace drawing::places
