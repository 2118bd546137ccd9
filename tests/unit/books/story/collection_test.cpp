// Pages that tell no story are looked at one after the other.
#include "books/story/collection.h"

#include <algorithm>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/embedded.h"
#include "base/text_blocks.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/story/caption.h"
#include "books/story/groups.h"
#include "books/story/remarks.h"
#include "books/telling/place_words.h"
#include "drawing/language/lexicon.h"
#include "support/shared_sentences.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t collection_seeds = 25;

const std::vector<std::vector<std::string>>& collections() {
  static const std::vector<std::vector<std::string>> books = {
      {"Ein Löwe schläft", "Ein Bagger auf der Baustelle", "Eine Prinzessin im Schloss", "Zwei Pinguine"},
      {"Eine Kuh auf der Weide", "Ein Schwein im Schlamm", "Drei Hühner im Stall", "Ein Bauer fährt Traktor",
       "Ein Schaf mit einem Lamm"},
      {"Lina reitet auf einem Pony", "Ein Hai im Meer", "Ein Clown im Zirkus", "Ein Hubschrauber"},
      {"Eine Ärztin untersucht ein Kind", "Ein Bäcker backt Brot", "Ein Feuerwehrmann löscht ein Feuer",
       "Eine Lehrerin schreibt an die Tafel", "Ein Gärtner gießt Blumen", "Ein Maler streicht eine Wand"},
      {"Ein Mandala", "Drei Äpfel und eine Birne", "Eine Familie beim Picknick", "Sterne am Himmel"},
  };
  return books;
}

template <class Check>
void for_each_collection(Check check) {
  for (const auto& book : collections()) {
    const std::vector<StoryPage> pages = pages_of(book);
    for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
      SCOPED_TRACE(book.front() + ", seed " + std::to_string(seed));
      const Story story = write_story(pages, seed);
      ASSERT_EQ(story.pages.size(), book.size());
      check(book, story);
    }
  }
}

TEST(Collection, IsWhereNobodyIsOnHalfOfThePages) {
  for (const auto& book : collections()) EXPECT_TRUE(is_collection(pages_of(book))) << book.front();
  EXPECT_TRUE(is_collection(pages_of({"Ein Löwe", "Ein Affe"})));
  EXPECT_FALSE(is_collection(pages_of({"Ein Löwe", "Ein Löwe und ein Affe"})));
  EXPECT_FALSE(is_collection(pages_of({"Ein Löwe im Zoo", "Ein Affe", "Der Löwe schläft", "Ein Igel"})));
  EXPECT_TRUE(is_collection(pages_of({"Ein Löwe im Zoo", "Ein Affe", "Ein Löwe schläft", "Ein Igel"})))
      << "a lion here and a lion there on one theme";
  EXPECT_TRUE(is_collection(pages_of({"Kinder rodeln", "Blumen blühen", "Kinder baden", "Ein Drachen"})))
      << "children here and children there are others each time";
  EXPECT_FALSE(is_collection(pages_of({"Ein Löwe"})));
}

TEST(Collection, SaysEveryPagesOwnWords) {
  for_each_collection([](const std::vector<std::string>& book, const Story& story) {
    for (std::size_t i = 0; i < book.size(); ++i) {
      const std::string& typed = book[i];
      // "Ein Löwe schläft" may be "Hier schläft ein Löwe".
      std::size_t at = 0;
      for (const std::string& word :
           {typed.substr(typed.rfind(' ') + 1), typed.substr(typed.find(' ') + 1, 3)}) {
        at = story.pages[i].find(word);
        EXPECT_NE(at, std::string::npos) << word << " of " << typed << " in: " << story.pages[i];
      }
    }
  });
}

TEST(Collection, BeginsAndEndsSentencesWell) {
  const std::regex small_after_end("[.!?]“? („)?[a-z]");
  for_each_collection([&](const auto&, const Story& story) {
    EXPECT_THAT(story.title, Not(testing::ContainsRegex("[{}/~|]")));
    EXPECT_LE(base::count_code_points(story.title), 70u) << story.title;
    for (const std::string& text : story.pages) {
      EXPECT_THAT(text, Not(testing::ContainsRegex("[{}/~|]")));
      EXPECT_THAT(text, Not(testing::ContainsRegex(" [.,!?:;]"))) << text;
      EXPECT_THAT(text, Not(testing::ContainsRegex("[.!?:] *[.!?]"))) << text;
      EXPECT_THAT(text, Not(HasSubstr("  ")));
      EXPECT_FALSE(std::regex_search(text, small_after_end)) << text;
      EXPECT_EQ(german::sentence_case(text), text);
      EXPECT_TRUE(text.ends_with('.') || text.ends_with('!') || text.ends_with('?') || text.ends_with("“"));
    }
  });
}

