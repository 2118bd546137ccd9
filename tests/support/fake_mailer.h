#pragma once

#include <string>
#include <vector>

#include "app/ports/mailer.h"

namespace test {

// A mailer that keeps what it is given, until it is told to refuse. Used by one thread.
class FakeMailer final : public app::ports::Mailer {
 public:
  void check() override {
    if (!refusal.empty()) throw app::ports::MailError(retry, refusal);
  }
  void send(const app::ports::OutgoingMail& mail) override {
    ++tries;
    if (!refusal.empty()) throw app::ports::MailError(retry, refusal);
    sent.push_back(mail);
  }

  std::vector<app::ports::OutgoingMail> sent;
  int tries = 0;
  std::string refusal;  // not empty: every mail is refused with this sentence
  app::ports::Retry retry = app::ports::Retry::later;
};

}  // namespace test
