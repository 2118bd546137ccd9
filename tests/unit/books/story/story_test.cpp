#include "books/story/story.h"

#include <algorithm>
#include <regex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/story/cast.h"
#include "books/story/story_texts.h"
#include "books/telling/verb_table.h"
#include "support/shared_sentences.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using testing::HasSubstr;
using testing::Not;

// Books as children ask for them: beings, vehicles, things only, crowds, scenes that change, pages without
// motifs.
const std::vector<std::vector<std::string>>& sample_books() {
  static const std::vector<std::vector<std::string>> books = {
      {"Ein kleiner Fuchs im Wald", "Ein Igel und zwei Pilze im Wald", "Drei Schmetterlinge auf einer Wiese",
       "Ein Fuchs mit einer Eule in der Nacht", "Ein Bauernhof mit einem Traktor und drei Hühnern",
       "Ein Fuchs schläft"},
      {"Zwei Katzen im Garten", "Eine Katze auf einem Baum", "Ein Hund mit einem Ball",
       "Eine Katze und ein Regenbogen"},
      {"Ein Delfin und zwei Fische unter Wasser", "Eine Meerjungfrau mit einer Muschel unter Wasser",
       "Eine Schildkröte und ein Krake unter Wasser", "Ein großer Wal im Meer", "Ein Delfin springt"},
      {"Ein Bagger auf der Baustelle", "Ein Kran und zwei Lastwagen", "Ein Haus mit Garten"},
      {"Ein fröhlicher Dinosaurier im Weltraum"},
      {"Eine Prinzessin vor einem Schloss", "Ein Drache und ein Ritter"},
      {"Eine Blume", "Ein Mandala", "Drei Äpfel und eine Birne", "Sonne, Mond und Sterne"},
      {"Ein Mandala"},
      {"Ein Mädchen mit Luftballons", "Ein Junge auf einem Pferd", "Oma und Opa im Garten",
       "Das Mädchen spielt mit zwei Hunden", "Ein Schneemann im Winter"},
      {"Drei Bären im Wald", "Zwei Elefanten in der Savanne",
       "Ein Löwe, ein Affe und ein Papagei im Dschungel", "Ein Bär und ein Bär", "Fünf Enten auf dem Teich"},
      {"Eine Rakete im Weltraum", "Ein Außerirdischer im Ufo", "Zwei Außerirdische auf dem Mond",
       "Ein Roboter und ein Astronaut"},
      {"Ein Einhorn", "Eine Fee", "Ein Einhorn und eine Fee auf einer Wiese", "Ein Drache vor einem Schloss",
       "Ein Pferd", "Eine Hexe", "Ein Zauberer", "Ein Frosch", "Ein König", "Ein Hase", "Eine Maus",
       "Zwei Eulen", "Ein Einhorn in der Nacht", "Ein Stern", "Ein Einhorn schläft"},
  };
  return books;
}

// Calls `check` with every sample book, its pages and its story for some seeds.
template <class Check>
void for_each_story(Check check) {
  for (const auto& book : sample_books()) {
    const std::vector<StoryPage> pages = pages_of(book);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const Story story = invent_story(pages, seed);
      ASSERT_EQ(story.pages.size(), pages.size());
      SCOPED_TRACE(book.front() + ", seed " + std::to_string(seed));
      check(pages, story);
    }
  }
}

// What is told, without what is said.
std::string narration(const std::string& text) {
  std::string told;
  bool quoted = false;
  for (const char32_t c : base::decode_utf8(text)) {
    if (c == U'„') quoted = true;
    if (!quoted) base::append_utf8(told, c);
    if (c == U'“') quoted = false;
  }
  return told;
}

TEST(Story, LeavesNoSlotUnfilled) {
  for_each_story([](const auto&, const Story& story) {
    for (const std::string& text : story.pages) {
      EXPECT_THAT(text, Not(testing::ContainsRegex("[{}/~|]")));
      EXPECT_THAT(text, Not(HasSubstr("  ")));
      EXPECT_THAT(text, Not(testing::ContainsRegex(" [.,!?:;]"))) << text;
    }
    EXPECT_THAT(story.title, Not(testing::ContainsRegex("[{}/~|]")));
  });
}

