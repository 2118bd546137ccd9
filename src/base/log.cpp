#include "base/log.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <utility>

#include "base/iso8601.h"
#include "base/utf8.h"

namespace base {
namespace {

constexpr std::string_view masked = "***";
constexpr std::size_t most_gathered_bytes = 16 * 1024;

thread_local Log::Batch* batch_of_thread = nullptr;

std::string_view name_of(LogLevel level) {
  constexpr std::array<std::string_view, 4> names = {"debug", "info", "warning", "error"};
  return names[static_cast<std::size_t>(level)];
}

// Characters that would start a new line, steer a terminal or turn the reading direction round.
bool must_be_escaped(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c <= 0x9f) || c == 0x2028 || c == 0x2029 || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

// Appends `text` in quotation marks, as a JSON string.
void append_quoted(std::string& out, std::string_view text) {
  out.push_back('"');
  for (const char32_t c : decode_utf8(text)) {
    if (c == '"' || c == '\\') {
      out.push_back('\\');
      append_utf8(out, c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (must_be_escaped(c)) {
      std::array<char, 8> escape{};
      std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(c));
      out += escape.data();
    } else {
      append_utf8(out, c);
    }
  }
  out.push_back('"');
}

bool needs_quotes(std::string_view text) {
  if (text.empty() || !is_valid_utf8(text)) return true;
  for (const char32_t c : decode_utf8(text))
    if (c == ' ' || c == '"' || c == '=' || c == '\\' || must_be_escaped(c)) return true;
  return false;
}

void append_number(std::string& out, double number) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  std::array<char, 64> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number);
  out.append(text.data(), end.ptr);
}

std::string lower_ascii(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
  return out;
}

bool names_a_secret(std::string_view key) {
  constexpr std::array<std::string_view, 5> words = {"password", "token", "cookie", "authorization",
                                                     "secret"};
  const std::string lower = lower_ascii(key);
  for (const std::string_view word : words)
    if (lower.find(word) != std::string::npos) return true;
  return false;
}

enum class Quoting { always, where_needed };

void append_value(std::string& out, const LogField& field, Quoting quoting) {
  if (names_a_secret(field.key)) {
    append_quoted(out, masked);
    return;
  }
  if (const auto* text = std::get_if<std::string_view>(&field.value)) {
    if (quoting == Quoting::where_needed && !needs_quotes(*text)) {
      out += *text;
    } else {
      append_quoted(out, *text);
    }
  } else if (const auto* number = std::get_if<std::int64_t>(&field.value)) {
    out += std::to_string(*number);
  } else if (const auto* real = std::get_if<double>(&field.value)) {
    append_number(out, *real);
  } else {
    out += std::get<bool>(field.value) ? "true" : "false";
  }
}

}  // namespace

Log::Log(const Clock& clock, LogFormat format, const LogOutput& output, LogLevel minimum)
    : clock_(clock), format_(format), minimum_(minimum) {
  writer_ = std::make_unique<LogWriter>(output, [this](std::uint64_t lines, std::uint64_t in_all) {
    return line(LogLevel::warning, "log_lines_dropped", {{"lines", lines}, {"in_all", in_all}});
  });
}

Log::Log(const Clock& clock, LogFormat format, Sink sink, LogLevel minimum)
    : clock_(clock), format_(format), sink_(std::move(sink)), minimum_(minimum) {}

void Log::write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
  if (level < minimum_) return;
  const std::string written = line(level, event, fields);
  Batch* const batch = batch_of_thread;
  if (!batch || &batch->log_ != this) {
    pass_on(written);
    return;
  }
  batch->lines_ += written;
  if (level >= LogLevel::warning || batch->lines_.size() >= most_gathered_bytes) batch->flush();
}

void Log::pass_on(std::string_view lines) const {
  if (writer_) {
    writer_->write(lines);
    return;
  }
  const std::lock_guard lock(mutex_);
  sink_(lines);
}

void Log::finish() const {
  if (writer_) writer_->finish();
}

std::uint64_t Log::dropped_lines() const {
  return writer_ ? writer_->dropped_lines() : 0;
}

Log::Batch::Batch(const Log& log) : log_(log) {
  batch_of_thread = this;
}

Log::Batch::~Batch() {
  batch_of_thread = nullptr;
  flush();
}

void Log::Batch::flush() {
  if (lines_.empty()) return;
  log_.pass_on(lines_);
  lines_.clear();
}

void Log::debug(std::string_view event, std::initializer_list<LogField> fields) const {
  write(LogLevel::debug, event, fields);
}
void Log::info(std::string_view event, std::initializer_list<LogField> fields) const {
  write(LogLevel::info, event, fields);
}
void Log::warning(std::string_view event, std::initializer_list<LogField> fields) const {
  write(LogLevel::warning, event, fields);
}
void Log::error(std::string_view event, std::initializer_list<LogField> fields) const {
  write(LogLevel::error, event, fields);
}

std::string Log::line(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) const {
  return (format_ == LogFormat::json ? json_line(level, event, fields) : text_line(level, event, fields)) +
         '\n';
}

std::string Log::text_line(LogLevel level, std::string_view event,
                           std::initializer_list<LogField> fields) const {
  std::string line = to_iso8601(clock_.now());
  line += ' ';
  line += name_of(level);
  line += ' ';
  append_value(line, LogField("event", event), Quoting::where_needed);
  for (const LogField& field : fields) {
    line += ' ';
    line += field.key;
    line += '=';
    append_value(line, field, Quoting::where_needed);
  }
  return line;
}

std::string Log::json_line(LogLevel level, std::string_view event,
                           std::initializer_list<LogField> fields) const {
  std::string line = "{\"time\":\"" + to_iso8601(clock_.now()) + "\",\"level\":\"";
  line += name_of(level);
  line += "\",\"event\":";
  append_quoted(line, event);
  for (const LogField& field : fields) {
    line += ',';
    append_quoted(line, field.key);
    line += ':';
    append_value(line, field, Quoting::always);
  }
  line += '}';
  return line;
}

}  // namespace base
