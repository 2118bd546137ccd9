#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands.h"
#include "storage/sqlite_storage.h"
#include "support/local_s3.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace cli {
namespace {

using test::reason_of;
using testing::HasSubstr;
namespace fs = std::filesystem;

class BackupCommandTest : public testing::Test {
 protected:
  using Command = int (*)(Words, Surroundings&);

  // What the command writes.
  std::string run(Command command, std::vector<std::string> words = {}, int expected = exit_done) {
    std::istringstream in;
    std::ostringstream out;
    words.insert(words.end(), {"--data-dir", data_.string()});
    auto environment = environment_;
    environment["BUNTSTIFT_BACKUP_KEEP"] = "2";
    Surroundings surroundings{in, out, out, environment, "1.2.3"};
    EXPECT_EQ(command(words, surroundings), expected);
    return out.str();
  }
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(data_ / "backups")) {
      if (entry.path().extension() != ".sha256") names.push_back(entry.path().filename().string());
    }
    return names;
  }
  void put_secret(const std::string& value) {
    storage::SqliteStorage storage(data_, clock_);
    storage.write([&](app::ports::Stores& stores) { stores.site().put_secret("s", value); });
  }
  std::string secret() {
    const storage::SqliteStorage storage(data_, clock_);
    return storage.read([](const app::ports::Stores& stores) { return *stores.site().secret("s"); });
  }

  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  fs::path data_ = folder_.path() / "data";
  std::map<std::string, std::string> environment_;
};

TEST_F(BackupCommandTest, ABackupIsMadeListedVerifiedAndRestored) {
  put_secret("alt");
  EXPECT_THAT(run(backup_create_command), HasSubstr("Gesichert: " + (data_ / "backups").string()));
  ASSERT_EQ(names().size(), 1u);
  const std::string name = names().front();
  EXPECT_THAT(run(backup_list_command), HasSubstr(name));
  EXPECT_THAT(run(backup_verify_command, {name}), HasSubstr("0 Konten und 0 Malbücher"));
  put_secret("neu");
  EXPECT_THAT(run(backup_restore_command, {name}), HasSubstr("Die bisherige Datenbank liegt jetzt hier: "));
  EXPECT_EQ(secret(), "alt");
}

TEST_F(BackupCommandTest, ABackupIsMadeWhileAServerRunsAndNotRestored) {
  put_secret("alt");
  const storage::SqliteStorage server(data_, clock_);
  run(backup_create_command);
  ASSERT_EQ(names().size(), 1u);
  const std::string name = names().front();
  EXPECT_EQ(reason_of([&] { run(backup_restore_command, {name}); }), "data_folder_locked");
}

TEST_F(BackupCommandTest, TheOldestMakeRoom) {
  put_secret("x");
  for (int i = 0; i < 3; ++i) run(backup_create_command);
  EXPECT_EQ(names().size(), 2u);
}

TEST_F(BackupCommandTest, ABackupMayLieAnywhere) {
  put_secret("alt");
  run(backup_create_command);
  const fs::path elsewhere = folder_.path() / "Stick #1 100%.sqlite3";
  fs::rename(data_ / "backups" / names().front(), elsewhere);
  put_secret("neu");
  run(backup_restore_command, {elsewhere.string()});
  EXPECT_EQ(secret(), "alt");
}

// A machine that has nothing but the configuration.
TEST_F(BackupCommandTest, AFreshMachineGetsTheNewestFromASecondFolder) {
  put_secret("alt");
  fs::create_directory(folder_.path() / "zweite");
  environment_["BUNTSTIFT_BACKUP_SECOND_DIR"] = (folder_.path() / "zweite").string();
  EXPECT_THAT(run(backup_create_command), HasSubstr("Kopiert: " + (folder_.path() / "zweite").string()));
  EXPECT_THAT(run(backup_list_command),
              HasSubstr("Sicherungen an dem Ort " + (folder_.path() / "zweite").string()));
  fs::remove_all(data_);
  EXPECT_THAT(run(backup_restore_command, {"--newest"}), HasSubstr("Geholt: buntstift-"));
  EXPECT_EQ(secret(), "alt");
}

TEST_F(BackupCommandTest, AFreshMachineGetsANamedOneFromAStoreThatSpeaksS3) {
  const test::LocalS3 store;
  environment_ = {{"BUNTSTIFT_BACKUP_S3_URL", store.url()},  {"BUNTSTIFT_BACKUP_S3_BUCKET", "sicherungen"},
                  {"BUNTSTIFT_BACKUP_S3_KEY", "local-key"},  {"BUNTSTIFT_BACKUP_S3_SECRET", "local-secret"},
                  {"BUNTSTIFT_BACKUP_S3_REGION", "eu-test"}, {"BUNTSTIFT_BACKUP_S3_PREFIX", "schule/"}};
  put_secret("alt");
  EXPECT_THAT(run(backup_test_command), HasSubstr("In Ordnung: " + store.url() + "/sicherungen/schule/"));
  run(backup_create_command);
  const std::string name = names().front();
  fs::remove_all(data_);
  EXPECT_EQ(reason_of([&] { run(backup_restore_command, {"buntstift-2020-01-01T000000Z.sqlite3"}); }),
            "backup_nowhere");
  EXPECT_THAT(run(backup_restore_command, {name}), HasSubstr("Geholt: " + name));
  EXPECT_EQ(secret(), "alt");
  // What arrives with a bit turned is refused by its checksum, and the database stays.
  fs::remove_all(data_ / "backups");
  put_secret("neu");
  store.control("spoil", {{"on", true}});
  EXPECT_EQ(reason_of([&] { run(backup_restore_command, {"--newest"}); }), "backup_checksum_wrong");
  EXPECT_EQ(secret(), "neu");
  EXPECT_TRUE(fs::is_empty(data_ / "backups"));
}

TEST_F(BackupCommandTest, APlaceThatFailsIsToldAndTheBackupIsThere) {
  put_secret("alt");
  environment_["BUNTSTIFT_BACKUP_SECOND_DIR"] = (folder_.path() / "nicht-eingehängt").string();
  EXPECT_THAT(run(backup_create_command, {}, exit_failed), HasSubstr("hat es nicht geklappt"));
  EXPECT_EQ(names().size(), 1U);
  EXPECT_THAT(run(backup_test_command, {}, exit_failed), HasSubstr("hat es nicht geklappt"));
  environment_.clear();
  EXPECT_EQ(reason_of([&] { run(backup_test_command); }), "backup_no_places");
}

TEST_F(BackupCommandTest, WrongUseIsExplained) {
  EXPECT_EQ(reason_of([&] { run(backup_create_command); }), "database_missing");
  EXPECT_FALSE(fs::exists(data_));
  EXPECT_THAT(run(backup_list_command), HasSubstr("liegt noch keine Sicherung"));
  EXPECT_EQ(reason_of([&] { run(backup_verify_command); }), "backup_name_missing");
  EXPECT_EQ(reason_of([&] { run(backup_restore_command, {"a", "b"}); }), "argument_surplus");
  EXPECT_EQ(reason_of([&] { run(backup_restore_command, {"a", "--newest"}); }), "backup_name_or_newest");
  EXPECT_EQ(reason_of([&] { run(backup_restore_command, {"--newest"}); }), "backup_nowhere");
  EXPECT_EQ(reason_of([&] { run(backup_verify_command, {"gibt-es-nicht"}); }), "backup_file_missing");
}

}  // namespace
}  // namespace cli
