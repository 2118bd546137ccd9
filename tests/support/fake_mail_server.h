#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "support/process.h"

namespace test {

// What a fake mail server does besides behaving well.
struct MailServerHabits {
  bool speaks_tls_first = false;
  bool offers_starttls = true;
  std::string sign_in_methods = "PLAIN LOGIN";  // empty: none
  std::string user = "post@example.de";
  std::string password = "Geheim \xc3\xa4";
  bool takes_umlauts = false;
  std::string certificate_name = "localhost";
  // The reply to a line that begins with a word ("RCPT"), instead of the good one; "" hangs up.
  std::function<std::string(const std::string& line)> reply_instead = {};
  // Written in one go with the reply to STARTTLS: what somebody between would smuggle in.
  std::string behind_starttls = {};
  bool stays_silent = false;
};

struct ReceivedMail {
  std::string from;
  std::string recipient;
  std::string data;  // without the dots that transport adds
};

// A mail server on a free port of this machine, with a certificate of its own. Trusted by clients that read
// SSL_CERT_FILE, which is set as long as this lives.
class FakeMailServer {
 public:
  explicit FakeMailServer(MailServerHabits habits = {});
  ~FakeMailServer();

  int port() const { return port_; }
  std::vector<ReceivedMail> mails() const;
  // Every line that came from clients, and "[TLS]" where encryption began.
  std::vector<std::string> lines() const;
  void set_reply(std::function<std::string(const std::string&)> reply_instead);

 private:
  struct Conversation;
  void serve();
  void talk(int socket);

  MailServerHabits habits_;
  support::TemporaryFolder folder_;
  std::string certificate_file_;
  std::string key_file_;
  int listener_ = -1;
  int port_ = 0;
  mutable std::mutex mutex_;  // guards mails_, lines_ and habits_.reply_instead
  std::vector<ReceivedMail> mails_;
  std::vector<std::string> lines_;
  std::thread thread_;
};

}  // namespace test
