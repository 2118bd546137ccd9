#pragma once

#include <string>
#include <vector>

#include "base/messages.h"
#include "gateways/tls_stream.h"

namespace gateways {

// One conversation with a mail server (RFC 5321). Every refusal is an app::ports::MailError with the server's
// own words. Used by one thread.
class SmtpSession {
 public:
  // Waits for the server's greeting.
  explicit SmtpSession(TlsStream& stream);

  // Introduces itself; again after start_tls(), when everything that was said before counts for nothing.
  void greet();
  // Throws if the server does not offer it.
  void start_tls();
  // By PLAIN, or by LOGIN where the server has only that.
  void sign_in(const std::string& user, const std::string& password);
  // Hands over one mail in the form of RFC 5322.
  void send(const std::string& from, const std::string& recipient, const std::string& message);
  void quit();

 private:
  struct Reply {
    int code = 0;
    std::vector<std::string> lines;  // without the codes
  };
  Reply read_reply();
  // Sends a line and expects a reply of a hundred: 2 for 2xx. Throws with the sentence of `key` otherwise.
  Reply command(const std::string& line, int expected_hundred, base::MessageKey key);
  bool offers(const std::string& extension) const;
  bool offers_sign_in(const std::string& method) const;

  TlsStream& stream_;
  std::vector<std::string> extensions_;  // in capitals
};

}  // namespace gateways
