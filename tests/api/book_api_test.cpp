#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "api/json_body.h"
#include "http/book_routes.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using plans::Plan;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

Json order(const std::vector<std::string>& images) {
  return {{"title", "Mein Malbuch"}, {"description", "Für Emma"}, {"prompt", "Mein Malbuch"},
          {"images", images},        {"isPremium", true},         {"hasLearningTask", false},
          {"learningTaskType", ""},  {"story", nullptr},          {"storyTitle", nullptr}};
}

TEST(BookApi, AnOrderThatIsSentTwiceMakesOneBook) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Json wanted = order({server.draw(anna)});
  const auto make = [&](const Json& body, const std::string& key) {
    return server.call("POST", "/api/coloring-books", anna.token, body.dump(), {{"Idempotency-Key", key}});
  };
  const std::string key = "5f0c7f9e-6a1b-4d5e-9a53-0d1b6f6f3c11";
  const Answer first = make(wanted, key), second = make(wanted, key);
  EXPECT_EQ(first.status, 201) << first.body;
  EXPECT_EQ(second.status, 201) << second.body;
  EXPECT_EQ(second.json()["id"], first.json()["id"]);
  EXPECT_EQ(server.call("GET", "/api/coloring-books", anna.token).json().size(), 1u);
  const Answer other = make(with(wanted, "title", "Anders"), key);
  EXPECT_EQ(other.status, 409) << other.body;
  EXPECT_EQ(other.json()["code"], "conflict");
  EXPECT_EQ(make(wanted, "kurz").status, 400);
}

TEST(BookApi, ABookIsMadeReadListedAndDeleted) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const std::string first = server.draw(anna), second = server.draw(anna);
  const Answer made = server.call("POST", "/api/coloring-books", anna.token, order({second, first, second}));
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(made.json()["success"], true);
  const std::string id = made.json()["id"];
  const Json usual = {{"leftOut", false},       {"kind", nullptr},    {"level", nullptr},   {"redraw", 0},
                      {"words", Json::array()}, {"numbers", nullptr}, {"timesRow", nullptr}};
  EXPECT_EQ(server.call("GET", "/api/coloring-books/" + id, anna.token).json(),
            (Json{{"id", id},
                  {"title", "Mein Malbuch"},
                  {"description", "Für Emma"},
                  {"images", {second, first, second}},
                  {"createdAt", "2026-11-20T11:00:00.000Z"},
                  {"hasLearningTask", false},
                  {"learningTaskType", ""},
                  {"level", nullptr},
                  {"options",
                   {{"paper", "a4"},
                    {"blankBacks", false},
                    {"holeMargin", "none"},
                    {"solutions", true},
                    {"nameLine", true},
                    {"ruling", nullptr},
                    {"imposition", "single"},
                    {"bleed", false},
                    {"colourCover", false},
                    {"soundChart", false}}},
                  {"story", nullptr},
                  {"storyTitle", nullptr},
                  {"storyPages", Json::array()},
                  {"version", 1},
                  {"childName", ""},
                  {"cover", nullptr},
                  {"exercises", {usual, usual, usual}}}));
  const Answer list = server.call("GET", "/api/coloring-books", anna.token);
  EXPECT_EQ(list.header("X-Total-Count"), "1");
  EXPECT_EQ(list.json(), (Json::array({{{"id", id},
                                        {"title", "Mein Malbuch"},
                                        {"previewImage", second},
                                        {"createdAt", "2026-11-20T11:00:00.000Z"},
                                        {"pageCount", 3}}})));
  EXPECT_EQ(server.call("DELETE", "/api/coloring-books/" + id, anna.token).status, 204);
  EXPECT_EQ(server.call("GET", "/api/coloring-books/" + id, anna.token).status, 404);
  EXPECT_EQ(server.call("GET", first, anna.token).status, 200);
}

TEST(BookApi, TheNameOfAChildIsSetWhenTheBookIsMade) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  const std::string picture = server.draw(anna);
  Json wanted = order({picture});
  wanted["childName"] = "  Mia ";
  wanted["title"] = "Das Buch von {Name}";
  const Answer made = server.call("POST", "/api/coloring-books", anna.token, wanted);
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string path = "/api/coloring-books/" + made.json()["id"].get<std::string>();
  EXPECT_EQ(server.call("GET", path, anna.token).json()["childName"], "Mia");
  EXPECT_EQ(server.call("GET", "/api/coloring-books", anna.token).json()[0]["title"], "Das Buch von Mia");
  const std::string cover = server.call("GET", path + "/pages/0", anna.token).body;
  EXPECT_NE(cover.find("Mia"), std::string::npos);
  wanted["childName"] = std::string(41, 'a');
  const Answer refused = server.call("POST", "/api/coloring-books", anna.token, wanted);
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(refused.json()["field"], "childName");
}

