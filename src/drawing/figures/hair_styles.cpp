#include <array>

#include "drawing/figures/hair.h"

namespace drawing::figures {
namespace {

// Close to the head, for hair that is combed back or tied.
const std::vector<Point> close_cap{{-16.8, 4}, {-17.6, -3}, {-16.2, -11}, {-10.4, -17.4}, {0, -19},
                                   {10.4, -17.4}, {16.2, -11}, {17.6, -3}, {16.8, 4}};
const std::vector<Point> swept_line{{-88, 2}, {-74, -3}, {-52, -8.4}, {-26, -11}, {0, -11.6},
                                    {26, -11}, {52, -8.4}, {74, -3}, {88, 2}};
const std::vector<Point> parting_line{{-88, 3}, {-72, 0}, {-56, -3.6}, {-36, -8}, {-14, -12}, {0, -15},
                                      {14, -12}, {36, -8}, {56, -3.6}, {72, 0}, {88, 3}};
const std::vector<std::vector<Point>> middle_strand{{{0, -15.2}, {0, -18}}};
const std::vector<std::vector<Point>> combed_strands{{{-10, -10.6}, {-7, -14}, {-4, -16.4}}, {{10, -10.6}, {7, -14}, {4, -16.4}}};

HairShape short_tufts() {
  return {.outline = {{-17.2, 5}, {-18, -3}, {-17.4, -10}, {-13, -17}, {-7, -20.6}, {-3.6, -19}, {2, -22.4}, {5.4, -19.6},
                      {10.6, -20}, {15.4, -14}, {17.6, -8}, {18, -2}, {17.2, 5}},
          .hairline = {{-86, 4}, {-76, -1}, {-62, -6.4}, {-44, -7.4}, {-30, -5.4}, {-22, -9}, {-4, -8.4}, {8, -6},
                       {14, -9.6}, {34, -9.6}, {52, -7}, {58, -9}, {76, -3}, {86, 4}},
          .jagged = true,
          .strands = {{{-4, -19}, {-7, -15}, {-8, -12.6}}, {{4, -19}, {4.4, -16}, {6.4, -13}}}};
}
HairShape parted() {
  return {.outline = {{-17.2, 6}, {-18.2, -3}, {-17, -12}, {-10, -19.4}, {-5, -20}, {2, -22.6}, {12, -20}, {18, -12},
                      {18.4, -3}, {17.2, 6}},
          .hairline = {{-86, 5}, {-78, -2}, {-60, -8}, {-42, -11.6}, {-30, -14}, {-10, -9.4}, {20, -6.4}, {48, -5.4},
                       {66, -3.4}, {76, -1}, {86, 5}},
          .strands = {{{-8.6, -14}, {-8.6, -17}, {-6.4, -18.6}}, {{-3, -15.4}, {6, -14.6}, {12.6, -10}}}};
}
HairShape spikes() {
  return {.outline = {{-17, 5}, {-18.6, -2}, {-21.4, -6}, {-18, -8.4}, {-21, -14.4}, {-15, -14.6}, {-15.4, -21.4},
                      {-9, -18.4}, {-6, -25}, {-1, -19.6}, {4.6, -25.6}, {7.4, -18.8}, {14, -22}, {14, -15.4},
                      {20.6, -15.6}, {17.8, -9}, {21.6, -6.6}, {18.4, -2}, {17, 5}},
          .hairline = {{-86, 4}, {-76, -2}, {-60, -7}, {-46, -4.4}, {-36, -9}, {-18, -5}, {-8, -9.6}, {8, -5.4}, {18, -9.6},
                       {34, -5}, {46, -9}, {62, -6}, {76, -2}, {86, 4}},
          .pointed = true,
          .jagged = true};
}
HairShape bob() {
  return {.outline = {{-9, 14}, {-15, 15.6}, {-19, 12.6}, {-19.6, 2}, {-18.6, -8}, {-13, -17.6}, {0, -21}, {13, -17.6},
                      {18.6, -8}, {19.6, 2}, {19, 12.6}, {15, 15.6}, {9, 14}},
          .hairline = {{-56, 40}, {-56, 12}, {-68, 4}, {-64, -3}, {-44, -5.4}, {-8, -7}, {30, -6}, {60, -3.6}, {68, 4},
                       {56, 12}, {56, 40}},
          .over_ears = true,
          .back = BackHair::bob,
          .strands = {{{0, -17}, {-6, -15}, {-9, -11}}, {{5, -17}, {9.6, -14.6}, {12.6, -10}}}};
}
HairShape fringe() {
  return {.outline = {{-9, 20}, {-15, 22.6}, {-19.6, 19}, {-19, 4}, {-18.6, -8}, {-13, -17.6}, {0, -21}, {13, -17.6},
                      {18.6, -8}, {19, 4}, {19.6, 19}, {15, 22.6}, {9, 20}},
          .hairline = {{-58, 40}, {-58, 14}, {-70, 2}, {-66, -4.4}, {-40, -5.6}, {-20, -6.2}, {0, -6.2}, {20, -6.2}, {40, -5.6},
                       {66, -4.4}, {70, 2}, {58, 14}, {58, 40}},
          .over_ears = true,
          .back = BackHair::long_fall,
          .strands = {{{-4.4, -12.4}, {-4.6, -8.6}}, {{4.4, -12.4}, {4.6, -8.6}}}};
}
HairShape long_hair() {
  return {.outline = {{-9, 24}, {-15, 27}, {-20.4, 23.6}, {-19.4, 8}, {-18.8, -7}, {-12, -18}, {0, -20.6}, {12, -18},
                      {18.8, -7}, {19.4, 8}, {20.4, 23.6}, {15, 27}, {9, 24}},
          .hairline = {{-58, 44}, {-58, 14}, {-72, 5}, {-66, -2}, {-40, -8}, {-14, -12.4}, {-4, -15.4}, {10, -12}, {40, -8},
                       {66, -2}, {72, 5}, {58, 14}, {58, 44}},
          .over_ears = true,
          .back = BackHair::long_fall,
          .strands = {{{-16.4, 6}, {-16.2, 13}, {-17, 19}}, {{16.4, 6}, {16.2, 13}, {17, 19}}, {{-1, -15.8}, {-.8, -18.2}}}};
}
HairShape wavy() {
  return {.outline = {{-9, 19}, {-15, 22}, {-20.6, 20}, {-19.4, 14}, {-22.6, 8}, {-19.8, 2}, {-21, -5}, {-16.4, -13.4},
                      {-8, -20}, {2, -21}, {12, -19}, {18.4, -12}, {21, -4}, {19.8, 2}, {22.6, 8}, {19.4, 14}, {20.6, 20},
                      {15, 22}, {9, 19}},
          .hairline = {{-58, 44}, {-58, 14}, {-72, 6}, {-66, 0}, {-58, -4}, {-40, -9}, {-26, -14}, {0, -9.4}, {36, -5.4},
                       {64, -2}, {72, 5}, {58, 14}, {58, 44}},
          .over_ears = true,
          .back = BackHair::wide_fall,
          .strands = {{{-9, -13}, {-8.4, -16}, {-6, -17.4}}, {{-2, -14.4}, {8, -12.6}, {13.6, -7}}}};
}
HairShape quiff() {
  return {.outline = {{-16.8, 4}, {-17.2, -3}, {-16.6, -10}, {-15, -16}, {-9, -20.4}, {0, -24.6}, {9, -26}, {16, -23},
                      {19, -17.6}, {17.6, -10.6}, {17.2, -3}, {16.8, 4}},
          .hairline = {{-86, 4}, {-76, -3}, {-66, -9}, {-46, -11}, {-20, -10}, {10, -11}, {40, -12}, {64, -10}, {74, -4},
                       {86, 4}},
          .strands = {{{-8, -14.4}, {1, -18}, {10, -18.6}}, {{-11.6, -16.6}, {-5, -19.8}}}};
}
HairShape crop() {
  return {.outline = {{-16.8, 3}, {-17.6, -4}, {-16, -11}, {-10, -17.6}, {0, -19}, {10, -17.6}, {16, -11}, {17.6, -4},
                      {16.8, 3}},
          .hairline = {{-86, 3}, {-78, -3}, {-70, -8.4}, {-46, -10}, {-20, -10.2}, {0, -10.2}, {20, -10.2}, {46, -10},
                       {70, -8.4}, {78, -3}, {86, 3}}};
}
HairShape mop() {
  return {.outline = {{-17.6, 9}, {-20, 4}, {-19.6, -6}, {-15, -16}, {-4, -21.4}, {8, -20.4}, {17, -14}, {20, -4},
                      {19.8, 4}, {17.6, 9}},
          .hairline = {{-74, 9}, {-66, 3}, {-66, -2}, {-50, -3}, {-42, -1}, {-30, -5.4}, {-14, -2.8}, {-2, -6.4}, {16, -3},
                       {28, -6}, {44, -2}, {56, -4}, {66, -1}, {68, 4}, {76, 9}},
          .jagged = true,
          .strands = {{{-2, -17.6}, {-7, -14.6}, {-9.6, -10.4}}, {{4, -17.6}, {9, -14}, {11, -10}}}};
}
HairShape swoop() {
  return {.outline = {{-10, 10.6}, {-15.4, 12.6}, {-19.4, 9}, {-19, -4}, {-14.6, -16}, {-3, -21.4}, {9, -20}, {17.6, -12.4},
                      {19.2, -2}, {19, 8}, {15.8, 11}, {11, 9}},
          .hairline = {{-58, 40}, {-58, 9}, {-70, 3}, {-64, -3}, {-40, -7.4}, {16, -14}, {30, -10}, {60, -5}, {70, 2}, {60, 8},
                       {58, 40}},
          .over_ears = true,
          .back = BackHair::bob,
          .strands = {{{5, -14.6}, {5.6, -17.8}}, {{0, -14.2}, {-7, -12}, {-11.4, -7.4}}}};
}
HairShape afro() {
  return {.outline = {{-17.6, 6}, {-22.6, 1}, {-24, -8}, {-20, -18}, {-11, -24.6}, {0, -26.6}, {11, -24.6}, {20, -18},
                      {24, -8}, {22.6, 1}, {17.6, 6}},
          .hairline = swept_line,
          .curls = 4.6};
}
HairShape old_bun() {
  return {.outline = {{-17.6, 6}, {-19, -2}, {-17.6, -11}, {-11, -18.4}, {0, -20.2}, {11, -18.4}, {17.6, -11}, {19, -2},
                      {17.6, 6}},
          .hairline = {{-86, 6}, {-74, 1}, {-60, -4}, {-36, -8.4}, {-14, -11}, {0, -14}, {14, -11}, {36, -8.4}, {60, -4},
                       {74, 1}, {86, 6}},
          .back = BackHair::bun,
          .strands = {{{0, -14.4}, {0, -17.4}}}};
}
HairShape space_buns() {
  return {.outline = close_cap,
          .hairline = {{-88, 3}, {-72, -1}, {-56, -5}, {-40, -5}, {-20, -6}, {0, -6.4}, {20, -6}, {40, -5}, {56, -5}, {72, -1},
                       {88, 3}},
          .back = BackHair::buns};
}

struct Style {
  HairStyle style;
  HairShape shape;
};

const std::vector<Style>& styles() {
  static const std::vector<Style> table{
      {HairStyle::short_tufts, short_tufts()},
      {HairStyle::parted, parted()},
      {HairStyle::spikes, spikes()},
      {HairStyle::bob, bob()},
      {HairStyle::fringe, fringe()},
      {HairStyle::long_hair, long_hair()},
      {HairStyle::wavy, wavy()},
      {HairStyle::plaits,
       {.outline = close_cap, .hairline = parting_line, .back = BackHair::plaits, .strands = middle_strand}},
      {HairStyle::pigtails,
       {.outline = close_cap, .hairline = parting_line, .back = BackHair::tails, .strands = middle_strand}},
      {HairStyle::space_buns, space_buns()},
      {HairStyle::pony, {.outline = close_cap, .hairline = swept_line, .back = BackHair::pony, .strands = combed_strands}},
      {HairStyle::bun, {.outline = close_cap, .hairline = swept_line, .back = BackHair::bun, .strands = combed_strands}},
      {HairStyle::old_bun, old_bun()},
      {HairStyle::curls, {.outline = close_cap, .hairline = swept_line, .curls = 4.4}},
      {HairStyle::afro, afro()},
      {HairStyle::quiff, quiff()},
      {HairStyle::crop, crop()},
      {HairStyle::mop, mop()},
      {HairStyle::swoop, swoop()},
  };
  return table;
}

}  // namespace

const HairShape* hair_shape(HairStyle style) {
  for (const Style& entry : styles()) {
    if (entry.style == style) return &entry.shape;
  }
  return nullptr;
}

}  // namespace drawing::figures
