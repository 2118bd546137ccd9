// Who does something is counted as it is drawn: each child of an ensemble is one, and what they hold is no
// child.
#include <algorithm>

#include <gtest/gtest.h>

#include "books/lessons/count_task.h"
#include "drawing/pipeline.h"

namespace books::lessons {
namespace {

struct People {
  const char* prompt;
  const char* name;
  int count;
};

constexpr People people[] = {
    {"Drei Kinder rutschen", "Kind", 3},     {"Zwei Kinder spielen Fußball im Park", "Kind", 2},
    {"Vier Kinder tanzen", "Kind", 4},       {"Drei Hunde rennen auf der Wiese", "Hund", 3},
    {"Drei Kinder essen Eis", "Kind", 3},    {"Zwei Bären angeln am Fluss", "Bär", 2},
    {"Drei Kinder werfen Bälle", "Kind", 3}, {"Fünf Pinguine laufen", "Pinguin", 5}};

drawing::Picture draw(const People& asked, std::uint32_t seed) {
  drawing::Options options;
  options.seed = seed;
  return drawing::draw(asked.prompt, options).picture;
}

TEST(CountPeople, IsAsManyAsThePictureShows) {
  for (const People& asked : people) {
    int questions = 0;
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      const drawing::Picture picture = draw(asked, seed);
      for (const CountGroup& group : countable(picture, LessonLevel::hard)) {
        if (group.name != asked.name) continue;
        ++questions;
        EXPECT_EQ(group.count, asked.count) << asked.prompt << ", seed " << seed;
        EXPECT_EQ(picture.elements.at(group.example).name, asked.name);
      }
    }
    EXPECT_GE(questions, 1) << asked.prompt;
  }
}

// Every figure that was asked for is an element of its own, whoever stands before it.
TEST(CountPeople, EachOfThemIsAnElement) {
  for (const People& asked : people) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      const drawing::Picture picture = draw(asked, seed);
      const auto count =
          std::count_if(picture.elements.begin(), picture.elements.end(),
                        [&](const auto& element) { return element.asked && element.name == asked.name; });
      EXPECT_EQ(count, asked.count) << asked.prompt << ", seed " << seed;
    }
  }
}

}  // namespace
}  // namespace books::lessons
