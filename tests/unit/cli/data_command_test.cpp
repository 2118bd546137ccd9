#include <filesystem>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands.h"
#include "storage/postgres_storage.h"
#include "storage/sqlite_storage.h"
#include "support/any_storage.h"
#include "support/local_s3.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

namespace cli {
namespace {

using test::reason_of;
using testing::HasSubstr;
namespace fs = std::filesystem;

// From a folder to another place and from there to a third folder. The place is a PostgreSQL database where
// the tests have a server, else a folder as well.
class DataCommandTest : public testing::Test {
 protected:
  std::string copy(const std::string& from, const std::string& to, int expected = exit_done) {
    std::istringstream in;
    std::ostringstream out;
    const std::map<std::string, std::string> environment;
    Surroundings surroundings{in, out, out, environment, "1.2.3"};
    const std::vector<std::string> words = {"--from", from, "--to", to};
    EXPECT_EQ(data_copy_command(words, surroundings), expected);
    return out.str();
  }
  // As the command line takes it.
  std::string address_of(const std::string& conninfo) const {
    const auto value = [&](const std::string& key) {
      const std::size_t at = conninfo.find(key + "=") + key.size() + 1;
      return conninfo.substr(at, conninfo.find(' ', at) - at);
    };
    return "postgresql://" + value("user") + "@/" + value("dbname") + "?host=" + value("host");
  }
  std::string place() const {
    if (test::postgres_server().empty()) return (folder_.path() / "other").string();
    return address_of(test::empty_postgres_url(folder_.path()));
  }
  void put_secret(const fs::path& folder) const {
    storage::SqliteStorage storage(folder, clock_);
    storage.write([](app::ports::Stores& stores) {
      stores.site().put_secret("s", std::string("\0\xff bytes", 8));
      stores.audit().add({{}, "anna@example.de", "audit_signed_in", ""});
    });
  }

  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  fs::path first_ = folder_.path() / "first", last_ = folder_.path() / "last";
};

TEST_F(DataCommandTest, DataGoThereAndBackUnchanged) {
  put_secret(first_);
  EXPECT_THAT(copy(first_, place()), HasSubstr("Kopiert und verglichen: "));
  const std::string said = copy(place(), last_);
  EXPECT_THAT(said, HasSubstr("  secrets: 1\n"));
  EXPECT_THAT(said, HasSubstr("  audit_log: 1\n"));
  const storage::SqliteStorage storage(last_, clock_);
  EXPECT_EQ(storage.read([](const app::ports::Stores& stores) { return *stores.site().secret("s"); }),
            std::string("\0\xff bytes", 8));
}

TEST_F(DataCommandTest, ATargetThatHoldsSomethingIsRefusedAndKeepsIt) {
  put_secret(first_);
  copy(first_, place());
  EXPECT_EQ(reason_of([&] { copy(first_, place()); }), "copy_target_not_empty");
  EXPECT_EQ(reason_of([&] { copy(place(), first_); }), "copy_target_not_empty");
}

TEST_F(DataCommandTest, WhatIsNotThereOrTheSameIsRefused) {
  EXPECT_EQ(reason_of([&] { copy(first_, place()); }), "copy_source_empty");
  put_secret(first_);
  EXPECT_EQ(reason_of([&] { copy(first_, first_); }), "copy_same");
}

TEST_F(DataCommandTest, AFolderWithARunningServerIsRefused) {
  put_secret(first_);
  const storage::SqliteStorage server(first_, clock_);
  EXPECT_EQ(reason_of([&] { copy(first_, place()); }), "data_folder_locked");
}

class DataPicturesTest : public testing::Test {
 protected:
  DataPicturesTest() {
    app::ports::StoredUser user;
    user.user.id = "anna";
    user.user.email = "anna@example.de";
    app::ports::StoredPicture large;
    large.id = "large";
    large.user_id = "anna";
    large.content = std::string(40'000, 'x');
    app::ports::StoredPicture small = large;
    small.id = "small";
    small.content = "x";
    server_->write([&](app::ports::Stores& stores) {
      stores.users().insert(user);
      stores.pictures().insert(large);
      stores.pictures().insert(small);
    });
  }
  std::string run(const std::vector<std::string>& words) {
    std::istringstream in;
    std::ostringstream out;
    Surroundings surroundings{in, out, out, environment_, "1.2.3"};
    EXPECT_EQ(data_pictures_command(words, surroundings), exit_done);
    return out.str();
  }

  const test::LocalS3 store_;
  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  std::map<std::string, std::string> environment_ = {
      {"BUNTSTIFT_DATA_DIR", folder_.path()},           {"BUNTSTIFT_PICTURES_S3_URL", store_.url()},
      {"BUNTSTIFT_PICTURES_S3_BUCKET", "sicherungen"},  {"BUNTSTIFT_PICTURES_S3_KEY", "local-key"},
      {"BUNTSTIFT_PICTURES_S3_SECRET", "local-secret"}, {"BUNTSTIFT_PICTURES_S3_REGION", "eu-test"}};
  // Runs meanwhile.
  std::unique_ptr<storage::SqliteStorage> server_ =
      std::make_unique<storage::SqliteStorage>(folder_.path(), clock_);
};

TEST_F(DataPicturesTest, TheLargeOnesGoThereAndBackBesideAServer) {
  const std::string there = ". Im Bildspeicher " + store_.url() + "/sicherungen liegen jetzt: ";
  EXPECT_EQ(run({"--to", "store"}), "Bewegt: 1" + there + "1.\n");
  EXPECT_EQ(store_.state()["objects"].size(), 1U);
  EXPECT_EQ(run({"--to", "store"}), "Bewegt: 0" + there + "1.\n");
  EXPECT_EQ(run({"--to", "database"}), "Bewegt: 1" + there + "0.\n");
  const auto large =
      server_->read([](const app::ports::Stores& stores) { return stores.pictures().find("large"); });
  EXPECT_EQ(large->content, std::string(40'000, 'x'));
}

TEST_F(DataPicturesTest, WrongUseIsExplained) {
  EXPECT_EQ(reason_of([&] { run({}); }), "pictures_direction");
  EXPECT_EQ(reason_of([&] { run({"--to", "irgendwohin"}); }), "pictures_direction");
  store_.control("fail", {{"status", 403}});
  EXPECT_EQ(reason_of([&] { run({"--to", "store"}); }), "picture_store_unreachable");
  environment_.erase("BUNTSTIFT_PICTURES_S3_URL");
  EXPECT_EQ(reason_of([&] { run({"--to", "store"}); }), "picture_store_none");
}

}  // namespace
}  // namespace cli
