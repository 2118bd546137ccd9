#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/any_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

using namespace app::ports;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

// The outbox and what belongs to new passwords, in the database.
class MailStoresTest : public testing::Test {
 protected:
  void SetUp() override {
    StoredUser anna;
    anna.user = {"anna", "anna@example.de", "A", "B", accounts::Role::user, true, clock_.now()};
    storage_->write([&](Stores& stores) { stores.users().insert(anna); });
  }
  template <class Use>
  auto read(Use use) {
    return storage_->read(use);
  }
  template <class Use>
  auto write(Use use) {
    return storage_->write(use);
  }
  StoredMail mail_named(const std::string& id) {
    StoredMail mail;
    mail.id = id;
    mail.recipient = "anna@example.de";
    mail.subject = "Grüße";
    mail.text = "a\nb";
    mail.html = "<p>ä</p>";
    mail.is_personal = true;
    mail.created_at = clock_.now();
    mail.expires_at = clock_.now() + 1h;
    mail.next_try_at = clock_.now();
    return mail;
  }
  // All that are due, each of them leased for a minute to a node of its own.
  std::vector<StoredMail> take_due(base::Time now) {
    std::vector<StoredMail> mails;
    for (int node = 0;; ++node) {
      const Claim claim{
          "node " + std::to_string(node) + " of " + std::to_string(now.time_since_epoch().count()), now,
          clock_.now() + 1min, now, now + 1h};
      const auto mail = write([&](Stores& stores) { return stores.mails().take_due(claim); });
      if (!mail) return mails;
      mails.push_back(*mail);
    }
  }
  static std::vector<std::string> ids_of(const std::vector<StoredMail>& mails) {
    std::vector<std::string> ids;
    for (const StoredMail& mail : mails) ids.push_back(mail.id);
    return ids;
  }

  test::ManualClock clock_;
  support::TemporaryFolder folder_;
  std::unique_ptr<test::AnyStorage> storage_ =
      std::make_unique<test::AnyStorage>(folder_.path() / "data", clock_);
};

TEST_F(MailStoresTest, AWaitingMailOutlivesARestart) {
  write([&](Stores& stores) { stores.mails().insert(mail_named("m")); });
  storage_.reset();
  storage_ = std::make_unique<test::AnyStorage>(folder_.path() / "data", clock_);
  const auto due = take_due(clock_.now());
  ASSERT_EQ(due.size(), 1u);
  const StoredMail wanted = mail_named("m");
  EXPECT_EQ(due[0].recipient, wanted.recipient);
  EXPECT_EQ(due[0].subject, wanted.subject);
  EXPECT_EQ(due[0].text, wanted.text);
  EXPECT_EQ(due[0].html, wanted.html);
  EXPECT_EQ(due[0].is_personal, true);
  EXPECT_EQ(due[0].created_at, wanted.created_at);
  EXPECT_EQ(due[0].expires_at, wanted.expires_at);
  EXPECT_EQ(due[0].next_try_at, wanted.next_try_at);
  EXPECT_EQ(due[0].tries, 0);
  EXPECT_FALSE(due[0].sent_at);
}

TEST_F(MailStoresTest, DueIsWhatWaitsAndWhoseTimeHasCome) {
  StoredMail sent = mail_named("sent"), later = mail_named("later"), early = mail_named("early");
  sent.next_try_at.reset();
  sent.sent_at = clock_.now();
  later.next_try_at = clock_.now() + 1ms;
  early.next_try_at = clock_.now() - 1ms;
  write([&](Stores& stores) {
    for (const StoredMail& mail : {mail_named("now"), sent, later, early}) stores.mails().insert(mail);
  });
  EXPECT_FALSE(read([&](const Stores& stores) { return stores.mails().has_due(clock_.now() - 2ms); }));
  EXPECT_TRUE(read([&](const Stores& stores) { return stores.mails().has_due(clock_.now()); }));
  EXPECT_THAT(ids_of(take_due(clock_.now())), ElementsAre("early", "now"));
  EXPECT_THAT(ids_of(take_due(clock_.now() + 1ms)), ElementsAre("later"));
  const MailCounts counts = read([](const Stores& stores) { return stores.mails().counts(); });
  EXPECT_EQ(counts.all, 4);
  EXPECT_EQ(counts.waiting, 3);
  EXPECT_EQ(counts.failed, 0);
  EXPECT_THAT(ids_of(read([](const Stores& s) { return s.mails().newest(2, 1); })),
              ElementsAre("later", "sent"));
  EXPECT_THAT(
      read([&](const Stores& s) { return s.mails().expired(clock_.now() + 1h - 1ms, base::Time::max(), 9); }),
      IsEmpty());
  const auto expired = [&](base::Time free_until) {
    return read([&](const Stores& s) { return s.mails().expired(clock_.now() + 1h, free_until, 9).size(); });
  };
  EXPECT_EQ(expired(clock_.now() + 1min), 3u);
  EXPECT_EQ(expired(clock_.now() + 1min - 1ms), 0u);  // somebody sends them
}

