#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::ElementsAre;
using testing::IsEmpty;

// Two people and what they keep.
class AlbumApi : public testing::Test {
 protected:
  std::string draw(const Person& person, const std::string& prompt) {
    server_.clock.advance(1s);
    const std::string url = server_.draw(person, prompt);
    return url.substr(url.rfind('/') + 1);
  }
  std::string make_folder(const Person& person, const std::string& name) {
    return server_.call("POST", "/api/folders", person.token, Json{{"name", name}}).json().at("id");
  }
  // The sentences of an album's pictures.
  std::vector<std::string> prompts(const std::string& query, const Person& person) {
    std::vector<std::string> found;
    for (const Json& picture : server_.call("GET", "/api/pictures" + query, person.token).json()) {
      found.push_back(picture.at("prompt"));
    }
    return found;
  }
  std::vector<std::string> prompts(const std::string& query = "") { return prompts(query, anna_); }
  Answer change(const std::string& id, const Json& body) {
    return server_.call("PATCH", "/api/pictures/" + id, anna_.token, body);
  }
  int remove(const std::string& id) {
    return server_.call("DELETE", "/api/pictures/" + id, anna_.token).status;
  }
  Answer put_bench(std::int64_t version, const std::vector<std::string>& pages) {
    return server_.call("PUT", "/api/workbench", anna_.token, Json{{"version", version}, {"pages", pages}});
  }
  static std::vector<std::string> ids_of(const Json& bench) {
    std::vector<std::string> ids;
    for (const Json& page : bench.at("pages")) ids.push_back(page.at("id"));
    return ids;
  }
  int image_status(const std::string& id) {
    return server_.call("GET", "/api/images/" + id, anna_.token).status;
  }

  ApiServer server_;
  Person anna_ = server_.register_person("anna", plans::Plan::premium);
  Person bernd_ = server_.register_person("bernd");
};

TEST_F(AlbumApi, AnAlbumHoldsWhatItsOwnerHasDrawnNewestFirst) {
  const std::string cat = draw(anna_, "Zwei Katzen im Garten");
  draw(bernd_, "Ein Hund");
  draw(anna_, "Ein Pferd");
  const Answer answer = server_.call("GET", "/api/pictures", anna_.token);
  EXPECT_EQ(answer.header("X-Total-Count"), "2");
  EXPECT_THAT(prompts(), ElementsAre("Ein Pferd", "Zwei Katzen im Garten"));
  const Json picture = answer.json()[1];
  EXPECT_EQ(picture["id"], cat);
  EXPECT_EQ(picture["imageUrl"], "/api/images/" + cat);
  EXPECT_EQ(picture["description"], "Zwei Katzen im Garten");
  EXPECT_EQ(picture["motifs"][0], (Json{{"id", "1f431"}, {"name", "Katze"}, {"count", 2}}));
  EXPECT_EQ(server_.call("GET", "/api/pictures/" + cat, anna_.token).json(), picture);
  EXPECT_EQ(server_.call("GET", "/api/pictures/" + cat, bernd_.token).status, 404);
  EXPECT_EQ(picture["options"]["age"], "6-8");
  EXPECT_EQ(picture["options"]["orientation"], "portrait");
  EXPECT_EQ(picture["isFavourite"], false);
  EXPECT_EQ(picture["folder"], nullptr);
  EXPECT_EQ(picture["books"], 0);
}

TEST_F(AlbumApi, IsReadPageByPage) {
  for (int i = 0; i < 25; ++i) draw(anna_, "Katze " + std::to_string(i));
  EXPECT_EQ(prompts().size(), 24u);
  EXPECT_THAT(prompts("?page=2"), ElementsAre("Katze 0"));
  EXPECT_THAT(prompts("?page=3"), IsEmpty());
}

TEST_F(AlbumApi, ASearchFindsUmlautsHoweverTheyAreWritten) {
  draw(anna_, "Ein Bär im Wald");
  draw(anna_, "Eine Katze");
  for (const char* words : {"b%C3%A4r", "BAER", "bar", "im%20Wald"}) {
    EXPECT_THAT(prompts(std::string("?q=") + words), ElementsAre("Ein Bär im Wald")) << words;
  }
  EXPECT_THAT(prompts("?q=%25"), IsEmpty());
  EXPECT_EQ(server_.call("GET", "/api/pictures?q=" + std::string(201, 'a'), anna_.token).status, 400);
}

