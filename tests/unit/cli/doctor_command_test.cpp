#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/clock.h"
#include "cli/commands.h"
#include "storage/sqlite_storage.h"
#include "support/process.h"

namespace cli {
namespace {

using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

class DoctorTest : public testing::Test {
 protected:
  int examine(const fs::path& folder, std::map<std::string, std::string> environment = {}) {
    out_.str("");
    Surroundings surroundings{in_, out_, err_, std::move(environment), "1.2.3"};
    return doctor_command(std::vector<std::string>{"--data-dir", folder.string()}, surroundings);
  }
  std::string report() const {
    std::string text = out_.str();
    for (std::size_t at = 0; (at = text.find("\n        ", at)) != std::string::npos;)
      text.replace(at, 9, " ");
    return text;
  }

  support::TemporaryFolder folder_;
  fs::path data_ = folder_.path() / "data";
  base::SystemClock clock_;
  std::istringstream in_;
  std::ostringstream out_;
  std::ostringstream err_;
};

TEST_F(DoctorTest, AFreshMachineIsWell) {
  EXPECT_EQ(examine(data_), exit_done);
  EXPECT_THAT(report(), HasSubstr("fehlt noch; der erste Start legt ihn an."));
  EXPECT_FALSE(fs::exists(data_)) << "the doctor changes nothing";
}

TEST_F(DoctorTest, ASoundDatabaseIsSoWithAndWithoutARunningServer) {
  {
    const storage::SqliteStorage server(data_, clock_);
    EXPECT_EQ(examine(data_), exit_done);
    EXPECT_THAT(report(), HasSubstr("Ein Server läuft zurzeit mit diesem Datenordner."));
    EXPECT_THAT(report(), HasSubstr("Die Datenbank ist unbeschädigt."));
  }
  EXPECT_EQ(examine(data_), exit_done);
  EXPECT_THAT(report(), HasSubstr("Zurzeit läuft kein Server"));
  EXPECT_THAT(report(), HasSubstr("vor anderen Benutzern geschützt"));
}

TEST_F(DoctorTest, ADamagedDatabaseIsAnError) {
  { const storage::SqliteStorage server(data_, clock_); }
  const fs::path file = data_ / "buntstift.sqlite3";
  ASSERT_TRUE(fs::exists(file));
  std::fstream damage(file, std::ios::in | std::ios::out | std::ios::binary);
  damage.seekp(100);
  damage << std::string(20000, '\x5a');
  damage.close();
  EXPECT_EQ(examine(data_), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Die Datenbank ist beschädigt ("));
}

TEST_F(DoctorTest, AFolderThatOthersCanReadIsPointedOut) {
  fs::create_directories(data_);
  fs::permissions(data_, fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
  EXPECT_EQ(examine(data_), exit_done);
  EXPECT_THAT(report(), HasSubstr("Abhilfe: chmod 700 " + data_.string()));
}

TEST_F(DoctorTest, AFileInPlaceOfTheFolderIsAnError) {
  std::ofstream(data_) << "x";
  EXPECT_EQ(examine(data_), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Fehler  "));
}

TEST_F(DoctorTest, AMailServerThatDoesNotAnswerIsAnError) {
  // Nobody listens on port 1 of this machine.
  const std::map<std::string, std::string> mail = {
      {"BUNTSTIFT_MAIL_HOST", "127.0.0.1"},
      {"BUNTSTIFT_MAIL_PORT", "1"},
      {"BUNTSTIFT_MAIL_FROM", "post@example.de"},
      {"BUNTSTIFT_SERVER_PUBLIC_URL", "https://malbuch.example"}};
  EXPECT_EQ(examine(data_, mail), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Fehler  E-Mail: Der Mailserver 127.0.0.1:1 ist nicht erreichbar."));
}

TEST_F(DoctorTest, AStoryServiceThatDoesNotAnswerIsAnError) {
  const std::map<std::string, std::string> stories = {{"BUNTSTIFT_STORIES_URLS", "http://127.0.0.1:1"},
                                                      {"BUNTSTIFT_STORIES_LABEL", "Erzählerin"}};
  EXPECT_EQ(examine(data_, stories), exit_failed);
  EXPECT_THAT(report(),
              HasSubstr("Fehler  Erzähldienst „Erzählerin“, http://127.0.0.1:1: nicht zu erreichen"));
}

TEST_F(DoctorTest, MistakesInTheConfigurationAreFindingsToo) {
  EXPECT_EQ(examine(data_, {{"BUNTSTIFT_MAIL_PORT", "x"}}), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Fehler  BUNTSTIFT_MAIL_PORT: mail.port:"));
  EXPECT_THAT(report(), Not(HasSubstr("Die Konfiguration ist in Ordnung")));
}

}  // namespace
}  // namespace cli
