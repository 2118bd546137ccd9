#include "app/template_books.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/builtin_engine.h"

namespace app {
namespace {

using testing::IsEmpty;

// With the engine of the executable: an example must not show what it cannot draw.
TEST(TemplateBooks, EverySentenceIsUnderstoodAsAWhole) {
  const BuiltinEngine engine;
  const TemplateBooks templates(engine);
  std::vector<TemplateBook> all = templates.all();
  all.push_back(*templates.find_loose("hero"));
  for (const TemplateBook& book : all) {
    for (const TemplateBook::Page& page : book.pages) {
      const drawing::Drawing drawing = engine.draw(page.prompt, page.options);
      EXPECT_THAT(drawing.wish.unknown, IsEmpty()) << page.prompt;
      EXPECT_FALSE(drawing.wish.motifs.empty()) << page.prompt;
      EXPECT_FALSE(drawing.wish.special) << page.prompt;
      EXPECT_GT(drawing.picture.shapes.size(), 10u) << page.prompt;
    }
  }
}

TEST(TemplateBooks, APageIsASeedAndASentence) {
  const TemplateBook::Page page = parse_template_page("11 | Ein Einhorn ");
  EXPECT_EQ(page.options.seed, 11u);
  EXPECT_EQ(page.prompt, "Ein Einhorn");
  EXPECT_EQ(page.options.age, drawing::Age::years_6_8);
  EXPECT_EQ(page.options.orientation, drawing::Orientation::portrait);
}

TEST(TemplateBooks, APageCanHaveOptions) {
  const TemplateBook::Page page = parse_template_page("2 | 3-5  landscape | Ein Einhorn");
  EXPECT_EQ(page.options.seed, 2u);
  EXPECT_EQ(page.prompt, "Ein Einhorn");
  EXPECT_EQ(page.options.age, drawing::Age::years_3_5);
  EXPECT_EQ(page.options.orientation, drawing::Orientation::landscape);
  EXPECT_EQ(parse_template_page("2 | 9+ | Ein Einhorn").options.age, drawing::Age::years_9_up);
}

TEST(TemplateBooks, AnythingElseIsABrokenBuild) {
  for (const char* line : {"", "Ein Einhorn", "| Ein Einhorn", "11 Ein Einhorn", "1 | quer | Ein Einhorn"}) {
    EXPECT_THROW(parse_template_page(line), std::logic_error) << line;
  }
}

// The home page reserves the room of a picture that lies.
TEST(TemplateBooks, TheHeroLies) {
  const BuiltinEngine engine;
  const TemplateBooks templates(engine);
  const drawing::Picture picture = templates.picture(*templates.find_loose("hero"), 0);
  EXPECT_GT(picture.width_mm, picture.height_mm);
}

}  // namespace
}  // namespace app
