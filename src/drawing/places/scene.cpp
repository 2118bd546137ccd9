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
      {"bauernhof", Medium::land, paint_farm},
      {"baustelle", Medium::land, paint_building_site},
      {"berge", Medium::land, paint_mountains},
      {"dschungel", Medium::land, paint_jungle},
      {"garten", Medium::land, paint_garden},
      {"geburtstag", Medium::room, paint_birthday},
      {"halloween", Medium::land, paint_halloween},
      {"herbst", Medium::land, paint_autumn},
      {"himmel", Medium::sky, paint_sky},
      {"insel", Medium::land, paint_island},
      {"jahrmarkt", Medium::land, paint_fair},
      {"küche", Medium::room, paint_kitchen},
      {"meer", Medium::water_surface, paint_sea},
      {"nacht", Medium::land, paint_night},
      {"ostern", Medium::land, paint_easter},
      {"park", Medium::land, paint_park},
      {"regen", Medium::land, paint_rain},
      {"rennstrecke", Medium::land, paint_race_track},
      {"savanne", Medium::land, paint_savanna},
      {"schloss", Medium::land, paint_castle},
      {"schule", Medium::room, paint_school},
      {"spielplatz", Medium::land, paint_playground},
      {"stadt", Medium::land, paint_town},
      {"strand", Medium::land, paint_beach},
      {"unterwasser", Medium::under_water, paint_under_water},
      {"wald", Medium::land, paint_forest},
      {"weihnachten", Medium::land, paint_christmas},
      {"weltraum", Medium::space, paint_space},
      {"wiese", Medium::land, paint_meadow},
      {"winter", Medium::land, paint_winter},
      {"wüste", Medium::land, paint_desert},
      {"zimmer", Medium::room, paint_room},
      {"zirkus", Medium::land, paint_circus},
      {"zoo", Medium::land, paint_zoo},
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
  static const Scene scene = {"", Medium::land, paint_neutral};
  return scene;
}

}  // namespace drawing::places
