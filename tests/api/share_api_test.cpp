#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "app/shared_book_service.h"

namespace test {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string shares_path = "/api/school/shares";
const Json two_strokes = Json::parse(R"([{"x":1250,"y":8030,"crayon":"red"},
                                         {"x":300,"y":40,"crayon":"skinDark","texture":"dots"}])");

class ShareApi : public testing::Test {
 protected:
  Json share(const Json& more = Json::object()) {
    Json order = {{"book", book_}};
    order.update(more);
    const Answer answer = server_.call("POST", shares_path, teacher_.token, order);
    if (answer.status != 201) throw std::runtime_error("not shared: " + answer.body);
    return answer.json();
  }
  static std::string way_of(const Json& made) { return "/api/shared/" + made.at("token").get<std::string>(); }
  static std::string path_of(const Json& made) {
    return shares_path + "/" + made.at("id").get<std::string>();
  }
  Json join(const std::string& way, const std::string& name, const std::string& token = "") {
    const Answer answer = server_.call("POST", way + "/artists", token, Json{{"name", name}});
    if (answer.status != 201) throw std::runtime_error("not joined: " + answer.body);
    return answer.json();
  }
  Answer colour(const std::string& way, const Json& artist, const Json& strokes,
                const std::string& token = "") {
    const Json body = {{"artist", artist.at("id")}, {"key", artist.at("key")}, {"strokes", strokes}};
    return server_.call("PUT", way + "/works/" + page_, token, body);
  }
  Json view(const Json& made) { return server_.call("GET", path_of(made), teacher_.token).json(); }
  // The class 3b of the teacher with Emma Schäfer and Jürgen Groß; returns its id.
  std::string make_class() {
    const std::string list = "Emma;Schäfer;3b\nJürgen;Groß;3b\n";
    cards_ = server_.call("POST", "/api/admin/users/import?teacher=" + teacher_.id, admin_.token, list)
                 .json()
                 .at("cards");
    return server_.call("GET", "/api/school/classes", teacher_.token).json().at(0).at("id");
  }
  // The session of one of its children.
  std::string sign_in(std::size_t card) {
    const Json credentials = {{"email", cards_[card]["login"]}, {"password", cards_[card]["password"]}};
    return server_.call("POST", "/api/login", {}, credentials).json().at("token");
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
  Person teacher_ = server_.make_teacher(admin_, "lehrerin");
  Person colleague_ = server_.make_teacher(admin_, "kollege");
  std::string image_ = server_.draw(teacher_);
  std::string page_ = image_.substr(image_.rfind('/') + 1);
  std::string book_ = server_.make_book(teacher_, {image_}, "Im Zoo");
  Json cards_;
};

TEST_F(ShareApi, WhoHasTheLinkColoursAndTheTeacherSeesIt) {
  const Json made = share();
  const std::string way = way_of(made);
  const Json opened = server_.call("GET", way).json();
  EXPECT_EQ(opened["title"], "Im Zoo");
  EXPECT_EQ(opened["pupils"], Json::array());
  ASSERT_EQ(opened["pages"].size(), 1u);
  EXPECT_EQ(server_.call("GET", opened["pages"][0]["imageUrl"]).header("Content-Type"), "image/svg+xml");

  const Json emma = join(way, "  Emma ");
  EXPECT_EQ(emma["name"], "Emma");
  EXPECT_EQ(colour(way, emma, two_strokes).status, 204);
  const Json seen = view(made);
  EXPECT_EQ(seen["artistCount"], 1);
  EXPECT_EQ(seen["workCount"], 1);
  EXPECT_EQ(seen["artists"][0]["name"], "Emma");
  EXPECT_EQ(seen["artists"][0]["works"][0]["picture"], page_);
  const std::string artist = path_of(made) + "/artists/" + emma["id"].get<std::string>();
  EXPECT_EQ(server_.call("GET", artist, teacher_.token).json()[0]["strokes"], two_strokes);

  // A page that is white again is none.
  EXPECT_EQ(colour(way, emma, nullptr).status, 204);
  EXPECT_EQ(view(made)["workCount"], 0);
}

TEST_F(ShareApi, TheSecretOfALinkIsToldItsTeacherAsLongAsItLeadsSomewhere) {
  const Json made = share();
  const std::string token = made["token"];
  EXPECT_EQ(token.size(), 22u);  // 128 bits
  EXPECT_THAT(server_.call("GET", shares_path, teacher_.token).body, Not(HasSubstr(token)));
  EXPECT_EQ(view(made)["token"], token);
  EXPECT_EQ(server_.call("GET", path_of(made), colleague_.token).status, 404);
  EXPECT_THAT(server_.call("GET", way_of(made)).body, Not(HasSubstr("\"token\"")));
  const Json renewed = server_.call("POST", path_of(made) + "/link", teacher_.token).json();
  EXPECT_EQ(server_.call("GET", way_of(made)).status, 404);
  EXPECT_EQ(server_.call("GET", way_of(renewed)).status, 200);
  EXPECT_EQ(server_.call("POST", path_of(made) + "/sheet", teacher_.token, Json{{"token", token}}).status,
            400);

  EXPECT_EQ(view(made)["token"], renewed["token"]);
  server_.call("PATCH", path_of(made), teacher_.token, Json{{"endsNow", true}});
  EXPECT_EQ(view(made)["token"], nullptr);
  // Put off again it is the same link, which may hang on a wall.
  server_.call("PATCH", path_of(made), teacher_.token, Json{{"lastDay", "2026-11-30"}});
  EXPECT_EQ(view(made)["token"], renewed["token"]);
  EXPECT_EQ(server_.call("GET", way_of(renewed)).status, 200);
}

TEST_F(ShareApi, AShareOfAnOlderVersionHasNoLinkToShowUntilItGetsANewOne) {
  const Json made = share();
  server_.storage().write([&](app::ports::Stores& stores) {
    app::ports::Share old = *stores.shares().find(made["id"].get<std::string>());
    old.token.reset();
    stores.shares().update(old);
  });
  EXPECT_EQ(view(made)["token"], nullptr);
  EXPECT_EQ(server_.call("GET", way_of(made)).status, 200);
  const Json renewed = server_.call("POST", path_of(made) + "/link", teacher_.token).json();
  EXPECT_EQ(view(made)["token"], renewed["token"]);
}

TEST_F(ShareApi, AShareLastsFourWeeksOrUntilADay) {
  EXPECT_EQ(share()["endsAt"], "2026-12-18T22:59:59.999Z");
  const Json made = share({{"lastDay", "2026-11-21"}});
  EXPECT_EQ(made["endsAt"], "2026-11-21T22:59:59.999Z");
  server_.clock.advance(std::chrono::hours{36});
  const Answer over = server_.call("GET", way_of(made));
  EXPECT_EQ(over.status, 404);
  EXPECT_THAT(over.json()["message"].get<std::string>(), StartsWith("Die Zeit zum Ausmalen ist vorbei."));
  for (const char* day : {"2026-11-20", "2028-01-01", "morgen", "2026-02-30"}) {
    const Answer refused =
        server_.call("POST", shares_path, teacher_.token, Json{{"book", book_}, {"lastDay", day}});
    EXPECT_EQ(refused.status, 400) << day;
    EXPECT_EQ(refused.json()["field"], "lastDay");
  }
  // It can be put off again.
  server_.call("PATCH", path_of(made), teacher_.token, Json{{"lastDay", "2026-11-30"}});
  EXPECT_EQ(server_.call("GET", way_of(made)).status, 200);
}

TEST_F(ShareApi, AnEndedShareTakesNothingMoreAndItsPagesStay) {
  const Json made = share();
  const std::string way = way_of(made);
  const Json emma = join(way, "Emma");
  colour(way, emma, two_strokes);
  ASSERT_EQ(server_.call("PATCH", path_of(made), teacher_.token, Json{{"endsNow", true}}).status, 200);
  EXPECT_EQ(colour(way, emma, two_strokes).status, 404);
  EXPECT_EQ(server_.call("GET", way + "/pictures/" + page_).status, 404);
  EXPECT_EQ(server_.call("POST", way + "/artists", "", Json{{"name", "Ida"}}).status, 404);
  EXPECT_EQ(view(made)["workCount"], 1);
  server_.clock.advance(std::chrono::days{89});
  server_.services().shares().remove_old();
  server_.storage().read(
      [&](const app::ports::Stores& stores) { EXPECT_EQ(stores.shares().of_user(teacher_.id).size(), 1u); });
  server_.clock.advance(std::chrono::days{2});
  server_.services().shares().remove_old();
  server_.storage().read([&](const app::ports::Stores& stores) {
    EXPECT_TRUE(stores.shares().of_user(teacher_.id).empty());
    EXPECT_TRUE(stores.shares().works_of_artist(emma["id"].get<std::string>()).empty());
  });
}

TEST_F(ShareApi, TwoOfANameHavePagesOfTheirOwnAndNobodyPaintsForAnother) {
  const Json made = share();
  const std::string way = way_of(made);
  const Json first = join(way, "Emma");
  Json second = join(way, "Emma");
  EXPECT_EQ(second["name"], "Emma 2");
  second["id"] = first["id"];
  const Answer refused = colour(way, second, two_strokes);
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.json()["message"], "Das ist die Seite von einem anderen Kind.");
  // Nor with a share of somebody else.
  EXPECT_EQ(colour(way_of(share()), first, two_strokes).status, 404);
}

