#include <csignal>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "storage/backup_copy_folder.h"
#include "storage/backup_file.h"
#include "storage/backup_folder.h"
#include "storage/checksum_file.h"
#include "storage/connection.h"
#include "storage/sqlite_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

namespace fs = std::filesystem;
using test::reason_of;

constexpr auto scheduled = app::ports::BackupKind::scheduled;

std::size_t count_files(const fs::path& folder) {
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(folder)) count += entry.is_regular_file() ? 1 : 0;
  return count;
}

class BackupTest : public testing::Test {
 protected:
  std::unique_ptr<SqliteStorage> open() { return std::make_unique<SqliteStorage>(data_, clock_); }
  static void add_user(SqliteStorage& storage, const std::string& name) {
    storage.write([&](app::ports::Stores& stores) {
      app::ports::StoredUser stored;
      stored.user.id = name;
      stored.user.email = name + "@example.de";
      stored.password_hash = "x";
      stores.users().insert(stored);
    });
  }
  static int count_users(SqliteStorage& storage) {
    return storage.read([](const app::ports::Stores& stores) { return stores.users().counts().total; });
  }
  static void add_session(SqliteStorage& storage, const std::string& user) {
    storage.write([&](app::ports::Stores& stores) {
      app::ports::StoredSession session;
      session.id = "s";
      session.user_id = user;
      session.expires_at = base::Time{std::chrono::hours{1'000'000}};
      stores.sessions().insert(session);
    });
  }
  Restored restore(const fs::path& file) {
    const DataFolder folder(data_);
    return restore_backup(folder, file, embedded_migrations(), clock_.now());
  }

  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  fs::path data_ = folder_.path() / "data";
  fs::path database_ = data_ / database_name;
  BackupFolder backups_{folder_.path() / "backups", database_};
};

TEST_F(BackupTest, ABackupIsNamedAfterItsMomentAndForItsOwnerOnlyWithItsChecksum) {
  const auto storage = open();
  const app::ports::Backup backup = backups_.make(clock_.now(), scheduled);
  EXPECT_EQ(backup.name, "buntstift-2026-11-20T110000Z.sqlite3");
  EXPECT_EQ(backup.made_at, clock_.now());
  EXPECT_EQ(backup.size_bytes, fs::file_size(backups_.file(backup.name)));
  EXPECT_EQ(count_files(backups_.folder()), 2u);
  const auto others = fs::perms::group_all | fs::perms::others_all;
  EXPECT_EQ(fs::status(backups_.file(backup.name)).permissions() & others, fs::perms::none);
  EXPECT_EQ(fs::status(checksum_file(backups_.file(backup.name))).permissions() & others, fs::perms::none);
  EXPECT_EQ(fs::status(backups_.folder()).permissions() & others, fs::perms::none);
}

TEST_F(BackupTest, TwoOfOneMomentHaveTwoNamesAndTheListIsNewestFirst) {
  const auto storage = open();
  const std::string first = backups_.make(clock_.now(), scheduled).name;
  const std::string second = backups_.make(clock_.now(), scheduled).name;
  EXPECT_NE(first, second);
  const auto list = backups_.list();
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].name, second);
  EXPECT_EQ(list[1].name, first);
}

TEST_F(BackupTest, TheNameTellsThoseMadeByHand) {
  const auto storage = open();
  const app::ports::Backup by_hand = backups_.make(clock_.now(), app::ports::BackupKind::by_hand);
  EXPECT_EQ(by_hand.name, "buntstift-2026-11-20T110000Z-manuell.sqlite3");
  EXPECT_EQ(by_hand.kind, app::ports::BackupKind::by_hand);
  EXPECT_EQ(backups_.make(clock_.now(), scheduled).kind, scheduled);
  ASSERT_EQ(backups_.list().size(), 2u);
  for (const auto& backup : backups_.list()) {
    const bool is_marked = backup.name.find("manuell") != std::string::npos;
    EXPECT_EQ(backup.kind == app::ports::BackupKind::by_hand, is_marked) << backup.name;
    EXPECT_EQ(inspect_backup(backups_.file(backup.name), embedded_migrations()).users, 0);
  }
}

TEST_F(BackupTest, AFolderThatIsNotThereHoldsNone) {
  EXPECT_TRUE(backups_.list().empty());
  EXPECT_GT(backups_.free_bytes(), 0u);
}