TEST(Collection, IsNeitherBareNorLong) {
  for_each_collection([](const auto&, const Story& story) {
    for (const std::string& text : story.pages) {
      EXPECT_GE(german::count_sentences(text), 2) << text;
      EXPECT_GE(base::count_code_points(text), 45u) << text;
      EXPECT_LE(base::count_code_points(text), 480u) << text;
    }
  });
}

TEST(Collection, SaysNothingTwice) {
  for_each_collection([](const auto&, const Story& story) {
    std::set<std::string> told;
    for (const std::string& text : story.pages) {
      for (const std::string& sentence : sentences_of({"", {text}}))
        EXPECT_TRUE(told.insert(sentence).second) << sentence;
    }
  });
}

TEST(Collection, SaysNothingTwiceInALongBook) {
  std::vector<std::string> book;
  for (const char* page :
       {"Ein Löwe", "Ein Bus", "Ein Hai", "Eine Fee", "Ein Baum", "Ein Koch", "Ein Eis", "Ein Igel",
        "Ein Zug", "Ein Wal", "Eine Kuh", "Ein Ritter", "Ein Bär", "Ein Kran", "Ein Apfel"})
    book.emplace_back(page);
  for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
    std::set<std::string> told;
    for (const std::string& text : write_story(pages_of(book), seed).pages) {
      for (const std::string& sentence : sentences_of({"", {text}}))
        EXPECT_TRUE(told.insert(sentence).second) << sentence;
    }
  }
}

TEST(Collection, ComesBackToTheFirstPicture) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Story story = write_story(pages_of(collections().front()), seed);
    EXPECT_THAT(story.pages[1], Not(HasSubstr("Löwe")));
    EXPECT_THAT(story.pages.back(), HasSubstr("Löwe"));
  }
  // But not to a first picture that shows nobody.
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    EXPECT_NO_THROW(write_story(pages_of(collections().back()), seed));
}

TEST(Collection, IsTheSameForTheSameSeedOnly) {
  for (const auto& book : collections()) {
    std::set<std::vector<std::string>> texts;
    std::set<std::string> titles;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Story story = tell_collection(pages_of(book), seed);
      EXPECT_EQ(tell_collection(pages_of(book), seed).pages, story.pages);
      texts.insert(story.pages);
      titles.insert(story.title);
    }
    EXPECT_EQ(texts.size(), 20u);
    EXPECT_GE(titles.size(), 8u);
  }
}

TEST(Collection, AClassHasNoTwoAlike) {
  std::vector<Story> across;
  for (const auto& book : collections()) {
    std::vector<Story> of_class;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) of_class.push_back(write_story(pages_of(book), seed));
    EXPECT_LE(shared_sentences(of_class), 0.13) << book.front();
    for (std::size_t i = 0; i < of_class.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k)
        EXPECT_LE(shared_sentences({of_class[i], of_class[k]}), 0.65)
            << book.front() << ", " << i << " and " << k;
    }
    across.push_back(of_class.front());
  }
  EXPECT_LE(shared_sentences(across), 0.05);
}

TEST(Collection, KeepsNames) {
  for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
    const Story story = write_story(pages_of(collections()[2]), seed);
    EXPECT_THAT(story.pages.front(), HasSubstr("Lina"));
    EXPECT_THAT(story.pages.front(), Not(HasSubstr("Mädchen")));
  }
}

TEST(Collection, TellsOfAPictureWithoutAnybody) {
  StoryPage empty;
  for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
    const Story story = tell_collection({empty, pages_of({"Ein Hund"}).front(), empty}, seed);
    for (const std::string& page : story.pages) EXPECT_GE(base::count_code_points(page), 30u) << page;
  }
  EXPECT_NO_THROW(tell_collection({empty}, 1));
}

