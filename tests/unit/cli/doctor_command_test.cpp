#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/clock.h"
#include "cli/commands.h"
#include "http/socket.h"
#include "storage/sqlite_storage.h"
#include "support/local_open_id.h"
#include "support/local_s3.h"
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
    environment.emplace("BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:0");  // whoever else has port 8080 here
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

TEST_F(DoctorTest, APortThatAnotherProgramHasIsAnError) {
  const http::Listener other = http::listen_on("127.0.0.1", 0);
  const std::string address = "127.0.0.1:" + std::to_string(other.port);
  EXPECT_EQ(examine(data_, {{"BUNTSTIFT_SERVER_LISTEN", address}}), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Fehler  Auf " + address +
                                  " kann nicht gewartet werden: Der Port ist schon belegt."));
  const storage::SqliteStorage server(data_, clock_);
  EXPECT_EQ(examine(data_, {{"BUNTSTIFT_SERVER_LISTEN", address}}), exit_done) << "it is the server's own";
}

TEST_F(DoctorTest, ASignOnServiceIsAskedForWhatASignInNeeds) {
  const test::LocalOpenId provider;
  const auto sign_on = [&](const std::string& issuer) {
    return std::map<std::string, std::string>{{"BUNTSTIFT_SIGN_ON_ISSUER", issuer},
                                              {"BUNTSTIFT_SIGN_ON_CLIENT_ID", "buntstift"},
                                              {"BUNTSTIFT_SIGN_ON_OTHERS", "user"},
                                              {"BUNTSTIFT_SERVER_PUBLIC_URL", "https://malen.example"}};
  };
  EXPECT_EQ(examine(data_, sign_on(provider.url())), exit_done);
  EXPECT_THAT(report(), HasSubstr("gut     Anmeldedienst „Schulkonto“, " + provider.url() +
                                  ": bereit. Rückadresse: https://malen.example/api/sign-on/callback"));
  EXPECT_EQ(examine(data_, sign_on(provider.url() + "/anderswo")), exit_failed);
  EXPECT_THAT(report(), HasSubstr("nimmt die Anfrage dieser Seite nicht an"));
  EXPECT_EQ(examine(data_, sign_on("http://127.0.0.1:1")), exit_failed);
  EXPECT_THAT(report(), HasSubstr("„Schulkonto“ antwortet gerade nicht."));
}

TEST_F(DoctorTest, MistakesInTheConfigurationAreFindingsToo) {
  EXPECT_EQ(examine(data_, {{"BUNTSTIFT_MAIL_PORT", "x"}}), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Fehler  BUNTSTIFT_MAIL_PORT: mail.port:"));
  EXPECT_THAT(report(), Not(HasSubstr("Die Konfiguration ist in Ordnung")));
}

TEST_F(DoctorTest, TheStoreForPicturesIsTried) {
  const test::LocalS3 store;
  std::map<std::string, std::string> environment = {{"BUNTSTIFT_PICTURES_S3_URL", store.url()},
                                                    {"BUNTSTIFT_PICTURES_S3_BUCKET", "sicherungen"},
                                                    {"BUNTSTIFT_PICTURES_S3_KEY", "local-key"},
                                                    {"BUNTSTIFT_PICTURES_S3_SECRET", "local-secret"},
                                                    {"BUNTSTIFT_PICTURES_S3_REGION", "eu-test"}};
  const std::string name = "Bildspeicher " + store.url() + "/sicherungen: ";
  EXPECT_EQ(examine(data_, environment), exit_done);
  EXPECT_THAT(report(), HasSubstr("gut     " + name + "Schreiben, Lesen und Löschen gehen."));
  EXPECT_TRUE(store.state()["objects"].empty());
  store.control("spoil", {{"on", true}});
  EXPECT_EQ(examine(data_, environment), exit_failed);
  EXPECT_THAT(report(), HasSubstr("ist nicht, was dorthin geschrieben wurde. Bitte"));
  environment["BUNTSTIFT_PICTURES_S3_SECRET"] = "falsch";
  EXPECT_EQ(examine(data_, environment), exit_failed);
  EXPECT_THAT(report(), HasSubstr("Fehler  " + name + "403 SignatureDoesNotMatch. Bitte prüfen Sie"));
}

}  // namespace
}  // namespace cli
