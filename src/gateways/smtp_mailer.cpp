#include "gateways/smtp_mailer.h"

#include "base/messages.h"
#include "gateways/mime_message.h"
#include "gateways/no_pipe_signal.h"
#include "gateways/smtp_session.h"
#include "gateways/tls_stream.h"

namespace gateways {
namespace {

using app::ports::MailError;
using app::ports::Retry;

}  // namespace

void SmtpMailer::check() {
  converse([](SmtpSession&) {});
}

void SmtpMailer::send(const app::ports::OutgoingMail& mail) {
  converse([&](SmtpSession& session) {
    session.send(options_.sender_address, mail.recipient,
                 mime_message(mail, {options_.sender_name, options_.sender_address}));
  });
}

void SmtpMailer::converse(const std::function<void(SmtpSession&)>& use) const {
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
    use(session);
    try {
      session.quit();
    } catch (const StreamError&) {
      // What was to be done is done; how the server hangs up does not matter.
    }
  } catch (const StreamError& error) {
    throw MailError(Retry::later, error.what());
  }
}

}  // namespace gateways
