#pragma once

#include <semaphore>
#include <string>
#include <string_view>

namespace accounts {

// Turns passwords into strings that are safe to keep. Thread-safe.
class PasswordHasher {
 public:
  virtual ~PasswordHasher() = default;
  // A self-describing hash with its own salt.
  virtual std::string hash(std::string_view password) = 0;
  virtual bool verify(const std::string& hash, std::string_view password) = 0;
  // Takes as long as verify() and answers nothing: for accounts that do not exist, so that the time of an
  // answer does not tell whether they do.
  virtual void verify_nobody(std::string_view password) = 0;
};

// argon2id with 19 MiB, two passes, one lane (OWASP's choice for small servers; 10 to 25 ms each on our
// machines). At most two run at a time; further callers wait.
class Argon2PasswordHasher final : public PasswordHasher {
 public:
  Argon2PasswordHasher();
  std::string hash(std::string_view password) override;
  bool verify(const std::string& hash, std::string_view password) override;
  void verify_nobody(std::string_view password) override;
  // What verify_nobody() compares with: a hash of the same cost, whose password nobody knows.
  static std::string_view nobodys_hash();

 private:
  std::counting_semaphore<2> slots_{2};
};

}  // namespace accounts
