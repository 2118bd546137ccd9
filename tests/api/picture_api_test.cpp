#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "app/builtin_engine.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

TEST(PictureApi, ASentenceBecomesAPictureOfOnesOwn) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Answer answer = server.call("POST", "/api/generate", anna.token,
                                    Json{{"prompt", "  Zwei Katzen im Garten "}, {"options", {{"seed", 7}}}});
  ASSERT_EQ(answer.status, 200) << answer.body;
  const Json body = answer.json();
  EXPECT_EQ(body["success"], true);
  EXPECT_EQ(body["engine"], "builtin");
  EXPECT_EQ(body["seed"], 7);
  EXPECT_EQ(body["scene"], "garten");
  EXPECT_EQ(body["motifs"], (Json::array({{{"id", "1f431"}, {"name", "Katze"}, {"count", 2}}})));
  EXPECT_EQ(body["description"], "Zwei Katzen im Garten");
  EXPECT_EQ(body["unknown"], Json::array());
  EXPECT_FALSE(body.contains("notice"));
  EXPECT_EQ(body["imageUrl"], "/api/images/" + body["id"].get<std::string>());
  const auto stored = server.storage().read([&](const app::ports::Stores& stores) {
    return stores.pictures().find(body["id"].get<std::string>()).value();
  });
  EXPECT_EQ(stored.prompt, "Zwei Katzen im Garten");
  EXPECT_EQ(stored.user_id, anna.id);
  EXPECT_EQ(stored.options.seed, 7u);
  EXPECT_EQ(stored.motifs.at(0).count, 2);
}

TEST(PictureApi, TheDeedThatIsShownIsSaid) {
  const app::BuiltinEngine engine;
  const ApiServer server(ApiServer::default_settings(), engine);
  const Person anna = server.register_person("anna");
  const Json body =
      server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Am Fluss angelt ein Bär"}}).json();
  EXPECT_EQ(body["description"], "Ein Bär angelt am Fluss");
  const Json mandala =
      server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Ein Mandala"}}).json();
  EXPECT_EQ(mandala["description"], "");
}

TEST(PictureApi, ASentenceSpeaksOfThoseOfThePagesBeforeIt) {
  const app::BuiltinEngine engine;
  const ApiServer server(ApiServer::default_settings(), engine);
  const Person anna = server.register_person("anna");
  const auto drawn = [&](const Json& before) {
    return server.call("POST", "/api/generate", anna.token,
                       Json{{"prompt", "Sie tanzen"}, {"before", before}});
  };
  const Answer answer = drawn(Json::array({"Ein Fuchs trifft einen Hasen"}));
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.json()["prompt"], "Der Fuchs und der Hase tanzen");
  EXPECT_THAT(answer.json()["description"].get<std::string>(), HasSubstr("Fuchs und ein Hase tanzen"));
  EXPECT_EQ(drawn(Json::array()).json()["prompt"], "Sie tanzen");
  EXPECT_EQ(drawn(Json::array({std::string(501, 'a')})).status, 400);
  EXPECT_EQ(drawn(Json::array({" "})).status, 400);
  EXPECT_EQ(drawn(Json(std::vector<std::string>(31, "Ein Fuchs"))).status, 400);
  EXPECT_EQ(drawn(Json("Ein Fuchs")).status, 400);
}

TEST(PictureApi, WordsThatNobodyKnowsAreReported) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Json body = server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Quatsch"}}).json();
  EXPECT_EQ(body["unknown"], Json::array({"Quatsch"}));
  EXPECT_EQ(body["suggestions"], Json::array({"Quark"}));
  EXPECT_EQ(body["special"], "schriftzug");
  EXPECT_THAT(body["notice"].get<std::string>(), HasSubstr("Schriftzug"));
}

std::string euro_signs(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += "€";
  return text;
}

