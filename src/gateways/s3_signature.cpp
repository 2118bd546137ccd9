#include "gateways/s3_signature.h"

#include <array>
#include <cstdio>

#include <sodium.h>

#include "base/file_digest.h"

namespace gateways {
namespace {

constexpr std::string_view s3_algorithm = "AWS4-HMAC-SHA256";

const unsigned char* as_bytes(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string keyed(std::string_view key, std::string_view text) {
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> digest{};
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, as_bytes(key), key.size());
  crypto_auth_hmacsha256_update(&state, as_bytes(text), text.size());
  crypto_auth_hmacsha256_final(&state, digest.data());
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

std::string hex_digits(std::string_view bytes) {
  std::string out(2 * bytes.size() + 1, '\0');
  sodium_bin2hex(out.data(), out.size(), as_bytes(bytes), bytes.size());
  out.pop_back();
  return out;
}

}  // namespace

std::string s3_encoded(std::string_view text, bool encodes_slash) {
  constexpr std::string_view plain = "-._~";
  std::string out;
  for (const char c : text) {
    const bool is_word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (is_word || plain.find(c) != std::string_view::npos || (c == '/' && !encodes_slash)) {
      out += c;
      continue;
    }
    std::array<char, 4> code{};
    std::snprintf(code.data(), code.size(), "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
    out += code.data();
  }
  return out;
}

std::string s3_query(const std::map<std::string, std::string>& query) {
  std::string out;
  for (const auto& [name, value] : query) {
    if (!out.empty()) out += '&';
    out += s3_encoded(name, true) + "=" + s3_encoded(value, true);
  }
  return out;
}

std::string s3_time(base::Time now) {
  const auto second = std::chrono::floor<std::chrono::seconds>(now);
  const auto day = std::chrono::floor<std::chrono::days>(second);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{second - day};
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%04d%02u%02uT%02d%02d%02dZ", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                static_cast<int>(clock.seconds().count()));
  return text.data();
}

std::string s3_authorization(const S3Request& request, const S3Account& account, base::Time now) {
  std::string names, lines;
  for (const auto& [name, value] : request.headers) {
    names += (names.empty() ? "" : ";") + name;
    lines.append(name).append(":").append(value).append("\n");
  }
  const std::string canonical = request.method + "\n" + request.path + "\n" + s3_query(request.query) + "\n" +
                                lines + "\n" + names + "\n" + request.payload_sha256;
  const std::string time = s3_time(now), day = time.substr(0, 8);
  const std::string scope = day + "/" + account.region + "/s3/aws4_request";
  const std::string to_sign =
      std::string(s3_algorithm) + "\n" + time + "\n" + scope + "\n" + base::sha256_hex(canonical);
  const std::string day_key = keyed("AWS4" + account.secret, day);
  const std::string signing_key = keyed(keyed(keyed(day_key, account.region), "s3"), "aws4_request");
  return std::string(s3_algorithm) + " Credential=" + account.key + "/" + scope + ",SignedHeaders=" + names +
         ",Signature=" + hex_digits(keyed(signing_key, to_sign));
}

}  // namespace gateways
