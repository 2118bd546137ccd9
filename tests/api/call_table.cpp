#include "api/call_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace test {
namespace {

using testing::HasSubstr;
using testing::Not;

void expect_failure(const CallRow& row, const Answer& answer) {
  const nlohmann::json body = answer.json();
  ASSERT_TRUE(body.is_object()) << answer.body;
  EXPECT_EQ(body.value("success", true), false);
  EXPECT_EQ(body.value("code", ""), row.code);
  EXPECT_GT(body.value("message", "").size(), 10u);
  EXPECT_EQ(body.value("field", ""), row.field);
  EXPECT_EQ(answer.header("Content-Type"), "application/json; charset=utf-8");
}

}  // namespace

void run_table(const ApiServer& server, const std::vector<CallRow>& rows) {
  for (const CallRow& row : rows) {
    SCOPED_TRACE(row.name + ": " + row.method + " " + row.path + " " + row.body.substr(0, 200));
    const Answer answer = server.call(row.method, row.path, row.token, row.body);
    EXPECT_EQ(answer.status, row.status) << answer.body.substr(0, 500);
    for (const char* secret : {"hash of ", "password_hash", "SELECT ", "std::"}) {
      EXPECT_THAT(answer.body, Not(HasSubstr(secret)));
    }
    // As the name of the field at fault it is the specification's.
    if (row.field != "passwordHash") {
      EXPECT_THAT(answer.body, Not(HasSubstr("passwordHash")));
    }
    // The licences name the libraries; nothing else does.
    if (row.path != "/api/public/licences") {
      EXPECT_THAT(answer.body, Not(HasSubstr("sqlite")));
    }
    if (!row.code.empty()) expect_failure(row, answer);
    if (row.check && answer.status == row.status) row.check(answer);
  }
}

}  // namespace test
