#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/call_table.h"
#include "base/error.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using app::ports::ExternalPerson;
using app::ports::SignOnSecrets;

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A provider that signs in whom the test says, for the code "right".
class FakeProvider final : public app::ports::SignOnProvider {
 public:
  std::string sign_in_address(const SignOnSecrets& secrets) override {
    if (!trouble.empty()) throw base::AppError(base::ErrorCode::unavailable, trouble, {}, {"IServ"});
    asked = secrets;
    return "https://iserv.example/auth?state=" + secrets.state;
  }
  ExternalPerson redeem(const std::string& code, const std::string&, const SignOnSecrets& secrets) override {
    if (code != "right" || secrets.nonce != asked.nonce || secrets.verifier != asked.verifier) {
      throw base::AppError(base::ErrorCode::unavailable, "sign_on_token_wrong", {}, {"IServ"});
    }
    return person;
  }
  std::string sign_out_address() override { return "https://iserv.example/leave"; }
  void check() override {}

  ExternalPerson person{
      "https://iserv.example", "s-1", "lea@schule.example", "Lea", "Lehrer", {"lehrer"}, {}};
  SignOnSecrets asked;
  std::string trouble;
};

class SignOnApi : public testing::Test {
 protected:
  explicit SignOnApi(void (*change)(app::Settings&) = [](app::Settings&) {})
      : server_(
            [change] {
              app::Settings settings = ApiServer::default_settings();
              settings.sign_on.name = "IServ";
              settings.sign_on.pupil_groups = {"schueler"};
              settings.sign_on.teacher_groups = {"lehrer"};
              settings.sign_on.class_prefix = "klasse.";
              settings.sign_on.names_classes = true;
              change(settings);
              return settings;
            }(),
            provider_) {}

  // All values of a cookie that an answer sets, without attributes; empty where it takes it away.
  static std::string cookie_of(const Answer& answer, const std::string& name) {
    const auto [begin, end] = answer.headers.equal_range("Set-Cookie");
    for (auto at = begin; at != end; ++at) {
      if (at->second.starts_with(name + "=")) return at->second.substr(0, at->second.find(';'));
    }
    return {};
  }
  Answer start() const { return server_.call("GET", "/api/sign-on/start"); }
  // The browser comes back from the provider.
  Answer come_back(const std::string& cookie, const std::string& query) const {
    return server_.call("GET", "/api/sign-on/callback?" + query, {}, {}, {{"Cookie", cookie}});
  }
  Answer sign_on(const std::string& code = "right") const {
    const std::string cookie = cookie_of(start(), "buntstift_sign_on");
    return come_back(cookie, "code=" + code + "&state=" + provider_.asked.state);
  }
  Json session_after(const Answer& back) const {
    return server_
        .call("GET", "/api/sign-on/session", {}, {}, {{"Cookie", cookie_of(back, "buntstift_session")}})
        .json();
  }
  void child(const std::string& subject, std::vector<std::string> groups = {"schueler", "klasse.3b"}) {
    provider_.person = {
        "https://iserv.example", subject, "kind@schule.example", "Änne", "Groß", groups, groups};
  }

  FakeProvider provider_;
  ApiServer server_;
};

TEST_F(SignOnApi, MakesATeacherAndSignsThemIn) {
  const Answer to_provider = start();
  EXPECT_EQ(to_provider.status, 303);
  EXPECT_THAT(to_provider.header("Location"), StartsWith("https://iserv.example/auth?state="));
  const std::string set_cookie = to_provider.header("Set-Cookie");
  EXPECT_THAT(set_cookie, HasSubstr("Max-Age=600; HttpOnly; SameSite=Lax"));
  EXPECT_THAT(set_cookie, Not(HasSubstr(provider_.asked.state)));
  const Answer back = sign_on();
  EXPECT_EQ(back.status, 303);
  EXPECT_EQ(back.header("Location"), "/auth/login#dienst=fertig");
  EXPECT_EQ(cookie_of(back, "buntstift_sign_on"), "buntstift_sign_on=") << "good once";
  const Json session = session_after(back);
  EXPECT_EQ(session["user"]["role"], "teacher");
  EXPECT_EQ(session["user"]["email"], "lea@schule.example");
  EXPECT_EQ(session["user"]["firstName"], "Lea");
  EXPECT_EQ(server_.call("GET", "/api/me", session["token"]).json()["id"], session["user"]["id"]);
  EXPECT_EQ(session_after(sign_on())["user"]["id"], session["user"]["id"]) << "the same account again";
}

