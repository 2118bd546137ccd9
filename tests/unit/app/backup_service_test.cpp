#include "app/backup_service.h"

#include <gtest/gtest.h>

#include "support/fake_backups.h"
#include "support/manual_clock.h"
#include "support/refusal.h"
#include "support/test_storage.h"

namespace app {
namespace {

using namespace std::chrono_literals;

class BackupServiceTest : public testing::Test {
 protected:
  BackupServiceTest() {
    settings_.backup_every = 24h;
    settings_.backups_kept = 3;
    admin_.email = "chef@example.de";
    storage_.add_user("chef");
  }

  test::TestStorage storage_;
  test::FakeBackups backups_;
  test::ManualClock clock_;
  Settings settings_;
  Session admin_;
  BackupService service_{storage_, backups_, clock_, settings_};
};

TEST_F(BackupServiceTest, OneIsMadeWhenTheNewestIsOldEnough) {
  EXPECT_TRUE(service_.make_due());
  EXPECT_FALSE(service_.make_due());
  clock_.advance(24h - 1ms);
  EXPECT_FALSE(service_.make_due());
  clock_.advance(1ms);
  EXPECT_TRUE(service_.make_due());
  EXPECT_EQ(backups_.backups.size(), 2u);
}

TEST_F(BackupServiceTest, ARestartDoesNotMakeAnother) {
  service_.make_due();
  BackupService restarted(storage_, backups_, clock_, settings_);
  EXPECT_FALSE(restarted.make_due());
}

TEST_F(BackupServiceTest, OneThatAnAdminMadeDoesNotTakeThePlaceOfTheScheduledOne) {
  service_.make(admin_);
  EXPECT_TRUE(service_.make_due());
  EXPECT_FALSE(service_.make_due());
}

TEST_F(BackupServiceTest, ManyMadeByHandPushNoScheduledOneOut) {
  for (int day = 0; day < 3; ++day) {
    service_.make_due();
    clock_.advance(24h);
  }
  for (int i = 0; i < 16; ++i) {
    service_.make(admin_);
    clock_.advance(1min);
  }
  int scheduled = 0, by_hand = 0;
  for (const auto& backup : backups_.backups) {
    (backup.kind == ports::BackupKind::scheduled ? scheduled : by_hand) += 1;
  }
  EXPECT_EQ(scheduled, 3);
  EXPECT_EQ(by_hand, 3);
}

TEST_F(BackupServiceTest, NothingIsSavedWhileThereIsNothing) {
  storage_.write([](ports::Stores& stores) { stores.users().remove("chef"); });
  EXPECT_FALSE(service_.make_due());
}

TEST_F(BackupServiceTest, ZeroHoursMeansNever) {
  settings_.backup_every = 0h;
  clock_.advance(1000h);
  EXPECT_FALSE(service_.make_due());
}

TEST_F(BackupServiceTest, ABackupFromTheFutureDoesNotStopTheSchedule) {
  clock_.advance(1000h);
  service_.make_due();
  clock_.advance(-1000h);
  EXPECT_TRUE(service_.make_due());
  EXPECT_FALSE(backups_.backups.empty());
}

TEST_F(BackupServiceTest, TheOldestMakeRoom) {
  for (int day = 0; day < 5; ++day) {
    service_.make_due();
    clock_.advance(24h);
  }
  ASSERT_EQ(backups_.backups.size(), 3u);
  EXPECT_EQ(backups_.backups.front().made_at, clock_.now() - 24h);
  EXPECT_EQ(backups_.backups.back().made_at, clock_.now() - 72h);
}

TEST_F(BackupServiceTest, AFailureIsToldTriedAgainAfterAnHourAndForgottenOnceItWorks) {
  backups_.is_full = true;
  EXPECT_EQ(test::reason_of([&] { service_.make_due(); }), "backup_failed");
  ASSERT_TRUE(service_.state().failure);
  EXPECT_EQ(service_.state().failure->at, clock_.now());
  EXPECT_NE(service_.state().failure->message.find("der Datenträger ist voll"), std::string::npos);
  clock_.advance(59min);
  backups_.is_full = false;
  EXPECT_FALSE(service_.make_due());
  clock_.advance(1min);
  EXPECT_TRUE(service_.make_due());
  EXPECT_FALSE(service_.state().failure);
}

TEST_F(BackupServiceTest, SnapshotsAreLetGoOfAfterThirtyDaysAlsoWithoutASchedule) {
  settings_.backup_every = 0h;
  service_.make_due();
  EXPECT_EQ(backups_.snapshots_removed_before, clock_.now() - std::chrono::days{30});
  const base::Time before = *backups_.snapshots_removed_before;
  clock_.advance(59min);
  service_.make_due();
  EXPECT_EQ(backups_.snapshots_removed_before, before);
  clock_.advance(1min);
  service_.make_due();
  EXPECT_EQ(backups_.snapshots_removed_before, before + 1h);
}

TEST_F(BackupServiceTest, WhatAdminsDoIsOnRecord) {
  const std::string name = service_.make(admin_).name;
  service_.file_for_download(admin_, name);
  service_.remove(admin_, name);
  const auto audit = storage_.read([](const ports::Stores& stores) { return stores.audit().newest(9, 0); });
  ASSERT_EQ(audit.size(), 3u);
  EXPECT_EQ(audit[2].action, "audit_backup_made");
  EXPECT_EQ(audit[1].action, "audit_backup_downloaded");
  EXPECT_EQ(audit[0].action, "audit_backup_deleted");
  for (const auto& entry : audit) {
    EXPECT_EQ(entry.actor, "chef@example.de");
    EXPECT_EQ(entry.subject, name);
  }
}

TEST_F(BackupServiceTest, WhatIsRefusedIsNotOnRecord) {
  EXPECT_EQ(test::reason_of([&] { service_.file_for_download(admin_, "x"); }), "backup_not_found");
  EXPECT_EQ(test::reason_of([&] { service_.remove(admin_, "x"); }), "backup_not_found");
  backups_.is_full = true;
  EXPECT_EQ(test::reason_of([&] { service_.make(admin_); }), "backup_failed");
  EXPECT_EQ(storage_.count_rows("audit_log"), 0);
}

}  // namespace
}  // namespace app