TEST(Collection, NeedsAPage) {
  EXPECT_THROW(tell_collection({}, 1), std::invalid_argument);
}

TEST(Collection, IsWhatItsTitleSays) {
  const std::vector<StoryPage> pages = pages_of({"Ein Löwe", "Ein Affe auf einem Baum", "Zwei Pinguine"});
  const auto open = [&](const std::string& title, std::uint64_t seed) {
    return tell_collection(pages, seed, title).pages.front();
  };
  const std::vector<std::string_view> signs = {"Zoo", "Gehege"};
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const std::string zoo = open("Im Zoo", seed);
    EXPECT_TRUE(std::any_of(signs.begin(), signs.end(), [&](std::string_view sign) {
      return zoo.find(sign) != std::string::npos;
    })) << zoo;
    // "Gemüse" is eaten, and a garden of it is none of the dinners.
    for (const std::string title : {"Im Gemüsegarten", "Vergessen"})
      EXPECT_EQ(open(title, seed), open("Bunt", seed)) << title;
  }
}

TEST(Collection, GivesABareNounItsArticle) {
  EXPECT_EQ(caption_of(pages_of({"Feuerwehrauto"}).front())->text, "Ein Feuerwehrauto");
  EXPECT_EQ(caption_of(pages_of({"Pinguine"}).front())->text, "Pinguine");
}

TEST(Frames, AreFiveOrMoreWithWordsForAClass) {
  const FrameTexts& texts = FrameTexts::embedded();
  EXPECT_GE(texts.frames().size(), 5u);
  for (const Frame& frame : texts.frames()) {
    for (const auto* list : {&frame.titles, &frame.opens, &frame.turns, &frame.ends})
      EXPECT_GE(list->size(), 4u) << frame.name;
    for (const auto* list : {&frame.follows, &frame.sentences, &frame.shows}) {
      EXPECT_GE(list->size(), 4u) << frame.name;
      // The first page needs one too.
      EXPECT_TRUE(std::any_of(list->begin(), list->end(), [](const Pattern& pattern) {
        return !pattern.is_marked("later");
      })) << frame.name;
    }
    for (const Pattern& pattern : frame.follows) EXPECT_THAT(pattern.text(), HasSubstr("{folge}"));
    for (const Pattern& pattern : frame.sentences) EXPECT_THAT(pattern.text(), HasSubstr("{satz}"));
    for (const Pattern& pattern : frame.shows) EXPECT_THAT(pattern.text(), HasSubstr("{bild}"));
  }
}

TEST(Frames, OlderChildrenGetCalmOnes) {
  std::vector<StoryPage> pages = pages_of({"Ein Löwe", "Ein Affe", "Ein Elefant", "Eine Giraffe"});
  for (StoryPage& page : pages) page.age = drawing::Age::years_9_up;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    for (const std::string& page : tell_collection(pages, seed).pages) {
      for (const char* childish : {"Tippe", "Töröö", "Uaah", "Uh, uh", "Mach deine Hände", "Fernglas"})
        EXPECT_THAT(page, Not(HasSubstr(childish)));
    }
  }
}

TEST(Frames, RefuseWhatLacksWords) {
  const std::string common =
      "frame: common\nfolge: Da {folge}.\nsatz: Da: {satz}.\nbild: Da: {bild}.\nblank: Leer.\n\n";
  const std::string leads = "folge: Hier {folge}.\nsatz: Hier: {satz}.\nbild: Hier: {bild}.\n";
  const std::string rest = "title: Da\nopen: Los!\nturn: Weiter!\nend: Aus.\n";
  EXPECT_NO_THROW(FrameTexts(common + "frame: a\n" + leads + rest));
  EXPECT_THROW(FrameTexts{common}, std::logic_error);
  EXPECT_THROW(FrameTexts("frame: a\n" + leads + rest), std::logic_error);
  EXPECT_THROW(FrameTexts(common + "frame: a\n" + rest), std::logic_error);
  EXPECT_THROW(FrameTexts(common + "frame: a\n" + leads), std::logic_error);
  EXPECT_THROW(
      FrameTexts(common + "frame: a\n" + leads + "title: Da\nopen: Los!\nturn: Weiter!\nend: {der F}!\n"),
      std::logic_error);
  EXPECT_THROW(FrameTexts(common + "frame: a\n" + leads + rest + "end: {wort}\n"), std::logic_error);
}

