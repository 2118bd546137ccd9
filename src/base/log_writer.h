#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include <unistd.h>

namespace base {

// Where log lines go, and how long the program cares about a reader that does not read.
struct LogOutput {
  int descriptor = STDOUT_FILENO;  // stays open as long as the process lives
  std::size_t most_waiting_bytes = std::size_t{1} << 20;
  std::chrono::milliseconds patience{1'000};     // at the end: without any progress
  std::chrono::milliseconds longest_end{3'000};  // at the end: in all, for one who reads slowly
};

// Writes lines to a descriptor from a thread of its own, so that nobody who logs ever waits for who reads the
// log: the service matters more. What waits is bounded; lines that find no room are dropped and counted, and
// a line in their place tells how many. Thread-safe.
class LogWriter {
 public:
  // Makes the line (with its newline) that tells of lines that were dropped: since the last such line, and in
  // all. Called on any thread; must not call the writer.
  using Notice = std::function<std::string(std::uint64_t lines, std::uint64_t in_all)>;

  LogWriter(const LogOutput& output, Notice notice);
  // Writes what waits, as finish() does. A thread that still hangs in write(2) is left behind: nothing can
  // wake it that would not concern other processes with the same output, and it owns all that it uses.
  ~LogWriter();
  LogWriter(const LogWriter&) = delete;
  LogWriter& operator=(const LogWriter&) = delete;

  // Takes finished lines, each with its newline. Never waits for the output.
  void write(std::string_view lines);
  // Waits until everything is written, as long as the output takes something now and then. False if it does
  // not, or takes too long.
  bool finish();
  // Lines since the start that nobody will ever read.
  std::uint64_t dropped_lines() const;

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;  // the thread's too
  std::thread thread_;
};

}  // namespace base
