// Work of different weight does not wait for each other (fair_queue.h), spoken over raw sockets.
#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server_fixture.h"
#include "support/raw_client.h"

namespace http {
namespace {

using namespace std::chrono_literals;
using test::exchange;
using test::get;
using test::RawClient;
using test::TestServer;

TEST(Lanes, HeavyWorkKeepsNobodyElseWaiting) {
  auto options = TestServer::quick_options();
  options.workers = 1;
  TestServer server(options);
  std::vector<RawClient> printing;
  for (int i = 0; i < 20; ++i) {
    printing.emplace_back(server.port());
    printing.back().send(get("/api/print"));
  }
  ASSERT_TRUE(server.gate.wait_for_visitors(2));
  ASSERT_TRUE(server.settles_at(20));
  EXPECT_EQ(exchange(server.port(), get("/api/items/1"))->status, 200);  // the only light thread is free
  server.gate.open();
  for (RawClient& client : printing) EXPECT_EQ(client.read()->status, 200);
}

TEST(Lanes, TheLanesDoNotWaitForEachOther) {
  auto options = TestServer::quick_options();
  options.workers = 1;
  options.lane_width = 1;
  TestServer server(options);
  std::vector<RawClient> waiting;
  for (const char* path : {"/api/print", "/api/hash", "/api/print?fast"}) {
    waiting.emplace_back(server.port());
    waiting.back().send(get(path));
  }
  EXPECT_TRUE(server.gate.wait_for_visitors(3));  // one in each lane
  server.gate.open();
  for (RawClient& client : waiting) EXPECT_EQ(client.read()->status, 200);
}

TEST(Lanes, AUserHasTwoInFlightAndOthersHaveTheirTurn) {
  auto options = TestServer::quick_options();
  options.lane_width = 3;
  TestServer server(options);
  std::vector<RawClient> clients;
  for (int i = 0; i < 6; ++i) {
    clients.emplace_back(server.port());
    clients.back().send(get("/api/print", "Authorization: Bearer ada\r\n"));
  }
  ASSERT_TRUE(server.gate.wait_for_visitors(2));
  ASSERT_TRUE(server.settles_at(6));
  clients.emplace_back(server.port());
  clients.back().send(get("/api/print", "Authorization: Bearer root\r\n"));
  // The third thread was kept free for somebody else.
  EXPECT_TRUE(server.gate.wait_for_visitors(3));
  server.gate.open();
  for (RawClient& client : clients) EXPECT_EQ(client.read()->status, 200);
}

TEST(Lanes, WhoHasTooMuchWaitingIsAnswered429) {
  auto options = TestServer::quick_options();
  options.lane_width = 1;
  TestServer server(options);
  // One is at work, one more may be in flight, 32 may wait behind them: whatever the order, six are too many.
  constexpr int taken = 34, too_many = 6;
  std::vector<RawClient> clients;
  for (int i = 0; i < taken + too_many; ++i) {
    clients.emplace_back(server.port());
    clients.back().send(get("/api/print", "Authorization: Bearer ada\r\n"));
  }
  // The log may be handed several lines at once.
  const auto refused = [&] {
    const std::string_view word = "request_refused";
    int count = 0;
    for (const std::string& lines : server.lines.all())
      for (auto at = lines.find(word); at != std::string::npos; at = lines.find(word, at + 1)) ++count;
    return count;
  };
  for (int i = 0; i < 1000 && refused() < too_many; ++i) std::this_thread::sleep_for(5ms);
  ASSERT_EQ(refused(), too_many);
  EXPECT_EQ(exchange(server.port(), get("/api/items/1"))->status, 200);
  server.gate.open();
  int answered_429 = 0;
  for (RawClient& client : clients) {
    const auto answer = client.read();
    ASSERT_TRUE(answer);
    if (answer->status == 200) continue;
    ++answered_429;
    EXPECT_EQ(answer->status, 429);
    EXPECT_EQ(answer->header("retry-after"), "5");
    EXPECT_EQ(nlohmann::json::parse(answer->body)["code"], "rate_limited");
  }
  EXPECT_EQ(answered_429, too_many);
}

TEST(Lanes, WhoWaitsTooLongForATurnIsAnswered503) {
  auto options = TestServer::quick_options();
  options.lane_width = 1;
  options.turn_timeout = 50ms;
  TestServer server(options);
  RawClient working(server.port());
  working.send(get("/api/print"));
  ASSERT_TRUE(server.gate.wait_for_visitors(1));
  RawClient waiting(server.port());
  waiting.send(get("/api/print"));
  const auto answer = waiting.read();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 503);
  server.gate.open();
  EXPECT_EQ(working.read()->status, 200);
}

}  // namespace
}  // namespace http
