#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "app/builtin_engine.h"
#include "app/theme_service.h"

namespace test {
namespace {

using Json = nlohmann::json;
using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

TEST(Themes, AreManyWithTenDifferentSentencesEach) {
  EXPECT_GE(app::embedded_themes().size(), 24u);
  std::set<std::string> ids;
  for (const app::Theme& theme : app::embedded_themes()) {
    EXPECT_TRUE(ids.insert(theme.id).second) << theme.id;
    const std::vector<std::string>& sentences = theme.draft.sentences;
    EXPECT_THAT(sentences, SizeIs(app::most_theme_pages)) << theme.id;
    EXPECT_THAT(std::set<std::string>(sentences.begin(), sentences.end()), SizeIs(sentences.size()))
        << theme.id;
    EXPECT_LE(theme.draft.title.size(), app::max_theme_length);
  }
}

// What a theme promises is drawn whole: every word is known, and every deed is shown.
TEST(Themes, ConsistOfSentencesThatTheEngineDraws) {
  const app::BuiltinEngine engine;
  for (const app::Theme& theme : app::embedded_themes()) {
    for (const std::string& sentence : theme.draft.sentences) {
      const drawing::Wish wish = engine.draw(sentence, {}).wish;
      EXPECT_THAT(wish.unknown, IsEmpty()) << sentence;
      EXPECT_THAT(wish.refused, IsEmpty()) << sentence;
      EXPECT_FALSE(wish.special) << sentence;
    }
  }
}

TEST(Themes, AreFoundByWhatPeopleCallThem) {
  const auto title_of = [](const char* words) { return app::draft_for(words).title; };
  EXPECT_EQ(title_of("Dinosaurier"), "Das große Dinosaurierbuch");
  EXPECT_EQ(title_of("dinos"), "Das große Dinosaurierbuch");
  EXPECT_EQ(title_of("Unser Bauernhofbesuch"), "Unser Bauernhofbesuch");
  EXPECT_EQ(title_of("Ein Tag bei der FEUERWEHR"), "Bei der Feuerwehr");
  EXPECT_EQ(title_of("Fruehling"), "Der Frühling ist da");
}

TEST(Themes, OfAnyThingThatCanBeDrawnAreMadeByARule) {
  const app::BookDraft draft = app::draft_for("Igel");
  EXPECT_EQ(draft.title, "Igel");
  EXPECT_THAT(draft.sentences, SizeIs(10));
  EXPECT_EQ(draft.sentences.at(0), "Ein Igel auf einer Wiese");
  EXPECT_THAT(draft.sentences, Contains("Zwei Igel tanzen"));
  EXPECT_THAT(app::draft_for("unsere Giraffe").sentences, Contains("Eine Giraffe isst ein Eis"));
  EXPECT_THAT(app::draft_for("Teekanne").sentences, Contains("Zwei Teekannen"));
  EXPECT_THAT(app::draft_for("Schnurpsel").sentences, IsEmpty());
}

TEST(Themes, ThatARuleMakesAreDrawnToo) {
  const app::BuiltinEngine engine;
  for (const char* words : {"Igel", "Giraffe", "Teekanne", "Kaktus", "Roboter", "Schlange", "Gitarre"}) {
    for (const std::string& sentence : app::draft_for(words).sentences) {
      EXPECT_THAT(engine.draw(sentence, {}).wish.unknown, IsEmpty()) << sentence;
    }
  }
}

TEST(ThemeApi, AThemeBecomesADraftAsLongAsThePlanAllows) {
  const ApiServer server;
  const Person free = server.register_person("free");
  const Json draft =
      server.call("POST", "/api/themes", free.token, Json{{"theme", " Unser Bauernhofbesuch "}}).json();
  EXPECT_EQ(draft["title"], "Unser Bauernhofbesuch");
  EXPECT_EQ(draft["sentences"].size(), 5u);
  EXPECT_EQ(draft["sentences"][0], "Eine Kuh auf einer Wiese");
  EXPECT_EQ(server.call("GET", "/api/themes", free.token).json().at(0), "Dinosaurier");
}

TEST(ThemeApi, OfPremiumHasTenPages) {
  ApiServer server;
  const Person premium = server.register_person("premium", plans::Plan::premium);
  const Json draft = server.call("POST", "/api/themes", premium.token, Json{{"theme", "Igel"}}).json();
  EXPECT_EQ(draft["sentences"].size(), 10u);
}

TEST(ThemeApi, Refusals) {
  const ApiServer server;
  const Person anna = server.register_person("anna");
  const auto row = [&](const std::string& name, const Json& body, int status, const std::string& code = "") {
    return CallRow{name,        anna.token, "POST", "/api/themes",
                   body.dump(), status,     code,   code.empty() ? "" : "theme"};
  };
  run_table(server, {
                        row("none", Json::object(), 400, "invalid"),
                        row("an empty one", {{"theme", "  "}}, 400, "invalid"),
                        row("nothing that can be drawn", {{"theme", "Schnurpsel"}}, 400, "invalid"),
                        row("80 characters", {{"theme", "Zoo " + std::string(76, 'x')}}, 200),
                        row("81 characters", {{"theme", "Zoo " + std::string(77, 'x')}}, 400, "invalid"),
                        row("not for children", {{"theme", "Maschinengewehr"}}, 422, "motif_refused"),
                    });
}

TEST(ThemeApi, ATemplateTellsTheSentencesOfItsPages) {
  const ApiServer server;
  const Json book = server.call("GET", "/api/coloring-books/magical-animals").json();
  EXPECT_EQ(book["sentences"].size(), book["images"].size());
  EXPECT_THAT(book["sentences"][0].get<std::string>(), StartsWith("Eine Prinzessin reitet"));
}

}  // namespace
}  // namespace test
