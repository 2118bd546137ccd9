#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "plans/calendar.h"
#include "plans/plan.h"

namespace app {

// Who may make an account: everyone, who knows the code, nobody.
enum class RegistrationMode : std::uint8_t { open, code, closed };

// What the configuration decides about the services.
struct Settings {
  std::string product_name = "Buntstift";
  std::string version;
  RegistrationMode registration = RegistrationMode::open;
  std::string registration_code;
  std::chrono::hours session_lifetime = std::chrono::days{30};
  std::string owner_email;  // empty: the first admin is the owner
  plans::PlanRules plans = plans::default_rules();
  plans::TimeZone time_zone = plans::TimeZone::berlin();
  std::chrono::hours backup_every = std::chrono::hours{24};  // zero: none on a schedule
  int backups_kept = 14;
  std::string public_address = "http://127.0.0.1:8080/";  // for links in mails; ends with a slash
  bool has_public_address = false;                        // the configuration says it; else it is a guess
  bool sends_mail = false;                                // else mails stay in the outbox
  // True where plans can be bought; then a coupon that leaves a price is used when paying.
  bool can_sell() const { return takes_payment && !plans.everyone; }

  bool takes_payment = false;   // everything that the payment provider needs is configured
  std::string publishable_key;  // of the payment provider; for the app
};

}  // namespace app
