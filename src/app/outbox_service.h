#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/background_signal.h"
#include "app/mail_template.h"
#include "app/node_service.h"
#include "app/ports/mailer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int mails_per_list_page = 50;

struct OutboxPage {
  std::vector<ports::StoredMail> mails;  // newest first
  int total = 0;
};

// A try to send a mail that failed.
struct MailFailure {
  std::string mail_id;
  int tries = 0;
  bool is_given_up = false;
  std::string error;  // German, without addresses of persons: fit for a log
};

// Mails on their way. A use case puts them into the outbox as a part of its transaction; send_due() takes
// them to the mail server later, so that no request waits for it and a restart loses none. Thread-safe, but
// only one thread of a node may call send_due().
class OutboxService {
 public:
  OutboxService(ports::Storage& storage, const NodeService& node, const base::Clock& clock,
                base::IdSource& ids, const Settings& settings);

  // Puts the mail `name` of resources/mail into the outbox, unless the recipient has no address. The values
  // of {product}, {site} and {greeting} are known here; links in `values` start with `site_placeholder`.
  // `lifetime` zero: it is worth sending at any time.
  void queue(ports::Stores& stores, const accounts::User& recipient, const std::string& name,
             std::map<std::string, std::string> values, std::chrono::minutes lifetime = {});
  // To be called after the transaction.
  void wake() { signal_.notify(); }
  BackgroundSignal& signal() { return signal_; }

  // Lets go of what is old or expired, then gives what is due to the mailer, and notes how that went: sent,
  // again later (after 1, 5, 15, 60 minutes, then every 6 hours), or given up after 12 tries or a refusal for
  // good. Without a mailer, or where links would lead nowhere (Settings::has_reachable_address), everything
  // stays where it is. Of several nodes each sends what no other one is sending. Returns what failed just
  // now.
  std::vector<MailFailure> send_due(ports::Mailer* mailer);

  // With the server's address in the mails.
  OutboxPage list(int page) const;
  ports::MailCounts counts() const;
  // Tries a mail again at once. Throws not_found, and conflict for one that was sent or has expired.
  void retry(const Session& admin, const std::string& id);

 private:
  void let_go_of_old();
  bool has_due() const;
  // The failure, if it was one.
  std::optional<MailFailure> send(ports::StoredMail mail, ports::Mailer& mailer);
  void keep(const ports::StoredMail& mail);

  ports::Storage& storage_;
  const NodeService& node_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
  BackgroundSignal signal_;
};

}  // namespace app