TEST(PictureApi, WishesNeedAPlanWherePlansAreSold) {
  ApiServer server(ApiServer::shop_settings());
  const Person free = server.register_person("free");
  const Person premium = server.register_person("premium", plans::Plan::premium);
  const auto row = [](const Person& who, const std::string& name, const Json& value, int status) {
    return CallRow{name,
                   who.token,
                   "POST",
                   "/api/generate",
                   Json{{"prompt", "Katze"}, {"options", {{name, value}}}}.dump(),
                   status,
                   status == 403 ? "forbidden" : "",
                   status == 403 ? "options." + name : ""};
  };
  const Json wishes = {{"frame", true},         {"line", "bold"},  {"detail", "improved"},
                       {"weather", "nacht"},    {"seed", 77},      {"figures", 2},
                       {"figureSize", "small"}, {"place", "zoo"},  {"hair", "plaits"},
                       {"outfit", "dungarees"}, {"glasses", true}, {"name", "Emma"},
                       {"style", "maze"}};
  std::vector<CallRow> rows;
  for (const auto& [name, value] : wishes.items()) {
    rows.push_back(row(free, name, value, 403));
    rows.push_back(row(premium, name, value, 200));
  }
  rows.push_back(row(free, "age", "9+", 200));
  rows.push_back(row(free, "orientation", "landscape", 200));
  run_table(server, rows);
}

TEST(PictureApi, Generating) {
  ApiServer server;
  const Person free = server.register_person("free");
  const Person premium = server.register_person("premium", plans::Plan::premium);
  const auto row = [&](const std::string& name, const Json& body, int status, const std::string& code = "",
                       const std::string& field = "", const Person* who = nullptr) {
    return CallRow{
        name, (who != nullptr ? *who : free).token, "POST", "/api/generate", body.dump(), status, code,
        field};
  };
  const auto options = [](const Json& values) { return Json{{"prompt", "Katze"}, {"options", values}}; };
  run_table(
      server,
      {
          row("no prompt", Json::object(), 400, "invalid", "prompt"),
          row("blank prompt", {{"prompt", " \u00a0"}}, 400, "invalid", "prompt"),
          row("a number", {{"prompt", 5}}, 400, "invalid", "prompt"),
          row("500 characters", {{"prompt", euro_signs(500)}}, 200),
          row("501 characters", {{"prompt", euro_signs(501)}}, 400, "invalid", "prompt"),
          {"broken UTF-8", free.token, "POST", "/api/generate", "{\"prompt\": \"\xc3\"}", 400, "invalid", ""},
          {"lone surrogate", free.token, "POST", "/api/generate", R"({"prompt": "\ud800"})", 400, "invalid",
           ""},
          {"no JSON", free.token, "POST", "/api/generate", "Katze", 400, "invalid", ""},
          row("all options",
              options({{"age", "9+"},
                       {"detail", "standard"},
                       {"orientation", "landscape"},
                       {"frame", true},
                       {"seed", 4294967295u},
                       {"engine", "builtin"}}),
              200),
          row("unknown age", options({{"age", "12"}}), 400, "invalid", "options.age"),
          row("unknown detail", options({{"detail", "best"}}), 400, "invalid", "options.detail"),
          row("unknown orientation", options({{"orientation", "round"}}), 400, "invalid",
              "options.orientation"),
          row("frame is no flag", options({{"frame", 1}}), 400, "invalid", "options.frame"),
          row("seed below zero", options({{"seed", -1}}), 400, "invalid", "options.seed"),
          row("seed too large", options({{"seed", 4294967296}}), 400, "invalid", "options.seed"),
          row("unknown engine", options({{"engine", "other"}}), 400, "invalid", "options.engine"),
          row("options are a list", {{"prompt", "Katze"}, {"options", Json::array()}}, 400, "invalid",
              "options"),
          row("all wishes",
              options({{"line", "thin"},
                       {"style", "scene"},
                       {"weather", "regen"},
                       {"place", "zoo"},
                       {"figures", 3},
                       {"figureSize", "large"},
                       {"hair", "curls"},
                       {"outfit", "dress"},
                       {"glasses", true},
                       {"name", "Zoë"}}),
              200),
          row("unknown line", options({{"line", "wavy"}}), 400, "invalid", "options.line"),
          row("unknown style", options({{"style", "oil"}}), 400, "invalid", "options.style"),
          row("unknown weather", options({{"weather", "zoo"}}), 400, "invalid", "options.weather"),
          row("unknown place", options({{"place", "nirgends"}}), 400, "invalid", "options.place"),
          row("too many figures", options({{"figures", 13}}), 400, "invalid", "options.figures"),
          row("unknown size", options({{"figureSize", "tall"}}), 400, "invalid", "options.figureSize"),
          row("unknown hair", options({{"hair", "blue"}}), 400, "invalid", "options.hair"),
          row("unknown outfit", options({{"outfit", "suit"}}), 400, "invalid", "options.outfit"),
          row("glasses are no flag", options({{"glasses", "yes"}}), 400, "invalid", "options.glasses"),
          row("long name", options({{"name", std::string(25, 'a')}}), 400, "invalid", "options.name"),
          row("name in other letters", options({{"name", "\u7f8e"}}), 400, "invalid", "options.name"),
          row("detail of the plan", options({{"detail", "premium"}}), 200, "", "", &premium),
          row("not for children", {{"prompt", "Waffe"}}, 422, "motif_refused", "prompt"),
      });
  server.engine.is_down = true;
  run_table(server, {row("engine down", {{"prompt", "Katze"}}, 503, "unavailable")});
}

