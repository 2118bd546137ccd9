// What a teacher who reads a book out does not stumble over.
#include <string_view>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/german/sentence.h"
#include "books/story/collection.h"
#include "books/story/retelling.h"
#include "books/story/retold_texts.h"
#include "books/story/story.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using drawing::Age;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t read_seeds = 12;

std::vector<StoryPage> read_by(Age age, const std::vector<std::string>& sentences) {
  std::vector<StoryPage> pages = pages_of(sentences);
  for (StoryPage& page : pages) page.age = age;
  return pages;
}

// Checks each of the stories that the sentences may become.
template <class Check>
void for_each_telling(Age age, const std::vector<std::string>& sentences, Check check) {
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    SCOPED_TRACE(seed);
    check(retell(read_by(age, sentences), seed).value());
  }
}

TEST(ReadAloud, WhoIsTiredFallsAsleep) {
  for_each_telling(
      Age::years_3_5,
      {"Mia frühstückt", "Mia badet in der Badewanne", "Mia spielt", "Mia schläft mit ihrem Teddy"},
      [](const Story& story) {
        EXPECT_THAT(story.pages.back(), Not(ContainsRegex("(Bald|darauf) schlief [^.]*Teddy[.]")));
      });
  // Who falls asleep does not do so twice.
  for_each_telling(Age::years_6_8, {"Leo tanzt", "Leo isst Kuchen", "Leo schläft im Bett ein"},
                   [](const Story& story) { EXPECT_THAT(story.pages.back(), Not(HasSubstr("ein ein"))); });
}

TEST(ReadAloud, ADeedSoundsBeforeWhoDoesIt) {
  for_each_telling(Age::years_3_5,
                   {"Der Bär Bruno sägt ein Brett", "Bruno hämmert", "Bruno sitzt vor dem Haus"},
                   [](const Story& story) { EXPECT_THAT(story.pages.front(), HasSubstr("Ritze, ratze!")); });
}

TEST(ReadAloud, NobodySpeaksAfterTheEnd) {
  for_each_telling(Age::years_6_8,
                   {"Prinzessin Ida sitzt im Turm", "Ida trifft einen Drachen", "Ida und der Drache tanzen"},
                   [](const Story& story) { EXPECT_THAT(story.pages.back(), Not(HasSubstr("Schluss. „"))); });
}

TEST(ReadAloud, ARainbowIsNoRainAndNobodySmellsTheWoodFromAbove) {
  for_each_telling(Age::years_6_8,
                   {"Ein Einhorn steht auf einer Wiese", "Eine Fee fliegt über den Wald zum Einhorn",
                    "Das Einhorn springt über den Regenbogen", "Das Einhorn schläft"},
                   [](const Story& story) {
                     EXPECT_THAT(story.pages[1], Not(HasSubstr("Tannennadeln")));
                     EXPECT_THAT(story.pages[2], Not(HasSubstr("Tropfen")));
                   });
}

TEST(ReadAloud, AnOpenChestIsNotShut) {
  for_each_telling(
      Age::years_6_8,
      {"Pirat Tom segelt zu einer Insel", "Tom gräbt im Sand", "Tom findet eine Schatztruhe", "Tom winkt"},
      [](const Story& story) {
        EXPECT_THAT(story.pages[1], HasSubstr("Da stieß die Schaufel auf etwas Hartes."));
        EXPECT_THAT(story.pages[2], Not(HasSubstr("verschlossen")));
      });
}

TEST(ReadAloud, WhoFallsIntoSnowIsNotStuck) {
  for_each_telling(
      Age::years_9_up,
      {"Anna fährt Ski", "Anna baut einen Schneemann", "Anna fällt in den Schnee", "Anna trinkt Kakao"},
      [](const Story& story) {
        EXPECT_THAT(story.pages[2], Not(HasSubstr("Allein ging es nicht")));
        EXPECT_THAT(story.pages[3], Not(HasSubstr("Hilfe")));
      });
}