// The app offers to change a book that has a version; another person's is only looked at.
TEST(BookApi, OnlyItsOwnerSeesTheVersionOfABook) {
  ApiServer server;
  const Person anna = server.register_person("anna"), admin = server.make_admin("chef");
  const std::string path = "/api/coloring-books/" + server.make_book(anna, {server.draw(anna)});
  EXPECT_TRUE(server.call("GET", path, anna.token).json().contains("version"));
  const Answer seen = server.call("GET", path, admin.token);
  EXPECT_EQ(seen.status, 200);
  EXPECT_FALSE(seen.json().contains("version"));
}

TEST(BookApi, Creating) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const Person admin = server.make_admin("owner");
  const std::string image = server.draw(anna), foreign = server.draw(bernd);
  const Json good = order({image});
  const auto row = [&](const std::string& name, const Json& body, int status, const std::string& code = "",
                       const std::string& field = "") {
    return CallRow{name, anna.token, "POST", "/api/coloring-books", body.dump(), status, code, field};
  };
  run_table(
      server,
      {
          row("no title", without(good, "title"), 400, "invalid", "title"),
          row("blank title", with(good, "title", "  "), 400, "invalid", "title"),
          row("121 characters", with(good, "title", repeated("ß", 121)), 400, "invalid", "title"),
          row("line break in the title", with(good, "title", "a\nb"), 400, "invalid", "title"),
          row("no description", with(good, "description", ""), 400, "invalid", "description"),
          row("1001 characters", with(good, "description", repeated("ß", 1001)), 400, "invalid",
              "description"),
          row("long prompt", with(good, "prompt", repeated("x", 501)), 400, "invalid", "prompt"),
          row("a title in another script", with(good, "title", "Ελένη"), 400, "invalid", "title"),
          row("emoji in the description", with(good, "description", "Für Emma 🦄"), 400, "invalid",
              "description"),
          row("a story without premium", with(good, "story", "Es war einmal."), 403, "forbidden", "story"),
          row("a story that is no text", with(good, "story", 7), 400, "invalid", "story"),
          row("no images", without(good, "images"), 400, "invalid", "images"),
          row("empty images", with(good, "images", Json::array()), 400, "invalid", "images"),
          row("images are a text", with(good, "images", image), 400, "invalid", "images"),
          row("an image is a number", with(good, "images", {7}), 400, "invalid", "images"),
          row("foreign image", with(good, "images", {image, foreign}), 404, "not_found", "images"),
          row("unknown image", with(good, "images", {"/api/images/unknown"}), 404, "not_found", "images"),
          row("other address", with(good, "images", {"https://example.de/cat.svg"}), 404, "not_found",
              "images"),
          row("lesson without premium", with(with(good, "hasLearningTask", true), "learningTaskType", "math"),
              403, "forbidden", "hasLearningTask"),
          row("story without premium", without(without(good, "story"), "storyTitle"), 403, "forbidden",
              "story"),
          row("unknown lesson", with(with(good, "hasLearningTask", true), "learningTaskType", "latin"), 400,
              "invalid", "learningTaskType"),
          row("unknown kind of exercise",
              with(with(good, "hasLearningTask", true), "learningTaskType", "number_wal"), 400, "invalid",
              "learningTaskType"),
          row("lesson without type", with(good, "hasLearningTask", true), 400, "invalid", "learningTaskType"),
          row("unknown paper", with(good, "options", {{"paper", "a3"}}), 400, "invalid", "options.paper"),
          row("unknown margin", with(good, "options", {{"holeMargin", "top"}}), 400, "invalid",
              "options.holeMargin"),
          row("unknown imposition", with(good, "options", {{"imposition", "poster"}}), 400, "invalid",
              "options.imposition"),
          row("a folded square", with(good, "options", {{"paper", "square"}, {"imposition", "booklet"}}), 400,
              "invalid", "options.imposition"),
          row("a booklet with bleed", with(good, "options", {{"bleed", true}, {"imposition", "booklet"}}),
              400, "invalid", "options.bleed"),
          row("a booklet with holes",
              with(good, "options", {{"holeMargin", "inner"}, {"imposition", "booklet"}}), 400, "invalid",
              "options.holeMargin"),
          row("no switch", with(good, "options", {{"blankBacks", "ja"}}), 400, "invalid",
              "options.blankBacks"),
          row("no ruling", with(good, "options", {{"ruling", 5}}), 400, "invalid", "options.ruling"),
          row("options are a text", with(good, "options", "a4"), 400, "invalid", "options"),
          row("unknown level",
              with(with(with(good, "hasLearningTask", true), "learningTaskType", "math"), "level", "expert"),
              400, "invalid", "level"),
          {"no JSON", anna.token, "POST", "/api/coloring-books", "{", 400, "invalid", ""},
          {"an admin's is not the owner's", admin.token, "POST", "/api/coloring-books", good.dump(), 404,
           "not_found", "images"},
          {"a stranger's", bernd.token, "POST", "/api/coloring-books", good.dump(), 404, "not_found",
           "images"},
          {"anonymous", {}, "POST", "/api/coloring-books", good.dump(), 401, "unauthenticated", ""},
      });
  EXPECT_EQ(server.services().site().stats().total_books, 0);
  run_table(server,
            {row("longest", with(with(good, "title", repeated("ß", 120)), "description", repeated("ß", 1000)),
                 201)});
}