TEST(PictureApi, WithoutASeedEveryPageDiffers) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const auto seed = [&] {
    return server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Katze"}})
        .json()["seed"]
        .get<int>();
  };
  EXPECT_NE(seed(), seed());
}

TEST(PictureApi, ADayEndsAtMidnightInBerlin) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.limits[0].pictures_per_day = 2;
  ApiServer server(settings);
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  server.draw(anna);
  server.draw(anna);
  const int drawn = server.engine.calls;
  const CallRow refused{"third", anna.token,      "POST", "/api/generate", R"({"prompt": "Katze"})",
                        403,     "limit_reached", ""};
  run_table(server, {refused});
  EXPECT_EQ(server.engine.calls, drawn);
  server.draw(bernd);
  server.clock.advance(12h - 1ms);  // 23:59:59.999
  run_table(server, {refused});
  server.clock.advance(1ms);
  EXPECT_THAT(server.draw(anna), StartsWith("/api/images/"));
}

TEST(PictureApi, ARefusedOrFailedPictureCountsForNothing) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.limits[0].pictures_per_day = 1;
  ApiServer server(settings);
  const Person anna = server.register_person("anna");
  server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Waffe"}});
  server.engine.is_down = true;
  server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Katze"}});
  server.engine.is_down = false;
  EXPECT_THAT(server.draw(anna), StartsWith("/api/images/"));
}

TEST(PictureApi, Showing) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const Person admin = server.make_admin("owner");
  const std::string image = server.draw(anna);
  const auto is_svg = [](const Answer& answer) {
    EXPECT_EQ(answer.header("Content-Type"), "image/svg+xml");
    EXPECT_EQ(answer.header("Cache-Control"), "private, max-age=31536000, immutable");
    EXPECT_EQ(answer.header("X-Content-Type-Options"), "nosniff");
    EXPECT_THAT(answer.body, HasSubstr("<svg"));
  };
  const auto is_png_of = [](unsigned width) {
    return [width](const Answer& answer) {
      EXPECT_EQ(answer.header("Content-Type"), "image/png");
      ASSERT_GT(answer.body.size(), 24u);
      EXPECT_EQ(answer.body.substr(1, 3), "PNG");
      const auto byte = [&](std::size_t i) {
        return static_cast<unsigned>(static_cast<unsigned char>(answer.body[i]));
      };
      EXPECT_EQ(byte(18) << 8 | byte(19), width);
    };
  };
  run_table(
      server,
      {
          {"owner", anna.token, "GET", image, "", 200, "", "", is_svg},
          {"admin", admin.token, "GET", image, "", 200, "", "", is_svg},
          {"stranger", bernd.token, "GET", image, "", 404, "not_found", ""},
          {"anonymous", {}, "GET", image, "", 401, "unauthenticated", ""},
          {"unknown", anna.token, "GET", "/api/images/unknown", "", 404, "not_found", ""},
          {"hostile id", anna.token, "GET", "/api/images/%27%20OR%201=1--", "", 404, "not_found", ""},
          {"svg", anna.token, "GET", image + "?format=svg", "", 200, "", "", is_svg},
          {"png", anna.token, "GET", image + "?format=png", "", 200, "", "", is_png_of(1200)},
          {"small png", anna.token, "GET", image + "?format=png&width=64", "", 200, "", "", is_png_of(64)},
          {"too small", anna.token, "GET", image + "?format=png&width=63", "", 400, "invalid", "width"},
          {"too large", anna.token, "GET", image + "?format=png&width=4097", "", 400, "invalid", "width"},
          {"no number", anna.token, "GET", image + "?format=png&width=12x", "", 400, "invalid", "width"},
          {"beyond all numbers", anna.token, "GET", image + "?format=png&width=99999999999", "", 400,
           "invalid", "width"},
          {"unknown format", anna.token, "GET", image + "?format=gif", "", 400, "invalid", "format"},
      });
}

