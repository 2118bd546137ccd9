#include "drawing/scenes/land_scenes.h"

#include "drawing/scenes/landscape.h"
#include "drawing/scenes/stock.h"

namespace drawing::scenes {

void paint_neutral(Set& set) {
  Landscape l;
  l.distant = {{"bush", bush, {}, 9, 13}, {"tree", tree, {}, 22, 30}};
  l.framing = {{"bush", bush, {}, 24, 32}};
  l.ground = {stock::daisies, stock::grasses, stock::stones, stock::grasses, stock::tulips};
  l.air = {stock::clouds, stock::small_clouds, stock::clouds};
  l.ground_count = 8;
  l.air_count = 4;
  l.way = 0.25;
  l.pond = 0;
  paint_landscape(set, l);
}

}  // namespace drawing::scenes
