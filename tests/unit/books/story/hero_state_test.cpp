// The hero of a story is told as the pictures show it: awake, sad, with a hat on, and by its name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/story/story.h"
#include "drawing/language/parser.h"

namespace books::story {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t tried_seeds = 60;

std::vector<Story> stories_of(const std::vector<std::string>& sentences) {
  std::vector<StoryPage> pages;
  for (const std::string& sentence : sentences) {
    pages.push_back(story_page(drawing::language::read_wish(sentence)));
  }
  std::vector<Story> stories;
  for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed) stories.push_back(invent_story(pages, seed));
  return stories;
}

TEST(HeroState, NobodyFallsAsleepWhoActsOnThePicture) {
  const auto asleep = AnyOf(HasSubstr("ein und"), HasSubstr("eingeschlafen"), HasSubstr("schlief"));
  for (const Story& story : stories_of({"Ein Igel im Wald", "Eine Maus", "Der Igel trinkt Tee"})) {
    EXPECT_THAT(story.pages.back(), Not(asleep));
  }
}

TEST(HeroState, SadnessIsTold) {
  for (const Story& story : stories_of({"Der Bär ist traurig", "Ein Hase", "Der Bär tanzt"})) {
    EXPECT_THAT(story.pages.front(), HasSubstr("traurig"));
  }
}

TEST(HeroState, SadnessIsToldBesideADeed) {
  for (const Story& story :
       stories_of({"Ein trauriger Drache sitzt auf der Burg", "Ein Hase", "Der Drache tanzt"})) {
    EXPECT_THAT(story.pages.front(), HasSubstr("traurig"));
  }
  for (const Story& story : stories_of({"Ein trauriger Drache weint", "Ein Hase", "Der Drache tanzt"})) {
    EXPECT_THAT(story.pages.front(), Not(HasSubstr(" war ein wenig traurig"))) << "tears say it";
  }
}

TEST(HeroState, HatsAreWorn) {
  for (const Story& story : stories_of({"Ein Hund", "Der Hund mit einem Hut", "Eine Katze"})) {
    EXPECT_THAT(story.pages[1], AnyOf(HasSubstr("trug"), HasSubstr("nahm"))) << story.pages[1];
    EXPECT_THAT(story.pages[1], Not(HasSubstr("dabei war auch")));
  }
}

TEST(HeroState, TheTimidAreNotCalledBrave) {
  for (const Story& story : stories_of({"Ein Kater", "Eine Maus", "Ein Hund"})) {
    if (story.pages.front().find("nur ich nicht") == std::string::npos) continue;
    EXPECT_THAT(story.title + story.pages.front(), Not(HasSubstr("mutige")));
  }
}

TEST(HeroState, AnAnimalKeepsANameThatNoListHas) {
  for (const Story& story : stories_of({"Der Kater Carlo sitzt auf dem Dach", "Ein Hund"})) {
    EXPECT_THAT(story.pages.front(), HasSubstr("Carlo"));
  }
}

TEST(HeroState, RelativesKeepTheirNames) {
  drawing::Wish wish = drawing::language::read_wish("Opa angelt am See");
  wish.motifs.front().called = {"Karl"};
  for (std::uint64_t seed = 1; seed <= tried_seeds; ++seed) {
    const Story story = invent_story({story_page(wish)}, seed);
    EXPECT_THAT(story.pages.front(), HasSubstr("Opa Karl"));
  }
}

TEST(HeroState, SeveralAreSpokenToAsSeveral) {
  for (const Story& story : stories_of({"Ein Bauer", "Drei Schweine", "Eine Kuh", "Ein Hahn"})) {
    EXPECT_THAT(story.pages[1],
                Not(AnyOf(HasSubstr("Weißt du,"), HasSubstr("würdest du"), HasSubstr("Kennst du"))));
  }
}

TEST(HeroState, NobodyComesBackToASeason) {
  for (const Story& story : stories_of({"Ein Igel im Herbst", "Ein Garten", "Ein Igel im Herbst"})) {
    EXPECT_THAT(story.pages.back(), Not(HasSubstr("wieder im Herbst")));
    EXPECT_THAT(story.pages.back(), Not(HasSubstr("noch einmal im Herbst")));
  }
}

}  // namespace
}  // namespace books::story