TEST(BookApi, PremiumWishesAreKept) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  Json body = order({server.draw(anna)});
  body.erase("story");
  body.erase("storyTitle");
  body["hasLearningTask"] = true;
  body["learningTaskType"] = "letters";
  body["level"] = "hard";
  body["options"] = {{"paper", "square-inch"}, {"blankBacks", true}, {"holeMargin", "inner"},
                     {"solutions", false},     {"nameLine", false},  {"ruling", 2},
                     {"imposition", "single"}, {"bleed", true},      {"colourCover", true},
                     {"soundChart", true}};
  const Answer answer = server.call("POST", "/api/coloring-books", anna.token, body);
  ASSERT_EQ(answer.status, 201) << answer.body;
  const std::string id = answer.json()["id"];
  const auto book = server.storage().read(
      [&](const app::ports::Stores& stores) { return stores.books().find(id).value(); });
  ASSERT_TRUE(book.story);
  EXPECT_EQ(book.story->pages.size(), 1u);
  ASSERT_TRUE(book.lesson);
  EXPECT_EQ(book.lesson->kind, books::LessonKind::letters);
  EXPECT_EQ(book.lesson->level, books::LessonLevel::hard);
  const Json read = server.call("GET", "/api/coloring-books/" + id, anna.token).json();
  EXPECT_EQ(read["hasLearningTask"], true);
  EXPECT_EQ(read["learningTaskType"], "letters");
  EXPECT_EQ(read["level"], "hard");
  EXPECT_EQ(read["options"], body["options"]);
  EXPECT_EQ(read["storyTitle"], book.story->title);
  EXPECT_EQ(read["storyPages"], Json(book.story->pages));
  EXPECT_EQ(read["story"], book.story->pages.front());
  EXPECT_THAT(read["story"].get<std::string>(), Not(IsEmpty()));
}

TEST(BookApi, ADownloadMayTakeBackTheBooksOwnRuling) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  Json body = order({server.draw(anna)});
  body["hasLearningTask"] = true;
  body["learningTaskType"] = "letters";
  body["level"] = "hard";
  body["options"] = {{"ruling", 1}};
  const std::string id = server.call("POST", "/api/coloring-books", anna.token, body).json()["id"];
  const auto exercise = [&](const std::string& query) {
    return server.call("GET", "/api/coloring-books/" + id + "/pages/2" + query, anna.token).body;
  };
  EXPECT_EQ(exercise(""), exercise("?ruling=1"));
  EXPECT_NE(exercise(""), exercise("?ruling=level"));
  EXPECT_EQ(exercise("?ruling=level"), exercise("?ruling=2"));  // the one of the hard level
  EXPECT_EQ(exercise("?ruling=level&level=medium"), exercise("?ruling=1&level=medium"));
}

// Leaves a picture in the store as a remote engine does; returns its address.
std::string store_bitmap(ApiServer& server, const Person& person, const std::string& id,
                         const std::string& content) {
  app::ports::StoredPicture picture;
  picture.id = id;
  picture.user_id = person.id;
  picture.prompt = "Ein Löwe";
  picture.engine = "comfyui";
  picture.form = app::ports::PictureForm::bitmap;
  picture.content = content;
  server.storage().write([&](app::ports::Stores& stores) { stores.pictures().insert(picture); });
  return "/api/images/" + id;
}

