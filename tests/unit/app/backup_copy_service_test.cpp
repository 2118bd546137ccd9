#include "app/backup_copy_service.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/backup_service.h"
#include "app/ports/backup_name.h"
#include "storage/backup_folder.h"
#include "storage/sqlite_storage.h"
#include "support/fake_place.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace app {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

class BackupCopyServiceTest : public testing::Test {
 protected:
  BackupCopyServiceTest() {
    settings_.backups_kept = 2;
    admin_.email = "chef@example.de";
    std::vector<std::unique_ptr<ports::BackupPlace>> places;
    places.push_back(std::make_unique<test::FakePlace>());
    place_ = static_cast<test::FakePlace*>(places.front().get());
    service_ = std::make_unique<BackupCopyService>(storage_, backups_, std::move(places), clock_, settings_);
  }
  std::string make(ports::BackupKind kind = ports::BackupKind::scheduled) {
    return backups_.make(clock_.now(), kind).name;
  }

  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  storage::SqliteStorage storage_{folder_.path() / "data", clock_};
  storage::BackupFolder backups_{folder_.path() / "backups", folder_.path() / "data" / "buntstift.sqlite3"};
  Settings settings_;
  Session admin_;
  test::FakePlace* place_ = nullptr;
  std::unique_ptr<BackupCopyService> service_;
};

TEST_F(BackupCopyServiceTest, WithoutABackupNothingIsAskedOfAPlace) {
  EXPECT_THAT(service_->copy_due(), IsEmpty());
  EXPECT_THAT(place_->calls, IsEmpty());
}

TEST_F(BackupCopyServiceTest, ANewBackupIsCopiedOnceWithItsChecksum) {
  const std::string name = make();
  EXPECT_THAT(service_->copy_due(), ElementsAre("https://anderswo.example/b: " + name));
  EXPECT_THAT(place_->names(), UnorderedElementsAre(name, name + ".sha256"));
  EXPECT_THAT(place_->files[name + ".sha256"], HasSubstr(name));
  place_->calls.clear();
  EXPECT_THAT(service_->copy_due(), IsEmpty());
  EXPECT_THAT(place_->calls, IsEmpty());
  const auto state = service_->state();
  ASSERT_EQ(state.size(), 1U);
  EXPECT_EQ(state[0].newest_at, clock_.now());
  EXPECT_EQ(state[0].backups, 1);
  EXPECT_FALSE(state[0].failure);
}

TEST_F(BackupCopyServiceTest, ARestartSeesWhatIsThere) {
  const std::string name = make();
  place_->files[name] = "there already";
  EXPECT_THAT(service_->copy_due(), IsEmpty());
  EXPECT_EQ(place_->files[name], "there already");
  EXPECT_EQ(service_->state()[0].newest_at, clock_.now());
}

TEST_F(BackupCopyServiceTest, AFailureIsToldAndTriedAgainAfterAnHour) {
  const std::string name = make();
  place_->is_down = true;
  EXPECT_THAT(service_->copy_due(), IsEmpty());
  ASSERT_TRUE(service_->state()[0].failure);
  EXPECT_EQ(service_->state()[0].failure->message,
            "Mit https://anderswo.example/b für die Sicherungen hat es nicht geklappt: keine Antwort.");
  place_->is_down = false;
  clock_.advance(1h - 1ms);
  EXPECT_THAT(service_->copy_due(), IsEmpty());
  clock_.advance(1ms);
  EXPECT_EQ(service_->copy_due().size(), 1U);
  EXPECT_FALSE(service_->state()[0].failure);
}

TEST_F(BackupCopyServiceTest, OldOnesMakeRoomThereTooAndOthersFilesStay) {
  place_->files["notizen.txt"] = "x";
  std::vector<std::string> names;
  for (int day = 0; day < 4; ++day) {
    names.push_back(make());
    service_->copy_due();
    clock_.advance(24h);
  }
  EXPECT_THAT(place_->names(), UnorderedElementsAre("notizen.txt", names[2], names[2] + ".sha256", names[3],
                                                    names[3] + ".sha256"));
}

TEST_F(BackupCopyServiceTest, OneMadeByHandIsCopiedBesideTheScheduledOne) {
  const std::string first = make();
  clock_.advance(1min);
  const std::string second = make(ports::BackupKind::by_hand);
  EXPECT_EQ(service_->copy_due().size(), 2U);
  EXPECT_TRUE(place_->files.contains(first));
  EXPECT_TRUE(place_->files.contains(second));
}

TEST_F(BackupCopyServiceTest, TheTestWritesReadsDeletesAndIsAudited) {
  const auto state = service_->test(admin_);
  EXPECT_FALSE(state[0].failure);
  EXPECT_THAT(place_->calls, ElementsAre("put buntstift-probe.txt", "fetch buntstift-probe.txt",
                                         "remove buntstift-probe.txt"));
  EXPECT_THAT(place_->files, IsEmpty());
  const auto audit = storage_.read([](const ports::Stores& stores) { return stores.audit().newest(9, 0); });
  ASSERT_EQ(audit.size(), 1U);
  EXPECT_EQ(audit[0].action, "audit_backup_places_tested");
}

TEST_F(BackupCopyServiceTest, TheTestFindsAPlaceThatGivesSomethingElseBack) {
  place_->spoils = true;
  EXPECT_EQ(service_->test(admin_)[0].failure->message,
            "Was von https://anderswo.example/b zurückkam, ist nicht, was dorthin geschrieben wurde.");
}

}  // namespace
}  // namespace app
