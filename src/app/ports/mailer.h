#pragma once

#include <stdexcept>
#include <string>

#include "base/clock.h"

namespace app::ports {

// A mail on its way out.
struct OutgoingMail {
  std::string id;  // the same for every try, so that a copy can be told
  std::string recipient;
  std::string subject;
  std::string text;
  std::string html;
  base::Time written_at;
};

enum class Retry { later, never };

// Why a mail was not taken. what() is a German sentence for admins, without passwords.
class MailError : public std::runtime_error {
 public:
  MailError(Retry retry, const std::string& sentence) : std::runtime_error(sentence), retry_(retry) {}
  Retry retry() const { return retry_; }

 private:
  Retry retry_;
};

// Hands mails to a server; may take a minute. Thread-safe.
class Mailer {
 public:
  virtual ~Mailer() = default;
  // Speaks to the server as far as a mail would begin, and sends none. Throws MailError where that fails.
  virtual void check() = 0;
  // Returns when the server has taken responsibility for the mail. Throws MailError otherwise.
  virtual void send(const OutgoingMail& mail) = 0;
};

}  // namespace app::ports
