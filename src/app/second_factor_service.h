#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/account.h"
#include "app/ports/card_writer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/error.h"

namespace app {

// What one's account page says of signing in in two steps.
struct SecondFactorState {
  bool is_offered = false;  // to admins and teachers, and to whoever has it
  bool is_on = false;
  bool is_required = false;  // by the configuration
  int recovery_codes_left = 0;
};

// What an authenticator app needs to know, once.
struct SecondFactorKey {
  std::string typed_key;  // base32
  std::string address;    // "otpauth://..."
  std::string qr_svg;     // the address as a picture
};

// Signing in in two steps: the password, then a code of an authenticator app or one of ten recovery codes.
// For admins and teachers. Refusals are base::AppErrors with the field's name as the requests have it.
// Thread-safe.
class SecondFactorService {
 public:
  SecondFactorService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                      accounts::LoginThrottle& throttle, const ports::CardWriter& cards,
                      const base::Clock& clock, const Settings& settings);

  SecondFactorState state(const Session& session) const;
  // Makes a new key, which is asked for by nobody until confirm(). Throws conflict where one is on.
  SecondFactorKey begin(const Session& session, const std::string& password);
  // Switches it on, with the first code as the proof that the app has the key, and ends all other sessions.
  // Returns the recovery codes, which nobody can show again.
  std::vector<std::string> confirm(const Session& session, const std::string& code);
  // New recovery codes in the place of the old ones.
  std::vector<std::string> renew_recovery_codes(const Session& session, const std::string& password,
                                                const std::string& code);
  // Throws conflict where the configuration requires it.
  void switch_off(const Session& session, const std::string& password, const std::string& code);

  // Asks who signs in, after their password was right. Does nothing where no second step is on. Throws
  // second_factor_needed without a code, invalid_credentials for a wrong one, and rate_limited after too
  // many.
  void check(const ports::StoredUser& user, const std::string& code, const Client& client);

 private:
  // Uses a code up; throws `refusal` for a wrong one. `place` is where those count.
  void use_code(const accounts::User& user, const std::string& code, const std::string& place,
                base::ErrorCode refusal);
  ports::StoredUser owner_of(const Session& session) const;
  // The owner with the right password and the right code of a second step that is on.
  ports::StoredUser proven_owner(const Session& session, const std::string& password,
                                 const std::string& code);

  ports::Storage& storage_;
  accounts::PasswordHasher& hasher_;
  accounts::LoginThrottle& throttle_;
  const ports::CardWriter& cards_;
  const base::Clock& clock_;
  const Settings& settings_;
};

// Takes somebody's second step away, as a part of a use case's transaction. Throws conflict where there is
// none.
void remove_second_factor(ports::Stores& stores, ports::StoredUser& user);

}  // namespace app
