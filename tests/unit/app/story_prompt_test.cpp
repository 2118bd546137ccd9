#include "app/story_prompt.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

drawing::Subject shown_by(const char* text) {
  const drawing::Wish wish = drawing::language::read_wish(text);
  return drawing::subject_of(wish, std::vector<bool>(wish.deeds.size(), true), wish.scene.value_or(""));
}

TEST(StoryPrompt, FirstNamesStayHere) {
  NameCover cover;
  const std::vector<drawing::Subject> covered = {cover.covered(shown_by("Lena und Tom spielen Fußball")),
                                                 cover.covered(shown_by("Lena mit Kater Felix im Wald"))};
  const ports::StoryRequest request = write_story_request(covered, drawing::Age::years_6_8);
  for (const char* name : {"Lena", "Tom", "Felix"}) {
    EXPECT_THAT(request.pictures + request.instructions, Not(HasSubstr(name)));
  }
  EXPECT_THAT(cover.placeholders(), ElementsAre("{N1}", "{N2}", "{N3}"));
  for (const std::string& placeholder : cover.placeholders()) {
    EXPECT_THAT(request.pictures, HasSubstr(placeholder));
  }
  const books::Story story = cover.uncovered({"{N2} gewinnt", {"{N1}s Ball", "{N3} und {N1}"}});
  EXPECT_EQ(story.title, "Tom gewinnt");
  EXPECT_THAT(story.pages, ElementsAre("Lenas Ball", "Felix und Lena"));
}

TEST(StoryPrompt, WhatNobodyKnowsIsNotSent) {
  NameCover cover;
  const ports::StoryRequest request =
      write_story_request({cover.covered(shown_by("Ein Hund und ein Quackelbrumm von Familie Mustermann"))},
                          drawing::Age::years_3_5);
  EXPECT_THAT(request.pictures, HasSubstr("Hund"));
  EXPECT_THAT(request.pictures, Not(HasSubstr("Quackel")));
  EXPECT_THAT(request.pictures, Not(HasSubstr("Mustermann")));
}

TEST(StoryPrompt, EveryPictureHasALine) {
  const ports::StoryRequest request =
      write_story_request({shown_by("Mandala"), shown_by("Ein Igel")}, drawing::Age::years_3_5);
  EXPECT_THAT(request.pictures, HasSubstr("Bild 1: "));
  EXPECT_THAT(request.pictures, HasSubstr("Bild 2: "));
  EXPECT_THAT(request.instructions, HasSubstr("genau 2 Absätzen"));
  EXPECT_THAT(request.instructions, HasSubstr("3 bis 5"));
}

TEST(StoryPrompt, ASecondTrySaysWhatWasWrong) {
  const std::vector<drawing::Subject> one = {shown_by("Ein Igel")};
  EXPECT_THAT(
      write_story_request(one, drawing::Age::years_3_5, books::story::StoryFault::language).instructions,
      HasSubstr("alles auf Deutsch"));
}

}  // namespace
}  // namespace app
