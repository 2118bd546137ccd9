#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/clock.h"
#include "gateways/json_web_keys.h"

namespace gateways {

// What an ID token has to say to be taken.
struct IdTokenRules {
  std::string issuer;
  std::string audience;  // our client id
  std::string nonce;
  base::Time now;
};

// Why an ID token is not taken. what() is for the log and holds nothing of the token.
class TokenRefused : public std::runtime_error {
 public:
  enum class Fault {
    wrong,        // malformed, not for us, or not signed by the issuer
    unknown_key,  // signed with a key that is not in the set: another set may have it
    expired,
    clock,  // from the future, or from long ago
  };
  TokenRefused(Fault fault, const std::string& what) : std::runtime_error(what), fault_(fault) {}
  Fault fault() const { return fault_; }

 private:
  Fault fault_;
};

// How far the clocks of the two servers may be apart.
inline constexpr std::chrono::minutes most_clock_difference{2};

// The claims of an ID token that is signed by one of the keys and keeps the rules (OpenID Connect Core 1.0,
// 3.1.3.7, and RFC 7515). `sub` is a string of 1 to 255 bytes. Throws TokenRefused.
nlohmann::json checked_id_token(std::string_view token, const JsonWebKeys& keys, const IdTokenRules& rules);

}  // namespace gateways