TEST(BookApi, ABitmapServesEverywhere) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  const Person bernd = server.register_person("bernd");
  const std::string png = server.call("GET", server.draw(anna) + "?format=png&width=700", anna.token).body;
  const std::string image = store_bitmap(server, anna, "bitmap", png);
  const Answer svg = server.call("GET", image, anna.token);
  EXPECT_EQ(svg.header("Content-Type"), "image/svg+xml");
  EXPECT_THAT(svg.body, HasSubstr("data:image/png;base64,"));
  EXPECT_THAT(server.call("GET", image + "?format=png&width=200", anna.token).body, StartsWith("\x89PNG"));
  EXPECT_EQ(server.call("GET", image, bernd.token).status, 404);
  // As many books as the plan has in a month.
  for (const char* lesson : {"math", "letters", "mixed", "number_wall", "differences"}) {
    Json body = order({image, server.draw(anna), image});
    body.erase("story");
    body.erase("storyTitle");
    body["hasLearningTask"] = true;
    body["learningTaskType"] = lesson;
    const Answer made = server.call("POST", "/api/coloring-books", anna.token, body);
    ASSERT_EQ(made.status, 201) << made.body;
    const std::string book = "/api/coloring-books/" + made.json()["id"].get<std::string>();
    EXPECT_THAT(server.call("GET", book + "/pdf", anna.token).body, StartsWith("%PDF-"));
    for (const Json& side : server.call("GET", book + "/pages", anna.token).json()) {
      EXPECT_THAT(server.call("GET", side["url"], anna.token).body, StartsWith("<svg")) << side.dump();
    }
  }
}

TEST(BookApi, SolutionsAreAFileOfTheirOwn) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  Json body = order({server.draw(anna)});
  body["hasLearningTask"] = true;
  body["learningTaskType"] = "number_wall";
  body["options"] = {{"solutions", false}};
  const Answer made = server.call("POST", "/api/coloring-books", anna.token, body);
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string pdf = "/api/coloring-books/" + made.json()["id"].get<std::string>() + "/pdf";
  const auto pages = [](const std::string& document) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = document.find("/Type /Page\n", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  const Answer solutions = server.call("GET", pdf + "?part=solutions", anna.token);
  EXPECT_EQ(pages(solutions.body), 1u);
  EXPECT_THAT(solutions.header("Content-Disposition"), StartsWith("attachment; filename=\"Loesungen zu "));
  EXPECT_EQ(pages(server.call("GET", pdf + "?part=book", anna.token).body), 4u);
  const Answer unknown = server.call("GET", pdf + "?part=cover", anna.token);
  EXPECT_EQ(unknown.status, 400);
  EXPECT_EQ(unknown.json()["field"], "part");
  const std::string plain = "/api/coloring-books/" + server.make_book(anna, {server.draw(anna)}) + "/pdf";
  EXPECT_EQ(server.call("GET", plain + "?part=solutions", anna.token).status, 400);
}

TEST(BookApi, ADamagedPictureGetsASentence) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  const std::string good = server.draw(anna), bad = store_bitmap(server, anna, "bad", "no picture");
  const std::string book = "/api/coloring-books/" + server.make_book(anna, {good, bad});
  const auto names_page = [](const Answer& answer) {
    EXPECT_THAT(answer.json()["message"].get<std::string>(),
                HasSubstr("Das Bild auf Seite 2 ist beschädigt"));
  };
  run_table(server,
            {
                {"picture", anna.token, "GET", bad, "", 404, "not_found", ""},
                {"its PNG", anna.token, "GET", bad + "?format=png", "", 404, "not_found", ""},
                {"the PDF", anna.token, "GET", book + "/pdf", "", 404, "not_found", "images", names_page},
                {"sides", anna.token, "GET", book + "/pages", "", 404, "not_found", "images", names_page},
                {"a side", anna.token, "GET", book + "/pages/2", "", 404, "not_found", "images", names_page},
                {"the book", anna.token, "GET", book, "", 200},
                {"the export", anna.token, "GET", "/api/me/export", "", 200},
            });
}