TEST_F(SignOnApi, MakesAPupilWithAClassAndWithoutAnAddress) {
  child("k-1");
  const Json first = session_after(sign_on())["user"];
  EXPECT_EQ(first["loginName"], "aenne.gross");
  EXPECT_EQ(first["email"], "");
  child("k-2");
  EXPECT_EQ(session_after(sign_on())["user"]["loginName"], "aenne.gross2") << "a namesake is somebody else";
  const Person admin = server_.make_admin("chef");
  Json classes = server_.call("GET", "/api/school/classes", admin.token).json();
  EXPECT_EQ(classes[0]["name"], "3b");
  EXPECT_EQ(classes[0]["pupilCount"], 2);
  child("k-1", {"schueler", "klasse.4b"});
  session_after(sign_on());
  classes = server_.call("GET", "/api/school/classes", admin.token).json();
  EXPECT_EQ(classes.size(), 2U) << "the class follows the provider";
}

TEST_F(SignOnApi, NeverTakesAnAccountByItsAddress) {
  const Person owner = server_.register_person("lea");
  provider_.person.email = owner.email;
  const Answer back = sign_on();
  EXPECT_EQ(back.header("Location"), "/auth/login#dienst=sign_on_email_taken");
  EXPECT_EQ(cookie_of(back, "buntstift_session"), "");
}

TEST_F(SignOnApi, TheOwnerLinksAnAccountWithTheirPassword) {
  const Person owner = server_.register_person("lea");
  const auto link = [&](const std::string& password) {
    return server_.call("POST", "/api/me/sign-on", owner.token, Json{{"password", password}});
  };
  EXPECT_EQ(link("falsch").json()["field"], "password");
  const Answer begun = link(good_password);
  EXPECT_THAT(begun.json()["address"], StartsWith("https://iserv.example/auth?"));
  const Answer back =
      come_back(cookie_of(begun, "buntstift_sign_on"), "code=right&state=" + provider_.asked.state);
  EXPECT_EQ(back.header("Location"), "/konto#dienst=fertig");
  EXPECT_EQ(cookie_of(back, "buntstift_session"), "") << "whoever linked is signed in already";
  EXPECT_EQ(server_.call("GET", "/api/me/sign-on", owner.token).json(),
            (Json{{"name", "IServ"}, {"isLinked", true}}));
  const Json session = session_after(sign_on());
  EXPECT_EQ(session["user"]["id"], owner.id);
  EXPECT_EQ(session["user"]["role"], "user") << "a linked account keeps its role";
  const Person other = server_.register_person("otto");
  const Answer second =
      server_.call("POST", "/api/me/sign-on", other.token, Json{{"password", good_password}});
  EXPECT_EQ(come_back(cookie_of(second, "buntstift_sign_on"), "code=right&state=" + provider_.asked.state)
                .header("Location"),
            "/konto#dienst=sign_on_linked_elsewhere");
  EXPECT_EQ(server_.call("DELETE", "/api/me/sign-on", owner.token, Json{{"password", good_password}}).status,
            204);
  EXPECT_EQ(server_.call("GET", "/api/me/sign-on", owner.token).json()["isLinked"], false);
}

TEST_F(SignOnApi, ALinkEndsWithTheSessionThatBeganIt) {
  const Person owner = server_.register_person("lea");
  const Answer begun =
      server_.call("POST", "/api/me/sign-on", owner.token, Json{{"password", good_password}});
  server_.call("POST", "/api/logout", owner.token);
  EXPECT_EQ(come_back(cookie_of(begun, "buntstift_sign_on"), "code=right&state=" + provider_.asked.state)
                .header("Location"),
            "/konto#dienst=session_missing");
}

