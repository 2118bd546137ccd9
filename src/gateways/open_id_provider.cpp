#include "gateways/open_id_provider.h"

#include <algorithm>
#include <array>

#include <sodium.h>

#include "base/base64.h"
#include "base/error.h"
#include "base/utf8.h"
#include "gateways/form_body.h"
#include "gateways/id_token.h"
#include "gateways/mime_message.h"

namespace gateways {
namespace {

using app::ports::ExternalPerson;
using app::ports::SignOnSecrets;
using base::AppError;
using base::ErrorCode;
using OpenIdJson = nlohmann::json;

constexpr std::chrono::hours discovery_lifetime{1};
// An unknown key leads to one look at most in this time: anybody can make one up.
constexpr std::chrono::seconds key_pause{30};
constexpr std::chrono::seconds longest_wait{2};
constexpr std::size_t most_answer_bytes = std::size_t{256} << 10;
constexpr std::size_t most_groups = 500;
constexpr int retry_in_s = 60;

std::string text_in(const OpenIdJson& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_string()) return {};
  auto text = found->get<std::string>();
  return base::is_valid_utf8(text) ? text : std::string();
}

// SHA-256 of the verifier (RFC 7636, 4.2).
std::string code_challenge(const std::string& verifier) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(verifier.data()), verifier.size());
  return base::encode_base64url({reinterpret_cast<const char*>(hash.data()), hash.size()});
}

std::string without_end_slash(std::string text) {
  if (text.ends_with('/')) text.pop_back();
  return text;
}

// "https://host:1234" of an address.
std::string origin_of_address(const std::string& address) {
  const std::size_t host = address.find("://");
  return host == std::string::npos ? std::string()
                                   : address.substr(0, address.find_first_of("/?#", host + 3));
}

std::string with_query(const std::string& address, const FormBody& query) {
  return address + (address.find('?') == std::string::npos ? "?" : "&") + query.text();
}

// A claim by its name, or by a path with dots: "realm_access.roles". Null where there is none.
const OpenIdJson* claim_at(const OpenIdJson& claims, const std::string& path) {
  if (const auto whole = claims.find(path); whole != claims.end()) return &*whole;
  const std::size_t dot = path.find('.');
  if (dot == std::string::npos) return nullptr;
  const auto outer = claims.find(path.substr(0, dot));
  if (outer == claims.end() || !outer->is_object()) return nullptr;
  return claim_at(*outer, path.substr(dot + 1));
}

// All that may be the name of a group: texts, lists of them, and objects with their names for programs and
// for people, as IServ has them.
void collect_groups(const OpenIdJson& from, std::vector<std::string>& groups, int depth = 0) {
  constexpr int deepest = 3;
  if (groups.size() >= most_groups || depth > deepest) return;
  if (from.is_string()) {
    auto text = from.get<std::string>();
    if (!text.empty() && base::is_valid_utf8(text)) groups.push_back(std::move(text));
  } else if (from.is_array()) {
    for (const OpenIdJson& one : from) collect_groups(one, groups, depth + 1);
  } else if (from.is_object()) {
    for (const auto& [name, value] : from.items()) {
      const bool is_name = name == "id" || name == "act" || name == "name" || name == "displayName";
      if (is_name || value.is_object()) collect_groups(value, groups, depth + 1);
    }
  }
}

std::vector<std::string> groups_at(const OpenIdJson& claims, const std::string& path) {
  std::vector<std::string> groups;
  if (const OpenIdJson* found = claim_at(claims, path)) collect_groups(*found, groups);
  return groups;
}

// First and last name out of one text, where the provider has no better.
void split_name(const std::string& name, ExternalPerson& person) {
  const std::size_t space = name.rfind(' ');
  person.first_name = name.substr(0, space);
  if (space != std::string::npos) person.last_name = name.substr(space + 1);
}

}  // namespace

OpenIdProvider::OpenIdProvider(OpenIdOptions options, const base::Clock& clock, const base::Log& log)
    : options_(std::move(options)), clock_(clock), log_(log) {}

void OpenIdProvider::refuse(const char* reason, const std::string& why) const {
  log_.warning(reason, {{"issuer", options_.issuer}, {"why", why}});
  throw AppError(ErrorCode::unavailable, reason, {}, {options_.name}).with_retry_after(retry_in_s);
}

bool OpenIdProvider::may_ask(const std::string& address) const {
  const std::string origin = origin_of_address(address);
  const auto& further = options_.further_hosts;
  return !origin.empty() && (origin == origin_of_address(options_.issuer) ||
                             std::find(further.begin(), further.end(), origin) != further.end());
}