TEST_F(BackupTest, FilesOfOthersAreNotItsBusiness) {
  const auto storage = open();
  backups_.make(clock_.now(), scheduled);
  for (const char* name : {"notizen.txt", "buntstift-2026-11-20T110000Z.sqlite3.bak", "buntstift-.sqlite3",
                           "buntstift-2026-13-20T110000Z.sqlite3", "buntstift-2026-11-20T990000Z.sqlite3"}) {
    std::ofstream(backups_.folder() / name) << "x";
  }
  fs::create_symlink(database_, backups_.folder() / "buntstift-2026-11-21T110000Z.sqlite3");
  EXPECT_EQ(backups_.list().size(), 1u);
}

TEST_F(BackupTest, ANameLeadsNowhereElse) {
  const auto storage = open();
  backups_.make(clock_.now(), scheduled);
  for (const char* name :
       {"../data/buntstift.sqlite3", "/etc/passwd", "", ".", "..", "buntstift-2026-11-20T110001Z.sqlite3",
        "./buntstift-2026-11-20T110000Z.sqlite3", "buntstift-2026-11-20T110000Z.sqlite3/"}) {
    EXPECT_EQ(reason_of([&] { backups_.file(name); }), "backup_not_found") << name;
    EXPECT_EQ(reason_of([&] { backups_.remove(name); }), "backup_not_found") << name;
  }
  EXPECT_TRUE(fs::exists(database_));
}

TEST_F(BackupTest, ABackupIsMadeWhileOthersWrite) {
  const auto storage = open();
  storage->write([&](app::ports::Stores& stores) {
    stores.site().put_secret("waiting", "for the end of this transaction");
    const app::ports::Backup backup = backups_.make(clock_.now(), scheduled);
    EXPECT_EQ(inspect_backup(backups_.file(backup.name), embedded_migrations()).users, 0);
  });
}

TEST_F(BackupTest, WhatWasWrittenBeforeIsInItAndWhatComesLaterIsNot) {
  const auto storage = open();
  add_user(*storage, "anna");
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  add_user(*storage, "bert");
  const BackupContent content = inspect_backup(file, embedded_migrations());
  EXPECT_EQ(content.users, 1);
  EXPECT_EQ(content.books, 0);
  EXPECT_EQ(content.schema, embedded_migrations().back().number);
}

TEST_F(BackupTest, InspectingABackupLeavesNothingBesideIt) {
  const auto storage = open();
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  const std::size_t before = count_files(backups_.folder());
  inspect_backup(file, embedded_migrations());
  EXPECT_EQ(count_files(backups_.folder()), before);
}

TEST_F(BackupTest, AChecksumIsWhatOtherToolsRead) {
  const auto storage = open();
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  const auto result = support::run_process(
      {"sh", "-c",
       "cd '" + backups_.folder().string() + "' && sha256sum -c " + file.filename().string() + ".sha256"});
  EXPECT_EQ(result.exit_code, 0) << result.output;
}

TEST_F(BackupTest, OneThatIsNotWhatItsChecksumWasMadeOfIsRefused) {
  { add_user(*open(), "anna"); }
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  // Sound by itself, and of this program: only the checksum tells.
  const fs::path other = backups_.file(backups_.make(clock_.now(), scheduled).name);
  {
    Connection change(other, ConnectionMode::writer);
    change.execute("UPDATE users SET email = 'x@example.de'");
    change.execute("PRAGMA journal_mode = DELETE");
  }
  fs::copy_file(other, file, fs::copy_options::overwrite_existing);
  EXPECT_EQ(reason_of([&] { inspect_backup(file, embedded_migrations()); }), "backup_checksum_wrong");
  EXPECT_EQ(reason_of([&] { restore(file); }), "backup_checksum_wrong");
  std::ofstream(checksum_file(file)) << "";
  EXPECT_EQ(reason_of([&] { inspect_backup(file, embedded_migrations()); }), "backup_checksum_wrong");
  fs::remove(checksum_file(file));  // as older versions made them
  EXPECT_EQ(inspect_backup(file, embedded_migrations()).users, 1);
}

TEST_F(BackupTest, TheTablesOfLitestreamAreAllowedAndNothingElseOfThatName) {
  { add_user(*open(), "anna"); }
  {
    Connection change(database_, ConnectionMode::writer);
    change.execute("CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)");
    change.execute("CREATE TABLE _litestream_lock (id INTEGER)");
  }
  EXPECT_EQ(
      inspect_backup(backups_.file(backups_.make(clock_.now(), scheduled).name), embedded_migrations()).users,
      1);
  EXPECT_EQ(count_users(*open()), 1);
  {
    Connection change(database_, ConnectionMode::writer);
    change.execute("DROP TABLE _litestream_seq");
    change.execute("CREATE VIEW _litestream_seq AS SELECT 1");
  }
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  EXPECT_EQ(reason_of([&] { inspect_backup(file, embedded_migrations()); }), "backup_schema_wrong");
}

