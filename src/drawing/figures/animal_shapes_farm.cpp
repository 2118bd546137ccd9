// Horses and their kin, cattle, sheep, deer.
#include "drawing/figures/animal_shapes.h"

namespace drawing::figures {
namespace {

using enum PieceForm;
constexpr PartName ear = PartName::ear, hair = PartName::hair, horn = PartName::hat, mark = PartName::mark;
constexpr double back = -1.6, face = 7;

const Tail horse_tail{{{-4, 1}, {-11, -2}, {-18, 4}, {-21, 14}, {-20, 24}}, {2.4, 3.6, 4.4, 4, 1}};
const Tail tufted{{{-4, 3}, {-13, 6}, {-20, 12}, {-22, 18}, {-23, 25}}, {1.8, 1.6, 1.6, 3.6, 1.2}, 0.26};
const Tail stub{{{-10, 2}, {-13, 0}}, {3.6, 3.2}, 0, false};

AnimalShape horse(std::string_view word) {
  return {.word = word,
          .skull = SkullForm::long_face,
          .width = 13,
          .height = 17,
          .eye_x = 6.8,
          .eye_y = -4,
          .muzzle_x = 9.6,
          .muzzle_y = 6.8,
          .muzzle_at = 11,
          .nose = NoseForm::nostrils,
          .nose_x = 4,
          .nose_at = 8.6,
          .mouth = MouthForm::smile,
          .mouth_at = 12.6,
          .behind = {{blob,
                      hair,
                      -5,
                      {{-8, -17}, {-15, -14}, {-18.6, -5}, {-17.4, 6}, {-18, 15}, {-11, 16}, {-8, 0}},
                      Sides::one},
                     {blob, ear, back, {{4, -12}, {5, -21}, {9, -26}, {12, -20}, {11.6, -10}}},
                     {blob, ear, back, {{6.8, -14}, {7.2, -19.4}, {9, -21.8}, {10, -18}, {9.6, -13}}}},
          .front = {{blob,
                     hair,
                     3.6,
                     {{-5, -16},
                      {-1, -20},
                      {5, -18.6},
                      {7.4, -13},
                      {6, -7},
                      {3.4, -10.4},
                      {1.4, -5.4},
                      {-1.4, -10},
                      {-4.4, -8.6}},
                     Sides::one}},
          .tail = horse_tail,
          .coat = Coat::plain};
}
AnimalShape unicorn() {
  AnimalShape shape = horse("unicorn");
  shape.front.push_back({rounded, horn, 5.6, {{-3, -14.6}, {0, -34}, {3, -14.6}, {0, -13.4}}, Sides::one});
  shape.front.push_back({line, horn, 5.6, {{-2.2, -19}, {0, -18.4}, {2, -20.4}}, Sides::one});
  shape.front.push_back({line, horn, 5.6, {{-1.6, -24}, {0, -23.4}, {1.2, -25}}, Sides::one});
  shape.coat = Coat::belly;
  return shape;
}
AnimalShape donkey() {
  AnimalShape shape = horse("donkey");
  shape.behind = {{blob, ear, back, {{3, -11}, {4, -26}, {10, -36}, {15, -28}, {12.4, -9}}},
                  {blob, ear, back, {{6, -14}, {7, -25}, {10, -31}, {12.4, -25}, {10.4, -13}}}};
  shape.front = {
      {rounded,
       hair,
       3,
       {{-5, -13}, {-5.4, -20}, {-2, -18.4}, {0, -22}, {2.4, -18.4}, {5.6, -20}, {5, -13}, {0, -10.6}},
       Sides::one}};
  shape.tail = tufted;
  shape.coat = Coat::belly;
  return shape;
}
AnimalShape zebra() {
  AnimalShape shape = horse("zebra");
  shape.behind.erase(shape.behind.begin());
  shape.front = {
      {rounded,
       hair,
       2,
       {{-4.6, -13}, {-5.4, -24}, {-2, -22}, {0, -26.4}, {2.4, -22}, {5.6, -24}, {4.6, -13}, {0, -11}},
       Sides::one}};
  shape.mask = {{rounded, mark, 3, {{16, -9.6}, {9.6, -9.6}, {16, -6}}, Sides::both, Extent::on_skull},
                {rounded, mark, 3, {{16, -1}, {8, 1}, {16, 3}}, Sides::both, Extent::on_skull},
                {line, mark, 6, {{0, -10}, {0, -4}}, Sides::one, Extent::whole, 1.4},
                {line, mark, 6, {{3.2, -10}, {2.4, -6}}, Sides::both, Extent::whole, 1.4}};
  shape.tail = tufted;
  shape.coat = Coat::stripes;
  return shape;
}
AnimalShape cow() {
  return {.word = "cow",
          .physique = Physique::stout,
          .width = 14.6,
          .height = 15.6,
          .eye_x = 7,
          .eye_y = -3.6,
          .muzzle_x = 12,
          .muzzle_y = 7,
          .muzzle_at = 8.6,
          .nose = NoseForm::nostrils,
          .nose_x = 5,
          .nose_at = 6.6,
          .mouth = MouthForm::smile,
          .mouth_at = 10.8,
          .behind = {{blob,
                      horn,
                      back,
                      {{6, -11}, {8, -17}, {13.4, -20.4}, {16.6, -26}, {18.4, -19}, {16, -13}, {11, -9}}},
                     {blob, ear, back, {{11, -9}, {19, -12}, {26, -9.4}, {25, -4}, {18, -2}, {12, -3}}}},
          .mask = {{blob,
                    mark,
                    face,
                    {{3, -10}, {8, -12}, {12.6, -8}, {12.4, 0}, {8, 2.4}, {4, 0}, {2.6, -5}},
                    Sides::one,
                    Extent::on_skull}},
          .front = {{blob,
                     hair,
                     3,
                     {{-5, -14}, {-2, -17.6}, {3, -17.4}, {5.4, -13.4}, {2, -10.6}, {0, -12.4}, {-3, -10.4}},
                     Sides::one}},
          .tail = tufted,
          .coat = Coat::patches};
}
AnimalShape sheep() {
  return {
      .word = "sheep",
      .physique = Physique::stout,
      .skull = SkullForm::long_face,
      .width = 12.4,
      .height = 14.6,
      .eye_x = 5.8,
      .eye_y = -.6,
      .nose_x = 2.6,
      .nose_y = 1.7,
      .nose_at = 6.8,
      .mouth_at = 10.4,
      .behind = {{wool,
                  hair,
                  -2,
                  {{0, -20.6},
                   {9, -20},
                   {16, -14},
                   {18.6, -5},
                   {16.6, 3},
                   {10, 8},
                   {0, 9},
                   {-10, 8},
                   {-16.6, 3},
                   {-18.6, -5},
                   {-16, -14},
                   {-9, -20}},
                  Sides::one},
                 {blob, ear, back, {{11, -5}, {18, -7}, {25, -3}, {24.4, 2}, {17, 3}, {12, 0}}}},
      .front = {{wool,
                 hair,
                 3,
                 {{-9, -9}, {-9, -15}, {-3, -18.6}, {4, -18.4}, {9.4, -14.4}, {9, -9}, {3, -6.6}, {-3, -6.6}},
                 Sides::one}},
      .tail = {{{-11, 1}, {-12, 0}}, {5, 5}, 0, false},
      .coat = Coat::wool};
}
AnimalShape goat() {
  return {.word = "goat",
          .skull = SkullForm::long_face,
          .width = 12.6,
          .height = 16,
          .eye_x = 6.4,
          .eye_y = -3.4,
          .muzzle_x = 7.4,
          .muzzle_y = 5.8,
          .muzzle_at = 9.6,
          .nose_x = 2.8,
          .nose_y = 1.8,
          .nose_at = 7,
          .mouth_at = 11,
          .behind = {{blob,
                      horn,
                      back,
                      {{2.6, -12}, {4, -22}, {9.6, -31}, {15, -33}, {13, -27}, {9.6, -20}, {8.6, -11}}},
                     {blob, ear, back, {{10, -9}, {18, -9}, {24, -3}, {22, 1}, {15, -1}, {11, -4}}}},
          .front = {{blob, hair, 6, {{-4, 14.6}, {4, 14.6}, {3, 20}, {0, 25.4}, {-2.4, 20}}, Sides::one},
                    {blob, hair, 3, {{-4, -13}, {-1, -17}, {4, -15.6}, {4, -11}, {0, -8.4}}, Sides::one}},
          .tail = stub,
          .coat = Coat::plain};
}
AnimalShape deer() {
  return {.word = "deer",
          .skull = SkullForm::long_face,
          .width = 12.8,
          .height = 15.6,
          .eye_x = 6.8,
          .eye_y = -3,
          .muzzle_x = 6.8,
          .muzzle_y = 5.6,
          .muzzle_at = 9.6,
          .nose_x = 3,
          .nose_y = 2.2,
          .nose_at = 7,
          .mouth_at = 11,
          .behind = {{rounded,
                      horn,
                      back,
                      {{3.2, -12},
                       {5, -23},
                       {2, -29},
                       {4.6, -30.4},
                       {7.6, -25},
                       {9, -34},
                       {12, -33.4},
                       {11.4, -25},
                       {17, -29},
                       {18.4, -26.4},
                       {11, -20},
                       {7.6, -11}}},
                     {blob, ear, back, {{10, -9}, {18, -13.6}, {24.4, -11}, {21.6, -5}, {12, -3.4}}},
                     {blob, ear, back, {{14, -8.4}, {18.6, -10.8}, {21.6, -9.6}, {19.6, -6.6}, {14.6, -6}}}},
          .tail = stub,
          .coat = Coat::belly};
}
AnimalShape reindeer() {
  AnimalShape shape = deer();
  shape.word = "reindeer";
  shape.nose = NoseForm::none;
  shape.behind[0].points = {{3, -12},      {6, -24},    {3.6, -33},    {6.6, -34.6}, {9, -28},
                            {13, -36},     {16, -35},   {13, -26},     {20, -30},    {21.6, -27},
                            {13.4, -20.6}, {18.4, -18}, {17.4, -15.4}, {10, -16.6},  {7.6, -11}};
  shape.front = {{blob, PartName::nose, 8.4, oval({0, 6}, 3.8, 3.4), Sides::one}};
  return shape;
}
AnimalShape elk() {
  AnimalShape shape = deer();
  shape.word = "elk";
  shape.muzzle_x = 9.4, shape.muzzle_y = 7, shape.nose = NoseForm::nostrils, shape.nose_x = 3.8,
  shape.nose_at = 8;
  shape.mouth = MouthForm::smile, shape.mouth_at = 12;
  shape.behind[0] = {blob,
                     horn,
                     back,
                     {{3, -11},
                      {8, -17},
                      {9, -25},
                      {13, -31},
                      {16.6, -25},
                      {21, -31},
                      {24, -24},
                      {28.6, -27},
                      {29, -19},
                      {22, -13.6},
                      {13, -12},
                      {8, -9}}};
  return shape;
}

AnimalShape llama() {
  return {
      .word = "llama",
      .physique = Physique::long_neck,
      .skull = SkullForm::long_face,
      .width = 12.4,
      .height = 15,
      .eye_x = 6.2,
      .eye_y = -2.6,
      .muzzle_x = 7.4,
      .muzzle_y = 5.6,
      .muzzle_at = 8.6,
      .nose_x = 2.4,
      .nose_y = 1.6,
      .nose_at = 6.4,
      .mouth_at = 9.6,
      .behind = {{blob, ear, back, {{3.6, -11}, {4, -22}, {8, -28}, {12, -24.6}, {10.4, -10}}}},
      .front = {{wool,
                 hair,
                 3,
                 {{-8.4, -9}, {-8, -15}, {-2.4, -18.6}, {3.4, -18}, {8.6, -14}, {8.4, -9}, {3, -7}, {-3, -7}},
                 Sides::one}},
      .tail = stub,
      .coat = Coat::wool};
}

}  // namespace

std::vector<AnimalShape> farm_shapes() {
  return {horse("horse"), unicorn(), donkey(),   zebra(), cow(),  sheep(),
          goat(),         deer(),    reindeer(), elk(),   llama()};
}

}  // namespace drawing::figures