// Or nobody would ever read their lines.
TEST(Remarks, AreOfWordsThatPicturesHave) {
  std::set<std::string> groups;
  for (const auto& block : base::parse_text_blocks(base::resource("stories/groups.txt")))
    groups.emplace(base::split_words(block.value("group")).at(1));
  for (const auto& block : base::parse_text_blocks(base::resource("stories/remarks.txt"))) {
    for (const std::string& words : block.values("words")) {
      for (const std::string_view word : base::split_words(words)) {
        const std::string noun(word);
        EXPECT_TRUE(german::NounTable::embedded().find(noun) != nullptr || groups.contains(noun)) << noun;
      }
    }
    for (const std::string& words : block.values("verbs")) {
      for (const std::string_view verb : base::split_words(words))
        EXPECT_NE(drawing::language::Lexicon::embedded().find_deed(verb), nullptr) << verb;
    }
    for (const std::string& words : block.values("scenes")) {
      for (const std::string_view place : base::split_words(words))
        EXPECT_NE(telling::PlaceTable::embedded().find(std::string(place)), nullptr) << place;
    }
  }
}

TEST(Remarks, AreNoneOfUnknownWords) {
  const RemarkTexts& texts = RemarkTexts::embedded();
  EXPECT_EQ(texts.of_noun("Quackelbrumm"), nullptr);
  EXPECT_EQ(texts.of_verb("quackeln"), nullptr);
  EXPECT_EQ(texts.of_scene("nirgends"), nullptr);
  EXPECT_THROW(texts.of_kind("nobody"), std::logic_error);
}

TEST(Remarks, SpeakOfNobodyElse) {
  // A toucan is drawn as a parrot, a skater as a runner: their pages do not say so.
  for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
    const Story story =
        write_story(pages_of({"Ein Bus", "Ein Tukan", "Ein Eiskunstläufer", "Eine schwarze Katze"}), seed);
    EXPECT_THAT(story.pages[1], Not(HasSubstr("Papagei")));
    EXPECT_THAT(story.pages[2], Not(HasSubstr("Läufer")));
  }
}

TEST(Remarks, SpeakOfWhatACompoundEndsWith) {
  int barks = 0;
  for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
    const Story story = write_story(pages_of({"Ein Bus", "Ein Schäferhund", "Ein Haus"}), seed);
    barks += story.pages[1].find(" Hund") != std::string::npos ? 1 : 0;
  }
  EXPECT_GT(barks, 0);
}

TEST(Remarks, TellHowItIsWhereNobodyIs) {
  const auto& says = RemarkTexts::embedded().of_scene("strand")->says;
  const Story story = write_story(pages_of({"Ein Bus", "Der Sommer am Strand", "Ein Haus"}), 1);
  EXPECT_TRUE(std::any_of(says.begin(), says.end(), [&](const Pattern& say) {
    return story.pages[1].find(say.text()) != std::string::npos;
  })) << story.pages[1];
}

TEST(Groups, AreCalledByOneWord) {
  const GroupTable& groups = GroupTable::embedded();
  ASSERT_NE(groups.on(pages_of({"Eine Familie beim Picknick"}).front()), nullptr);
  EXPECT_EQ(groups.on(pages_of({"Eine Familie beim Picknick"}).front())->noun.name(), "Familie");
  EXPECT_EQ(groups.on(pages_of({"Ein Mann und eine Frau"}).front()), nullptr);
  EXPECT_EQ(groups.on({}), nullptr);
  for (std::uint64_t seed = 1; seed <= collection_seeds; ++seed) {
    const Story story = write_story(pages_of({"Eine Familie im Zoo", "Ein Löwe", "Ein Bus"}), seed);
    EXPECT_THAT(story.pages.front() + story.pages.back(),
                Not(testing::ContainsRegex("Mann|Frau|Mädchen|Junge")));
  }
}

TEST(Groups, RefuseWhatIsMalformed) {
  EXPECT_THROW(GroupTable("group: Familie\nmembers: Mann\n"), std::logic_error);
  EXPECT_THROW(GroupTable("group: x Familie Familien\nmembers: Mann\n"), std::logic_error);
  EXPECT_THROW(GroupTable("group: f Familie Familien\n"), std::logic_error);
}

