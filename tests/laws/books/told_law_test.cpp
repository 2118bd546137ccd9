// What is true of every told story, whatever its pages: how it begins, goes on and ends, and what is added.
#include <array>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/story/page_facts.h"
#include "books/story/retelling.h"
#include "books/story/retold_texts.h"
#include "books/story/story.h"
#include "books/story/told_subject.h"
#include "books/story/troubles.h"
#include "support/shared_sentences.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using drawing::Age;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t law_seeds = 3;
constexpr std::array all_ages = {Age::years_3_5, Age::years_6_8, Age::years_9_up};

struct TitledBook {
  std::string title;
  std::vector<std::string> sentences;
};

const std::vector<TitledBook> class_set = {
    {"Emmas Geburtstag",
     {"Emma wacht früh auf", "Mama bringt eine Torte mit Kerzen", "Emma pustet die Kerzen aus",
      "Die Kinder spielen mit Luftballons", "Am Abend schläft Emma mit ihrem neuen Teddy ein"}},
    {"Ein Tag im Zoo",
     {"Der Elefant spritzt mit Wasser", "Die Giraffe frisst Blätter", "Der Affe schaukelt am Seil",
      "Der Löwe schläft unter einem Baum"}},
    {"Der erste Schultag",
     {"Heute kommt Ida in die Schule", "Die Lehrerin schreibt an die Tafel",
      "Ida sitzt neben ihrem Freund Ali", "Nach der Schule erzählt Ida ihrem Opa alles"}},
    {"Rotkäppchen",
     {"Rotkäppchen geht mit dem Korb durch den Wald", "Der Wolf versteckt sich hinter einem Baum",
      "Rotkäppchen pflückt Blumen auf der Wiese", "Der Wolf liegt im Bett der Großmutter",
      "Der Jäger rettet Rotkäppchen und die Großmutter"}},
    {"Mia geht zum Arzt",
     {"Mia liegt krank im Bett", "Mama misst Fieber", "Mia sitzt mit ihrem Kuscheltier im Wartezimmer",
      "Der Arzt hört Mia mit dem Stethoskop ab", "Mia bekommt ein Pflaster und lacht"}},
    {"Wo ist der Hase?",
     {"Ben sucht seinen Stoffhasen unter dem Bett", "Ben fragt den Hund Bello", "Bello schnüffelt im Garten",
      "Der Stoffhase sitzt oben auf dem Baum", "Ben kuschelt glücklich mit seinem Hasen"}},
    {"Das Geheimnis im Leuchtturm",
     {"Clara und Finn rudern mit einem Boot zum alten Leuchtturm",
      "Im Keller entdecken Clara und Finn eine Schatzkiste", "In der Kiste liegt eine Schatzkarte",
      "Ein Sturm zieht auf", "Clara und Finn machen das Licht im Leuchtturm an"}},
    {"Opas Garten",
     {"Opa gräbt ein Beet um", "Jule sät Möhren", "Die Schnecken fressen den Salat",
      "Jule gießt die Pflanzen", "Opa und Jule ernten die Möhren"}},
    {"Die Zeitmaschine",
     {"Ida und Karl bauen eine Zeitmaschine", "Ida und Karl reisen zu den Dinosauriern",
      "Ein Dinosaurier frisst den Rucksack", "Ein Vulkan bricht aus",
      "Ida und Karl rennen zur Zeitmaschine"}},
};

std::vector<StoryPage> for_small(const std::vector<std::string>& sentences) {
  std::vector<StoryPage> pages = pages_of(sentences);
  for (StoryPage& page : pages) page.age = Age::years_3_5;
  return pages;
}

PageFacts law_facts(const std::string& sentence) {
  return {pages_of({sentence}).front(), telling::past_sentence(sentence), Age::years_6_8};
}

Story told_for(const TitledBook& book, Age age, std::uint64_t seed) {
  std::vector<StoryPage> pages = pages_of(book.sentences);
  for (StoryPage& page : pages) page.age = age;
  return retell(pages, seed, book.title).value();
}

template <class Check>
void for_all_stories(Check check) {
  for (const TitledBook& book : class_set) {
    for (const Age age : all_ages) {
      for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) check(book, told_for(book, age, seed), age);
    }
  }
}

std::string all_of(const Story& story) {
  std::string text;
  for (const std::string& page : story.pages) text += page + '\n';
  return text;
}

// Whether it is of the rhyme that comes again in a book for small children.
bool is_rhyme(const std::string& sentence) {
  const std::vector<Pattern>& rhymes = RetoldTexts::embedded().list("refrain");
  return std::any_of(rhymes.begin(), rhymes.end(), [&](const Pattern& rhyme) {
    return rhyme.text().find(base::trim(sentence)) != std::string::npos;
  });
}

