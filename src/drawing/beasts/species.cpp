#include "drawing/beasts/species.h"

#include <algorithm>
#include <array>
#include <utility>

namespace drawing::beasts {
namespace {

constexpr std::array<std::string_view, species_count> names{
    "dog",        "cat",      "horse",    "pony",    "unicorn", "donkey",   "zebra",       "cow",
    "pig",        "sheep",    "goat",     "lion",    "tiger",   "fox",      "wolf",        "bear",
    "polar_bear", "panda",    "elephant", "mouse",   "rabbit",  "squirrel", "hedgehog",    "deer",
    "giraffe",    "dinosaur", "dragon",   "leopard", "camel",   "rhino",    "hippo",       "crocodile",
    "turtle",     "frog",     "llama",    "mammoth", "mole",    "kangaroo", "tyrannosaur", "beaver",
    "badger",     "raccoon",  "hamster",  "bird",    "duck",    "chicken",  "rooster",     "owl",
    "stork",      "penguin",  "swan",     "eagle",   "parrot",  "ostrich",  "fish",        "shark",
    "dolphin",    "whale",    "seal"};

struct MotifOf {
  std::string_view motif;
  Species species;
  bool shows_more = false;  // than the motif's own picture
};

// The motifs of resources/lexicon (animals.toml, own.toml, fantasy.toml) that show these animals.
constexpr MotifOf motifs[] = {
    {"1f415", Species::dog, true},
    {"1f415-200d-1f9ba", Species::dog},
    {"1f9ae", Species::dog},
    {"1f429", Species::dog},
    {"1f436", Species::dog},
    {"own-hund", Species::dog},
    {"1f408", Species::cat},
    {"1f408-200d-2b1b", Species::cat},
    {"1f431", Species::cat},
    {"own-katze", Species::cat},
    {"1f40e", Species::horse},
    {"1f434", Species::horse},
    {"own-pferd", Species::horse, true},
    {"own-pony", Species::pony},
    {"own-einhorn", Species::unicorn, true},
    {"1f984", Species::unicorn},
    {"1facf", Species::donkey, true},
    {"1f993", Species::zebra},
    {"1f404", Species::cow, true},
    {"1f402", Species::cow, true},
    {"1f403", Species::cow},
    {"1f42e", Species::cow},
    {"1f416", Species::pig, true},
    {"1f417", Species::pig},
    {"1f437", Species::pig},
    {"1f411", Species::sheep, true},
    {"1f40f", Species::sheep},
    {"1f410", Species::goat, true},
    {"own-loewe", Species::lion},
    {"1f981", Species::lion},
    {"1f405", Species::tiger, true},
    {"1f42f", Species::tiger},
    {"own-fuchs", Species::fox},
    {"1f98a", Species::fox},
    {"own-wolf", Species::wolf, true},
    {"1f43a", Species::wolf, true},
    {"own-baer", Species::bear},
    {"1f43b", Species::bear},
    {"own-eisbaer", Species::polar_bear},
    {"1f43b-200d-2744", Species::polar_bear},
    {"own-panda", Species::panda},
    {"1f43c", Species::panda},
    {"1f418", Species::elephant},
    {"1f401", Species::mouse},
    {"1f400", Species::mouse},
    {"1f42d", Species::mouse},
    {"1f407", Species::rabbit},
    {"1f430", Species::rabbit},
    {"own-osterhase", Species::rabbit},
    {"own-eichhoernchen", Species::squirrel},
    {"1f43f", Species::squirrel},
    {"1f994", Species::hedgehog, true},
    {"1f98c", Species::deer, true},
    {"own-rentier", Species::deer},
    {"own-elch", Species::deer},
    {"1f992", Species::giraffe, true},
    {"1f406", Species::leopard, true},
    {"1f42b", Species::camel},
    {"1f42a", Species::camel, true},
    {"1f98f", Species::rhino},
    {"1f99b", Species::hippo},
    {"1f995", Species::dinosaur},
    {"own-stegosaurus", Species::dinosaur},
    {"own-drache", Species::dragon},
    {"1f409", Species::dragon},
    {"1f432", Species::dragon},
    {"1f426", Species::bird, true},
    {"1f426-200d-2b1b", Species::bird},
    {"1f54a", Species::bird, true},
    {"1f986", Species::duck},
    {"own-entenkueken", Species::duck},
    {"own-huhn", Species::chicken},
    {"1f414", Species::chicken, true},
    {"1f424", Species::chicken},
    {"1f425", Species::chicken},
    {"1f413", Species::rooster},
    {"1f989", Species::owl},
    {"own-storch", Species::stork},
    {"own-reiher", Species::stork},
    {"1f427", Species::penguin},
    {"1f9a2", Species::swan},
    {"1f985", Species::eagle},
    {"1f99c", Species::parrot, true},
    {"own-strauss", Species::ostrich},
    {"1fabf", Species::swan},
    {"1f41f", Species::fish},
    {"1f420", Species::fish},
    {"own-hai", Species::shark},
    {"1f988", Species::shark},
    {"1f42c", Species::dolphin},
    {"own-wal", Species::whale},
    {"own-krokodil", Species::crocodile},
    {"1f40a", Species::crocodile},
    {"1f422", Species::turtle},
    {"own-frosch", Species::frog},
    {"1f438", Species::frog},
    {"1f999", Species::llama},
    {"1f9a3", Species::mammoth, true},
    {"own-maulwurf", Species::mole},
    {"1f998", Species::kangaroo},
    {"1f996", Species::tyrannosaur},
    {"1f9ab", Species::beaver},
    {"1f9a1", Species::badger},
    {"1f99d", Species::raccoon},
    {"own-hamster", Species::hamster},
    {"own-meerschweinchen", Species::hamster},
    {"1f9ad", Species::seal},
    {"1f40b", Species::whale},
    {"1f433", Species::whale},
    {"own-hyaene", Species::wolf},
    {"own-kojote", Species::wolf},
    {"own-luchs", Species::leopard},
    {"own-frettchen", Species::fox},
    {"own-lemur", Species::raccoon},
    {"own-wombat", Species::bear},
    {"own-chinchilla", Species::mouse},
    {"own-opossum", Species::mouse},
    {"own-gnu", Species::cow},
    {"own-yak", Species::cow},
    {"own-tapir", Species::pig},
    {"own-walross", Species::seal},
    {"own-fasan", Species::rooster},
    {"own-pelikan", Species::swan},
};

const MotifOf* find(std::string_view motif_id) {
  const auto* found = std::find_if(std::begin(motifs), std::end(motifs),
                                   [&](const MotifOf& entry) { return entry.motif == motif_id; });
  return found == std::end(motifs) ? nullptr : found;
}

}  // namespace

std::string_view to_string(Species species) {
  return names[static_cast<std::size_t>(species)];
}

Kind kind_of(Species species) {
  if (species < Species::bird) return Kind::four_legs;
  return species < Species::fish ? Kind::bird : Kind::fish;
}

std::optional<Species> species_of(std::string_view motif_id) {
  const MotifOf* found = find(motif_id);
  return found != nullptr ? std::optional(found->species) : std::nullopt;
}

bool picture_is_of_grown_up(Species species) {
  switch (species) {
    case Species::horse:
    case Species::pony:
    case Species::unicorn:
    case Species::zebra:
    case Species::lion:
    case Species::leopard:
    case Species::elephant:
    case Species::mammoth:
    case Species::rhino:
    case Species::hippo:
    case Species::camel:
    case Species::dinosaur:
    case Species::tyrannosaur:
    case Species::dragon:
      return true;
    default:
      return false;
  }
}

bool shows_more_than_picture(std::string_view motif_id) {
  const MotifOf* found = find(motif_id);
  return found != nullptr && found->shows_more;
}

}  // namespace drawing::beasts
