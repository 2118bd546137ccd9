// What a told story has around its sentences: a beginning, links, turns for the better, an end, and the age
// of whom it is for.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/story/connection.h"
#include "books/story/page_facts.h"
#include "books/story/retelling.h"
#include "books/story/told_subject.h"
#include "books/story/troubles.h"
#include "support/shared_sentences.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t around_seeds = 12;

std::vector<StoryPage> for_age(const std::vector<std::string>& sentences, drawing::Age age) {
  std::vector<StoryPage> pages = pages_of(sentences);
  for (StoryPage& page : pages) page.age = age;
  return pages;
}

PageFacts facts_of(const std::string& sentence, drawing::Age age = drawing::Age::years_6_8) {
  return {pages_of({sentence}).front(), telling::past_sentence(sentence), age};
}

const std::vector<std::string> lost_dog = {"Lena spielt mit ihrem Hund Bello im Park",
                                           "Bello läuft einer Katze hinterher", "Lena sucht Bello im Wald",
                                           "Ein Polizist hilft Lena", "Bello schläft unter einem Baum"};
const std::vector<std::string> fire = {
    "Ein Haus brennt in der Stadt", "Das Feuerwehrauto fährt durch die Straße",
    "Der Feuerwehrmann löscht das Feuer", "Eine Feuerwehrfrau rettet eine Katze vom Baum",
    "Die Kinder winken der Feuerwehr"};
const std::vector<std::string> farm = {
    "Der Bauer fährt mit dem Traktor auf das Feld", "Anna füttert die Hühner", "Das Schwein liegt im Matsch",
    "Die Kuh steht mit ihrem Kalb auf der Wiese", "Der Hahn kräht auf dem Dach"};

TEST(ToldStory, IsToldOfADayOfPeopleAndOfWhatGoesOn) {
  EXPECT_TRUE(retell(pages_of(fire), 1));
  EXPECT_TRUE(retell(pages_of(farm), 1));
  EXPECT_TRUE(
      retell(pages_of({"Kapitän Rotbart steht auf seinem Schiff", "Ein Papagei sitzt auf seiner Schulter",
                       "Die Piraten finden eine Schatzkarte", "Ein Hai schwimmt um das Boot",
                       "Auf der Insel graben die Piraten eine Schatzkiste aus"}),
             1));
  EXPECT_FALSE(retell(pages_of({"Ein Löwe", "Ein Elefant", "Eine Giraffe"}), 1));
}

TEST(ToldStory, BeginsAFairyTaleWithOnceUponATime) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    EXPECT_THAT(
        retell(pages_of({"Prinzessin Rosalie wohnt in einem Schloss", "Rosalie tanzt"}), seed)->pages[0],
        StartsWith("Es war einmal eine Prinzessin, die hieß Rosalie. Sie wohnte in einem Schloss."));
    EXPECT_THAT(
        retell(pages_of({"Ein kleiner Ritter reitet zur Burg", "Der Ritter schläft"}), seed)->pages[0],
        StartsWith("Es war einmal ein kleiner Ritter. Eines Tages ritt er zur Burg."));
    EXPECT_THAT(retell(pages_of({"Ein Igel sammelt Blätter", "Der Igel schläft"}), seed)->pages[0],
                Not(HasSubstr("Es war einmal")));
  }
}

TEST(ToldStory, BeginsAtTheTimeThatItTellsOf) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    const std::string evening =
        retell(pages_of({"Der kleine Bär putzt sich die Zähne", "Der kleine Bär schläft"}), seed)->pages[0];
    EXPECT_THAT(evening, AnyOf(StartsWith("Eines Abends"), StartsWith("An einem stillen Abend")));
    const std::string winter =
        retell(pages_of({"Mia baut einen Schneemann", "Mia fährt mit dem Schlitten"}), seed)->pages[0];
    EXPECT_THAT(winter, HasSubstr("inter"));
  }
}

