#include "http/session_cookie.h"

#include <gtest/gtest.h>

namespace http {
namespace {

app::StartedSession session_of_days(int days) {
  app::StartedSession started;
  started.stored.created_at = base::Time{std::chrono::hours{1}};
  started.stored.expires_at = started.stored.created_at + std::chrono::days{days};
  return started;
}

TEST(SessionCookie, LivesAsLongAsTheSessionAndIsHiddenFromScriptsAndForeignPages) {
  EXPECT_EQ(session_cookie("a.b.c", session_of_days(7), {}),
            "buntstift_session=a.b.c; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict");
}

TEST(SessionCookie, IsSentOverHttpsOnlyWhereTheServerHasIt) {
  EXPECT_EQ(session_cookie("a.b.c", session_of_days(1), {.is_secure = true, .path = "/malbuch"}),
            "buntstift_session=a.b.c; Path=/malbuch; Max-Age=86400; HttpOnly; SameSite=Strict; Secure");
}

TEST(SessionCookie, AnExpiredOneTakesTheOldAway) {
  EXPECT_EQ(expired_session_cookie({}), "buntstift_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
}

}  // namespace
}  // namespace http