TEST(BookApi, ThePreviewShowsEverySideOfThePrintedBook) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  Json body = order({server.draw(anna)});
  body["hasLearningTask"] = true;
  body["learningTaskType"] = "math";
  const std::string id = server.call("POST", "/api/coloring-books", anna.token, body).json()["id"];
  const std::string pages = "/api/coloring-books/" + id + "/pages";
  const auto kinds = [&](const std::string& query) {
    std::vector<std::string> out;
    for (const Json& side : server.call("GET", pages + query, anna.token).json()) out.push_back(side["kind"]);
    return out;
  };
  EXPECT_EQ(kinds(""), (std::vector<std::string>{"cover", "picture", "exercise", "solutions", "credits"}));
  EXPECT_EQ(kinds("?solutions=0"), (std::vector<std::string>{"cover", "picture", "exercise", "credits"}));
  EXPECT_EQ(kinds("?blankBacks=1"), (std::vector<std::string>{"cover", "blank", "picture", "blank",
                                                              "exercise", "blank", "solutions", "credits"}));
  const Json sides = server.call("GET", pages + "?level=hard&paper=a5", anna.token).json();
  EXPECT_EQ(
      sides[2],
      (Json{{"index", 2}, {"kind", "exercise"}, {"page", 1}, {"url", pages + "/2?level=hard&paper=a5"}}));
  for (const Json& side : sides) {
    const Answer shown = server.call("GET", side["url"], anna.token);
    EXPECT_EQ(shown.status, 200);
    EXPECT_EQ(shown.header("Content-Type"), "image/svg+xml");
    EXPECT_THAT(shown.body, StartsWith("<svg "));
    EXPECT_NE(shown.body.find("viewBox=\"0 0 148 210\""), std::string::npos);
  }
  const std::string exercise = server.call("GET", pages + "/2", anna.token).body;
  EXPECT_NE(exercise.find("Aufgabe zu Seite 1"), std::string::npos);
}

TEST(BookApi, AStoryThatIsSentIsKept) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  Json body = order({server.draw(anna), server.draw(anna), server.draw(anna)});
  body["story"] = "Lilli wacht auf.\n\nDraußen steht ein Fuchs.";
  body["storyTitle"] = "Lilli und der Fuchs";
  const Answer made = server.call("POST", "/api/coloring-books", anna.token, body);
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string book = "/api/coloring-books/" + made.json()["id"].get<std::string>();
  const Json read = server.call("GET", book, anna.token).json();
  EXPECT_EQ(read["story"], body["story"]);
  EXPECT_EQ(read["storyTitle"], body["storyTitle"]);
  EXPECT_EQ(read["storyPages"], Json::array({"Lilli wacht auf.", "Draußen steht ein Fuchs.", ""}));
  EXPECT_EQ(server.call("GET", book + "/pages", anna.token).json().size(), 1U + 2 + 2 + 1 + 1);
  EXPECT_THAT(server.call("GET", book + "/pdf", anna.token).body, StartsWith("%PDF-"));
  // A text is a wish for a story, whatever stands beside it.
  body["storyTitle"] = nullptr;
  const Answer untitled = server.call("POST", "/api/coloring-books", anna.token, body);
  ASSERT_EQ(untitled.status, 201) << untitled.body;
}

TEST(BookApi, WhatCannotBePrintedIsNamed) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  Json body = order({server.draw(anna)});
  body["title"] = "Emma 🦄 und Ελένη";
  const Answer answer = server.call("POST", "/api/coloring-books", anna.token, body);
  EXPECT_EQ(answer.status, 400);
  EXPECT_THAT(answer.json()["message"].get<std::string>(), HasSubstr("🦄 Ε"));
}

TEST(BookApi, AStoryHasAParagraphForEachPicture) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  Json body = order({server.draw(anna), server.draw(anna), server.draw(anna)});
  body.erase("story");
  body.erase("storyTitle");
  const std::string id = server.call("POST", "/api/coloring-books", anna.token, body).json()["id"];
  const Json read = server.call("GET", "/api/coloring-books/" + id, anna.token).json();
  ASSERT_EQ(read["storyPages"].size(), 3u);
  std::string joined;
  for (const auto& page : read["storyPages"]) {
    joined += (joined.empty() ? "" : "\n\n") + page.get<std::string>();
  }
  EXPECT_EQ(read["story"], joined);
  const Json sides = server.call("GET", "/api/coloring-books/" + id + "/pages", anna.token).json();
  EXPECT_EQ(sides[3]["kind"], "story");
  EXPECT_EQ(sides[3]["page"], 2);
  EXPECT_EQ(sides[4]["kind"], "picture");
  EXPECT_NE(sides[4].value("description", ""), "") << sides.dump();
  EXPECT_FALSE(sides[3].contains("description"));
  EXPECT_EQ(server.call("GET", sides[3]["url"], anna.token).status, 200);
  // The same again: it is stored, not told anew.
  EXPECT_EQ(server.call("GET", "/api/coloring-books/" + id, anna.token).json(), read);
}

