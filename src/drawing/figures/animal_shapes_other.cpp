// Birds, insects, and beings that nobody has seen.
#include "drawing/figures/animal_shapes.h"

namespace drawing::figures {
namespace {

using enum PieceForm;
constexpr PartName ear = PartName::ear, hair = PartName::hair, horn = PartName::hat, mark = PartName::mark,
                   muzzle = PartName::muzzle;
constexpr double back = -1.6, face = 7;

const Tail bird_tail{{{-6, 0}, {-16, -4}, {-25, -10}}, {3, 4.4, 3.8}, 0, false, 21};

HeadPiece antenna() {
  return {line, ear, 2, {{4, -13}, {6, -20}, {10.4, -24}}, Sides::both, Extent::whole, 1.3};
}
HeadPiece knob() {
  return {blob, ear, 2, oval({11.4, -25.4}, 2.9, 2.9)};
}

AnimalShape owl() {
  return {.word = "owl",
          .physique = Physique::bird,
          .width = 17,
          .height = 15,
          .eye_x = 7.4,
          .eye_y = -2.4,
          .nose = NoseForm::none,
          .nose_x = 3,
          .nose_y = 4.5,
          .mouth = MouthForm::beak,
          .mouth_at = 4.4,
          .behind = {{rounded, ear, back, {{4, -11}, {15.4, -23}, {16.6, -5}}}},
          .mask = {{blob, muzzle, face, oval({7.6, -2.2}, 7, 7.2)}},
          .tail = bird_tail};
}
AnimalShape duck() {
  return {.word = "duck",
          .physique = Physique::bird,
          .width = 14.6,
          .height = 15.4,
          .eye_x = 6.4,
          .eye_y = -4,
          .nose = NoseForm::none,
          .nose_x = 9.4,
          .mouth = MouthForm::flat_beak,
          .mouth_at = 4.6,
          .behind = {{blob,
                      hair,
                      0,
                      {{-1.4, -14}, {-3, -20}, {1, -23.6}, {2.4, -19.6}, {5.6, -20.4}, {3.4, -14}},
                      Sides::one}},
          .tail = bird_tail};
}
AnimalShape chicken(std::string_view word, bool rooster) {
  AnimalShape shape{.word = word,
                    .physique = Physique::bird,
                    .width = 14,
                    .height = 15,
                    .eye_x = 6.2,
                    .eye_y = -3.4,
                    .nose = NoseForm::none,
                    .nose_x = 4.4,
                    .nose_y = 6.6,
                    .mouth = MouthForm::beak,
                    .mouth_at = 3.6,
                    .behind = {{blob,
                                horn,
                                2,
                                {{-7, -12},
                                 {-8, -18},
                                 {-4.6, -20.6},
                                 {-2.6, -17.6},
                                 {0, -23},
                                 {3, -17.8},
                                 {6.4, -20.4},
                                 {8, -16},
                                 {6, -11}},
                                Sides::one}},
                    .front = {{blob,
                               muzzle,
                               8.4,
                               {{0, 9.4}, {3.4, 10}, {3.8, 15}, {0, 17.6}, {-3.8, 15}, {-3.4, 10}},
                               Sides::one}},
                    .tail = bird_tail};
  if (!rooster) return shape;
  shape.behind[0].points = {{-9, -11},  {-11.4, -20}, {-6.6, -25}, {-4, -19.6}, {0, -29},
                            {4, -19.6}, {8.4, -24.4}, {11, -18},   {8, -11}};
  shape.tail = {{{-4, 2}, {-15, 0}, {-24, -10}, {-24, -24}, {-33, -27}}, {4.4, 6, 5, 4, 2.6}, 0, true, 20};
  return shape;
}
AnimalShape penguin() {
  return {.word = "penguin",
          .physique = Physique::bird,
          .width = 15.4,
          .height = 15.2,
          .eye_x = 5.8,
          .eye_y = -2.6,
          .nose = NoseForm::none,
          .nose_x = 4.6,
          .nose_y = 6.9,
          .mouth = MouthForm::beak,
          .mouth_at = 3.4,
          .mask = {{blob,
                    muzzle,
                    6,
                    {{0, -4.4},
                     {3.4, -8.6},
                     {9, -8.8},
                     {12, -3.4},
                     {10.4, 3.4},
                     {5, 9.4},
                     {0, 11},
                     {-5, 9.4},
                     {-10.4, 3.4},
                     {-12, -3.4},
                     {-9, -8.8},
                     {-3.4, -8.6}},
                    Sides::one,
                    Extent::on_skull}},
          .tail = {},
          .coat = Coat::breast};
}
AnimalShape bird() {
  return {
      .word = "bird",
      .physique = Physique::bird,
      .width = 15,
      .height = 14.8,
      .eye_x = 6.4,
      .eye_y = -2.6,
      .nose = NoseForm::none,
      .nose_x = 4.2,
      .nose_y = 6.3,
      .mouth = MouthForm::beak,
      .mouth_at = 4,
      .behind =
          {{blob, hair, -1, {{-3, -13}, {-9, -17}, {-12, -22}, {-6, -21}, {0, -17.6}, {4, -13}}, Sides::one}},
      .tail = bird_tail};
}
AnimalShape bee() {
  return {.word = "bee",
          .width = 15.4,
          .height = 14.4,
          .nose = NoseForm::none,
          .mouth = MouthForm::smile,
          .mouth_at = 6.4,
          .behind = {antenna(), knob()},
          .tail = {},
          .back = BackPiece::insect_wings,
          .coat = Coat::stripes};
}
AnimalShape ladybird() {
  return {.word = "ladybird",
          .physique = Physique::stout,
          .width = 15.4,
          .height = 14.4,
          .nose = NoseForm::none,
          .mouth = MouthForm::smile,
          .mouth_at = 6.4,
          .behind = {antenna(), knob()},
          .mask = {{blob, mark, 6, oval({6.4, -9.6}, 2.6, 2.2)}},
          .tail = {},
          .back = BackPiece::wing_cases,
          .coat = Coat::belly};
}
AnimalShape ant() {
  AnimalShape shape = bee();
  shape.word = "ant";
  shape.skull = SkullForm::cheeks;
  shape.back = BackPiece::none, shape.coat = Coat::belly;
  return shape;
}
AnimalShape parrot() {
  return {.word = "parrot",
          .physique = Physique::bird,
          .width = 15.4,
          .height = 15,
          .eye_x = 9,
          .eye_y = -2.6,
          .nose = NoseForm::none,
          .nose_x = 5.4,
          .nose_y = 11.4,
          .mouth = MouthForm::hooked_beak,
          .mouth_at = 1.4,
          .behind = {{blob,
                      hair,
                      -1,
                      {{4, -13}, {-2, -20}, {-9, -24}, {-15, -23}, {-10, -20}, {-13, -17}, {-7, -10}},
                      Sides::one}},
          .mask = {{blob, muzzle, face, oval({9, -1.4}, 5.6, 6.4)}},
          .tail = {{{-6, 0}, {-16, 6}, {-26, 11}, {-35, 14}}, {3, 4.6, 4.4, 3.6}, 0, false, 17}};
}
AnimalShape stork() {
  return {.word = "stork",
          .physique = Physique::wader,
          .width = 12,
          .height = 12.6,
          .eye_x = 5.4,
          .eye_y = -3,
          .nose = NoseForm::none,
          .nose_x = 3.4,
          .nose_y = 19,
          .mouth = MouthForm::beak,
          .mouth_at = 2.6,
          .behind = {{blob,
                      hair,
                      0,
                      {{-1.4, -11}, {-3, -16}, {1, -19}, {2.4, -15.4}, {5.4, -16}, {3.4, -11}},
                      Sides::one}},
          .tail = bird_tail};
}
AnimalShape bat() {
  return {.word = "bat",
          .width = 15.6,
          .height = 14.4,
          .nose_x = 2,
          .nose_y = 1.5,
          .nose_at = 3.4,
          .mouth = MouthForm::wide,
          .mouth_at = 6.4,
          .behind = {{rounded, ear, back, {{3, -10}, {11, -27}, {18.4, -16}, {16, -3}}},
                     {rounded, ear, back, {{7.6, -11.6}, {11.4, -20.6}, {15, -14.4}, {14, -8}}}},
          .front = {{rounded, PartName::mouth, 8.4, {{3, 8.2}, {6.4, 7.4}, {5, 12}}}},
          .tail = {},
          .back = BackPiece::bat_wings};
}
AnimalShape seal() {
  return {.word = "seal",
          .physique = Physique::stout,
          .skull = SkullForm::cheeks,
          .width = 15.6,
          .height = 14.6,
          .eye_x = 7.4,
          .eye_y = -3,
          .muzzle_x = 8.6,
          .muzzle_y = 5.4,
          .muzzle_at = 6,
          .nose_x = 3,
          .nose_y = 2.1,
          .nose_at = 3,
          .mouth_at = 7.4,
          .whiskers = true,
          .tail = {{{-5, 5}, {-14, 10}, {-22, 12}}, {5, 4, 6}}};
}

AnimalShape alien() {
  return {.word = "alien",
          .skull = SkullForm::cheeks,
          .width = 16,
          .height = 15.6,
          .eye_x = 7,
          .eye_y = -1,
          .nose = NoseForm::specks,
          .nose_at = 5,
          .mouth = MouthForm::smile,
          .mouth_at = 9,
          .behind = {antenna(), knob()},
          .mask = {{blob, mark, face, {{2.6, 2}, {4.4, -4}, {9, -7.4}, {13, -6}, {12, 0}, {8, 4}}}},
          .tail = {},
          .coat = Coat::plain};
}
AnimalShape robot() {
  return {.word = "robot",
          .skull = SkullForm::box,
          .width = 16.6,
          .height = 14,
          .eye_x = 6.8,
          .eye_y = -2.6,
          .nose = NoseForm::none,
          .mouth = MouthForm::smile,
          .mouth_at = 6,
          .behind = {{rounded, ear, 0, {{14, -5}, {20.6, -4}, {20.6, 4}, {14, 5}}},
                     {rounded, horn, 0, {{-1.5, -12}, {-1.5, -21}, {1.5, -21}, {1.5, -12}}, Sides::one},
                     {blob, horn, 0, oval({0, -23}, 3.6, 3.6), Sides::one}},
          .mask = {{blob, mark, face, oval({6.8, -2.6}, 5.2, 5.2)}},
          .tail = {},
          .coat = Coat::panel};
}
AnimalShape monster() {
  return {.word = "monster",
          .physique = Physique::stout,
          .width = 17,
          .height = 14.6,
          .eye_x = 6.4,
          .eye_y = -3.4,
          .nose = NoseForm::none,
          .mouth = MouthForm::wide,
          .mouth_at = 5,
          .behind = {{wool,
                      hair,
                      -1,
                      {{0, -18},
                       {9, -17.4},
                       {17, -10},
                       {19.4, 0},
                       {16, 10},
                       {8, 15},
                       {0, 16},
                       {-8, 15},
                       {-16, 10},
                       {-19.4, 0},
                       {-17, -10},
                       {-9, -17.4}},
                      Sides::one},
                     {blob, horn, back, {{6, -13}, {8, -20}, {14.4, -25.6}, {15.4, -18}, {13, -11}}}},
          .front = {{rounded, PartName::mouth, 8.4, {{3, 6.6}, {6.6, 6}, {5.4, 10.8}}}},
          .tail = {},
          .coat = Coat::patches};
}

AnimalShape ghost() {
  return {.word = "ghost",
          .skull = SkullForm::none,
          .width = 16,
          .height = 16.4,
          .eye_x = 6.4,
          .eye_y = -1.6,
          .nose = NoseForm::none,
          .mouth = MouthForm::smile,
          .mouth_at = 6.4,
          .tail = {},
          .coat = Coat::sheet};
}
AnimalShape snowman() {
  return {.word = "snowman",
          .physique = Physique::stout,
          .width = 16,
          .height = 15.4,
          .eye_x = 6,
          .eye_y = -2.4,
          .nose = NoseForm::none,
          .mouth = MouthForm::smile,
          .mouth_at = 9,
          .front = {{rounded, PartName::nose, 8.4, {{-2.4, -.6}, {-2.4, 4.4}, {11.4, 3.4}}, Sides::one},
                    {rounded, horn, 1, {{-11.4, -11}, {-12, -29}, {12, -29}, {11.4, -11}}, Sides::one},
                    {rounded, horn, 1, {{-18, -13.6}, {18, -13.6}, {18, -9}, {-18, -9}}, Sides::one}},
          .tail = {},
          .coat = Coat::snow};
}
AnimalShape gingerbread() {
  return {.word = "gingerbread",
          .physique = Physique::stout,
          .width = 17,
          .height = 15.4,
          .eye_x = 6.4,
          .eye_y = -3,
          .nose = NoseForm::none,
          .mouth = MouthForm::wide,
          .mouth_at = 4.6,
          .mask = {{blob, mark, face, oval({11, 3.6}, 3, 3), Sides::both, Extent::on_skull},
                   {line,
                    mark,
                    3,
                    {{-9.4, -11.4}, {-6, -8.8}, {-3, -12}, {0, -9.2}, {3, -12}, {6, -8.8}, {9.4, -11.4}},
                    Sides::one,
                    Extent::whole,
                    1.2}},
          .tail = {},
          .coat = Coat::buttons};
}

}  // namespace

std::vector<AnimalShape> other_shapes() {
  return {owl(),
          duck(),
          chicken("chicken", false),
          chicken("rooster", true),
          penguin(),
          bird(),
          bee(),
          ladybird(),
          ant(),
          parrot(),
          stork(),
          bat(),
          seal(),
          alien(),
          robot(),
          monster(),
          ghost(),
          snowman(),
          gingerbread()};
}

}  // namespace drawing::figures
