#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "accounts/user.h"
#include "app/backup_pruning.h"
#include "app/sign_on_rules.h"
#include "plans/calendar.h"
#include "plans/plan.h"

namespace app {

// Who may make an account: everyone, who knows the code, nobody.
enum class RegistrationMode : std::uint8_t { open, code, closed };

// Who has to sign in in two steps; all others with more rights than a user may.
enum class SecondFactorRule : std::uint8_t { nobody, admins, staff };

constexpr bool requires_second_factor(SecondFactorRule rule, accounts::Role role) {
  return (rule != SecondFactorRule::nobody && role == accounts::Role::admin) ||
         (rule == SecondFactorRule::staff && role == accounts::Role::teacher);
}

// How long something stays.
struct Retention {
  std::chrono::days audit{180};
  std::chrono::days shares{90};  // after the end of a share; then what came back goes by itself
  std::chrono::days mails{30};
  std::chrono::days unused_accounts{0};  // zero: until somebody deletes them
};

// What the configuration decides about the services.
struct Settings {
  std::string product_name = "Buntstift";
  std::string version;
  bool voice_input = false;  // whether the app offers the browser's, which may ask its maker
  std::optional<RegistrationMode> registration;  // nothing: decided by for whom the installation is
  std::string registration_code;
  SecondFactorRule second_factor_rule = SecondFactorRule::nobody;
  std::chrono::hours session_lifetime = std::chrono::days{30};
  SignOnRules sign_on;
  Retention retention;
  std::string owner_email;  // empty: the first admin is the owner
  plans::PlanRules plans = plans::default_rules();
  plans::TimeZone time_zone = plans::TimeZone::berlin();
  std::chrono::hours backup_every = std::chrono::hours{24};  // zero: none on a schedule
  int backups_kept = 14;
  int weekly_backups_kept = 0;  // beyond these, of those on the schedule
  int monthly_backups_kept = 0;
  bool copies_backups = false;  // to another place
  // How many backups of a kind stay: weeks and months are for those that come by themselves.
  BackupRule backup_rule(ports::BackupKind kind) const {
    if (kind == ports::BackupKind::by_hand) return {backups_kept, 0, 0};
    return {backups_kept, weekly_backups_kept, monthly_backups_kept};
  }
  std::string public_address = "http://127.0.0.1:8080/";  // for links in mails; ends with a slash
  bool has_public_address = false;                        // the configuration says it; else it is a guess
  std::string base_path;  // "/malbuch", which public_address contains; empty: at the root
  // False where that address would lead a mail's reader to their own machine.
  bool has_reachable_address = true;
  bool has_mail_server = false;
  // Else mails stay in the outbox, and admins pass their links on.
  bool sends_mail() const { return has_mail_server && has_reachable_address; }
  // True where plans can be bought; then a coupon that leaves a price is used when paying.
  bool can_sell() const { return takes_payment && !plans.everyone; }

  bool takes_payment = false;  // everything that the payment provider needs is configured
};

}  // namespace app
