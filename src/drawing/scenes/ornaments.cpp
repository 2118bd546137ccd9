#include "drawing/scenes/ornaments.h"

#include <cmath>

#include "drawing/scenes/curves.h"
#include "drawing/scenes/landscape.h"

namespace drawing::scenes {
namespace {

void paint_garden_of_letters(Set& set) {
  add_heaven(set, Heaven::sun);
  const Ridge back = set.ridge(set.stage().y(0.76), set.mm(8), set.mm(set.random().uniform(-16, 16)), 4, 4);
  set.hill(back, "Hügel", set.stage().pens.far);
  set.ground(set.ridge(set.stage().y(0.82), set.mm(5), 0, 8, 4), "Wiese");
  set.fill_ground({{"flower", daisy, {}, 30, 44},
                   {"flower", tulip, {}, 32, 44},
                   {"grass", grass, {}, 13, 18},
                   {"flower", bellflower, {}, 30, 38},
                   {"mushroom", mushroom, {}, 22, 28}},
                  12);
  set.fill_sky({cloud_prop,
                {"insect", butterfly, {}, 20, 28},
                {"heart", heart, {}, 9, 14},
                {"flower", daisy, {}, 22, 26},
                {"heart", heart, {}, 8, 12}},
               18, 10);
}

void paint_sky_of_letters(Set& set) {
  set.fill_sky({{"planet", ringed_planet, {}, 34, 46}, {"moon", moon, {}, 34, 44}}, 2, 34);
  set.fill_sky({{"comet", comet, {}, 24, 32}, {"planet", little_planet, {}, 22, 32}}, 2, 30);
  set.fill_sky({{"star", star_prop, {}, 14, 24},
                {"star", star_prop, {}, 9, 15},
                {"planet", little_planet, {}, 14, 20},
                {"star", star_prop, {}, 8, 13}},
               24, 9);
}

void paint_party_of_letters(Set& set) {
  set.fill_sky({{"balloon", balloon, {}, 52, 68}}, 4, 34);
  set.fill_sky({{"heart", heart, {}, 14, 22},
                {"star", star_prop, {}, 12, 20},
                {"note", music_note, {}, 14, 20},
                {"heart", heart, {}, 9, 14},
                {"star", star_prop, {}, 8, 12},
                {"flower", snowflake, {}, 14, 20}},
               24, 9);
}

}  // namespace

void paint_ornaments(Set& set) {
  switch (set.random().below(3)) {
    case 0:
      return paint_garden_of_letters(set);
    case 1:
      return paint_sky_of_letters(set);
    default:
      return paint_party_of_letters(set);
  }
}

Figure sign(Sign kind, base::Random& random, double height) {
  Sketch sketch(kind == Sign::sleep ? "Schlafzeichen" : kind == Sign::sorrow ? "Träne" : "Note");
  switch (kind) {
    case Sign::sleep: {
      // Three outlined letters Z, each larger and higher than the one before.
      const double sizes[] = {0.26, 0.34, 0.46};
      double x = 0, y = height / 2;
      for (const double part : sizes) {
        const double s = part * height, t = s * 0.27;
        sketch.region(polygon({{x, y - s},
                               {x + s * 0.9, y - s},
                               {x + s * 0.9, y - s + t},
                               {x + s * 0.42, y - t},
                               {x + s * 0.9, y - t},
                               {x + s * 0.9, y},
                               {x, y},
                               {x, y - t},
                               {x + s * 0.48, y - s + t},
                               {x, y - s + t}}));
        x += s * 1.05;
        y -= s * 0.85;
      }
      break;
    }
    case Sign::joy:
      sketch.add(random.chance(0.5) ? music_note(random, height) : heart(random, height), {});
      break;
    case Sign::music:
      sketch.add(music_note(random, height), {});
      break;
    case Sign::sorrow:
      sketch.add(raindrop(random, height), {});
      break;
  }
  return sketch.take();
}

}  // namespace drawing::scenes
