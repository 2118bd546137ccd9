#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "drawing/figures/animal.h"
#include "drawing/figures/look.h"

namespace drawing::figures {

// What a word of resources/figures/cast.toml speaks of.
enum class LookField : std::uint8_t {
  stage,
  sex,
  stature,
  skull,
  eyes,
  nose,
  mouth,
  brows,
  hair,
  beard,
  glasses,
  headgear,
  ornament,
  mark,
  ears,
  top,
  bottom,
  shoes,
  decoration,
  neckwear,
  belt,
  back,
  gloves
};

// One value of one field: "cook_hat" is a headgear.
struct LookWord {
  LookField field;
  std::uint8_t value;
};

// Nothing for unknown words.
std::optional<LookWord> find_look_word(std::string_view word);
void apply(LookWord word, PersonLook& look);

// "bear"; nothing for unknown kinds.
std::optional<AnimalKind> find_animal_kind(std::string_view word);

}  // namespace drawing::figures
