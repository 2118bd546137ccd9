#include "gateways/smtp_mailer.h"

#include <csignal>
#include <ctime>

#include "base/messages.h"
#include "gateways/mime_message.h"
#include "gateways/smtp_session.h"
#include "gateways/tls_stream.h"

namespace gateways {
namespace {

using app::ports::MailError;
using app::ports::Retry;

// Keeps the signal of a broken connection from this thread while it lives: OpenSSL writes without
// MSG_NOSIGNAL.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~NoPipeSignal() {
    const timespec at_once{};
    while (sigtimedwait(&pipe_, nullptr, &at_once) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
};

}  // namespace

void SmtpMailer::send(const app::ports::OutgoingMail& mail) {
  const NoPipeSignal no_pipe_signal;
  try {
    TlsStream stream(options_.host, options_.port, options_.timeout);
    if (options_.security == MailSecurity::tls) stream.start_tls();
    SmtpSession session(stream);
    session.greet();
    if (options_.security == MailSecurity::starttls) {
      session.start_tls();
      session.greet();
    }
    if (!options_.user.empty()) {
      if (options_.security == MailSecurity::none && !stream.is_local()) {
        throw MailError(Retry::later, base::german_sentence("mail_password_unencrypted"));
      }
      session.sign_in(options_.user, options_.password);
    }
    session.send(options_.sender_address, mail.recipient,
                 mime_message(mail, {options_.sender_name, options_.sender_address}));
    try {
      session.quit();
    } catch (const StreamError&) {
      // The mail has been taken; how the server hangs up does not matter.
    }
  } catch (const StreamError& error) {
    throw MailError(Retry::later, error.what());
  }
}

}  // namespace gateways
