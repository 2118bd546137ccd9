#include "cli/start_checks.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/arguments.h"
#include "cli/command_line.h"
#include "http/socket.h"
#include "storage/connection.h"
#include "storage/data_folder.h"
#include "storage/sqlite_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/test_certificate.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

// What keeps a server from starting, asked for by the three commands that have to agree.
class StartChecksTest : public testing::Test {
 protected:
  using Environment = std::map<std::string, std::string>;

  // What a command says, with lines as they were before they were wrapped.
  std::string run_refused(const std::string& command, const fs::path& data, Environment environment) {
    environment.emplace("BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:0");
    std::vector<std::string> words;
    std::istringstream parts(command);
    for (std::string word; parts >> word;) words.push_back(word);
    words.insert(words.end(), {"--data-dir", data.string()});
    std::istringstream in;
    std::ostringstream out;
    Surroundings surroundings{in, out, out, environment, "1.2.3"};
    EXPECT_EQ(run(words, surroundings), exit_failed) << command << "\n" << out.str();
    std::string text = out.str();
    for (std::size_t at = 0; (at = text.find("\n        ", at)) != std::string::npos;)
      text.replace(at, 9, " ");
    return text;
  }
  // That all three refuse, with a sentence that contains `part`.
  void expect_all_refuse(const std::string& part, const fs::path& data, const Environment& environment = {}) {
    for (const char* command : {"serve", "config check", "doctor"}) {
      EXPECT_THAT(run_refused(command, data, environment), HasSubstr(part)) << command;
    }
  }

  support::TemporaryFolder folder_;
  test::ManualClock clock_;
  fs::path data_ = folder_.path() / "data";
};

TEST_F(StartChecksTest, SettingsThatCannotBeKeptAreRefused) {
  expect_all_refuse("BUNTSTIFT_SERVER_BASE_PATH: server.base_path: Dieser Pfad gehört Buntstift selbst.",
                    data_, {{"BUNTSTIFT_SERVER_BASE_PATH", "/api"}});
  EXPECT_FALSE(fs::exists(data_));
}

TEST_F(StartChecksTest, ACertificateThatCannotBeUsedIsRefused) {
  expect_all_refuse("Die Datei /nowhere/a.pem kann nicht gelesen werden.", data_,
                    {{"BUNTSTIFT_SERVER_TLS_CERTIFICATE", "/nowhere/a.pem"},
                     {"BUNTSTIFT_SERVER_TLS_KEY", "/nowhere/b.pem"}});
  EXPECT_FALSE(fs::exists(data_));
}

TEST_F(StartChecksTest, APlaceWhereItCannotListenIsRefused) {
  // An address of documentation (RFC 5737), which no machine has.
  expect_all_refuse("Die Adresse 192.0.2.1:8080 gibt es auf diesem Rechner nicht.", data_,
                    {{"BUNTSTIFT_SERVER_LISTEN", "192.0.2.1:8080"}});
  const http::Listener other = http::listen_on("127.0.0.1", 0);
  const std::string taken = "127.0.0.1:" + std::to_string(other.port);
  expect_all_refuse("Auf " + taken + " kann nicht gewartet werden: Der Port ist schon belegt.", data_,
                    {{"BUNTSTIFT_SERVER_LISTEN", taken}});
  const std::string socket = "unix:" + (folder_.path() / "run" / "http.sock").string();
  expect_all_refuse("Auf " + socket + " kann nicht gewartet werden: Den Ordner dafür gibt es nicht.", data_,
                    {{"BUNTSTIFT_SERVER_LISTEN", socket}});
  EXPECT_FALSE(fs::exists(folder_.path() / "run"));
}

// The second address is looked at as well.
TEST_F(StartChecksTest, APortThatTheRedirectCannotHaveIsRefused) {
  const std::string chain = folder_.path() / "chain.pem", key = folder_.path() / "key.pem";
  test::write_certificate("malbuch.example", chain, key, std::chrono::hours(24 * 90));
  const http::Listener other = http::listen_on("127.0.0.1", 0);
  const std::string taken = "127.0.0.1:" + std::to_string(other.port);
  expect_all_refuse("Auf " + taken + " kann nicht gewartet werden", data_,
                    {{"BUNTSTIFT_SERVER_TLS_CERTIFICATE", chain},
                     {"BUNTSTIFT_SERVER_TLS_KEY", key},
                     {"BUNTSTIFT_SERVER_REDIRECT_LISTEN", taken}});
}

TEST_F(StartChecksTest, TheServerThatRunsIsNotInItsOwnWay) {
  const http::Listener own = http::listen_on("127.0.0.1", 0);
  config::Config config = config::load({{}, {{"BUNTSTIFT_DATA_DIR", data_.string()}}, {}}).config;
  config.server.port = own.port;
  ASSERT_EQ(find_listening_obstacles(config).front().severity, Severity::bad);
  const storage::DataFolder server(data_);
  EXPECT_TRUE(find_listening_obstacles(config).empty());
}

