#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/commands.h"
#include "support/process.h"

namespace cli {
namespace {

using testing::HasSubstr;
using testing::Not;

class ConfigCommandTest : public testing::Test {
 protected:
  ~ConfigCommandTest() override { std::filesystem::remove(file_); }

  int check(const std::vector<std::string>& words, std::map<std::string, std::string> environment = {}) {
    out_.str("");
    err_.str("");
    environment.emplace("BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:0");  // whoever else has port 8080 here
    Surroundings surroundings{in_, out_, err_, std::move(environment), "1.2.3"};
    return config_check_command(words, surroundings);
  }
  void write(const std::string& content) const { std::ofstream(file_) << content; }
  // The line of the table that starts with the key.
  std::string line_of(const std::string& key) const {
    std::istringstream lines(out_.str());
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with(key + " ")) return line;
    return "";
  }

  support::TemporaryFolder folder_;
  std::string file_ = testing::TempDir() + "config_command." + std::to_string(getpid()) + ".toml";
  std::istringstream in_;
  std::ostringstream out_;
  std::ostringstream err_;
};

TEST_F(ConfigCommandTest, ShowsEveryValueWithItsSource) {
  write("[product]\nname = \"Schule\"\n");
  EXPECT_EQ(
      check({"--config", file_, "--listen", "0.0.0.0:0"}, {{"BUNTSTIFT_DATA_DIR", folder_.path().string()}}),
      exit_done);
  EXPECT_THAT(line_of("server.listen"), HasSubstr("= \"0.0.0.0:0\""));
  EXPECT_THAT(line_of("server.listen"), HasSubstr("# --listen"));
  EXPECT_THAT(line_of("data.dir"), HasSubstr("# BUNTSTIFT_DATA_DIR"));
  EXPECT_THAT(line_of("product.name"), HasSubstr("# " + file_ + ":2"));
  EXPECT_THAT(line_of("mail.port"), HasSubstr("= 587"));
  EXPECT_THAT(line_of("mail.port"), HasSubstr("# Vorgabe"));
  EXPECT_THAT(out_.str(), HasSubstr("Die Konfiguration ist in Ordnung."));
  EXPECT_EQ(err_.str(), "");
}

TEST_F(ConfigCommandTest, HidesSecrets) {
  EXPECT_EQ(check({"--data-dir", folder_.path().string()}, {{"BUNTSTIFT_MAIL_PASSWORD", "s3cret"}}),
            exit_done);
  EXPECT_THAT(out_.str(), Not(HasSubstr("s3cret")));
  EXPECT_THAT(line_of("mail.password"), HasSubstr("\"***\""));
  EXPECT_THAT(line_of("billing.stripe.secret_key"), HasSubstr("= \"\"")) << "nothing set, nothing hidden";
}

TEST_F(ConfigCommandTest, WritesEveryProblemAndFails) {
  write("[product]\nnmae = \"x\"\n[log]\nformat = \"xml\"\n");
  EXPECT_EQ(check({"--config", file_}), exit_failed);
  EXPECT_THAT(err_.str(),
              HasSubstr("In der Konfiguration sind 2 Fehler:\n  " + file_ + ":2: product.nmae: "));
  EXPECT_THAT(err_.str(), HasSubstr(file_ + ":4: log.format: "));
  EXPECT_THAT(out_.str(), Not(HasSubstr("in Ordnung")));
}

TEST_F(ConfigCommandTest, TakesTheFileFromTheEnvironment) {
  EXPECT_EQ(check({}, {{"BUNTSTIFT_CONFIG", "/nowhere.toml"}}), exit_failed);
  EXPECT_THAT(err_.str(), HasSubstr("In der Konfiguration ist ein Fehler:\n  /nowhere.toml: "));
}

TEST_F(ConfigCommandTest, AnEmptyVariableNamesNoFile) {
  EXPECT_EQ(check({"--data-dir", folder_.path().string()}, {{"BUNTSTIFT_CONFIG", ""}}), exit_done);
  EXPECT_EQ(err_.str(), "");
}

TEST_F(ConfigCommandTest, RefusesUnknownOptions) {
  EXPECT_THROW(check({"--cofnig", file_}), UsageError);
}

TEST(VersionCommand, NamesTheProgramAndItsLibraries) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Surroundings surroundings{in, out, err, {}, "1.2.3"};
  EXPECT_EQ(version_command({}, surroundings), exit_done);
  EXPECT_THAT(out.str(), HasSubstr("Buntstift 1.2.3\n"));
  for (const char* library :
       {"SQLite 3.", "SQLiteCpp ", "cpp-httplib 0.", "OpenSSL 3.", "libharu 2.", "libsodium 1."})
    EXPECT_THAT(out.str(), HasSubstr(library));
}

}  // namespace
}  // namespace cli