TEST_F(BackupTest, ADeletedBackupTakesItsChecksumWithIt) {
  const auto storage = open();
  backups_.remove(backups_.make(clock_.now(), scheduled).name);
  EXPECT_EQ(count_files(backups_.folder()), 0u);
}

TEST_F(BackupTest, ASecondFolderGetsWholeFilesAndIsNotMade) {
  const auto storage = open();
  const std::string name = backups_.make(clock_.now(), scheduled).name;
  const fs::path elsewhere = folder_.path() / "zweite";
  BackupCopyFolder place(elsewhere, data_);
  EXPECT_EQ(reason_of([&] { place.put(backups_.file(name), name); }), "backup_place_failed");
  EXPECT_EQ(reason_of([&] { place.names(); }), "backup_place_failed");
  EXPECT_FALSE(fs::exists(elsewhere));
  fs::create_directory(elsewhere);
  place.put(backups_.file(name), name);
  EXPECT_EQ(place.names(), std::vector<std::string>{name});
  EXPECT_EQ(inspect_backup(elsewhere / name, embedded_migrations()).users, 0);
  const fs::path target = folder_.path() / "geholt";
  place.fetch(name, target);
  EXPECT_EQ(fs::file_size(target), fs::file_size(backups_.file(name)));
  place.remove(name);
  EXPECT_TRUE(place.names().empty());
}

TEST_F(BackupTest, AFolderThatCannotBeIsRefusedWithItsReason) {
  const auto storage = open();
  std::ofstream(folder_.path() / "datei") << "x";
  BackupFolder under_a_file(folder_.path() / "datei" / "backups", database_);
  EXPECT_EQ(reason_of([&] { under_a_file.make(clock_.now(), scheduled); }), "backup_folder_unusable");
  BackupFolder kernels("/proc/backups", database_);
  const auto refusal = test::refusal_of([&] { kernels.make(clock_.now(), scheduled); });
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason(), "backup_folder_unusable");
  EXPECT_EQ(refusal->arguments().at(0), "/proc/backups");
}

