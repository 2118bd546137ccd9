#include "support/castings.h"

#include <utility>

#include "drawing/figures/casting.h"

namespace test_support {

drawing::deeds::Casting cast_child(const drawing::deeds::Part& part) {
  base::Random random(1);
  drawing::deeds::Player player;
  player.wished = 0;
  player.motif = "own-kind";
  player.name = "Kind";
  player.body = drawing::figures::cast_figure("own-kind", random).value();
  return {&part, std::move(player)};
}

}  // namespace test_support
