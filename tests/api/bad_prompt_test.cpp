// What bad input gets, from the request to the real engine and back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "api/json_body.h"
#include "app/builtin_engine.h"

namespace test {
namespace {

using Json = nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string forty_animals =
    "Hund, Katze, Maus, Pferd, Kuh, Schwein, Schaf, Ziege, Esel, Huhn, Hahn, Ente, Gans, Schwan, Pfau, Eule, "
    "Adler, "
    "Fuchs, Wolf, Bär, Igel, Hase, Hirsch, Dachs, Biber, Otter, Löwe, Tiger, Elefant, Giraffe, Zebra, "
    "Nashorn, Kamel, "
    "Affe, Gorilla, Panda, Koala, Frosch, Schlange und Krokodil";

class BadPrompts : public testing::Test {
 protected:
  BadPrompts() : server_(ApiServer::default_settings(), engine_), person_(server_.register_person("anna")) {}

  Json generate(const std::string& prompt) const {
    const Answer answer = server_.call("POST", "/api/generate", person_.token,
                                       Json{{"prompt", prompt}, {"options", {{"seed", 1}}}});
    EXPECT_EQ(answer.status, 200) << prompt << ": " << answer.body;
    // Whatever it is, it can be looked at.
    const Json body = answer.json();
    EXPECT_EQ(server_.call("GET", body.value("imageUrl", ""), person_.token).status, 200) << prompt;
    return body;
  }

  app::BuiltinEngine engine_;
  ApiServer server_;
  Person person_;
};

TEST_F(BadPrompts, WithoutAnythingInThemAreInvalid) {
  const auto row = [&](const std::string& name, const std::string& prompt) {
    return CallRow{name, person_.token, "POST",  "/api/generate", Json{{"prompt", prompt}}.dump(),
                   400,  "invalid",     "prompt"};
  };
  run_table(server_,
            {row("empty", ""), row("blank", " \t\n \u00a0"), row("501 characters", repeated("ä", 501))});
}

TEST_F(BadPrompts, InAScriptThatIsNotReadAreRefusedWithWhatToDo) {
  for (const char* prompt : {"قطة في саду", "קוט", "猫", "<img src=x onerror=alert(1)>"}) {
    const Answer answer = server_.call("POST", "/api/generate", person_.token, Json{{"prompt", prompt}});
    EXPECT_EQ(answer.status, 400) << prompt;
    EXPECT_EQ(answer.json().value("field", ""), "prompt");
    EXPECT_THAT(answer.json().value("message", ""), HasSubstr("auf Deutsch")) << prompt;
  }
  const Json mixed = generate("Katze 猫");
  EXPECT_EQ(mixed["motifs"].size(), 1u);
  EXPECT_THAT(mixed["unknown"], testing::Contains("猫"));
}

TEST_F(BadPrompts, OfNonsenseBecomeLettering) {
  for (const std::string& prompt :
       {repeated("xqzv ", 100), repeated("q", 500), repeated("Ä", 500), std::string("?!...,,;--"),
        std::string("\"\""), std::string("<script>alert(1)</script>"), std::string("12345"),
        std::string("%s%n %00 \\x00")}) {
    const Json body = generate(prompt);
    EXPECT_EQ(body["special"], "schriftzug") << prompt;
    EXPECT_EQ(body["motifs"], Json::array()) << prompt;
  }
  EXPECT_THAT(generate(repeated("xqzv ", 100))["notice"].get<std::string>(), HasSubstr("Schriftzug"));
}

TEST_F(BadPrompts, WithEmojiShowThem) {
  EXPECT_EQ(generate("🐱🐶")["motifs"].size(), 2u);
  const Json stars = generate("3 ⭐ und eine 🌈");
  EXPECT_EQ(stars["motifs"][0]["count"], 3);
  EXPECT_EQ(stars["motifs"].size(), 2u);
}

TEST_F(BadPrompts, InEnglishGetTheGermanWord) {
  const std::pair<const char*, const char*> words[] = {{"a cat", "Katze"},
                                                       {"two dogs", "Hund"},
                                                       {"butterfly", "Schmetterling"},
                                                       {"princess", "Prinzessin"},
                                                       {"fire truck", "Feuerwehrauto"},
                                                       {"snake", "Schlange"}};
  for (const auto& [english, german] : words) {
    const Json body = generate(english);
    EXPECT_THAT(body["suggestions"], testing::Contains(german)) << english;
  }
}

TEST_F(BadPrompts, WithTooManyKindsShowTwelveAndNameTheRest) {
  const Json body = generate(forty_animals);
  EXPECT_EQ(body["motifs"].size(), 12u);
  EXPECT_EQ(body["motifs"][11]["name"], "Ente");
  EXPECT_THAT(body["notice"].get<std::string>(),
              AllOf(HasSubstr("Gans, Schwan"), HasSubstr("Schlange und Krokodil"), Not(HasSubstr("Ente"))));
}

TEST_F(BadPrompts, WithTooManyOfAKindShowTwelve) {
  for (const char* prompt :
       {"1000 Katzen", "1.000 Katzen", "tausend Katzen", "eine Million Katzen", "13 Katzen"}) {
    const Json body = generate(prompt);
    EXPECT_EQ(body["motifs"].size(), 1u) << prompt;
    EXPECT_EQ(body["motifs"][0]["count"], 12) << prompt;
    EXPECT_THAT(body.value("notice", ""), HasSubstr("zwölf")) << prompt;
  }
  EXPECT_FALSE(generate("12 Katzen").contains("notice"));
}

TEST_F(BadPrompts, NotForChildrenAreRefusedByName) {
  const auto row = [&](const std::string& prompt, const std::string& word) {
    CallRow result{prompt, person_.token,   "POST",  "/api/generate", Json{{"prompt", prompt}}.dump(),
                   422,    "motif_refused", "prompt"};
    result.check = [word](const Answer& answer) {
      EXPECT_THAT(answer.json().value("message", ""), HasSubstr("„" + word + "“"));
    };
    return result;
  };
  run_table(server_, {row("Ein Hund mit einer Pistole", "Pistole"), row("nackte Frauen", "nackte"),
                      row("🖕", "🖕"), row("Schriftzug \"Hitler\"", "Hitler")});
  EXPECT_EQ(generate("Ein Ritter mit Schwert an der Schießbude")["success"], true);
}

// PostgreSQL cannot keep them in texts; no database is given one, whichever way it comes.
TEST_F(BadPrompts, ACharacterOfCodeZeroIsRefusedWithASentence) {
  const auto said = [&](const Answer& answer) {
    EXPECT_EQ(answer.status, 400) << answer.body;
    return answer.json().value("message", "");
  };
  const std::string body = R"({"name":"a\u0000b"})";
  EXPECT_THAT(said(server_.call("POST", "/api/folders", person_.token, body)),
              HasSubstr("unsichtbare Steuerzeichen"));
  EXPECT_THAT(said(server_.call("GET", "/api/pictures?q=a%00b", person_.token)),
              HasSubstr("unsichtbares Zeichen (Code 0)"));
  // Nothing of it has harmed the connection to the database.
  EXPECT_EQ(generate("Eine Katze")["success"], true);
}

}  // namespace
}  // namespace test
