#include "app/second_factor_service.h"

#include <algorithm>

#include "accounts/one_time_code.h"
#include "accounts/recovery_code.h"
#include "app/audit.h"
#include "app/current_password.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredUser;

std::vector<std::string> recovery_hashes(const std::string& user_id, const std::vector<std::string>& codes) {
  std::vector<std::string> hashes;
  for (const std::string& code : codes) {
    hashes.push_back(accounts::recovery_code_hash(user_id, accounts::tidy_code(code)));
  }
  return hashes;
}

StoredUser require_user(const ports::Stores& stores, const std::string& id) {
  auto user = stores.users().find(id);
  if (!user) throw AppError(ErrorCode::unauthenticated, "session_missing");
  return *user;
}

// Whether the code is the user's; it is used up then.
bool take_code(ports::Stores& stores, const accounts::User& user, const std::string& tidy, base::Time now) {
  auto factor = stores.second_factors().find(user.id);
  if (!factor || !factor->is_on) return false;
  if (const auto step = accounts::find_step(factor->key, tidy, now, factor->last_step)) {
    factor->last_step = *step;
    stores.second_factors().put(*factor);
    return true;
  }
  if (!stores.second_factors().take_recovery_code(user.id, accounts::recovery_code_hash(user.id, tidy))) {
    return false;
  }
  record_audit(stores, now, accounts::login_of(user), "audit_recovery_code_used");
  return true;
}

}  // namespace

void remove_second_factor(ports::Stores& stores, StoredUser& user) {
  if (!user.user.has_second_factor) throw AppError(ErrorCode::conflict, "second_factor_off");
  user.user.has_second_factor = false;
  stores.users().update(user);
  stores.second_factors().remove(user.user.id);
}

SecondFactorService::SecondFactorService(ports::Storage& storage, accounts::PasswordHasher& hasher,
                                         accounts::LoginThrottle& throttle, const ports::CardWriter& cards,
                                         const base::Clock& clock, const Settings& settings)
    : storage_(storage),
      hasher_(hasher),
      throttle_(throttle),
      cards_(cards),
      clock_(clock),
      settings_(settings) {}

StoredUser SecondFactorService::owner_of(const Session& session) const {
  return storage_.read([&](const ports::Stores& stores) { return require_user(stores, session.user_id); });
}

SecondFactorState SecondFactorService::state(const Session& session) const {
  return storage_.read([&](const ports::Stores& stores) {
    const StoredUser user = require_user(stores, session.user_id);
    SecondFactorState state;
    state.is_on = user.user.has_second_factor;
    state.is_offered = state.is_on || user.user.role != accounts::Role::user;
    state.is_required = requires_second_factor(settings_.second_factor_rule, user.user.role);
    if (state.is_on) state.recovery_codes_left = stores.second_factors().count_recovery_codes(user.user.id);
    return state;
  });
}

SecondFactorKey SecondFactorService::begin(const Session& session, const std::string& password) {
  const StoredUser user = owner_of(session);
  if (user.user.has_second_factor) throw AppError(ErrorCode::conflict, "second_factor_on");
  if (user.user.role == accounts::Role::user)
    throw AppError(ErrorCode::forbidden, "second_factor_staff_only");
  check_current_password(hasher_, throttle_, user, password, "password", session);
  const std::string key = accounts::new_one_time_key();
  storage_.write([&](ports::Stores& stores) {
    // Somebody else of the same account may have been faster.
    if (require_user(stores, session.user_id).user.has_second_factor) {
      throw AppError(ErrorCode::conflict, "second_factor_on");
    }
    stores.second_factors().put({session.user_id, key, false, 0});
  });
  SecondFactorKey made;
  made.typed_key = accounts::to_base32(key);
  made.address = accounts::one_time_address(key, settings_.product_name, accounts::login_of(user.user));
  made.qr_svg = cards_.qr_svg(made.address);
  return made;
}

