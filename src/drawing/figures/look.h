#pragma once

#include <cstdint>
#include <span>

#include "base/random.h"
#include "drawing/figures/build.h"

namespace drawing::figures {

enum class Skull : std::uint8_t { round, oval, square, heart, pear, long_face, baby };
enum class Eyes : std::uint8_t { dot, oval, notched, lashes };
enum class Nose : std::uint8_t { curve, hook_line, dot, button };
enum class Mouth : std::uint8_t { smile, grin, smirk, teeth };
enum class Brows : std::uint8_t { soft, thick, flat, none };
enum class HairStyle : std::uint8_t {
  short_tufts,
  parted,
  spikes,
  bob,
  fringe,
  long_hair,
  wavy,
  plaits,
  pigtails,
  space_buns,
  pony,
  bun,
  old_bun,
  curls,
  afro,
  quiff,
  crop,
  mop,
  swoop,
  bald,
  curl,
  clown_tufts,
  slick,
  mohawk
};
enum class Beard : std::uint8_t { none, moustache, full, goatee, long_beard };
enum class Glasses : std::uint8_t { none, round, square, goggles };
enum class Headgear : std::uint8_t {
  none,
  cap,
  beanie,
  straw_hat,
  headscarf,
  bicycle_helmet,
  crown,
  tiara,
  fire_helmet,
  police_cap,
  cook_hat,
  hard_hat,
  pirate_hat,
  knight_helmet,
  astronaut_helmet,
  witch_hat,
  wizard_hat,
  santa_hat,
  top_hat,
  cowboy_hat,
  detective_hat,
  bearskin,
  beret,
  graduation_cap,
  captain_cap,
  veil,
  halo,
  wreath,
  viking_helmet,
  pointed_cap,
  ninja_hood,
  clown_hat,
  swim_cap,
  headphones,
  bandana,
  rain_hat,
  jockey_cap,
  nurse_cap,
  racing_helmet,
  cat_ears,
  rabbit_ears,
  bear_ears,
  mitre,
  roman_helmet,
  feelers,
  feather_cap,
  riding_hood
};
enum class Ornament : std::uint8_t { none, bow, hairband };
enum class FaceMark : std::uint8_t { none, eye_patch, eye_mask, clown_nose, fangs, dummy };
enum class Ears : std::uint8_t { round, pointed };

struct HeadLook {
  Skull skull = Skull::round;
  Eyes eyes = Eyes::oval;
  Nose nose = Nose::curve;
  Mouth mouth = Mouth::smile;
  Brows brows = Brows::soft;
  HairStyle hair = HairStyle::short_tufts;
  Beard beard = Beard::none;
  Glasses glasses = Glasses::none;
  Headgear headgear = Headgear::none;
  Ornament ornament = Ornament::none;
  FaceMark mark = FaceMark::none;
  Ears ears = Ears::round;
  bool freckles = false;
  // Grown-ups have smaller eyes and longer faces than children, the old have wrinkles: set from the person.
  Stage stage = Stage::child;

  friend bool operator==(const HeadLook&, const HeadLook&) = default;
};

// `fur` is nothing but an animal's coat: trunk, arms and legs are one. `overall` is one with its trousers,
// `bare` shows the chest. `sheet` and `ball` are what ghosts and snowmen have for legs.
enum class Top : std::uint8_t {
  tshirt,
  pullover,
  dress,
  long_dress,
  coat,
  fur,
  sleeveless,
  robe,
  overall,
  bare,
  swimsuit
};
enum class Bottom : std::uint8_t { trousers, shorts, skirt, none, trunks, tutu, fish_tail, sheet, ball };
enum class Shoes : std::uint8_t { shoes, boots, bare, paws, slippers };
enum class Decoration : std::uint8_t {
  none,
  stripes,
  band,
  dots,
  star,
  heart,
  pocket,
  buttons,
  dungarees,
  apron,
  collar,
  belly,
  uniform,
  suit,
  armour,
  space_suit,
  vest,
  trimmed,
  emblem,
  bow_front,
  reflectors,
  stars,
  coat_stripes,
  coat_patches,
  pouch,
  wool,
  breast,
  plastron,
  limbs,
  spines
};
enum class Neckwear : std::uint8_t {
  none,
  scarf,
  tie,
  bow_tie,
  ruff,
  kerchief,
  stethoscope,
  medal,
  high_collar
};
enum class Belt : std::uint8_t { none, belt, sash };
enum class Back : std::uint8_t { none, cape, fairy_wings, feathered_wings };
enum class Gloves : std::uint8_t { none, mittens };

struct Clothes {
  Top top = Top::tshirt;
  Bottom bottom = Bottom::trousers;
  Shoes shoes = Shoes::shoes;
  Decoration decoration = Decoration::none;
  Neckwear neckwear = Neckwear::none;
  Belt belt = Belt::none;
  Back back = Back::none;
  Gloves gloves = Gloves::none;

  friend bool operator==(const Clothes&, const Clothes&) = default;
};

struct PersonLook {
  Stage stage = Stage::child;
  Sex sex = Sex::female;
  Stature stature = Stature::average;
  // Of the legs and the trunk against what is usual at that age: between 0.9 and 1.1.
  double tallness = 1;
  HeadLook head;
  Clothes clothes;

  friend bool operator==(const PersonLook&, const PersonLook&) = default;
};

// Who has glasses has no beard but one that somebody asked for: both would fill the face with lines.
void suit_face(HeadLook& head, bool keeps_beard = false);

// Hair that boys have as well, or that a hat hides: of a girl with it something else has to tell.
bool is_short(HairStyle hair);

// How much two people can be confused: 0 for nothing in common; what the eye sees first counts most.
int likeness(const PersonLook& a, const PersonLook& b);

// A person of that age as chance has it, with other hair and other clothes than those in `others` have.
PersonLook make_look(base::Random& random, Stage stage, Sex sex, std::span<const PersonLook> others = {});

enum class Occasion : std::uint8_t { usual, winter, water, night, rain };
// What the person wears then; those of a role keep what makes it known: hat, mask, wings, armour.
PersonLook dressed_for(PersonLook look, Occasion occasion);

}  // namespace drawing::figures
