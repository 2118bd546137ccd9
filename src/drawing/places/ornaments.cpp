#include "drawing/places/ornaments.h"

#include <cmath>

#include "drawing/places/arrangement.h"
#include "drawing/places/landscape.h"
#include "geometry/outlines.h"

namespace drawing::places {
namespace {

void paint_garden_of_letters(Set& set) {
  add_heaven(set, Heaven::sun);
  const Ridge back = set.ridge(set.stage().y(0.76), set.mm(8), set.mm(set.random().uniform(-16, 16)), 4, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  set.ground(set.ridge(set.stage().y(0.82), set.mm(5), 0, 8, 4), "Wiese");
  set.fill_ground({{"flower", props::daisy, {}, 30, 44},
                   {"flower", props::tulip, {}, 32, 44},
                   {"grass", props::grass, {}, 13, 18},
                   {"flower", props::bellflower, {}, 30, 38},
                   {"mushroom", props::mushroom, {}, 22, 28}},
                  12);
  set.fill_sky({cloud_prop,
                {"insect", props::butterfly, {}, 20, 28},
                {"heart", props::heart, {}, 9, 14},
                {"flower", props::daisy, {}, 22, 26},
                {"heart", props::heart, {}, 8, 12}},
               18, 10);
}

void paint_sky_of_letters(Set& set) {
  set.fill_sky({{"planet", props::ringed_planet, {}, 34, 46}, {"moon", props::moon, {}, 34, 44}}, 2, 34);
  set.fill_sky({{"comet", props::comet, {}, 24, 32}, {"planet", props::little_planet, {}, 22, 32}}, 2, 30);
  set.fill_sky({{"star", props::star_prop, {}, 14, 24},
                {"star", props::star_prop, {}, 9, 15},
                {"planet", props::little_planet, {}, 14, 20},
                {"star", props::star_prop, {}, 8, 13}},
               24, 9);
}

void paint_party_of_letters(Set& set) {
  set.fill_sky({{"balloon", props::balloon, {}, 52, 68}}, 4, 34);
  set.fill_sky({{"heart", props::heart, {}, 14, 22},
                {"star", props::star_prop, {}, 12, 20},
                {"note", props::music_note, {}, 14, 20},
                {"heart", props::heart, {}, 9, 14},
                {"star", props::star_prop, {}, 8, 12},
                {"flower", props::snowflake, {}, 14, 20}},
               24, 9);
}

}  // namespace

void paint_ornaments(Set& set) {
  paint_one_of(set, {paint_garden_of_letters, paint_sky_of_letters, paint_party_of_letters});
}

}  // namespace drawing::places
