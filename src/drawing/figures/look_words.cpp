#include "drawing/figures/look_words.h"

#include <algorithm>
#include <vector>

#include "drawing/figures/animal_shapes.h"

namespace drawing::figures {
namespace {

struct Entry {
  std::string_view word;
  LookWord meaning;
};

// Adds the words of one enumeration in its order; empty ones are not to be had.
void add(std::vector<Entry>& table, LookField field, std::initializer_list<std::string_view> words) {
  std::uint8_t value = 0;
  for (const std::string_view word : words) {
    if (!word.empty()) table.push_back({word, {field, value}});
    ++value;
  }
}

std::vector<Entry> make_table() {
  std::vector<Entry> table;
  add(table, LookField::stage, {"toddler", "child", "adult", "old", "baby"});
  add(table, LookField::sex, {"female", "male"});
  add(table, LookField::stature, {"slim", "average", "stout"});
  add(table, LookField::skull,
      {"round_face", "oval_face", "square_face", "heart_face", "pear_face", "long_face", "baby_face"});
  add(table, LookField::eyes, {"dot_eyes", "oval_eyes", "notched_eyes", "lashes"});
  add(table, LookField::nose, {"curved_nose", "hooked_nose", "dot_nose", "button_nose"});
  add(table, LookField::mouth, {"smile", "grin", "smirk", "teeth"});
  add(table, LookField::brows, {"soft_brows", "thick_brows", "flat_brows", "no_brows"});
  add(table, LookField::hair,
      {"short_tufts", "parted",     "spikes", "bob",  "fringe",  "long_hair",   "wavy",  "plaits",
       "pigtails",    "space_buns", "pony",   "bun",  "old_bun", "curls",       "afro",  "quiff",
       "crop",        "mop",        "swoop",  "bald", "curl",    "clown_tufts", "slick", "mohawk"});
  add(table, LookField::beard, {"no_beard", "moustache", "full_beard", "goatee", "long_beard"});
  add(table, LookField::glasses, {"no_glasses", "round_glasses", "square_glasses", "goggles"});
  add(table, LookField::headgear,
      {"bare_head",      "cap",        "beanie",     "straw_hat",      "headscarf",
       "bicycle_helmet", "crown",      "tiara",      "fire_helmet",    "police_cap",
       "cook_hat",       "hard_hat",   "pirate_hat", "knight_helmet",  "astronaut_helmet",
       "witch_hat",      "wizard_hat", "santa_hat",  "top_hat",        "cowboy_hat",
       "detective_hat",  "bearskin",   "beret",      "graduation_cap", "captain_cap",
       "veil",           "halo",       "wreath",     "viking_helmet",  "pointed_cap",
       "ninja_hood",     "clown_hat",  "swim_cap",   "headphones",     "bandana",
       "rain_hat",       "jockey_cap", "nurse_cap",  "racing_helmet",  "cat_ears",
       "rabbit_ears",    "bear_ears",  "mitre",      "roman_helmet",   "feelers",
       "feather_cap",    "riding_hood"});
  add(table, LookField::ornament, {"no_ornament", "bow", "hairband"});
  add(table, LookField::mark, {"bare_face", "eye_patch", "eye_mask", "clown_nose", "fangs", "dummy"});
  add(table, LookField::ears, {"round_ears", "pointed_ears"});
  add(table, LookField::top,
      {"tshirt", "pullover", "dress", "long_dress", "coat", "", "sleeveless", "robe", "overall", "bare_chest",
       "swimsuit"});
  add(table, LookField::bottom, {"trousers", "shorts", "skirt", "", "trunks", "tutu", "fish_tail"});
  add(table, LookField::shoes, {"shoes", "boots", "barefoot", "", "ballet_shoes"});
  add(table, LookField::decoration,
      {"plain",     "stripes", "band",   "dots",      "star",       "heart", "pocket", "buttons",
       "dungarees", "apron",   "collar", "",          "uniform",    "suit",  "armour", "space_suit",
       "vest",      "trimmed", "emblem", "bow_front", "reflectors", "stars"});
  add(table, LookField::neckwear,
      {"", "scarf", "tie", "bow_tie", "ruff", "kerchief", "stethoscope", "medal", "high_collar"});
  add(table, LookField::belt, {"", "belt", "sash"});
  add(table, LookField::back, {"", "cape", "fairy_wings", "feathered_wings"});
  add(table, LookField::gloves, {"", "mittens"});
  std::sort(table.begin(), table.end(), [](const Entry& a, const Entry& b) { return a.word < b.word; });
  return table;
}

}  // namespace

std::optional<LookWord> find_look_word(std::string_view word) {
  static const std::vector<Entry> table = make_table();
  const auto found =
      std::lower_bound(table.begin(), table.end(), word,
                       [](const Entry& entry, std::string_view text) { return entry.word < text; });
  if (found == table.end() || found->word != word) return std::nullopt;
  return found->meaning;
}

void apply(LookWord word, PersonLook& look) {
  const auto set = [&]<class T>(T& value) { value = static_cast<T>(word.value); };
  switch (word.field) {
    case LookField::stage:
      return set(look.stage);
    case LookField::sex:
      return set(look.sex);
    case LookField::stature:
      return set(look.stature);
    case LookField::skull:
      return set(look.head.skull);
    case LookField::eyes:
      return set(look.head.eyes);
    case LookField::nose:
      return set(look.head.nose);
    case LookField::mouth:
      return set(look.head.mouth);
    case LookField::brows:
      return set(look.head.brows);
    case LookField::hair:
      return set(look.head.hair);
    case LookField::beard:
      return set(look.head.beard);
    case LookField::glasses:
      return set(look.head.glasses);
    case LookField::headgear:
      return set(look.head.headgear);
    case LookField::ornament:
      return set(look.head.ornament);
    case LookField::mark:
      return set(look.head.mark);
    case LookField::ears:
      return set(look.head.ears);
    case LookField::neckwear:
      return set(look.clothes.neckwear);
    case LookField::belt:
      return set(look.clothes.belt);
    case LookField::back:
      return set(look.clothes.back);
    case LookField::gloves:
      return set(look.clothes.gloves);
    case LookField::top:
      return set(look.clothes.top);
    case LookField::bottom:
      return set(look.clothes.bottom);
    case LookField::shoes:
      return set(look.clothes.shoes);
    case LookField::decoration:
      return set(look.clothes.decoration);
  }
}

std::optional<AnimalKind> find_animal_kind(std::string_view word) {
  for (int kind = 0; kind < animal_kinds; ++kind) {
    if (animal_shape(static_cast<AnimalKind>(kind)).word == word) return static_cast<AnimalKind>(kind);
  }
  return std::nullopt;
}

}  // namespace drawing::figures