TEST(Story, BeginsSentencesWithCapitalsAndEndsThem) {
  const std::regex small_after_end("[.!?]“? („)?[a-z]");
  for_each_story([&](const auto&, const Story& story) {
    for (const std::string& text : story.pages) {
      EXPECT_FALSE(std::regex_search(text, small_after_end)) << text;
      EXPECT_EQ(german::sentence_case(text), text);
      EXPECT_TRUE(text.ends_with('.') || text.ends_with('!') || text.ends_with('?') || text.ends_with("“"))
          << text;
    }
    EXPECT_EQ(german::sentence_case(story.title), story.title);
    EXPECT_FALSE(story.title.ends_with('.'));
  });
}

TEST(Story, DoublesNoWord) {
  const std::regex doubled("(^|[ „])([A-Za-zäöüÄÖÜß]+) \\2[ .,!?“]");
  for_each_story([&](const auto&, const Story& story) {
    for (const std::string& text : story.pages) {
      std::smatch match;
      EXPECT_FALSE(std::regex_search(text, match, doubled)) << match.str() << " in: " << text;
    }
  });
}

TEST(Story, ClosesEveryQuotation) {
  for_each_story([](const auto&, const Story& story) {
    for (const std::string& text : story.pages) {
      bool open = false;
      for (const char32_t c : base::decode_utf8(text)) {
        if (c == U'„' || c == U'“') {
          EXPECT_EQ(open, c == U'“') << text;
          open = !open;
        }
        EXPECT_NE(c, U'"') << text;
      }
      EXPECT_FALSE(open) << text;
    }
  });
}

// Every kind of motif stands on its own page, in some form of its noun.
TEST(Story, NamesWhomThePictureShows) {
  for_each_story([](const std::vector<StoryPage>& pages, const Story& story) {
    for (std::size_t i = 0; i < pages.size(); ++i) {
      for (const drawing::WishedMotif& motif : pages[i].motifs) {
        const german::NounRecord* record = german::NounTable::embedded().find(motif.name);
        ASSERT_NE(record, nullptr) << motif.name;
        bool named = false;
        for (const auto in : {german::Case::nominative, german::Case::dative, german::Case::accusative}) {
          for (const auto number : {german::Number::singular, german::Number::plural}) {
            named = named || story.pages[i].find(record->noun.form(in, number)) != std::string::npos;
          }
        }
        EXPECT_TRUE(named) << motif.name << " in: " << story.pages[i];
      }
    }
  });
}

TEST(Story, NamesTheHeroOnEveryPage) {
  for_each_story([](const std::vector<StoryPage>& pages, const Story& story) {
    std::set<std::string> everywhere;
    for (const auto& [name, record] : german::NounTable::embedded().all()) {
      const std::string called = record.noun.form(german::Case::nominative, german::Number::singular);
      if (story.pages.front().find(called) != std::string::npos) everywhere.insert(called);
    }
    for (const std::string& text : story.pages) {
      std::erase_if(everywhere,
                    [&](const std::string& name) { return text.find(name) == std::string::npos; });
    }
    EXPECT_FALSE(everywhere.empty()) << story.pages.size() << pages.size();
  });
}

TEST(Story, IsShortEnoughToReadAloudAndToPrint) {
  for_each_story([](const auto&, const Story& story) {
    const std::size_t count = story.pages.size();
    EXPECT_LE(base::count_code_points(story.title), 70u) << story.title;
    for (const std::string& text : story.pages) {
      EXPECT_GE(german::count_sentences(text), 2) << text;
      EXPECT_LE(german::count_sentences(text), count <= 2 ? 9 : 14) << text;
      EXPECT_GE(base::count_code_points(text), 60u) << text;
      EXPECT_LE(base::count_code_points(text), count <= 2 ? 450u : 620u) << text;
    }
  });
}

