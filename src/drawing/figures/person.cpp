#include "drawing/figures/person.h"

namespace drawing::figures {

PosedFigure draw_person(const PersonLook& look, const Pose& pose, const Goals& goals, const Held& held,
                        const Drawn& drawn) {
  HeadLook head = look.head;
  head.stage = look.stage;
  const Character character{make_build(look.stage, look.sex, look.stature, look.tallness),
                            look.clothes,
                            [&](const HeadView& view) { return draw_head(head, view); },
                            {}};
  return assemble(character, pose, goals, held, drawn);
}

}  // namespace drawing::figures
