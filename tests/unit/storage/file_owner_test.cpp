#include "storage/file_owner.h"

#include <fstream>
#include <functional>

#include <fcntl.h>
#include <grp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "storage/backup_file.h"
#include "storage/backup_folder.h"
#include "storage/sqlite_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

namespace fs = std::filesystem;

struct stat status_of(const fs::path& path) {
  struct stat status {};
  EXPECT_EQ(::lstat(path.c_str(), &status), 0) << path;
  return status;
}

// A data folder of the service's user, whom root runs commands for. An ordinary user cannot give files away
// and is that user itself.
class FileOwnerTest : public testing::Test {
 protected:
  FileOwnerTest() {
    // The service has to get there.
    fs::permissions(folder_.path(), fs::perms::owner_all | fs::perms::others_exec);
    fs::create_directory(data_);
    if (::geteuid() == 0) {
      EXPECT_EQ(::chown(data_.c_str(), service_user_, service_group_), 0);
    }
    EXPECT_EQ(::chmod(data_.c_str(), 0750), 0);
  }

  // Everything in the data folder is its owner's, and nobody else but the group may read it.
  void expect_all_of_the_owner() const {
    const struct stat folder = status_of(data_);
    int count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(data_)) {
      const struct stat status = status_of(entry.path());
      EXPECT_EQ(status.st_uid, folder.st_uid) << entry.path();
      EXPECT_EQ(status.st_gid, folder.st_gid) << entry.path();
      EXPECT_EQ(status.st_mode & 07777U, entry.is_directory() ? 0750U : 0640U) << entry.path();
      ++count;
    }
    EXPECT_GT(count, 0);
  }
  // Whether `work` throws nothing when the service does it.
  bool works_for_the_service(const std::function<void()>& work) const {
    const pid_t child = fork();
    if (child == 0) {
      // Without root's other groups: where root is a member of its own, that group's rights would count.
      if (::geteuid() == 0 &&
          (::setgroups(0, nullptr) != 0 || ::setgid(service_group_) != 0 || ::setuid(service_user_) != 0)) {
        _exit(2);
      }
      try {
        work();
      } catch (const std::exception&) {
        _exit(1);
      }
      _exit(0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  static void write_something(SqliteStorage& storage) {
    storage.write([](app::ports::Stores& stores) { stores.site().put_secret("a", "b"); });
  }

  static constexpr uid_t service_user_ = 43210;
  static constexpr gid_t service_group_ = 43211;
  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  fs::path data_ = folder_.path() / "data";
};

TEST_F(FileOwnerTest, TheDatabaseAndItsCompanionsBelongToTheOwnerOfTheFolder) {
  SqliteStorage storage(data_, clock_);
  write_something(storage);
  for (const char* name :
       {"buntstift.sqlite3", "buntstift.sqlite3-wal", "buntstift.sqlite3-shm", "buntstift.lock"}) {
    EXPECT_TRUE(fs::exists(data_ / name)) << name;
  }
  expect_all_of_the_owner();
}

TEST_F(FileOwnerTest, TheServiceGoesOnAfterABackupAndARestore) {
  EXPECT_TRUE(works_for_the_service([&] {
    SqliteStorage storage(data_, clock_);
    write_something(storage);
  }));
  BackupFolder backups(data_ / "backups", data_ / database_name);
  const std::string name = backups.make(clock_.now(), app::ports::BackupKind::by_hand).name;
  expect_all_of_the_owner();
  restore_backup(DataFolder(data_), backups.file(name), embedded_migrations(), clock_.now());
  EXPECT_TRUE(fs::exists(data_ / snapshot_folder_name));
  expect_all_of_the_owner();
  EXPECT_TRUE(works_for_the_service([&] {
    SqliteStorage storage(data_, clock_);
    write_something(storage);
    BackupFolder own(data_ / "backups", data_ / database_name);
    own.make(clock_.now(), app::ports::BackupKind::by_hand);
    own.remove(name);
  }));
}

TEST_F(FileOwnerTest, BackupsElsewhereAreTheServicesToo) {
  { SqliteStorage storage(data_, clock_); }
  BackupFolder backups(folder_.path() / "platte" / "backups", data_ / database_name);
  const fs::path file = backups.file(backups.make(clock_.now(), app::ports::BackupKind::by_hand).name);
  for (const fs::path& path : {file, file.parent_path()}) {
    EXPECT_EQ(status_of(path).st_uid, status_of(data_).st_uid) << path;
    EXPECT_EQ(status_of(path).st_mode & 0007U, 0U) << path;
  }
}

TEST_F(FileOwnerTest, TheSnapshotBeforeAMigrationBelongsToTheOwnerOfTheFolder) {
  std::vector<Migration> steps = {{1, "one", "CREATE TABLE one (x INTEGER) STRICT"}};
  const auto open = [&] { Database(data_ / "test.sqlite3", data_ / "snapshots", steps, clock_.now()); };
  open();
  steps.push_back({2, "two", "CREATE TABLE two (x INTEGER) STRICT"});
  open();
  EXPECT_FALSE(fs::is_empty(data_ / "snapshots"));
  expect_all_of_the_owner();
}

TEST_F(FileOwnerTest, ALockFileThatRootLeftIsMadeOver) {
  std::ofstream(data_ / "buntstift.lock") << "";
  fs::permissions(data_ / "buntstift.lock", fs::perms::owner_read | fs::perms::owner_write);
  { const DataFolder folder(data_); }
  EXPECT_EQ(status_of(data_ / "buntstift.lock").st_uid, status_of(data_).st_uid);
}

// The service's user could otherwise make root give it any file.
TEST_F(FileOwnerTest, ALinkInThePlaceOfAFileIsNotFollowed) {
  const fs::path elsewhere = folder_.path() / "geheim";
  std::ofstream(elsewhere) << "x";
  const struct stat before = status_of(elsewhere);
  fs::create_symlink(elsewhere, data_ / "buntstift.lock");
  EXPECT_EQ(test::reason_of([&] { DataFolder folder(data_); }), "data_folder_unusable");
  EXPECT_FALSE(FileOwner::of(data_).create_file(data_ / "buntstift.lock"));
  EXPECT_EQ(status_of(elsewhere).st_uid, before.st_uid);
  EXPECT_EQ(status_of(elsewhere).st_mode, before.st_mode);
}

TEST_F(FileOwnerTest, NobodyElseMayReadEvenInAnOpenFolder) {
  EXPECT_EQ(::chmod(data_.c_str(), 0777), 0);
  { SqliteStorage storage(data_, clock_); }
  EXPECT_EQ(status_of(data_ / database_name).st_mode & 0007U, 0U);
}

}  // namespace
}  // namespace storage