TEST(Story, IsToldInThePastTense) {
  const std::regex present(
      "(^|[ „])(ist|sind|hat|haben|wird|werden|geht|gehen|kommt|kommen|sagt|sagen|sieht|fragt|ruft|findet|"
      "steht|liegt|macht|gibt|kann|will|muss|läuft|spielt)[ .,!?]");
  for_each_story([&](const auto&, const Story& story) {
    for (const std::string& text : story.pages) {
      std::smatch match;
      const std::string told = narration(text);
      EXPECT_FALSE(std::regex_search(told, match, present)) << match.str() << " in: " << told;
    }
  });
}

TEST(Story, IsTheSameForTheSameSeedOnly) {
  for (const auto& book : sample_books()) {
    const std::vector<StoryPage> pages = pages_of(book);
    std::set<std::vector<std::string>> texts;
    std::set<std::string> titles;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Story story = invent_story(pages, seed);
      EXPECT_EQ(invent_story(pages, seed).pages, story.pages);
      EXPECT_EQ(invent_story(pages, seed).title, story.title);
      texts.insert(story.pages);
      titles.insert(story.title);
    }
    EXPECT_GE(texts.size(), 16u) << book.front();
    EXPECT_GE(titles.size(), 8u) << book.front();
  }
}

TEST(Story, SaysNothingTwiceInABookOfSevenPages) {
  const std::vector<StoryPage> pages = pages_of(sample_books().front());
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    std::multiset<std::string> sentences;
    for (const std::string& text : invent_story(pages, seed).pages) {
      const std::regex sentence("[^.!?]+[.!?]");
      for (std::sregex_iterator it(text.begin(), text.end(), sentence), end; it != end; ++it) {
        if (it->str().size() > 25) sentences.insert(it->str());
      }
    }
    for (const std::string& sentence : sentences) EXPECT_EQ(sentences.count(sentence), 1u) << sentence;
  }
}

// Books of pictures with deeds.
const std::vector<std::vector<std::string>>& books_with_deeds() {
  static const std::vector<std::vector<std::string>> books = {
      {"Ein Bär angelt am Fluss", "Ein Bär schläft in der Höhle", "Ein Bär und ein Hase backen einen Kuchen",
       "Der Bär weint", "Ein Bär fährt Fahrrad im Park", "Ein Bär liest ein Buch"},
      {"Oma liest dem Kind ein Buch vor", "Opa gießt Blumen im Garten", "Ein Kind isst Kuchen in der Küche",
       "Oma strickt einen Schal"},
      {"Lena und Tom spielen Fußball im Park", "Lena und Tom bauen eine Sandburg am Strand",
       "Lena isst ein Eis", "Tom fährt Fahrrad", "Lena und Tom schlafen im Zelt"},
      {"Ein Drache speit Feuer", "Ein Ritter kämpft gegen einen Drachen", "Eine Prinzessin tanzt im Schloss",
       "Der Drache und die Prinzessin trinken Tee"},
      {"Der Hund Bello jagt eine Katze", "Ein Hund schwimmt im See",
       "Ein Hund vergräbt einen Knochen im Garten", "Der Hund schläft auf dem Sofa"},
      {"Drei Kinder rodeln im Schnee", "Kinder bauen einen Schneemann", "Kinder trinken Kakao"},
  };
  return books;
}

TEST(Story, TellsWhatThePicturesShow) {
  const telling::VerbTable& verbs = telling::VerbTable::embedded();
  for (const auto& book : books_with_deeds()) {
    const std::vector<StoryPage> pages = pages_of(book);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const Story story = invent_story(pages, seed);
      for (std::size_t i = 0; i < pages.size(); ++i) {
        for (const drawing::Deed& deed : pages[i].deeds) {
          const std::string base = verbs.parts(deed.verb).base;
          const auto past = [&](german::Number number) {
            return verbs.finite(base, telling::Tense::past, number);
          };
          EXPECT_THAT(story.pages[i], testing::AnyOf(HasSubstr(" " + past(german::Number::singular)),
                                                     HasSubstr(" " + past(german::Number::plural))));
        }
      }
    }
  }
}