TEST_F(MailStoresTest, AMailIsUpdatedAndRemoved) {
  write([&](Stores& stores) { stores.mails().insert(mail_named("m")); });
  StoredMail changed = mail_named("m");
  changed.text = "weg";
  changed.html.clear();
  changed.next_try_at.reset();
  changed.tries = 3;
  changed.error = "Fehler";
  EXPECT_TRUE(write([&](Stores& stores) { return stores.mails().update(changed); }));
  const StoredMail found = read([](const Stores& stores) { return stores.mails().find("m").value(); });
  EXPECT_EQ(found.text, "weg");
  EXPECT_EQ(found.html, "");
  EXPECT_EQ(found.tries, 3);
  EXPECT_EQ(found.error, "Fehler");
  changed.lease_token = 1;  // of somebody else
  changed.error = "anderer";
  EXPECT_FALSE(write([&](Stores& stores) { return stores.mails().update(changed); }));
  EXPECT_EQ(read([](const Stores& stores) { return stores.mails().find("m")->error; }), "Fehler");
  EXPECT_EQ(read([](const Stores& stores) { return stores.mails().counts().failed; }), 1);
  write([&](Stores& stores) { stores.mails().remove_before(clock_.now()); });
  EXPECT_EQ(read([](const Stores& stores) { return stores.mails().counts().all; }), 1);
  write([&](Stores& stores) { stores.mails().remove_to("anna@example.de"); });
  EXPECT_EQ(read([](const Stores& stores) { return stores.mails().counts().all; }), 0);
}

TEST_F(MailStoresTest, ResetsAndRequests) {
  write([&](Stores& stores) {
    stores.resets().add_request("b@x.de", clock_.now());
    stores.resets().add_request("a@x.de", clock_.now() + 1ms);
    stores.resets().add_request("b@x.de", clock_.now() + 2ms);
    stores.resets().insert({"hash", "anna", clock_.now(), clock_.now() + 1h});
  });
  EXPECT_THAT(read([](const Stores& stores) { return stores.resets().requests(9); }),
              ElementsAre("a@x.de", "b@x.de"));
  EXPECT_TRUE(write([](Stores& stores) { return stores.resets().remove_request("a@x.de"); }));
  EXPECT_FALSE(write([](Stores& stores) { return stores.resets().remove_request("a@x.de"); }));
  EXPECT_THAT(read([](const Stores& stores) { return stores.resets().requests(9); }), ElementsAre("b@x.de"));
  EXPECT_EQ(read([](const Stores& s) { return s.resets().find("hash").value().user_id; }), "anna");
  EXPECT_FALSE(read([](const Stores& stores) { return stores.resets().find("other"); }));
  EXPECT_EQ(read([&](const Stores& s) { return s.resets().count_since("anna", clock_.now()); }), 1);
  EXPECT_EQ(read([&](const Stores& s) { return s.resets().count_since("anna", clock_.now() + 1ms); }), 0);
  write([&](Stores& stores) { stores.resets().remove_expired(clock_.now() + 1h - 1ms); });
  EXPECT_TRUE(read([](const Stores& stores) { return stores.resets().find("hash"); }));
  write([](Stores& stores) { stores.users().remove("anna"); });
  EXPECT_FALSE(read([](const Stores& stores) { return stores.resets().find("hash"); }))
      << "goes with its user";
}

TEST_F(MailStoresTest, ACouponIsNeverUsedMoreThanItMay) {
  plans::Coupon coupon;
  coupon.id = "c";
  coupon.code = "GRATIS";
  coupon.discount = {plans::DiscountType::fixed, 150};
  coupon.valid_from = clock_.now();
  coupon.valid_until = clock_.now() + 1h;
  coupon.created_at = clock_.now();
  write([&](Stores& stores) {
    stores.coupons().insert(coupon);
    stores.coupons().add_redemption("c", "anna", clock_.now());
  });
  const auto found =
      read([](const Stores& stores) { return stores.coupons().find_by_code("GRATIS").value(); });
  EXPECT_EQ(found.discount.type, plans::DiscountType::fixed);
  EXPECT_EQ(found.discount.value, 150);
  EXPECT_EQ(found.current_uses, 1);
  EXPECT_TRUE(read([](const Stores& stores) { return stores.coupons().is_redeemed_by("c", "anna"); }));
  // The schema itself refuses one more, whatever a caller forgot.
  EXPECT_THROW(write([&](Stores& stores) { stores.coupons().add_redemption("c", "anna", clock_.now()); }),
               std::exception);
  write([](Stores& stores) { stores.users().remove("anna"); });
  EXPECT_EQ(read([](const Stores& stores) { return stores.coupons().find("c").value().current_uses; }), 1);
}

TEST_F(MailStoresTest, ATextWithACharacterOfCodeZeroIsRefusedByAnyDatabase) {
  StoredMail mail = mail_named("m");
  mail.subject = std::string("a\0b", 3);
  EXPECT_EQ(test::reason_of([&] { write([&](Stores& stores) { stores.mails().insert(mail); }); }),
            "text_has_nul");
  mail.subject = "ab";
  write([&](Stores& stores) { stores.mails().insert(mail); });
  EXPECT_EQ(read([](const Stores& stores) { return stores.mails().find("m")->subject; }), "ab");
}

}  // namespace
}  // namespace storage