TEST_F(SignOnApi, RefusesWhatAnotherBrowserBegan) {
  const std::string cookie = cookie_of(start(), "buntstift_sign_on");
  const std::string query = "code=right&state=" + provider_.asked.state;
  const std::string wrong = "/auth/login#dienst=sign_on_state_wrong";
  EXPECT_EQ(come_back("", query).header("Location"), wrong);
  EXPECT_EQ(come_back(cookie, "code=right&state=made-up").header("Location"), wrong);
  EXPECT_EQ(come_back(cookie, "code=right").header("Location"), wrong);
  EXPECT_EQ(come_back(cookie + "x", query).header("Location"), wrong) << "a longer session id, not signed";
  std::string forged = cookie;
  forged[forged.find('=') + 1] ^= 1;
  EXPECT_EQ(come_back(forged, query).header("Location"), wrong);
  const std::string other = cookie_of(start(), "buntstift_sign_on");
  EXPECT_EQ(come_back(other, query).header("Location"), wrong);
}

TEST_F(SignOnApi, LeadsBackWithAReasonWhateverGoesWrong) {
  const std::string page = "/auth/login#dienst=";
  const auto outcome = [&](const std::string& query) {
    const std::string cookie = cookie_of(start(), "buntstift_sign_on");
    return come_back(cookie, query + "&state=" + provider_.asked.state).header("Location");
  };
  EXPECT_EQ(outcome("error=access_denied"), page + "sign_on_cancelled");
  EXPECT_EQ(outcome("error=temporarily_unavailable"), page + "sign_on_unreachable");
  EXPECT_EQ(outcome("error=invalid_scope"), page + "sign_on_refused");
  EXPECT_EQ(outcome("code=wrong"), page + "sign_on_token_wrong");
  EXPECT_EQ(outcome("x=y"), page + "sign_on_state_wrong");
  provider_.person.groups = {"eltern"};
  EXPECT_EQ(outcome("code=right"), page + "sign_on_group_unknown");
  provider_.person.groups = {"/lehrer"};
  provider_.person.email = "";
  EXPECT_EQ(outcome("code=right"), page + "sign_on_email_missing");
  const std::string cookie = cookie_of(start(), "buntstift_sign_on");
  server_.clock.advance(10min);
  EXPECT_EQ(come_back(cookie, "code=right&state=" + provider_.asked.state).header("Location"),
            page + "sign_on_expired");
  provider_.trouble = "sign_on_unreachable";
  EXPECT_EQ(start().header("Location"), page + "sign_on_unreachable");
}

TEST_F(SignOnApi, HasASentenceForEveryReasonAndForNoOther) {
  const auto sentence = [&](const std::string& reason) {
    return server_.call("GET", "/api/sign-on/problems/" + reason).json()["message"].get<std::string>();
  };
  EXPECT_EQ(
      sentence("sign_on_cancelled"),
      "Die Anmeldung mit „IServ“ wurde abgebrochen. Sie können es noch einmal versuchen oder sich hier mit "
      "Passwort anmelden.");
  const std::string general = sentence("sign_on_refused");
  for (const char* reason :
       {"sign_on_state_wrong", "sign_on_expired", "sign_on_clock_wrong", "sign_on_token_expired",
        "sign_on_token_wrong", "sign_on_group_unknown", "sign_on_unreachable", "sign_on_email_taken",
        "sign_on_email_missing", "sign_on_account_missing", "sign_on_linked_elsewhere", "sign_on_off",
        "account_inactive", "session_missing"}) {
    EXPECT_NE(sentence(reason), general) << reason;
  }
  EXPECT_EQ(sentence("password_reset"), general) << "no other words by a link";
}

TEST_F(SignOnApi, FollowsRolesAndKeepsTheLastAdministrator) {
  const Json lea = session_after(sign_on())["user"];
  provider_.person.groups = {"schueler"};
  EXPECT_EQ(session_after(sign_on())["user"]["role"], "user");
  provider_.person.groups = {"lehrer"};
  provider_.person.last_name = "Neumann";
  const Json again = session_after(sign_on())["user"];
  EXPECT_EQ(again["role"], "teacher");
  EXPECT_EQ(again["lastName"], "Neumann");
  server_.storage().write([&](app::ports::Stores& stores) {
    auto user = stores.users().find(lea["id"].get<std::string>()).value();
    user.user.role = accounts::Role::admin;
    stores.users().update(user);
  });
  EXPECT_EQ(session_after(sign_on())["user"]["role"], "admin") << "somebody has to be";
  const Person chief = server_.make_admin("chef");
  EXPECT_EQ(session_after(sign_on())["user"]["role"], "teacher");
  EXPECT_THAT(server_.call("GET", "/api/admin/audit", chief.token).body, HasSubstr("audit_sign_on_role"));
}

