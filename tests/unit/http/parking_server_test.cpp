#include "http/parking_server.h"

#include <chrono>
#include <thread>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <unistd.h>

#include "base/error.h"
#include "server_fixture.h"
#include "support/raw_client.h"

namespace http {
namespace {

using namespace std::chrono_literals;
using test::exchange;
using test::get;
using test::RawClient;
using test::request;
using test::TestServer;
using Clock = std::chrono::steady_clock;

int status_of_exchange(int port, std::string_view bytes) {
  const auto response = exchange(port, bytes);
  return response ? response->status : 0;
}

bool answers(const TestServer& server) {
  return status_of_exchange(server.port(), get("/api/items/1")) == 200;
}

TEST(ParkingServer, KeepsAConnectionForManyRequests) {
  TestServer server;
  RawClient client(server.port());
  for (int i = 0; i < 200; ++i) {
    client.send(get("/api/items/" + std::to_string(i)));
    const auto response = client.read();
    ASSERT_TRUE(response) << i;
    EXPECT_EQ(response->status, 200);
    EXPECT_EQ(nlohmann::json::parse(response->body)["id"], std::to_string(i));
  }
  EXPECT_EQ(server.open_connections(), 1u);
}

TEST(ParkingServer, AFailureKeepsTheConnectionToo) {
  TestServer server;
  RawClient client(server.port());
  for (const auto& [path, status] : {std::pair{"/api/none", 404}, {"/api/mine", 401}, {"/api/throw", 500}}) {
    client.send(get(path));
    const auto response = client.read();
    ASSERT_TRUE(response) << path;
    EXPECT_EQ(response->status, status);
    EXPECT_EQ(response->header("connection"), "");
  }
}

TEST(ParkingServer, AnswersPipelinedRequestsInTheirOrder) {
  TestServer server;
  RawClient client(server.port());
  std::string all;
  for (int i = 0; i < 100; ++i) {
    all += i % 3 == 0 ? get("/") : get("/api/items/" + std::to_string(i));
    if (i % 10 == 5) all += request("POST", "/api/echo", "body " + std::to_string(i));
  }
  client.send(all);
  for (int i = 0; i < 100; ++i) {
    const auto response = client.read();
    ASSERT_TRUE(response) << i;
    if (i % 3 != 0) {
      EXPECT_EQ(nlohmann::json::parse(response->body)["id"], std::to_string(i));
    } else {
      EXPECT_EQ(response->header("content-type"), "text/html; charset=utf-8");
    }
    if (i % 10 != 5) continue;
    const auto echo = client.read();
    ASSERT_TRUE(echo) << i;
    EXPECT_EQ(echo->body, "body " + std::to_string(i));
  }
}

TEST(ParkingServer, AHeadMayComeByteByByte) {
  TestServer server;
  RawClient client(server.port());
  for (const char c : get("/api/items/7")) {
    client.send({&c, 1});
    std::this_thread::sleep_for(1ms);
  }
  const auto response = client.read();
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, 200);
}

TEST(ParkingServer, ABodyMayComeByteByByteAndHoldsNoWorker) {
  auto options = TestServer::quick_options();
  options.workers = 1;
  TestServer server(options);
  std::vector<RawClient> slow;
  for (int i = 0; i < 20; ++i) {
    slow.emplace_back(server.port());
    slow.back().send("POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
  }
  EXPECT_TRUE(answers(server));
  for (RawClient& client : slow) {
    client.send("c");
    client.send("de");
    const auto response = client.read();
    ASSERT_TRUE(response);
    EXPECT_EQ(response->body, "abcde");
  }
}

TEST(ParkingServer, ASlowHeadIsAnswered408AtItsAbsoluteDeadline) {
  auto options = TestServer::quick_options();
  options.head_timeout = 300ms;
  TestServer server(options);
  RawClient client(server.port());
  client.send("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  // Progress does not move the deadline: the bytes go on until the answer is there.
  std::optional<test::RawResponse> response;
  for (const auto end = Clock::now() + test::patience; !response && Clock::now() < end;) {
    client.send("x");
    response = client.read(RawClient::HasBody::yes, 20ms);
  }
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, 408);
  EXPECT_EQ(response->header("connection"), "close");
}

TEST(ParkingServer, ASlowBodyIsAnswered408) {
  auto options = TestServer::quick_options();
  options.body_timeout = 200ms;
  TestServer server(options);
  EXPECT_EQ(
      status_of_exchange(server.port(), "POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"),
      408);
  EXPECT_EQ(status_of_exchange(server.port(),
                               "POST /api/json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                               "Content-Length: 90\r\n\r\n{"),
            408);
}

TEST(ParkingServer, AnIdleConnectionIsClosedWithoutAWord) {
  // One short time each, so that no request of this test can come too late for the other.
  auto between_requests = TestServer::quick_options();
  between_requests.idle_timeout = 100ms;
  TestServer server(between_requests);
  RawClient used(server.port());
  used.send(get("/"));
  ASSERT_TRUE(used.read());
  EXPECT_TRUE(used.is_closed());
  EXPECT_TRUE(server.settles_at(0));

  auto before_the_first = TestServer::quick_options();
  before_the_first.head_timeout = 100ms;
  TestServer other(before_the_first);
  RawClient silent(other.port());
  EXPECT_TRUE(silent.is_closed());
  EXPECT_TRUE(other.settles_at(0));
}

TEST(ParkingServer, AHalfClosedClientStillGetsItsAnswer) {
  TestServer server;
  RawClient client(server.port());
  client.send(get("/api/items/1") + get("/api/items/2"));
  client.end_sending();
  ASSERT_TRUE(client.read());
  const auto second = client.read();
  ASSERT_TRUE(second);
  EXPECT_EQ(nlohmann::json::parse(second->body)["id"], "2");
  EXPECT_TRUE(client.is_closed());
}

TEST(ParkingServer, AClientThatLeavesHalfwayIsForgotten) {
  TestServer server;
  {
    RawClient head(server.port());
    head.send("GET / HT");
    RawClient body(server.port());
    body.send("POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab");
    RawClient waiting(server.port());
    waiting.send(get("/api/wait"));
    ASSERT_TRUE(server.gate.wait_for_visitors(1));
  }
  server.gate.open();
  EXPECT_TRUE(server.settles_at(0));
  EXPECT_TRUE(answers(server));
}

TEST(ParkingServer, ConnectionCloseAndHttp10AreHonoured) {
  TestServer server;
  for (const std::string& bytes : {get("/", "Connection: close\r\n"), get("/", "Connection: foo, Close\r\n"),
                                   std::string("GET / HTTP/1.0\r\n\r\n")}) {
    RawClient client(server.port());
    client.send(bytes);
    const auto response = client.read();
    ASSERT_TRUE(response) << bytes;
    EXPECT_EQ(response->status, 200);
    EXPECT_EQ(response->header("connection"), "close");
    EXPECT_TRUE(client.is_closed());
  }
  RawClient kept(server.port());
  for (int i = 0; i < 2; ++i) {
    kept.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
    const auto response = kept.read();
    ASSERT_TRUE(response);
    EXPECT_EQ(response->header("connection"), "keep-alive");
  }
}

TEST(ParkingServer, ExpectContinueIsAnsweredBeforeTheBody) {
  TestServer server;
  RawClient client(server.port());
  client.send("POST /api/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n");
  const auto go_on = client.read();
  ASSERT_TRUE(go_on);
  EXPECT_EQ(go_on->status, 100);
  client.send("abc");
  const auto response = client.read();
  ASSERT_TRUE(response);
  EXPECT_EQ(response->body, "abc");

  RawClient large(server.port());
  large.send(
      "POST /api/json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n"
      "Content-Length: 99999999\r\n\r\n");
  EXPECT_EQ(large.read()->status, 413);
}

TEST(ParkingServer, ChunkedBodiesAreDecoded) {
  TestServer server;
  RawClient client(server.port());
  const std::string head = "POST /api/echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n";
  client.send(head + "3\r\nabc\r\n00A\r\n0123456789\r\n0\r\n\r\n" + get("/api/items/next"));
  const auto response = client.read();
  ASSERT_TRUE(response);
  EXPECT_EQ(response->body, "abc0123456789");
  const auto next = client.read();
  ASSERT_TRUE(next);
  EXPECT_EQ(next->status, 200);
}

TEST(ParkingServer, LargeUploadsGoThroughAFileAndComeBackWhole) {
  auto options = TestServer::quick_options();
  options.max_body_in_memory_bytes = 64 * 1024;
  TestServer server(options);
  std::string upload(9'000'000, ' ');
  for (std::size_t i = 0; i < upload.size(); ++i) upload[i] = static_cast<char>(i * 7 + i / 251);
  RawClient client(server.port());
  for (int i = 0; i < 2; ++i) {
    client.send(request("POST", "/api/echo", upload));
    const auto response = client.read();
    ASSERT_TRUE(response);
    EXPECT_TRUE(response->body == upload);
  }
}

TEST(ParkingServer, AnUploadWithoutRoomIsAnswered503) {
  auto options = TestServer::quick_options();
  options.max_body_in_memory_bytes = 1000;
  options.spool_folder = "/nonexistent";
  TestServer unwritable(options);
  EXPECT_EQ(status_of_exchange(unwritable.port(), request("POST", "/api/echo", std::string(2000, 'x'))), 503);

  options.spool_folder = "/tmp";
  options.spool_bytes = 5000;
  TestServer full(options);
  EXPECT_EQ(status_of_exchange(full.port(), request("POST", "/api/echo", std::string(6000, 'x'))), 503);
  EXPECT_EQ(status_of_exchange(full.port(), request("POST", "/api/echo", std::string(4000, 'x'))), 200);
}

TEST(ParkingServer, ABodyOverTheRoutesLimitIsAnswered413) {
  TestServer server;
  const std::string over(default_body_limit_bytes + 1, ' ');
  EXPECT_EQ(status_of_exchange(server.port(), request("POST", "/api/json", over)), 413);
  EXPECT_EQ(status_of_exchange(server.port(),
                               "POST /api/json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                               "Content-Length: 99999999999\r\n\r\n"),
            413);
  RawClient chunked(server.port());
  chunked.send(
      "POST /api/json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
      "\r\n200000\r\n" +
      over);
  EXPECT_EQ(chunked.read()->status, 413);
}

TEST(ParkingServer, HeadsAndTargetsHaveTheirLimits) {
  TestServer server;
  EXPECT_EQ(status_of_exchange(server.port(), get("/", "X: " + std::string(17'000, 'x') + "\r\n")), 431);
  EXPECT_EQ(status_of_exchange(server.port(), "GET / HTTP/1.1\r\nX: " + std::string(17'000, 'x')), 431);
  EXPECT_EQ(status_of_exchange(server.port(), get("/" + std::string(8192, 'x'))), 414);
  EXPECT_EQ(status_of_exchange(server.port(), get("/" + std::string(20'000, 'x'))), 414);
  EXPECT_EQ(status_of_exchange(server.port(), get("/" + std::string(8191, 'x'))), 200);
  std::string many;
  for (int i = 0; i < 120; ++i) many += "X: y\r\n";
  EXPECT_EQ(status_of_exchange(server.port(), get("/", many)), 431);
}

TEST(ParkingServer, HundredsOfIdleAndHalfSentConnectionsDoNotDelayOthers) {
  auto options = TestServer::quick_options();
  options.workers = 2;
  options.head_timeout = test::patience;
  TestServer server(options);
  std::vector<RawClient> held;
  for (int i = 0; i < 600; ++i) {
    held.emplace_back(server.port());
    if (i % 3 == 1) held.back().send("GET / HTTP/1.1\r\nHost");
    if (i % 3 == 2) held.back().send("POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx");
  }
  ASSERT_TRUE(server.settles_at(600));
  for (int i = 0; i < 50; ++i) ASSERT_TRUE(answers(server));
}

TEST(ParkingServer, SlowReadersHoldNoWorker) {
  auto options = TestServer::quick_options();
  options.workers = 1;
  options.output_memory_bytes = 200'000'000;
  TestServer server(options);
  constexpr std::size_t size = 20'000'000;  // more than the kernel buffers
  std::vector<RawClient> slow;
  for (int i = 0; i < 5; ++i) {
    slow.emplace_back(server.port(), 4096);
    slow.back().send(get("/api/big?bytes=" + std::to_string(size)));
  }
  EXPECT_TRUE(answers(server));
  const auto response = slow.front().read(RawClient::HasBody::yes, 20s);
  ASSERT_TRUE(response);
  EXPECT_EQ(response->body, std::string(size, 'x'));
  slow.front().send(get("/api/items/again"));
  EXPECT_TRUE(slow.front().read());
}

TEST(ParkingServer, AReaderWithoutAnyProgressIsDropped) {
  auto options = TestServer::quick_options();
  options.write_timeout = 200ms;
  TestServer server(options);
  RawClient client(server.port(), 4096);
  client.send(get("/api/big?bytes=20000000"));
  ASSERT_NE(server.lines.find({"path=/api/big"}), "");  // it has been there
  EXPECT_TRUE(server.settles_at(0));
}

TEST(ParkingServer, SlowReadersTogetherHaveABudget) {
  auto options = TestServer::quick_options();
  options.output_memory_bytes = 10'000'000;
  TestServer server(options);
  RawClient client(server.port(), 4096);
  client.send(get("/api/big?bytes=30000000"));
  ASSERT_NE(server.lines.find({"path=/api/big"}), "");  // it has been there
  EXPECT_TRUE(server.settles_at(0));
  EXPECT_TRUE(answers(server));
}

TEST(ParkingServer, OverloadIsAnswered503WithRetryAfterWhileAssetsStillCome) {
  auto options = TestServer::quick_options();
  options.workers = 1;
  options.queue_limit = 2;
  TestServer server(options);
  std::vector<RawClient> clients;
  for (int i = 0; i < 3; ++i) {
    clients.emplace_back(server.port());
    clients.back().send(get("/api/wait"));
    if (i > 0) continue;
    ASSERT_TRUE(server.gate.wait_for_visitors(1));
  }
  // The queue has taken the other two once a fourth is turned away.
  std::optional<test::RawResponse> refused;
  for (int i = 0; i < 100 && (!refused || refused->status != 503); ++i) {
    RawClient extra(server.port());
    extra.send(get("/api/items/1"));
    refused = extra.read(RawClient::HasBody::yes, 100ms);
  }
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 503);
  EXPECT_EQ(refused->header("retry-after"), "5");
  EXPECT_EQ(nlohmann::json::parse(refused->body)["code"], "unavailable");
  EXPECT_EQ(status_of_exchange(server.port(), get("/assets/app-1a2b3c4d.js")), 200);
  EXPECT_EQ(status_of_exchange(server.port(), get("/healthz")), 200);
  server.gate.open();
  for (RawClient& client : clients) EXPECT_EQ(client.read()->status, 200);
}

TEST(ParkingServer, AnAddressHasACapUnlessItIsAProxy) {
  auto options = TestServer::quick_options();
  options.max_connections_per_address = 3;
  {
    TestServer server(options);
    std::vector<RawClient> held;
    for (int i = 0; i < 3; ++i) held.emplace_back(server.port());
    ASSERT_TRUE(server.settles_at(3));
    EXPECT_EQ(status_of_exchange(server.port(), get("/")), 503);
    held.clear();
    ASSERT_TRUE(server.settles_at(0));
    EXPECT_EQ(status_of_exchange(server.port(), get("/")), 200);
  }
  options.proxies = AddressRanges::parse({"127.0.0.0/8"});
  TestServer server(options);
  std::vector<RawClient> held;
  for (int i = 0; i < 10; ++i) held.emplace_back(server.port());
  ASSERT_TRUE(server.settles_at(10));
  EXPECT_TRUE(answers(server));
}

TEST(ParkingServer, AFullServerLetsTheIdlestGoAndRefusesWhereNoneIsIdle) {
  auto options = TestServer::quick_options();
  options.max_connections = 3;
  TestServer server(options);
  std::vector<RawClient> idle;
  for (int i = 0; i < 3; ++i) {
    idle.emplace_back(server.port());
    idle.back().send(get("/"));
    ASSERT_TRUE(idle.back().read());
    std::this_thread::sleep_for(5ms);
  }
  RawClient newcomer(server.port());
  newcomer.send("POST /api/echo HTTP/1.1\r\nHost: x\r\n");
  EXPECT_TRUE(idle.front().is_closed());
  for (std::size_t i = 1; i < 3; ++i) idle[i].send("GET / HTTP/1.1\r\n");
  // What came before this answer's request has been read when the answer is there, and nobody is idle.
  newcomer.send("Expect: 100-continue\r\nContent-Length: 3\r\n\r\n");
  const auto go_on = newcomer.read();
  ASSERT_TRUE(go_on);
  EXPECT_EQ(go_on->status, 100);
  EXPECT_EQ(status_of_exchange(server.port(), get("/")), 503);
}

TEST(ParkingServer, BodiesGoToFilesEarlierWhereMemoryIsShort) {
  auto options = TestServer::quick_options();
  options.body_memory_bytes = 0;
  TestServer server(options);
  const std::string body(500'000, 'x');
  const auto echo = exchange(server.port(), request("POST", "/api/echo", body));
  ASSERT_TRUE(echo);
  EXPECT_EQ(echo->body, body);
  options.spool_folder = "/nonexistent";
  TestServer without_files(options);
  EXPECT_EQ(status_of_exchange(without_files.port(), request("POST", "/api/echo", body)), 503);
  EXPECT_EQ(status_of_exchange(without_files.port(), request("POST", "/api/echo", "a usual body")), 200);
}

// Takes every descriptor that the process (server and clients alike) may still open.
class FullDescriptorTable {
 public:
  FullDescriptorTable() {
    getrlimit(RLIMIT_NOFILE, &original_);
    rlimit low = original_;
    low.rlim_cur = 200;
    setrlimit(RLIMIT_NOFILE, &low);
    for (int copy = dup(0); copy >= 0; copy = dup(0)) taken_.push_back(copy);
  }
  ~FullDescriptorTable() {
    for (const int descriptor : taken_) close(descriptor);
    setrlimit(RLIMIT_NOFILE, &original_);
  }
  void free_one() {
    close(taken_.back());
    taken_.pop_back();
  }

 private:
  rlimit original_{};
  std::vector<int> taken_;
};

TEST(ParkingServer, SurvivesAFullDescriptorTable) {
  TestServer server;
  {
    // The same requests once before: the sanitizer's first look at a type opens a pipe, for which there will
    // be no descriptor, and where this test is the first of all it would report a fault of its own.
    RawClient first(server.port());
    first.send(get("/healthz"));
    ASSERT_TRUE(first.read());
    first.send(get("/api/items/2"));
    ASSERT_TRUE(first.read());
  }
  ASSERT_TRUE(server.settles_at(0));
  RawClient before(server.port());
  before.send("GET /healthz HTTP/1.1\r\n");
  ASSERT_TRUE(server.settles_at(1));
  {
    FullDescriptorTable full;
    // A client gets the last descriptor, so that the server has none for it and turns it away.
    full.free_one();
    RawClient turned_away(server.port());
    EXPECT_TRUE(turned_away.is_closed());
    before.send("Host: x\r\n\r\n");
    EXPECT_TRUE(before.read());
    // Now the connection of `before` is idle: it makes room for the next client.
    full.free_one();
    RawClient newcomer(server.port());
    newcomer.send(get("/api/items/2"));
    EXPECT_TRUE(newcomer.read());
    EXPECT_TRUE(before.is_closed());
  }
  EXPECT_TRUE(answers(server));
}

TEST(ParkingServer, StoppingLetsRequestsInFlightEnd) {
  auto options = TestServer::quick_options();
  options.drain_timeout = test::patience;
  auto server = std::make_unique<TestServer>(options);
  RawClient waiting(server->port());
  waiting.send(get("/api/wait"));
  RawClient idle(server->port());
  idle.send(get("/"));
  ASSERT_TRUE(idle.read());
  RawClient half(server->port());
  half.send("POST /api/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n");
  const auto go_on = half.read();  // the server knows of the request
  ASSERT_TRUE(go_on);
  ASSERT_EQ(go_on->status, 100);
  half.send("ab");
  ASSERT_TRUE(server->gate.wait_for_visitors(1));
  const int port = server->port();

  bool is_drained = false;
  std::thread stopping([&] { is_drained = server->stop(); });
  EXPECT_TRUE(idle.is_closed());
  EXPECT_THROW(RawClient{port}, std::runtime_error);
  half.send("cde");
  const auto echo = half.read();
  server->gate.open();
  const auto waited = waiting.read();
  stopping.join();
  EXPECT_TRUE(is_drained);
  ASSERT_TRUE(echo);
  EXPECT_EQ(echo->body, "abcde");
  EXPECT_EQ(echo->header("connection"), "close");
  ASSERT_TRUE(waited);
  EXPECT_EQ(waited->status, 200);
}

TEST(ParkingServer, StoppingDoesNotWaitForASlowSenderOrAStuckHandlerForever) {
  auto options = TestServer::quick_options();
  options.drain_timeout = 200ms;
  TestServer server(options);
  RawClient stuck(server.port());
  stuck.send(get("/api/wait"));
  RawClient slow(server.port());
  slow.send("GET / HT");
  ASSERT_TRUE(server.gate.wait_for_visitors(1));
  ASSERT_TRUE(server.settles_at(2));
  EXPECT_FALSE(server.stop());  // the gate is shut until the end: that it comes back at all is the point
  EXPECT_TRUE(slow.is_closed());
}

TEST(ParkingServer, APortInUseIsAClearRefusal) {
  TestServer first;
  auto options = TestServer::quick_options();
  options.port = first.port();
  try {
    TestServer second(options);
    FAIL() << "two servers on one port";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "port_in_use");
    EXPECT_EQ(error.arguments().front(), "127.0.0.1:" + std::to_string(first.port()));
  }
}

TEST(ParkingServer, AnAddressOfAnotherMachineIsAClearRefusal) {
  auto options = TestServer::quick_options();
  options.host = "192.0.2.1";
  try {
    const TestServer server(options);
    FAIL() << "listens on a foreign address";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "listen_address_invalid");
  }
}

TEST(ParkingServer, APortIsFreeAgainAtOnce) {
  auto options = TestServer::quick_options();
  {
    TestServer first(options);
    options.port = first.port();
    RawClient client(first.port());
    client.send(get("/"));
    ASSERT_TRUE(client.read());
  }
  const TestServer second(options);
  EXPECT_TRUE(answers(second));
}

}  // namespace
}  // namespace http