std::string first_word(const std::string& text) {
  return text.substr(0, text.find_first_of(" ,."));
}

TEST(ToldLaws, NoEmptyFormula) {
  for_all_stories([](const TitledBook&, const Story& story, Age) {
    for (const char* formula :
         {"Niemand ahnte", "die Geschichte aus", "Na, so", "Wer hätte das gedacht", "So fing alles an",
          "Und die Geschichte ging noch weiter", "wunderbar bequem", "Dort war sein Lieblingsplatz",
          "Das war schön!", "wirklich traurig", "Wie hell das war", "gut leben", "Was für ein Glück",
          "redeten alle durcheinander", "Und was machte", "Nach einer Weile", "Ganz in der Nähe"})
      EXPECT_THAT(all_of(story), Not(HasSubstr(formula)));
  });
}

TEST(ToldLaws, TwoPagesRunningGoOnByDifferentWords) {
  const std::set<std::string> times = {
      "Dann", "Danach",     "Bald",        "Kurz",      "Wenig", "Nach",  "Gleich",  "Da",
      "Auf",  "Inzwischen", "Unterdessen", "Plötzlich", "Nun",   "Darum", "Endlich", "Ein bisschen"};
  for_all_stories([&](const TitledBook& book, const Story& story, Age) {
    for (std::size_t i = 1; i < story.pages.size(); ++i) {
      const std::string word = first_word(story.pages[i]);
      if (book.sentences[i].starts_with(word)) continue;
      if (!times.contains(word)) continue;
      EXPECT_NE(word, first_word(story.pages[i - 1])) << all_of(story);
    }
  });
}

// A word that leads on is worth something once; that a page has none hardly hurts.
TEST(ToldLaws, NoWordLeadsOnTwiceInABook) {
  for_all_stories([&](const TitledBook& book, const Story& story, Age) {
    std::multiset<std::string> words;
    for (std::size_t i = 1; i < story.pages.size(); ++i) {
      const std::string word = first_word(story.pages[i]);
      if (!book.sentences[i].starts_with(word)) words.insert(word);
    }
    for (const char* once : {"Dann", "Danach", "Bald", "Endlich", "Plötzlich"})
      EXPECT_LE(words.count(once), 1u) << all_of(story);
    for (const char* never : {"Nun", "Inzwischen", "Unterdessen", "Kurz", "Wenig", "Auch"})
      EXPECT_EQ(words.count(never), 0u) << all_of(story);
  });
}

TEST(ToldLaws, NothingIsAddedThatAnotherPageTells) {
  for (const Age age : all_ages) {
    for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
      const Story tent =
          told_for({"Eine Nacht im Zelt",
                    {"Jule und Mats bauen im Garten ihr Zelt auf", "Mats erzählt eine Gruselgeschichte",
                     "Plötzlich raschelt etwas", "Ein Igel frisst die Reste vom Abendessen"}},
                   age, seed);
      EXPECT_THAT(tent.pages[0], Not(HasSubstr("raschel")));
      EXPECT_THAT(tent.pages[0], StartsWith("Eines Abends"));
      // No time of day stands beside one that is said.
      const Story evening =
          told_for({"Leos Zimmer", {"Leo malt ein Bild", "Leo spielt", "Am Abend schläft Leo"}}, age, seed);
      for (const char* time : {"orgen", "ittag", "Frühstück"})
        EXPECT_THAT(evening.pages[0], Not(HasSubstr(time)));
    }
  }
}

TEST(ToldLaws, WhoWasMissingIsFoundAndDoesNotCallBefore) {
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
    const Story story =
        told_for({"Wo ist Minka?",
                  {"Lenas Katze Minka ist weg", "Lena sucht unter dem Bett", "Minka sitzt oben auf dem Baum",
                   "Ein Feuerwehrmann holt die Katze mit der Leiter herunter"}},
                 Age::years_3_5, seed);
    EXPECT_THAT(story.pages[0], Not(HasSubstr("Miau")));
    EXPECT_THAT(story.pages[2], AnyOf(HasSubstr("? Minka"), HasSubstr("! Minka")));
  }
}

TEST(ToldLaws, ATeamAndAnAdventAreTold) {
  const auto is_told = [](const std::vector<std::string>& sentences) {
    return retell(pages_of(sentences), 1).has_value();
  };
  EXPECT_TRUE(
      is_told({"Samira spielt beim FC Lindenau im Tor", "Vor dem Finale verletzt sich der Kapitän am Knie",
               "In der ersten Halbzeit schießt der Gegner zwei Tore",
               "Die Trainerin macht der Mannschaft Mut", "Samira hält einen Elfmeter",
               "Kurz vor Schluss trifft Luca zum 3:2", "Die Mannschaft jubelt mit dem Pokal"}));
  EXPECT_TRUE(
      is_told({"Am ersten Advent zündet Oma eine Kerze an", "Lotte öffnet das erste Türchen",
               "Lotte und Karl backen Plätzchen", "Der Nikolaus füllt die Stiefel",
               "Papa trägt einen Tannenbaum nach Hause", "Die Familie singt unter dem Weihnachtsbaum"}));
}

