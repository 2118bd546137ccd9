#include "gateways/id_token.h"

#include <algorithm>
#include <optional>

#include <sodium.h>

#include "base/base64.h"

namespace gateways {
namespace {

using Claims = nlohmann::json;
using Fault = TokenRefused::Fault;

constexpr std::size_t most_token_bytes = std::size_t{64} << 10;
constexpr std::size_t most_subject_bytes = 255;
constexpr int deepest_claim = 16;
// A token is fetched the moment that it is made.
constexpr std::chrono::minutes oldest_token{10};

[[noreturn]] void refuse_token(const std::string& why) {
  throw TokenRefused(Fault::wrong, why);
}

// An object out of one part of a token.
Claims object_in(std::string_view part) {
  const auto text = base::decode_base64url(part);
  if (!text) refuse_token("a part is not base64url");
  const auto callback = [](int depth, Claims::parse_event_t, Claims&) {
    if (depth > deepest_claim) refuse_token("nested too deeply");
    return true;
  };
  Claims claims = Claims::parse(*text, callback, false);
  if (!claims.is_object()) refuse_token("a part is no object");
  return claims;
}

std::string claim_text(const Claims& claims, const char* name) {
  const auto found = claims.find(name);
  return found != claims.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// Seconds since 1970; nothing for what is no time of this age.
std::optional<base::Time> claim_time(const Claims& claims, const char* name) {
  constexpr double latest = 1e11;
  const auto found = claims.find(name);
  if (found == claims.end() || !found->is_number()) return std::nullopt;
  const auto seconds = found->get<double>();
  if (!(seconds >= 0 && seconds < latest)) return std::nullopt;
  return base::Time{std::chrono::seconds{static_cast<std::int64_t>(seconds)}};
}

SignatureAlgorithm algorithm_of(const Claims& header) {
  const std::string name = claim_text(header, "alg");
  // An extension that must be understood (RFC 7515, 4.1.11): none is.
  if (header.contains("crit")) refuse_token("critical extensions");
  if (name == "RS256") return SignatureAlgorithm::rs256;
  if (name == "ES256") return SignatureAlgorithm::es256;
  refuse_token("signed with an algorithm that is not accepted");
}

void check_audience(const Claims& claims, const std::string& client) {
  const auto audience = claims.find("aud");
  bool is_meant = false, is_for_others = false;
  if (audience != claims.end() && audience->is_string()) {
    is_meant = audience->get<std::string>() == client;
  } else if (audience != claims.end() && audience->is_array()) {
    for (const Claims& one : *audience) {
      (one.is_string() && one.get<std::string>() == client ? is_meant : is_for_others) = true;
    }
  }
  if (!is_meant) refuse_token("for another audience");
  // Who of several has asked for it.
  const std::string asker = claim_text(claims, "azp");
  if ((is_for_others || claims.contains("azp")) && asker != client) refuse_token("asked for by another");
}

void check_times(const Claims& claims, base::Time now) {
  const auto made = claim_time(claims, "iat"), end = claim_time(claims, "exp");
  if (!made || !end) refuse_token("without its times");
  if (*made > now + most_clock_difference) throw TokenRefused(Fault::clock, "from the future");
  if (*end + most_clock_difference <= now) throw TokenRefused(Fault::expired, "expired");
  if (*made + oldest_token < now) throw TokenRefused(Fault::clock, "from long ago");
  const auto begin = claim_time(claims, "nbf");
  if (begin && *begin > now + most_clock_difference) throw TokenRefused(Fault::clock, "not valid yet");
}

void check_nonce(const Claims& claims, const std::string& nonce) {
  const std::string given = claim_text(claims, "nonce");
  const bool is_same = !nonce.empty() && given.size() == nonce.size() &&
                       sodium_memcmp(given.data(), nonce.data(), nonce.size()) == 0;
  if (!is_same) refuse_token("made for another sign-in");
}

}  // namespace

nlohmann::json checked_id_token(std::string_view token, const JsonWebKeys& keys, const IdTokenRules& rules) {
  if (token.size() > most_token_bytes) refuse_token("too large");
  const std::size_t first = token.find('.');
  const std::size_t second = first == std::string_view::npos ? first : token.find('.', first + 1);
  if (second == std::string_view::npos || token.find('.', second + 1) != std::string_view::npos) {
    refuse_token("not three parts");
  }
  const Claims header = object_in(token.substr(0, first));
  const SignatureAlgorithm algorithm = algorithm_of(header);
  const std::string key = claim_text(header, "kid");
  const auto signature = base::decode_base64url(token.substr(second + 1));
  if (!signature) refuse_token("a part is not base64url");
  if (!keys.has(algorithm, key)) throw TokenRefused(Fault::unknown_key, "signed with an unknown key");
  if (!keys.verify(algorithm, key, token.substr(0, second), *signature)) refuse_token("wrong signature");
  Claims claims = object_in(token.substr(first + 1, second - first - 1));
  if (claim_text(claims, "iss") != rules.issuer) refuse_token("of another issuer");
  const std::string subject = claim_text(claims, "sub");
  if (subject.empty() || subject.size() > most_subject_bytes) refuse_token("without a subject");
  check_audience(claims, rules.audience);
  check_times(claims, rules.now);
  check_nonce(claims, rules.nonce);
  return claims;
}

}  // namespace gateways
