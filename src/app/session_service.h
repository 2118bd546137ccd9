#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/account.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/session_cache.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

// A session that has just begun. The secret goes to the client inside the token and is kept nowhere else.
struct StartedSession {
  std::string secret;
  ports::StoredSession stored;
  Account account;
};

// A session in the list of one's own.
struct OwnSession {
  ports::StoredSession stored;
  bool is_current = false;
};

// Who said who somebody is.
enum class SignedInBy : std::uint8_t { password, provider };

// As many as a person has browsers; the oldest end when another one begins.
inline constexpr std::size_t most_sessions_of_user = 20;

// Begins, checks and ends sessions. Thread-safe.
class SessionService {
 public:
  SessionService(ports::Storage& storage, const base::Clock& clock, base::IdSource& ids,
                 const Settings& settings);

  // Begins a session as a part of a use case's transaction, and ends the user's oldest above the number.
  StartedSession start(ports::Stores& stores, const ports::StoredUser& user, const Client& client,
                       SignedInBy by = SignedInBy::password);

  // Who has this secret: nothing if the session is unknown, ended or expired, or its user deactivated.
  std::optional<Session> find(std::string_view secret);

  void end(const Session& session);
  // Newest first, without expired ones.
  std::vector<OwnSession> list(const Session& session) const;
  // Ends one of the caller's sessions by its id. Throws base::AppError(not_found) for any other.
  void revoke(const Session& session, const std::string& session_id);

  // The key that signs tokens, made on first use.
  std::string signing_key();

 private:
  ports::Storage& storage_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
  SessionCache cache_;
};

// Under what a session with this secret is kept: a hash, so that who reads the database cannot use its
// sessions.
std::string session_id_of(std::string_view secret);

}  // namespace app
