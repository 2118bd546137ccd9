// The numbers that a page must reach, over a sample of sentences; tests/numbers/page_numbers.cpp does it for
// all.
#include <gtest/gtest.h>

#include "drawing/model/measure.h"
#include "drawing/pipeline.h"
#include "support/page_numbers.h"

namespace drawing {
namespace {

struct Sentence {
  const char* text;
  int asked;  // elements
};

constexpr Sentence sentences[] = {
    {"Eine Katze auf einem Pferd", 2},
    {"Ein Vogel über dem Haus", 2},
    {"zwölf Bienen", 12},
    {"acht Katzen", 8},
    {"Ein Fisch im Glas", 2},
    {"Feuerwehrauto in der Stadt", 1},
    {"Ein Krokodil mit Sonnenbrille", 2},
    {"Elefant, Löwe und Giraffe in der Savanne", 3},
    {"Ein trauriger Bär", 1},
    {"Ein Junge auf dem Skateboard", 2},
    {"Drei Schmetterlinge auf einer Wiese", 3},
};

class Numbers : public testing::TestWithParam<Sentence> {};

TEST_P(Numbers, HoldAtEachAge) {
  for (const Age age : {Age::years_3_5, Age::years_6_8}) {
    Options options;
    options.seed = 3;
    options.age = age;
    const Drawing drawing = draw(GetParam().text, options);
    const PageMeasure measured = measure(drawing.picture);
    EXPECT_EQ(measured.asked.size(), static_cast<std::size_t>(GetParam().asked));
    for (const test_support::PageNumber& number : test_support::page_numbers(drawing, measured, age))
      EXPECT_TRUE(number.holds) << number.name << " is " << number.value;
  }
}

INSTANTIATE_TEST_SUITE_P(Sentences, Numbers, testing::ValuesIn(sentences),
                         [](const auto& info) { return "sentence_" + std::to_string(info.index); });

}  // namespace
}  // namespace drawing
