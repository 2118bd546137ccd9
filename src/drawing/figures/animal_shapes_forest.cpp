// Animals of forest, garden and pond.
#include "drawing/figures/animal_shapes.h"

namespace drawing::figures {
namespace {

using enum PieceForm;
constexpr PartName ear = PartName::ear, fur = PartName::fur, hair = PartName::hair, mark = PartName::mark,
                   muzzle = PartName::muzzle;
constexpr double back = -1.6, face = 7;

const Tail stub{{{-11, 2}, {-12, 1}}, {3.8, 3.8}, 0, false};
const Tail bushy{{{-4, 3}, {-13, 8}, {-22, 6}, {-28, -4}, {-27, -14}}, {2.6, 4.6, 6.4, 5.6, 1.4}, 0.2};

std::vector<HeadPiece> round_ears(Point at, double radius) {
  return {{blob, ear, back, oval(at, radius, radius)},
          {blob, ear, back, oval(at + Point{0.2, 0.6}, radius * .54, radius * .54)}};
}

AnimalShape frog() {
  return {.word = "frog",
          .skull = SkullForm::cheeks,
          .width = 17.6,
          .height = 12.6,
          .eye_x = 8.6,
          .eye_y = -14,
          .nose = NoseForm::specks,
          .nose_at = -2.4,
          .mouth = MouthForm::wide,
          .mouth_at = 3.4,
          .behind = {{blob, fur, 4.2, oval({8.6, -13.4}, 6.2, 6.2)}},
          .tail = {}};
}
AnimalShape turtle() {
  return {.word = "turtle",
          .width = 14,
          .height = 15,
          .eye_x = 6.4,
          .eye_y = -3,
          .nose = NoseForm::specks,
          .nose_at = 2.6,
          .mouth = MouthForm::wide,
          .mouth_at = 6.6,
          .tail = {},
          .back = BackPiece::shell,
          .coat = Coat::plastron};
}
AnimalShape hedgehog() {
  return {
      .word = "hedgehog",
      .physique = Physique::stout,
      .width = 15,
      .height = 14,
      .eye_x = 6.4,
      .eye_y = -1,
      .muzzle_x = 6.8,
      .muzzle_y = 5.2,
      .muzzle_at = 6.2,
      .nose_x = 3.3,
      .nose_y = 2.7,
      .nose_at = 3,
      .mouth = MouthForm::cat,
      .mouth_at = 7.6,
      // Quills stand over the crown and down the nape: cheeks and chin are free of them.
      .behind = {{rounded,
                  hair,
                  -5,
                  {{0, -25.4},   {4.4, -19.6},   {10.6, -23.6}, {12, -17},      {18.6, -18}, {17.8, -11},
                   {22.6, -9},   {17.6, -4},     {12, 2},       {0, 4},         {-12, 4},    {-19, 5.4},
                   {-18.4, 1},   {-24, -1.6},    {-19.8, -5.8}, {-23.8, -10.4}, {-18, -12},  {-18.6, -18.4},
                   {-12, -17.2}, {-10.4, -23.6}, {-4.4, -19.6}},
                  Sides::one},
                 {blob, ear, -3, oval({14.2, -4.4}, 3.6, 3.8)}},
      // A few rows of them come down to the brow.
      .mask = {{rounded,
                hair,
                -1,
                {{-20, -20},
                 {20, -20},
                 {20, -8},
                 {13, -5.4},
                 {10.6, -9.8},
                 {7, -6.6},
                 {3.6, -10.6},
                 {0, -7.2},
                 {-3.6, -10.6},
                 {-7, -6.6},
                 {-10.6, -9.8},
                 {-13, -5.4},
                 {-20, -8}},
                Sides::one,
                Extent::on_skull}},
      .tail = {},
      .back = BackPiece::spines,
      .coat = Coat::spines};
}
AnimalShape squirrel() {
  return {.word = "squirrel",
          .skull = SkullForm::cheeks,
          .width = 16,
          .height = 13.6,
          .eye_y = -2.4,
          .muzzle_x = 7.6,
          .muzzle_y = 5.4,
          .muzzle_at = 6.6,
          .nose_x = 2.4,
          .nose_y = 1.8,
          .nose_at = 3,
          .mouth = MouthForm::teeth,
          .mouth_at = 6.4,
          .behind = {{rounded,
                      ear,
                      back,
                      // One pointed tip of hair: two of them look like antlers.
                      {{3.6, -10}, {7.2, -16}, {12.2, -24.6}, {13.8, -14.8}, {15.4, -6}}},
                     {rounded, ear, back, {{7.2, -11}, {9.8, -16.4}, {12.6, -9}}}},
          // Up along the back, and its tip rolled outwards.
          .tail = {{{-3, 5}, {-15, 9}, {-25, 0}, {-25, -16}, {-22, -31}, {-29, -41}, {-40, -38}, {-40, -29}},
                   {3.4, 7.4, 10.4, 11, 10.4, 8.6, 6.6, 4.6},
                   0,
                   true}};
}
AnimalShape hamster() {
  return {.word = "hamster",
          .physique = Physique::stout,
          .skull = SkullForm::cheeks,
          .width = 18,
          .height = 14.4,
          .eye_y = -3,
          .nose_x = 2.2,
          .nose_y = 1.7,
          .nose_at = 2,
          .mouth = MouthForm::teeth,
          .mouth_at = 5.4,
          .behind = round_ears({12, -12.4}, 5),
          .mask = {{blob, muzzle, 3, oval({11.4, 5.6}, 6, 6.2), Sides::both, Extent::on_skull}},
          .tail = stub};
}
AnimalShape beaver() {
  return {.word = "beaver",
          .physique = Physique::stout,
          .width = 16,
          .height = 14.8,
          .eye_y = -3,
          .muzzle_x = 9,
          .muzzle_y = 6,
          .muzzle_at = 6,
          .nose_x = 3.4,
          .nose_y = 2.5,
          .nose_at = 3,
          .mouth = MouthForm::teeth,
          .mouth_at = 7.4,
          .behind = round_ears({12.6, -11.4}, 4.4),
          .tail = {{{-6, 4}, {-15, 11}, {-26, 14}, {-34, 11}}, {3, 5.6, 7.4, 5}}};
}
AnimalShape raccoon() {
  return {.word = "raccoon",
          .skull = SkullForm::cheeks,
          .width = 17.4,
          .height = 14.2,
          .eye_x = 7,
          .nose_x = 2.8,
          .nose_y = 2.1,
          .nose_at = 4.4,
          .mouth_at = 8.6,
          .behind = {{rounded, ear, back, {{4, -10}, {11, -22}, {17.4, -19}, {17.4, -5}}},
                     {rounded, ear, back, {{8.4, -12}, {12, -18}, {15, -16.4}, {15, -9}}}},
          .mask = {{blob,
                    mark,
                    6,
                    {{1.6, -1}, {6, -6}, {12, -5.6}, {20, 0}, {19, 5}, {12, 3.6}, {7, 3.2}, {3.4, 2}},
                    Sides::both,
                    Extent::on_skull}},
          .tail = bushy};
}
AnimalShape badger() {
  return {.word = "badger",
          .physique = Physique::stout,
          .skull = SkullForm::long_face,
          .width = 14.6,
          .height = 15.4,
          .eye_x = 7,
          .eye_y = -2,
          .nose_x = 3.4,
          .nose_y = 2.5,
          .nose_at = 7.6,
          .mouth_at = 12,
          .behind = round_ears({11.4, -12}, 4.6),
          .mask = {{blob,
                    mark,
                    5,
                    {{3, -18}, {9, -18}, {11, -6}, {9.6, 3}, {5.6, 7}, {4, 3}, {3.4, -8}},
                    Sides::both,
                    Extent::on_skull}},
          .tail = stub};
}
AnimalShape mole() {
  return {.word = "mole",
          .physique = Physique::stout,
          .width = 14,
          .height = 14.6,
          .eye_x = 5.4,
          .eye_y = -6,
          .muzzle_x = 6.6,
          .muzzle_y = 7.4,
          .muzzle_at = 4.6,
          .nose = NoseForm::broad,
          .nose_x = 3.6,
          .nose_y = 2.7,
          .nose_at = .4,
          .mouth = MouthForm::cat,
          .mouth_at = 7,
          .whiskers = true,
          .tail = stub};
}
AnimalShape sloth() {
  return {.word = "sloth",
          .physique = Physique::long_arms,
          .width = 16,
          .height = 14.6,
          .eye_x = 6.4,
          .eye_y = -1,
          .nose_x = 3.2,
          .nose_y = 2.2,
          .nose_at = 3.6,
          .mouth = MouthForm::smile,
          .mouth_at = 8.4,
          .mask = {{blob, muzzle, 6, oval({0, 1}, 13.6, 11), Sides::one, Extent::on_skull},
                   {blob,
                    mark,
                    6.6,
                    {{3, -2.6}, {7, -4.6}, {12, -1}, {15, 5}, {11, 5.4}, {6, 2.4}, {3, 1}},
                    Sides::both,
                    Extent::on_skull}},
          .front = {{line, hair, 3, {{-2, -14.4}, {-5, -11.4}, {-9, -10}}, Sides::one},
                    {line, hair, 3, {{1.4, -14.4}, {4.6, -11.4}, {8, -10.4}}, Sides::one}},
          .tail = {}};
}
AnimalShape wolf() {
  return {
      .word = "wolf",
      .skull = SkullForm::cheeks,
      .width = 16.6,
      .height = 14.6,
      .eye_y = -2.4,
      .muzzle_x = 7.4,
      .muzzle_y = 6.4,
      .muzzle_at = 7.4,
      .nose_x = 3.4,
      .nose_y = 2.5,
      .nose_at = 3.8,
      .mouth_at = 8.8,
      .behind =
          {{rounded,
            hair,
            -1,
            {{11, -9}, {18, -3}, {23.4, 1}, {19.4, 4}, {22.6, 9}, {16, 9.6}, {15.4, 14.4}, {5, 12}, {5, -4}}},
           {rounded, ear, back, {{2, -11}, {11, -26.6}, {17.4, -4}}},
           {rounded, ear, back, {{7, -12}, {11, -20.4}, {14.4, -9}}}},
      .mask = {{line, mark, face, {{-1.8, -12}, {-.6, -8}}, Sides::one},
               {line, mark, face, {{2, -12.6}, {1.4, -8.4}}, Sides::one}},
      .tail = bushy};
}

}  // namespace

std::vector<AnimalShape> forest_shapes() {
  return {frog(),    turtle(), hedgehog(), squirrel(), hamster(), beaver(),
          raccoon(), badger(), mole(),     sloth(),    wolf()};
}

}  // namespace drawing::figures