TEST(ReadAloud, WhatIsAheadIsSaidLast) {
  for_each_telling(
      Age::years_9_up,
      {"Die Piratin segelt über das Meer", "Ein Sturm zieht auf", "Die Piratin findet eine Höhle"},
      [](const Story& story) { EXPECT_THAT(story.pages.front(), Not(HasSubstr("änderte sich bald. "))); });
}

TEST(ReadAloud, PagesOfACollectionAreAsShortAsTheirAgeAsks) {
  const std::vector<std::string> book = {"Ein Bagger gräbt ein Loch", "Ein Lastwagen bringt Sand",
                                         "Der Kran hebt einen Balken", "Ein Bauarbeiter isst sein Brot"};
  for (const std::string title : {"Auf der Baustelle", "Bunt", "Fahrzeuge"}) {
    for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
      const Story small = tell_collection(read_by(Age::years_3_5, book), seed, title);
      // Its lead, its sentence and one remark, which may be two; no game in the middle.
      for (std::size_t i = 1; i + 1 < book.size(); ++i)
        EXPECT_LE(german::count_sentences(small.pages[i]), 4) << title << ": " << small.pages[i];
      const Story large = tell_collection(read_by(Age::years_9_up, book), seed, title);
      for (const std::string& page : large.pages) EXPECT_LE(german::count_sentences(page), 6) << page;
    }
  }
}

TEST(ReadAloud, AnimalsOnTheLooseAreHeardAndNotExplained) {
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    const Story story = tell_collection(
        read_by(Age::years_6_8, {"Die Kuh läuft aus dem Stall", "Zwei Schweine liegen im Matsch",
                                 "Das Huhn sitzt auf dem Traktor", "Der Hund jagt die Katze"}),
        seed, "Die Tiere sind los");
    EXPECT_THAT(story.pages.front(), HasSubstr("Tor"));
    EXPECT_THAT(story.pages.front(), HasSubstr("Muh!"));
    EXPECT_THAT(story.pages[2], HasSubstr("Gack"));
    for (const std::string& page : story.pages)
      EXPECT_THAT(page, Not(ContainsRegex("Wimpern|Sonnenbrand|Stöckchen|Farbe"))) << page;
  }
}

TEST(ReadAloud, WhoIsIllIsWellBeforePlayingAndNotWhileEatingSoup) {
  for_each_telling(Age::years_3_5,
                   {"Das Mädchen Mia liegt krank im Bett", "Mama kocht Suppe", "Mia isst Suppe",
                    "Mia spielt mit dem Hund im Garten"},
                   [](const Story& story) {
                     EXPECT_THAT(story.pages[2], Not(HasSubstr("gesund")));
                     EXPECT_THAT(story.pages[3], HasSubstr("war Mia wieder gesund. Da spielte sie"));
                   });
}

TEST(ReadAloud, AFightLeadsToTheFeastOfBoth) {
  for_each_telling(Age::years_6_8,
                   {"Ritter Kuno reitet durch den Wald", "Ritter Kuno kämpft mit dem Drachen",
                    "Ritter Kuno und der Drache essen Kuchen", "Der König gibt Ritter Kuno eine Krone"},
                   [](const Story& story) {
                     EXPECT_THAT(story.pages[2], HasSubstr("Freunde sein. Und so aßen"));
                     // Nobody needs to hear twice who speaks.
                     EXPECT_THAT(story.pages[3], Not(HasSubstr("“, sagte der König")));
                   });
}

TEST(ReadAloud, TheFrightIsToldBeforeTheNextFind) {
  for_each_telling(Age::years_9_up,
                   {"Pirat Tom steht auf seinem Schiff", "Das Schiff fährt durch einen Sturm",
                    "Tom findet eine Schatzkarte", "Tom öffnet die Schatzkiste"},
                   [](const Story& story) {
                     EXPECT_THAT(story.pages[2], ContainsRegex("[.] Da fand (er|Tom) eine Schatzkarte"));
                     EXPECT_THAT(story.pages[2], Not(ContainsRegex("Schatzkarte.*Schreck")));
                   });
}