// Who sleeps does nothing more on that page.
TEST(Story, SaysWhereSomethingIsDone) {
  const auto told = [](const std::string& sentence) {
    return invent_story(pages_of({"Ein Hund im Garten", sentence, "Ein Hund und eine Katze"}), 1).pages.at(1);
  };
  EXPECT_THAT(told("Ein Hund schwimmt im See"), testing::AnyOf(HasSubstr("im See"), HasSubstr("am See. ")));
  EXPECT_THAT(told("Ein Mädchen schreibt an die Tafel"), HasSubstr("an die Tafel"));
  EXPECT_THAT(told("Ein Schatz in einer Truhe"), HasSubstr("Schatz in einer Truhe"));
  EXPECT_THAT(told("Labyrinth mit einem Hund und einem Knochen"), HasSubstr("Labyrinth"));
}

TEST(Story, WhoIsEatenSaysNothing) {
  const std::vector<StoryPage> pages =
      pages_of({"Ein Bär angelt am Fluss", "Der Bär isst einen Fisch", "Der Bär tanzt"});
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    EXPECT_THAT(invent_story(pages, seed).pages[1],
                Not(testing::ContainsRegex("(sagte|fragte|rief|bat|erklärte|meinte)[a-z]* der Fisch")));
  }
}

TEST(Story, AllWhoSleepAreNamed) {
  const std::vector<StoryPage> pages = pages_of({"Bello jagt die Katze durch den Garten", "Eine Katze tanzt",
                                                 "Der Hund und die Katze schlafen im Korb"});
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const std::string page = invent_story(pages, seed).pages[2];
    EXPECT_THAT(page, testing::ContainsRegex("schliefen [^.]*Katze")) << page;
    EXPECT_THAT(page, testing::ContainsRegex("schliefen [^.]* und ")) << page;
  }
}

TEST(Story, SaysOnceWhatTheVerbNames) {
  const auto told = [](const std::string& sentence) {
    return invent_story(pages_of({"Ein Hund im Garten", sentence, "Ein Hund und eine Katze"}), 1).pages.at(1);
  };
  EXPECT_THAT(told("Kinder spielen Topfschlagen"), Not(HasSubstr("einen Topf Topfschlagen")));
  EXPECT_THAT(told("Zwei Kinder essen Spaghetti"), Not(HasSubstr("eine Spaghetti")));
}

TEST(Story, TellsTheWeatherThatComesUp) {
  drawing::Picture dry, snowy;
  dry.subject.place = snowy.subject.place = "wald";
  snowy.elements.push_back({"", "Schneeflocke", false, {}});
  EXPECT_EQ(story_page(dry).weather, "");
  ASSERT_EQ(story_page(snowy).weather, "winter");
  const auto& airs = StoryTexts::embedded().scene("winter")->air;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto snows = [&](const std::string& page) {
      return std::any_of(airs.begin(), airs.end(),
                         [&](const Pattern& air) { return page.find(air.text()) != std::string::npos; });
    };
    const Story story = invent_story({story_page(dry), story_page(snowy), story_page(snowy)}, seed);
    EXPECT_TRUE(snows(story.pages[1])) << story.pages[1];
    EXPECT_FALSE(snows(story.pages[0]) || snows(story.pages[2]));
    EXPECT_TRUE(snows(invent_story({story_page(snowy), story_page(dry)}, seed).pages[0]));
  }
}

TEST(Story, SnowThatLiesAlreadyDoesNotComeUpAgain) {
  drawing::Picture mountain, snow;
  mountain.subject.place = "berge";
  mountain.elements.push_back({"", "Schneeflocke", false, {}});
  snow.subject.place = "winter";
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::string page = invent_story({story_page(mountain), story_page(snow)}, seed).pages.back();
    for (const Pattern& go : StoryTexts::embedded().scene("winter")->go)
      EXPECT_THAT(page, Not(HasSubstr(go.text())));
  }
}