std::vector<std::string> SecondFactorService::confirm(const Session& session, const std::string& code) {
  const std::string throttle_key = "code of " + session.user_id;
  throttle_.begin(throttle_key, session.session_id);
  std::vector<std::string> codes = accounts::new_recovery_codes();
  const base::Time now = clock_.now();
  storage_.write([&](ports::Stores& stores) {
    StoredUser user = require_user(stores, session.user_id);
    auto factor = stores.second_factors().find(session.user_id);
    if (user.user.has_second_factor) throw AppError(ErrorCode::conflict, "second_factor_on");
    if (!factor) throw AppError(ErrorCode::conflict, "second_factor_not_begun");
    const auto step = accounts::find_step(factor->key, accounts::tidy_code(code), now, factor->last_step);
    if (!step) throw AppError(ErrorCode::invalid, "second_factor_first_wrong", "code");
    factor->is_on = true;
    factor->last_step = *step;
    user.user.has_second_factor = true;
    stores.second_factors().put(*factor);
    stores.second_factors().put_recovery_codes(session.user_id, recovery_hashes(session.user_id, codes));
    stores.users().update(user);
    stores.sessions().remove_all_of_user(session.user_id, session.session_id);
    record_audit(stores, now, accounts::login_of(user.user), "audit_second_factor_on");
  });
  throttle_.succeeded(throttle_key, session.session_id);
  return codes;
}

StoredUser SecondFactorService::proven_owner(const Session& session, const std::string& password,
                                             const std::string& code) {
  StoredUser user = owner_of(session);
  if (!user.user.has_second_factor) throw AppError(ErrorCode::conflict, "second_factor_off");
  check_current_password(hasher_, throttle_, user, password, "password", session);
  use_code(user.user, code, session.session_id, ErrorCode::invalid);
  return user;
}

std::vector<std::string> SecondFactorService::renew_recovery_codes(const Session& session,
                                                                   const std::string& password,
                                                                   const std::string& code) {
  const StoredUser user = proven_owner(session, password, code);
  std::vector<std::string> codes = accounts::new_recovery_codes();
  storage_.write([&](ports::Stores& stores) {
    if (!require_user(stores, session.user_id).user.has_second_factor) {
      throw AppError(ErrorCode::conflict, "second_factor_off");
    }
    stores.second_factors().put_recovery_codes(session.user_id, recovery_hashes(session.user_id, codes));
    record_audit(stores, clock_.now(), accounts::login_of(user.user), "audit_recovery_codes_made");
  });
  return codes;
}

void SecondFactorService::switch_off(const Session& session, const std::string& password,
                                     const std::string& code) {
  if (requires_second_factor(settings_.second_factor_rule, session.role)) {
    throw AppError(ErrorCode::conflict, "second_factor_required");
  }
  proven_owner(session, password, code);
  storage_.write([&](ports::Stores& stores) {
    StoredUser user = require_user(stores, session.user_id);
    remove_second_factor(stores, user);
    record_audit(stores, clock_.now(), accounts::login_of(user.user), "audit_second_factor_off");
  });
}

void SecondFactorService::check(const StoredUser& user, const std::string& code, const Client& client) {
  if (!user.user.has_second_factor) return;
  if (accounts::tidy_code(code).empty()) {
    throw AppError(ErrorCode::invalid_credentials, "second_factor_needed", "code");
  }
  // Whoever gets here knows the password: from all places that the account does not know, tries count
  // together.
  use_code(user.user, code, client.known_device.empty() ? "anywhere" : client.place(),
           ErrorCode::invalid_credentials);
}

void SecondFactorService::use_code(const accounts::User& user, const std::string& code,
                                   const std::string& place, ErrorCode refusal) {
  const std::string key = "code of " + user.id;
  throttle_.begin(key, place);
  const std::string tidy = accounts::tidy_code(code);
  const bool is_right = storage_.write([&](ports::Stores& stores) {
    const bool is_taken = take_code(stores, user, tidy, clock_.now());
    if (!is_taken) record_audit(stores, clock_.now(), accounts::login_of(user), "audit_second_factor_failed");
    return is_taken;
  });
  if (!is_right) throw AppError(refusal, "second_factor_wrong", "code");
  throttle_.succeeded(key, place);
}

}  // namespace app
