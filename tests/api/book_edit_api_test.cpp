#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <minizip/unzip.h>

#include "api/call_table.h"
#include "support/process.h"

namespace test {
namespace {

using Json = nlohmann::json;
using plans::Plan;
using testing::ElementsAre;
using testing::HasSubstr;

Json edit_of(const std::vector<std::string>& images, int version = 1) {
  Json pages = Json::array();
  for (const std::string& image : images) pages.push_back({{"image", image}});
  return {{"version", version}, {"title", "Tiere"}, {"description", "Für Emma"}, {"pages", pages}};
}

Json with_exercise(Json edit, const Json& exercise) {
  edit["pages"][0]["exercise"] = exercise;
  return edit;
}

// The names of the files in a ZIP archive.
std::vector<std::string> files_in(const std::string& zip) {
  const support::TemporaryFolder folder;
  const std::string path = (folder.path() / "x.zip").string();
  std::ofstream(path, std::ios::binary) << zip;
  std::vector<std::string> names;
  unzFile file = unzOpen64(path.c_str());
  if (file == nullptr) return names;
  for (int next = unzGoToFirstFile(file); next == UNZ_OK; next = unzGoToNextFile(file)) {
    char name[200];
    unzGetCurrentFileInfo64(file, nullptr, name, sizeof name, nullptr, 0, nullptr, 0);
    names.emplace_back(name);
  }
  unzClose(file);
  return names;
}

TEST(BookEditApi, AChangeIsKeptAndSeenInEverySide) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  const std::string cat = server.draw(anna), dog = server.draw(anna, "Ein Hund");
  const std::string path = "/api/coloring-books/" + server.make_book(anna, {cat, dog});
  Json edit = with_exercise(
      edit_of({dog, cat}),
      {{"kind", "sums"}, {"level", "hard"}, {"redraw", 2}, {"words", {"Oma"}}, {"timesRow", 7}});
  edit["pages"][1]["story"] = "Die Katze gehört {Name}.";
  edit["pages"][1]["exercise"] = {{"leftOut", true}, {"numbers", {{"from", 0}, {"to", 20}}}};
  edit["storyTitle"] = "Ein Tag";
  edit["childName"] = "Mia";
  edit["cover"] = cat;
  edit["options"] = {{"paper", "a5"}, {"bleed", true}, {"colourCover", true}, {"soundChart", true}};
  const Answer changed = server.call("PUT", path, anna.token, edit);
  ASSERT_EQ(changed.status, 200) << changed.body;
  const Json book = server.call("GET", path, anna.token).json();
  EXPECT_EQ(book, changed.json());
  EXPECT_EQ(book["version"], 2);
  EXPECT_EQ(book["images"], (Json{dog, cat}));
  EXPECT_EQ(book["cover"], cat);
  EXPECT_EQ(book["childName"], "Mia");
  EXPECT_EQ(book["storyPages"], (Json{"", "Die Katze gehört {Name}."}));
  for (const auto& [name, value] : edit["options"].items()) EXPECT_EQ(book["options"][name], value) << name;
  EXPECT_EQ(book["exercises"][0], (Json{{"leftOut", false},
                                        {"kind", "sums"},
                                        {"level", "hard"},
                                        {"redraw", 2},
                                        {"words", {"Oma"}},
                                        {"numbers", nullptr},
                                        {"timesRow", 7}}));
  EXPECT_EQ(book["exercises"][1]["numbers"], (Json{{"from", 0}, {"to", 20}}));
  std::vector<std::string> kinds;
  for (const Json& side : server.call("GET", path + "/pages", anna.token).json())
    kinds.push_back(side["kind"]);
  EXPECT_THAT(kinds, ElementsAre("cover", "picture", "exercise", "story", "picture", "sounds", "solutions",
                                 "credits"));
  EXPECT_EQ(server.call("PUT", path, anna.token, edit).status, 409);
}

TEST(BookEditApi, Changing) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  const Person bernd = server.register_person("bernd");
  const std::string cat = server.draw(anna), duck = server.draw(bernd, "Eine Ente");
  const std::string path = "/api/coloring-books/" + server.make_book(anna, {cat});
  const Json good = edit_of({cat});
  const auto refused = [&](const Json& body) {
    const Answer answer = server.call("PUT", path, anna.token, body);
    return std::to_string(answer.status) + " " + answer.json().value("field", "");
  };
  Json long_story = good;
  long_story["storyTitle"] = "";
  long_story["pages"][0]["story"] = std::string(601, 'a');
  EXPECT_EQ(refused(long_story), "400 pages[0].story");
  EXPECT_EQ(refused(with_exercise(good, {{"kind", "mixed"}})), "400 pages[0].exercise.kind");
  EXPECT_EQ(refused(with_exercise(good, {{"kind", "x"}})), "400 pages[0].exercise.kind");
  EXPECT_EQ(refused(with_exercise(good, {{"words", {"a b"}}})), "400 pages[0].exercise.words");
  EXPECT_EQ(refused(with_exercise(good, {{"numbers", {{"from", 0}, {"to", 3}}}})),
            "400 pages[0].exercise.numbers");
  EXPECT_EQ(refused(with_exercise(good, {{"timesRow", 1}})), "400 pages[0].exercise.timesRow");
  EXPECT_EQ(refused(edit_of({cat, duck})), "404 pages[1].image");
  EXPECT_EQ(refused(edit_of({})), "400 pages");
  Json punched_booklet = good;
  punched_booklet["options"] = {{"imposition", "booklet"}, {"holeMargin", "left"}};
  EXPECT_EQ(refused(punched_booklet), "400 options.holeMargin");
  Json untitled = good;
  untitled["title"] = "";
  EXPECT_EQ(refused(untitled), "400 title");
  EXPECT_EQ(server.call("PUT", "/api/coloring-books/magical-animals", anna.token, good).status, 404);
  EXPECT_EQ(server.call("PUT", path, anna.token, good).status, 200);
}

