#include "gateways/stripe_signature.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <vector>

#include <sodium.h>

namespace gateways {
namespace {

using Digest = std::array<unsigned char, crypto_auth_hmacsha256_BYTES>;

constexpr std::size_t most_signatures = 16;  // Stripe sends one, and two while a secret is being changed

// What the header says.
struct Signed {
  std::string_view time_text;
  std::vector<std::string_view> signatures;
};

Signed parsed(std::string_view header) {
  Signed out;
  while (!header.empty() && out.signatures.size() < most_signatures) {
    const std::string_view item = header.substr(0, header.find(','));
    header.remove_prefix(std::min(item.size() + 1, header.size()));
    if (item.starts_with("t=")) out.time_text = item.substr(2);
    if (item.starts_with("v1=")) out.signatures.push_back(item.substr(3));
  }
  return out;
}

bool is_recent(std::string_view text, base::Time now) {
  std::int64_t seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return false;
  const auto now_s = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
  return seconds >= now_s - signature_tolerance.count() && seconds <= now_s + signature_tolerance.count();
}

Digest expected_digest(std::string_view time_text, std::string_view body, std::string_view secret) {
  const auto bytes = [](std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
  };
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytes(secret), secret.size());
  crypto_auth_hmacsha256_update(&state, bytes(time_text), time_text.size());
  crypto_auth_hmacsha256_update(&state, bytes("."), 1);
  crypto_auth_hmacsha256_update(&state, bytes(body), body.size());
  Digest digest{};
  crypto_auth_hmacsha256_final(&state, digest.data());
  return digest;
}

bool is_digest(std::string_view hex, const Digest& expected) {
  Digest given{};
  std::size_t length = 0;
  const char* end = nullptr;
  const bool is_hex =
      sodium_hex2bin(given.data(), given.size(), hex.data(), hex.size(), nullptr, &length, &end) == 0;
  return is_hex && length == given.size() && end == hex.data() + hex.size() &&
         sodium_memcmp(given.data(), expected.data(), expected.size()) == 0;
}

}  // namespace

bool is_signed_by_stripe(std::string_view body, std::string_view header, std::string_view secret,
                         base::Time now) {
  const Signed parts = parsed(header);
  if (secret.empty() || !is_recent(parts.time_text, now)) return false;
  const Digest expected = expected_digest(parts.time_text, body, secret);
  bool matches = false;
  for (const std::string_view signature : parts.signatures) {
    matches = is_digest(signature, expected) || matches;
  }
  return matches;
}

}  // namespace gateways
