#include "base/log.h"

#include <algorithm>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace base {
namespace {

class FixedClock final : public Clock {
 public:
  Time now() const override { return Time(std::chrono::milliseconds(1'777'636'800'123)); }
};

class LogTest : public testing::Test {
 protected:
  Log log(LogFormat format, LogLevel minimum = LogLevel::info) {
    return {clock_, format, [this](std::string_view line) { lines_.emplace_back(line); }, minimum};
  }
  FixedClock clock_;
  std::vector<std::string> lines_;
};

TEST_F(LogTest, TextLineHasTimeLevelEventAndFields) {
  log(LogFormat::text).info("request", {{"method", "GET"}, {"status", 200}, {"ms", 1.5}, {"cached", true}});
  ASSERT_EQ(lines_.size(), 1U);
  EXPECT_EQ(lines_[0], "2026-05-01T12:00:00.123Z info request method=GET status=200 ms=1.5 cached=true\n");
}

TEST_F(LogTest, ABatchHandsItsLinesOverTogether) {
  const Log into = log(LogFormat::text);
  {
    const Log::Batch batch(into);
    into.info("one");
    into.info("two");
    EXPECT_TRUE(lines_.empty());
  }
  ASSERT_EQ(lines_.size(), 1U);
  EXPECT_EQ(std::count(lines_[0].begin(), lines_[0].end(), '\n'), 2);
  into.info("three");
  EXPECT_EQ(lines_.size(), 2U);
}

TEST_F(LogTest, ABatchWaitsNeitherWithWarningsNorForEver) {
  const Log into = log(LogFormat::text);
  const Log::Batch batch(into);
  into.info("one");
  into.warning("two");
  ASSERT_EQ(lines_.size(), 1U);
  EXPECT_LT(lines_[0].find("one"), lines_[0].find("two"));
  for (int i = 0; i < 1000; ++i) into.info("many");
  EXPECT_GT(lines_.size(), 1U);
}

TEST_F(LogTest, ABatchGathersOnlyItsOwnThreadAndLog) {
  const Log into = log(LogFormat::text), other = log(LogFormat::text);
  const Log::Batch batch(into);
  other.info("other log");
  EXPECT_EQ(lines_.size(), 1U);
  std::thread([&] { into.info("other thread"); }).join();
  EXPECT_EQ(lines_.size(), 2U);
}

TEST_F(LogTest, JsonLineParsesToTheSameValues) {
  log(LogFormat::json)
      .error("write failed", {{"path", "/a \"b\"\n"}, {"bytes", std::size_t{7}}, {"ok", false}});
  ASSERT_EQ(lines_.size(), 1U);
  const auto parsed = nlohmann::json::parse(lines_[0]);
  EXPECT_EQ(parsed["time"], "2026-05-01T12:00:00.123Z");
  EXPECT_EQ(parsed["level"], "error");
  EXPECT_EQ(parsed["event"], "write failed");
  EXPECT_EQ(parsed["path"], "/a \"b\"\n");
  EXPECT_EQ(parsed["bytes"], 7);
  EXPECT_EQ(parsed["ok"], false);
}

TEST_F(LogTest, NoInputCanForgeALineOrSteerATerminal) {
  const std::string nasty = "x\r\n2026 error forged\x1b[31m\x7f\xff\xe2\x80\xae\xe2\x80\xa8\xc2\x85";
  for (const LogFormat format : {LogFormat::text, LogFormat::json}) {
    lines_.clear();
    log(format).info(nasty, {{"agent", nasty}});
    ASSERT_EQ(lines_.size(), 1U);
    EXPECT_EQ(std::count(lines_[0].begin(), lines_[0].end(), '\n'), 1);
    for (const unsigned char c : lines_[0].substr(0, lines_[0].size() - 1))
      EXPECT_TRUE(c >= 0x20 && c != 0x7f);
    EXPECT_EQ(lines_[0].find("\xe2\x80\xae"), std::string::npos);
    EXPECT_EQ(lines_[0].find("\xe2\x80\xa8"), std::string::npos);
    EXPECT_EQ(lines_[0].find('\xff'), std::string::npos);
  }
}

TEST_F(LogTest, SecretsAreNeverWritten) {
  for (const LogFormat format : {LogFormat::text, LogFormat::json}) {
    lines_.clear();
    log(format).info(
        "x", {{"password", "hunter2"}, {"resetToken", "hunter2"}, {"Cookie", "hunter2"}, {"ok", "y"}});
    EXPECT_EQ(lines_[0].find("hunter2"), std::string::npos);
    EXPECT_NE(lines_[0].find("***"), std::string::npos);
  }
}

TEST_F(LogTest, EventsBelowTheMinimumAreDropped) {
  const Log warnings = log(LogFormat::text, LogLevel::warning);
  warnings.debug("a");
  warnings.info("b");
  EXPECT_TRUE(lines_.empty());
  warnings.warning("c");
  warnings.error("d");
  EXPECT_EQ(lines_.size(), 2U);
}

TEST_F(LogTest, EmptyAndAmbiguousTextIsQuoted) {
  log(LogFormat::text).info("e", {{"a", ""}, {"b", "x y"}, {"c", "x=y"}, {"d", "schön"}});
  EXPECT_EQ(lines_[0], "2026-05-01T12:00:00.123Z info e a=\"\" b=\"x y\" c=\"x=y\" d=schön\n");
}

TEST_F(LogTest, NumbersThatJsonCannotWriteBecomeNull) {
  log(LogFormat::json).info("e", {{"ms", std::numeric_limits<double>::infinity()}});
  EXPECT_TRUE(nlohmann::json::parse(lines_[0])["ms"].is_null());
}

TEST_F(LogTest, LinesOfManyThreadsStayWhole) {
  const Log shared = log(LogFormat::text);
  std::vector<std::jthread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 200; ++i) shared.info("tick", {{"i", i}});
    });
  threads.clear();
  ASSERT_EQ(lines_.size(), 800U);
  for (const std::string& line : lines_) EXPECT_EQ(line.find("2026-05-01T12:00:00.123Z info tick i="), 0U);
}

}  // namespace
}  // namespace base