TEST(PictureApi, OnePictureIsPrintedWithoutABook) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const std::string image = server.draw(anna, "Ein Bär im Boot");
  const auto is_pdf = [](const Answer& answer) {
    EXPECT_EQ(answer.header("Content-Type"), "application/pdf");
    EXPECT_EQ(answer.header("Content-Disposition"),  // which the client has decoded
              "attachment; filename=\"Ein Baer im Boot.pdf\"; filename*=UTF-8''Ein Bär im Boot.pdf");
    EXPECT_EQ(answer.header("Cache-Control"), "no-store");
    EXPECT_THAT(answer.body, StartsWith("%PDF-"));
  };
  run_table(
      server,
      {{"owner", anna.token, "GET", image + "?format=pdf", "", 200, "", "", is_pdf},
       {"on small paper", anna.token, "GET", image + "?format=pdf&paper=a5", "", 200, "", "", is_pdf},
       {"stranger", bernd.token, "GET", image + "?format=pdf", "", 404, "not_found", ""},
       {"anonymous", {}, "GET", image + "?format=pdf", "", 401, "unauthenticated", ""},
       {"unknown", anna.token, "GET", "/api/images/unknown?format=pdf", "", 404, "not_found", ""},
       {"unknown paper", anna.token, "GET", image + "?format=pdf&paper=a0", "", 400, "invalid", "paper"}});
  EXPECT_EQ(server.call("GET", "/api/coloring-books", anna.token).json().size(), 0u);
}

TEST(PictureApi, PagesOfTheExampleBooksAreForEverybody) {
  ApiServer server;
  const auto is_svg = [](const Answer& answer) {
    EXPECT_EQ(answer.header("Content-Type"), "image/svg+xml");
    EXPECT_EQ(answer.header("Cache-Control"), "public, max-age=86400");
  };
  run_table(
      server,
      {
          {"first page", {}, "GET", "/coloring-pages/dinosaur-world.svg", "", 200, "", "", is_svg},
          {"second page", {}, "GET", "/coloring-pages/dinosaur-world-2.svg", "", 200, "", "", is_svg},
          {"home page", {}, "GET", "/coloring-pages/hero.svg", "", 200, "", "", is_svg},
          {"first page by number",
           {},
           "GET",
           "/coloring-pages/dinosaur-world-1.svg",
           "",
           404,
           "not_found",
           ""},
          {"beyond the last", {}, "GET", "/coloring-pages/dinosaur-world-99.svg", "", 404, "not_found", ""},
          {"other type", {}, "GET", "/coloring-pages/dinosaur-world.png", "", 404, "not_found", ""},
          {"unknown", {}, "GET", "/coloring-pages/cats.svg", "", 404, "not_found", ""},
      });
  const int drawn = server.engine.calls;
  server.call("GET", "/coloring-pages/dinosaur-world.svg");
  EXPECT_EQ(server.engine.calls, drawn);  // each is drawn once
}

}  // namespace
}  // namespace test
