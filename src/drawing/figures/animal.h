#pragma once

#include <cstdint>

#include "drawing/figures/posed_figure.h"

namespace drawing::figures {

// Animals and other beings that stand upright and do what people do, as in picture books.
enum class AnimalKind : std::uint8_t {
  bear,
  cat,
  dog,
  fox,
  monkey,
  mouse,
  pig,
  rabbit,
  panda,
  koala,
  lion,
  tiger,
  leopard,
  elephant,
  hippo,
  rhino,
  giraffe,
  crocodile,
  dinosaur,
  dragon,
  camel,
  kangaroo,
  horse,
  unicorn,
  donkey,
  zebra,
  cow,
  sheep,
  goat,
  deer,
  reindeer,
  elk,
  llama,
  frog,
  turtle,
  hedgehog,
  squirrel,
  hamster,
  beaver,
  raccoon,
  badger,
  mole,
  sloth,
  wolf,
  owl,
  duck,
  chicken,
  rooster,
  penguin,
  bird,
  bee,
  ladybird,
  ant,
  parrot,
  stork,
  bat,
  seal,
  alien,
  robot,
  monster,
  ghost,
  snowman,
  gingerbread
};
inline constexpr int animal_kinds = 63;

struct AnimalLook {
  AnimalKind kind = AnimalKind::bear;
  Clothes clothes{Top::fur, Bottom::none, Shoes::paws, Decoration::belly};
  bool spots = false;  // dogs: a patch round an eye

  friend bool operator==(const AnimalLook&, const AnimalLook&) = default;
};

// Ghosts and snowmen have none, and wear no trousers.
bool has_legs(AnimalKind kind);

// An animal in a pose, with its own head, tail and build on the people's skeleton.
PosedFigure draw_upright_animal(const AnimalLook& look, const Pose& pose, const Goals& goals = {},
                                const Held& held = {}, const Drawn& drawn = {});

// The head alone, in the frame of HeadDrawing.
HeadDrawing draw_animal_head(const AnimalLook& look, const HeadView& view);

}  // namespace drawing::figures
