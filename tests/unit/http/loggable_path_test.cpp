#include "http/loggable_path.h"

#include <gtest/gtest.h>

namespace http {
namespace {

TEST(LoggablePath, HidesWhatGivesAccess) {
  EXPECT_EQ(loggable_path("/auth/reset-password/abc"), "/auth/reset-password/:token");
  EXPECT_EQ(loggable_path("/api/reset-password/abc"), "/api/reset-password/:token");
  EXPECT_EQ(loggable_path("/teilen/abc/seite/2"), "/teilen/:token");
  EXPECT_EQ(loggable_path("/api/shared/abc/pages/1"), "/api/shared/:token");
  // Whoever asks, and wherever it stands.
  EXPECT_EQ(loggable_path("/API/Shared/abc"), "/API/Shared/:token");
  EXPECT_EQ(loggable_path("//x/teilen/abc"), "//x/teilen/:token");
}

TEST(LoggablePath, LeavesTheRestAsItIs) {
  for (const char* path :
       {"/", "", "/teilen/", "/teilen", "/api/shared/", "/api/books/7", "/auth/reset-password"}) {
    EXPECT_EQ(loggable_path(path), path);
  }
}

TEST(LoggablePath, KnowsThePagesBehindSecretLinks) {
  EXPECT_TRUE(is_secret_link("/teilen/abc"));
  EXPECT_TRUE(is_secret_link("/auth/reset-password/abc"));
  for (const char* path : {"/teilen/", "/auth/reset-password/", "/api/shared/abc", "/x/teilen/abc", "/"}) {
    EXPECT_FALSE(is_secret_link(path)) << path;
  }
}

}  // namespace
}  // namespace http
