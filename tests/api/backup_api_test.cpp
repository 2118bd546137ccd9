#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "api/api_server.h"
#include "storage/backup_file.h"

namespace test {
namespace {

using Json = nlohmann::json;

class BackupApiTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!postgres_server().empty()) GTEST_SKIP() << "a database server has its own; see ServerBackupApiTest";
  }
  Json state() { return server_.call("GET", "/api/admin/backups", admin_.token).json(); }
  Answer make() { return server_.call("POST", "/api/admin/backups", admin_.token); }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
};

TEST_F(BackupApiTest, ABackupIsMadeListedDownloadedAndDeleted) {
  const Answer made = make();
  EXPECT_EQ(made.status, 201);
  const std::string name = made.json().at("name");
  EXPECT_EQ(made.json().at("createdAt"), "2026-11-20T11:00:00.000Z");

  const Json listed = state();
  ASSERT_EQ(listed.at("backups").size(), 1u);
  EXPECT_EQ(listed.at("backups")[0], made.json());
  EXPECT_EQ(listed.at("everyHours"), 24);
  EXPECT_EQ(listed.at("keep"), 14);
  EXPECT_EQ(listed.at("keepWeekly"), 0);
  EXPECT_EQ(listed.at("keepMonthly"), 0);
  EXPECT_TRUE(listed.at("places").empty());
  const Answer tested = server_.call("POST", "/api/admin/backup-places/test", admin_.token);
  EXPECT_EQ(tested.status, 200);
  EXPECT_TRUE(tested.json().at("places").empty());
  EXPECT_TRUE(listed.at("failure").is_null());
  EXPECT_GT(listed.at("freeBytes"), 0);
  EXPECT_EQ(listed.at("elsewhere"), "");

  const Answer file = server_.call("GET", "/api/admin/backups/" + name, admin_.token);
  EXPECT_EQ(file.status, 200);
  EXPECT_EQ(file.header("Content-Disposition"), "attachment; filename=\"" + name + "\"");
  EXPECT_EQ(file.header("Cache-Control"), "no-store");
  EXPECT_EQ(file.body.size(), made.json().at("sizeBytes"));
  const support::TemporaryFolder folder;
  const std::string saved = folder.write("saved.sqlite3", file.body);
  EXPECT_EQ(storage::inspect_backup(saved, storage::embedded_migrations()).users, 1);

  EXPECT_EQ(server_.call("DELETE", "/api/admin/backups/" + name, admin_.token).status, 204);
  EXPECT_TRUE(state().at("backups").empty());
  EXPECT_EQ(server_.call("GET", "/api/admin/backups/" + name, admin_.token).status, 404);
  EXPECT_EQ(server_.call("DELETE", "/api/admin/backups/" + name, admin_.token).status, 404);
}

class ServerBackupApiTest : public testing::Test {
 protected:
  void SetUp() override {
    if (postgres_server().empty()) GTEST_SKIP() << "tests/support/with_postgres.sh runs it";
  }

  ApiServer server_;
  Person admin_ = server_.make_admin("chef");
};

TEST_F(ServerBackupApiTest, BackupsOfADatabaseServerAreSaidToBeItsOwn) {
  const Json listed = server_.call("GET", "/api/admin/backups", admin_.token).json();
  EXPECT_TRUE(listed.at("backups").empty());
  EXPECT_TRUE(listed.at("failure").is_null());
  EXPECT_NE(listed.at("elsewhere").get<std::string>().find("pg_dump"), std::string::npos) << listed;
  for (const auto& [method, path] :
       {std::pair("POST", "/api/admin/backups"),
        std::pair("GET", "/api/admin/backups/buntstift-2026-11-20T110000Z.sqlite3"),
        std::pair("DELETE", "/api/admin/backups/buntstift-2026-11-20T110000Z.sqlite3")}) {
    const Answer answer = server_.call(method, path, admin_.token);
    EXPECT_EQ(answer.status, 409) << method;
    const std::string message = answer.json().at("message");
    EXPECT_NE(message.find("pg_dump"), std::string::npos) << message;
  }
}

TEST_F(BackupApiTest, ANameLeadsNowhereElse) {
  make();
  for (const char* name : {"..%2fbuntstift.sqlite3", "%2e%2e", "..", "buntstift.sqlite3",
                           "buntstift-2026-11-20T110000Z.sqlite3%00", "%2fetc%2fpasswd"}) {
    const Answer answer = server_.call("GET", std::string("/api/admin/backups/") + name, admin_.token);
    EXPECT_EQ(answer.status, 404) << name << answer.body.substr(0, 100);
  }
}

TEST_F(BackupApiTest, AFolderThatCannotBeUsedIsASentence) {
  const std::string folder = state().at("folder");
  std::ofstream(folder) << "a file where the folder should be";
  const Answer answer = make();
  EXPECT_EQ(answer.status, 503);
  const std::string message = answer.json().at("message");
  EXPECT_NE(message.find(folder), std::string::npos);
  EXPECT_NE(message.find("ein Teil des Pfades ist kein Ordner"), std::string::npos) << message;
}

TEST_F(BackupApiTest, HeadTellsTheSizeAndTheConnectionGoesOn) {
  const std::string name = make().json().at("name");
  const Answer head = server_.call("HEAD", "/api/admin/backups/" + name, admin_.token);
  EXPECT_EQ(head.status, 200);
  EXPECT_EQ(head.header("Content-Length"),
            std::to_string(state().at("backups")[0].at("sizeBytes").get<int>()));
  EXPECT_TRUE(head.body.empty());
}

}  // namespace
}  // namespace test