TEST(Story, KnowsTheNightInAnyPlace) {
  drawing::Picture night, day, space;
  night.subject.place = "schloss";
  night.elements.push_back({"", "Mond", false, {}});
  day.subject.place = "wiese";
  space.subject.place = "weltraum";
  space.elements = night.elements;
  EXPECT_TRUE(is_night(story_page(night)));
  EXPECT_EQ(story_page(space).weather, "") << "where it is never day nobody says so";
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Story story = invent_story({story_page(night), story_page(day)}, seed);
    EXPECT_THAT(story.pages.front(), testing::AnyOf(HasSubstr("Nacht"), HasSubstr("Mond")));
    EXPECT_THAT(story.pages.front(), Not(HasSubstr("Sonnenstrahl")));
    EXPECT_THAT(story.pages.back(), testing::AnyOf(HasSubstr("wieder hell"), HasSubstr("nächsten Morgen"),
                                                   HasSubstr("Sonne wieder schien")));
  }
}

TEST(Story, WhatIsStillThereIsNotFoundAgain) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Story story = invent_story(
        pages_of({"Ein Junge baut am Strand eine Sandburg", "Ein Junge und eine Sandburg am Strand"}), seed);
    EXPECT_THAT(story.pages.back(), testing::AnyOf(HasSubstr("die Sandburg"), HasSubstr("Die Sandburg")));
    EXPECT_THAT(story.pages.back(), Not(HasSubstr("eine Sandburg")));
  }
}

TEST(Story, NobodyIsKnownBeforeTheBeginning) {
  for (const Arc& arc : StoryTexts::embedded().arcs()) {
    for (const std::vector<Pattern>* patterns : {&arc.begins, &arc.starts}) {
      for (const Pattern& pattern : *patterns) {
        std::smatch first;
        const std::regex names_hero("\\{([^{}]*H|[a-z ]*h)\\}");
        ASSERT_TRUE(std::regex_search(pattern.text(), first, names_hero)) << pattern.text();
        EXPECT_THAT(first.str(), testing::StartsWith("{ein")) << pattern.text();
      }
    }
  }
}

// "In dem Hut war ein Vogel. „...“, sagte er" would be the bird.
TEST(Story, APronounIsTheHeroOnly) {
  EXPECT_TRUE(Pattern("{der H} ging weiter.").names_hero_at_once());
  EXPECT_TRUE(Pattern("Dort ruhte {der H} sich aus.").names_hero_at_once());
  EXPECT_FALSE(Pattern("Da kam ein Vogel. „Hallo“, sagte {der H}.").names_hero_at_once());
  EXPECT_FALSE(Pattern("Da kam ein Vogel. Und {er H} staunte.").names_hero_at_once());
}

TEST(Story, ThingsDoNotSpeak) {
  for (const char* thing : {"Tafel", "Schultafel", "Bienenstock", "Schlauch", "Sack", "Bambus"}) {
    ASSERT_NE(german::NounTable::embedded().find(thing), nullptr) << thing;
    EXPECT_EQ(german::NounTable::embedded().find(thing)->kind, german::NounKind::thing) << thing;
  }
}

TEST(Story, NobodyCheerfulIsGoingToCry) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Story story = invent_story(pages_of({"Ein Dinosaurier", "Ein Dinosaurier weint"}), seed);
    EXPECT_THAT(story.pages.at(0) + story.pages.at(1), Not(HasSubstr("fröhliche"))) << seed;
  }
}

TEST(Story, NoTwoSentencesOfDeedsBeginAlike) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Story story = invent_story(pages_of({"Ein Hund im Garten", "Ein Hund tanzt an Halloween"}), seed);
    for (const std::string& page : story.pages)
      EXPECT_THAT(page, Not(testing::ContainsRegex("Nun [^.]*\\. Nun "))) << page;
  }
}