// In a process of its own, because the limit belongs to the process.
TEST_F(BackupTest, AFullDiskLeavesNothingHalfWritten) {
  {
    const auto storage = open();
    for (int i = 0; i < 50; ++i) {
      storage->write([&](app::ports::Stores& stores) {
        stores.site().put_secret(std::to_string(i), std::string(20'000, 'x'));
      });
    }
  }
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{std::size_t{256} * 1024, std::size_t{256} * 1024};
    setrlimit(RLIMIT_FSIZE, &limit);
    const auto refusal = test::refusal_of([&] { backups_.make(clock_.now(), scheduled); });
    const bool is_told = refusal && refusal->reason() == "backup_failed" &&
                         refusal->arguments().at(1) == "der Datenträger ist voll";
    _exit(is_told && count_files(backups_.folder()) == 0 ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

TEST_F(BackupTest, ADamagedDatabaseGivesNoBackup) {
  { add_user(*open(), "anna"); }
  {
    std::fstream file(database_, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(8192 + 100);
    file << std::string(40'000, 'x');
  }
  EXPECT_EQ(reason_of([&] { backups_.make(clock_.now(), scheduled); }), "database_damaged");
  EXPECT_EQ(count_files(backups_.folder()), 0u);
}

TEST_F(BackupTest, AnUnfinishedFileOfAnEndedProcessIsRemovedAndAFreshOneIsNot) {
  const auto storage = open();
  fs::create_directories(backups_.folder());
  const fs::path old = backups_.folder() / "buntstift-2026-11-19T110000Z.sqlite3.unfinished";
  const fs::path fresh = backups_.folder() / "buntstift-2026-11-20T105959Z.sqlite3.unfinished";
  std::ofstream(old) << "x";
  std::ofstream(fresh) << "x";
  fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours{1});
  backups_.make(clock_.now(), scheduled);
  EXPECT_FALSE(fs::exists(old));
  EXPECT_TRUE(fs::exists(fresh));
  EXPECT_EQ(backups_.list().size(), 1u);
}

TEST_F(BackupTest, ARestoreBringsTheOldStateBackAndKeepsTheNewOneAside) {
  fs::path file;
  {
    const auto storage = open();
    add_user(*storage, "anna");
    add_session(*storage, "anna");
    file = backups_.file(backups_.make(clock_.now(), scheduled).name);
    add_user(*storage, "bert");
  }
  const Restored restored = restore(file);
  EXPECT_EQ(restored.content.users, 1);
  EXPECT_EQ(inspect_backup(restored.replaced, embedded_migrations()).users, 2);
  const auto storage = open();
  EXPECT_EQ(count_users(*storage), 1);
  add_user(*storage, "carla");
  EXPECT_EQ(count_users(*storage), 2);
  const auto session =
      storage->read([](const app::ports::Stores& stores) { return stores.sessions().find("s"); });
  EXPECT_FALSE(session) << "a sign-in of the backup may have been ended since";
}

TEST_F(BackupTest, ARestoreSendsNoMailASecondTime) {
  fs::path file;
  {
    const auto storage = open();
    app::ports::StoredMail mail;
    mail.id = "m";
    mail.recipient = "anna@example.de";
    mail.created_at = clock_.now();
    mail.next_try_at = clock_.now();
    storage->write([&](app::ports::Stores& stores) { stores.mails().insert(mail); });
    file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  }
  restore(file);
  const auto storage = open();
  storage->read([&](const app::ports::Stores& stores) {
    EXPECT_FALSE(stores.mails().has_due(clock_.now()));
    EXPECT_NE(stores.mails().find("m")->error.find("eingespielten Sicherung"), std::string::npos);
  });
}

TEST_F(BackupTest, ARestoreReplacesADamagedDatabaseToo) {
  fs::path file;
  {
    const auto storage = open();
    add_user(*storage, "anna");
    file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  }
  std::ofstream(database_, std::ios::binary) << std::string(20'000, 'x');
  std::ofstream(database_.string() + "-wal", std::ios::binary) << std::string(20'000, 'y');
  const Restored restored = restore(file);
  EXPECT_EQ(fs::file_size(restored.replaced), 20'000u);
  EXPECT_EQ(count_users(*open()), 1);
}

TEST_F(BackupTest, ARestoreIntoAnEmptyFolderMovesAnInstallation) {
  fs::path file;
  {
    const auto storage = open();
    add_user(*storage, "anna");
    file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  }
  const DataFolder elsewhere(folder_.path() / "neu");
  const Restored restored = restore_backup(elsewhere, file, embedded_migrations(), clock_.now());
  EXPECT_TRUE(restored.replaced.empty());
  EXPECT_EQ(inspect_backup(elsewhere.database_file(), embedded_migrations()).users, 1);
}

TEST_F(BackupTest, OldSnapshotsAreRemovedAndNothingElse) {
  const auto storage = open();
  fs::create_directories(data_ / snapshot_folder_name / "ordner");
  const fs::path snapshot = data_ / snapshot_folder_name / "before-migration-2-1.sqlite3";
  std::ofstream(snapshot) << "x";
  const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  backups_.remove_old_snapshots(now - std::chrono::hours{1});
  EXPECT_TRUE(fs::exists(snapshot));
  backups_.remove_old_snapshots(now + std::chrono::hours{1});
  EXPECT_FALSE(fs::exists(snapshot));
  EXPECT_TRUE(fs::exists(data_ / snapshot_folder_name / "ordner"));
  EXPECT_TRUE(fs::exists(database_));
}

TEST_F(BackupTest, WhatIsNoSoundBackupReplacesNothing) {
  fs::path file;
  {
    const auto storage = open();
    add_user(*storage, "anna");
    file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  }
  EXPECT_EQ(reason_of([&] { restore(folder_.path() / "fehlt"); }), "backup_file_missing");
  EXPECT_EQ(reason_of([&] { restore(folder_.path()); }), "backup_foreign");
  EXPECT_EQ(reason_of([&] { restore(folder_.write("text", "Guten Tag")); }), "backup_foreign");
  EXPECT_EQ(reason_of([&] { restore(folder_.write("leer", "")); }), "backup_foreign");
  fs::resize_file(file, fs::file_size(file) / 2);
  EXPECT_EQ(reason_of([&] { restore(file); }), "backup_checksum_wrong");
  fs::remove(checksum_file(file));
  EXPECT_EQ(reason_of([&] { restore(file); }), "backup_damaged");
  EXPECT_EQ(count_users(*open()), 1);
}

TEST_F(BackupTest, ACopyOfARunningDatabaseWithItsLogIsRefused) {
  const fs::path copy = folder_.path() / "kopie.sqlite3";
  {
    const auto storage = open();
    add_user(*storage, "anna");
    fs::copy_file(database_, copy);
    fs::copy_file(database_.string() + "-wal", copy.string() + "-wal");
  }
  const auto refusal = test::refusal_of([&] { inspect_backup(copy, embedded_migrations()); });
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason(), "backup_has_companion");
  EXPECT_EQ(refusal->arguments().at(1), "-wal");
  EXPECT_EQ(reason_of([&] { restore(copy); }), "backup_has_companion");
  EXPECT_EQ(count_users(*open()), 1);
}

TEST_F(BackupTest, ACopyOfTheDatabaseIsToldFromABackup) {
  {
    const auto storage = open();
    EXPECT_FALSE(
        inspect_backup(backups_.file(backups_.make(clock_.now(), scheduled).name), embedded_migrations())
            .is_raw_copy);
  }
  EXPECT_TRUE(inspect_backup(database_, embedded_migrations()).is_raw_copy);
}

TEST_F(BackupTest, WhatDoesNotHaveTheSchemaOfItsStepsReplacesNothing) {
  { add_user(*open(), "anna"); }
  const fs::path sound = backups_.file(backups_.make(clock_.now(), scheduled).name);
  const struct {
    const char* change;
    const char* name;
  } cases[] = {{"DROP TABLE outbox", "outbox"},
               {"DROP INDEX books_by_user", "books_by_user"},
               {"DROP TABLE schema_migrations", "schema_migrations"},
               {"ALTER TABLE books ADD COLUMN colour TEXT", "books"},
               {"CREATE TABLE surplus (x INTEGER) STRICT", "surplus"},
               {"CREATE VIEW everybody AS SELECT * FROM users", "everybody"},
               {"CREATE TRIGGER spy AFTER INSERT ON users BEGIN DELETE FROM users; END", "spy"}};
  for (const auto& [change, name] : cases) {
    const fs::path file = folder_.path() / "changed.sqlite3";
    fs::copy_file(sound, file, fs::copy_options::overwrite_existing);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(change);
    const auto refusal = test::refusal_of([&] { restore(file); });
    ASSERT_TRUE(refusal) << change;
    EXPECT_EQ(refusal->reason(), "backup_schema_wrong") << change;
    EXPECT_EQ(refusal->arguments().at(1), name) << change;
  }
  EXPECT_EQ(count_users(*open()), 1);
}

TEST_F(BackupTest, ABackupWithARowThatRefersToNothingReplacesNothing) {
  { add_user(*open(), "anna"); }
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  fs::remove(checksum_file(file));
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
      .exec("PRAGMA foreign_keys = OFF; INSERT INTO ratings VALUES ('nobody', 5, 0)");
  const auto refusal = test::refusal_of([&] { restore(file); });
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->reason(), "backup_reference_broken");
  EXPECT_EQ(refusal->arguments().at(1), "ratings");
  EXPECT_EQ(count_users(*open()), 1);
}

TEST_F(BackupTest, AnOlderBackupIsBroughtUpToDateBeforeItTakesThePlace) {
  { add_user(*open(), "anna"); }
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  auto longer = embedded_migrations();
  longer.push_back({longer.back().number + 1, "later", "CREATE TABLE later (x INTEGER) STRICT"});
  restore_backup(DataFolder(data_), file, longer, clock_.now());
  EXPECT_EQ(inspect_backup(database_, longer).schema, longer.back().number);
  EXPECT_FALSE(fs::exists(database_.string() + ".restored-wal"));
}

TEST_F(BackupTest, ABackupThatCannotBeBroughtUpToDateReplacesNothing) {
  { add_user(*open(), "anna"); }
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  { add_user(*open(), "bert"); }
  const std::size_t before = count_files(data_);
  for (const char* step : {"INSERT INTO nothing VALUES (1)",
                           "PRAGMA foreign_keys = OFF; INSERT INTO ratings VALUES ('nobody', 5, 0)"}) {
    auto longer = embedded_migrations();
    longer.push_back({longer.back().number + 1, "broken", step});
    EXPECT_EQ(reason_of([&] { restore_backup(DataFolder(data_), file, longer, clock_.now()); }),
              "backup_not_migrated");
  }
  EXPECT_EQ(count_files(data_), before);
  EXPECT_EQ(count_users(*open()), 2);
}

TEST_F(BackupTest, ABackupOfANewerProgramIsRefused) {
  { add_user(*open(), "anna"); }
  const fs::path file = backups_.file(backups_.make(clock_.now(), scheduled).name);
  auto older = embedded_migrations();
  older.pop_back();
  EXPECT_EQ(reason_of([&] { inspect_backup(file, older); }), "schema_newer");
}

}  // namespace
}  // namespace storage
