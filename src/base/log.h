#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <variant>

#include "base/clock.h"
#include "base/log_writer.h"

namespace base {

enum class LogLevel { debug, info, warning, error };
enum class LogFormat { text, json };

// One named value of a log line. The views only have to live through the call.
struct LogField {
  using Value = std::variant<std::string_view, std::int64_t, double, bool>;

  LogField(std::string_view name, std::string_view text) : key(name), value(text) {}
  LogField(std::string_view name, const char* text) : key(name), value(std::string_view(text)) {}
  LogField(std::string_view name, const std::string& text) : key(name), value(std::string_view(text)) {}
  LogField(std::string_view name, bool flag) : key(name), value(flag) {}
  LogField(std::string_view name, double number) : key(name), value(number) {}
  template <std::integral Number>
  LogField(std::string_view name, Number number) : key(name), value(static_cast<std::int64_t>(number)) {}

  std::string_view key;
  Value value;
};

// Writes one line an event: `2026-05-01T12:00:00.000Z info request status=200 ms=1.5`, or the same as a JSON
// object. Control characters and malformed UTF-8 are escaped, so that no input can forge a line, and the
// value of a key that names a secret (password, token, cookie, authorization, secret) is never written. Safe
// to call from any thread.
class Log {
 public:
  // Takes finished lines, each with its newline: one, or those of a Batch. Called under the log's mutex.
  using Sink = std::function<void(std::string_view lines)>;

  // Gathers the lines that its thread writes to the log, and hands them to the sink in one call: when it
  // ends, when they are many, or at once with a warning or an error. For threads that write so often that a
  // system call a line is a good part of their work. Must end on the thread that made it; only one at a time
  // on a thread.
  class Batch {
   public:
    explicit Batch(const Log& log);
    ~Batch();
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

   private:
    friend class Log;
    void flush();

    const Log& log_;
    std::string lines_;
  };

  // For production: writes to `output` from a thread of its own, so that logging never waits (LogWriter).
  // Create it after the signals are blocked that no thread shall get. `clock` must outlive the log. Events
  // below `minimum` are dropped.
  Log(const Clock& clock, LogFormat format, const LogOutput& output = {}, LogLevel minimum = LogLevel::info);
  // Hands each line to `sink` before write() returns.
  Log(const Clock& clock, LogFormat format, Sink sink, LogLevel minimum = LogLevel::info);

  void write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {}) const;

  void debug(std::string_view event, std::initializer_list<LogField> fields = {}) const;
  void info(std::string_view event, std::initializer_list<LogField> fields = {}) const;
  void warning(std::string_view event, std::initializer_list<LogField> fields = {}) const;
  void error(std::string_view event, std::initializer_list<LogField> fields = {}) const;

  // Waits until the output has everything; gives up on one that takes nothing (LogWriter::finish).
  void finish() const;
  // Lines that the output did not take.
  std::uint64_t dropped_lines() const;

 private:
  void pass_on(std::string_view lines) const;
  std::string line(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const;
  std::string text_line(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const;
  std::string json_line(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const;

  const Clock& clock_;
  LogFormat format_;
  Sink sink_;  // empty where writer_ writes
  LogLevel minimum_;
  mutable std::mutex mutex_;  // guards calls of sink_
  std::unique_ptr<LogWriter> writer_;
};

}  // namespace base