TEST(Story, SleepComesLast) {
  const std::vector<StoryPage> pages =
      pages_of({"Ein Bär im Wald", "Der Bär schläft im Bett", "Ein Bär tanzt"});
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    EXPECT_TRUE(invent_story(pages, seed).pages[1].ends_with("schlief der Bär im Bett."))
        << invent_story(pages, seed).pages[1];
  }
}

// The longest words of a pattern that are the same whoever plays its parts.
std::string own_words(const std::string& text) {
  std::string longest;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = std::min(text.find('{', at), text.size());
    if (open - at > longest.size()) longest = text.substr(at, open - at);
    at = std::min(text.find('}', open), text.size() - 1) + 1;
  }
  return longest;
}

// All patterns of the arcs with one of these marks, by their own words.
std::vector<std::string> words_with_marks(const std::vector<std::string>& marks) {
  std::vector<std::string> words;
  for (const Arc& arc : StoryTexts::embedded().arcs()) {
    for (const auto* list : {&arc.begins, &arc.steps, &arc.turns, &arc.ends, &arc.starts, &arc.closes}) {
      for (const Pattern& pattern : *list) {
        const bool marked = std::any_of(marks.begin(), marks.end(),
                                        [&](const std::string& mark) { return pattern.is_marked(mark); });
        if (marked) words.push_back(own_words(pattern.text()));
      }
    }
  }
  return words;
}

TEST(Story, GoesWithPlaceAndTimeOfItsPictures) {
  struct Case {
    std::string where;
    std::vector<std::string> lacks;
  };
  const std::vector<Case> cases = {{"auf der Wiese", {"dark", "storm", "home"}},
                                   {"in der Küche", {"weather", "storm"}},
                                   {"in der Nacht", {"light", "storm", "home"}}};
  for (const Case& place : cases) {
    const std::vector<std::string> wrong = words_with_marks(place.lacks);
    ASSERT_GT(wrong.size(), 10u);
    const auto pages = pages_of({"Ein Bär " + place.where, "Ein Bär und ein Hase " + place.where,
                                 "Ein Igel " + place.where, "Eine Maus " + place.where});
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      for (const std::string& page : invent_story(pages, seed).pages) {
        for (const std::string& words : wrong) EXPECT_THAT(page, Not(HasSubstr(words))) << place.where;
      }
    }
  }
}

TEST(Story, TellsTheMorningAfterTheNight) {
  const auto pages = pages_of({"Ein Bär im Wald", "Ein Bär in der Nacht", "Ein Bär auf einer Wiese"});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::string page = invent_story(pages, seed).pages.back();
    EXPECT_THAT(page, testing::AnyOf(HasSubstr("wieder hell"), HasSubstr("nächsten Morgen"),
                                     HasSubstr("Sonne wieder schien")));
  }
}

TEST(Story, KnowsEveryPlaceThatPicturesCanHave) {
  for (const char* place : {"thronsaal", "hexenküche", "labor", "pilzdorf"})
    EXPECT_NE(StoryTexts::embedded().scene(place), nullptr) << place;
}

TEST(Story, CallsTheHeroByTheNameInTheText) {
  const std::vector<StoryPage> lena = pages_of(books_with_deeds()[2]),
                               bello = pages_of(books_with_deeds()[4]);
  int introduced = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    for (const std::string& text : invent_story(lena, seed).pages) {
      EXPECT_THAT(text, HasSubstr("Lena"));
      EXPECT_THAT(text, Not(HasSubstr("Mädchen")));
      EXPECT_THAT(text, Not(HasSubstr("Es war einmal Lena.")));
    }
    const Story story = invent_story(bello, seed);
    for (const std::string& text : story.pages) {
      ASSERT_THAT(text, HasSubstr("Bello"));
      // Who that is each page says before it goes on with the name alone.
      if (&text != &story.pages.front()) {
        EXPECT_EQ(text.find("Hund Bello") + 5, text.find("Bello")) << text;
      }
    }
    introduced += story.pages.front().find("Hund Bello") != std::string::npos ? 1 : 0;
  }
  // Some beginnings call him by his name at once.
  EXPECT_GE(introduced, 40);
}

