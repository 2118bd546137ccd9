#include "app/mail_test_service.h"

#include "app/audit.h"
#include "app/mail_template.h"
#include "base/error.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

}  // namespace

std::string MailTestService::run(const Session& admin) {
  if (mailer_ == nullptr) throw AppError(ErrorCode::conflict, "mail_server_missing");
  if (!settings_.has_reachable_address) throw AppError(ErrorCode::conflict, "mail_held_without_address");
  const std::unique_lock lock(running_, std::try_to_lock);
  if (!lock) throw AppError(ErrorCode::conflict, "mail_test_running");
  storage_.write(
      [&](ports::Stores& stores) { record_audit(stores, clock_.now(), admin.email, "audit_mail_tested"); });
  const std::string greeting = admin.first_name.empty() ? "" : " " + admin.first_name;
  const MailContent mail = fill_mail(
      "test",
      {{"product", settings_.product_name}, {"site", settings_.public_address}, {"greeting", greeting}});
  try {
    mailer_->send({ids_.next_id(), admin.email, mail.subject, mail.text, mail.html, clock_.now()});
  } catch (const ports::MailError& error) {
    throw AppError(ErrorCode::unavailable, "mail_test_failed", {}, {error.what()});
  }
  return admin.email;
}

}  // namespace app