TEST(ReadAloud, ABeastThatIsLookedForInVainIsNotForgotten) {
  for_each_telling(Age::years_9_up,
                   {"Eine Hexe rührt in einem Kessel", "Eine schwarze Katze stiehlt einen Fisch",
                    "Die Hexe sucht die Katze auf dem Friedhof", "Die Hexe tanzt im Garten"},
                   [](const Story& story) { EXPECT_THAT(story.pages.back(), Not(HasSubstr("alles gut"))); });
  for_each_telling(Age::years_6_8,
                   {"Anna spielt im Garten", "Anna sucht die Katze im Garten", "Kinder feiern Halloween"},
                   [](const Story& story) { EXPECT_THAT(story.pages.back(), HasSubstr("Katze")); });
}

TEST(ReadAloud, NoBookEndsWithOneBareSentence) {
  for_each_telling(
      Age::years_6_8,
      {"Ben steht morgens auf", "Ben fährt mit dem Fahrrad zur Schule", "Der Mond scheint über dem Haus"},
      [](const Story& story) { EXPECT_GT(german::count_sentences(story.pages.back()), 1); });
}

TEST(ReadAloud, AGhostThatFrightensSomebodyIsToldInThePast) {
  for_each_telling(Age::years_3_5,
                   {"Das kleine Gespenst fliegt durch die Burg", "Das Gespenst erschreckt eine Maus",
                    "Das Gespenst und die Maus tanzen"},
                   [](const Story& story) { EXPECT_THAT(story.pages[1], HasSubstr("erschreckte")); });
}

TEST(ReadAloud, AZooHasNoFireEnginesAndATitleOfOnesOwnNoGames) {
  const std::vector<std::string> mixed = {"Ein Elefant fährt mit dem Zug", "Ein Bagger gräbt ein Loch",
                                          "Die Feuerwehr löscht ein brennendes Haus"};
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    SCOPED_TRACE(seed);
    const Story story = tell_collection(read_by(Age::years_3_5, mixed), seed, "Der Zug im Zoo");
    for (const std::string& page : story.pages)
      EXPECT_THAT(page, Not(ContainsRegex("Zoo|Gehege|Traum|Schlüssel")));
  }
}

TEST(ReadAloud, WhoComesIntoTheBakeryIsOfItsStory) {
  for_each_telling(
      Age::years_6_8,
      {"Der Bäcker knetet Teig", "Der Bäcker schiebt das Brot in den Ofen", "Eine Frau kauft Brötchen",
       "Ein Kind isst eine Brezel"},
      [](const Story& story) { EXPECT_THAT(story.pages[2], HasSubstr("kaufte eine Frau Brötchen")); });
}

TEST(ReadAloud, NobodyDivesToASandcastle) {
  const std::vector<std::string> beach = {"Zwei Delfine springen aus dem Wasser",
                                          "Ein Krebs läuft über den Strand", "Ein Junge baut eine Sandburg",
                                          "Eine Möwe sitzt auf einem Pfahl"};
  const std::vector<std::string> below = {"Ein Hai schwimmt unter Wasser", "Ein Krake schwimmt unter Wasser",
                                          "Ein Taucher findet unter Wasser einen Schatz"};
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    SCOPED_TRACE(seed);
    for (const std::string& page : tell_collection(read_by(Age::years_6_8, beach), seed, "Am Meer").pages)
      EXPECT_THAT(page, Not(ContainsRegex("tauch|tiefer|Blubb|unten")));
    const Story dive = tell_collection(read_by(Age::years_6_8, below), seed, "Im Meer");
    EXPECT_THAT(dive.pages.front(), ContainsRegex("tauch"));
  }
}

