#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "accounts/one_time_code.h"
#include "api/call_table.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;
using testing::HasSubstr;

const std::string own = "/api/me/second-factor";

// The bytes of a typed key.
std::string from_base32(const std::string& text) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  std::string bytes;
  unsigned bits = 0;
  int count = 0;
  for (const char c : text) {
    bits = (bits << 5) | static_cast<unsigned>(letters.find(c));
    count += 5;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 255);
  }
  return bytes;
}

class SecondFactorApi : public testing::Test {
 protected:
  explicit SecondFactorApi(app::SecondFactorRule rule = app::SecondFactorRule::nobody)
      : server_([rule] {
          app::Settings settings = ApiServer::default_settings();
          settings.second_factor_rule = rule;
          return settings;
        }()) {}

  std::string code_now() const {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(server_.clock.now()).time_since_epoch();
    return accounts::one_time_code(key_, seconds / 30s);
  }
  // A code that no earlier one has used up.
  std::string next_code() {
    server_.clock.advance(30s);
    return code_now();
  }
  // Sets the second step up; returns the recovery codes.
  Json set_up(const Person& person) {
    const Json made = server_.call("POST", own, person.token, Json{{"password", good_password}}).json();
    key_ = from_base32(made["key"]);
    return server_.call("POST", own + "/confirm", person.token, Json{{"code", next_code()}})
        .json()["recoveryCodes"];
  }
  Answer login(const Person& person, const std::string& code = {},
               const std::string& password = good_password) {
    Json body{{"email", person.email}, {"password", password}};
    if (!code.empty()) body["code"] = code;
    return server_.call("POST", "/api/login", {}, body);
  }
  Json state(const Person& person) { return server_.call("GET", own, person.token).json(); }
  std::string audit_of(const Person& admin) {
    return server_.call("GET", "/api/admin/audit", admin.token).body;
  }

  ApiServer server_;
  std::string key_;
};

TEST_F(SecondFactorApi, IsSetUpWithTheFirstCodeOfTheApp) {
  const Person admin = server_.make_admin("chef");
  const Person teacher = server_.make_teacher(admin, "lehrerin");
  EXPECT_EQ(state(teacher),
            (Json{{"isOffered", true}, {"isOn", false}, {"isRequired", false}, {"recoveryCodesLeft", 0}}));
  const Json made = server_.call("POST", own, teacher.token, Json{{"password", good_password}}).json();
  EXPECT_THAT(made["address"], HasSubstr("otpauth://totp/Buntstift:lehrerin%40example.de?secret="));
  EXPECT_THAT(made["address"], HasSubstr(made["key"].get<std::string>()));
  EXPECT_THAT(made["qrSvg"], HasSubstr("<svg"));
  EXPECT_EQ(login(teacher).status, 200) << "nothing is asked for before the first code";
  key_ = from_base32(made["key"]);
  const Json codes = server_.call("POST", own + "/confirm", teacher.token, Json{{"code", code_now()}})
                         .json()["recoveryCodes"];
  EXPECT_EQ(codes.size(), 10U);
  EXPECT_EQ(state(teacher)["isOn"], true);
  EXPECT_EQ(state(teacher)["recoveryCodesLeft"], 10);
  EXPECT_EQ(server_.call("GET", "/api/me/sessions", teacher.token).json().size(), 1U) << "others are over";
  EXPECT_THAT(audit_of(admin), HasSubstr("audit_second_factor_on"));
}

TEST_F(SecondFactorApi, ACodeIsAskedForAfterTheRightPasswordAndTakenOnce) {
  const Person admin = server_.make_admin("chef");
  const Person teacher = server_.make_teacher(admin, "lehrerin");
  set_up(teacher);
  EXPECT_EQ(login(teacher, {}, "falsch").json()["code"], "invalid_credentials");
  const Answer question = login(teacher);
  EXPECT_EQ(question.status, 401);
  EXPECT_EQ(question.json()["code"], "second_factor_needed");
  EXPECT_EQ(question.json()["field"], "code");
  EXPECT_TRUE(question.header("Set-Cookie").empty());
  EXPECT_EQ(login(teacher, code_now()).status, 401) << "the code of the set-up is used up";
  const std::string code = next_code();
  EXPECT_EQ(login(teacher, code.substr(0, 3) + " " + code.substr(3)).status, 200);
  const Answer again = login(teacher, code);
  EXPECT_EQ(again.status, 401);
  EXPECT_EQ(again.json()["field"], "code");
  EXPECT_THAT(audit_of(admin), HasSubstr("audit_second_factor_failed"));
}