TEST_F(SignOnApi, AnAccountWithoutAPasswordIsClosedToPasswords) {
  const std::string token = session_after(sign_on())["token"];
  for (const char* password : {"", "x", "!"}) {
    EXPECT_NE(
        server_.call("POST", "/api/login", {}, Json{{"email", "lea@schule.example"}, {"password", password}})
            .status,
        200);
  }
  const Answer removal = server_.call("DELETE", "/api/me", token, Json{{"password", "x"}});
  EXPECT_EQ(removal.status, 409);
  EXPECT_THAT(removal.json()["message"], HasSubstr("noch kein Passwort"));
}

TEST_F(SignOnApi, WhoIsDeactivatedStaysOut) {
  const Json lea = session_after(sign_on());
  const Person admin = server_.make_admin("chef");
  server_.call("PATCH", "/api/admin/users/" + lea["user"]["id"].get<std::string>(), admin.token,
               Json{{"isActive", false}});
  EXPECT_EQ(sign_on().header("Location"), "/auth/login#dienst=account_inactive");
  EXPECT_EQ(server_.call("GET", "/api/me", lea["token"]).status, 401);
}

TEST_F(SignOnApi, ADeletedAccountIsForgotten) {
  const Json lea = session_after(sign_on())["user"];
  const Person admin = server_.make_admin("chef");
  EXPECT_EQ(server_.call("DELETE", "/api/admin/users/" + lea["id"].get<std::string>(), admin.token).status,
            204);
  EXPECT_NE(session_after(sign_on())["user"]["id"], lea["id"]);
}

TEST_F(SignOnApi, ASessionWithAPasswordIsNotHandedOut) {
  const Person owner = server_.register_person("lea");
  EXPECT_EQ(server_.call("GET", "/api/sign-on/session", owner.token).status, 404);
  EXPECT_EQ(server_.call("POST", "/api/logout", owner.token).status, 204);
}

TEST_F(SignOnApi, WhoSomebodyIsThereBelongsToTheirData) {
  app::Session session;
  session.user_id = session_after(sign_on())["user"]["id"];
  const auto identities = server_.services().exports().collect(session).identities;
  ASSERT_EQ(identities.size(), 1U);
  EXPECT_EQ(identities[0].subject, "s-1");
}

TEST_F(SignOnApi, TheAppKnowsTheNameOfTheService) {
  EXPECT_EQ(server_.call("GET", "/api/public/config").json()["signOn"], (Json{{"name", "IServ"}}));
}

class StrictSignOnApi : public SignOnApi {
 protected:
  StrictSignOnApi()
      : SignOnApi([](app::Settings& settings) {
          settings.second_factor_rule = app::SecondFactorRule::staff;
          settings.sign_on.signs_out = true;
          settings.sign_on.makes_accounts = false;
          settings.base_path = "/malen";
        }) {}
};

TEST_F(StrictSignOnApi, AsksForNoSecondStepWhereTheProviderSignedIn) {
  const Person admin = server_.make_admin("chef");
  EXPECT_EQ(server_.call("GET", "/api/admin/audit", admin.token).json()["code"], "second_factor_missing");
  server_.storage().write([&](app::ports::Stores& stores) {
    stores.identities().insert({"https://iserv.example", "s-1", admin.id, false, server_.clock.now()});
  });
  const std::string token = session_after(sign_on())["token"];
  EXPECT_EQ(server_.call("GET", "/api/admin/audit", token).status, 200);
  const Answer left = server_.call("POST", "/api/logout", token);
  EXPECT_EQ(left.json(), (Json{{"signOutAt", "https://iserv.example/leave"}}));
  EXPECT_EQ(server_.call("GET", "/api/me", token).status, 401);
}

TEST_F(StrictSignOnApi, MakesNoAccountWhereThatIsSwitchedOff) {
  EXPECT_EQ(sign_on().header("Location"), "/malen/auth/login#dienst=sign_on_account_missing");
}

}  // namespace
}  // namespace test