TEST(BookApi, FreeAllowsOneBookEverOfFivePages) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const std::string image = server.draw(anna);
  const auto post = [&](int pages) {
    return server.call("POST", "/api/coloring-books", anna.token,
                       order(std::vector<std::string>(static_cast<std::size_t>(pages), image)));
  };
  const Answer thick = post(6);
  EXPECT_EQ(thick.status, 403);
  EXPECT_EQ(thick.json()["code"], "limit_reached");
  EXPECT_THAT(thick.json()["message"].get<std::string>(), HasSubstr("höchstens 5 Seiten"));
  const std::string id = post(5).json()["id"];
  EXPECT_EQ(server.call("DELETE", "/api/coloring-books/" + id, anna.token).status, 204);
  server.clock.advance(29 * 24h);  // the session lives for 30 days
  const Answer second = post(1);
  EXPECT_EQ(second.status, 403);
  EXPECT_EQ(second.json()["message"],
            "Im Paket Free ist insgesamt 1 Malbuch enthalten, und dieses ist aufgebraucht. Diese Grenze "
            "endet, sobald Sie zu "
            "einem größeren Paket wechseln.");
}

TEST(BookApi, PaidPlansCountCalendarMonthsInBerlin) {
  ApiServer server;
  const Person basic = server.register_person("basic", Plan::basic);
  const std::string image = server.draw(basic);
  server.make_book(basic, {image});
  server.make_book(basic, {image});
  const Answer third = server.call("POST", "/api/coloring-books", basic.token, order({image}));
  EXPECT_EQ(third.status, 403);
  EXPECT_THAT(third.json()["message"].get<std::string>(), HasSubstr("Ab dem 1. Dezember 2026"));
  server.clock.set(std::chrono::sys_days(std::chrono::year{2026} / 11 / 30) + 23h - 1ms);
  EXPECT_EQ(server.call("POST", "/api/coloring-books", basic.token, order({image})).status, 403);
  server.clock.advance(1ms);
  EXPECT_EQ(server.call("POST", "/api/coloring-books", basic.token, order({image})).status, 201);
}

TEST(BookApi, AServerMayGiveEveryoneAPlan) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.everyone = Plan::premium;
  settings.plans.limits[2].books_per_month = 0;
  ApiServer server(settings);
  const Person anna = server.register_person("anna");
  const std::string image = server.draw(anna);
  for (int i = 0; i < 8; ++i) server.make_book(anna, std::vector<std::string>(15, image));
  EXPECT_EQ(server.call("GET", "/api/me", anna.token).json()["isPremium"], true);
}

TEST(BookApi, ParallelRequestsDoNotPassTheLimit) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const std::string image = server.draw(anna);
  std::atomic<int> made = 0;
  {
    std::vector<std::jthread> crowd;
    for (int i = 0; i < 8; ++i) {
      crowd.emplace_back([&] {
        if (server.call("POST", "/api/coloring-books", anna.token, order({image})).status == 201) ++made;
      });
    }
  }
  EXPECT_EQ(made, 1);
}

