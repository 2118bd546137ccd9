#include "cli/page_list.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include <gtest/gtest.h>

namespace cli {
namespace {

TEST(PageList, ReadsPagesWithTheirOptions) {
  const auto pages =
      read_page_list(R"([{"name": "a-1", "prompt": "Katze", "seed": 7, "age": "3-5", "landscape": true}])");
  ASSERT_EQ(pages.size(), 1u);
  EXPECT_EQ(pages[0].name, "a-1");
  EXPECT_EQ(pages[0].prompt, "Katze");
  EXPECT_EQ(pages[0].options.seed, 7u);
  EXPECT_EQ(pages[0].options.age, drawing::Age::years_3_5);
  EXPECT_EQ(pages[0].options.orientation, drawing::Orientation::landscape);
}

TEST(PageList, RefusesWhatABuildShouldNotSwallow) {
  for (const char* text :
       {"", "3", "[3]", R"([{"prompt": "Katze", "seed": 1}])",
        R"([{"name": "../x", "prompt": "Katze", "seed": 1}])", R"([{"name": "a", "seed": 1}])",
        R"([{"name": "a", "prompt": "Katze"}])", R"([{"name": "a", "prompt": "Katze", "seed": -1}])",
        R"([{"name": "a", "prompt": "Katze", "seed": "1"}])",
        R"([{"name": "a", "prompt": "Katze", "seed": 1, "colour": true}])",
        R"([{"name": "a", "prompt": "Katze", "seed": 1, "age": "99"}])"}) {
    EXPECT_THROW(read_page_list(text), std::runtime_error) << text;
  }
}

TEST(PageList, TheListOfTheBuildIsWellFormed) {
  std::ifstream file(BUNTSTIFT_SOURCE_DIR "/resources/pages.json");
  std::stringstream content;
  content << file.rdbuf();
  std::vector<std::string> names;
  for (const ListedPage& page : read_page_list(content.str())) names.push_back(page.name);
  EXPECT_EQ(names, (std::vector<std::string>{"hero", "magical-animals", "space-adventure", "underwater-world",
                                             "dinosaur-world"}));
}

}  // namespace
}  // namespace cli
