#pragma once

#include <cstdint>

#include "drawing/figures/posed_figure.h"

namespace drawing::figures {

// Animals that stand upright and do what people do, as in picture books.
enum class AnimalKind : std::uint8_t { bear, cat, dog, fox, monkey, mouse, pig, rabbit };

struct AnimalLook {
  AnimalKind kind = AnimalKind::bear;
  Clothes clothes{Top::fur, Bottom::none, Shoes::paws, Decoration::belly};
  bool spots = false;  // dogs and cats: a patch round an eye, stripes on the forehead

  friend bool operator==(const AnimalLook&, const AnimalLook&) = default;
};

// An animal in a pose, with its own head, tail and build on the people's skeleton.
PosedFigure draw_upright_animal(const AnimalLook& look, const Pose& pose, const Goals& goals = {},
                                const Held& held = {}, const Drawn& drawn = {});

// The head alone, in the frame of HeadDrawing.
HeadDrawing draw_animal_head(const AnimalLook& look, const HeadView& view);

}  // namespace drawing::figures
