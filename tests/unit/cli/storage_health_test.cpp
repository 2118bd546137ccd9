#include <csignal>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <httplib.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>

#include "cli/application.h"
#include "config/load.h"
#include "support/process.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using Json = nlohmann::json;

// The server as `serve` wires it, with a log that is read afterwards.
class StorageHealthTest : public testing::Test {
 protected:
  StorageHealthTest() {
    const config::Loaded loaded = config::load(
        {{}, {{"BUNTSTIFT_DATA_DIR", data_.string()}, {"BUNTSTIFT_SERVER_LISTEN", "127.0.0.1:0"}}, {}});
    testing::internal::CaptureStdout();
    application_ = std::make_unique<Application>(loaded.config, "1.2.3", std::span<const base::Embedded>());
    port_ = application_->start();
  }
  ~StorageHealthTest() override {
    if (application_) stop();
  }

  // Ends the server and returns its log.
  std::string stop() {
    EXPECT_TRUE(application_->stop());
    application_.reset();
    return testing::internal::GetCapturedStdout();
  }
  int readiness() const {
    const auto answer = httplib::Client("127.0.0.1", port_).Get("/readyz");
    return answer ? answer->status : 0;
  }
  // Registers somebody, which has to be written.
  httplib::Result write(const std::string& name) const {
    const Json body = {{"email", name + "@example.de"},
                       {"password", "Grüner Elefant 7"},
                       {"firstName", name},
                       {"lastName", "Beispiel"}};
    return httplib::Client("127.0.0.1", port_).Post("/api/register", body.dump(), "application/json");
  }
  static int count(const std::string& text, const std::string& part) {
    int times = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++times;
    return times;
  }

  support::TemporaryFolder folder_;
  fs::path data_ = folder_.path() / "data";
  std::unique_ptr<Application> application_;
  int port_ = 0;
};

TEST_F(StorageHealthTest, WithoutItsDataFolderNothingIsAcknowledgedAndTheServerIsNotReady) {
  EXPECT_EQ(readiness(), 200);
  ASSERT_EQ(write("anna")->status, 201);
  fs::rename(data_, folder_.path() / "fort");
  for (const char* name : {"bernd", "carla"}) {
    const auto refused = write(name);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_THAT(Json::parse(refused->body)["message"].get<std::string>(),
                HasSubstr("im laufenden Betrieb entfernt oder ersetzt. Es wurde nichts gespeichert."));
  }
  EXPECT_EQ(readiness(), 503);
  fs::rename(folder_.path() / "fort", data_);
  EXPECT_EQ(readiness(), 200);
  EXPECT_EQ(write("dora")->status, 201);
  const std::string log = stop();
  EXPECT_EQ(count(log, "storage_failed reason=database_moved"), 1) << log;
  EXPECT_EQ(count(log, "storage_recovered"), 1) << log;
}

// A limit for files stands for the disk: both fail in the middle of a write.
TEST_F(StorageHealthTest, AFullDiskIsInTheLogOnceAndTheServerIsNotReadyWhileItLasts) {
  ASSERT_EQ(write("anna")->status, 201);
  const auto former_handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit former{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &former), 0);
  const rlimit full{8000, former.rlim_max};  // less than a page, more than the log
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
  const auto refused = write("bernd"), again = write("bernd");
  const int while_full = readiness();
  setrlimit(RLIMIT_FSIZE, &former);
  std::signal(SIGXFSZ, former_handler);
  EXPECT_EQ(refused->status, 503) << refused->body;
  EXPECT_EQ(again->status, 503) << again->body;
  EXPECT_EQ(while_full, 503);
  EXPECT_EQ(readiness(), 200);
  EXPECT_EQ(write("bernd")->status, 201);
  const std::string log = stop();
  EXPECT_EQ(count(log, "storage_failed reason=disk_full"), 1) << log;
  EXPECT_EQ(count(log, "storage_recovered"), 1) << log;
}

}  // namespace
}  // namespace cli
