#include "drawing/figures/casting.h"

#include <algorithm>
#include <array>
#include <vector>

#include "drawing/figures/cast_file.h"
#include "drawing/figures/person.h"

namespace drawing::figures {
namespace {

using base::Random;

constexpr int tries = 12;

bool hides_legs(Top top) {
  return top == Top::dress || top == Top::long_dress || top == Top::robe;
}

// Somebody of the role. Whoever has clothes of the role has no others: what is not said there is plain.
PersonLook somebody(const CastRole& role, Random& random) {
  std::vector<LookWord> words;
  for (const std::vector<LookWord>& choice : role.choices)
    words.push_back(random.pick(std::span<const LookWord>(choice)));
  PersonLook asked;
  asked.sex = random.chance(0.5) ? Sex::female : Sex::male;
  for (const LookWord word : words) apply(word, asked);
  PersonLook look = make_look(random, asked.stage, asked.sex);
  const auto says = [&](LookField field) {
    return std::any_of(words.begin(), words.end(), [&](LookWord word) { return word.field == field; });
  };
  if (says(LookField::top)) {
    look.clothes = {};
    if (hides_legs(asked.clothes.top)) look.clothes.bottom = Bottom::none;
  }
  for (const LookWord word : words) apply(word, look);
  if (look.head.headgear != Headgear::none) look.head.ornament = Ornament::none;
  // Of glasses and a beard the one goes that only chance had given.
  if (says(LookField::beard) && !says(LookField::glasses) && look.head.beard != Beard::none)
    look.head.glasses = Glasses::none;
  suit_face(look.head, says(LookField::beard));
  return look;
}

// With other hair and clothes than the people among the others have.
PersonLook somebody_else(const CastRole& role, Random& random, std::span<const FigureLook> others) {
  PersonLook best;
  int least = 1 << 20;
  for (int i = 0; i < tries; ++i) {
    const PersonLook look = somebody(role, random);
    int worst = 0;
    for (const FigureLook& other : others) {
      if (const PersonLook* person = std::get_if<PersonLook>(&other))
        worst = std::max(worst, likeness(look, *person));
    }
    if (worst < least) least = worst, best = look;
    if (least == 0) break;
  }
  return best;
}

bool taken(const AnimalLook& look, std::span<const FigureLook> others) {
  return std::any_of(others.begin(), others.end(), [&](const FigureLook& other) {
    const auto* same = std::get_if<AnimalLook>(&other);
    return same != nullptr && *same == look;
  });
}

void dress(Random& random, Clothes& clothes) {
  constexpr std::array tops{Top::tshirt, Top::pullover, Top::dress, Top::tshirt};
  constexpr std::array decorations{Decoration::stripes, Decoration::band,      Decoration::star,
                                   Decoration::heart,   Decoration::dungarees, Decoration::pocket,
                                   Decoration::none};
  clothes.top = random.pick(std::span<const Top>(tops));
  clothes.bottom = clothes.top == Top::dress ? Bottom::none
                   : random.chance(0.5)      ? Bottom::trousers
                                             : Bottom::shorts;
  clothes.decoration = random.pick(std::span<const Decoration>(decorations));
  if (clothes.bottom != Bottom::trousers && clothes.decoration == Decoration::dungarees)
    clothes.decoration = Decoration::stripes;
}

}  // namespace

AnimalLook make_animal(Random& random, AnimalKind kind, std::span<const FigureLook> others) {
  AnimalLook look{.kind = kind};
  look.spots = random.chance(0.5);
  constexpr std::array neckwear{Neckwear::scarf, Neckwear::bow_tie, Neckwear::kerchief};
  constexpr std::array sewn_on{Decoration::star, Decoration::heart, Decoration::dots, Decoration::pocket};
  if (taken(look, others) && has_legs(kind))
    look.clothes.neckwear = random.pick(std::span<const Neckwear>(neckwear));
  for (int i = 0; i < tries && taken(look, others); ++i) {
    look.clothes.neckwear = Neckwear::none;
    if (has_legs(kind)) {
      dress(random, look.clothes);
    } else {
      look.clothes.neckwear = random.chance(0.5) ? Neckwear::scarf : Neckwear::bow_tie;
      look.clothes.decoration = random.pick(std::span<const Decoration>(sewn_on));
    }
    look.spots = random.chance(0.5);
  }
  return look;
}

std::optional<FigureLook> cast_figure(std::string_view motif_id, Random& random,
                                      std::span<const FigureLook> others, std::string_view noun) {
  const Cast& cast = embedded_cast();
  if (const CastRole* role = cast.find_called(noun); role != nullptr && is_person(motif_id))
    return somebody_else(*role, random, others);
  if (const auto role = cast.people.find(motif_id); role != cast.people.end())
    return somebody_else(role->second, random, others);
  if (const auto animal = cast.animals.find(motif_id); animal != cast.animals.end())
    return make_animal(random, animal->second, others);
  return std::nullopt;
}

namespace {

// Nothing but what the role says is worn.
void wear(const CastRole& role, Random& random, FigureLook& look) {
  PersonLook worn;
  auto* person = std::get_if<PersonLook>(&look);
  if (person != nullptr) worn = *person;
  worn.clothes = {};
  for (const std::vector<LookWord>& choice : role.choices)
    apply(random.pick(std::span<const LookWord>(choice)), worn);
  if (hides_legs(worn.clothes.top)) worn.clothes.bottom = Bottom::none;
  if (person != nullptr) {
    if (worn.head.headgear != Headgear::none) {
      worn.head.ornament = Ornament::none;
      // What a girl has on her head hides short hair, and then she looks like a boy.
      if (worn.sex == Sex::female && worn.stage == Stage::child && is_short(worn.head.hair))
        worn.head.hair = HairStyle::plaits;
    }
    *person = worn;
  } else if (auto* animal = std::get_if<AnimalLook>(&look); animal != nullptr) {
    const Shoes paws = animal->clothes.shoes;
    if (has_legs(animal->kind)) {
      animal->clothes = worn.clothes;
      // "Der gestiefelte Kater": paws go into boots and into nothing else.
      if (worn.clothes.shoes != Shoes::boots) animal->clothes.shoes = paws;
    } else {
      animal->clothes.neckwear = worn.clothes.neckwear;
    }
  }
}

// Of everyday people nothing is known but age and sex.
bool is_everyday(std::string_view motif_id) {
  constexpr std::array plain{"own-kind", "own-junge", "own-maedchen", "own-mann",
                             "own-frau", "own-oma",   "own-opa",      "1f9d1"};
  return std::find(plain.begin(), plain.end(), motif_id) != plain.end();
}

}  // namespace

void put_on(std::string_view garment, Random& random, FigureLook& look) {
  const auto role = embedded_cast().garments.find(garment);
  if (role != embedded_cast().garments.end()) wear(role->second, random, look);
}

void dress_for_times(std::string_view text, std::string_view motif_id, std::string_view noun, Random& random,
                     FigureLook& look) {
  const Cast& cast = embedded_cast();
  if (!is_everyday(motif_id) || cast.find_called(noun) != nullptr) return;
  for (const auto& [word, role] : cast.times) {
    if (text.find(word) == std::string_view::npos) continue;
    return wear(role, random, look);
  }
}

bool has_figure(std::string_view motif_id) {
  return is_person(motif_id) || embedded_cast().animals.contains(motif_id);
}

bool is_person(std::string_view motif_id) {
  return embedded_cast().people.contains(motif_id);
}

PosedFigure draw_figure(const FigureLook& look, const Pose& pose, const Goals& goals, const Held& held,
                        const Drawn& drawn) {
  if (const PersonLook* person = std::get_if<PersonLook>(&look))
    return draw_person(*person, pose, goals, held, drawn);
  if (const ThingLook* thing = std::get_if<ThingLook>(&look))
    return draw_thing_figure(*thing, pose, goals, held, drawn);
  return draw_upright_animal(std::get<AnimalLook>(look), pose, goals, held, drawn);
}

}  // namespace drawing::figures
