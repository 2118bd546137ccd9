#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"

namespace test {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string import_path = "/api/admin/users/import";
const std::string two_classes = "Vorname;Nachname;Klasse\nJürgen;Groß;3b\nEmma;Schäfer;3b\nIda;Krüger;4a\n";

class SchoolApi : public testing::Test {
 protected:
  Answer as_admin(const std::string& method, const std::string& path, const Json& body) {
    return server_.call(method, path, admin_.token, body);
  }
  Answer import(const std::string& file, const std::string& query = "") {
    return server_.call("POST", import_path + query, admin_.token, file);
  }
  Json imported(const std::string& file, const std::string& query = "") {
    const Answer answer = import(file, query);
    if (answer.status != 201) throw std::runtime_error("not imported: " + answer.body);
    return answer.json()["cards"];
  }
  Answer sign_in(const std::string& login, const std::string& password) {
    return server_.call("POST", "/api/login", {}, Json{{"email", login}, {"password", password}});
  }
  Json class_named(const std::string& name) {
    for (const Json& found : server_.call("GET", "/api/school/classes", admin_.token).json()) {
      if (found["name"] == name) return found;
    }
    return nullptr;
  }
  std::string path_of(const std::string& class_name) {
    return "/api/school/classes/" + class_named(class_name)["id"].get<std::string>();
  }
  std::string admin_path_of(const std::string& class_name) {
    return "/api/admin/classes/" + class_named(class_name)["id"].get<std::string>();
  }
  int count_users() {
    return server_.call("GET", "/api/admin/statistics", admin_.token).json()["totalUsers"];
  }
  std::vector<std::string> audit_texts() {
    std::vector<std::string> texts;
    for (const Json& entry : server_.call("GET", "/api/admin/audit", admin_.token).json()) {
      texts.push_back(entry["text"]);
    }
    return texts;
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
  Person teacher_ = server_.make_teacher(admin_, "lehrerin");
  Person colleague_ = server_.make_teacher(admin_, "kollege");
};

TEST_F(SchoolApi, APreviewSaysWhatWouldComeAndWritesNothing) {
  const int before = count_users();
  const Answer answer = import("J\xfcrgen,Gro\xdf\nEmma,Schulz,4a\n", "?preview=true&class=3b");
  ASSERT_EQ(answer.status, 200) << answer.body;
  const Json plan = answer.json();
  EXPECT_EQ(plan["encoding"], "windows-1252");
  EXPECT_EQ(plan["separator"], ",");
  EXPECT_EQ(plan["problems"], Json::array());
  EXPECT_EQ(plan["classes"], Json::parse(R"([{"name":"3b","isNew":true,"pupilCount":1},
                                             {"name":"4a","isNew":true,"pupilCount":1}])"));
  EXPECT_EQ(plan["pupils"][0], Json::parse(R"({"line":1,"firstName":"Jürgen","lastName":"Groß",
                                               "className":"3b","login":"juergen.gross"})"));
  EXPECT_EQ(count_users(), before);
  EXPECT_EQ(class_named("3b"), nullptr);
}

TEST_F(SchoolApi, AnImportMakesClassesAndAccountsWithWhichChildrenSignIn) {
  const Json cards = imported(two_classes, "?teacher=" + teacher_.id);
  ASSERT_EQ(cards.size(), 3u);
  EXPECT_EQ(cards[0]["login"], "juergen.gross");
  EXPECT_EQ(cards[0]["className"], "3b");
  for (const char* typed : {"juergen.gross", " Jürgen.Groß", "JUERGEN.GROSS"}) {
    const Answer answer = sign_in(typed, cards[0]["password"]);
    ASSERT_EQ(answer.status, 200) << typed << answer.body;
    const Json user = answer.json()["user"];
    EXPECT_EQ(user["loginName"], "juergen.gross");
    EXPECT_EQ(user["email"], "");
    EXPECT_EQ(user["firstName"], "Jürgen");
    EXPECT_EQ(user["role"], "user");
  }
  EXPECT_EQ(sign_in("juergen.gross", cards[1]["password"]).status, 401);
  const Json found = class_named("3b");
  EXPECT_EQ(found["teacher"], (Json{{"id", teacher_.id}, {"name", "lehrerin Beispiel"}}));
  EXPECT_EQ(found["pupilCount"], 2);
  EXPECT_THAT(audit_texts(), testing::Contains("Hat Konten für die Klasse 3b (2) angelegt."));
}

TEST_F(SchoolApi, PasswordsAreEachOneOfTheirOwnAndNowhereToBeReadAgain) {
  std::string file;
  for (int i = 0; i < 40; ++i) file += "Kind;Nummer" + std::to_string(i) + ";3b\n";
  std::set<std::string> passwords;
  for (const Json& card : imported(file)) passwords.insert(card["password"]);
  EXPECT_EQ(passwords.size(), 40u);
  const std::string view = server_.call("GET", path_of("3b"), admin_.token).body;
  for (const std::string& password : passwords) EXPECT_THAT(view, Not(HasSubstr(password)));
}

TEST_F(SchoolApi, NamesThatClashGetNumbers) {
  imported("Emma;Schäfer;3b\n");
  const Json cards = imported("Emma;Schäfer;4a\nEmma;Schaefer;4b\nX;Y;emma.schaefer3;4a\n");
  EXPECT_EQ(cards[0]["login"], "emma.schaefer2");
  EXPECT_EQ(cards[1]["login"], "emma.schaefer4");
  EXPECT_EQ(cards[2]["login"], "emma.schaefer3");
}

TEST_F(SchoolApi, ProblemsAreNamedByLineAndNothingIsWritten) {
  imported("Emma;Schäfer;3b\nOle;Vogt;ole.vogt;3b\n");
  const int before = count_users();
  const std::string file =
      "Vorname;Nachname;Klasse;E-Mail\n"
      "Neu;Kind;3b;\n"
      "emma;SCHÄFER;3B;\n"
      "Mia;;3b;\n"
      "Max;Muster;3b;chef@example.de\n"
      "Ole;Zwei;3b;Ole.Vogt\n"
      "Neu;Kind;3b;\n";
  const Json problems = import(file, "?preview=1").json()["problems"];
  EXPECT_EQ(problems, Json::parse(R"([
    {"line":3,"message":"emma SCHÄFER gibt es in der Klasse 3B schon."},
    {"line":4,"message":"Der Nachname fehlt."},
    {"line":5,"message":"Für die Adresse chef@example.de gibt es schon ein Konto."},
    {"line":6,"message":"Den Anmeldenamen ole.vogt gibt es schon."},
    {"line":7,"message":"Neu Kind steht schon in Zeile 2."}])"));
  const Answer refused = import(file);
  EXPECT_EQ(refused.status, 400);
  EXPECT_THAT(refused.json()["message"].get<std::string>(), HasSubstr("Es wurde nichts angelegt"));
  EXPECT_EQ(count_users(), before);
}

TEST_F(SchoolApi, ALaterListAddsToTheClass) {
  imported("Emma;Schäfer;3b\n", "?teacher=" + teacher_.id);
  imported("Ida;Krüger;3B\n", "?teacher=" + colleague_.id);
  const Json view = server_.call("GET", path_of("3b"), teacher_.token).json();
  EXPECT_EQ(view["pupilCount"], 2);
  EXPECT_EQ(view["teacher"]["id"], teacher_.id);  // who had it keeps it
  EXPECT_EQ(view["pupils"][0]["lastName"], "Krüger");
}

TEST_F(SchoolApi, BadFilesGetASentenceEach) {
  const auto row = [&](const std::string& name, const std::string& file, const std::string& query = "") {
    return CallRow{name, admin_.token, "POST", import_path + query, file, 400, "invalid", ""};
  };
  std::string many;
  for (int i = 0; i < 501; ++i) many += "Kind;Nummer" + std::to_string(i) + ";3b\n";
  std::vector<CallRow> rows = {row("nothing", ""),
                               row("Excel", std::string("PK\x03\x04", 4)),
                               row("binary", std::string("a\0b", 3)),
                               row("open quote", "\"a;b\nc;d\n"),
                               row("501", many),
                               row("a heading alone", "Vorname;Nachname;Klasse\n"),
                               row("no last name column", "Vorname;Klasse\nA;3b\n")};
  for (CallRow& bad : rows) bad.field = "";
  run_table(server_, rows);
  run_table(server_,
            {{"no teacher", admin_.token, "POST", import_path + "?teacher=" + admin_.id + "x", "A;B;3b", 400,
              "invalid", "teacherId"},
             {"not UTF-8", admin_.token, "POST", import_path + "?class=%ff", "A;B", 400, "invalid", "class"},
             {"a switch", admin_.token, "POST", import_path + "?preview=maybe", "A;B;3b", 400, "invalid",
              "preview"}});
}

TEST_F(SchoolApi, FiveHundredChildrenAreMade) {
  std::string file;
  for (int i = 0; i < 500; ++i)
    file += "Kind;Nummer" + std::to_string(i) + ";" + std::to_string(i / 25) + "a\n";
  EXPECT_EQ(imported(file).size(), 500u);
  EXPECT_EQ(server_.call("GET", "/api/school/classes", admin_.token).json().size(), 20u);
}

TEST_F(SchoolApi, EachSeesTheirOwnClasses) {
  imported("Emma;Schäfer;3b\n", "?teacher=" + teacher_.id);
  imported("Ida;Krüger;4a\n", "?teacher=" + colleague_.id);
  const auto names = [&](const Person& person) {
    std::vector<std::string> found;
    for (const Json& c : server_.call("GET", "/api/school/classes", person.token).json())
      found.push_back(c["name"]);
    return found;
  };
  EXPECT_THAT(names(admin_), ElementsAre("3b", "4a"));
  EXPECT_THAT(names(teacher_), ElementsAre("3b"));
  const std::string own = path_of("3b"), other = path_of("4a");
  const std::string pupil = server_.call("GET", other, admin_.token).json()["pupils"][0]["id"];
  const std::string reset = "/pupils/" + pupil + "/password";
  run_table(server_,
            {{"own", teacher_.token, "GET", own},
             {"another's", teacher_.token, "GET", other, "", 404, "not_found", ""},
             {"another's passwords", teacher_.token, "POST", other + "/passwords", "", 404, "not_found", ""},
             {"another's child", teacher_.token, "POST", other + reset, "", 404, "not_found", ""},
             {"another's child through the own class", teacher_.token, "POST", own + reset, "", 404,
              "not_found", ""},
             {"an admin through a class", teacher_.token, "POST", own + "/pupils/" + admin_.id + "/password",
              "", 404, "not_found", ""},
             {"a teacher changes nothing", teacher_.token, "PATCH", admin_path_of("3b"), R"({"name":"x"})",
              403, "forbidden", ""}});
}

TEST_F(SchoolApi, ATeacherGivesOneChildANewPassword) {
  const Json cards = imported("Emma;Schäfer;3b\nIda;Krüger;3b\n", "?teacher=" + teacher_.id);
  const std::string emma = cards[0]["userId"], old = cards[0]["password"];
  const std::string token = sign_in("emma.schaefer", old).json()["token"];
  const Answer answer = server_.call("POST", path_of("3b") + "/pupils/" + emma + "/password", teacher_.token);
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.json()["login"], "emma.schaefer");
  EXPECT_EQ(server_.call("GET", "/api/me", token).status, 401);
  EXPECT_EQ(sign_in("emma.schaefer", old).status, 401);
  EXPECT_EQ(sign_in("emma.schaefer", answer.json()["password"]).status, 200);
  EXPECT_EQ(sign_in("ida.krueger", cards[1]["password"]).status, 200);
  EXPECT_THAT(audit_texts(), testing::Contains("Hat emma.schaefer ein neues Passwort gegeben."));
}

TEST_F(SchoolApi, ATeacherTakesOneChildMoreIntoTheirOwnClass) {
  imported("Emma;Schäfer;3b\n", "?teacher=" + teacher_.id);
  const std::string pupils = path_of("3b") + "/pupils";
  const Json ida = {{"firstName", "Ida"}, {"lastName", "Krüger"}};
  EXPECT_EQ(server_.call("POST", pupils, colleague_.token, ida).status, 404);
  const Answer answer = server_.call("POST", pupils, teacher_.token, ida);
  ASSERT_EQ(answer.status, 201) << answer.body;
  EXPECT_EQ(answer.json()["login"], "ida.krueger");
  EXPECT_EQ(answer.json()["className"], "3b");
  const Answer signed_in = sign_in("ida.krueger", answer.json()["password"]);
  ASSERT_EQ(signed_in.status, 200);
  EXPECT_EQ(class_named("3b")["pupilCount"], 2);
  EXPECT_THAT(audit_texts(), testing::Contains("Hat das Konto ida.krueger angelegt."));
  run_table(
      server_,
      {{"who is there already", teacher_.token, "POST", pupils, ida.dump(), 409, "conflict", ""},
       {"no name", teacher_.token, "POST", pupils, "{}", 400, "invalid", "firstName"},
       {"no last name", teacher_.token, "POST", pupils, R"({"firstName":"Ole"})", 400, "invalid", "lastName"},
       {"a child itself", signed_in.json()["token"], "POST", pupils, ida.dump(), 403, "forbidden", ""}});
}

TEST_F(SchoolApi, ATeacherGivesTheWholeClassNewPasswords) {
  const Json before = imported("Emma;Schäfer;3b\nIda;Krüger;3b\nOle;Vogt;3b\n", "?teacher=" + teacher_.id);
  ASSERT_EQ(
      as_admin("PATCH", "/api/admin/users/" + before[2]["userId"].get<std::string>(), {{"isActive", false}})
          .status,
      200);
  const Answer answer = server_.call("POST", path_of("3b") + "/passwords", teacher_.token);
  ASSERT_EQ(answer.status, 200) << answer.body;
  const Json cards = answer.json()["cards"];
  ASSERT_EQ(cards.size(), 2u);  // a deactivated account gets none
  for (const Json& card : cards) EXPECT_EQ(sign_in(card["login"], card["password"]).status, 200);
  EXPECT_EQ(sign_in("emma.schaefer", before[0]["password"]).status, 401);
}

TEST_F(SchoolApi, WhoBecomesMoreThanAChildLeavesTheClass) {
  imported("Emma;Schäfer;emma@example.de;3b\n", "?teacher=" + teacher_.id);
  const std::string emma = server_.call("GET", path_of("3b"), admin_.token).json()["pupils"][0]["id"];
  ASSERT_EQ(as_admin("PATCH", "/api/admin/users/" + emma, {{"role", "admin"}}).status, 200);
  EXPECT_EQ(server_.call("POST", path_of("3b") + "/pupils/" + emma + "/password", teacher_.token).status,
            404);
  EXPECT_EQ(class_named("3b")["pupilCount"], 0);
  run_table(server_, {{"nobody is left", teacher_.token, "POST", path_of("3b") + "/passwords", "", 409,
                       "conflict", ""}});
}

TEST_F(SchoolApi, CardsBecomeAPdf) {
  const Json cards = imported("Emma;Schäfer;3b\n");
  const Answer answer = server_.call("POST", "/api/school/cards", teacher_.token,
                                     Json{{"address", "http://192.168.1.2:8080/x"}, {"cards", cards}});
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.header("Content-Type"), "application/pdf");
  EXPECT_EQ(answer.header("Cache-Control"), "no-store");
  EXPECT_THAT(answer.body, testing::StartsWith("%PDF"));
}

