// What a picture shows that somebody does is told as people say it, with the articles of its sentence.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "books/german/article_in_text.h"
#include "books/german/noun_table.h"
#include "books/story/story.h"
#include "support/story_pages.h"

namespace books::story {
namespace {

using german::article_in_text;
using german::WrittenArticle;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t told_seeds = 40;

std::vector<Story> stories_telling(const std::vector<std::string>& sentences) {
  const std::vector<StoryPage> pages = pages_of(sentences);
  std::vector<Story> stories;
  for (std::uint64_t seed = 1; seed <= told_seeds; ++seed) stories.push_back(invent_story(pages, seed));
  return stories;
}

WrittenArticle article_of_noun(std::string_view text, const std::string& noun) {
  return article_in_text(text, german::NounTable::embedded().find(noun)->noun);
}

TEST(ArticleInText, IsThatOfTheNounsFirstForm) {
  EXPECT_EQ(article_of_noun("Opa deckt den Tisch", "Tisch"), WrittenArticle::definite);
  EXPECT_EQ(article_of_noun("Max bläst die drei bunten Kerzen aus", "Kerze"), WrittenArticle::definite);
  EXPECT_EQ(article_of_noun("eine maus sitzt im korb", "Korb"), WrittenArticle::definite);
  EXPECT_EQ(article_of_noun("Emma und ihr kleiner Hund", "Hund"), WrittenArticle::own);
  EXPECT_EQ(article_of_noun("Tom wäscht sein Auto", "Auto"), WrittenArticle::own);
}

TEST(ArticleInText, IsNoneWhereTheNounHasNone) {
  EXPECT_EQ(article_of_noun("Die Katze jagt Mäuse", "Maus"), WrittenArticle::other);
  EXPECT_EQ(article_of_noun("Sieh die, Hund!", "Hund"), WrittenArticle::other);
  EXPECT_EQ(article_of_noun("die Katze", "Hund"), WrittenArticle::other);
  EXPECT_EQ(article_of_noun("", "Hund"), WrittenArticle::other);
  EXPECT_EQ(article_of_noun("Hund", "Hund"), WrittenArticle::other);
}

TEST(ArticleInText, IsSeenBeforeWhoIsNew) {
  EXPECT_EQ(article_of_noun("Bello sucht einen Knochen", "Knochen"), WrittenArticle::indefinite);
  EXPECT_EQ(article_of_noun("Er winkt einem kleinen Papagei", "Papagei"), WrittenArticle::indefinite);
}

TEST(ToldDeeds, HaveTheArticleOfTheirSentence) {
  for (const Story& story : stories_telling({"Ein Affe", "Der Affe winkt einem Papagei"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("einem Papagei"));
  }
  for (const Story& story :
       stories_telling({"Max hat einen Hund", "Max deckt den Tisch", "Max rechnet an der Tafel"})) {
    EXPECT_THAT(story.pages[1], HasSubstr(" den Tisch"));
    EXPECT_THAT(story.pages[2], HasSubstr("an der Tafel"));
  }
  for (const Story& story : stories_telling({"Eine Bäuerin", "Die Bäuerin melkt eine Kuh"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("eine Kuh"));
  }
}

TEST(ToldDeeds, JoinPrepositionAndArticle) {
  for (const Story& story :
       stories_telling({"Lena malt", "Lena rettet die Katze vom Baum", "Lena schläft im Zelt"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("vom Baum"));
    EXPECT_THAT(story.pages[2], HasSubstr("im Zelt"));
  }
}

TEST(ToldDeeds, SayWhoseSomethingIs) {
  for (const Story& story : stories_telling({"Emma und ihr Hund gehen spazieren", "Emma malt ein Bild"})) {
    EXPECT_THAT(story.pages[0], HasSubstr("Emma und ihr Hund"));
  }
  for (const Story& story : stories_telling({"Tom", "Tom wäscht sein Auto"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("sein Auto"));
  }
}

TEST(ToldDeeds, GoSomewhereWithAVehicleAndOtherwiseDriveIt) {
  for (const Story& story : stories_telling({"Emma malt ein Bild", "Emma fährt mit dem Zug nach Hause"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("mit dem Zug nach Hause"));
  }
  for (const Story& story :
       stories_telling({"Emma malt ein Bild", "Emma fährt mit dem Fahrrad zur Schule"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("mit dem Fahrrad zur Schule"));
  }
  for (const Story& story : stories_telling({"Emma malt ein Bild", "Emma fährt Fahrrad"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("Fahrrad"));
    EXPECT_THAT(story.pages[1], Not(HasSubstr("mit einem Fahrrad")));
  }
}

TEST(ToldDeeds, NameOnWhomSomebodySitsOnce) {
  for (const Story& story :
       stories_telling({"Ein Pirat", "Ein Papagei sitzt auf der Schulter des Piraten"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("auf der Schulter des Piraten"));
    EXPECT_THAT(story.pages[1], Not(HasSubstr("den Piraten")));
  }
}

TEST(ToldDeeds, TellNothingAgainThatTheVerbNames) {
  for (const Story& story : stories_telling({"Ein Igel", "Die Igel sammeln Blätter"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("Blätter"));
    EXPECT_THAT(story.pages[1], Not(HasSubstr("drei Blätter")));
  }
}

TEST(ToldDeeds, ComeToAPlaceOnce) {
  for (const Story& story :
       stories_telling({"Ein Hase auf der Wiese", "Ein Bär", "Der Hase hoppelt in den Wald"})) {
    const std::string& text = story.pages.back();
    const std::size_t first = text.find("Wald");
    ASSERT_NE(first, std::string::npos) << text;
    EXPECT_EQ(text.find("in den Wald", text.find("in den Wald") + 1), std::string::npos) << text;
    EXPECT_THAT(text, Not(AnyOf(HasSubstr("ging es in den Wald"), HasSubstr("führte der Weg in den Wald"))));
  }
}

TEST(ToldDeeds, CallTheOthersOfTheHerosKindItsFriends) {
  for (const Story& story : stories_telling({"Ein Igel", "Drei Igel tanzen", "Zwei Igel schlafen"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("und zwei Freunde"));
    EXPECT_THAT(story.pages[2], HasSubstr("und ein Freund"));
  }
  for (const Story& story : stories_telling({"Eine Maus", "Zwei Mäuse tanzen"})) {
    EXPECT_THAT(story.pages[1], HasSubstr("und eine Freundin"));
  }
}

TEST(ToldDeeds, NoThiefIsAFriendInTheEnd) {
  bool is_dog_a_friend = false;
  for (const Story& story : stories_telling(
           {"Ein Zauberer mit einem Kaninchen", "Ein Hund", "Das Kaninchen klaut dem Zauberer den Hut"})) {
    const std::string& end = story.pages.back();
    // Friends are told together: "Das Kaninchen und der Hund umarmten den Zauberer".
    EXPECT_THAT(end, Not(AnyOf(HasSubstr("Kaninchen und de"), HasSubstr("und das Kaninchen"),
                               testing::ContainsRegex("Kaninchen (umarmte|dankte|freute sich mit) de"))))
        << story.title;
    is_dog_a_friend = is_dog_a_friend || end.find("Der Hund umarmte") != std::string::npos;
  }
  EXPECT_TRUE(is_dog_a_friend) << "who has stolen nothing is one";
}

TEST(ToldDeeds, WhoIsChasedDoesNotChatWithWhoChases) {
  for (const Story& story :
       stories_telling({"Eine Maus", "Die Katze jagt die Maus", "Die Maus tanzt", "Die Maus schläft"})) {
    EXPECT_THAT(story.pages[1], Not(testing::ContainsRegex("“, [a-z]+ (der|die|eine) Katze")))
        << story.pages[1];
  }
}

// A family is nobody's "Mann, Frau, Mädchen und Junge".
TEST(ToldDeeds, AFamilyIsOneWord) {
  for (const Story& story :
       stories_telling({"Ein Bär im Park", "Eine Familie picknickt im Park", "Ein Bär und eine Familie"})) {
    for (const std::string& page : story.pages) {
      EXPECT_THAT(page,
                  Not(AnyOf(HasSubstr("Mann"), HasSubstr("Frau"), HasSubstr("Mädchen"), HasSubstr("Junge"))))
          << page;
    }
    EXPECT_THAT(story.pages[1], HasSubstr("picknickte"));
    EXPECT_THAT(story.pages[1], Not(HasSubstr("picknickten"))) << "one family, one verb";
    EXPECT_THAT(story.pages[2], HasSubstr("Familie"));
  }
}

}  // namespace
}  // namespace books::story