TEST_F(SecondFactorApi, ARecoveryCodeIsGoodOnce) {
  const Person admin = server_.make_admin("chef");
  const Person teacher = server_.make_teacher(admin, "lehrerin");
  const Json codes = set_up(teacher);
  EXPECT_EQ(login(teacher, codes[3]).status, 200);
  EXPECT_EQ(login(teacher, codes[3]).status, 401);
  EXPECT_EQ(state(teacher)["recoveryCodesLeft"], 9);
  EXPECT_THAT(audit_of(admin), HasSubstr("audit_recovery_code_used"));
  const Json renewed = server_
                           .call("POST", own + "/recovery-codes", teacher.token,
                                 Json{{"password", good_password}, {"code", next_code()}})
                           .json()["recoveryCodes"];
  EXPECT_EQ(renewed.size(), 10U);
  EXPECT_EQ(login(teacher, codes[4]).status, 401);
  EXPECT_EQ(login(teacher, renewed[0]).status, 200);
}

TEST_F(SecondFactorApi, GuessingIsSlowedDown) {
  const Person teacher = server_.make_teacher(server_.make_admin("chef"), "lehrerin");
  set_up(teacher);
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(login(teacher, "000000").status, 401);
  const Answer refused = login(teacher, next_code());
  // Half a minute has passed, and the sixth try only has to wait for a second.
  EXPECT_EQ(refused.status, 200) << refused.body;
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(login(teacher, "000000").status, 401);
  EXPECT_EQ(login(teacher, "000000").status, 429);
}

TEST_F(SecondFactorApi, IsSwitchedOffWithPasswordAndCodeOrByAnAdministrator) {
  const Person admin = server_.make_admin("chef");
  const Person teacher = server_.make_teacher(admin, "lehrerin");
  set_up(teacher);
  run_table(server_, {{"wrong password", teacher.token, "DELETE", own,
                       R"({"password":"falsch","code":"000000"})", 400, "invalid", "password"},
                      {"wrong code", teacher.token, "DELETE", own,
                       Json{{"password", good_password}, {"code", "000000"}}.dump(), 400, "invalid", "code"},
                      {"no code", teacher.token, "DELETE", own, Json{{"password", good_password}}.dump(), 400,
                       "invalid", "code"},
                      {"once more", teacher.token, "POST", own, Json{{"password", good_password}}.dump(), 409,
                       "conflict"},
                      {"both", teacher.token, "DELETE", own,
                       Json{{"password", good_password}, {"code", next_code()}}.dump(), 204},
                      {"nothing to confirm", teacher.token, "POST", own + "/confirm", R"({"code":"000000"})",
                       409, "conflict"}});
  EXPECT_EQ(login(teacher).status, 200);

  const Person again{teacher.id, teacher.email, login(teacher).json()["token"]};
  set_up(again);
  const std::string reset = "/api/admin/users/" + teacher.id + "/second-factor";
  EXPECT_EQ(login(teacher).status, 401);
  run_table(server_, {{"oneself", admin.token, "DELETE", "/api/admin/users/" + admin.id + "/second-factor",
                       "", 409, "conflict"},
                      {"an administrator", admin.token, "DELETE", reset, "", 200, "", "",
                       [](const Answer& answer) { EXPECT_EQ(answer.json()["hasSecondFactor"], false); }},
                      {"there is none", admin.token, "DELETE", reset, "", 409, "conflict"}});
  EXPECT_EQ(login(teacher).status, 200);
  EXPECT_THAT(audit_of(admin), HasSubstr("audit_second_factor_reset"));
}

TEST_F(SecondFactorApi, IsNotForChildren) {
  const Person anna = server_.register_person("anna");
  EXPECT_EQ(state(anna)["isOffered"], false);
  EXPECT_EQ(server_.call("POST", own, anna.token, Json{{"password", good_password}}).status, 403);
}

class RequiredSecondFactorApi : public SecondFactorApi {
 protected:
  RequiredSecondFactorApi() : SecondFactorApi(app::SecondFactorRule::admins) {}
};

TEST_F(RequiredSecondFactorApi, NothingElseIsDoneBeforeItIsSetUp) {
  const Person admin = server_.make_admin("chef");
  run_table(server_,
            {{"administration", admin.token, "GET", "/api/admin/users", "", 403, "second_factor_missing"},
             {"own books", admin.token, "GET", "/api/coloring-books", "", 403, "second_factor_missing"},
             {"what all may", admin.token, "GET", "/metrics", "", 403, "forbidden"},
             {"who one is", admin.token, "GET", "/api/me", "", 200},
             {"what is missing", admin.token, "GET", own, "", 200, "", "",
              [](const Answer& answer) { EXPECT_EQ(answer.json()["isRequired"], true); }}});
  set_up(admin);
  EXPECT_EQ(server_.call("GET", "/api/admin/users", admin.token).status, 200);
  EXPECT_EQ(server_.call("DELETE", own, admin.token, Json{{"password", good_password}, {"code", next_code()}})
                .status,
            409);
  const Person teacher = server_.make_teacher(admin, "lehrerin");
  EXPECT_EQ(server_.call("GET", "/api/coloring-books", teacher.token).status, 200) << "only admins have to";
}

}  // namespace
}  // namespace test
