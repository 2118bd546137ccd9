#include "app/outbox_service.h"

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/fake_mailer.h"
#include "support/outbox_test_base.h"
#include "support/refusal.h"

namespace app {
namespace {

using namespace std::chrono_literals;
using ports::Retry;
using test::reason_of;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class OutboxTest : public test::OutboxTestBase {
 protected:
  void queue(std::chrono::minutes lifetime = 0min) {
    accounts::User anna;
    anna.email = "anna@example.de";
    anna.first_name = "Anna <&>";
    storage_.write([&](ports::Stores& stores) {
      outbox_.queue(stores, anna, "reset_password", {{"link", "https://x/geheim"}, {"minutes", "60"}},
                    lifetime);
    });
  }
  // Newest first.
  std::vector<ports::StoredMail> mails() {
    return storage_.read([](const ports::Stores& stores) { return stores.mails().newest(9, 0); });
  }
  ports::StoredMail only_mail() { return mails().at(0); }

  test::FakeMailer mailer_;
  Session admin_{.session_id = "s",
                 .user_id = "u",
                 .email = "chef@example.de",
                 .first_name = {},
                 .last_name = {},
                 .plan = {}};
};

TEST_F(OutboxTest, AMailIsWrittenInBothFormsAndGerman) {
  queue();
  const ports::StoredMail mail = only_mail();
  EXPECT_EQ(mail.recipient, "anna@example.de");
  EXPECT_EQ(mail.subject, "Neues Passwort für Buntstift");
  EXPECT_THAT(mail.text, testing::StartsWith("Guten Tag Anna <&>,"));
  EXPECT_THAT(mail.text, HasSubstr("https://x/geheim"));
  EXPECT_THAT(mail.html, HasSubstr("Guten Tag Anna &lt;&amp;&gt;,"));
  EXPECT_THAT(mail.html, HasSubstr("href=\"https://x/geheim\""));
  const MailContent sent = with_address({{}, mail.text, mail.html}, "https://x/");
  for (const std::string& form : {sent.text, sent.html})
    EXPECT_THAT(form, Not(testing::ContainsRegex("[{}]")));
}

TEST_F(OutboxTest, WhatIsNotWrittenIsNotSent) {
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { queue(); }), "disk_full");
  outbox_.send_due(&mailer_);
  EXPECT_THAT(mailer_.sent, IsEmpty());
}

TEST_F(OutboxTest, ASentMailIsSentOnce) {
  queue();
  outbox_.send_due(&mailer_);
  clock_.advance(24h);
  outbox_.send_due(&mailer_);
  ASSERT_EQ(mailer_.sent.size(), 1u);
  EXPECT_EQ(mailer_.sent[0].recipient, "anna@example.de");
  EXPECT_TRUE(only_mail().sent_at);
  EXPECT_FALSE(only_mail().next_try_at);
  EXPECT_THAT(only_mail().text, HasSubstr("Guten Tag"));
}

TEST_F(OutboxTest, ThePersonalLinkIsForgottenOnceItIsSent) {
  queue(60min);
  outbox_.send_due(&mailer_);
  EXPECT_THAT(mailer_.sent.at(0).text, HasSubstr("geheim"));
  EXPECT_THAT(only_mail().text, Not(HasSubstr("geheim")));
  EXPECT_EQ(only_mail().html, "");
}

TEST_F(OutboxTest, WithoutAMailerMailsStayUntilTheyExpire) {
  queue(60min);
  outbox_.send_due(nullptr);
  EXPECT_THAT(only_mail().text, HasSubstr("geheim"));
  EXPECT_TRUE(only_mail().next_try_at);
  clock_.advance(60min);
  outbox_.send_due(nullptr);
  EXPECT_FALSE(only_mail().next_try_at);
  EXPECT_THAT(only_mail().error, HasSubstr("abgelaufen"));
  EXPECT_THAT(only_mail().text, Not(HasSubstr("geheim")));
  EXPECT_EQ(outbox_.counts().failed, 1);
}

TEST_F(OutboxTest, WhereLinksWouldLeadNowhereMailsStay) {
  settings_.has_reachable_address = false;
  queue(60min);
  EXPECT_THAT(outbox_.send_due(&mailer_), IsEmpty());
  EXPECT_EQ(mailer_.tries, 0);
  EXPECT_TRUE(only_mail().next_try_at);
}

TEST_F(OutboxTest, AMailLeavesWithTheAddressThatIsKnownThen) {
  queue();
  EXPECT_THAT(outbox_.list(1).mails.at(0).text, HasSubstr("http://127.0.0.1:8080/"));
  settings_.public_address = "https://malbuch.example/";
  outbox_.send_due(&mailer_);
  for (const std::string& form : {mailer_.sent.at(0).text, mailer_.sent.at(0).html}) {
    EXPECT_THAT(form, HasSubstr("https://malbuch.example/"));
    EXPECT_THAT(form, Not(HasSubstr("127.0.0.1")));
  }
  EXPECT_THAT(outbox_.list(1).mails.at(0).text, HasSubstr("https://malbuch.example/"));
}