TEST(BookApi, Reading) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const Person admin = server.make_admin("owner");
  const std::string book = "/api/coloring-books/" + server.make_book(anna, {server.draw(anna)});
  const auto is_pdf_named = [](const std::string& name) {
    return [name](const Answer& answer) {
      EXPECT_EQ(answer.header("Content-Type"), "application/pdf");
      EXPECT_THAT(answer.body, StartsWith("%PDF-"));
      EXPECT_THAT(answer.header("Content-Disposition"),
                  StartsWith("attachment; filename=\"" + name + ".pdf\""));
    };
  };
  const auto is_pdf = is_pdf_named("Mein Malbuch");
  const auto is_chart = [](const Answer& answer) {
    EXPECT_THAT(answer.body, StartsWith("%PDF-"));
    EXPECT_THAT(answer.header("Content-Disposition"),
                StartsWith("attachment; filename=\"Anlauttabelle.pdf\""));
  };
  run_table(
      server,
      {
          {"owner", anna.token, "GET", book, "", 200},
          {"admin", admin.token, "GET", book, "", 200},
          {"stranger", bernd.token, "GET", book, "", 404, "not_found", ""},
          {"anonymous", {}, "GET", book, "", 401, "unauthenticated", ""},
          {"unknown", anna.token, "GET", "/api/coloring-books/unknown", "", 404, "not_found", ""},
          {"owner's PDF", anna.token, "GET", book + "/pdf", "", 200, "", "", is_pdf},
          {"admin's PDF", admin.token, "GET", book + "/pdf", "", 200, "", "", is_pdf},
          {"stranger's PDF", bernd.token, "GET", book + "/pdf", "", 404, "not_found", ""},
          {"anonymous PDF", {}, "GET", book + "/pdf", "", 401, "unauthenticated", ""},
          {"PDF as wished", anna.token, "GET", book + "/pdf?paper=a5&blankBacks=1&holeMargin=inner", "", 200,
           "", "", is_pdf},
          {"PDF of a booklet", anna.token, "GET", book + "/pdf?imposition=booklet&colourCover=1&soundChart=1",
           "", 200, "", "", is_pdf},
          {"PDF with bleed", anna.token, "GET", book + "/pdf?paper=square-inch&bleed=1&part=inside", "", 200,
           "", "", is_pdf_named("Innenteil von Mein Malbuch")},
          {"cover alone", anna.token, "GET", book + "/pdf?part=wrap&colourCover=1", "", 200, "", "",
           is_pdf_named("Umschlag von Mein Malbuch")},
          {"unknown imposition", anna.token, "GET", book + "/pdf?imposition=poster", "", 400, "invalid",
           "imposition"},
          {"a folded A5", anna.token, "GET", book + "/pdf?paper=a5&imposition=booklet", "", 400, "invalid",
           "imposition"},
          {"a booklet with bleed", anna.token, "GET", book + "/pdf?bleed=1&imposition=booklet", "", 400,
           "invalid", "bleed"},
          {"the wrap of a booklet", anna.token, "GET", book + "/pdf?part=wrap&imposition=booklet", "", 400,
           "invalid", "part"},
          {"sound chart", anna.token, "GET", "/api/sound-chart", "", 200, "", "", is_chart},
          {"anonymous sound chart", {}, "GET", "/api/sound-chart", "", 200, "", "", is_chart},
          {"unknown paper", anna.token, "GET", book + "/pdf?paper=a3", "", 400, "invalid", "paper"},
          {"unknown margin", anna.token, "GET", book + "/pdf?holeMargin=top", "", 400, "invalid",
           "holeMargin"},
          {"no switch", anna.token, "GET", book + "/pdf?blankBacks=ja", "", 400, "invalid", "blankBacks"},
          {"unknown level", anna.token, "GET", book + "/pdf?level=expert", "", 400, "invalid", "level"},
          {"no ruling", anna.token, "GET", book + "/pdf?ruling=5", "", 400, "invalid", "ruling"},
          {"ruling in words", anna.token, "GET", book + "/pdf?ruling=eins", "", 400, "invalid", "ruling"},
          {"owner's sides", anna.token, "GET", book + "/pages", "", 200},
          {"admin's sides", admin.token, "GET", book + "/pages", "", 200},
          {"stranger's sides", bernd.token, "GET", book + "/pages", "", 404, "not_found", ""},
          {"anonymous sides", {}, "GET", book + "/pages", "", 401, "unauthenticated", ""},
          {"sides on unknown paper", anna.token, "GET", book + "/pages?paper=a3", "", 400, "invalid",
           "paper"},
          {"owner's side", anna.token, "GET", book + "/pages/1", "", 200},
          {"stranger's side", bernd.token, "GET", book + "/pages/1", "", 404, "not_found", ""},
          {"anonymous side", {}, "GET", book + "/pages/1", "", 401, "unauthenticated", ""},
          {"no such side", anna.token, "GET", book + "/pages/99", "", 404, "not_found", ""},
          {"a side that is no number", anna.token, "GET", book + "/pages/x", "", 404, "not_found", ""},
          {"stranger deletes", bernd.token, "DELETE", book, "", 404, "not_found", ""},
          {"admin deletes", admin.token, "DELETE", book, "", 404, "not_found", ""},
          {"still there", anna.token, "GET", book, "", 200},
          {"owner deletes", anna.token, "DELETE", book, "", 204},
          {"twice", anna.token, "DELETE", book, "", 404, "not_found", ""},
      });
}