TEST_F(StartChecksTest, SaysHowLongTheCertificateIsGood) {
  config::Config config = config::load({}).config;
  config.data.dir = data_.string();
  config.server.tls_certificate = folder_.path() / "chain.pem";
  config.server.tls_key = folder_.path() / "key.pem";
  const auto sentence = [&](std::chrono::hours valid_for) {
    test::write_certificate("malbuch.example", config.server.tls_certificate, config.server.tls_key,
                            valid_for);
    return find_obstacles(config).back().sentence;
  };
  EXPECT_THAT(sentence(std::chrono::hours(24 * 90)), HasSubstr("Das Zertifikat gilt bis 20"));
  EXPECT_THAT(sentence(std::chrono::hours(24 * 3)), HasSubstr("gilt nur noch bis 20"));
  EXPECT_THAT(sentence(std::chrono::hours(-1)), HasSubstr("abgelaufen"));
}

TEST_F(StartChecksTest, ATimeZoneThatDoesNotExistIsRefused) {
  expect_all_refuse("BUNTSTIFT_PRODUCT_TIME_ZONE: product.time_zone: Die Zeitzone „Europe/Entenhausen“ kennt",
                    data_, {{"BUNTSTIFT_PRODUCT_TIME_ZONE", "Europe/Entenhausen"}});
  EXPECT_FALSE(fs::exists(data_));
}

TEST_F(StartChecksTest, ADatabaseOfANewerVersionIsRefused) {
  { const storage::SqliteStorage storage(data_, clock_); }
  storage::Connection(data_ / storage::database_name, storage::ConnectionMode::writer)
      .execute("INSERT INTO schema_migrations VALUES (9999, 'later', 'x', 0)");
  expect_all_refuse("Der Datenspeicher stammt von einer neueren Version", data_);
}

TEST_F(StartChecksTest, AFileThatIsNoDatabaseIsRefused) {
  fs::create_directory(data_);
  std::ofstream(data_ / storage::database_name) << std::string(20'000, 'x');
  expect_all_refuse("Der Datenspeicher ist beschädigt.", data_);
}

TEST_F(StartChecksTest, FoldersThatCannotBeUsedAreRefused) {
  std::ofstream(folder_.path() / "datei") << "x";
  expect_all_refuse("ist eine Datei", folder_.path() / "datei");
  expect_all_refuse("ist nicht zugänglich: ein Teil des Pfades ist kein Ordner",
                    folder_.path() / "datei" / "data");
  expect_all_refuse("fehlt und kann nicht angelegt werden", "/proc/self/buntstift");
}

TEST_F(StartChecksTest, ABackupFolderThatCannotBeUsedIsPointedOutAndStopsNothing) {
  std::ofstream(folder_.path() / "datei") << "x";
  config::Config config = config::load({{}, {{"BUNTSTIFT_DATA_DIR", data_.string()}}, {}}).config;
  config.backup.dir = (folder_.path() / "datei" / "backups").string();
  std::ostringstream err;
  EXPECT_TRUE(write_obstacles(err, find_obstacles(config)));
  EXPECT_THAT(err.str(), HasSubstr("Hinweis: In den Ordner für die Sicherungen, " + config.backup.dir));
}

TEST_F(StartChecksTest, NothingIsInTheWayOnAFreshMachineNorOfADatabaseInUse) {
  const config::Config config = config::load({{}, {{"BUNTSTIFT_DATA_DIR", data_.string()}}, {}}).config;
  std::ostringstream err;
  EXPECT_TRUE(write_obstacles(err, find_obstacles(config)));
  EXPECT_FALSE(fs::exists(data_)) << "looking changes nothing";
  {
    const storage::SqliteStorage server(data_, clock_);
    EXPECT_TRUE(write_obstacles(err, find_obstacles(config)));
  }
  EXPECT_TRUE(write_obstacles(err, find_obstacles(config)));
  EXPECT_EQ(err.str(), "");
  EXPECT_FALSE(fs::exists(data_ / "buntstift.sqlite3-wal")) << "looking leaves nothing";
}

// Only root can make a file that is not the folder's owner's.
TEST_F(StartChecksTest, AFileOfSomebodyElseInTheDataFolderIsPointedOut) {
  { const storage::SqliteStorage storage(data_, clock_); }
  if (::geteuid() == 0) {
    ASSERT_EQ(::chown(data_.c_str(), 43210, 43211), 0);
  }
  const config::Config config = config::load({{}, {{"BUNTSTIFT_DATA_DIR", data_.string()}}, {}}).config;
  std::ostringstream err;
  EXPECT_TRUE(write_obstacles(err, find_obstacles(config)));
  const bool is_told =
      err.str().find("gehört nicht dem Benutzer, dem der Datenordner gehört") != std::string::npos;
  EXPECT_EQ(is_told, ::geteuid() == 0) << err.str();
}

}  // namespace
}  // namespace cli