TEST_F(OutboxTest, AFailureIsToldForTheLogWithoutAddresses) {
  queue();
  mailer_.refusal = "Nein: 550 <anna@example.de> unknown";
  const auto first = outbox_.send_due(&mailer_);
  ASSERT_EQ(first.size(), 1u);
  EXPECT_EQ(first[0].mail_id, only_mail().id);
  EXPECT_EQ(first[0].tries, 1);
  EXPECT_FALSE(first[0].is_given_up);
  EXPECT_EQ(first[0].error, "Nein: 550 <…@example.de> unknown");
  clock_.advance(1min);
  mailer_.retry = Retry::never;
  EXPECT_TRUE(outbox_.send_due(&mailer_).at(0).is_given_up);
  EXPECT_THAT(outbox_.send_due(&mailer_), IsEmpty());
}

TEST_F(OutboxTest, AnExpiredMailIsNeverSent) {
  queue(60min);
  clock_.advance(61min);
  outbox_.send_due(&mailer_);
  EXPECT_EQ(mailer_.tries, 0);
}

TEST_F(OutboxTest, TriesComeAfterGrowingPauses) {
  queue();
  mailer_.refusal = "Der Mailserver antwortet nicht.";
  std::vector<long> pauses;
  for (int i = 1; i < 12; ++i) {
    outbox_.send_due(&mailer_);
    EXPECT_EQ(mailer_.tries, i);
    EXPECT_EQ(only_mail().error, "Der Mailserver antwortet nicht.");
    ASSERT_TRUE(only_mail().next_try_at);
    pauses.push_back((*only_mail().next_try_at - clock_.now()) / 1min);
    clock_.set(*only_mail().next_try_at - 1ms);
    outbox_.send_due(&mailer_);
    EXPECT_EQ(mailer_.tries, i) << "too early";
    clock_.advance(1ms);
  }
  EXPECT_THAT(pauses, testing::ElementsAre(1, 5, 15, 60, 360, 360, 360, 360, 360, 360, 360));
  outbox_.send_due(&mailer_);
  EXPECT_EQ(mailer_.tries, 12);
  EXPECT_FALSE(only_mail().next_try_at);
  EXPECT_EQ(outbox_.counts().failed, 1);
}

TEST_F(OutboxTest, AnotherTryAfterAFailureClearsIt) {
  queue();
  mailer_.refusal = "Nein";
  outbox_.send_due(&mailer_);
  mailer_.refusal.clear();
  clock_.advance(1min);
  outbox_.send_due(&mailer_);
  EXPECT_TRUE(only_mail().sent_at);
  EXPECT_EQ(only_mail().error, "");
  EXPECT_EQ(only_mail().tries, 2);
}

TEST_F(OutboxTest, ARefusalForGoodEndsIt) {
  queue();
  mailer_.refusal = "550 unbekannt";
  mailer_.retry = Retry::never;
  outbox_.send_due(&mailer_);
  EXPECT_FALSE(only_mail().next_try_at);
  EXPECT_EQ(only_mail().error, "550 unbekannt");
}

TEST_F(OutboxTest, OneThatIsRefusedDoesNotHoldUpOthers) {
  queue();
  mailer_.refusal = "Nein";
  outbox_.send_due(&mailer_);
  mailer_.refusal.clear();
  queue();
  outbox_.send_due(&mailer_);
  EXPECT_EQ(mailer_.sent.size(), 1u);
}

TEST_F(OutboxTest, AnAdminCanTryAgain) {
  queue();
  EXPECT_EQ(reason_of([&] { outbox_.retry(admin_, "x"); }), "mail_not_found");
  mailer_.refusal = "Nein";
  mailer_.retry = Retry::never;
  outbox_.send_due(&mailer_);
  mailer_.refusal.clear();
  outbox_.retry(admin_, only_mail().id);
  outbox_.send_due(&mailer_);
  EXPECT_EQ(mailer_.sent.size(), 1u);
  EXPECT_EQ(reason_of([&] { outbox_.retry(admin_, only_mail().id); }), "mail_already_sent");
  queue(60min);
  clock_.advance(60min);
  EXPECT_EQ(reason_of([&] { outbox_.retry(admin_, mails().at(0).id); }), "mail_expired");
}

TEST_F(OutboxTest, MailsAreKeptForThirtyDays) {
  queue();
  clock_.advance(std::chrono::days{30});
  outbox_.send_due(nullptr);
  EXPECT_EQ(mails().size(), 1u);
  clock_.advance(1ms);
  outbox_.send_due(nullptr);
  EXPECT_THAT(mails(), IsEmpty());
}

TEST(MailTemplate, AValueIsOneLineAndFilledInOnce) {
  const std::map<std::string, std::string> values = {
      {"product", "A\r\nBcc: x {link}"}, {"link", "L"}, {"site", "S"}, {"greeting", ""}};
  const MailContent mail = fill_mail("password_changed", values);
  EXPECT_EQ(mail.subject, "Ihr Passwort bei A  Bcc: x {link} wurde geändert");
  EXPECT_THROW(fill_mail("password_changed", {{"product", "A"}}), std::logic_error);
  EXPECT_THROW(fill_mail("unknown", values), std::logic_error);
}

TEST(BackgroundSignal, WakesWhoWaitsAndForgetsNothing) {
  BackgroundSignal signal;
  std::stop_source stop;
  signal.notify();
  signal.wait(stop.get_token(), 1h);  // notified before: returns at once
  std::jthread notifier([&] { signal.notify(); });
  signal.wait(stop.get_token(), 1h);
  stop.request_stop();
  signal.wait(stop.get_token(), 1h);
}

}  // namespace
}  // namespace app