TEST(BookEditApi, ACopyAndAnotherStory) {
  ApiServer server;
  const Person anna = server.register_person("anna", Plan::premium);
  const std::string path = "/api/coloring-books/" + server.make_book(anna, {server.draw(anna)});
  const Answer copy = server.call("POST", path + "/copy", anna.token);
  ASSERT_EQ(copy.status, 201) << copy.body;
  EXPECT_EQ(server.call("GET", "/api/coloring-books/" + copy.json()["id"].get<std::string>(), anna.token)
                .json()["title"],
            "Mein Malbuch (Kopie)");
  const Json story = server.call("GET", path + "/story?turn=1", anna.token).json();
  EXPECT_EQ(story["pages"].size(), 1u);
  const Json allowance = server.call("GET", "/api/me/allowance", anna.token).json();
  EXPECT_EQ(allowance, (Json{{"used", 2}, {"most", 5}, {"period", "month"}, {"pages", 15}}));
  const Person free = server.register_person("frei");
  EXPECT_EQ(server.call("GET", "/api/me/allowance", free.token).json(),
            (Json{{"used", 0}, {"most", 1}, {"period", "ever"}, {"pages", 5}}));
}

TEST(BookEditApi, AClassGetsABookForEachChild) {
  ApiServer server;
  const Person admin = server.make_admin("chef");
  const Person teacher = server.make_teacher(admin, "lehrerin");
  const Answer imported =
      server.call("POST", "/api/admin/users/import?teacher=" + teacher.id, admin.token,
                  std::string("Vorname;Nachname;Klasse\nMia;Öz;3b\nJürgen;Groß;3b\nMia;Schmidt;3b\n"));
  ASSERT_EQ(imported.status, 201) << imported.body;
  const Json classes = server.call("GET", "/api/school/classes", teacher.token).json();
  ASSERT_EQ(classes.size(), 1u);
  const std::string path = "/api/school/classes/" + classes[0]["id"].get<std::string>() + "/books/";
  const std::string book = server.make_book(teacher, {server.draw(teacher)}, "Im Zoo");
  const Answer plain = server.call("GET", path + book, teacher.token);
  ASSERT_EQ(plain.status, 200) << plain.body;
  EXPECT_EQ(plain.header("Content-Type"), "application/zip");
  EXPECT_THAT(plain.header("Content-Disposition"), HasSubstr("Im Zoo, Klasse 3b.zip"));
  EXPECT_THAT(files_in(plain.body),
              ElementsAre("malbuecher/01 Jürgen.pdf", "malbuecher/02 Mia Ö.pdf", "malbuecher/03 Mia S.pdf"));
  const Answer other = server.call("GET", path + "x", teacher.token);
  EXPECT_EQ(other.status, 404);
  // Another teacher's class is none, and a child has no class sets at all.
  const Person colleague = server.make_teacher(admin, "kollege");
  EXPECT_EQ(server.call("GET", path + book, colleague.token).status, 404);
  EXPECT_EQ(server.call("GET", path + book, server.register_person("kind").token).status, 403);
  EXPECT_EQ(server.call("GET", path + book).status, 401);
}

}  // namespace
}  // namespace test
