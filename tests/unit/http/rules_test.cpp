// The small pure rules: encodings, entity tags, rate limits, origins, tokens, path segments, chunks.
#include <gtest/gtest.h>

#include "http/accept_encoding.h"
#include "http/assets.h"
#include "http/chunked_decoder.h"
#include "http/percent.h"
#include "http/rate_limiter.h"
#include "http/request_head.h"
#include "http/request_origin.h"
#include "http/session_token.h"

namespace http {
namespace {

using namespace std::chrono_literals;

TEST(AcceptEncoding, TheBestLikedFormWins) {
  const auto choose = [](std::string_view list) { return choose_encoding(list, true, true); };
  for (const char* list : {"br", "gzip, br", "gzip, deflate, br, zstd", "BR;Q=0.5", "*",
                           "gzip;q=0.5, br;q=0.5", "br;q=1.000", " br ; q=0.9 , gzip;q=0.8"})
    EXPECT_EQ(choose(list), Encoding::brotli) << list;
  for (const char* list : {"gzip", "x-gzip", "gzip, deflate", "br;q=0.5, gzip", "br;q=0, gzip", "*, br;q=0",
                           "br;q=0.1, gzip;q=0.2", "br;q=nonsense, gzip"})
    EXPECT_EQ(choose(list), Encoding::gzip) << list;
  for (const char* list : {"", "identity", "deflate", "zstd", "br;q=0, gzip;q=0", "*;q=0",
                           "gzip;q=0.5, identity", "gzip;q=2", "br;q=-1", ",;,", "gzip;q=0.000"})
    EXPECT_EQ(choose(list), Encoding::identity) << list;
}

TEST(AcceptEncoding, AFormThatIsNotThereIsNeverChosen) {
  EXPECT_EQ(choose_encoding("br, gzip", true, false), Encoding::gzip);
  EXPECT_EQ(choose_encoding("br", true, false), Encoding::identity);
  EXPECT_EQ(choose_encoding("gzip, deflate, br", false, false), Encoding::identity);
  EXPECT_EQ(choose_encoding("*", false, true), Encoding::brotli);
}

TEST(EntityTag, ListsAreComparedWeakly) {
  EXPECT_TRUE(matches_any("\"a\"", "\"a\""));
  EXPECT_TRUE(matches_any("\"b\" ,W/\"a\"", "\"a\""));
  EXPECT_TRUE(matches_any("*", "\"a\""));
  EXPECT_FALSE(matches_any("", "\"a\""));
  EXPECT_FALSE(matches_any("a", "\"a\""));
  EXPECT_FALSE(matches_any("\"ab\"", "\"a\""));
  EXPECT_FALSE(matches_any(",,", "\"a\""));
}

TEST(MediaType, FollowsTheNameAndIsHarmlessForUnknownOnes) {
  EXPECT_EQ(media_type_of("fonts/a.woff2"), "font/woff2");
  EXPECT_EQ(media_type_of("favicon.svg"), "image/svg+xml");
  EXPECT_EQ(media_type_of("LICENSE"), "application/octet-stream");
}

TEST(RateLimiter, AllowsABurstAndThenAnEvenRate) {
  RateLimiter limiter(60);
  const auto start = RateLimiter::Clock::now();
  for (int i = 0; i < 60; ++i) EXPECT_EQ(limiter.take("a", start), 0);
  EXPECT_EQ(limiter.take("a", start), 1);
  EXPECT_EQ(limiter.take("a", start + 1s), 0);
  EXPECT_EQ(limiter.take("a", start + 1s), 1);
  EXPECT_EQ(limiter.take("b", start), 0);
  for (int i = 0; i < 60; ++i) EXPECT_EQ(limiter.take("a", start + 10min), 0);
  EXPECT_NE(limiter.take("a", start + 10min), 0);
}

TEST(RateLimiter, SaysHowLongToWait) {
  RateLimiter limiter(2);
  const auto start = RateLimiter::Clock::now();
  limiter.take("a", start);
  limiter.take("a", start);
  EXPECT_EQ(limiter.take("a", start), 30);
  EXPECT_EQ(limiter.take("a", start + 20s), 10);
  EXPECT_EQ(limiter.take("a", start + 30s), 0);
}

TEST(RateLimiter, WhatIsGivenBackMayBeTakenAgainAndNoMore) {
  RateLimiter limiter(2);
  const auto start = RateLimiter::Clock::now();
  limiter.give_back("a", start);  // has taken none
  EXPECT_EQ(limiter.take("a", start), 0);
  EXPECT_EQ(limiter.take("a", start), 0);
  limiter.give_back("a", start);
  EXPECT_EQ(limiter.take("a", start), 0);
  EXPECT_NE(limiter.take("a", start), 0);
  limiter.give_back("a", start + 1min);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(limiter.take("a", start + 1min), 0);
  EXPECT_NE(limiter.take("a", start + 1min), 0);
}

TEST(RateLimiter, ZeroIsNoLimit) {
  RateLimiter limiter(0);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(limiter.take("a", RateLimiter::Clock::now()), 0);
}

TEST(RateLimiter, MemoryIsBounded) {
  RateLimiter limiter(1, 2);
  const auto start = RateLimiter::Clock::now();
  EXPECT_EQ(limiter.take("a", start), 0);
  EXPECT_EQ(limiter.take("b", start), 0);
  EXPECT_EQ(limiter.take("c", start), 0);  // shares a bucket with d
  EXPECT_NE(limiter.take("d", start), 0);
  EXPECT_NE(limiter.take("a", start), 0);         // keeps its own
  EXPECT_EQ(limiter.take("e", start + 2min), 0);  // room again: the others are full
}

TEST(RequestOrigin, AnAddressBecomesItsOrigin) {
  EXPECT_EQ(origin_of_url("https://Malbuch.example/app?x"), "https://malbuch.example");
  EXPECT_EQ(origin_of_url("https://malbuch.example:443"), "https://malbuch.example");
  EXPECT_EQ(origin_of_url("http://malbuch.example:80/"), "http://malbuch.example");
  EXPECT_EQ(origin_of_url("http://malbuch.example:443/"), "http://malbuch.example:443");
  EXPECT_EQ(origin_of_url("http://[::1]:8080/"), "http://[::1]:8080");
  for (const char* text : {"", "malbuch.example", "ftp://malbuch.example", "https://", "https:///x"})
    EXPECT_EQ(origin_of_url(text), "") << text;
}

TEST(SessionToken, IsTheBearerOrElseTheCookie) {
  const auto texts = [](std::string_view authorization, std::string_view cookies) {
    std::string all;
    for (const SessionToken& token : find_session_tokens(authorization, cookies))
      all.append(token.source == TokenSource::bearer ? "bearer:" : "cookie:").append(token.text).append(" ");
    return all;
  };
  EXPECT_EQ(texts("Bearer abc", "buntstift_session=def"), "bearer:abc ");
  EXPECT_EQ(texts("bearer  abc", ""), "bearer:abc ");
  EXPECT_EQ(texts("", "a=b; buntstift_session=def; c=d"), "cookie:def ");
  EXPECT_EQ(texts("Basic abc", "buntstift_session=def"), "cookie:def ");
  EXPECT_EQ(texts("", "session=a; buntstift_session=b;session=c; buntstift_session=d"),
            "cookie:b cookie:d cookie:a cookie:c ");
  for (const auto& [authorization, cookies] : {std::pair{"", ""},
                                               {"Bearer", ""},
                                               {"Basic abc", ""},
                                               {"", "session="},
                                               {"", "xsession=a"},
                                               {"", "session"}})
    EXPECT_EQ(texts(authorization, cookies), "") << authorization << cookies;
}

TEST(Percent, SegmentsAreDecodedOrRefused) {
  EXPECT_EQ(decode_segment("a%20b+c"), "a b+c");
  EXPECT_EQ(decode_segment("%c3%A4"), "ä");
  for (const char* raw : {"%", "%1", "%zz", "%2f", "%5C", "%00", "%1f", "%7f", "%ff", "%c3"})
    EXPECT_EQ(decode_segment(raw), std::nullopt) << raw;
}

// However a stream is cut into pieces, the same comes out.
TEST(ChunkedDecoder, CutsDoNotMatter) {
  const std::string stream = "3\r\nabc\r\n1a\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\n\r\nGET /";
  for (std::size_t step = 1; step <= stream.size(); ++step) {
    ChunkedDecoder decoder;
    std::string body;
    std::string_view rest;
    std::string_view piece;
    bool is_complete = false;
    std::string left_over;
    for (std::size_t at = 0; at < stream.size(); at += step) {
      rest = std::string_view(stream).substr(at, step);
      auto result = ChunkedDecoder::Result::more;
      while (!is_complete && (result = decoder.next(rest, piece)) == ChunkedDecoder::Result::data)
        body += piece;
      ASSERT_NE(result, ChunkedDecoder::Result::malformed);
      is_complete = is_complete || result == ChunkedDecoder::Result::complete;
      if (is_complete) left_over += rest;
    }
    EXPECT_TRUE(is_complete);
    EXPECT_EQ(body, "abcabcdefghijklmnopqrstuvwxyz");
    EXPECT_EQ(left_over, "GET /");
  }
}

TEST(HeadScanner, CutsDoNotMatter) {
  const std::string stream = "GET / HTTP/1.1\r\nHost: x\r\n\r\nbody";
  for (std::size_t first = 0; first < stream.size() - 4; ++first) {
    HeadScanner scanner;
    const auto early = scanner.scan(std::string_view(stream).substr(0, first));
    EXPECT_EQ(early, HeadScanner::Result::more) << first;
    EXPECT_EQ(scanner.scan(stream), HeadScanner::Result::complete);
    EXPECT_EQ(scanner.end(), stream.size() - 4);
  }
}

}  // namespace
}  // namespace http