HttpReply OpenIdProvider::ask(const std::string& address, HttpRequest request) {
  const std::string origin = origin_of_address(address);
  request.path = address.size() > origin.size() ? address.substr(origin.size()) : "/";
  request.headers.emplace_back("Accept", "application/json");
  if (!free_calls_.try_acquire_for(longest_wait)) refuse("sign_on_unreachable", "too many calls at a time");
  const HttpClient client({.base = origin,
                           .connect_timeout = options_.connect_timeout,
                           .answer_timeout = options_.answer_timeout,
                           .max_reply_bytes = most_answer_bytes});
  HttpReply reply;
  try {
    reply = client.send(request);
  } catch (const HttpError& error) {
    free_calls_.release();
    refuse("sign_on_unreachable", address + ": " + error.what());
  } catch (...) {
    free_calls_.release();
    throw;
  }
  free_calls_.release();
  if (reply.status >= 500 || reply.status == 429) {
    refuse("sign_on_unreachable", address + ": status " + std::to_string(reply.status));
  }
  return reply;
}

OpenIdJson OpenIdProvider::object_at(const std::string& address, const std::string& bearer) {
  HttpRequest request{"GET", {}, {}, {}, {}};
  if (!bearer.empty()) request.headers.emplace_back("Authorization", "Bearer " + bearer);
  const HttpReply reply = ask(address, std::move(request));
  if (reply.status != 200) {
    refuse("sign_on_refused", address + ": status " + std::to_string(reply.status));
  }
  OpenIdJson body = OpenIdJson::parse(reply.body, nullptr, false);
  if (!body.is_object()) refuse("sign_on_refused", address + ": no object in JSON");
  return body;
}

OpenIdProvider::Discovery OpenIdProvider::read_discovery() {
  const OpenIdJson said = object_at(without_end_slash(options_.issuer) + "/.well-known/openid-configuration");
  if (text_in(said, "issuer") != options_.issuer) {
    refuse("sign_on_refused", "calls itself " + text_in(said, "issuer"));
  }
  Discovery places;
  places.sign_in = text_in(said, "authorization_endpoint");
  places.token = text_in(said, "token_endpoint");
  places.keys = text_in(said, "jwks_uri");
  places.person = text_in(said, "userinfo_endpoint");
  places.sign_out = text_in(said, "end_session_endpoint");
  for (const std::string& asked : {places.token, places.keys}) {
    if (!may_ask(asked)) refuse("sign_on_refused", "not among the configured hosts: " + asked);
  }
  if (!may_ask(places.person)) places.person.clear();
  // Browsers may be led to other hosts, but not from an encrypted page to one that is not.
  const auto leads_there = [&](const std::string& address) {
    return address.starts_with("https://") || may_ask(address);
  };
  if (!leads_there(places.sign_in)) refuse("sign_on_refused", "no place to sign in: " + places.sign_in);
  if (!leads_there(places.sign_out)) places.sign_out.clear();
  if (const auto methods = said.find("token_endpoint_auth_methods_supported");
      methods != said.end() && methods->is_array()) {
    const auto offers = [&](const char* name) {
      return std::find(methods->begin(), methods->end(), OpenIdJson(name)) != methods->end();
    };
    places.posts_secret = !offers("client_secret_basic") && offers("client_secret_post");
  }
  places.read_at = clock_.steady_now();
  return places;
}

OpenIdProvider::Discovery OpenIdProvider::discovery() {
  {
    const std::lock_guard lock(mutex_);
    if (discovery_ && clock_.steady_now() < discovery_->read_at + discovery_lifetime) return *discovery_;
  }
  // Not under the lock: the provider may be slow.
  Discovery fresh = read_discovery();
  const std::lock_guard lock(mutex_);
  discovery_ = fresh;
  return fresh;
}

JsonWebKeys OpenIdProvider::keys(const Discovery& places, bool must_be_new) {
  {
    const std::lock_guard lock(mutex_);
    const auto now = clock_.steady_now();
    const auto lifetime = must_be_new ? std::chrono::milliseconds(key_pause) : discovery_lifetime;
    if (keys_read_at_ && now < *keys_read_at_ + lifetime) return keys_;
  }
  JsonWebKeys fresh = JsonWebKeys::parse(object_at(places.keys));
  const std::lock_guard lock(mutex_);
  keys_ = fresh;
  keys_read_at_ = clock_.steady_now();
  return fresh;
}

std::string OpenIdProvider::sign_in_address(const SignOnSecrets& secrets) {
  FormBody query;
  query.add("response_type", "code").add("client_id", options_.client_id);
  query.add("redirect_uri", options_.return_address).add("scope", options_.scopes);
  query.add("state", secrets.state).add("nonce", secrets.nonce);
  query.add("code_challenge", code_challenge(secrets.verifier)).add("code_challenge_method", "S256");
  return with_query(discovery().sign_in, query);
}

std::string OpenIdProvider::sign_out_address() {
  try {
    const std::string place = discovery().sign_out;
    if (place.empty()) return {};
    FormBody query;
    query.add("client_id", options_.client_id).add("post_logout_redirect_uri", options_.home_address);
    return with_query(place, query);
  } catch (const AppError&) {
    return {};  // the log says why; who signs out has signed out here
  }
}

