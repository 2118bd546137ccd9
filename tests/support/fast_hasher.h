#pragma once

#include <atomic>
#include <string>

#include "accounts/password_hasher.h"

namespace test {

// A hasher that costs nothing, and hides nothing, and counts what it is asked.
class FastHasher final : public accounts::PasswordHasher {
 public:
  std::string hash(std::string_view password) override {
    ++hashed;
    return "hash of " + std::string(password);
  }
  bool verify(const std::string& hash, std::string_view password) override {
    ++verified;
    return hash == "hash of " + std::string(password);
  }
  void verify_nobody(std::string_view) override { ++nobody; }

  std::atomic<int> hashed = 0, verified = 0, nobody = 0;
};

}  // namespace test
