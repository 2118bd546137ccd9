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
      const drawing::Drawing drawing = engine.draw(page.prompt, {.seed = page.seed});
      EXPECT_THAT(drawing.wish.unknown, IsEmpty()) << page.prompt;
      EXPECT_FALSE(drawing.wish.motifs.empty()) << page.prompt;
      EXPECT_FALSE(drawing.wish.special) << page.prompt;
      EXPECT_GT(drawing.picture.shapes.size(), 10u) << page.prompt;
    }
  }
}

}  // namespace
}  // namespace app
