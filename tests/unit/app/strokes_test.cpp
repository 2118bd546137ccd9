#include "app/strokes.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/error.h"

namespace app {
namespace {

std::string reason_of(const std::vector<ColourStroke>& strokes) {
  try {
    require_valid(strokes);
    return "";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.field(), "strokes");
    return error.reason();
  }
}

TEST(Strokes, AreReadAsTheyWereWritten) {
  const std::vector<ColourStroke> strokes = {
      {0, 0, "red"}, {10'050, 29'700, "skinLight", "crayon"}, {farthest_stroke_hundredths_mm, 1, "eraser"}};
  EXPECT_EQ(reason_of(strokes), "");
  EXPECT_EQ(encode_strokes(strokes), "0 0 red\n10050 29700 skinLight crayon\n100000 1 eraser\n");
  EXPECT_EQ(decode_strokes(encode_strokes(strokes)), strokes);
  EXPECT_TRUE(decode_strokes("").empty());
}

TEST(Strokes, ThatAreNoneAreLeftOut) {
  EXPECT_EQ(decode_strokes("1 2\n\nx y red\n-1 2 red\n1 2 r3d\n3 4 blue\n1 2 red <b>\n"),
            (std::vector<ColourStroke>{{3, 4, "blue"}}));
}

TEST(Strokes, ThatNoColouringMakesAreRefused) {
  for (const ColourStroke& stroke : std::vector<ColourStroke>{{-1, 0, "red"},
                                                              {0, farthest_stroke_hundredths_mm + 1, "red"},
                                                              {0, 0, ""},
                                                              {0, 0, "red blue"},
                                                              {0, 0, "red\n1 1 blue"},
                                                              {0, 0, "rot1"},
                                                              {0, 0, std::string(longest_crayon + 1, 'a')},
                                                              {0, 0, "red", "<svg>"}}) {
    EXPECT_EQ(reason_of({stroke}), "strokes_invalid") << stroke.crayon;
  }
  EXPECT_EQ(reason_of({{0, 0, std::string(longest_crayon, 'a')}}), "");
  EXPECT_EQ(reason_of(std::vector<ColourStroke>(most_strokes, {1, 1, "red"})), "");
  EXPECT_EQ(reason_of(std::vector<ColourStroke>(most_strokes + 1, {1, 1, "red"})), "strokes_too_many");
}

}  // namespace
}  // namespace app