TEST(BookApi, TheListHasTwelveAPageNewestFirst) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.limits[0].books_total = 0;
  ApiServer server(settings);
  const Person anna = server.register_person("anna");
  const Person bernd = server.register_person("bernd");
  const std::string image = server.draw(anna);
  for (int i = 1; i <= 14; ++i) {
    server.clock.advance(1s);
    server.make_book(anna, {image}, "Buch " + std::to_string(i));
  }
  const auto titles = [&](const Person& who, const std::string& query) {
    std::vector<std::string> out;
    for (const Json& book : server.call("GET", "/api/coloring-books" + query, who.token).json())
      out.push_back(book["title"]);
    return out;
  };
  EXPECT_EQ(titles(anna, "").size(), 12u);
  EXPECT_EQ(titles(anna, "").front(), "Buch 14");
  EXPECT_EQ(titles(anna, "?page=1"), titles(anna, ""));
  EXPECT_EQ(titles(anna, "?page=2"), (std::vector<std::string>{"Buch 2", "Buch 1"}));
  EXPECT_TRUE(titles(anna, "?page=3").empty());
  EXPECT_TRUE(titles(bernd, "").empty());
  EXPECT_EQ(server.call("GET", "/api/coloring-books?page=3", anna.token).header("X-Total-Count"), "14");
  std::vector<CallRow> rows;
  for (const std::string page : {"0", "-1", "x", "1.5", "99999999999", "1000001"}) {
    rows.push_back(
        {"page " + page, anna.token, "GET", "/api/coloring-books?page=" + page, "", 400, "invalid", "page"});
  }
  run_table(server, rows);
}

TEST(BookApi, ExampleBooksAreForEverybody) {
  ApiServer server;
  for (const std::string id : {"magical-animals", "space-adventure", "underwater-world", "dinosaur-world"}) {
    const Answer answer = server.call("GET", "/api/coloring-books/" + id);
    ASSERT_EQ(answer.status, 200) << id;
    const Json book = answer.json();
    EXPECT_EQ(book["id"], id);
    EXPECT_GE(book["images"].size(), 4u);
    for (const std::string image : book["images"]) EXPECT_EQ(server.call("GET", image).status, 200) << image;
    const Answer pdf = server.call("GET", "/api/coloring-books/" + id + "/pdf");
    EXPECT_EQ(pdf.status, 200);
    EXPECT_THAT(pdf.body, StartsWith("%PDF-"));
    const Json sides = server.call("GET", "/api/coloring-books/" + id + "/pages").json();
    // A cover, the pictures with a side of the story beside each, and the credits.
    EXPECT_EQ(sides.size(), 2 * book["images"].size() + 2);
    EXPECT_EQ(server.call("GET", sides[0]["url"]).status, 200);
    EXPECT_EQ(server.call("DELETE", "/api/coloring-books/" + id).status, 401);
  }
  run_table(server, {{"a page of the app is no book",
                      {},
                      "GET",
                      "/api/coloring-books/hero",
                      "",
                      401,
                      "unauthenticated",
                      ""}});
}

TEST(PdfName, IsTheTitleForNewAndOldPrograms) {
  EXPECT_EQ(
      http::pdf_disposition("Größe: süß"),
      "attachment; filename=\"Groesse  suess.pdf\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%20s%C3%BC%C3%9F.pdf");
  EXPECT_EQ(http::pdf_disposition("Übung 100%"),
            "attachment; filename=\"Uebung 100_.pdf\"; filename*=UTF-8''%C3%9Cbung%20100%25.pdf");
}

TEST(PdfName, CannotLeaveItsPlace) {
  for (const std::string title :
       {"", "...", "../../etc/passwd", "a\r\nSet-Cookie: x=1", "\"; x=\"", "\\\\server\\x", "con:"}) {
    const std::string header = http::pdf_disposition(title);
    EXPECT_THAT(header, StartsWith("attachment; filename=\""));
    EXPECT_EQ(header.find('\r'), std::string::npos);
    EXPECT_EQ(header.find('\n'), std::string::npos);
    EXPECT_EQ(header.find('/'), std::string::npos);
    EXPECT_EQ(header.find('\\'), std::string::npos);
    EXPECT_EQ(std::count(header.begin(), header.end(), '"'), 2);
  }
  EXPECT_EQ(http::pdf_disposition(" . "),
            "attachment; filename=\"malbuch.pdf\"; filename*=UTF-8''malbuch.pdf");
}

}  // namespace
}  // namespace test
