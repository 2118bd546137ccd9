#include "accounts/one_time_code.h"

#include <array>
#include <stdexcept>

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sodium.h>

namespace accounts {
namespace {

constexpr std::chrono::seconds step_length{30};
constexpr std::uint32_t code_bound = 1'000'000;

void append_escaped(std::string& address, std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  for (const char c : text) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          std::string_view("-._~").find(c) != std::string_view::npos;
    if (is_plain) {
      address += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    address.append("%").append(1, digits[byte >> 4]).append(1, digits[byte & 15]);
  }
}

}  // namespace

std::string new_one_time_key() {
  std::string key(one_time_key_bytes, '\0');
  randombytes_buf(key.data(), key.size());
  return key;
}

std::string to_base32(std::string_view bytes) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  std::string text;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : bytes) {
    bits = (bits << 8) | static_cast<unsigned char>(c);
    for (count += 8; count >= 5; count -= 5) text += letters[(bits >> (count - 5)) & 31];
  }
  if (count > 0) text += letters[(bits << (5 - count)) & 31];
  return text;
}

std::string one_time_code(std::string_view key, std::int64_t step) {
  std::array<unsigned char, 8> message{};
  for (std::size_t i = 0; i < message.size(); ++i) {
    message[i] =
        static_cast<unsigned char>(static_cast<std::uint64_t>(step) >> (8 * (message.size() - 1 - i)));
  }
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int length = 0;
  if (!HMAC(EVP_sha1(), key.data(), static_cast<int>(key.size()), message.data(), message.size(),
            digest.data(), &length)) {
    throw std::runtime_error("HMAC-SHA-1 failed");
  }
  const std::size_t at = digest[length - 1] & 15U;  // RFC 4226 5.3
  const std::uint32_t number = (digest[at] & 0x7fU) << 24 | static_cast<std::uint32_t>(digest[at + 1]) << 16 |
                               static_cast<std::uint32_t>(digest[at + 2]) << 8 | digest[at + 3];
  std::string code = std::to_string(number % code_bound);
  return std::string(one_time_code_digits - code.size(), '0') + code;
}

std::optional<std::int64_t> find_step(std::string_view key, std::string_view code, base::Time now,
                                      std::int64_t last_step) {
  if (code.size() != one_time_code_digits) return std::nullopt;
  const std::int64_t current = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch() / step_length;
  std::optional<std::int64_t> found;
  for (std::int64_t step = current - 1; step <= current + 1; ++step) {
    const std::string expected = one_time_code(key, step);
    const bool is_same = sodium_memcmp(expected.data(), code.data(), expected.size()) == 0;
    if (is_same && step > last_step && !found) found = step;
  }
  return found;
}

std::string one_time_address(std::string_view key, std::string_view issuer, std::string_view account) {
  std::string address = "otpauth://totp/";
  append_escaped(address, issuer);
  address += ":";
  append_escaped(address, account);
  address.append("?secret=").append(to_base32(key)).append("&issuer=");
  append_escaped(address, issuer);
  return address + "&algorithm=SHA1&digits=6&period=30";
}

}  // namespace accounts
