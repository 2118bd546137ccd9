#include "app/retention_service.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/audit.h"
#include "app/session_service.h"
#include "app/share_service.h"
#include "support/fake_mailer.h"
#include "support/outbox_test_base.h"
#include "support/refusal.h"

namespace app {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class RetentionTest : public test::OutboxTestBase {
 protected:
  RetentionTest() {
    settings_.retention.unused_accounts = days{400};
    settings_.session_lifetime = days{30};
  }

  void add(const std::string& id, accounts::Role role = accounts::Role::user, bool has_address = true) {
    ports::StoredUser user;
    user.user.id = id;
    if (has_address) user.user.email = id + "@example.de";
    if (!has_address) user.user.login_name = id + "-fuchs";
    user.user.first_name = id;
    user.user.role = role;
    user.user.created_at = clock_.now();
    storage_.write([&](ports::Stores& stores) { stores.users().insert(user); });
  }
  // The round after so many more days.
  RetentionRound work_after(days passed) {
    clock_.advance(passed);
    return service_.work();
  }
  bool is_there(const std::string& id) {
    return storage_.read([&](const ports::Stores& stores) { return stores.users().find(id).has_value(); });
  }
  void sign_in(const std::string& id) {
    storage_.write([&](ports::Stores& stores) {
      sessions_.start(stores, *stores.users().find(id), {"10.0.0.1", "Firefox"}, SignedInBy::password);
    });
  }
  std::vector<std::string> mailed() {
    std::vector<std::string> addresses;
    storage_.read([&](const ports::Stores& stores) {
      for (const auto& mail : stores.mails().newest(50, 0)) addresses.push_back(mail.recipient);
    });
    return addresses;
  }
  std::vector<std::string> actions() {
    std::vector<std::string> keys;
    storage_.read([&](const ports::Stores& stores) {
      for (const auto& entry : stores.audit().newest(50, 0))
        keys.push_back(entry.action + " " + entry.subject);
    });
    return keys;
  }

