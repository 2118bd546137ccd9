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
#include "support/shared_sentences.h"
#include "support/story_pages.h"

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

const std::vector<std::string> day_with_ben = {
    "Ben frühstückt in der Küche", "Ben fährt mit dem Fahrrad zur Schule", "Ben spielt Fußball auf der Wiese",
    "Ben badet in der Badewanne", "Ben schläft im Bett"};
const std::vector<std::string> to_the_moon = {
    "Emma und Yusuf bauen eine Rakete in der Garage", "Die Rakete fliegt zum Mond",
    "Emma trifft ein grünes Monster auf dem Mond", "Yusuf schenkt dem Monster einen Apfel",
    "Die Rakete landet im Meer"};
const std::vector<std::string> in_winter = {
    "Lea und Tim bauen einen Schneemann", "Tim fährt mit dem Schlitten den Berg hinunter",
    "Lea füttert die Vögel im Schnee", "Lea und Tim trinken Kakao am Kamin"};

// Calls a check with every page of these books, at every age and seed.
template <typename Check>
void on_every_page(const Check& check) {
  for (const auto& book : {cat_in_tree, sad_bear, day_with_ben, to_the_moon, in_winter}) {
    for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
      for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
        const Story story = episodes(book, age, seed);
        for (std::size_t i = 0; i < story.pages.size(); ++i) check(story, i, age);
      }
    }
  }
}

TEST(Episodes, AreSpokenInOnEveryOtherPageAtMost) {
  int voices = 0;
  on_every_page([&](const Story& story, std::size_t i, Age) {
    const auto speaks = [&](std::size_t page) { return story.pages[page].find("„") != std::string::npos; };
    voices += speaks(i);
    EXPECT_FALSE(i > 0 && speaks(i) && speaks(i - 1)) << story.pages[i - 1] << '\n' << story.pages[i];
  });
  EXPECT_GE(voices, 20);
}

TEST(Episodes, AreNoLongerThanTheirReaderListens) {
  on_every_page([](const Story& story, std::size_t i, Age age) {
    const int most = age == Age::years_3_5 ? 3 : age == Age::years_6_8 ? 4 : 6;
    // "„Juhu!“, rief er." is one sentence.
    std::string page = story.pages[i];
    for (const std::string end : {"!“,", "?“,"}) {
      for (std::size_t at = page.find(end); at != std::string::npos; at = page.find(end)) page.erase(at, 1);
    }
    EXPECT_LE(german::count_sentences(page), most) << page;
  });
}

TEST(Episodes, NeverLookBackToTheFirstPage) {
  on_every_page([](const Story& story, std::size_t i, Age) {
    for (const char* const back :
         {"angefangen", "Am Anfang", "Wie lange schien", "nur, weil", "begann damit"})
      EXPECT_THAT(story.pages[i], Not(HasSubstr(back)));
  });
}

TEST(Episodes, GiveVehiclesNoBody) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const Story story = episodes(to_the_moon, Age::years_9_up, seed);
    for (const std::size_t page : {1U, 4U}) {
      for (const char* const body : {"Gliedern", "schmeckte", "Es roch", "„"})
        EXPECT_THAT(story.pages[page], Not(HasSubstr(body)));
    }
  }
}

TEST(Episodes, GoToAPlaceBeforeTheyAreThere) {
  std::vector<StoryPage> pages =
      pages_of({"Die Klasse fährt mit dem Bus", "Die Kinder schauen im Zoo die Elefanten an",
                "Die Kinder essen ein Eis", "Es regnet und alle haben Regenschirme"});
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const auto story = retell(pages, seed, "Klassenausflug in den Zoo");
    ASSERT_TRUE(story);
    EXPECT_THAT(story->pages.front(), Not(HasSubstr("im Zoo")));
    EXPECT_THAT(story->pages.back(), Not(HasSubstr("haben Regenschirme")));
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
    EXPECT_THAT(story.pages[2],
                testing::AnyOf(HasSubstr("Deshalb"), HasSubstr("Darum"), HasSubstr("Aufgeregt")));
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

// "Ein Biber schenkte dem Bären Honig. „Bitte“, sagte er": who?
TEST(Episodes, NameWhoSpeaksWhereTwoCouldBeHe) {
  for (std::uint64_t seed = 1; seed <= episode_seeds; ++seed) {
    const std::string page = episodes(sad_bear, Age::years_6_8, seed).pages[3];
    EXPECT_THAT(page, Not(HasSubstr("sagte er")));
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
      EXPECT_GE(german::count_sentences(page), 2) << page;
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
