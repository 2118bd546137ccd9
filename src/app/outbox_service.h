#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/background_signal.h"
#include "app/mail_template.h"
#include "app/ports/mailer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int mails_per_list_page = 50;
inline constexpr std::chrono::days mails_kept{30};

struct OutboxPage {
  std::vector<ports::StoredMail> mails;  // newest first
  int total = 0;
};

// Mails on their way. A use case puts them into the outbox as a part of its transaction; send_due() takes
// them to the mail server later, so that no request waits for it and a restart loses none. Thread-safe, but
// only one thread may call send_due().
class OutboxService {
 public:
  OutboxService(ports::Storage& storage, const base::Clock& clock, base::IdSource& ids,
                const Settings& settings);

  // Puts the mail `name` of resources/mail into the outbox, unless the recipient has no address. The values
  // of {product}, {site} and {greeting} are known here. `lifetime` zero: it is worth sending at any time.
  void queue(ports::Stores& stores, const accounts::User& recipient, const std::string& name,
             std::map<std::string, std::string> values, std::chrono::minutes lifetime = {});
  // To be called after the transaction.
  void wake() { signal_.notify(); }
  BackgroundSignal& signal() { return signal_; }

  // Lets go of what is old or expired, then gives what is due to the mailer, and notes how that went: sent,
  // again later (after 1, 5, 15, 60 minutes, then every 6 hours), or given up after 12 tries or a refusal for
  // good. Without a mailer everything stays where it is.
  void send_due(ports::Mailer* mailer);

  OutboxPage list(int page) const;
  ports::MailCounts counts() const;
  // Tries a mail again at once. Throws not_found, and conflict for one that was sent or has expired.
  void retry(const Session& admin, const std::string& id);

 private:
  void let_go_of_old();
  void send(ports::StoredMail mail, ports::Mailer& mailer);
  void keep(const ports::StoredMail& mail);

  ports::Storage& storage_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
  BackgroundSignal signal_;
};

}  // namespace app
