#include "drawing/scenes/curves.h"
#include "drawing/scenes/other_scenes.h"

namespace drawing::scenes {

void paint_space(Set& set) {
  base::Random& random = set.random();
  const std::vector<Prop> sky = {
      {"star", star_prop, {}, 9, 17},          {"planet", ringed_planet, {}, 30, 40, 2},
      {"star", star_prop, {}, 8, 15},          {"planet", little_planet, {}, 20, 34},
      {"rocket", nullptr, "1f680", 44, 60, 1}, {"star", star_prop, {}, 8, 14},
      {"comet", comet, {}, 20, 30, 2},         {"ufo", nullptr, "1f6f8", 36, 46, 1},
      {"star", star_prop, {}, 7, 12},          {"planet", little_planet, {}, 16, 26},
      {"star", star_prop, {}, 8, 16},
  };
  // The larger ones go to the largest gaps: one planet and one visitor, then the rest by chance.
  if (random.chance(0.5)) {
    set.fill_sky({{"planet", ringed_planet, {}, 34, 46}}, 1, 40);
    set.fill_sky({{"rocket", nullptr, "1f680", 52, 66, 1}}, 1, 44);
  } else {
    set.fill_sky({{"planet", little_planet, {}, 36, 48}}, 1, 40);
    set.fill_sky({{"ufo", nullptr, "1f6f8", 42, 54, 1}}, 1, 44);
  }
  const double y = set.layout().horizon_mm;
  const std::uint32_t kind = random.below(3);
  if (kind == 0) {  // a small round moon
    const geometry::Rect& frame = set.stage().frame;
    Ridge dome;
    dome.depth = 8;
    const double top = set.below_horizon(0.02), drop = set.mm(random.uniform(26, 40));
    for (const double t : {-0.05, 0.2, 0.5, 0.8, 1.05}) {
      dome.points.push_back({frame.left + t * frame.width(), top + drop * (2 * t - 1) * (2 * t - 1)});
    }
    set.ground(dome, "Mondboden");
  } else {
    const Ridge back =
        set.ridge(y - set.mm(4), set.mm(9), set.mm(random.uniform(-24, 24)), 4, kind == 1 ? 4 : 6);
    set.hill(back, "Mondhügel", set.stage().pens.far);
    set.line_up({{"crater", crater, {}, 7, 10}}, 2, back, set.stage().pens.far);
    set.ground(set.ridge(set.below_horizon(0.08), set.mm(6), set.mm(random.uniform(-12, 12)), 8, 4),
               "Mondboden");
  }
  set.fill_ground({{"crater", crater, {}, 11, 17},
                   {"rock", moon_rock, {}, 11, 18},
                   {"crater", crater, {}, 9, 14},
                   {"rock", pebbles, {}, 7, 10},
                   {"crater", crater, {}, 12, 18},
                   {"star", star_prop, {}, 9, 12}},
                  8);
  set.fill_sky(sky, 13, 9);
}

}  // namespace drawing::scenes
