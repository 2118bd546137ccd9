#include "cli/command_line.h"

#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/utf8.h"
#include "cli/arguments.h"
#include "storage/sqlite_storage.h"
#include "support/process.h"

namespace cli {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class CommandLineTest : public testing::Test {
 protected:
  int buntstift(const std::vector<std::string>& words, std::map<std::string, std::string> environment = {}) {
    out_.str("");
    err_.str("");
    Surroundings surroundings{in_, out_, err_, std::move(environment), "1.2.3"};
    return run(words, surroundings);
  }
  std::string out() const { return out_.str(); }
  std::string err() const { return err_.str(); }

  std::istringstream in_;
  std::ostringstream out_;
  std::ostringstream err_;
};

TEST_F(CommandLineTest, WithoutACommandItShowsThemAllAndFails) {
  EXPECT_EQ(buntstift({}), exit_wrong_use);
  EXPECT_EQ(out(), "");
  EXPECT_THAT(err(), HasSubstr("Befehle:"));
}

TEST_F(CommandLineTest, HelpIsEverywhereAndNeverAFailure) {
  const std::vector<std::vector<std::string>> commands = {
      {},         {"serve"},           {"draw"},
      {"admin"},  {"admin", "create"}, {"admin", "reset-password"},
      {"config"}, {"config", "check"}, {"config", "example"},
      {"doctor"}, {"version"}};
  std::set<std::string> texts;
  for (std::vector<std::string> words : commands) {
    for (const char* flag : {"--help", "-h"}) {
      words.emplace_back(flag);
      EXPECT_EQ(buntstift(words), exit_done) << testing::PrintToString(words);
      EXPECT_THAT(out(), HasSubstr("Aufruf: buntstift")) << testing::PrintToString(words);
      EXPECT_EQ(err(), "");
      words.pop_back();
    }
    EXPECT_TRUE(texts.insert(out()).second) << "two commands have the same help";
    std::istringstream lines(out());
    for (std::string line; std::getline(lines, line);) EXPECT_LE(base::count_code_points(line), 110U) << line;
  }
}

TEST_F(CommandLineTest, TheHelpOfACommandNamesItsOptions) {
  EXPECT_EQ(buntstift({"draw", "--help"}), exit_done);
  EXPECT_THAT(out(), HasSubstr("--seed ZAHL"));
}

TEST_F(CommandLineTest, TheOverviewNamesEveryCommand) {
  buntstift({"--help"});
  for (const char* command :
       {"serve", "draw", "admin create", "admin reset-password", "backup create", "backup list",
        "backup verify", "backup restore", "config check", "data copy", "doctor", "version"})
    EXPECT_THAT(out(), HasSubstr(std::string("  ") + command + " "));
}

TEST_F(CommandLineTest, AGroupShowsItsOwnCommands) {
  EXPECT_EQ(buntstift({"admin"}), exit_wrong_use);
  EXPECT_THAT(err(), HasSubstr("admin create"));
  EXPECT_THAT(err(), testing::Not(HasSubstr("serve")));
}

TEST_F(CommandLineTest, SlipsInCommandsAreRecognised) {
  EXPECT_EQ(buntstift({"srve"}), exit_wrong_use);
  EXPECT_EQ(err(), "Den Befehl „srve“ gibt es nicht. Meinten Sie „serve“?\n");
  EXPECT_EQ(buntstift({"admin", "craete"}), exit_wrong_use);
  EXPECT_EQ(err(), "Den Befehl „admin craete“ gibt es nicht. Meinten Sie „admin create“?\n");
  EXPECT_EQ(buntstift({"zebra", "x"}), exit_wrong_use);
  EXPECT_EQ(err(), "Den Befehl „zebra“ gibt es nicht. „buntstift --help“ zeigt alle Befehle.\n");
}

TEST_F(CommandLineTest, WrongOptionsAreWrongUse) {
  EXPECT_EQ(buntstift({"serve", "--lisen", "x"}), exit_wrong_use);
  EXPECT_EQ(err(), "Die Option „--lisen“ gibt es nicht. Meinten Sie „--listen“?\n");
  EXPECT_EQ(buntstift({"version", "x"}), exit_wrong_use);
}

TEST_F(CommandLineTest, VersionHasTwoNames) {
  EXPECT_EQ(buntstift({"version"}), exit_done);
  const std::string text = out();
  EXPECT_EQ(buntstift({"--version"}), exit_done);
  EXPECT_EQ(out(), text);
}

TEST_F(CommandLineTest, AnOutputThatCannotBeWrittenIsAFailure) {
  out_.setstate(std::ios::badbit);
  Surroundings surroundings{in_, out_, err_, {}, "1.2.3"};
  EXPECT_EQ(run(std::vector<std::string>{"config", "example"}, surroundings), exit_failed);
  EXPECT_THAT(err(), HasSubstr("konnte nicht vollständig geschrieben werden"));
}

// What stops serve before it listens. That it serves is shown with the shipped executable (tests/e2e).
class ServeRefusalTest : public CommandLineTest {
 protected:
  support::TemporaryFolder folder_;
  std::string data_ = (folder_.path() / "data").string();
};

TEST_F(ServeRefusalTest, AWrongConfigurationListsItsMistakesAndMakesNoFolder) {
  EXPECT_EQ(buntstift({"serve", "--data-dir", data_, "--listen", "nonsense"}, {{"BUNTSTIFT_MAIL_PORT", "x"}}),
            exit_failed);
  EXPECT_THAT(err(), HasSubstr("In der Konfiguration sind 2 Fehler:"));
  EXPECT_FALSE(fs::exists(data_));
}

TEST_F(ServeRefusalTest, ASettingThatCannotBeKeptIsRefused) {
  EXPECT_EQ(buntstift({"serve", "--data-dir", data_}, {{"BUNTSTIFT_SERVER_BASE_PATH", "/api"}}), exit_failed);
  EXPECT_THAT(
      err(), HasSubstr("BUNTSTIFT_SERVER_BASE_PATH: server.base_path: Dieser Pfad gehört Buntstift selbst."));
  EXPECT_FALSE(fs::exists(data_));
}

TEST_F(ServeRefusalTest, ALockedDataFolderIsRefused) {
  const base::SystemClock clock;
  const storage::SqliteStorage server(data_, clock);
  EXPECT_EQ(buntstift({"serve", "--data-dir", data_, "--listen", "127.0.0.1:0"}), exit_failed);
  EXPECT_THAT(err(), HasSubstr(data_ + " wird schon von einem anderen Buntstift-Prozess benutzt."));
}

TEST_F(ServeRefusalTest, AFolderThatCannotBeMadeIsRefused) {
  EXPECT_EQ(buntstift({"serve", "--data-dir", "/proc/none", "--listen", "127.0.0.1:0"}), exit_failed);
  EXPECT_THAT(err(), HasSubstr("/proc/none"));
}

TEST_F(ServeRefusalTest, APortInUseIsRefused) {
  const int other = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  ASSERT_EQ(bind(other, reinterpret_cast<sockaddr*>(&address), length), 0);
  ASSERT_EQ(listen(other, 1), 0);
  ASSERT_EQ(getsockname(other, reinterpret_cast<sockaddr*>(&address), &length), 0);
  const std::string listen_on = "127.0.0.1:" + std::to_string(ntohs(address.sin_port));
  EXPECT_EQ(buntstift({"serve", "--data-dir", data_, "--listen", listen_on}), exit_failed);
  EXPECT_THAT(err(), HasSubstr(listen_on));
  close(other);
}

}  // namespace
}  // namespace cli
