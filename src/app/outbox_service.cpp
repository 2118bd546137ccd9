#include "app/outbox_service.h"

#include "accounts/account_rules.h"
#include "app/audit.h"
#include "app/retry_pause.h"
#include "base/error.h"
#include "base/messages.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using ports::StoredMail;
using std::chrono::minutes;

constexpr int most_mail_tries = 12;
constexpr int mails_at_once = 20;

// A link in a mail is as good as a password, and is not needed here any more.
void remove_personal(StoredMail& mail) {
  if (!mail.is_personal) return;
  mail.text = base::german_sentence("mail_text_removed");
  mail.html.clear();
}

// A mail server likes to repeat the address that it refuses; whose it is does not belong into a log. What
// stands before an at sign is left out.
std::string without_addresses(const std::string& words) {
  constexpr std::string_view borders = " \t<>(),;:\"'";
  std::string out;
  for (const char c : words) {
    if (c == '@') {
      const std::size_t border = out.find_last_of(borders);
      out.resize(border == std::string::npos ? 0 : border + 1);
      out += "…";
    }
    out.push_back(c);
  }
  return out;
}

void give_up(StoredMail& mail, const std::string& error) {
  mail.next_try_at.reset();
  mail.error = error;
}

}  // namespace

OutboxService::OutboxService(ports::Storage& storage, const NodeService& node, const base::Clock& clock,
                             base::IdSource& ids, const Settings& settings)
    : storage_(storage), node_(node), clock_(clock), ids_(ids), settings_(settings) {}

void OutboxService::queue(ports::Stores& stores, const accounts::User& recipient, const std::string& name,
                          std::map<std::string, std::string> values, minutes lifetime) {
  if (recipient.email.empty()) return;  // signs in with a login name
  values["product"] = settings_.product_name;
  values["site"] = site_placeholder;
  values["greeting"] = recipient.first_name.empty() ? "" : " " + recipient.first_name;
  MailContent content = fill_mail(name, values);
  const base::Time now = clock_.now();
  StoredMail mail;
  mail.id = ids_.next_id();
  mail.recipient = recipient.email;
  mail.subject = std::move(content.subject);
  mail.text = std::move(content.text);
  mail.html = std::move(content.html);
  mail.created_at = now;
  mail.next_try_at = now;
  if (lifetime > minutes::zero()) {
    mail.is_personal = true;
    mail.expires_at = now + lifetime;
  }
  stores.mails().insert(mail);
}

void OutboxService::keep(const StoredMail& mail) {
  storage_.write([&](ports::Stores& stores) {
    // Who was taken for dead meanwhile writes nothing over what another node has found out.
    if (stores.mails().update(mail)) stores.mails().give_back(mail);
  });
}

void OutboxService::let_go_of_old() {
  const base::Time now = clock_.now();
  storage_.write([&](ports::Stores& stores) {
    stores.mails().remove_before(now - settings_.retention.mails);
    for (StoredMail mail : stores.mails().expired(now, node_.claim().free_until, mails_at_once)) {
      remove_personal(mail);
      give_up(mail, base::german_sentence("mail_expired"));
      stores.mails().update(mail);
    }
  });
}

bool OutboxService::has_due() const {
  return storage_.read([&](const ports::Stores& stores) { return stores.mails().has_due(clock_.now()); });
}

std::optional<MailFailure> OutboxService::send(StoredMail mail, ports::Mailer& mailer) {
  ++mail.tries;
  std::optional<MailFailure> failure;
  try {
    const MailContent content = with_address({mail.subject, mail.text, mail.html}, settings_.public_address);
    mailer.send({mail.id, mail.recipient, content.subject, content.text, content.html, mail.created_at});
    mail.sent_at = clock_.now();
    mail.next_try_at.reset();
    mail.error.clear();
    remove_personal(mail);
  } catch (const ports::MailError& error) {
    mail.error = error.what();
    mail.next_try_at = clock_.now() + retry_pause(mail.tries);
    if (error.retry() == ports::Retry::never || mail.tries >= most_mail_tries) give_up(mail, error.what());
    failure = MailFailure{mail.id, mail.tries, !mail.next_try_at, without_addresses(mail.error)};
  }
  keep(mail);
  return failure;
}

std::vector<MailFailure> OutboxService::send_due(ports::Mailer* mailer) {
  let_go_of_old();
  if (mailer == nullptr || !settings_.has_reachable_address) return {};
  std::vector<MailFailure> failures;
  for (int i = 0; i < mails_at_once && has_due(); ++i) {
    auto mail = storage_.write([&](ports::Stores& stores) { return stores.mails().take_due(node_.claim()); });
    if (!mail) break;
    if (auto failure = send(*std::move(mail), *mailer)) failures.push_back(*std::move(failure));
  }
  return failures;
}

OutboxPage OutboxService::list(int page) const {
  return storage_.read([&](const ports::Stores& stores) {
    OutboxPage list{stores.mails().newest(mails_per_list_page, (page - 1) * mails_per_list_page),
                    stores.mails().counts().all};
    for (StoredMail& mail : list.mails) {
      mail.text = with_address({{}, mail.text, {}}, settings_.public_address).text;
    }
    return list;
  });
}

ports::MailCounts OutboxService::counts() const {
  return storage_.read([](const ports::Stores& stores) { return stores.mails().counts(); });
}

void OutboxService::retry(const Session& admin, const std::string& id) {
  const base::Time now = clock_.now();
  storage_.write([&](ports::Stores& stores) {
    auto mail = stores.mails().find(id);
    if (!mail) throw AppError(ErrorCode::not_found, "mail_not_found");
    if (mail->sent_at) throw AppError(ErrorCode::conflict, "mail_already_sent");
    if (mail->expires_at && *mail->expires_at <= now) throw AppError(ErrorCode::conflict, "mail_expired");
    mail->tries = 0;
    mail->next_try_at = now;
    stores.mails().update(*mail);
    record_audit(stores, now, admin.email, "audit_mail_retried", accounts::email_key(mail->recipient));
  });
  wake();
}

}  // namespace app
