// Attacks on the framing of requests, spoken over a raw socket: each must be refused, and whatever follows on
// the same connection must never be taken for a request.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "server_fixture.h"
#include "support/raw_client.h"

namespace http {
namespace {

using test::RawClient;
using test::TestServer;

constexpr const char* smuggled = "GET /api/items/smuggled HTTP/1.1\r\nHost: x\r\n\r\n";

struct Attack {
  std::string name;
  std::string bytes;
  int status = 400;
};

std::string post(const std::string& headers, const std::string& body) {
  return "POST /api/echo HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n" + body;
}

std::string chunked(const std::string& body) {
  return post("Transfer-Encoding: chunked\r\n", body);
}

std::vector<Attack> attacks() {
  const std::string line = "GET / HTTP/1.1\r\nHost: x\r\n";
  return {
      {"LengthAndCoding", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n")},
      {"CodingAndLengthOfZero", post("Transfer-Encoding: chunked\r\nContent-Length: 0\r\n", "0\r\n\r\n")},
      {"TwoEqualLengths", post("Content-Length: 3\r\nContent-Length: 3\r\n", "abc")},
      {"TwoLengths", post("Content-Length: 3\r\nContent-Length: 30\r\n", "abc")},
      {"LengthList", post("Content-Length: 3, 3\r\n", "abc")},
      {"LengthWithPlus", post("Content-Length: +3\r\n", "abc")},
      {"LengthWithMinus", post("Content-Length: -3\r\n", "abc")},
      {"LengthInHex", post("Content-Length: 0x3\r\n", "abc")},
      {"LengthWithText", post("Content-Length: 3a\r\n", "abc")},
      {"LengthWithInnerSpace", post("Content-Length: 1 0\r\n", "abc")},
      {"EmptyLength", post("Content-Length: \r\n", "abc")},
      {"LengthOverflow", post("Content-Length: 18446744073709551619\r\n", "abc")},
      {"UnknownCoding", post("Transfer-Encoding: gzip\r\n", "abc")},
      {"CodingList", post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n")},
      {"TwoCodings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n")},
      {"MangledCoding", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n")},
      {"QuotedCoding", post("Transfer-Encoding: \"chunked\"\r\n", "0\r\n\r\n")},
      {"CodingWithSpaceBeforeColon", post("Transfer-Encoding : chunked\r\n", "0\r\n\r\n")},
      {"CodingInHttp10", "POST /api/echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"},
      {"CompressedBody", post("Content-Encoding: gzip\r\nContent-Length: 3\r\n", "abc"), 415},

      {"ChunkSizeEmpty", chunked("\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeNoHex", chunked("g\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeWithPrefix", chunked("0x3\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeWithSign", chunked("+3\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeNegative", chunked("-1\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeWithSpace", chunked("3 \r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeWithLeadingSpace", chunked(" 3\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeOfNineDigits", chunked("000000003\r\nabc\r\n0\r\n\r\n")},
      {"ChunkSizeOverflow", chunked("10000000000000003\r\nabc\r\n0\r\n\r\n")},
      {"ChunkExtension", chunked("3;a=b\r\nabc\r\n0\r\n\r\n")},
      {"ChunkTrailer", chunked("3\r\nabc\r\n0\r\nX: y\r\n\r\n")},
      {"ChunkWithBareLineFeed", chunked("3\nabc\r\n0\r\n\r\n")},
      {"ChunkDataWithoutEnd", chunked("3\r\nabcd\r\n0\r\n\r\n")},
      {"ChunkDataEndsInLineFeed", chunked("3\r\nabc\n0\r\n\r\n")},
      {"ChunkTooLarge", chunked("ffffffff\r\n" + std::string(11'000'000, 'x')), 413},

      {"BareLineFeedAfterRequestLine", "GET / HTTP/1.1\nHost: x\r\n\r\n"},
      {"BareLineFeedAfterHeader", "GET / HTTP/1.1\r\nHost: x\nX: y\r\n\r\n"},
      {"OnlyBareLineFeeds", "GET / HTTP/1.1\nHost: x\n\n"},
      {"BareReturnInHeader", line + "X: a\rb\r\n\r\n"},
      {"TwoReturns", "GET / HTTP/1.1\r\nHost: x\r\r\n\r\n"},
      {"NulInHeader", line + std::string("X: a\0b\r\n\r\n", 10)},
      {"ControlCharacterInHeader", line + "X: a\x01\r\n\r\n"},
      {"DeleteInHeader", line + "X: a\x7f\r\n\r\n"},
      {"ObsoleteFolding", line + "X: a\r\n Transfer-Encoding: chunked\r\n\r\n"},
      {"FoldedWithTab", line + "X: a\r\n\tb\r\n\r\n"},
      {"HeaderWithoutColon", line + "Nonsense\r\n\r\n"},
      {"HeaderWithoutName", line + ": value\r\n\r\n"},
      {"HeaderNameWithSpace", line + "X Y: value\r\n\r\n"},
      {"HeaderNameWithSeparator", line + "X(Y): value\r\n\r\n"},

      {"EmptyRequestLine", "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"NulInTarget", std::string("GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", 28)},
      {"TabInRequestLine", "GET\t/ HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"TabInTarget", "GET /a\tb HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"SpaceInTarget", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"TwoSpaces", "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"RawByteInTarget", "GET /\xc3\xa4 HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"FragmentInTarget", "GET /#a HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"AbsoluteTarget", "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"NoTarget", "GET HTTP/1.1\r\nHost: x\r\n\r\n"},
      {"NoVersion", "GET /\r\nHost: x\r\n\r\n"},
      {"OldVersion", "GET / HTTP/0.9\r\nHost: x\r\n\r\n"},
      {"NewVersion", "GET / HTTP/2.0\r\nHost: x\r\n\r\n"},
      {"VersionInSmallLetters", "GET / http/1.1\r\nHost: x\r\n\r\n"},
      {"UnknownMethod", "BREW / HTTP/1.1\r\nHost: x\r\n\r\n", 501},
      {"Connect", "CONNECT /x HTTP/1.1\r\nHost: x\r\n\r\n", 501},
      {"Trace", "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", 501},
      {"HttpsOnPlainPort", "\x16\x03\x01\x02"},

      {"NoHost", "GET / HTTP/1.1\r\n\r\n"},
      {"TwoHosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"},
      {"HostWithPath", "GET / HTTP/1.1\r\nHost: x/y\r\n\r\n"},
      {"TwoAuthorizations", line + "Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n"},
      {"TwoOrigins", line + "Origin: http://x\r\nOrigin: http://y\r\n\r\n"},
      {"UnknownExpectation", post("Expect: 200-ok\r\nContent-Length: 3\r\n", "abc"), 417},
  };
}

class Framing : public testing::TestWithParam<Attack> {};

TEST_P(Framing, IsRefusedAndEndsTheConnection) {
  TestServer server;
  RawClient client(server.port());
  client.send(GetParam().bytes + smuggled);
  const auto response = client.read();
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, GetParam().status);
  EXPECT_EQ(response->header("connection"), "close");
  EXPECT_EQ(response->header("x-content-type-options"), "nosniff");
  const auto body = nlohmann::json::parse(response->body);
  EXPECT_EQ(body["success"], false);
  EXPECT_FALSE(body["message"].get<std::string>().empty());
  EXPECT_EQ(client.read_rest(), "");
  EXPECT_EQ(server.lines.find({"path=/api/items/smuggled"}, std::chrono::milliseconds(0)), "");
  EXPECT_NE(server.lines.find({"request", "status=" + std::to_string(GetParam().status)}), "");
}

INSTANTIATE_TEST_SUITE_P(Attacks, Framing, testing::ValuesIn(attacks()),
                         [](const auto& info) { return info.param.name; });

TEST(FramingGate, HarmlessRequestsPassTheSameGate) {
  TestServer server;
  const std::string line = "GET /api/items/1?q=%0a+%C3%A4 HTTP/1.1\r\nHost: malbuch.example:8080\r\n";
  for (const std::string& bytes : {
           line + "\r\n",
           line + "X:\r\n\r\n",
           line + "X:  spaced\tout \t\r\n\r\n",
           line + "X: 100%\r\nY: %0\r\nZ: %c3%a4\r\n\r\n",
           line + "X: \xc3\xa4\r\n\r\n",
           line + "X: a%0d%0aSet-Cookie: b\r\nReferer: http://x/?prompt=Ein%20Hund%0A\r\nCookie: "
                  "other=%0D%0A\r\n\r\n",
           line + "Accept: nonsense;;q=\r\nRange: bytes=nonsense\r\n\r\n",
           line + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n",
           std::string("GET /api/items/1 HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n"),
           std::string("GET /api/items/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"),
       }) {
    const auto response = test::exchange(server.port(), bytes);
    ASSERT_TRUE(response) << bytes;
    EXPECT_EQ(response->status, 200) << bytes;
  }
}

TEST(FramingGate, HeaderValuesReachHandlersVerbatim) {
  TestServer server;
  RawClient client(server.port());
  server.sessions.add("a%62c", app::UserRole::user);
  client.send(test::get("/api/mine", "Authorization: Bearer a%62c\r\n"));
  EXPECT_EQ(client.read()->status, 200);  // the library alone would have made "abc" of it
}

// The HTTP library decodes %0d%0a in header values that it reads itself (CVE-2026-45372). It reads none of
// ours: they are put behind its parser (request_processor.cpp), so no value can become two lines, neither in
// what handlers see nor in what they send back.
TEST(FramingGate, AnEscapedLineBreakInAHeaderStaysPartOfItsValue) {
  TestServer server;
  const std::string value = "a%0d%0aX-Injected: yes%0D%0A%0d%0a<b>%0a%0d";
  for (const char* target : {"/", "/api/reflect", "/api/mine", "/api/none", "/assets/app-1a2b3c4d.js"}) {
    std::string bytes = "GET " + std::string(target) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    for (const char* name : {"X-Reflect", "Referer", "Cookie", "Authorization", "Accept", "Accept-Encoding",
                             "Accept-Language", "If-None-Match", "Origin", "User-Agent", "X-Forwarded-For",
                             "Location", "Content-Type", "Upgrade", "Range"}) {
      bytes += std::string(name) + ": " + value + "\r\n";
    }
    RawClient client(server.port());
    client.send(bytes + "\r\n");
    const std::string answer = client.read_rest();
    EXPECT_EQ(answer.find("\nX-Injected"), std::string::npos) << answer;
    EXPECT_EQ(answer.find("<b>\r"), std::string::npos);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 401") ||
                answer.starts_with("HTTP/1.1 404"))
        << target << answer;
    if (target == std::string_view("/api/reflect")) {
      EXPECT_NE(answer.find("\r\nX-Reflected: " + value + "\r\n"), std::string::npos) << answer;
    }
  }
}

// What is refused before it is a request leaves a line that says why, with the path, and nothing else of it.
TEST(FramingGate, ARefusedRequestIsLoggedWithItsReason) {
  TestServer server;
  test::exchange(server.port(), "GET /api/items/5?token=hush HTTP/1.1\r\nHost: x\r\nX: a\x01hush\r\n\r\n");
  EXPECT_NE(server.lines.find({"request_refused", "status=400", "why=\"forbidden byte in head\""}), "");
  EXPECT_NE(server.lines.find({"request ", "method=GET", "path=/api/items/5 ", "status=400"}), "");
  test::exchange(server.port(), "GET /secret\x7f HTTP/1.1\r\nHost: x\r\n\r\n");
  test::exchange(server.port(), "GET /api/items/6 HTTP/1.1\r\nHost: x\r\nHost: hush\r\n\r\n");
  EXPECT_NE(server.lines.find({"request_refused", "why=\"not one host\""}), "");
  EXPECT_NE(server.lines.find({"request ", "path=/api/items/6 ", "status=400"}), "");
  for (const std::string& line : server.lines.all()) {
    EXPECT_EQ(line.find("hush"), std::string::npos) << line;
    EXPECT_EQ(line.find("secret"), std::string::npos) << line;
  }
}

TEST(FramingGate, ARandomStreamNeverBreaksTheServer) {
  TestServer server;
  std::uint32_t state = 12345;
  const auto next = [&] { return state = state * 1664525u + 1013904223u, state >> 16; };
  const std::string pieces[] = {"GET ",
                                "POST ",
                                "/",
                                "/api/echo",
                                " HTTP/1.1",
                                "\r\n",
                                "\r\n\r\n",
                                "Host: x",
                                "Content-Length: ",
                                "5",
                                "Transfer-Encoding: chunked",
                                "0",
                                "\n",
                                "\r",
                                "abc",
                                ":",
                                " ",
                                "%0a",
                                std::string(1, '\0'),
                                "\xff"};
  for (int round = 0; round < 300; ++round) {
    RawClient client(server.port());
    std::string bytes;
    for (std::uint32_t i = 0, count = next() % 30; i < count; ++i)
      bytes += pieces[next() % std::size(pieces)];
    client.send(bytes);
    client.end_sending();
  }
  EXPECT_EQ(test::exchange(server.port(), test::get("/healthz"))->status, 200);
  EXPECT_TRUE(server.settles_at(0));
}

}  // namespace
}  // namespace http
