#include "http/answer_file.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "server_fixture.h"
#include "support/process.h"
#include "support/raw_client.h"

namespace http {
namespace {

using namespace std::chrono_literals;
using test::exchange;
using test::get;
using test::RawClient;
using test::TestServer;

// Bytes that show where they belong.
std::string pattern(std::size_t size) {
  std::string bytes(size, '\0');
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>((i * 2654435761U) >> 13U);
  return bytes;
}

class AnswerFileTest : public testing::Test {
 protected:
  void give(const std::string& bytes) { server_.file = folder_.write("datei", bytes); }

  static ServerOptions options() {
    ServerOptions options = TestServer::quick_options();
    options.workers = 2 * AnswerFile::most_at_a_time;
    return options;
  }

  support::TemporaryFolder folder_;
  TestServer server_{options()};
};

TEST_F(AnswerFileTest, AFileArrivesWholeAndTheConnectionGoesOn) {
  const std::string bytes = pattern(30'000'000);
  give(bytes);
  RawClient client(server_.port());
  for (int i = 0; i < 2; ++i) {
    client.send(get("/api/file"));
    const auto answer = client.read(RawClient::HasBody::yes, 30s);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
    EXPECT_EQ(answer->header("content-disposition"), "attachment; filename=\"daten-1.bin\"");
    EXPECT_TRUE(answer->body == bytes);
  }
  client.send(get("/api/items/1"));
  EXPECT_EQ(client.read()->status, 200);
}

TEST_F(AnswerFileTest, AnEmptyFileIsAnAnswerToo) {
  give("");
  const auto answer = exchange(server_.port(), get("/api/file"));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 200);
  EXPECT_EQ(answer->header("content-length"), "0");
}

TEST_F(AnswerFileTest, HeadTellsTheSizeOnly) {
  give("abcdef");
  RawClient client(server_.port());
  client.send("HEAD /api/file HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(client.read(RawClient::HasBody::no)->header("content-length"), "6");
  client.send(get("/api/items/1"));
  EXPECT_EQ(client.read()->status, 200);
}

TEST_F(AnswerFileTest, AFileThatIsGoneIsNotFound) {
  server_.file = (folder_.path() / "fehlt").string();
  EXPECT_EQ(exchange(server_.port(), get("/api/file"))->status, 404);
}

TEST_F(AnswerFileTest, TheLogCountsItsBytes) {
  give(pattern(100'000));
  exchange(server_.port(), get("/api/file"));
  const std::string line = server_.lines.find({"path=/api/file"});
  const auto at = line.find("bytes=");
  ASSERT_NE(at, std::string::npos) << line;
  EXPECT_GT(std::stoi(line.substr(at + 6)), 100'000);
}

TEST_F(AnswerFileTest, ClientsThatDoNotReadHoldOnlyAFewThreads) {
  give({});
  std::filesystem::resize_file(server_.file, std::uintmax_t{1} << 30);  // more than any kernel buffers
  std::vector<RawClient> slow;
  for (int i = 0; i < AnswerFile::most_at_a_time; ++i) {
    slow.emplace_back(server_.port(), 4096).send(get("/api/file"));
  }
  // Who has the head of the answer has a place, and keeps it, because the rest cannot leave.
  for (RawClient& client : slow) {
    const auto head = client.read(RawClient::HasBody::no);
    ASSERT_TRUE(head);
    ASSERT_EQ(head->status, 200);
  }
  const auto refused = exchange(server_.port(), get("/api/file"));
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 503);
  EXPECT_EQ(refused->header("retry-after"), "60");
  EXPECT_EQ(exchange(server_.port(), get("/api/items/1"))->status, 200);

  slow.clear();  // they hang up, and make room
  ASSERT_TRUE(server_.settles_at(0));
  RawClient next(server_.port());
  next.send("HEAD /api/file HTTP/1.1\r\nHost: x\r\n\r\n");
  const auto served = next.read(RawClient::HasBody::no);
  ASSERT_TRUE(served);
  EXPECT_EQ(served->status, 200);
}

}  // namespace
}  // namespace http
