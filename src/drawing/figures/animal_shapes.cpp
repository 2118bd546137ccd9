#include "drawing/figures/animal_shapes.h"

#include <cmath>
#include <numbers>

namespace drawing::figures {
namespace {

using enum PieceForm;
constexpr PartName ear = PartName::ear, mark = PartName::mark;
// How far ears go back when a head turns.
constexpr double back = -1.6;

}  // namespace

std::vector<Point> oval(Point at, double radius_x, double radius_y) {
  std::vector<Point> points;
  constexpr int corners = 10;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2 * std::numbers::pi * i / corners;
    points.push_back({at.x + radius_x * std::cos(angle), at.y + radius_y * std::sin(angle)});
  }
  return points;
}

std::vector<AnimalShape> house_shapes() {
  return {
      {.word = "bear",
       .physique = Physique::stout,
       .width = 16.8,
       .height = 15.6,
       .muzzle_x = 7.8,
       .muzzle_y = 6.2,
       .muzzle_at = 6.4,
       .nose_x = 3.2,
       .nose_y = 2.4,
       .nose_at = 3.3,
       .mouth_at = 8.2,
       .behind = {{blob, ear, back, oval({12.4, -12.2}, 6, 6)},
                  {blob, ear, back, oval({12.6, -11.8}, 3.2, 3.2)}},
       .tail = {{{-11, 2}, {-12, 1}}, {4.2, 4.2}, 0, false}},
      {.word = "cat",
       .skull = SkullForm::cheeks,
       .width = 17.2,
       .height = 14.6,
       .nose_x = 2,
       .nose_y = 1.6,
       .mouth_at = 6.9,
       .whiskers = true,
       .behind = {{rounded, ear, back, {{1.6, -11}, {13.6, -26}, {17.6, -3}}},
                  {rounded, ear, back, {{6.8, -11.6}, {12.8, -20.4}, {14.8, -8.4}}}},
       .mask = {{line, mark, 5.6, {{0, -12.4}, {0, -7.4}}, Sides::one, Extent::whole, 1.3},
                {line, mark, 5.6, {{3.8, -11.6}, {3.4, -8.4}}, Sides::both, Extent::whole, 1.3}},
       .tail = {{{-4, 3}, {-14, 6}, {-21, 0}, {-21, -10}, {-17, -18}, {-20, -24}},
                {2.6, 2.5, 2.4, 2.4, 2.5, 2.7}}},
      {.word = "dog",
       .width = 15.8,
       .height = 15.2,
       .muzzle_x = 8.4,
       .muzzle_y = 6.8,
       .muzzle_at = 6.6,
       .nose_x = 3.4,
       .nose_y = 2.5,
       .nose_at = 3.2,
       .mouth_at = 8.2,
       .front =
           {{blob, ear, -1, {{9, -14}, {15, -14.6}, {20, -8}, {20.6, 2}, {17.4, 8.6}, {13.4, 5}, {13, -4}}}},
       .tail = {{{-4, 2}, {-12, 0}, {-18, -6}, {-20, -14}}, {3.2, 2.9, 2.6, 2.2}}},
      {.word = "fox",
       .skull = SkullForm::cheeks,
       .width = 17.6,
       .height = 14,
       .mouth_at = 7.5,
       .behind = {{rounded, ear, back, {{1.6, -11}, {13.6, -26}, {17.6, -3}}},
                  {rounded, ear, back, {{6.8, -11.6}, {12.8, -20.4}, {14.8, -8.4}}}},
       // White cheeks: below a line that rises from the nose to both sides.
       .mask = {{blob,
                 PartName::muzzle,
                 5,
                 {{-30, -9},
                  {-20, -4},
                  {-14, 1.6},
                  {-8, 2.8},
                  {-3, 1},
                  {0, -1},
                  {3, 1},
                  {8, 2.8},
                  {14, 1.6},
                  {20, -4},
                  {30, -9},
                  {34, 10},
                  {20, 30},
                  {-20, 30},
                  {-34, 10}},
                 Sides::one,
                 Extent::on_skull}},
       .tail = {{{-4, 3}, {-13, 8}, {-22, 6}, {-28, -4}, {-27, -14}}, {2.6, 4.4, 6.6, 6, 1.6}, 0.26}},
      {.word = "monkey",
       .physique = Physique::long_arms,
       .width = 15.6,
       .height = 15.4,
       .nose = NoseForm::specks,
       .nose_at = 3.4,
       .mouth = MouthForm::smile,
       .mouth_at = 8,
       .behind = {{blob, ear, back, oval({17.2, 0}, 6.2, 6.2)},
                  {blob, ear, back, oval({17.8, 0.2}, 3.3, 3.3)}},
       .mask = {{blob,
                 PartName::muzzle,
                 7,
                 {{0, -6.4},
                  {4.8, -9.2},
                  {10, -7},
                  {11.6, -1.6},
                  {9.4, 3.4},
                  {9.4, 8.4},
                  {5.4, 12.2},
                  {0, 13.2},
                  {-5.4, 12.2},
                  {-9.4, 8.4},
                  {-9.4, 3.4},
                  {-11.6, -1.6},
                  {-10, -7},
                  {-4.8, -9.2}},
                 Sides::one}},
       .tail = {{{-4, 3}, {-15, 7}, {-23, 1}, {-24, -10}, {-17, -15}, {-13, -9}}, {2.2, 2.1, 2, 2, 2, 2}}},
      {.word = "mouse",
       .width = 14.8,
       .height = 14,
       .muzzle_x = 6.2,
       .muzzle_y = 4.8,
       .muzzle_at = 7.2,
       .nose_x = 2.4,
       .nose_y = 2,
       .nose_at = 4.8,
       .mouth_at = 9.2,
       .whiskers = true,
       .behind = {{blob, ear, back, oval({14.6, -12}, 9.8, 9.8)},
                  {blob, ear, back, oval({14.8, -11.6}, 6, 6)}},
       .tail = {{{-4, 4}, {-14, 8}, {-21, 3}, {-25, -5}, {-32, -6}}, {1.9, 1.7, 1.6, 1.5, 1.3}}},
      {.word = "pig",
       .physique = Physique::stout,
       .width = 16.4,
       .height = 15.2,
       .eye_y = -2.6,
       .muzzle_x = 7.2,
       .muzzle_y = 5.4,
       .muzzle_at = 4.8,
       .nose = NoseForm::pig,
       .nose_at = 4.6,
       .mouth = MouthForm::smile,
       .mouth_at = 11.6,
       .behind = {{rounded, ear, back, {{3, -11}, {7, -21}, {18, -17.6}, {16.8, -4}}},
                  {rounded, ear, back, {{10, -14.6}, {17.6, -16.8}, {15.4, -9}}}},
       .tail = {{{-7, 0}, {-13, -1}, {-16, -6}, {-12, -9}, {-10, -5}, {-16, -2}, {-20, -6}},
                {1.3, 1.3, 1.2, 1.2, 1.2, 1.1, 1}}},
      {.word = "rabbit",
       .width = 15.4,
       .height = 14.6,
       .nose_x = 2.3,
       .nose_y = 1.8,
       .mouth = MouthForm::teeth,
       .mouth_at = 7.2,
       .whiskers = true,
       .behind =
           {{blob, ear, back, {{5, -8}, {2.6, -18}, {5.2, -31}, {10, -36}, {14, -31}, {14.2, -18}, {10, -8}}},
            {blob,
             ear,
             back,
             {{6.8, -9}, {5.6, -18}, {7.4, -28}, {9.8, -31.4}, {11.4, -28}, {11.2, -18}, {8.8, -9}}}},
       .tail = {{{-11, 1}, {-12, 0}}, {5, 5}, 0, false}},
  };
}

const AnimalShape& animal_shape(AnimalKind kind) {
  static const std::vector<AnimalShape> shapes = [] {
    std::vector<AnimalShape> all = house_shapes();
    for (const auto& more : {wild_shapes(), farm_shapes(), forest_shapes(), other_shapes()})
      all.insert(all.end(), more.begin(), more.end());
    return all;
  }();
  return shapes.at(static_cast<std::size_t>(kind));
}

}  // namespace drawing::figures
