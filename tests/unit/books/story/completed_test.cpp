// Pages without a verb among others that have one.
#include "books/story/completed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/story_pages.h"

namespace books::story {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t seeds = 10;

TEST(Completed, TellsAPageWithoutAVerbWithinTheTale) {
  const auto castle = pages_of({"Die Ritterin reitet zur Burg", "Die Ritterin kämpft mit dem Drachen",
                                "Die Prinzessin winkt der Ritterin", "ein Fest im Burgsaal"});
  const auto birthday = pages_of({"Lena hat Geburtstag", "Lena bläst die Kerzen aus",
                                  "ein Zauberer mit einem Kaninchen", "Lena tanzt mit Ben"});
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const Story of_castle = write_story(castle, seed, "Die Ritterburg");
    EXPECT_THAT(of_castle.pages[0], HasSubstr("ritt sie zur Burg."));
    EXPECT_THAT(of_castle.pages[3], StartsWith("Zum Schluss gab es ein Fest im Burgsaal. "));
    const Story of_birthday = write_story(birthday, seed, "Lenas Geburtstag");
    EXPECT_THAT(of_birthday.pages[2], StartsWith("Da war ein Zauberer mit einem Kaninchen. "));
    for (const Story& story : {of_castle, of_birthday}) {
      for (const std::string& page : story.pages)
        EXPECT_THAT(page, Not(AnyOf(EndsWith("Was nun?"), HasSubstr("Hör zu"))));
    }
  }
}

TEST(Completed, SaysWhatIsThereInItsCaseAndNumber) {
  const auto of = [](const std::string& first, const std::string& middle, const std::string& last) {
    return completed(pages_of({first, "Mia lacht", "Mia tanzt", "Mia singt", "Mia schläft", middle,
                               "Mia liest", "Mia malt", last}));
  };
  const auto pages = of("ein Bär im Wald", "drei Enten im Teich", "ein langer Ausflug");
  EXPECT_EQ(pages[0].text, "Es war einmal ein Bär im Wald");
  EXPECT_EQ(pages[1].text, "Mia lacht");
  EXPECT_EQ(pages[5].text, "Da waren drei Enten im Teich");
  EXPECT_EQ(pages[8].text, "Zum Schluss gab es einen langen Ausflug");
  EXPECT_EQ(of("Mia kocht", "der Drache auf dem Turm", "Mia mit einem Ball")[5].text,
            "Der Drache war auf dem Turm");
}

TEST(Completed, LeavesAListOfNounsAsItIs) {
  const auto pages = completed(pages_of({"Ein Löwe", "Ein Elefant badet", "Eine Giraffe"}));
  EXPECT_EQ(pages[0].text, "Ein Löwe");
}

TEST(Retelling, BrushesTeethBeforeBreakfastInTheMorning) {
  const auto day = pages_of({"Leo putzt sich die Zähne", "Leo isst Müsli am Frühstückstisch",
                             "Leo spielt im Kindergarten", "Leo schläft im Bett"});
  const auto evening = pages_of({"Leo putzt sich die Zähne", "Leo schläft im Bett"});
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    EXPECT_THAT(write_story(day, seed, "Leos Tag").pages[0],
                AllOf(Not(HasSubstr("Abend")), HasSubstr("Morgen")));
    EXPECT_THAT(write_story(evening, seed).pages[0], HasSubstr("Abend"));
  }
}

TEST(Frames, NoBusDrivesThroughAnEnclosure) {
  const auto zoo = pages_of({"Ein Löwe schläft", "Die Kinder winken aus dem Bus", "Ein Elefant badet",
                             "Ein Affe klettert", "Ein Pinguin watschelt", "Ein Tiger brüllt",
                             "Kinder machen Picknick", "Ein Zebra frisst Gras"});
  bool told = false;
  for (std::uint64_t seed = 1; seed <= 4 * seeds; ++seed) {
    const Story story = write_story(zoo, seed, "Im Zoo");
    for (const std::string& page : story.pages) {
      EXPECT_THAT(page, Not(HasSubstr("Um die nächste Ecke")));
      told |= page.find("nächsten Gehege") != std::string::npos;
    }
    for (const std::size_t people : {1, 6}) EXPECT_THAT(story.pages[people], Not(HasSubstr("Gehege")));
  }
  EXPECT_TRUE(told);
}

}  // namespace
}  // namespace books::story
