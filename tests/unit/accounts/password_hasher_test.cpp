#include "accounts/password_hasher.h"

#include <chrono>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace accounts {
namespace {

TEST(PasswordHasher, AcceptsItsOwnPasswordOnly) {
  Argon2PasswordHasher hasher;
  const std::string hash = hasher.hash("Grüner Elefant 7");
  EXPECT_TRUE(hasher.verify(hash, "Grüner Elefant 7"));
  EXPECT_FALSE(hasher.verify(hash, "grüner Elefant 7"));
  EXPECT_FALSE(hasher.verify(hash, ""));
  EXPECT_FALSE(hasher.verify("", ""));
  EXPECT_FALSE(hasher.verify("not a hash", "Grüner Elefant 7"));
}

TEST(PasswordHasher, HashesSayTheirParametersAndNeverRepeat) {
  Argon2PasswordHasher hasher;
  const std::string first = hasher.hash("Grüner Elefant 7");
  EXPECT_EQ(first.find("$argon2id$v=19$m=19456,t=2,p=1$"), 0u) << first;
  EXPECT_NE(first, hasher.hash("Grüner Elefant 7"));
}

TEST(PasswordHasher, AnUnknownAccountTakesAsLongAsAKnownOne) {
  Argon2PasswordHasher hasher;
  const std::string hash = hasher.hash("Grüner Elefant 7");
  const auto duration = [](auto run) {
    auto best = std::chrono::steady_clock::duration::max();
    for (int i = 0; i < 5; ++i) {
      const auto begin = std::chrono::steady_clock::now();
      run();
      best = std::min(best, std::chrono::steady_clock::now() - begin);
    }
    return std::chrono::duration<double>(best).count();
  };
  const double known = duration([&] { hasher.verify(hash, "wrong"); });
  const double unknown = duration([&] { hasher.verify_nobody("wrong"); });
  // A malformed dummy hash would return at once, a thousand times faster.
  EXPECT_GT(unknown, known / 3);
  EXPECT_LT(unknown, known * 3);
}

TEST(PasswordHasher, ManyAtOnceAllEnd) {
  Argon2PasswordHasher hasher;
  const std::string hash = hasher.hash("Grüner Elefant 7");
  std::atomic<int> right = 0;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 8; ++i) {
      threads.emplace_back([&] { right += hasher.verify(hash, "Grüner Elefant 7") ? 1 : 0; });
    }
  }
  EXPECT_EQ(right, 8);
}

}  // namespace
}  // namespace accounts
