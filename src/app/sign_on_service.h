#pragma once

#include <optional>
#include <string>

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/ports/sign_on_provider.h"
#include "app/ports/storage.h"
#include "app/session_service.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

// One try to sign in at the provider, which the browser keeps.
struct SignOnTicket {
  std::string id;      // random
  base::Time ends_at;  // after that it is too late to come back
  // The session whose account is to be connected with the provider's; empty where somebody signs in.
  std::string session_id;
};

// What the browser comes back from the provider with.
struct SignOnReturn {
  std::string code;
  std::string error;   // the provider's word for why there is no code (RFC 6749, 4.1.2.1)
  std::string issuer;  // who the browser says that it comes from (RFC 9207); may be empty
};

// What one's account page says about the provider.
struct SignOnState {
  std::string name;  // of the provider; empty where there is none
  bool is_linked = false;
};

// Signing in by a service of others (OpenID Connect), and connecting it with an account that there is. Who
// somebody is at the provider is (issuer, subject); an address never decides which account is meant. Refusals
// are base::AppErrors with reasons "sign_on_...". Thread-safe.
class SignOnService {
 public:
  // How long somebody may take at the provider.
  static constexpr std::chrono::minutes longest_absence{10};

  // `provider` is null where the configuration names none.
  SignOnService(ports::Storage& storage, ports::SignOnProvider* provider, SessionService& sessions,
                accounts::PasswordHasher& hasher, accounts::LoginThrottle& throttle, const base::Clock& clock,
                base::IdSource& ids, const Settings& settings);

  // A new try. Throws not_found where there is no provider.
  SignOnTicket begin();
  // A new try that connects the caller's account. Throws invalid for a wrong password.
  SignOnTicket begin_link(const Session& session, const std::string& password);
  // Where the browser goes with it.
  std::string address(const ports::SignOnSecrets& secrets);

  // Ends a try. Returns the session that has begun; nothing where an account was connected.
  std::optional<StartedSession> finish(const SignOnTicket& ticket, const SignOnReturn& came_back,
                                       const ports::SignOnSecrets& secrets, const Client& client);

  SignOnState state(const Session& session) const;
  // Takes the connection away. Throws invalid for a wrong password, conflict where there is none.
  void unlink(const Session& session, const std::string& password);
  // Where a browser signs out at the provider as well; empty where that is not wanted or not possible.
  std::string sign_out_address(const Session& session);

 private:
  ports::SignOnProvider& provider() const;
  ports::ExternalPerson person_of(const SignOnReturn& came_back, const ports::SignOnSecrets& secrets);
  // The caller, whose password it is. Throws invalid for a wrong one.
  accounts::User proven_owner(const Session& session, const std::string& password) const;
  void link(const ports::ExternalPerson& person, const std::string& session_id);
  StartedSession sign_in(const ports::ExternalPerson& person, const Client& client);
  ports::StoredUser make_account(ports::Stores& stores, const ports::ExternalPerson& person);
  void follow(ports::Stores& stores, const ports::ExternalPerson& person, ports::StoredUser& user);
  void join_class(ports::Stores& stores, const ports::ExternalPerson& person, const accounts::User& user);

  ports::Storage& storage_;
  ports::SignOnProvider* provider_;
  SessionService& sessions_;
  accounts::PasswordHasher& hasher_;
  accounts::LoginThrottle& throttle_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