TEST(ToldStory, CallsWhoWasJustNamedByAPronoun) {
  const auto sentence = [](const std::string& text) { return *telling::past_sentence(text); };
  EXPECT_EQ(with_pronoun(sentence("Tom packt ein Geschenk aus"), facts_of("Tom packt ein Geschenk aus"),
                         facts_of("Tom wacht auf"))
                .text(),
            "Er packte ein Geschenk aus.");
  // The doctor would be "er" as well.
  EXPECT_EQ(
      with_pronoun(sentence("Tom schläft"), facts_of("Tom schläft"), facts_of("Tom trifft einen Polizisten"))
          .text(),
      "Tom schlief.");
  EXPECT_EQ(with_object_pronoun(sentence("Ein Polizist hilft Lena"), facts_of("Ein Polizist hilft Lena"),
                                facts_of("Lena sucht den Ball"))
                .after("Dann"),
            "Dann half ihr ein Polizist.");
}

TEST(ToldStory, SaysWhoseItIs) {
  const std::string parrot = "Ein Papagei sitzt auf seiner Schulter";
  EXPECT_EQ(with_owner(*telling::past_sentence(parrot), facts_of(parrot),
                       facts_of("Kapitän Rotbart steht auf seinem Schiff"))
                .text(),
            "Ein Papagei saß auf Rotbarts Schulter.");
}

TEST(ToldStory, FindsALostDogAtTheEnd) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    const std::string last = retell(pages_of(lost_dog), seed)->pages.back();
    EXPECT_THAT(last, HasSubstr("Lena"));
    EXPECT_THAT(last, Not(HasSubstr("Gute Nacht")));
  }
}

TEST(ToldStory, HealsTheHurtBeforeTheyRide) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    const Story story =
        *retell(pages_of({"Rosalie findet ein Einhorn", "Das Einhorn hat sich am Bein verletzt",
                          "Rosalie reitet auf dem Einhorn", "Rosalie tanzt"}),
                seed);
    EXPECT_THAT(story.pages[2], StartsWith("Bald war das Bein wieder gesund."));
  }
}

TEST(ToldStory, DoesNotLeaveSomebodyInTears) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    const std::string last =
        retell(pages_of({"Der Ritter trifft einen Drachen", "Der Drache weint, weil er allein ist"}), seed)
            ->pages[1];
    EXPECT_THAT(last, AnyOf(HasSubstr("wieder"), HasSubstr("ald"))) << last;
  }
}

TEST(ToldStory, SaysNothingOfAChimneyThatBurns) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    const Story story = *retell(pages_of(fire), seed);
    EXPECT_THAT(story.pages[0], Not(HasSubstr("Schornstein")));
    // Nobody wants to do that again soon.
    EXPECT_THAT(story.pages[4], Not(HasSubstr("bald wieder")));
  }
}

TEST(ToldStory, IsToldByTheAgeOfWhomItIsFor) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    const Story small = *retell(for_age(farm, drawing::Age::years_3_5), seed);
    const Story large = *retell(for_age(farm, drawing::Age::years_9_up), seed);
    EXPECT_THAT(small.pages[2], AnyOf(HasSubstr("Oink"), HasSubstr("Grunz"), HasSubstr("schmatzte")));
    std::size_t letters_small = 0, letters_large = 0;
    for (const std::string& page : small.pages) letters_small += page.size();
    for (const std::string& page : large.pages) letters_large += page.size();
    EXPECT_GT(letters_large, letters_small);
  }
}

TEST(ToldStory, IsForTheYoungestOfItsPages) {
  std::vector<StoryPage> pages = for_age(farm, drawing::Age::years_9_up);
  pages[1].age = drawing::Age::years_3_5;
  EXPECT_EQ(retell(pages, 1)->pages, retell(for_age(farm, drawing::Age::years_3_5), 1)->pages);
}

TEST(ToldStory, SaysNoSentenceTwice) {
  for (const auto& book : {lost_dog, fire, farm}) {
    for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
      std::multiset<std::string> sentences;
      const Story story = *retell(pages_of(book), seed);
      for (const std::string& page : story.pages) {
        const Story one{"", {page}};
        for (const std::string& sentence : sentences_of(one)) sentences.insert(sentence);
      }
      for (const std::string& sentence : sentences) EXPECT_EQ(sentences.count(sentence), 1u) << sentence;
    }
  }
}

