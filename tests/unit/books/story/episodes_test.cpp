// What makes episodes of pages: reasons, voices, places, rhymes, and an end that comes back to the beginning.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/german/sentence.h"
#include "books/story/connection.h"
#include "books/story/retelling.h"
#include "books/story/retold_texts.h"
#include "books/story/story.h"
#include "shared_sentences.h"
#include "story_pages.h"

namespace books::story {
namespace {

using drawing::Age;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t episode_seeds = 5;
const std::vector<std::string> cat_in_tree = {"Felix spielt mit seiner Katze im Garten",
                                              "Die Katze klettert auf einen Baum",
                                              "Felix ruft die Katze",
                                              "Felix holt eine Leiter",
                                              "Papa klettert auf die Leiter",
                                              "Felix umarmt seine Katze"};
const std::vector<std::string> sad_bear = {"Ein kleiner Bär angelt am Fluss", "Ein Fuchs klaut den Fisch",
                                           "Der Bär weint", "Ein Biber schenkt dem Bären Honig",
                                           "Der Bär und der Biber bauen einen Damm"};

Story episodes(const std::vector<std::string>& sentences, Age age, std::uint64_t seed) {
  std::vector<StoryPage> pages = pages_of(sentences);
  for (StoryPage& page : pages) page.age = age;
  return retell(pages, seed).value();
}

int sentences_in(const Story& story) {
  int count = 0;
  for (const std::string& page : story.pages) count += german::count_sentences(page);
  return count;
}

TEST(Episodes, AreHeardOnMostPages) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const Story story = episodes(cat_in_tree, Age::years_6_8, seed);
    const auto voices = std::count_if(story.pages.begin(), story.pages.end(), [](const std::string& page) {
      return page.find("„") != std::string::npos;
    });
    EXPECT_GE(voices * 2, static_cast<std::ptrdiff_t>(story.pages.size()));
    EXPECT_GE(sentences_in(story), 18);
  }
}

TEST(Episodes, AreLongerForOlderChildren) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed)
    EXPECT_GT(sentences_in(episodes(cat_in_tree, Age::years_9_up, seed)),
              sentences_in(episodes(cat_in_tree, Age::years_3_5, seed)));
}

TEST(Episodes, HaveAReasonInThePageBefore) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const Story story = episodes(cat_in_tree, Age::years_6_8, seed);
    EXPECT_THAT(story.pages[2], testing::AnyOf(HasSubstr("Deshalb"), HasSubstr("Darum"))) << story.pages[2];
  }
}

TEST(Episodes, RhymeForSmallChildrenAlone) {
  const auto& rhymes = RetoldTexts::embedded().list("refrain");
  const auto rhymed = [&](const std::string& page, bool end) {
    return std::any_of(rhymes.begin(), rhymes.end(), [&](const Pattern& rhyme) {
      const std::size_t slash = rhyme.text().find(" / ");
      const std::string half = end ? rhyme.text().substr(slash + 3) : rhyme.text().substr(0, slash);
      return page.ends_with(half);
    });
  };
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const Story small = episodes(cat_in_tree, Age::years_3_5, seed);
    EXPECT_TRUE(rhymed(small.pages.front(), false)) << small.pages.front();
    EXPECT_TRUE(rhymed(small.pages[2], false)) << small.pages[2];
    EXPECT_TRUE(rhymed(small.pages.back(), true)) << small.pages.back();
    const Story large = episodes(cat_in_tree, Age::years_6_8, seed);
    EXPECT_FALSE(rhymed(large.pages.front(), false));
    EXPECT_FALSE(rhymed(large.pages.back(), true));
  }
}

TEST(Episodes, ComeBackToTheBeginning) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    EXPECT_THAT(episodes(cat_in_tree, Age::years_6_8, seed).pages.back(),
                HasSubstr("mit seiner Katze im Garten spielte"));
    EXPECT_THAT(episodes(cat_in_tree, Age::years_3_5, seed).pages.back(), Not(HasSubstr("Garten")));
    EXPECT_THAT(episodes({"Wir fahren mit dem Zug ans Meer", "Wir bauen eine Sandburg",
                          "Wir grillen Würstchen", "Wir schlafen im Zelt"},
                         Age::years_6_8, seed)
                    .pages.back(),
                HasSubstr("wir mit dem Zug ans Meer fuhren"));
  }
}

// "Ein Biber schenkte dem Bären Honig. „Bitte“, sagte er": who?
TEST(Episodes, NameWhoSpeaksWhereTwoCouldBeHe) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const std::string page = episodes(sad_bear, Age::years_6_8, seed).pages[3];
    EXPECT_THAT(page, Not(HasSubstr("sagte er")));
    EXPECT_THAT(page, HasSubstr("sagte der Biber"));
  }
}

TEST(Episodes, NoThiefIsAskedForAndNoTearsAreDriedTwice) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const Story story = episodes(sad_bear, Age::years_6_8, seed);
    EXPECT_THAT(story.pages[2], Not(HasSubstr("Was fehlte")));
    EXPECT_THAT(story.pages[3], Not(HasSubstr("Tränen")));
  }
}

TEST(Episodes, AnimalsOfPeopleSayNothing) {
  const std::vector<std::string> horse = {"Mia putzt ihr Pferd im Stall", "Mia reitet durch den Wald",
                                          "Das Pferd springt über einen Baumstamm",
                                          "Mia füttert ihr Pferd mit einer Möhre"};
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up})
      EXPECT_THAT(episodes(horse, age, seed).pages[2], Not(HasSubstr("“, rief")));
  }
}

TEST(Episodes, AMotherOfHaresIsNotHe) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    EXPECT_THAT(episodes({"Eine Hasenmutter kocht Suppe", "Die Hasenkinder spielen Fangen",
                          "Die Hasenkinder essen Suppe"},
                         Age::years_6_8, seed)
                    .pages[0],
                Not(HasSubstr(" er")));
  }
}

TEST(Episodes, WhatGoesWrongAndWellIsAStory) {
  EXPECT_TRUE(is_connected(pages_of({"Ein Feuerwehrauto fährt durch die Stadt", "Ein Haus brennt",
                                     "Die Feuerwehrleute löschen das Feuer",
                                     "Ein Feuerwehrmann rettet eine Katze", "Die Katze trinkt Milch"})));
  EXPECT_FALSE(is_connected(pages_of({"Ein Elefant badet im Fluss", "Ein Löwe schläft unter einem Baum",
                                      "Ein Affe isst eine Banane", "Eine Giraffe frisst Blätter"})));
}

TEST(Episodes, WeHaveAVoice) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const Story story = episodes({"Wir fahren mit dem Zug ans Meer", "Wir bauen eine Sandburg",
                                  "Wir grillen Würstchen", "Wir singen am Lagerfeuer"},
                                 Age::years_6_8, seed);
    for (const std::string& page : story.pages) {
      EXPECT_GE(german::count_sentences(page), 3) << page;
      EXPECT_THAT(page, Not(HasSubstr("riefen sie")));
    }
  }
}

// Two who type the same have books of their own.
TEST(Episodes, DifferFromSeedToSeed) {
  std::vector<Story> stories;
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed)
    stories.push_back(episodes(cat_in_tree, Age::years_6_8, seed));
  EXPECT_LE(shared_sentences(stories), 0.7);
}

}  // namespace
}  // namespace books::story
