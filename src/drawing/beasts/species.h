#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace drawing::beasts {

// Animals that keep their own shape. Grown-up and young ones are of the same species.
enum class Species : std::uint8_t {
  dog,
  cat,
  horse,
  pony,
  unicorn,
  donkey,
  zebra,
  cow,
  pig,
  sheep,
  goat,
  lion,
  tiger,
  fox,
  wolf,
  bear,
  polar_bear,
  panda,
  elephant,
  mouse,
  rabbit,
  squirrel,
  hedgehog,
  deer,
  giraffe,
  dinosaur,
  dragon,
  leopard,
  camel,
  rhino,
  hippo,
  crocodile,
  turtle,
  frog,
  llama,
  mammoth,
  mole,
  kangaroo,
  tyrannosaur,
  beaver,
  badger,
  raccoon,
  hamster,
  bird,
  duck,
  chicken,
  rooster,
  owl,
  stork,
  penguin,
  swan,
  eagle,
  parrot,
  ostrich,
  fish,
  shark,
  dolphin,
  whale,
  seal,
};
inline constexpr int species_count = static_cast<int>(Species::seal) + 1;

// How a species is built, which decides what a pose means for it.
enum class Kind : std::uint8_t { four_legs, bird, fish };
Kind kind_of(Species species);

// The name in English, for tests and sheets.
std::string_view to_string(Species species);

// The species that a motif of the lexicon shows; none for those that are no animals, or none of these.
std::optional<Species> species_of(std::string_view motif_id);

// Whether the animal drawn here is better to look at than the motif's own picture, where it does nothing.
bool shows_more_than_picture(std::string_view motif_id);

// Whether the pictures of a species can only be a grown one's: by a mane, tusks, teeth or long legs. A young
// one, and its parent beside it, are drawn here.
bool picture_is_of_grown_up(Species species);

}  // namespace drawing::beasts
