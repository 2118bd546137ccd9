#include "books/sound_chart.h"

#include <set>

#include <gtest/gtest.h>

#include "books/german/initial_sound.h"
#include "support/plain_measure.h"

namespace books {
namespace {

TEST(SoundChart, EveryPictureBeginsWithItsSound) {
  const std::vector<SoundField> fields = sound_fields();
  EXPECT_EQ(fields.size(), 36U);
  std::set<std::string> motifs;
  std::size_t empty = 0;
  for (const SoundField& field : fields) {
    if (field.motif.empty()) {
      ++empty;
      continue;
    }
    // As it is spelt: of C and V each child hears another sound, which is why no exercise asks for them.
    EXPECT_TRUE(field.name.starts_with(field.capital)) << field.name;
    if (const auto sound = german::initial_sound(field.name)) {
      EXPECT_EQ(*sound, std::string(field.capital)) << field.name;
    }
    EXPECT_TRUE(motifs.insert(field.motif).second || field.count > 1) << field.name;
  }
  EXPECT_EQ(empty, 3U);
}

TEST(SoundChart, LeavesFieldsOpenForWhichThereIsNoPictureThatEverybodyKnows) {
  std::vector<std::string> open;
  for (const SoundField& field : sound_fields()) {
    if (field.motif.empty()) open.emplace_back(field.capital);
    EXPECT_EQ(field.motif.empty(), field.name.empty());
  }
  EXPECT_EQ(open, (std::vector<std::string>{"X", "Y", "Ü"}));
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
