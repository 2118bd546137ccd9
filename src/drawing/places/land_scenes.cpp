#include "drawing/places/land_scenes.h"

#include "drawing/places/landscape.h"
#include "drawing/places/stock.h"

namespace drawing::places {

void paint_neutral(Set& set) {
  Landscape l;
  l.distant = {{"bush", props::bush, {}, 9, 13}, {"tree", props::tree, {}, 22, 30}};
  l.framing = {{"bush", props::bush, {}, 24, 32}};
  l.ground = {stock::daisies, stock::grasses, stock::stones, stock::grasses, stock::tulips};
  l.air = {stock::clouds, stock::small_clouds, stock::clouds};
  l.ground_count = 8;
  l.air_count = 4;
  l.way = 0.25;
  l.pond = 0;
  paint_landscape(set, l);
}

}  // namespace drawing::places
