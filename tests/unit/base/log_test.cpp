#include "base/log.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <future>
#include <limits>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

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

// A pipe whose reader the test plays, or does not.
class PipedLogTest : public testing::Test {
 protected:
  PipedLogTest() {
    // As the server does: a reader that is gone is an error code.
    signal(SIGPIPE, SIG_IGN);
    EXPECT_EQ(::pipe(ends_.data()), 0);
  }
  ~PipedLogTest() override {
    for (const int end : ends_)
      if (end >= 0) ::close(end);
  }
  // Small, and patient only as long as a test without a reader may be.
  LogOutput output() const {
    return {.descriptor = ends_[1], .most_waiting_bytes = 4096, .patience = std::chrono::milliseconds(50)};
  }
  std::unique_ptr<Log> log(const LogOutput& to) const {
    return std::make_unique<Log>(clock_, LogFormat::json, to);
  }
  void close_end(int end) { ::close(std::exchange(ends_[static_cast<std::size_t>(end)], -1)); }
  // Reads until the last writer is gone.
  std::vector<nlohmann::json> read_all() const {
    std::string text;
    std::array<char, 8192> piece{};
    for (ssize_t length = 0; (length = ::read(ends_[0], piece.data(), piece.size())) > 0;)
      text.append(piece.data(), static_cast<std::size_t>(length));
    std::vector<nlohmann::json> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(nlohmann::json::parse(line));
    return lines;
  }

  FixedClock clock_;
  std::array<int, 2> ends_{};
};

TEST_F(PipedLogTest, ALogThatNobodyReadsHoldsNobodyUpAndTellsWhatItDropped) {
  // More than the pipe (64 KiB) and the queue together.
  constexpr int written = 5'000;
  LogOutput to = output();
  to.patience = to.longest_end = std::chrono::minutes(1);
  auto piped = log(to);
  for (int i = 0; i < written; ++i) piped->info("tick", {{"i", i}, {"filler", std::string(40, 'x')}});
  const std::uint64_t dropped = piped->dropped_lines();
  EXPECT_GT(dropped, 0U);

  auto reading = std::async(std::launch::async, [&] { return read_all(); });
  piped.reset();
  close_end(1);
  const auto lines = reading.get();
  int ticks = 0, next = 0;
  std::uint64_t told = 0;
  for (const auto& line : lines) {
    if (line.at("event") == "tick") {
      EXPECT_GE(line.at("i"), next);
      next = line.at("i").get<int>() + 1;
      ++ticks;
    } else {
      EXPECT_EQ(line.at("event"), "log_lines_dropped");
      told += line.at("lines").get<std::uint64_t>();
      EXPECT_EQ(line.at("in_all"), told);
    }
  }
  EXPECT_EQ(told, dropped);
  EXPECT_EQ(ticks + static_cast<int>(told), written);
}

TEST_F(PipedLogTest, ItEndsThoughNobodyReads) {
  ASSERT_EQ(::fcntl(ends_[1], F_SETFL, O_NONBLOCK), 0);
  while (::write(ends_[1], "x", 1) == 1) {
  }
  ASSERT_EQ(::fcntl(ends_[1], F_SETFL, 0), 0);
  auto piped = log(output());
  piped->info("no room for this");
  piped.reset();
  // The thread that hangs in write(2) ends with the reader, some time later: its end stays open.
  close_end(0);
  ends_[1] = -1;
}

TEST_F(PipedLogTest, NothingIsLostAtANormalEnd) {
  constexpr int written = 3'000;
  LogOutput to = output();
  to.most_waiting_bytes = std::size_t{1} << 20;
  to.patience = to.longest_end = std::chrono::minutes(1);
  auto piped = log(to);
  auto reading = std::async(std::launch::async, [&] { return read_all(); });
  for (int i = 0; i < written; ++i) piped->info("tick", {{"i", i}});
  piped.reset();
  close_end(1);
  const auto lines = reading.get();
  ASSERT_EQ(lines.size(), static_cast<std::size_t>(written));
  for (int i = 0; i < written; ++i) EXPECT_EQ(lines[static_cast<std::size_t>(i)].at("i"), i);
}

TEST_F(PipedLogTest, AClosedOutputIsCountedAndNoEnd) {
  close_end(0);
  LogOutput to = output();
  to.patience = to.longest_end = std::chrono::minutes(1);  // however late the writing thread gets its turn
  auto piped = log(to);
  piped->info("one");
  piped->finish();
  EXPECT_EQ(piped->dropped_lines(), 1U);
}

TEST_F(PipedLogTest, AnOutputThatSomebodyMadeNonBlockingLosesNothing) {
  ASSERT_EQ(::fcntl(ends_[1], F_SETFL, O_NONBLOCK), 0);
  constexpr int written = 3'000;  // more than a pipe holds
  LogOutput to = output();
  to.most_waiting_bytes = std::size_t{1} << 20;
  to.patience = to.longest_end = std::chrono::minutes(1);
  auto piped = log(to);
  for (int i = 0; i < written; ++i) piped->info("tick", {{"i", i}});
  auto reading = std::async(std::launch::async, [&] { return read_all(); });
  piped.reset();
  close_end(1);
  EXPECT_EQ(reading.get().size(), static_cast<std::size_t>(written));
}

}  // namespace
}  // namespace base
