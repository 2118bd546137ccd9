#include "accounts/password_hasher.h"

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sodium.h>

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

// Said by the hash and not by a clock: a malformed one, or one of another cost, would answer sooner.
TEST(PasswordHasher, AnUnknownAccountCostsAsMuchAsAKnownOne) {
  constexpr unsigned long long passes = 2;
  constexpr std::size_t memory_bytes = std::size_t{19456} * 1024;
  const std::string nobodys{Argon2PasswordHasher::nobodys_hash()};
  const std::string somebodys = Argon2PasswordHasher().hash("Grüner Elefant 7");
  for (const std::string& hash : {somebodys, nobodys}) {
    // 0 where it is well-formed and was made with these parameters (libsodium, "Password storage").
    EXPECT_EQ(crypto_pwhash_str_needs_rehash(hash.c_str(), passes, memory_bytes), 0) << hash;
  }
  EXPECT_EQ(nobodys.size(), somebodys.size()) << "salt and hash are as long";
  std::string malformed = nobodys;
  malformed.pop_back();
  EXPECT_NE(crypto_pwhash_str_needs_rehash(malformed.c_str(), passes, memory_bytes), 0);
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
