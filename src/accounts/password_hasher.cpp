#include "accounts/password_hasher.h"

#include <array>
#include <new>
#include <stdexcept>

#include <sodium.h>

namespace accounts {
namespace {

constexpr unsigned long long passes = 2;
constexpr std::size_t memory_bytes = std::size_t{19456} * 1024;

// Holds one of the hasher's slots.
class Slot {
 public:
  explicit Slot(std::counting_semaphore<2>& slots) : slots_(slots) { slots_.acquire(); }
  ~Slot() { slots_.release(); }
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;

 private:
  std::counting_semaphore<2>& slots_;
};

}  // namespace

Argon2PasswordHasher::Argon2PasswordHasher() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
}

std::string Argon2PasswordHasher::hash(std::string_view password) {
  const Slot slot(slots_);
  std::array<char, crypto_pwhash_STRBYTES> out{};
  if (crypto_pwhash_str_alg(out.data(), password.data(), password.size(), passes, memory_bytes,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    throw std::bad_alloc();  // the only way in which it fails
  }
  return out.data();
}

bool Argon2PasswordHasher::verify(const std::string& hash, std::string_view password) {
  const Slot slot(slots_);
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

void Argon2PasswordHasher::verify_nobody(std::string_view password) {
  verify(std::string(nobodys_hash()), password);
}

std::string_view Argon2PasswordHasher::nobodys_hash() {
  // Of 32 random bytes, thrown away, with the parameters above.
  return "$argon2id$v=19$m=19456,t=2,p=1$mkqfw4YWur6N9oEBxv6wPw$dbPcAhEkq2BAqo9tSlh8X7oKBNDthjfNwBVsvD4z+7w";
}

}  // namespace accounts