TEST_F(ShareApi, BadPagesAreRefusedWithASentence) {
  const Json made = share();
  const std::string way = way_of(made);
  const Json emma = join(way, "Emma");
  const auto status_of = [&](const Json& strokes) { return colour(way, emma, strokes).status; };
  EXPECT_EQ(status_of(Json::parse(R"([{"x":-1,"y":0,"crayon":"red"}])")), 400);
  EXPECT_EQ(status_of(Json::parse(R"([{"x":1,"y":0,"crayon":"red\n1 2 blue"}])")), 400);
  EXPECT_EQ(status_of(Json::parse(R"([{"x":1,"y":0,"crayon":"#ff0000"}])")), 400);
  EXPECT_EQ(status_of(Json::parse(R"([{"x":1.5,"y":0,"crayon":"red"}])")), 400);
  EXPECT_EQ(status_of(Json(601, two_strokes[0])), 400);
  EXPECT_EQ(status_of(Json(600, two_strokes[0])), 204);
  const std::string huge(std::size_t{70} << 10, ' ');
  EXPECT_EQ(server_.call("PUT", way + "/works/" + page_, "", "{" + huge + "}").status, 413);
  for (const std::string& name : {std::string(" "), std::string(41, 'a')}) {
    EXPECT_EQ(server_.call("POST", way + "/artists", "", Json{{"name", name}}).status, 400);
  }
}

TEST_F(ShareApi, AFullShareSaysSo) {
  const Json made = share();
  const std::string way = way_of(made);
  for (int i = 0; i < app::most_share_artists; ++i) join(way, "Kind");
  const Answer full = server_.call("POST", way + "/artists", "", Json{{"name", "Zu viel"}});
  EXPECT_EQ(full.status, 403);
  EXPECT_EQ(full.json()["code"], "limit_reached");
  EXPECT_THAT(full.json()["message"].get<std::string>(), StartsWith("Hier ist kein Platz mehr."));
  EXPECT_EQ(view(made)["artistCount"], app::most_share_artists);
}

TEST_F(ShareApi, AClassPicksItsNamesAndItsChildrenFindTheBookSignedIn) {
  const Json made = share({{"classId", make_class()}});
  const std::string way = way_of(made);
  const Json opened = server_.call("GET", way).json();
  ASSERT_EQ(opened["pupils"].size(), 2u);
  EXPECT_EQ(opened["pupils"][1]["name"], "Jürgen");
  const Json picked =
      server_.call("POST", way + "/artists", "", Json{{"pupil", opened["pupils"][0]["id"]}}).json();
  EXPECT_EQ(picked["name"], "Emma");
  EXPECT_EQ(server_.call("POST", way + "/artists", "", Json{{"pupil", teacher_.id}}).status, 400);

  // Signed in, Jürgen needs no link, and has the same pages everywhere.
  const std::string juergen = sign_in(1);
  const Json own = server_.call("GET", "/api/me/shares", juergen).json();
  ASSERT_EQ(own.size(), 1u);
  EXPECT_EQ(own[0]["title"], "Im Zoo");
  const std::string own_way = "/api/shared/" + own[0]["id"].get<std::string>();
  EXPECT_EQ(server_.call("GET", own_way, juergen).json()["isSignedIn"], true);
  const Json artist = join(own_way, "", juergen);
  EXPECT_EQ(artist["name"], "Jürgen");
  EXPECT_EQ(artist["key"], "");
  EXPECT_EQ(colour(own_way, artist, two_strokes, juergen).status, 204);
  EXPECT_EQ(colour(way, artist, two_strokes).status, 403);
  const Json again = join(own_way, "", juergen);
  EXPECT_EQ(again["id"], artist["id"]);
  EXPECT_EQ(again["works"][0]["strokes"], two_strokes);
  // The id alone opens it to nobody else.
  EXPECT_EQ(server_.call("GET", own_way).status, 404);
  EXPECT_EQ(server_.call("GET", own_way, colleague_.token).status, 404);
}

TEST_F(ShareApi, TeachersDeleteWhatCameBack) {
  const Json made = share();
  const std::string way = way_of(made);
  const Json emma = join(way, "Emma"), ida = join(way, "Ida");
  colour(way, emma, two_strokes);
  colour(way, ida, two_strokes);
  const auto artist = [&](const Json& who) {
    return path_of(made) + "/artists/" + who["id"].get<std::string>();
  };
  EXPECT_EQ(server_.call("DELETE", artist(emma) + "/works/" + page_, teacher_.token).status, 204);
  EXPECT_EQ(server_.call("DELETE", artist(emma) + "/works/" + page_, teacher_.token).status, 404);
  EXPECT_EQ(server_.call("DELETE", artist(ida), teacher_.token).status, 204);
  const Answer gone = colour(way, ida, two_strokes);
  EXPECT_EQ(gone.status, 404);
  EXPECT_THAT(gone.json()["message"].get<std::string>(), StartsWith("Deine Seiten wurden gelöscht."));
  EXPECT_EQ(server_.call("DELETE", path_of(made), teacher_.token).status, 204);
  EXPECT_EQ(server_.call("GET", way).status, 404);
}

TEST_F(ShareApi, WhatGoesTakesItsSharesAlong) {
  const std::string way = way_of(share());
  const auto message = [&] { return server_.call("GET", way).json()["message"].get<std::string>(); };
  server_.call("PATCH", "/api/admin/users/" + teacher_.id, admin_.token, Json{{"isActive", false}});
  EXPECT_THAT(message(), StartsWith("Die Zeit zum Ausmalen ist vorbei."));
  server_.call("PATCH", "/api/admin/users/" + teacher_.id, admin_.token, Json{{"isActive", true}});
  EXPECT_EQ(server_.call("GET", way).status, 200);
  server_.storage().write([&](app::ports::Stores& stores) { stores.books().remove(book_); });
  EXPECT_THAT(message(), HasSubstr("führt zu keinem Malbuch"));
}

TEST_F(ShareApi, TheSheetIsAPdfAndTheCodeIsDrawn) {
  const Json made = share();
  const Json order = {{"token", made["token"]}, {"address", "https://malbuch.example"}};
  const Answer sheet = server_.call("POST", path_of(made) + "/sheet", teacher_.token, order);
  ASSERT_EQ(sheet.status, 200) << sheet.body;
  EXPECT_THAT(sheet.body, StartsWith("%PDF-"));
  const Answer code = server_.call("POST", path_of(made) + "/sheet?format=svg", teacher_.token, order);
  EXPECT_THAT(code.body, StartsWith("<svg "));
  EXPECT_EQ(server_.call("POST", path_of(made) + "/sheet?format=gif", teacher_.token, order).status, 400);
}

TEST_F(ShareApi, AnOpenClassHasAnAddressAndNoOtherHas) {
  const std::string id = make_class();
  EXPECT_EQ(server_.call("GET", "/api/public/classes/3b").status, 404);
  const std::string address = "/api/school/classes/" + id + "/address";
  EXPECT_EQ(server_.call("PUT", address, teacher_.token, Json{{"isOpen", true}}).json()["isOpen"], true);
  for (const char* name : {"3b", "3B"}) {
    EXPECT_EQ(server_.call("GET", std::string("/api/public/classes/") + name).json(), (Json{{"name", "3b"}}));
  }
  server_.call("PUT", address, teacher_.token, Json{{"isOpen", false}});
  EXPECT_EQ(server_.call("GET", "/api/public/classes/3b").status, 404);
  EXPECT_EQ(server_.call("PUT", address, colleague_.token, Json{{"isOpen", true}}).status, 404);
}

}  // namespace
}  // namespace test
