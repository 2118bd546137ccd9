#include "drawing/figures/look.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace drawing::figures {
namespace {

using base::Random;

template <class T>
T pick(Random& random, std::initializer_list<T> choices) {
  return random.pick(std::span<const T>(choices.begin(), choices.size()));
}

// Whom hair of their own sex and garments for grown children do not suit yet.
bool is_small(Stage stage) {
  return stage == Stage::toddler || stage == Stage::baby;
}

HairStyle hair_of(Random& random, Stage stage, Sex sex) {
  using enum HairStyle;
  // What tells a baby from a boy of whom only the head is seen.
  if (stage == Stage::baby) return curl;
  if (stage == Stage::toddler) return pick(random, {curl, crop, curl, short_tufts, space_buns});
  if (stage == Stage::old)
    return sex == Sex::female ? pick(random, {old_bun, curls, bob, bun})
                              : pick(random, {bald});  // cropped hair would make a boy of him
  if (sex == Sex::female) {
    if (stage == Stage::child)
      return pick(random, {bob, fringe, long_hair, plaits, pigtails, space_buns, pony, curls, afro, wavy,
                           swoop, bun});
    return pick(random, {bob, long_hair, wavy, pony, bun, swoop, curls, fringe});
  }
  return stage == Stage::child ? pick(random, {short_tufts, parted, spikes, curls, quiff, crop, mop, afro})
                               : pick(random, {short_tufts, parted, quiff, crop, parted, curls});
}

HeadLook head_of(Random& random, Stage stage, Sex sex) {
  HeadLook head;
  const bool grown = stage == Stage::adult || stage == Stage::old;
  head.skull = is_small(stage)      ? Skull::baby
               : sex == Sex::female ? pick(random, {Skull::round, Skull::oval, Skull::heart, Skull::pear})
               : grown ? pick(random, {Skull::square, Skull::oval, Skull::long_face, Skull::round})
                       : pick(random, {Skull::round, Skull::oval, Skull::square, Skull::pear});
  head.eyes =
      grown ? pick(random, {Eyes::dot, Eyes::oval}) : pick(random, {Eyes::oval, Eyes::notched, Eyes::dot});
  if (sex == Sex::female && random.chance(0.45)) head.eyes = Eyes::lashes;
  // Small and alike: a large one makes a clown or a witch.
  head.nose = is_small(stage) ? Nose::dot
              : grown         ? pick(random, {Nose::button, Nose::curve, Nose::button})
                              : pick(random, {Nose::curve, Nose::dot, Nose::button, Nose::curve});
  head.mouth = pick(random, {Mouth::smile, Mouth::smile, Mouth::grin, Mouth::smirk, Mouth::teeth});
  head.brows = sex == Sex::male && grown ? pick(random, {Brows::thick, Brows::flat}) : Brows::soft;
  head.hair = hair_of(random, stage, sex);
  if (sex == Sex::male && grown)
    head.beard = pick(random, {Beard::none, Beard::moustache, Beard::full, Beard::moustache, Beard::full});
  if (random.chance(stage == Stage::old ? 0.6 : is_small(stage) ? 0 : 0.15))
    head.glasses = pick(random, {Glasses::round, Glasses::square});
  if (sex == Sex::female && stage == Stage::child && random.chance(0.25))
    head.ornament = pick(random, {Ornament::bow, Ornament::hairband});
  if (sex == Sex::female && stage == Stage::child && is_short(head.hair)) {
    head.eyes = Eyes::lashes;
    // A band over a bun or a fringe would cut their lines into pieces.
    if (head.ornament == Ornament::none || head.hair == HairStyle::bun) head.ornament = Ornament::bow;
  }
  head.freckles = stage == Stage::child && random.chance(0.3);
  suit_face(head);
  return head;
}

void dress(Random& random, PersonLook& look) {
  Clothes& clothes = look.clothes;
  const bool grown = look.stage == Stage::adult || look.stage == Stage::old;
  clothes.top = pick(random, {Top::tshirt, Top::pullover});
  clothes.bottom = grown ? Bottom::trousers : pick(random, {Bottom::trousers, Bottom::shorts});
  if (is_small(look.stage)) clothes.bottom = Bottom::trousers, clothes.top = Top::pullover;
  if (look.sex == Sex::female && !is_small(look.stage) && random.chance(grown ? 0.75 : 0.5)) {
    if (random.chance(0.6)) {
      clothes.top = look.stage == Stage::old ? Top::long_dress : Top::dress;
      clothes.bottom = Bottom::none;
    } else {
      clothes.bottom = Bottom::skirt;
    }
  }
  clothes.decoration = pick(random, {Decoration::dots, Decoration::stripes, Decoration::band,
                                     Decoration::star, Decoration::heart, Decoration::pocket});
  if (grown)
    clothes.decoration =
        pick(random, {Decoration::pocket, Decoration::buttons, Decoration::collar, Decoration::band});
  // A shaven man is told from a big boy by his collar.
  if (grown && look.sex == Sex::male && look.head.beard == Beard::none)
    clothes.decoration = Decoration::collar;
  if (!grown && clothes.bottom == Bottom::trousers && random.chance(0.25))
    clothes.decoration = Decoration::dungarees;
  if (random.chance(0.15) && clothes.bottom == Bottom::trousers) clothes.shoes = Shoes::boots;
  look.stature = pick(random, {Stature::average, Stature::average, Stature::slim, Stature::stout});
}

}  // namespace

void suit_face(HeadLook& head, bool keeps_beard) {
  if (keeps_beard || (head.glasses != Glasses::round && head.glasses != Glasses::square)) return;
  head.beard = Beard::none;
}

bool is_short(HairStyle hair) {
  using enum HairStyle;
  return hair == bob || hair == fringe || hair == curls || hair == afro || hair == swoop || hair == bun;
}

int likeness(const PersonLook& a, const PersonLook& b) {
  return 4 * (a.head.hair == b.head.hair) + 2 * (a.clothes.decoration == b.clothes.decoration) +
         2 * (a.clothes.top == b.clothes.top && a.clothes.bottom == b.clothes.bottom) +
         (a.head.glasses == b.head.glasses) + (a.stature == b.stature) + (a.head.skull == b.head.skull);
}

PersonLook make_look(Random& random, Stage stage, Sex sex, std::span<const PersonLook> others) {
  PersonLook best;
  int least = 1 << 20;
  constexpr int tries = 12;
  for (int i = 0; i < tries; ++i) {
    PersonLook look;
    look.stage = stage;
    look.sex = sex;
    look.head = head_of(random, stage, sex);
    dress(random, look);
    look.tallness = random.uniform(0.93, 1.07);
    int worst = 0;
    for (const PersonLook& other : others) worst = std::max(worst, likeness(look, other));
    if (worst < least) least = worst, best = look;
    if (others.empty()) break;
  }
  return best;
}

}  // namespace drawing::figures
