#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <semaphore>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/ports/sign_on_provider.h"
#include "base/clock.h"
#include "base/log.h"
#include "gateways/http_client.h"
#include "gateways/json_web_keys.h"

namespace gateways {

struct OpenIdOptions {
  std::string issuer;  // exactly as the provider writes it
  std::string name;    // for people
  std::string client_id;
  std::string client_secret;  // empty: a public client, which PKCE alone protects
  std::string scopes = "openid profile email";
  std::string groups_claim = "groups";     // a claim, or a path of claims with dots between them
  std::string class_claim;                 // empty: that of the groups
  std::vector<std::string> further_hosts;  // that may be asked besides the issuer's: "https://keys.example"
  std::string return_address;              // where the provider sends browsers back to
  std::string home_address;                // where it sends them after signing out
  std::chrono::milliseconds connect_timeout = std::chrono::seconds{5};
  std::chrono::milliseconds answer_timeout = std::chrono::seconds{10};
};

// A provider of OpenID Connect (Core 1.0, Discovery 1.0, RP-Initiated Logout 1.0), with the authorisation
// code and PKCE (RFC 7636, S256). Only the issuer's own host and those of `further_hosts` are asked, whatever
// the discovery says. What is wrong goes into the log, and people read a sentence about it. Only a few calls
// run at a time: a silent provider must not hold all threads.
class OpenIdProvider final : public app::ports::SignOnProvider {
 public:
  // `clock` and `log` must outlive this.
  OpenIdProvider(OpenIdOptions options, const base::Clock& clock, const base::Log& log);

  std::string sign_in_address(const app::ports::SignOnSecrets& secrets) override;
  app::ports::ExternalPerson redeem(const std::string& code, const std::string& issuer,
                                    const app::ports::SignOnSecrets& secrets) override;
  std::string sign_out_address() override;
  void check() override;

 private:
  static constexpr std::ptrdiff_t most_calls_at_once = 4;

  // What the provider says of itself.
  struct Discovery {
    std::string sign_in, token, keys, person, sign_out;
    bool posts_secret = false;  // the secret is a field, and not a header
    base::SteadyTime read_at;
  };

  Discovery discovery();
  Discovery read_discovery();
  JsonWebKeys keys(const Discovery& places, bool must_be_new);
  nlohmann::json tokens_for(const Discovery& places, const std::string& code, const std::string& verifier);
  nlohmann::json claims_of(const Discovery& places, const std::string& id_token, const std::string& nonce);
  nlohmann::json with_person(const Discovery& places, nlohmann::json claims, const nlohmann::json& tokens);
  app::ports::ExternalPerson person_from(const nlohmann::json& claims) const;
  HttpReply ask(const std::string& address, HttpRequest request);
  nlohmann::json object_at(const std::string& address, const std::string& bearer = {});
  bool may_ask(const std::string& address) const;
  [[noreturn]] void refuse(const char* reason, const std::string& why) const;

  OpenIdOptions options_;
  const base::Clock& clock_;
  const base::Log& log_;
  std::counting_semaphore<most_calls_at_once> free_calls_{most_calls_at_once};
  std::mutex mutex_;  // guards what follows
  std::optional<Discovery> discovery_;
  JsonWebKeys keys_;
  std::optional<base::SteadyTime> keys_read_at_;
};

}  // namespace gateways
