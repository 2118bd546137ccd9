#pragma once

#include <string>

#include "accounts/login_throttle.h"
#include "accounts/password_hasher.h"
#include "app/account.h"
#include "app/outbox_service.h"

namespace app {

// New passwords for who has forgotten theirs, by a link in a mail. Thread-safe.
class PasswordResetService {
 public:
  static constexpr std::chrono::minutes link_lifetime{60};
  static constexpr int most_links_an_hour = 3;

  PasswordResetService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                       accounts::LoginThrottle& throttle, OutboxService& outbox, const base::Clock& clock,
                       base::IdSource& ids);

  // Notes the wish. Takes as long for an address without an account as for one with: who has one is looked
  // up by send_links(). Throws invalid for what is no address, and rate_limited.
  void request(const std::string& email, const Client& client);
  // Writes the mails for the wishes so far. Deactivated accounts get none, and one account at most three an
  // hour, whoever asks from wherever.
  void send_links();
  // Sets the new password, ends all sessions of the account and tells it so by mail. A link works once.
  // Throws invalid for a link that is unknown, used or expired, and for a password that breaks the rules.
  void complete(const std::string& token, const std::string& password);

 private:
  void send_link(ports::Stores& stores, const std::string& email_key);
  // The user whose link this is. Throws otherwise.
  ports::StoredUser owner_of(const ports::Stores& stores, const std::string& token_hash) const;

  ports::Storage& storage_;
  accounts::PasswordHasher& hasher_;
  accounts::LoginThrottle& throttle_;
  OutboxService& outbox_;
  const base::Clock& clock_;
  base::IdSource& ids_;
};

}  // namespace app
