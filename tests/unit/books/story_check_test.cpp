#include "books/story/story_check.h"

#include <gtest/gtest.h>

#include "books/story/given_story.h"

namespace books::story {
namespace {

constexpr const char* good_page = "Am Morgen ging der kleine Igel durch den Wald und fand einen roten Apfel.";

Story told(std::vector<std::string> pages = {good_page}) {
  return {"Der Igel im Wald", std::move(pages)};
}

TEST(StoryCheck, AStoryThatFitsHasNoFault) {
  EXPECT_EQ(fault_of(told(), 1, {}), StoryFault::none);
  EXPECT_EQ(fault_of(told({good_page, good_page}), 2, {}), StoryFault::none);
}

TEST(StoryCheck, ThereIsOnePageForEachPicture) {
  EXPECT_EQ(fault_of(told(), 2, {}), StoryFault::page_count);
  EXPECT_EQ(fault_of({}, 1, {}), StoryFault::page_count);
}

TEST(StoryCheck, NothingIsEmpty) {
  EXPECT_EQ(fault_of({"", {good_page}}, 1, {}), StoryFault::empty);
  EXPECT_EQ(fault_of(told({good_page, ""}), 2, {}), StoryFault::empty);
  EXPECT_EQ(fault_of(told({"Und dann."}), 1, {}), StoryFault::empty);
}

TEST(StoryCheck, APageHasRoomForSoMuch) {
  std::string page = good_page;
  while (page.size() <= max_page_characters) page += std::string(" ") + good_page;
  EXPECT_EQ(fault_of(told({page}), 1, {}), StoryFault::too_long);
  EXPECT_EQ(fault_of({std::string(121, 'a'), {good_page}}, 1, {}), StoryFault::too_long);
}

TEST(StoryCheck, OnlyPlainTextIsTaken) {
  for (const char* part : {"<b>rot</b>", "**rot**", "[hier](x)", "# Kapitel", "https://example.org",
                           "www.x.de", "a@b.de", "`code`", "mehr auf spiele.com"}) {
    EXPECT_EQ(fault_of(told({std::string(good_page) + ' ' + part}), 1, {}), StoryFault::markup) << part;
  }
}

TEST(StoryCheck, EveryPageIsGerman) {
  const std::string english = "One morning the little hedgehog walked through the forest and found an apple.";
  const std::string french =
      "Un matin le petit renard marchait dans la foret avec ses amis et une pomme rouge.";
  EXPECT_EQ(fault_of(told({english}), 1, {}), StoryFault::language);
  EXPECT_EQ(fault_of(told({french}), 1, {}), StoryFault::language);
  EXPECT_EQ(fault_of(told({good_page, good_page, good_page, english}), 4, {}), StoryFault::language);
}

TEST(StoryCheck, EveryNameIsThereAndNoOther) {
  const std::string with_name = "Am Morgen ging {N1} mit {N1}s Hund durch den Wald und fand einen Apfel.";
  EXPECT_EQ(fault_of(told({with_name}), 1, {"{N1}"}), StoryFault::none);
  EXPECT_EQ(fault_of(told({with_name}), 1, {"{N1}", "{N2}"}), StoryFault::names);
  EXPECT_EQ(fault_of(told({with_name}), 1, {}), StoryFault::names);
  EXPECT_EQ(fault_of(told(), 1, {"{N1}"}), StoryFault::names);
}

TEST(StoryCheck, WhatIsNotForChildrenIsNotTaken) {
  const std::string bad = " Da nahm er seine Waffe und ging zu den anderen.";
  EXPECT_EQ(fault_of(told({good_page + bad}), 1, {}), StoryFault::unfit);
}

}  // namespace
}  // namespace books::story
