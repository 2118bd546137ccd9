#include <chrono>

#include <gtest/gtest.h>

#include "api/api_server.h"

namespace test {
namespace {

using Json = nlohmann::json;

// Somebody corrects the machine's date, or its battery is empty and it wakes in 1970: no time passes.
class ClockJump : public testing::Test {
 protected:
  // What a person does in a minute, and how it ends.
  std::vector<int> day(const Person& person) {
    std::vector<int> statuses;
    const auto call = [&](const char* method, const std::string& path, const Json& body = nullptr) {
      statuses.push_back(server_.call(method, path, person.token, body).status);
    };
    call("GET", "/api/me");
    call("POST", "/api/generate", {{"prompt", "Eine Katze"}});
    call("GET", "/api/pictures");
    call("POST", "/api/folders", {{"name", "Mappe " + std::to_string(++folders_)}});
    call("GET", "/api/me/allowance");
    return statuses;
  }

  ApiServer server_;
  Person person_ = server_.make_admin("chef");
  base::Time right_ = server_.clock.now();
  std::vector<int> well_ = {200, 200, 200, 201, 200};
  int folders_ = 0;
};

TEST_F(ClockJump, ADateInThePastBreaksNothingAndEndsNobodysSession) {
  for (const auto years : {1, 10, 50}) {
    server_.clock.set(right_ - std::chrono::hours{years * 8766});
    EXPECT_EQ(day(person_), well_) << years;
  }
  server_.clock.set(right_);
  EXPECT_EQ(day(person_), well_);
}

TEST_F(ClockJump, ADateFarAheadEndsSessionsHonestlyAndTheRightOneLetsPeopleSignInAgain) {
  server_.clock.set(right_ + std::chrono::hours{40 * 8766});
  EXPECT_EQ(server_.call("GET", "/api/me", person_.token).status, 401);
  server_.clock.set(right_);
  const Answer again = server_.call("POST", "/api/admin/login", {},
                                    Json{{"email", "chef@example.de"}, {"password", "Grüner Elefant 7"}});
  ASSERT_EQ(again.status, 200) << again.body;
  person_.token = again.json()["token"];
  EXPECT_EQ(day(person_), well_);
}

TEST_F(ClockJump, BackupsAreMadeOnAfterAWrongDate) {
  if (!postgres_server().empty()) GTEST_SKIP() << "a database server has its own";
  EXPECT_EQ(server_.call("POST", "/api/admin/backups", person_.token).status, 201);
  server_.clock.set(right_ - std::chrono::hours{20 * 8766});
  EXPECT_EQ(server_.call("POST", "/api/admin/backups", person_.token).status, 201);
  server_.clock.set(right_);
  EXPECT_EQ(server_.call("POST", "/api/admin/backups", person_.token).status, 201);
  EXPECT_EQ(server_.call("GET", "/api/admin/backups", person_.token).json()["backups"].size(), 3U);
}

}  // namespace
}  // namespace test