// A class reads different books, and few sentences twice.
TEST(ToldStory, SharesFewSentencesWithOtherBooks) {
  for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
    EXPECT_LE(shared_sentences({*retell(pages_of(lost_dog), seed), *retell(pages_of(fire), seed),
                                *retell(pages_of(farm), seed)}),
              0.05);
  }
}

TEST(ToldStory, HasNoBarePage) {
  for (const auto& book : {lost_dog, fire, farm}) {
    for (std::uint64_t seed = 1; seed <= around_seeds; ++seed) {
      const Story story = *retell(pages_of(book), seed);
      for (const std::string& page : story.pages)
        EXPECT_GT(page.find_last_of(".!?", page.size() - 2), 0u) << page;
    }
  }
}

TEST(ToldStory, IsCalledAfterBothWhoBeginIt) {
  EXPECT_THAT(retell(pages_of({"Emma und Ben bauen eine Rakete", "Die Rakete fliegt",
                               "Ein grünes Alien schenkt Emma eine Blume"}),
                     1)
                  ->title,
              HasSubstr("Emma und Ben"));
}

TEST(PageFacts, FitsLinesByAgeNumberAndWords) {
  const PageFacts page = facts_of("Anna füttert die Hühner", drawing::Age::years_9_up);
  EXPECT_TRUE(page.fits(Pattern("[9 one person mit:Hühner] Gut."), "inner"));
  EXPECT_FALSE(page.fits(Pattern("[36] Gut."), "inner"));
  EXPECT_FALSE(page.fits(Pattern("[many] Gut."), "inner"));
  EXPECT_FALSE(page.fits(Pattern("[ohne:Hühner] Gut."), "inner"));
  EXPECT_FALSE(page.fits(Pattern("[last] Gut."), "inner"));
  EXPECT_FALSE(page.fits(Pattern("[unknown] Gut."), "inner"));
  // Nobody is there of whom it could speak.
  EXPECT_FALSE(facts_of("Es regnet").fits(Pattern("Da lachte {er H}."), "inner"));
}

TEST(PageFacts, KnowsWhoDoesIt) {
  EXPECT_EQ(german::pronoun(facts_of("Emma und Ben bauen eine Rakete").doers(), german::Case::nominative),
            "sie");
  EXPECT_EQ(
      german::pronoun(facts_of("Im Wald trifft der Ritter einen Drachen").doers(), german::Case::nominative),
      "er");
  EXPECT_TRUE(facts_of("Wir gehen in den Zoo").doers().empty());
  // Of several only the dog is known: nobody says "er" of them.
  EXPECT_TRUE(facts_of("Da entdecken sie einen Seehund").doers().empty());
}

TEST(Troubles, AreToldAndHealedOrRescued) {
  const auto book = [](const std::vector<std::string>& sentences) {
    std::vector<PageFacts> pages;
    for (const std::string& sentence : sentences) pages.push_back(facts_of(sentence));
    return troubles_of(pages, RetoldTexts::embedded());
  };
  const auto burning = book({"Ein Haus brennt", "Der Feuerwehrmann löscht das Feuer"});
  ASSERT_NE(burning[0].told, nullptr);
  EXPECT_EQ(burning[0].told->name, "fire");
  EXPECT_EQ(burning[1].healed, burning[0].told);
  EXPECT_EQ(burning[1].rescued, nullptr);
  const auto lost = book({"Bello läuft weg", "Bello schläft"});
  EXPECT_NE(lost[1].rescued, nullptr);
  // Whoever is seen again before the end is found there.
  const auto found = book({"Bello läuft weg", "Bello sitzt im Garten", "Mia lacht"});
  EXPECT_EQ(found[1].healed, found[0].told);
  EXPECT_EQ(found[2].rescued, nullptr);
  // A candle that burns is no fire.
  EXPECT_EQ(book({"Die Kerze brennt", "Mia lacht"})[0].told, nullptr);
  // A way is nobody lost.
  EXPECT_EQ(book({"Der Weg führt in den Wald", "Mia lacht"})[0].told, nullptr);
}

}  // namespace
}  // namespace books::story