  SessionService sessions_{storage_, clock_, ids_, settings_};
  RetentionService service_{storage_, outbox_, clock_, settings_};
};

TEST_F(RetentionTest, TheLogLastsAsLongAsIsConfigured) {
  settings_.retention.audit = days{10};
  storage_.write([&](ports::Stores& stores) {
    record_audit(stores, clock_.now() - days{10} - 1ms, "a@example.de", "old");
    record_audit(stores, clock_.now() - days{10}, "a@example.de", "young", "x");
  });
  service_.work();
  EXPECT_THAT(actions(), ElementsAre("young x"));
}

TEST_F(RetentionTest, AnAccountIsAnnouncedAndThenRemoved) {
  add("anna");
  EXPECT_EQ(work_after(days{400}).announced, 0);
  clock_.advance(1ms);
  EXPECT_EQ(service_.work().announced, 1);
  EXPECT_THAT(mailed(), ElementsAre("anna@example.de"));
  EXPECT_EQ(service_.work().announced, 0);
  EXPECT_EQ(work_after(days{30}).removed, 0);
  EXPECT_TRUE(is_there("anna"));
  clock_.advance(1ms);
  EXPECT_EQ(service_.work().removed, 1);
  EXPECT_FALSE(is_there("anna"));
  EXPECT_THAT(mailed(), IsEmpty());
  EXPECT_THAT(actions(), ElementsAre("audit_unused_accounts_removed 1", "audit_removal_announced 1"));
}

TEST_F(RetentionTest, TheMailSaysWhatIsToBeDoneAndByWhen) {
  add("anna");
  work_after(days{401});
  const auto mail =
      storage_.read([](const ports::Stores& stores) { return stores.mails().newest(1, 0).at(0); });
  EXPECT_EQ(mail.subject, "Ihr Konto bei Buntstift wird bald gelöscht");
  EXPECT_THAT(mail.text, HasSubstr("30 Tagen"));
  EXPECT_THAT(mail.html, HasSubstr("melden Sie sich bitte"));
}

TEST_F(RetentionTest, AChildWithoutAnAddressIsAnnouncedToo) {
  add("mia", accounts::Role::user, false);
  EXPECT_EQ(work_after(days{401}).announced, 1);
  EXPECT_THAT(mailed(), IsEmpty());
  EXPECT_EQ(work_after(days{31}).removed, 1);
}

TEST_F(RetentionTest, WhoSignsInStays) {
  add("anna");
  work_after(days{401});
  sign_in("anna");
  EXPECT_EQ(work_after(days{40}).removed, 0);
  EXPECT_EQ(work_after(days{361}).announced, 1);  // the session's 30 days do not count
  EXPECT_TRUE(is_there("anna"));
}

TEST_F(RetentionTest, WhoIsStillSignedInStays) {
  add("anna");
  settings_.session_lifetime = days{365};
  sign_in("anna");
  settings_.session_lifetime = days{1};
  settings_.retention.unused_accounts = days{180};
  EXPECT_EQ(work_after(days{300}).announced, 0);
  EXPECT_EQ(work_after(days{65}).announced, 1);
}

TEST_F(RetentionTest, TeachersAdministratorsAndWhoPaysStay) {
  add("lehrer", accounts::Role::teacher);
  add("chef", accounts::Role::admin);
  add("paying");
  add("paid");
  storage_.write([&](ports::Stores& stores) {
    ports::StoredSubscription running;
    running.id = "s1";
    running.user_id = "paying";
    running.plan = plans::Plan::basic;
    running.status = "active";
    running.created_at = clock_.now();
    stores.subscriptions().insert(running);
    running.id = "s2";
    running.user_id = "paid";
    running.status = "canceled";
    stores.subscriptions().insert(running);
  });
  EXPECT_EQ(work_after(days{2000}).announced, 1);
  EXPECT_THAT(mailed(), ElementsAre("paid@example.de"));
  EXPECT_EQ(work_after(days{31}).removed, 1);
  EXPECT_TRUE(is_there("lehrer") && is_there("chef") && is_there("paying"));
}

TEST_F(RetentionTest, WhoStartsToPayAfterTheAnnouncementStays) {
  add("anna");
  work_after(days{401});
  storage_.write([&](ports::Stores& stores) {
    ports::StoredSubscription running;
    running.id = "s1";
    running.user_id = "anna";
    running.plan = plans::Plan::basic;
    running.status = "active";
    running.created_at = clock_.now();
    stores.subscriptions().insert(running);
  });
  EXPECT_EQ(work_after(days{31}).removed, 0);
}

TEST_F(RetentionTest, AClockThatIsWrongForAWhileRemovesNobody) {
  add("anna");
  const base::Time now = clock_.now();
  clock_.set(now + days{365 * 40});
  EXPECT_EQ(service_.work().announced, 1);
  EXPECT_EQ(service_.work().removed, 0);
  clock_.set(now);
  EXPECT_EQ(service_.work().announced, 0);
  // The mark of a day that is yet to come is none: there is a notice again when it is time.
  clock_.advance(days{401});
  const RetentionRound round = service_.work();
  EXPECT_EQ(round.announced, 1);
  EXPECT_EQ(round.removed, 0);
}

TEST_F(RetentionTest, TurnedOffItForgetsWhomItHasAnnounced) {
  add("anna");
  work_after(days{401});
  settings_.retention.unused_accounts = days{0};
  work_after(days{3000});
  settings_.retention.unused_accounts = days{400};
  const RetentionRound round = service_.work();
  EXPECT_EQ(round.removed, 0);
  EXPECT_EQ(round.announced, 1);
}

TEST_F(RetentionTest, AccountsOfAnOlderVersionCountFromNowOn) {
  add("anna");
  storage_.run("UPDATE users SET signed_in_at = NULL");
  EXPECT_EQ(work_after(days{5000}).announced, 0);
  EXPECT_EQ(work_after(days{401}).announced, 1);
}

TEST_F(RetentionTest, NobodyIsRemovedWhereTheWriteFails) {
  add("anna");
  work_after(days{401});
  clock_.advance(days{31});
  storage_.fail_next_write();
  EXPECT_EQ(test::reason_of([&] { service_.work(); }), "disk_full");
  EXPECT_TRUE(is_there("anna"));
  EXPECT_EQ(service_.work().removed, 1);
}

TEST_F(RetentionTest, MailsLastAsLongAsIsConfigured) {
  settings_.retention.mails = days{5};
  settings_.has_reachable_address = false;
  add("anna");
  work_after(days{401});
  clock_.advance(days{5});
  outbox_.send_due(nullptr);
  EXPECT_EQ(mailed().size(), 1U);
  clock_.advance(1ms);
  outbox_.send_due(nullptr);
  EXPECT_THAT(mailed(), IsEmpty());
}

}  // namespace
}  // namespace app
