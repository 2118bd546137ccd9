#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "app/ports/mailer.h"

namespace gateways {

class SmtpSession;

// How a mail server is spoken to: encryption asked for in the conversation, from the first byte, or none.
enum class MailSecurity : std::uint8_t { starttls, tls, none };

struct SmtpOptions {
  std::string host;
  int port = 587;
  MailSecurity security = MailSecurity::starttls;
  std::string user;  // empty: without signing in
  std::string password;
  std::string sender_address;
  std::string sender_name;
  std::chrono::milliseconds timeout = std::chrono::seconds{30};  // of each single wait
};

// Sends mails through a mail server, one connection each.
class SmtpMailer final : public app::ports::Mailer {
 public:
  explicit SmtpMailer(SmtpOptions options) : options_(std::move(options)) {}

  void check() override;
  // A password is only sent encrypted, or to this very machine.
  void send(const app::ports::OutgoingMail& mail) override;

 private:
  // Connects and signs in, hands the conversation to `use`, and ends it. Throws MailError.
  void converse(const std::function<void(SmtpSession&)>& use) const;

  SmtpOptions options_;
};

}  // namespace gateways
