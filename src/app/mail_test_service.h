#pragma once

#include <mutex>
#include <string>

#include "app/ports/mailer.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

// Tells an admin whether mails go out, and why not: a mail of its own goes past the outbox to the mail server
// while the admin waits. Thread-safe.
class MailTestService {
 public:
  // `mailer` may be null.
  MailTestService(ports::Storage& storage, ports::Mailer* mailer, const base::Clock& clock,
                  base::IdSource& ids, const Settings& settings)
      : storage_(storage), mailer_(mailer), clock_(clock), ids_(ids), settings_(settings) {}

  // Sends a mail to the admin and returns the address. Throws conflict where no mail can be sent or another
  // test is running, and unavailable with the server's own words where it does not take the mail.
  std::string run(const Session& admin);

 private:
  ports::Storage& storage_;
  ports::Mailer* mailer_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
  std::mutex running_;  // held while the mail server is waited for
};

}  // namespace app