TEST(Story, SaysWhenItLeavesAPlace) {
  const std::vector<StoryPage> pages = pages_of({"Ein Hase im Wald", "Ein Hase und ein Igel", "Ein Hase"});
  ASSERT_TRUE(pages[1].scene.empty());
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const std::string text = invent_story(pages, seed).pages[1];
    const auto& leave = StoryTexts::embedded().list("leave");
    EXPECT_TRUE(std::any_of(leave.begin(), leave.end(), [&](const Pattern& pattern) {
      return text.starts_with(pattern.text());
    })) << text;
  }
}

TEST(Story, GivesWhatIsCountedItsArticle) {
  const std::vector<StoryPage> pages =
      pages_of({"Ein Glas Milch und ein Apfel", "Ein Mädchen trinkt ein Glas Milch"});
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    for (const std::string& text : invent_story(pages, seed).pages)
      EXPECT_THAT(text, testing::AnyOf(HasSubstr("ein Glas Milch"), HasSubstr("Ein Glas Milch"))) << text;
  }
}

// A class of 25 that draws the same pictures: what their books have in common is mostly what the pictures
// show.
TEST(Story, AClassHasNoTwoAlike) {
  std::vector<Story> across;
  for (const auto& book : books_with_deeds()) {
    const std::vector<StoryPage> pages = pages_of(book);
    std::vector<Story> of_class;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) of_class.push_back(invent_story(pages, seed));
    EXPECT_LE(shared_sentences(of_class), 0.13) << book.front();
    for (std::size_t i = 0; i < of_class.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k)
        EXPECT_LE(shared_sentences({of_class[i], of_class[k]}), 0.75)
            << book.front() << ", " << i << " and " << k;
    }
    across.push_back(of_class.front());
  }
  EXPECT_LE(shared_sentences(across), 0.05);
}

TEST(Story, AnArcStaysOutOfScenesItDoesNotFitTo) {
  const std::vector<StoryPage> pages = pages_of({"Ein Fisch unter Wasser"});
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    EXPECT_THAT(invent_story(pages, seed).pages.front(), Not(HasSubstr("Sturm")));
  }
}

TEST(Story, NeedsAPicture) {
  EXPECT_THROW(invent_story({}, 1), std::invalid_argument);
}

TEST(Hero, IsTheBeingThatMostPicturesShow) {
  base::Random chance(1);
  const auto hero = [&](const std::vector<std::string>& book) {
    return choose_hero(pages_of(book), german::NounTable::embedded(), chance).name;
  };
  EXPECT_EQ(hero({"Ein Igel", "Eine Eule", "Eine Eule"}), "Eule");
  EXPECT_EQ(hero({"Drei Igel und eine Eule"}), "Eule");
  EXPECT_EQ(hero({"Ein Traktor", "Ein Baum"}), "Traktor");
  EXPECT_EQ(hero({"Ein Traktor und ein Huhn"}), "Huhn");
  EXPECT_EQ(hero({"Ein Apfel"}), "");
}

TEST(Hero, IsWhoHasANameBeforeWhoIsSeenMoreOften) {
  const std::vector<std::string> book = {"Lena und Tom bauen eine Sandburg", "Ein Elefant badet",
                                         "Der Elefant frisst Gras"};
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Story story = invent_story(pages_of(book), seed);
    EXPECT_THAT(story.pages[0], HasSubstr("Lena"));
    EXPECT_THAT(story.pages[0], HasSubstr("Tom"));
    EXPECT_THAT(story.pages[2], HasSubstr("Lena"));
  }
}

TEST(Hero, HasTheNameThatALaterPageSays) {
  base::Random chance(1);
  const auto pages = pages_of({"Ein Hund am Strand", "Der Hund Bello schläft"});
  EXPECT_EQ(choose_hero(pages, german::NounTable::embedded(), chance).mention.called, "Bello");
}

