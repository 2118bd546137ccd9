// The books that are made most often: no page of them is bare, and each follows from the one before.
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/german/sentence.h"
#include "books/story/retelling.h"
#include "books/story/story.h"
#include "books/story/year_book.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using drawing::Age;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t kinds_seeds = 8;

std::vector<StoryPage> pages_for(Age age, const std::vector<std::string>& sentences) {
  std::vector<StoryPage> pages = pages_of(sentences);
  for (StoryPage& page : pages) page.age = age;
  return pages;
}

// Checks each of the stories that the sentences may become.
template <class Check>
void for_each_story(Age age, const std::vector<std::string>& sentences, Check check) {
  for (std::uint64_t seed = 1; seed <= kinds_seeds; ++seed) {
    SCOPED_TRACE(seed);
    check(write_story(pages_for(age, sentences), seed));
  }
}

const std::vector<std::vector<std::string>> usual_books = {
    {"Der Pirat Jonas findet eine Schatzkarte", "Er segelt mit seinem Schiff über das Meer",
     "Ein Sturm kommt auf", "Jonas landet auf einer einsamen Insel", "Er gräbt unter einer Palme",
     "Jonas findet eine Schatztruhe voller Gold"},
    {"Die Mannschaft läuft auf das Spielfeld", "Ben schießt den Ball",
     "Der Torwart springt und hält den Ball", "Die Zuschauer jubeln", "Ben schießt ein Tor",
     "Die Mannschaft bekommt einen Pokal"},
    {"Die Kinder basteln Laternen", "Sankt Martin reitet auf seinem Pferd", "Ein Bettler sitzt im Schnee",
     "Sankt Martin teilt seinen Mantel", "Die Kinder laufen mit Laternen durch die Straße"},
    {"Die Katze Minka läuft weg", "Anna sucht Minka im Garten", "Anna hängt ein Plakat an einen Baum",
     "Minka sitzt hoch oben auf einem Baum", "Die Feuerwehr kommt mit der Leiter",
     "Ein Feuerwehrmann holt Minka vom Baum", "Anna kuschelt mit Minka"},
    {"Mila steht vor der neuen Schule", "Sie kennt niemanden", "Die Lehrerin schreibt an die Tafel",
     "Ein Mädchen leiht Mila einen Stift", "In der Pause springen die Mädchen Seil"},
};

TEST(Kinds, NoPageIsBare) {
  for (const Age age : {Age::years_6_8, Age::years_9_up}) {
    for (const auto& sentences : usual_books) {
      for_each_story(age, sentences, [](const Story& story) {
        for (const std::string& page : story.pages) EXPECT_GT(german::count_sentences(page), 1) << page;
      });
    }
  }
}

TEST(Kinds, AYearIsToldBySeasons) {
  const std::vector<std::string> farm = {"Im Frühling pflügt der Bauer das Feld",
                                         "Ein Lamm steht auf der Wiese", "Im Sommer mäht der Bauer das Heu",
                                         "Im Herbst ernten die Kinder Äpfel",
                                         "Im Winter füttert die Bäuerin die Kühe im Stall"};
  for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
    for_each_story(age, farm, [&](const Story& story) {
      ASSERT_EQ(story.pages.size(), farm.size());
      EXPECT_THAT(story.pages.front(),
                  StartsWith("Auf dem Bauernhof gibt es das ganze Jahr über etwas zu tun. Im Frühling"));
      EXPECT_THAT(story.pages[1], StartsWith("Ein Lamm steht auf der Wiese. Weich"));
      for (const std::string& page : story.pages) EXPECT_GT(german::count_sentences(page), 1) << page;
    });
  }
  // Small children hear less.
  EXPECT_LT(tell_year(pages_for(Age::years_3_5, farm), 1)->pages[2].size(),
            tell_year(pages_for(Age::years_9_up, farm), 1)->pages[2].size());
  EXPECT_FALSE(tell_year(pages_for(Age::years_6_8, {"Ben tanzt", "Ben schläft"}), 1));
}

TEST(Kinds, ALegendEndsToday) {
  for_each_story(Age::years_9_up,
                 {"Martin ist ein römischer Soldat", "Martin reitet durch den Schnee",
                  "Martin teilt seinen Mantel mit einem Bettler",
                  "Heute ziehen die Kinder mit Laternen durch die Stadt"},
                 [](const Story& story) {
                   EXPECT_THAT(story.pages.back(), StartsWith("Und noch heute ziehen die Kinder"));
                 });
  // The day of a story that is one of today is told in the past.
  for_each_story(Age::years_6_8, {"Heute geht Ben in den Zoo", "Er sieht einen Löwen", "Ben isst ein Eis"},
                 [](const Story& story) {
                   for (const std::string& page : story.pages)
                     EXPECT_THAT(page, Not(HasSubstr("noch heute")));
                 });
}

TEST(Kinds, NobodyIsCongratulatedByNobody) {
  for_each_story(Age::years_9_up,
                 {"Clara freut sich auf ihren Geburtstag", "Niemand gratuliert Clara in der Schule",
                  "Clara geht nach Hause", "Alle tanzen"},
                 [](const Story& story) { EXPECT_THAT(story.pages[1], Not(HasSubstr("Dreimal hoch"))); });
}

TEST(Kinds, WhoPlaysWithARobotPlaysAlone) {
  for_each_story(Age::years_6_8,
                 {"Noah isst Kuchen", "Am Abend spielt Noah mit seinem neuen Roboter", "Noah tanzt"},
                 [](const Story& story) { EXPECT_THAT(story.pages[1], Not(HasSubstr("riefen sie"))); });
}

TEST(Kinds, WhoIsStuckHasBeenSoForAWhile) {
  for_each_story(Age::years_9_up,
                 {"Sophie sucht ihren Kater Mohrle", "Nachts hört Sophie ein leises Miauen",
                  "Mohrle sitzt im Keller fest", "Sophie trägt Mohrle nach Hause"},
                 [](const Story& story) {
                   EXPECT_THAT(story.pages[2],
                               AllOf(Not(HasSubstr("Plötzlich")), Not(HasSubstr("Auf einmal"))));
                 });
}

}  // namespace
}  // namespace books::story
