#include "cli/background_worker.h"

#include <mutex>

#include <gtest/gtest.h>

#include "api/api_server.h"
#include "support/fake_mailer.h"

namespace test {
namespace {

using namespace std::chrono_literals;
using Json = nlohmann::json;

// Waits until `is_so` holds; a test that fails waits half a minute.
template <class Condition>
bool eventually(const Condition& is_so) {
  const auto end = std::chrono::steady_clock::now() + 30s;
  while (!is_so()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(5ms);
  }
  return true;
}

class WorkerTest : public testing::Test {
 protected:
  int sent() {
    return server_.storage().read([](const app::ports::Stores& stores) {
      int count = 0;
      for (const auto& mail : stores.mails().newest(10, 0)) count += mail.sent_at ? 1 : 0;
      return count;
    });
  }

  ApiServer server_;
  FakeMailer mailer_;
  std::string logged() {
    const std::lock_guard lock(log_mutex_);
    return log_lines_;
  }

  std::mutex log_mutex_;  // guards log_lines_
  std::string log_lines_;
  base::Log log_{server_.clock, base::LogFormat::text, [this](std::string_view lines) {
                   const std::lock_guard lock(log_mutex_);
                   log_lines_ += lines;
                 }};
  cli::BackgroundWorker worker_{server_.services(), &mailer_, log_};
};

TEST_F(WorkerTest, SendsAtOnceWhatARequestAskedFor) {
  const Person anna = server_.register_person("anna");
  worker_.start();
  const Answer answer = server_.call("POST", "/api/reset-password", {}, Json{{"email", anna.email}});
  EXPECT_EQ(answer.status, 200);
  EXPECT_TRUE(eventually([&] { return sent() == 1; }));
  worker_.stop();
  EXPECT_EQ(mailer_.sent.size(), 1u);
}

TEST_F(WorkerTest, AMailThatIsNotTakenIsLoggedWithoutItsAddress) {
  const Person anna = server_.register_person("anna");
  mailer_.refusal = "Der Mailserver nimmt nichts an: 550 <anna@example.de>";
  worker_.start();
  server_.call("POST", "/api/reset-password", {}, Json{{"email", anna.email}});
  EXPECT_TRUE(eventually([&] { return logged().find("mail_failed") != std::string::npos; }));
  worker_.stop();
  EXPECT_NE(logged().find("550"), std::string::npos);
  EXPECT_EQ(logged().find("anna@"), std::string::npos);
}

TEST_F(WorkerTest, SendsWhatWasAskedForBeforeItStarted) {
  const Person anna = server_.register_person("anna");
  server_.call("POST", "/api/reset-password", {}, Json{{"email", anna.email}});
  worker_.start();
  EXPECT_TRUE(eventually([&] { return sent() == 1; }));
  worker_.stop();
}

TEST_F(WorkerTest, StopsWithoutWaitingForItsPause) {
  const Person anna = server_.register_person("anna");
  server_.call("POST", "/api/reset-password", {}, Json{{"email", anna.email}});
  worker_.start();
  ASSERT_TRUE(eventually([&] { return sent() == 1; }));
  EXPECT_TRUE(worker_.stop(20s)) << "its pause is half a minute";
  EXPECT_TRUE(worker_.stop());
}

}  // namespace
}  // namespace test