TEST_F(AlbumApi, FavouritesAndFoldersSortIt) {
  const std::string cat = draw(anna_, "Eine Katze");
  const std::string dog = draw(anna_, "Ein Hund");
  const std::string folder = make_folder(anna_, "Für Emma");
  EXPECT_EQ(change(cat, {{"isFavourite", true}}).json()["isFavourite"], true);
  EXPECT_EQ(change(dog, {{"folder", folder}}).json()["folder"], folder);
  EXPECT_THAT(prompts("?favourites=1"), ElementsAre("Eine Katze"));
  EXPECT_THAT(prompts("?folder=" + folder), ElementsAre("Ein Hund"));
  const Json overview = server_.call("GET", "/api/folders", anna_.token).json();
  EXPECT_EQ(overview["folders"][0]["name"], "Für Emma");
  EXPECT_EQ(overview["folders"][0]["pictures"], 1);
  EXPECT_GT(overview["storedBytes"], 0);
  EXPECT_EQ(overview["mostBytes"], 2'000'000'000);
  EXPECT_EQ(change(dog, {{"folder", nullptr}}).json()["folder"], nullptr);
  EXPECT_THAT(prompts("?folder=" + folder), IsEmpty());
  EXPECT_EQ(change(dog, {{"folder", make_folder(bernd_, "Fremd")}}).status, 404);
}

TEST_F(AlbumApi, AFolderIsRenamedAndDeletedAndWhatIsInItStays) {
  const std::string cat = draw(anna_, "Eine Katze");
  const std::string book = server_.make_book(anna_, {"/api/images/" + cat}, "Tiere");
  const std::string folder = make_folder(anna_, "  Für Emma ");
  const std::string path = "/api/folders/" + folder;
  change(cat, {{"folder", folder}});
  EXPECT_EQ(
      server_.call("PUT", "/api/coloring-books/" + book + "/folder", anna_.token, Json{{"folder", folder}})
          .status,
      204);
  EXPECT_EQ(server_.call("GET", path + "/coloring-books", anna_.token).json()[0]["id"], book);
  const Json renamed = server_.call("PATCH", path, anna_.token, Json{{"name", "Für Jonas"}}).json();
  EXPECT_EQ(renamed["name"], "Für Jonas");
  EXPECT_EQ(renamed["pictures"], 1);
  EXPECT_EQ(renamed["books"], 1);
  EXPECT_EQ(server_.call("DELETE", path, anna_.token).status, 204);
  EXPECT_EQ(server_.call("GET", "/api/folders", anna_.token).json()["folders"], Json::array());
  EXPECT_THAT(prompts(), ElementsAre("Eine Katze"));
  EXPECT_EQ(server_.call("GET", "/api/coloring-books/" + book, anna_.token).status, 200);
}

TEST_F(AlbumApi, Folders) {
  const auto row = [&](const std::string& name, const Json& body, int status, const std::string& code = "",
                       const std::string& field = "") {
    return CallRow{name, anna_.token, "POST", "/api/folders", body.dump(), status, code, field};
  };
  run_table(server_, {
                         row("a name", {{"name", "Tiere"}}, 201),
                         row("the same once more", {{"name", "Tiere"}}, 201),
                         row("no name", Json::object(), 400, "invalid", "name"),
                         row("an empty one", {{"name", "  "}}, 400, "invalid", "name"),
                         row("60 characters", {{"name", std::string(60, 'a')}}, 201),
                         row("61 characters", {{"name", std::string(61, 'a')}}, 400, "invalid", "name"),
                     });
  for (int i = 3; i < 200; ++i) make_folder(anna_, "F");
  run_table(server_, {row("one too many", {{"name", "F"}}, 403, "limit_reached")});
}

TEST_F(AlbumApi, ADeletedPictureIsGone) {
  const std::string cat = draw(anna_, "Eine Katze");
  EXPECT_EQ(remove(cat), 204);
  EXPECT_THAT(prompts(), IsEmpty());
  EXPECT_EQ(image_status(cat), 404);
  EXPECT_EQ(remove(cat), 404);
}

TEST_F(AlbumApi, ADeletedPictureStaysInItsBooksAndGoesWithTheLastOfThem) {
  const std::string cat = draw(anna_, "Eine Katze");
  const std::string first = server_.make_book(anna_, {"/api/images/" + cat});
  const std::string second = server_.make_book(anna_, {"/api/images/" + cat});
  EXPECT_EQ(server_.call("GET", "/api/pictures", anna_.token).json()[0]["books"], 2);
  EXPECT_EQ(remove(cat), 204);
  EXPECT_THAT(prompts(), IsEmpty());
  EXPECT_EQ(server_.call("GET", "/api/coloring-books/" + second, anna_.token).json()["images"].size(), 1u);
  server_.call("DELETE", "/api/coloring-books/" + first, anna_.token);
  EXPECT_EQ(image_status(cat), 200);
  server_.call("DELETE", "/api/coloring-books/" + second, anna_.token);
  EXPECT_EQ(image_status(cat), 404);
}

TEST_F(AlbumApi, ABookThatGoesLeavesThePicturesThatAreKept) {
  const std::string cat = draw(anna_, "Eine Katze");
  server_.call("DELETE", "/api/coloring-books/" + server_.make_book(anna_, {"/api/images/" + cat}),
               anna_.token);
  EXPECT_THAT(prompts(), ElementsAre("Eine Katze"));
  EXPECT_EQ(image_status(cat), 200);
}

TEST_F(AlbumApi, TheWorkbenchIsTheSameOnEveryDevice) {
  const std::string cat = draw(anna_, "Eine Katze"), dog = draw(anna_, "Ein Hund");
  const std::string foreign = draw(bernd_, "Ein Pferd");
  const Json empty = server_.call("GET", "/api/workbench", anna_.token).json();
  EXPECT_EQ(empty, (Json{{"version", 0}, {"pages", Json::array()}}));
  const Answer put = put_bench(0, {dog, foreign, cat, dog, "gone"});
  EXPECT_EQ(put.status, 200);
  EXPECT_EQ(put.json()["version"], 1);
  EXPECT_THAT(ids_of(put.json()), ElementsAre(dog, cat));
  EXPECT_EQ(server_.call("GET", "/api/workbench", anna_.token).json(), put.json());
}

TEST_F(AlbumApi, WhoHasNotSeenTheLastChangeOfTheWorkbenchIsToldItInsteadOfUndoingIt) {
  const std::string cat = draw(anna_, "Eine Katze"), dog = draw(anna_, "Ein Hund");
  put_bench(0, {cat});
  const Answer late = put_bench(0, {dog});
  EXPECT_EQ(late.status, 409);
  EXPECT_EQ(late.json()["code"], "conflict");
  EXPECT_EQ(late.json()["version"], 1);
  EXPECT_THAT(ids_of(late.json()), ElementsAre(cat));
  EXPECT_THAT(ids_of(put_bench(1, {cat, dog}).json()), ElementsAre(cat, dog));
}

TEST_F(AlbumApi, ADeletedPictureLeavesTheWorkbenchToo) {
  const std::string cat = draw(anna_, "Eine Katze"), dog = draw(anna_, "Ein Hund");
  put_bench(0, {cat, dog});
  remove(cat);
  const Json bench = server_.call("GET", "/api/workbench", anna_.token).json();
  EXPECT_THAT(ids_of(bench), ElementsAre(dog));
  EXPECT_EQ(bench["version"], 2);
}

TEST_F(AlbumApi, AWorkbenchHasRoomForABook) {
  EXPECT_EQ(put_bench(0, std::vector<std::string>(200, "x")).status, 200);
  EXPECT_EQ(put_bench(1, std::vector<std::string>(201, "x")).json()["code"], "limit_reached");
}

TEST_F(AlbumApi, GoesWithTheAccount) {
  const std::string cat = draw(anna_, "Eine Katze");
  change(cat, {{"folder", make_folder(anna_, "Für Emma")}});
  put_bench(0, {cat});
  EXPECT_EQ(server_.call("DELETE", "/api/me", anna_.token, Json{{"password", good_password}}).status, 204);
  server_.storage().read([&](const app::ports::Stores& stores) {
    EXPECT_EQ(stores.albums().count(anna_.id, {}), 0);
    EXPECT_THAT(stores.albums().folders(anna_.id), IsEmpty());
    EXPECT_EQ(stores.workbenches().find(anna_.id).version, 0);
  });
}

TEST(AlbumLimits, WhoseRoomIsFullDeletesSomethingFirst) {
  app::Settings settings = ApiServer::default_settings();
  settings.plans.limits[0].stored_megabytes = 1;
  ApiServer server(settings);
  const Person anna = server.register_person("anna");
  const std::string url = server.draw(anna);
  server.storage().write([&](app::ports::Stores& stores) {
    app::ports::StoredPicture large = stores.pictures().find(url.substr(url.rfind('/') + 1)).value();
    large.id = "large";
    large.object.reset();
    large.content = std::string(1'000'000, 'x');
    stores.pictures().insert(large);
  });
  const Answer refused = server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Eine Katze"}});
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.json()["code"], "limit_reached");
  EXPECT_THAT(refused.json()["message"].get<std::string>(), testing::HasSubstr("1 Megabyte"));
  server.call("DELETE", "/api/pictures/large", anna.token);
  EXPECT_EQ(server.call("POST", "/api/generate", anna.token, Json{{"prompt", "Eine Katze"}}).status, 200);
}

}  // namespace
}  // namespace test