TEST(ToldLaws, TodayOfATitleIsTheDayAtLast) {
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
    EXPECT_THAT(
        retell(pages_of({"Emil hat heute seinen ersten Schultag", "Emil sitzt neben Aylin"}), seed)->pages[0],
        StartsWith("Endlich war es so weit: Emil hatte seinen ersten Schultag."));
  }
}

TEST(ToldLaws, ATypedPronounStaysAfterOnceUponATime) {
  const std::vector<StoryPage> pages = pages_of({"Es war einmal eine Prinzessin, die lebte in einem Schloss",
                                                 "Die Prinzessin hört im Wald einen Drachen weinen"});
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed)
    EXPECT_THAT(retell(pages, seed)->pages[1], AnyOf(HasSubstr("hörte sie"), HasSubstr("Sie hörte")));
}

TEST(ToldLaws, TheBookKeepsItsTitle) {
  const std::vector<StoryPage> pages = pages_of({"Mia badet", "Mia schläft"});
  EXPECT_EQ(write_story(pages, 1, "Das große Bad").title, "Das große Bad");
  EXPECT_THAT(write_story(pages, 1, "Mein Malbuch").title, HasSubstr("Mia"));
}

TEST(ToldLaws, SaysNothingTwiceInABook) {
  for_all_stories([](const TitledBook&, const Story& story, Age) {
    std::set<std::string> seen;
    for (const std::string& page : story.pages) {
      for (const std::string& sentence : sentences_of({"", {page}})) {
        const bool is_new = seen.insert(sentence).second;
        EXPECT_TRUE(is_new || is_rhyme(sentence)) << sentence;
      }
    }
  });
}

TEST(ToldLaws, BooksOfAClassShareFewSentences) {
  for (const Age age : all_ages) {
    for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
      std::vector<Story> stories;
      for (const TitledBook& book : class_set) stories.push_back(told_for(book, age, seed));
      EXPECT_LE(shared_sentences(stories), 0.05);
    }
  }
}

// Only small children hear a rhyme on every other page: it tells nothing.
std::string without_rhymes(std::string text) {
  constexpr std::string_view slash = " / ";
  for (const Pattern& rhyme : RetoldTexts::embedded().list("refrain")) {
    const std::size_t at = rhyme.text().find(slash);
    for (const std::string& part : {rhyme.text().substr(0, at), rhyme.text().substr(at + slash.size())}) {
      for (std::size_t found = text.find(part); found != std::string::npos; found = text.find(part))
        text.erase(found, part.size());
    }
  }
  return text;
}

TEST(ToldLaws, AnOlderChildHearsMoreAndNoSoundsOfHooves) {
  for (const TitledBook& book : class_set) {
    std::size_t small = 0, large = 0;
    for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
      const std::string young = all_of(told_for(book, Age::years_3_5, seed));
      const std::string old = all_of(told_for(book, Age::years_9_up, seed));
      EXPECT_NE(young, old);
      small += base::count_code_points(without_rhymes(young));
      large += base::count_code_points(old);
      for (const char* sound : {"Trab, trab", "Hopp, hopp", "Törööö", "Aua", "Mm, ", "Nanu"})
        EXPECT_THAT(old, Not(HasSubstr(sound)));
    }
    EXPECT_GT(large, small) << book.title;
  }
}

TEST(ToldLaws, TheOccasionOfTheTitleIsSaidOnTheFirstPage) {
  for (const Age age : all_ages) {
    for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
      EXPECT_THAT(told_for(class_set[0], age, seed).pages[0], HasSubstr("Geburtstag"));
      EXPECT_THAT(told_for(class_set[1], age, seed).pages[0], HasSubstr("Zoo"));
      EXPECT_THAT(told_for(class_set[2], age, seed).pages[0], HasSubstr("rste"));
      EXPECT_THAT(told_for(class_set[3], age, seed).pages[0],
                  StartsWith("Es war einmal ein kleines Mädchen"));
      // A heap of leaves makes no autumn of a zoo.
      EXPECT_THAT(all_of(told_for(class_set[1], age, seed)), Not(HasSubstr("Herbst")));
    }
  }
}

TEST(ToldLaws, WhatIsKnownIsNotSaidAgain) {
  const std::string first =
      retell(pages_of({"Emma feiert Geburtstag", "Emma tanzt", "Emma schläft"}), 1, "Emmas Geburtstag")
          ->pages[0];
  EXPECT_EQ(first.find("Geburtstag"), first.rfind("Geburtstag")) << first;
}