TEST(Remarks, KnowTheKinds) {
  const auto kind = [](const std::string& sentence) {
    return kind_of(pages_of({sentence}).front().motifs.front());
  };
  EXPECT_EQ(kind("Ein Löwe"), "animal");
  EXPECT_EQ(kind("Ein Bagger"), "vehicle");
  EXPECT_EQ(kind("Eine Lehrerin"), "person");
  EXPECT_EQ(kind("Eine Fee"), "figure");
  EXPECT_EQ(kind("Eine Sonnenblume"), "plant");
  EXPECT_EQ(kind("Ein Stern"), "sky");
  EXPECT_EQ(kind("Ein Tisch"), "thing");
  EXPECT_EQ(kind_of({"", "Quackelbrumm"}), "thing");
}

TEST(Remarks, RefuseWhatIsMalformed) {
  EXPECT_THROW(RemarkTexts("words: Löwe\nsay: Uaah!\n"), std::logic_error) << "without the kinds";
  EXPECT_THROW(RemarkTexts("say: Uaah!\n"), std::logic_error);
  EXPECT_THROW(RemarkTexts("words: Löwe\n"), std::logic_error);
}

Caption caption(const std::string& sentence) {
  return caption_of(pages_of({sentence}).front()).value();
}

TEST(Caption, TellsWhetherThereIsAVerb) {
  EXPECT_EQ(caption("Ein Löwe schläft").inverted, "schläft ein Löwe");
  EXPECT_EQ(caption("Ein Löwe schläft.").text, "Ein Löwe schläft");
  EXPECT_EQ(caption("Oma backt einen Kuchen").inverted, "backt Oma einen Kuchen");
  EXPECT_EQ(caption("Ein Bär freut sich").inverted, "freut sich ein Bär");
  EXPECT_FALSE(caption("Ein Bagger auf der Baustelle").clause);
  EXPECT_EQ(caption("Ein Bagger auf der Baustelle").inside, "ein Bagger auf der Baustelle");
  EXPECT_EQ(caption("Drei kleine Fische").inside, "drei kleine Fische");
  EXPECT_EQ(caption("Kinder im Garten").inside, "Kinder im Garten");
  EXPECT_FALSE(caption("Eine Familie beim Picknick").clause);
}

TEST(Caption, StaysInTheTenseThatWasTyped) {
  EXPECT_EQ(caption("Ein Löwe schlief").inverted, "schlief ein Löwe");
  EXPECT_EQ(caption("Ein Hund bellt, weil die Katze faucht").inverted,
            "bellt ein Hund, weil die Katze faucht");
}

TEST(Caption, LeavesWholeWhatAsksOrQuotes) {
  EXPECT_TRUE(caption("Wer spielt im Garten?").whole);
  EXPECT_EQ(caption("Wer spielt im Garten?").text, "Wer spielt im Garten?");
  EXPECT_EQ(caption("Ein Hund bellt. Eine Katze miaut").text, "Ein Hund bellt. Eine Katze miaut.");
}

TEST(Caption, SaysWhatThePictureShowsWhereSomebodyWishes) {
  EXPECT_THAT(caption("Ich wünsche mir ein Einhorn").text, Not(HasSubstr("wünsche")));
  EXPECT_THAT(caption("Ich wünsche mir ein Einhorn").text, HasSubstr("Ein Einhorn"));
  EXPECT_THAT(caption("Bitte male einen Hund").text, HasSubstr("Ein Hund"));
  EXPECT_THAT(caption("ein löwe schläft").text, HasSubstr("Löwe schläft"));
}

TEST(Caption, HasNoEmoji) {
  EXPECT_EQ(caption("Ein Hund schläft 🐶").text, "Ein Hund schläft");
}

TEST(Caption, IsNothingForNothing) {
  EXPECT_FALSE(caption_of({}));
  StoryPage page = pages_of({"Ein Hund im Garten"}).front();
  page.text.clear();
  EXPECT_EQ(caption_of(page)->text, "Ein Hund im Garten");
}

}  // namespace
}  // namespace books::story