TEST(ReadAloud, EnginesRunUnderAnyTitleAndNobodyUnseenIsSpokenOf) {
  const std::vector<std::string> engines = {"Ein Bagger gräbt ein Loch", "Ein Traktor fährt über das Feld",
                                            "Ein Feuerwehrauto", "Ein Kran hebt einen Balken"};
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    SCOPED_TRACE(seed);
    const Story story = tell_collection(read_by(Age::years_3_5, engines), seed, "Pauls Buch");
    EXPECT_THAT(story.pages.front(), ContainsRegex("Motor|brumm"));
    for (const std::string& page : story.pages)
      EXPECT_THAT(page, Not(ContainsRegex("Hammer|Haare|anziehen|melken|Eier|Feierabend sieht|Helm")));
  }
}

TEST(ReadAloud, WhoSleepsWakesUpBeforeTheNextDeed) {
  for (const Age age : {Age::years_3_5, Age::years_6_8}) {
    for_each_telling(
        age,
        {"Ein Igel läuft durch den Wald", "Der Igel schläft im Laub", "Der Igel findet einen Apfel",
         "Der Igel spielt mit dem Hasen"},
        [](const Story& story) { EXPECT_THAT(story.pages[2], HasSubstr("Als er aufwachte, fand")); });
  }
}

TEST(ReadAloud, TwoAreBothAndNotAll) {
  for (const Age age : {Age::years_6_8, Age::years_9_up}) {
    for_each_telling(age,
                     {"Theo und Mia bauen einen Schneemann", "Theo und Mia spielen Fußball",
                      "Theo und Mia trinken Kakao am Kamin"},
                     [](const Story& story) {
                       for (const std::string& page : story.pages)
                         EXPECT_THAT(page, Not(ContainsRegex("(^| )[Aa]llen? [a-z]|keiner|Keiner")));
                     });
  }
}

TEST(ReadAloud, AFrameOfEnginesSpeaksOfThemAndNotOfWhoDrives) {
  const std::vector<std::string> driven = {"Ein Bauarbeiter fährt einen Bagger",
                                           "Der Bauer fährt mit dem Traktor", "Ein Müllauto leert die Tonnen",
                                           "Ein Polizist fährt Motorrad"};
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    SCOPED_TRACE(seed);
    const Story story = tell_collection(read_by(Age::years_3_5, driven), seed, "Fahrzeuge");
    EXPECT_THAT(story.pages.front(), ContainsRegex("Motor|brumm"));
    EXPECT_THAT(story.pages.back(), Not(HasSubstr("Bauarbeiter")));
  }
}

TEST(ReadAloud, NobodyGoesHomeFromTheTent) {
  const std::vector<std::string> trip = {"Die Klasse wandert durch den Wald", "Die Kinder bauen ein Zelt auf",
                                         "Tom und Lina sammeln Holz", "Die Kinder schlafen im Zelt"};
  for (std::uint64_t seed = 1; seed <= read_seeds; ++seed) {
    const Story story = retell(read_by(Age::years_9_up, trip), seed, "Klassenfahrt").value();
    EXPECT_THAT(story.pages.back(), Not(ContainsRegex("Heimweg|Am Abend"))) << seed;
  }
}

TEST(ReadAloud, ARefrainAndItsEndAreOfOneMetre) {
  // How many syllables stand before the rhyme: "Ene, mene, meiter,".
  const auto syllables = [](const std::string& half) {
    int count = 0;
    bool within = false;
    for (const char c : half.substr(0, half.rfind(','))) {
      const bool vowel = std::string_view("aeiouAEIOU").find(c) != std::string_view::npos;
      count += vowel && !within;
      within = vowel;
    }
    return count;
  };
  for (const Pattern& refrain : RetoldTexts::embedded().list("refrain")) {
    const std::size_t slash = refrain.text().find(" / ");
    ASSERT_NE(slash, std::string::npos) << refrain.text();
    EXPECT_EQ(syllables(refrain.text().substr(0, slash)), syllables(refrain.text().substr(slash)))
        << refrain.text();
  }
}

}  // namespace
}  // namespace books::story