TEST(ToldLaws, NobodyIsWellBeforeTheDoctorComes) {
  for (const Age age : all_ages) {
    for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
      const Story story = told_for(class_set[4], age, seed);
      for (std::size_t i = 0; i < 4; ++i)
        EXPECT_THAT(story.pages[i], Not(HasSubstr("gesund"))) << all_of(story);
    }
  }
}

TEST(ToldLaws, AFindHasItsMoment) {
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
    EXPECT_THAT(told_for(class_set[5], Age::years_6_8, seed).pages[3],
                AnyOf(HasSubstr("? Der Stoffhase"), HasSubstr("! Der Stoffhase")));
  }
}

TEST(ToldLaws, DangerIsNotCosy) {
  for (const Age age : all_ages) {
    for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
      const std::string wolf = told_for(class_set[3], age, seed).pages[3];
      for (const char* cosy : {"warm", "bequem", "gemütlich"}) EXPECT_THAT(wolf, Not(HasSubstr(cosy)));
      const std::string storm =
          retell(pages_of({"Tim segelt mit dem Boot", "Tim segelt durch den Sturm", "Tim schläft"}), seed)
              ->pages[1];
      EXPECT_THAT(storm, Not(HasSubstr("sanft")));
    }
  }
}

TEST(ToldLaws, AHareThatRanAwayIsNotBroughtHome) {
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
    EXPECT_THAT(
        retell(pages_of({"Der kleine Wolf sitzt im Wald", "Der Wolf fragt den Hasen", "Der Hase läuft weg",
                         "Der Wolf trifft einen Bären", "Der Wolf und der Bär spielen"}),
               seed)
            ->pages.back(),
        Not(HasSubstr("wieder zu Hause")));
  }
}

TEST(ToldLaws, WhoseNameNobodyKnowsHasAStoryAllTheSame) {
  EXPECT_TRUE(retell(pages_of({"Zorbi ist ein kleiner Roboter", "Zorbi räumt das Zimmer auf",
                               "Zorbi kocht Suppe", "Zorbi rutscht aus", "Ein Mädchen repariert Zorbi"}),
                     1));
  EXPECT_FALSE(retell(pages_of({"Ein Bagger gräbt", "Ein Bagger fährt", "Ein Bagger hupt"}), 1));
}

TEST(ToldLaws, NobodyIsHeOfTwoOfThePageBefore) {
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
    EXPECT_THAT(
        retell(pages_of({"Tom und Lukas spielen Fußball", "Tom lacht", "Tom isst Kuchen"}), seed)->pages[1],
        HasSubstr("Tom"));
  }
}

TEST(ToldLaws, WhoLooksAtAThingDoesSoForHimself) {
  const auto told = [](const std::string& sentence) {
    return with_own_eyes(*telling::past_sentence(sentence), law_facts(sentence)).text();
  };
  EXPECT_EQ(told("Am Abend schauen alle den Sonnenuntergang an"),
            "Am Abend schauten sich alle den Sonnenuntergang an.");
  EXPECT_EQ(told("Mia schaut das Bild an"), "Mia schaute sich das Bild an.");
  EXPECT_EQ(told("Mia schaut den Hund an"), "Mia schaute den Hund an.");
}

TEST(ToldLaws, RainIsNoFineDay) {
  for (std::uint64_t seed = 1; seed <= law_seeds; ++seed) {
    const Story story =
        *retell(for_small({"Es regnet", "Ole springt in eine Pfütze", "Ole trinkt Tee"}), seed);
    EXPECT_THAT(story.pages[0], Not(HasSubstr("schönen")));
  }
}

TEST(PageFacts, KnowsTheSubjectTheDeedAndThePlace) {
  const PageFacts crab = law_facts("Ein Krebs zwickt Papa");
  EXPECT_TRUE(crab.is("neu", ""));
  EXPECT_TRUE(crab.is("tat:kneifen,zwicken", ""));
  EXPECT_FALSE(crab.is("tat:laufen", ""));
  EXPECT_TRUE(crab.is("ortlos", ""));
  EXPECT_FALSE(crab.is("ding", ""));
  const PageFacts map = law_facts("In der Kiste liegt eine Schatzkarte");
  EXPECT_TRUE(map.is("ding", ""));
  EXPECT_FALSE(map.is("ortlos", ""));
  EXPECT_TRUE(law_facts("Mia wacht auf").is("tat:aufwachen", ""));
  EXPECT_TRUE(law_facts("Mia fährt an den See").is("ziel", ""));
  EXPECT_FALSE(law_facts("Mia badet im See").is("ziel", ""));
  EXPECT_FALSE(law_facts("Der Hase läuft weg").is("neu", ""));
}

}  // namespace
}  // namespace books::story