TEST(Cast, ThingsGoWithWhomTheyArePlacedAt) {
  base::Random chance(1);
  const auto pages = pages_of({"Eine Katze auf einem Baum", "Eine Katze", "Ein Hund mit einem Ball"});
  const Hero hero = choose_hero(pages, german::NounTable::embedded(), chance);
  const PageCast first = cast_page(pages[0], hero, german::NounTable::embedded());
  EXPECT_EQ(first.hero_spot.preposition, "auf");
  ASSERT_EQ(first.hero_spot.objects.size(), 1u);
  EXPECT_EQ(first.hero_spot.objects[0].name, "Baum");
  EXPECT_TRUE(first.things.empty());
  const PageCast last = cast_page(pages[2], hero, german::NounTable::embedded());
  ASSERT_EQ(last.beings.size(), 1u);
  EXPECT_EQ(last.beings[0].mention.where, "mit einem Ball");
  EXPECT_FALSE(last.shows_hero);
}

TEST(StoryTexts, HaveEnoughOfEverything) {
  const StoryTexts& texts = StoryTexts::embedded();
  EXPECT_GE(texts.arcs().size(), 30u);
  for (const Arc& arc : texts.arcs()) {
    EXPECT_GE(arc.titles.size(), 3u) << arc.name;
    EXPECT_GE(arc.begins.size(), 3u) << arc.name;
    EXPECT_GE(arc.steps.size(), 8u) << arc.name;
    EXPECT_GE(arc.turns.size(), 3u) << arc.name;
    EXPECT_GE(arc.ends.size(), 3u) << arc.name;
    // Whatever a page shows, something can be told.
    const auto always = [](const Pattern& pattern) {
      return !pattern.needs('G') && !pattern.needs('T') && !pattern.needs('F');
    };
    EXPECT_GE(arc.starts.size(), 2u) << arc.name;
    EXPECT_GE(arc.closes.size(), 3u) << arc.name;
    for (const Pattern& pattern : arc.starts)
      EXPECT_LE(german::count_sentences(pattern.text()), 3) << pattern.text();
    for (const Pattern& pattern : arc.closes)
      EXPECT_LE(german::count_sentences(pattern.text()), 4) << pattern.text();
    for (const auto* patterns : {&arc.begins, &arc.steps, &arc.turns, &arc.ends, &arc.starts, &arc.closes}) {
      EXPECT_TRUE(std::any_of(patterns->begin(), patterns->end(), always)) << arc.name;
    }
  }
  for (const char* scene :
       {"weltraum", "garten",  "wiese",   "wald",      "bauernhof", "unterwasser", "meer",
        "strand",   "stadt",   "schloss", "dschungel", "wüste",     "berge",       "himmel",
        "winter",   "herbst",  "nacht",   "regen",     "zirkus",    "spielplatz",  "jahrmarkt",
        "küche",    "schule",  "zimmer",  "baustelle", "insel",     "geburtstag",  "weihnachten",
        "ostern",   "savanne", "park",    "halloween", "zoo",       "rennstrecke"}) {
    ASSERT_NE(texts.scene(scene), nullptr) << scene;
    EXPECT_GE(texts.scene(scene)->air.size(), 3u) << scene;
    EXPECT_GE(texts.scene(scene)->go.size(), 2u) << scene;
  }
  EXPECT_THROW(texts.list("nothing"), std::logic_error);
}

TEST(StoryTexts, MalformedOnesAreABrokenBuild) {
  EXPECT_THROW(StoryTexts("arc: a\nitem: x Ball bunt\n", "", ""), std::logic_error);
  EXPECT_THROW(StoryTexts("", "line: ohne Liste\n", ""), std::logic_error);
  EXPECT_THROW(StoryTexts("", "", "go: ohne Ort\n"), std::logic_error);
}

TEST(NounTable, RefusesWhatIsMalformed) {
  EXPECT_THROW(german::NounTable("Katze\t7\tKatzen\tanimals\t1\t0\n"), std::runtime_error);
  EXPECT_THROW(german::NounTable("Katze\n"), std::runtime_error);
  EXPECT_EQ(german::NounTable("").find("Katze"), nullptr);
}

}  // namespace
}  // namespace books::story
