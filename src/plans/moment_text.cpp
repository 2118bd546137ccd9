#include "plans/moment_text.h"

#include "base/utf8.h"

namespace plans {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;

// Takes its parts off the front of a text.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool at_end() const { return text_.empty(); }
  // Exactly `digits` digits.
  std::optional<int> number(std::size_t digits) {
    if (text_.size() < digits) return std::nullopt;
    int value = 0;
    for (const char c : text_.substr(0, digits)) {
      if (c < '0' || c > '9') return std::nullopt;
      value = value * 10 + (c - '0');
    }
    text_.remove_prefix(digits);
    return value;
  }
  bool take(char wanted) {
    if (text_.empty() || text_.front() != wanted) return false;
    text_.remove_prefix(1);
    return true;
  }

 private:
  std::string_view text_;
};

std::optional<std::chrono::year_month_day> read_date(Reader& reader) {
  const auto year = reader.number(4);
  if (!year || !reader.take('-')) return std::nullopt;
  const auto month = reader.number(2);
  if (!month || !reader.take('-')) return std::nullopt;
  const auto day = reader.number(2);
  if (!day || *year < 2000 || *year > 2999) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year{*year},
                                         std::chrono::month{static_cast<unsigned>(*month)},
                                         std::chrono::day{static_cast<unsigned>(*day)}};
  return date.ok() ? std::optional(date) : std::nullopt;
}

std::optional<minutes> read_hour_and_minute(Reader& reader) {
  const auto hour = reader.number(2);
  if (!hour || *hour > 23 || !reader.take(':')) return std::nullopt;
  const auto minute = reader.number(2);
  if (!minute || *minute > 59) return std::nullopt;
  return minutes{*hour * 60 + *minute};
}

std::optional<milliseconds> read_time(Reader& reader) {
  const auto begin = read_hour_and_minute(reader);
  if (!begin || !reader.take(':')) return begin;
  const auto second = reader.number(2);
  if (!second || *second > 59) return std::nullopt;
  milliseconds time = *begin + std::chrono::seconds{*second};
  if (!reader.take('.')) return time;
  const auto fraction = reader.number(3);
  if (!fraction) return std::nullopt;
  return time + milliseconds{*fraction};
}

// How far the clock that was written is ahead of UTC; `local` where nothing says so.
std::optional<minutes> read_offset(Reader& reader, minutes local) {
  if (reader.at_end()) return local;
  if (reader.take('Z')) return minutes{0};
  const bool is_ahead = reader.take('+');
  if (!is_ahead && !reader.take('-')) return std::nullopt;
  const auto offset = read_hour_and_minute(reader);
  if (!offset) return std::nullopt;
  return is_ahead ? *offset : -*offset;
}

}  // namespace

std::optional<base::Time> parse_moment(std::string_view text, const TimeZone& zone, DayEdge edge) {
  Reader reader(base::trim(text));
  const auto date = read_date(reader);
  if (!date) return std::nullopt;
  const std::chrono::sys_days day{*date};
  if (reader.at_end()) {
    if (edge == DayEdge::first) return zone.start_of(*date);
    return zone.start_of(day + std::chrono::days{1}) - milliseconds{1};
  }
  if (!reader.take('T')) return std::nullopt;
  const auto time = read_time(reader);
  if (!time) return std::nullopt;
  const base::Time written = day + *time;
  const auto offset = read_offset(reader, zone.offset_of_local(written));
  if (!offset || !reader.at_end()) return std::nullopt;
  return written - *offset;
}

}  // namespace plans
