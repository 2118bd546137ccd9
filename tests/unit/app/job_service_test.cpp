#include "app/job_service.h"

#include <stop_token>

#include <gtest/gtest.h>

#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/plain_engine.h"
#include "support/plain_writers.h"
#include "support/test_storage.h"

namespace app {
namespace {

using namespace std::chrono_literals;

// Gives nothing but failures that cost nothing.
class BrokenServer final : public ports::ImageServer {
 public:
  const std::string& address() const override { return address_; }
  std::string remote_id_of(const std::string&) const override { return {}; }
  ports::ImageProgress submit(const ports::ImageRequest&) override {
    throw ports::RemoteError(ports::RemoteFault::unreachable, "nobody listens");
  }
  ports::ImageProgress ask(const std::string&) override {
    throw ports::RemoteError(ports::RemoteFault::gone, "unknown");
  }
  void cancel(const std::string&) noexcept override {}
  void check() override {}

 private:
  std::string address_ = "http://127.0.0.1:1";
};

std::vector<RemoteEngine> one_engine() {
  std::vector<RemoteEngine> engines(1);
  engines[0].settings.name = "gpu";
  engines[0].settings.label = "Werk";
  engines[0].servers.push_back(std::make_unique<BrokenServer>());
  return engines;
}

class JobServiceTest : public testing::Test {
 protected:
  JobServiceTest() {
    anna_.user_id = "anna";
    storage_.add_user("anna");
    anna_.plan = "premium";
  }
  bool work() { return jobs_.work(0, never_.get_token()); }
  void order() {
    PictureOrder order;
    order.prompt = "Eine Katze";
    order.engine = "gpu";
    jobs_.accept(anna_, order);
  }

  Session anna_;
  std::stop_source never_;
  test::ManualClock clock_;
  test::KnownIds ids_;
  test::TestStorage storage_;
  test::PlainEngine engine_;
  test::PlainPictureWriter picture_writer_;
  test::PlainBookWriter book_writer_;
  Settings settings_;
  EngineService engine_service_{storage_, engine_, picture_writer_, clock_};
  PictureService pictures_{storage_, engine_service_, picture_writer_, book_writer_, clock_, ids_, settings_};
  NodeService node_{storage_, clock_};
  JobService jobs_{storage_, node_, pictures_, engine_service_, nullptr, one_engine(), clock_, settings_};
};

TEST_F(JobServiceTest, AQuietEngineAsksTheDatabaseNothing) {
  EXPECT_FALSE(work());
  const int before = storage_.count_reads();
  for (int i = 0; i < 50; ++i) {
    clock_.advance(1s);
    EXPECT_FALSE(work());
  }
  EXPECT_EQ(storage_.count_reads(), before);
  order();
  EXPECT_TRUE(work());
}

TEST_F(JobServiceTest, AJobThatWaitsIsLookedForWhenItsTimeHasCome) {
  order();
  EXPECT_TRUE(work());   // fails, and is to be tried again after a second
  EXPECT_FALSE(work());  // looks once
  const int before = storage_.count_reads();
  EXPECT_FALSE(work());
  EXPECT_EQ(storage_.count_reads(), before);
  clock_.advance(2s);
  EXPECT_TRUE(work());
}

}  // namespace
}  // namespace app
