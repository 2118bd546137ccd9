#include "books/sound_chart.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "books/german/initial_sound.h"
#include "support/plain_measure.h"

namespace books {
namespace {

TEST(SoundChart, EveryPictureBeginsWithItsSound) {
  const std::vector<SoundField> fields = sound_fields();
  EXPECT_EQ(fields.size(), 36U);
  std::set<std::string> motifs;
  for (const SoundField& field : fields) {
    EXPECT_FALSE(field.motif.empty()) << field.capital;
    EXPECT_TRUE(motifs.insert(field.motif).second || field.count > 1) << field.name;
    if (field.is_within) continue;
    // As it is spelt: of C and V each child hears another sound, which is why no exercise asks for them.
    EXPECT_TRUE(field.name.starts_with(field.capital)) << field.name;
    if (const auto sound = german::initial_sound(field.name)) {
      EXPECT_EQ(*sound, std::string(field.capital)) << field.name;
    }
  }
}

// No word that children know begins with X, Y or Ü: they hear them within one, which is printed for that.
TEST(SoundChart, PrintsTheWordsInWhichASoundIsHeardWithin) {
  std::vector<std::string> within;
  std::vector<std::string> printed;
  const Sheet sheet = lay_out_sound_chart(support::PlainMeasure());
  for (const Mark& mark : sheet.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) printed.push_back(text->text);
  }
  for (const SoundField& field : sound_fields()) {
    if (!field.is_within) continue;
    within.emplace_back(field.capital);
    const std::size_t at = field.name.find(field.small);
    ASSERT_NE(at, std::string::npos) << field.name;
    EXPECT_GT(at, 0U) << field.name;
    // The sound by itself, in bold, after what stands before it.
    const auto before = std::find(printed.begin(), printed.end(), field.name.substr(0, at));
    ASSERT_NE(before, printed.end()) << field.name;
    EXPECT_EQ(*(before + 1), std::string(field.small));
  }
  EXPECT_EQ(within, (std::vector<std::string>{"X", "Y", "Ü"}));
}

TEST(SoundChart, PicturesStayInTheirFieldsAndHaveTheirNames) {
  const Sheet sheet = lay_out_sound_chart(support::PlainMeasure());
  std::size_t pictures = 0;
  for (const SoundField& field : sound_fields()) pictures += field.motif.empty() ? 0 : 1;
  EXPECT_EQ(sheet.figures.size(), pictures);
  for (const Figure& figure : sheet.figures) {
    EXPECT_FALSE(figure.description.empty());
    geometry::Rect ink;
    for (std::size_t i = figure.first; i < figure.first + figure.count; ++i) {
      const auto& shape = std::get<drawing::Shape>(sheet.marks.at(i));
      ink.include(shape.path.bounds().inflated(shape.line_mm / 2));
    }
    EXPECT_LE(ink.width(), 31) << figure.description;
    EXPECT_GE(std::max(ink.width(), ink.height()), 15) << figure.description;
    EXPECT_GE(ink.left, sheet.print_area.left);
    EXPECT_LE(ink.bottom, sheet.print_area.bottom);
  }
}

}  // namespace
}  // namespace books