TEST_F(SchoolApi, BadCardsAreRefused) {
  const std::string path = "/api/school/cards";
  const auto row = [&](const std::string& name, const std::string& body, const std::string& field) {
    return CallRow{name, teacher_.token, "POST", path, body, 400, "invalid", field};
  };
  const std::string card =
      R"({"className":"3b","firstName":"A","lastName":"B","login":"a.b","password":"x"})";
  std::string many = card;
  for (int i = 0; i < 500; ++i) many += "," + card;
  run_table(
      server_,
      {row("none", "{}", "cards"), row("an empty list", R"({"cards":[]})", "cards"),
       row("no list", R"({"cards":1})", "cards"), row("no object", R"({"cards":[1]})", "cards[0]"),
       row("no password", R"({"cards":[{"className":"3b","login":"a"}]})", "cards[0].password"),
       row("too many", R"({"cards":[)" + many + "]}", "cards"),
       row("an address of something else", R"({"address":"ftp://x","cards":[)" + card + "]}", "address")});
}

TEST_F(SchoolApi, AClassIsRenamedAndGivenToATeacher) {
  imported(two_classes);
  const std::string path = admin_path_of("3b");
  const Answer answer = as_admin("PATCH", path, {{"name", " 4b "}, {"teacherId", teacher_.id}});
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.json()["name"], "4b");
  EXPECT_EQ(answer.json()["teacher"]["id"], teacher_.id);
  run_table(
      server_,
      {{"taken", admin_.token, "PATCH", path, R"({"name":"4A"})", 409, "conflict", "name"},
       {"empty", admin_.token, "PATCH", path, R"({"name":" "})", 400, "invalid", "name"},
       {"nothing", admin_.token, "PATCH", path, "{}", 400, "invalid", ""},
       {"no teacher", admin_.token, "PATCH", path, R"({"teacherId":"x"})", 400, "invalid", "teacherId"},
       {"no class", admin_.token, "PATCH", "/api/admin/classes/x", R"({"name":"y"})", 404, "not_found", ""},
       {"nobody's", admin_.token, "PATCH", path, R"({"teacherId":null})", 200, "", "",
        [](const Answer& a) { EXPECT_EQ(a.json()["teacher"], nullptr); }}});
}

TEST_F(SchoolApi, WhoIsNoTeacherAnyMoreLosesTheirClasses) {
  imported("Emma;Schäfer;3b\n", "?teacher=" + teacher_.id);
  ASSERT_EQ(as_admin("PATCH", "/api/admin/users/" + teacher_.id, {{"role", "user"}}).status, 200);
  EXPECT_EQ(class_named("3b")["teacher"], nullptr);
  EXPECT_EQ(server_.call("GET", "/api/school/classes", teacher_.token).status, 403);
}

TEST_F(SchoolApi, TeachersCanBeChosen) {
  const Json teachers = server_.call("GET", "/api/admin/teachers", admin_.token).json();
  std::vector<std::string> names;
  for (const Json& teacher : teachers) names.push_back(teacher["name"]);
  EXPECT_THAT(names, testing::UnorderedElementsAre("chef Admin", "lehrerin Beispiel", "kollege Beispiel"));
}

TEST_F(SchoolApi, AClassGoesWithItsAccountsWhenItsNameIsTyped) {
  const Json cards = imported(two_classes);
  const Json signed_in = sign_in("juergen.gross", cards[0]["password"]).json();
  const Person child{signed_in["user"]["id"], "", signed_in["token"]};
  server_.make_book(child, {server_.draw(child)});
  EXPECT_EQ(class_named("3b")["bookCount"], 1);
  const std::string path = admin_path_of("3b");
  run_table(server_,
            {{"not typed", admin_.token, "DELETE", path, "{}", 400, "invalid", "name"},
             {"typed wrong", admin_.token, "DELETE", path, R"({"name":"4a"})", 400, "invalid", "name"}});
  EXPECT_EQ(as_admin("DELETE", path, {{"name", " 3B "}}).status, 204);
  EXPECT_EQ(server_.call("GET", "/api/me", child.token).status, 401);
  EXPECT_EQ(server_.call("GET", "/api/admin/statistics", admin_.token).json()["totalBooks"], 0);
  EXPECT_EQ(class_named("3b"), nullptr);
  const std::string log = server_.call("GET", "/api/admin/audit", admin_.token).body;
  EXPECT_THAT(log, HasSubstr("Hat die Klasse 3b (2) mit allen Konten gelöscht."));
  EXPECT_THAT(log, Not(HasSubstr("juergen.gross")));
  EXPECT_EQ(sign_in("juergen.gross", cards[0]["password"]).status, 401);
  EXPECT_EQ(sign_in("ida.krueger", cards[2]["password"]).status, 200);
}

TEST_F(SchoolApi, AChildMayExportTheirDataButTheAccountIsTheSchools) {
  const Json cards = imported("Emma;Schäfer;3b\n");
  const std::string token = sign_in("emma.schaefer", cards[0]["password"]).json()["token"];
  const Answer zip = server_.call("GET", "/api/me/export", token);
  EXPECT_EQ(zip.status, 200);
  const Answer refused = server_.call("DELETE", "/api/me", token, Json{{"password", cards[0]["password"]}});
  EXPECT_EQ(refused.status, 403);
  EXPECT_THAT(refused.json()["message"].get<std::string>(), HasSubstr("Lehrkraft"));
  EXPECT_EQ(class_named("3b")["pupilCount"], 1);
  EXPECT_EQ(server_.call("GET", "/api/me", token).status, 200);
}

TEST_F(SchoolApi, ATeacherHandsOutAndDeletesTheDataOfAChildOfTheirOwnClassOnly) {
  const Json cards = imported("Emma;Schäfer;3b\nIda;Krüger;3b\n", "?teacher=" + teacher_.id);
  const std::string emma = cards[0]["userId"], pupil = path_of("3b") + "/pupils/" + emma;
  const std::string token = sign_in("emma.schaefer", cards[0]["password"]).json()["token"];
  ASSERT_EQ(server_.call("POST", "/api/generate", token, Json{{"prompt", "Ein Zebra"}}).status, 200);
  EXPECT_EQ(server_.call("GET", pupil + "/export", colleague_.token).status, 404);
  EXPECT_EQ(server_.call("DELETE", pupil, colleague_.token).status, 404);
  EXPECT_EQ(server_.call("GET", pupil + "/export", token).status, 403);
  const Answer zip = server_.call("GET", pupil + "/export", teacher_.token);
  ASSERT_EQ(zip.status, 200) << zip.body;
  EXPECT_EQ(zip.header("Content-Disposition"), "attachment; filename=\"daten.zip\"");
  // The same files as the child gets.
  const Answer own = server_.call("GET", "/api/me/export", token);
  const auto count = [](const std::string& bytes, const std::string& name) {
    std::size_t found = 0;
    for (std::size_t at = bytes.find(name); at != std::string::npos; at = bytes.find(name, at + 1)) ++found;
    return found;
  };
  for (const char* name : {"daten.json", "bilder/"}) {
    EXPECT_GT(count(zip.body, name), 0U) << name;
    EXPECT_EQ(count(zip.body, name), count(own.body, name)) << name;
  }
  EXPECT_THAT(audit_texts(), testing::Contains("Hat die Daten von emma.schaefer ausgegeben."));
  EXPECT_EQ(server_.call("DELETE", pupil, teacher_.token).status, 204);
  EXPECT_EQ(server_.call("GET", "/api/me", token).status, 401);
  EXPECT_EQ(sign_in("emma.schaefer", cards[0]["password"]).status, 401);
  EXPECT_EQ(server_.call("DELETE", pupil, teacher_.token).status, 404);
  EXPECT_EQ(class_named("3b")["pupilCount"], 1);
  EXPECT_EQ(sign_in("ida.krueger", cards[1]["password"]).status, 200);
  // Who is gone has no name there any more.
  EXPECT_THAT(audit_texts(), testing::Contains("Hat die Daten von Gelöschtes Konto ausgegeben."));
}

TEST_F(SchoolApi, AnAdminHandsOutTheDataOfAnybody) {
  const Answer zip = server_.call("GET", "/api/admin/users/" + colleague_.id + "/export", admin_.token);
  EXPECT_EQ(zip.status, 200);
  EXPECT_EQ(zip.body.substr(0, 2), "PK");
  EXPECT_EQ(server_.call("GET", "/api/admin/users/nobody/export", admin_.token).status, 404);
  EXPECT_EQ(server_.call("GET", "/api/admin/users/" + admin_.id + "/export", colleague_.token).status, 403);
}

TEST_F(SchoolApi, WhoIsMoreThanAChildIsNotTheTeachersToDelete) {
  const Json cards = imported("Emma;Schäfer;3b\n", "?teacher=" + teacher_.id);
  const std::string pupil = path_of("3b") + "/pupils/" + teacher_.id;
  EXPECT_EQ(server_.call("GET", pupil + "/export", teacher_.token).status, 404);
  EXPECT_EQ(server_.call("DELETE", pupil, teacher_.token).status, 404);
}

TEST_F(SchoolApi, AChildWithoutAnAddressGetsNoMail) {
  const Json cards = imported("Emma;Schäfer;3b\n");
  const std::string token = sign_in("emma.schaefer", cards[0]["password"]).json()["token"];
  ASSERT_EQ(server_
                .call("PATCH", "/api/me", token,
                      Json{{"password", "Blauer Elefant 8"}, {"currentPassword", cards[0]["password"]}})
                .status,
            200);
  EXPECT_EQ(server_.call("GET", "/api/admin/outbox", admin_.token).json(), Json::array());
}

TEST_F(SchoolApi, AnAccountWithoutAnAddressGetsNoMoreRights) {
  const std::string child = imported("Emma;Schäfer;3b\n")[0]["userId"];
  for (const char* role : {"teacher", "admin"}) {
    run_table(server_, {{role, admin_.token, "PATCH", "/api/admin/users/" + child,
                         Json{{"role", role}}.dump(), 409, "conflict", "role"}});
  }
}

TEST_F(SchoolApi, AnAdminDeletesAUser) {
  const Person anna = server_.register_person("anna");
  const std::string book = server_.make_book(anna, {server_.draw(anna)});
  const std::string path = "/api/admin/users/" + anna.id;
  EXPECT_EQ(server_.call("DELETE", path, admin_.token).status, 204);
  EXPECT_EQ(server_.call("GET", "/api/me", anna.token).status, 401);
  EXPECT_EQ(server_.call("GET", "/api/coloring-books/" + book, admin_.token).status, 404);
  run_table(server_,
            {{"again", admin_.token, "DELETE", path, "", 404, "not_found", ""},
             {"oneself", admin_.token, "DELETE", "/api/admin/users/" + admin_.id, "", 409, "conflict", ""},
             {"a teacher may not", teacher_.token, "DELETE", "/api/admin/users/" + colleague_.id, "", 403,
              "forbidden", ""}});
  const std::string log = server_.call("GET", "/api/admin/audit", admin_.token).body;
  EXPECT_THAT(log, HasSubstr("Hat ein Konto gelöscht: Gelöschtes Konto."));
  EXPECT_THAT(log, Not(HasSubstr("anna@example.de")));
}

TEST_F(SchoolApi, TheLastAdminKeepsTheRole) {
  const std::string path = "/api/admin/users/" + admin_.id;
  run_table(server_,
            {{"to teacher", admin_.token, "PATCH", path, R"({"role":"teacher"})", 409, "conflict", ""},
             {"to user", admin_.token, "PATCH", path, R"({"role":"user"})", 409, "conflict", ""}});
}

TEST_F(SchoolApi, AccountsAreFoundByLoginName) {
  imported(two_classes);
  const Json found = server_.call("GET", "/api/admin/users?q=juergen.g", admin_.token).json();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0]["loginName"], "juergen.gross");
  const Json recent = server_.call("GET", "/api/admin/statistics", admin_.token).json()["recentUsers"];
  EXPECT_EQ(recent[0]["email"], "ida.krueger");
}

}  // namespace
}  // namespace test
