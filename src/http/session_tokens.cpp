#include "http/session_tokens.h"

#include <nlohmann/json.hpp>

#include "base/base64.h"
#include "http/keyed_hash.h"

namespace http {
namespace {

constexpr std::string_view header = R"({"alg":"HS256","typ":"JWT"})";
// Longer ones were not made by issue(): names and address end at 80 and 254 characters.
constexpr std::size_t longest_token = 4096;

std::int64_t seconds_since_1970(base::Time time) {
  return std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
}

// What the web app reads of an account.
nlohmann::json claims_of(const app::Account& account) {
  const accounts::User& user = account.user;
  return {{"sub", user.id},
          {"email", user.email},
          {"loginName", user.login_name},
          {"firstName", user.first_name},
          {"lastName", user.last_name},
          {"role", accounts::to_string(user.role)},
          {"isPremium", account.plan == plans::Plan::premium},
          {"plan", plans::to_string(account.plan)}};
}

// The middle part of "header.payload.signature"; a discarded value if it is no JSON.
nlohmann::json payload_of(std::string_view token) {
  const std::size_t first_dot = token.find('.'), last_dot = token.rfind('.');
  const auto payload = base::decode_base64url(token.substr(first_dot + 1, last_dot - first_dot - 1));
  return nlohmann::json::parse(payload.value_or(""), nullptr, false);
}

}  // namespace

SessionTokens::SessionTokens(app::SessionService& sessions)
    : sessions_(sessions), key_(sessions.signing_key()) {}

std::string SessionTokens::signature_of(std::string_view header_and_payload) const {
  return keyed_hash(key_, header_and_payload);
}

std::string SessionTokens::sign(const nlohmann::json& claims) const {
  const std::string signed_part =
      base::encode_base64url(header) + "." + base::encode_base64url(claims.dump());
  return signed_part + "." + signature_of(signed_part);
}

std::string SessionTokens::issue(const app::StartedSession& started) const {
  nlohmann::json claims = claims_of(started.account);
  claims["sid"] = started.secret;
  claims["iat"] = seconds_since_1970(started.stored.created_at);
  claims["exp"] = seconds_since_1970(started.stored.expires_at);
  return sign(claims);
}

std::string SessionTokens::renew(std::string_view token, const app::Account& account) const {
  nlohmann::json claims = payload_of(token);
  claims.update(claims_of(account));
  return sign(claims);
}

bool SessionTokens::is_our_own(std::string_view token) const {
  const std::size_t last_dot = token.rfind('.');
  const std::size_t first_dot = token.find('.');
  if (token.size() > longest_token || first_dot == std::string_view::npos || first_dot == last_dot) {
    return false;
  }
  return is_same_secret(token.substr(last_dot + 1), signature_of(token.substr(0, last_dot)));
}

nlohmann::json SessionTokens::claims_in(std::string_view token) const {
  if (!is_our_own(token)) return nlohmann::json(nlohmann::json::value_t::discarded);
  return payload_of(token);
}

std::optional<app::Session> SessionTokens::verify(std::string_view token) {
  const nlohmann::json claims = claims_in(token);
  if (!claims.is_object()) return std::nullopt;
  const auto secret = claims.find("sid");
  if (secret == claims.end() || !secret->is_string()) return std::nullopt;
  return sessions_.find(secret->get_ref<const std::string&>());
}

std::optional<std::string> SessionTokens::user_of(std::string_view token) const {
  const nlohmann::json claims = claims_in(token);
  if (!claims.is_object()) return std::nullopt;
  const auto user = claims.find("sub");
  if (user == claims.end() || !user->is_string()) return std::nullopt;
  return user->get<std::string>();
}

}  // namespace http