OpenIdJson OpenIdProvider::tokens_for(const Discovery& places, const std::string& code,
                                      const std::string& verifier) {
  FormBody form;
  form.add("grant_type", "authorization_code").add("code", code);
  form.add("redirect_uri", options_.return_address).add("code_verifier", verifier);
  HttpRequest request{"POST", {}, {}, {}, "application/x-www-form-urlencoded"};
  if (options_.client_secret.empty() || places.posts_secret) {
    form.add("client_id", options_.client_id).add_if_any("client_secret", options_.client_secret);
  } else {
    const std::string both =
        percent_encoded(options_.client_id) + ":" + percent_encoded(options_.client_secret);
    request.headers.emplace_back("Authorization", "Basic " + encode_base64(both));
  }
  request.body = form.text();
  const HttpReply reply = ask(places.token, std::move(request));
  OpenIdJson body = OpenIdJson::parse(reply.body, nullptr, false);
  if (!body.is_object()) body = OpenIdJson::object();
  if (reply.status != 200) {
    const std::string error = text_in(body, "error");
    // The code is over, or was used: who tries again gets a new one.
    if (error == "invalid_grant") throw AppError(ErrorCode::invalid, "sign_on_expired");
    refuse("sign_on_refused", "token: status " + std::to_string(reply.status) + " " + error);
  }
  return body;
}

OpenIdJson OpenIdProvider::claims_of(const Discovery& places, const std::string& id_token,
                                     const std::string& nonce) {
  const IdTokenRules rules{options_.issuer, options_.client_id, nonce, clock_.now()};
  using Fault = TokenRefused::Fault;
  try {
    try {
      return checked_id_token(id_token, keys(places, false), rules);
    } catch (const TokenRefused& refused) {
      if (refused.fault() != Fault::unknown_key) throw;
      return checked_id_token(id_token, keys(places, true), rules);
    }
  } catch (const TokenRefused& refused) {
    const char* reason = refused.fault() == Fault::expired ? "sign_on_token_expired"
                         : refused.fault() == Fault::clock ? "sign_on_clock_wrong"
                                                           : "sign_on_token_wrong";
    refuse(reason, refused.what());
  }
}

// Some providers say the half of it only when asked once more (OpenID Connect Core 1.0, 5.3).
OpenIdJson OpenIdProvider::with_person(const Discovery& places, OpenIdJson claims, const OpenIdJson& tokens) {
  const std::string bearer = text_in(tokens, "access_token");
  const bool has_all = claim_at(claims, options_.groups_claim) && claims.contains("email") &&
                       (claims.contains("given_name") || claims.contains("name"));
  if (has_all || places.person.empty() || bearer.empty()) return claims;
  const OpenIdJson more = object_at(places.person, bearer);
  if (text_in(more, "sub") != text_in(claims, "sub")) {
    refuse("sign_on_token_wrong", "speaks of another person");
  }
  for (const auto& [name, value] : more.items()) {
    if (!claims.contains(name)) claims[name] = value;
  }
  return claims;
}

ExternalPerson OpenIdProvider::person_from(const OpenIdJson& claims) const {
  std::string names;
  for (const auto& [name, value] : claims.items()) names += (names.empty() ? "" : " ") + name;
  log_.debug("sign_on_claims", {{"names", names}});
  ExternalPerson person;
  person.issuer = options_.issuer;
  person.subject = text_in(claims, "sub");
  const auto verified = claims.find("email_verified");
  const bool is_unconfirmed = verified != claims.end() && (*verified == false || *verified == "false");
  if (!is_unconfirmed) person.email = text_in(claims, "email");
  person.first_name = text_in(claims, "given_name");
  person.last_name = text_in(claims, "family_name");
  if (person.first_name.empty() && person.last_name.empty()) split_name(text_in(claims, "name"), person);
  person.groups = groups_at(claims, options_.groups_claim);
  person.classes = options_.class_claim.empty() ? person.groups : groups_at(claims, options_.class_claim);
  return person;
}

ExternalPerson OpenIdProvider::redeem(const std::string& code, const std::string& issuer,
                                      const SignOnSecrets& secrets) {
  if (!issuer.empty() && issuer != options_.issuer) {
    refuse("sign_on_token_wrong", "the browser came from " + issuer);
  }
  const Discovery places = discovery();
  const OpenIdJson tokens = tokens_for(places, code, secrets.verifier);
  const std::string id_token = text_in(tokens, "id_token");
  if (id_token.empty()) refuse("sign_on_refused", "no id_token; is the scope openid asked for?");
  return person_from(with_person(places, claims_of(places, id_token, secrets.nonce), tokens));
}

void OpenIdProvider::check() {
  const Discovery places = discovery();
  if (keys(places, false).size() == 0) refuse("sign_on_refused", "no keys for RS256 or ES256");
}

}  // namespace gateways
