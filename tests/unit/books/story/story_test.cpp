#include "books/story/story.h"

#include <regex>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/story/cast.h"
#include "books/story/story_texts.h"
#include "drawing/language/parser.h"

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

std::vector<StoryPage> pages_of(const std::vector<std::string>& sentences) {
  std::vector<StoryPage> pages;
  for (const std::string& sentence : sentences) {
    pages.push_back(story_page(drawing::language::read_wish(sentence)));
  }
  return pages;
}

// Calls `check` with every sample book, its pages and its story for some seeds.
template <class Check>
void for_each_story(Check check) {
  for (const auto& book : sample_books()) {
    const std::vector<StoryPage> pages = pages_of(book);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const Story story = write_story(pages, seed);
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
      EXPECT_EQ(capitalised(text), text);
      EXPECT_TRUE(text.ends_with('.') || text.ends_with('!') || text.ends_with('?') || text.ends_with("“"))
          << text;
    }
    EXPECT_EQ(capitalised(story.title), story.title);
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
        const NounRecord* record = NounTable::embedded().find(motif.name);
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
    for (const auto& [name, record] : NounTable::embedded().all()) {
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
      EXPECT_GE(count_sentences(text), 2) << text;
      EXPECT_LE(count_sentences(text), count <= 2 ? 9 : 14) << text;
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
      const Story story = write_story(pages, seed);
      EXPECT_EQ(write_story(pages, seed).pages, story.pages);
      EXPECT_EQ(write_story(pages, seed).title, story.title);
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
    for (const std::string& text : write_story(pages, seed).pages) {
      const std::regex sentence("[^.!?]+[.!?]");
      for (std::sregex_iterator it(text.begin(), text.end(), sentence), end; it != end; ++it) {
        if (it->str().size() > 25) sentences.insert(it->str());
      }
    }
    for (const std::string& sentence : sentences) EXPECT_EQ(sentences.count(sentence), 1u) << sentence;
  }
}

TEST(Story, AnArcStaysOutOfScenesItDoesNotFitTo) {
  const std::vector<StoryPage> pages = pages_of({"Ein Fisch unter Wasser"});
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    EXPECT_THAT(write_story(pages, seed).pages.front(), Not(HasSubstr("Sturm")));
  }
}

TEST(Story, NeedsAPicture) {
  EXPECT_THROW(write_story({}, 1), std::invalid_argument);
}

TEST(Hero, IsTheBeingThatMostPicturesShow) {
  base::Random chance(1);
  const auto hero = [&](const std::vector<std::string>& book) {
    return choose_hero(pages_of(book), NounTable::embedded(), chance).name;
  };
  EXPECT_EQ(hero({"Ein Igel", "Eine Eule", "Eine Eule"}), "Eule");
  EXPECT_EQ(hero({"Drei Igel und eine Eule"}), "Eule");
  EXPECT_EQ(hero({"Ein Traktor", "Ein Baum"}), "Traktor");
  EXPECT_EQ(hero({"Ein Traktor und ein Huhn"}), "Huhn");
  EXPECT_EQ(hero({"Ein Apfel"}), "");
}

TEST(Cast, ThingsGoWithWhomTheyArePlacedAt) {
  base::Random chance(1);
  const auto pages = pages_of({"Eine Katze auf einem Baum", "Eine Katze", "Ein Hund mit einem Ball"});
  const Hero hero = choose_hero(pages, NounTable::embedded(), chance);
  const PageCast first = cast_page(pages[0], hero, NounTable::embedded());
  EXPECT_EQ(first.hero_spot.preposition, "auf");
  ASSERT_EQ(first.hero_spot.objects.size(), 1u);
  EXPECT_EQ(first.hero_spot.objects[0].name, "Baum");
  EXPECT_TRUE(first.things.empty());
  const PageCast last = cast_page(pages[2], hero, NounTable::embedded());
  ASSERT_EQ(last.beings.size(), 1u);
  EXPECT_EQ(last.beings[0].mention.where, "mit einem Ball");
  EXPECT_FALSE(last.shows_hero);
}

TEST(StoryTexts, HaveEnoughOfEverything) {
  const StoryTexts& texts = StoryTexts::embedded();
  EXPECT_GE(texts.arcs().size(), 8u);
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
    for (const Pattern& pattern : arc.starts) EXPECT_LE(count_sentences(pattern.text()), 3) << pattern.text();
    for (const Pattern& pattern : arc.closes) EXPECT_LE(count_sentences(pattern.text()), 4) << pattern.text();
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
  EXPECT_THROW(NounTable("Katze\t7\tKatzen\tanimals\t1\t0\n"), std::runtime_error);
  EXPECT_THROW(NounTable("Katze\n"), std::runtime_error);
  EXPECT_EQ(NounTable("").find("Katze"), nullptr);
}

}  // namespace
}  // namespace books::story
