// Animals of far lands: bears, cats, the large ones, reptiles.
#include "drawing/figures/animal_shapes.h"

namespace drawing::figures {
namespace {

using enum PieceForm;
constexpr PartName ear = PartName::ear, fur = PartName::fur, hair = PartName::hair, horn = PartName::hat,
                   mark = PartName::mark, mouth = PartName::mouth;
constexpr double back = -1.6, face = 7;

const Tail stub{{{-11, 2}, {-12, 1}}, {4, 4}, 0, false};
const Tail tufted{
    {{-4, 3}, {-14, 8}, {-22, 4}, {-26, -6}, {-27, -12}, {-29, -18}}, {2, 1.8, 1.7, 1.7, 4.2, 1.4}, 0.24};
const Tail thin{{{-4, 3}, {-14, 7}, {-20, 1}, {-22, -8}}, {1.8, 1.6, 1.6, 2.4}};
const Tail cat_tail{
    {{-4, 3}, {-14, 7}, {-22, 1}, {-22, -10}, {-18, -18}, {-21, -25}}, {2.7, 2.7, 2.7, 2.7, 2.7, 2.5}, 0.2};
const Tail lizard{{{0, 0}, {-12, 8}, {-24, 14}, {-36, 13}, {-44, 6}}, {8, 6.6, 4.4, 2.6, 1}};

// Small round ears with a smaller round in them.
std::vector<HeadPiece> round_ears(Point at, double radius) {
  return {{blob, ear, back, oval(at, radius, radius)},
          {blob, ear, back, oval(at + Point{0.2, 0.6}, radius * .54, radius * .54)}};
}

AnimalShape big_cat(std::string_view word) {
  return {.word = word,
          .skull = SkullForm::cheeks,
          .width = 16.6,
          .height = 15,
          .muzzle_x = 8,
          .muzzle_y = 5.8,
          .muzzle_at = 7.4,
          .nose_x = 3,
          .nose_y = 2.1,
          .nose_at = 4.2,
          .mouth_at = 8.4,
          .whiskers = true,
          .behind = round_ears({12.6, -11.6}, 5.6),
          .tail = cat_tail};
}

AnimalShape lion() {
  AnimalShape shape = big_cat("lion");
  shape.width = 14.6, shape.height = 14;
  shape.whiskers = false;
  shape.behind = round_ears({12.4, -16}, 5.2);
  shape.behind.insert(shape.behind.begin(), {wool,
                                             hair,
                                             -1,
                                             {{0, -23},
                                              {11, -21},
                                              {19.6, -13},
                                              {22.4, -2},
                                              {20.6, 9},
                                              {13, 17.6},
                                              {0, 20.6},
                                              {-13, 17.6},
                                              {-20.6, 9},
                                              {-22.4, -2},
                                              {-19.6, -13},
                                              {-11, -21}},
                                             Sides::one});
  shape.tail = tufted;
  return shape;
}
AnimalShape tiger() {
  AnimalShape shape = big_cat("tiger");
  shape.mask = {{line, mark, 6, {{0, -13.6}, {0, -8}}, Sides::one, Extent::whole, 1.5},
                {line, mark, 6, {{4.6, -13}, {3.6, -8.8}}, Sides::both, Extent::whole, 1.5},
                {rounded, mark, 2, {{20, 2}, {12, 4}, {19, 6.4}}, Sides::both, Extent::on_skull},
                {rounded, mark, 2, {{20, -4.4}, {13, -2}, {20, 0}}, Sides::both, Extent::on_skull}};
  shape.whiskers = false;
  shape.coat = Coat::stripes;
  return shape;
}
AnimalShape leopard() {
  AnimalShape shape = big_cat("leopard");
  shape.mask = {{blob, mark, 6, oval({0, -11}, 2, 1.8), Sides::one},
                {blob, mark, 6, oval({6, -9.6}, 2, 1.8)},
                {blob, mark, 4, oval({12.4, 1.6}, 1.9, 1.9)}};
  shape.coat = Coat::patches;
  return shape;
}
AnimalShape panda() {
  return {.word = "panda",
          .physique = Physique::stout,
          .width = 17,
          .height = 15.4,
          .eye_x = 7,
          .nose_x = 2.8,
          .nose_y = 2,
          .nose_at = 4.6,
          .mouth_at = 9,
          .behind = {{blob, ear, back, oval({13, -12.4}, 6.2, 6.2)}},
          .mask = {{blob,
                    mark,
                    face,
                    {{4.2, -5}, {8, -6.8}, {11.4, -3.4}, {11.6, 2}, {8.4, 4.6}, {4.6, 2.8}, {3.2, -1}}}},
          .tail = stub,
          .coat = Coat::limbs};
}
AnimalShape koala() {
  return {.word = "koala",
          .width = 16,
          .height = 14.6,
          .eye_x = 8,
          .eye_y = -2.4,
          .nose = NoseForm::broad,
          .nose_x = 3.6,
          .nose_y = 5.2,
          .nose_at = 2.6,
          .mouth = MouthForm::smile,
          .mouth_at = 10.4,
          .behind = {{wool,
                      ear,
                      back,
                      {{9, -14}, {14, -19}, {21, -18.6}, {25, -12}, {24, -4}, {18, -.6}, {12, -2}}},
                     {blob, ear, back, oval({17.4, -9.6}, 4.2, 4.6)}},
          .tail = {}};
}
AnimalShape elephant() {
  return {
      .word = "elephant",
      .physique = Physique::stout,
      .width = 15.4,
      .height = 15.4,
      .eye_x = 9.4,
      .eye_y = -5,
      .nose = NoseForm::none,
      .mouth = MouthForm::smile,
      .mouth_at = 11.4,
      .behind = {{blob,
                  ear,
                  back,
                  {{10, -13}, {17, -17}, {26, -15}, {31, -6}, {29.6, 5}, {23, 12.4}, {16.4, 10}, {12, 5}}},
                 {blob, ear, back, {{15, -9}, {22, -11}, {26.6, -4}, {24.6, 4}, {20, 7}, {15.6, 3}}}},
      .front = {{blob,
                 PartName::nose,
                 8.4,
                 {{-4, -3},
                  {0, -4.4},
                  {4, -3},
                  {4.4, 4},
                  {4.6, 12},
                  {7.4, 17.4},
                  {13, 17},
                  {14.6, 20.6},
                  {9, 24},
                  {2, 22},
                  {-2.6, 15},
                  {-4.2, 5}},
                 Sides::one},
                {line, PartName::nose, 8.4, {{-2.6, 3.4}, {0, 4.2}, {2.8, 3.6}}, Sides::one},
                {line, PartName::nose, 8.4, {{-1.8, 9.4}, {.6, 10}, {3, 9}}, Sides::one},
                {rounded, horn, face, {{5.6, 6}, {9.2, 5}, {10, 11.6}, {7.4, 12.6}}}},
      .tail = thin};
}
AnimalShape hippo() {
  return {.word = "hippo",
          .physique = Physique::stout,
          .width = 14.4,
          .height = 15,
          .eye_x = 6,
          .eye_y = -5.4,
          .muzzle_x = 15,
          .muzzle_y = 9.4,
          .muzzle_at = 7.4,
          .nose = NoseForm::nostrils,
          .nose_x = 6,
          .nose_at = 2.8,
          .mouth = MouthForm::wide,
          .mouth_at = 10.4,
          .behind = round_ears({11.4, -13.4}, 3.8),
          .front = {{rounded, mouth, 8.4, {{5.6, 11}, {9.4, 10.2}, {9.4, 14.6}, {6, 15}}}},
          .tail = stub};
}
AnimalShape rhino() {
  return {.word = "rhino",
          .physique = Physique::stout,
          .width = 15,
          .height = 15.4,
          .eye_x = 8,
          .eye_y = -5.4,
          .muzzle_x = 11,
          .muzzle_y = 7.4,
          .muzzle_at = 8.4,
          .nose = NoseForm::nostrils,
          .nose_x = 5.6,
          .nose_at = 7,
          .mouth = MouthForm::smile,
          .mouth_at = 11.4,
          .behind = {{blob, ear, back, {{6, -11}, {8.6, -21}, {13.4, -22}, {15.8, -15}, {13, -7}}},
                     {blob, ear, back, {{9, -13}, {10.6, -18.6}, {12.8, -18.6}, {13.2, -14}, {11.6, -10.6}}}},
          .front = {{rounded,
                     horn,
                     9,
                     {{-4.2, 5}, {-2.2, -3}, {0.6, -10.4}, {2.6, -3}, {4.2, 5}, {0, 6}},
                     Sides::one}},
          .tail = thin};
}
AnimalShape giraffe() {
  return {.word = "giraffe",
          .physique = Physique::long_neck,
          .skull = SkullForm::long_face,
          .width = 13.4,
          .height = 16,
          .eye_x = 7,
          .eye_y = -4,
          .muzzle_x = 9.4,
          .muzzle_y = 6.2,
          .muzzle_at = 10,
          .nose = NoseForm::nostrils,
          .nose_x = 3.6,
          .nose_at = 7.6,
          .mouth = MouthForm::smile,
          .mouth_at = 11.4,
          .behind = {{blob, ear, back, {{9, -9}, {17, -15}, {23, -13.6}, {21, -8}, {12, -4}}},
                     {rounded, horn, back, {{3.4, -12}, {4, -23}, {7, -23}, {8.6, -12}}},
                     {blob, horn, back, oval({5.4, -24}, 3.4, 3.2)}},
          .mask = {{blob, mark, 6, {{-3, -10.6}, {0, -13}, {3, -10.6}, {0, -7.6}}, Sides::one}},
          .tail = tufted,
          .coat = Coat::patches};
}
AnimalShape crocodile() {
  return {.word = "crocodile",
          .skull = SkullForm::snout,
          .width = 15.6,
          .height = 16,
          .eye_x = 6,
          .eye_y = -12.4,
          .nose = NoseForm::nostrils,
          .nose_x = 4,
          .nose_at = 2,
          .mouth = MouthForm::wide,
          .mouth_at = 9,
          .mask = {{blob, fur, 4.2, oval({6.2, -12.2}, 5.4, 5.4)}},
          .front = {{rounded, mouth, 11, {{8.2, 9.4}, {11.4, 8}, {10.6, 12.6}}},
                    {rounded, mouth, 11, {{3.4, 11.2}, {6.8, 10.4}, {5.4, 14.8}}}},
          .tail = lizard};
}
AnimalShape dinosaur() {
  return {.word = "dinosaur",
          .width = 15.6,
          .height = 14.6,
          .eye_x = 7.6,
          .eye_y = -6,
          .muzzle_x = 13.4,
          .muzzle_y = 8.6,
          .muzzle_at = 6.8,
          .nose = NoseForm::nostrils,
          .nose_x = 3.4,
          .nose_at = 1.6,
          .mouth = MouthForm::wide,
          .mouth_at = 8.4,
          .behind = {{rounded, horn, -4, {{-4.6, -12}, {0, -24}, {4.6, -12}}, Sides::one},
                     {rounded, horn, -3, {{3, -11}, {10.4, -20.6}, {12, -8}}}},
          .front = {{rounded, mouth, 9, {{5.6, 10.2}, {9, 8.8}, {8, 13.4}}}},
          .tail = lizard};
}
AnimalShape dragon() {
  return {.word = "dragon",
          .width = 15.4,
          .height = 14.6,
          .eye_x = 7.4,
          .eye_y = -4.6,
          .muzzle_x = 12,
          .muzzle_y = 7.8,
          .muzzle_at = 7.6,
          .nose = NoseForm::nostrils,
          .nose_x = 4.6,
          .nose_at = 3.4,
          .mouth = MouthForm::smile,
          .mouth_at = 10,
          .behind = {{blob, horn, back, {{6, -11}, {8, -20}, {13.6, -27}, {17, -27}, {15, -20}, {13.4, -10}}},
                     {rounded, ear, back, {{13, -6}, {25, -9}, {21, -3}, {24, 3}, {13, 4}}}},
          .mask = {{rounded, mark, 6, {{-3.4, -10}, {0, -15.4}, {3.4, -10}, {0, -6.4}}, Sides::one}},
          .tail = {{{0, 0}, {-12, 8}, {-24, 12}, {-34, 6}, {-38, -4}, {-44, -10}},
                   {7, 5.6, 3.8, 2.6, 5, .8},
                   0.2},
          .back = BackPiece::bat_wings};
}
AnimalShape camel() {
  return {.word = "camel",
          .skull = SkullForm::long_face,
          .width = 13,
          .height = 16,
          .eye_x = 6.6,
          .eye_y = -4.6,
          .muzzle_x = 10,
          .muzzle_y = 7.4,
          .muzzle_at = 9.4,
          .nose = NoseForm::nostrils,
          .nose_x = 3,
          .nose_at = 6.2,
          .mouth = MouthForm::cat,
          .mouth_at = 10.4,
          .behind = {{blob, ear, back, {{7, -12}, {11, -19}, {15.4, -18.4}, {14, -11}, {10, -8}}}},
          .front = {{wool,
                     hair,
                     3,
                     {{-7, -12}, {-5, -18.4}, {0, -20.6}, {5, -18.4}, {7, -12}, {0, -9.4}},
                     Sides::one}},
          .tail = tufted,
          .back = BackPiece::hump};
}
AnimalShape kangaroo() {
  return {.word = "kangaroo",
          .skull = SkullForm::long_face,
          .width = 13.4,
          .height = 15.4,
          .eye_x = 6.8,
          .eye_y = -3,
          .muzzle_x = 7,
          .muzzle_y = 6,
          .muzzle_at = 8.6,
          .nose_x = 3,
          .nose_y = 2.2,
          .nose_at = 6,
          .mouth_at = 10.4,
          .behind = {{blob, ear, back, {{4, -10}, {4.4, -22}, {10, -30}, {14.6, -24}, {13.4, -9}}},
                     {blob, ear, back, {{7, -12}, {7.4, -20}, {10, -25}, {11.8, -20}, {10.6, -11}}}},
          .tail = {{{0, 0}, {-12, 10}, {-24, 18}, {-36, 20}}, {6.6, 5.4, 4, 2.4}},
          .coat = Coat::pouch};
}

}  // namespace

std::vector<AnimalShape> wild_shapes() {
  return {panda(), koala(),   lion(),      tiger(),    leopard(), elephant(), hippo(),
          rhino(), giraffe(), crocodile(), dinosaur(), dragon(),  camel(),    kangaroo()};
}

}  // namespace drawing::figures
