#include "app/ports/backup_name.h"

#include <array>
#include <cstdio>
#include <string_view>

namespace app::ports {
namespace {

constexpr std::string_view name_begin = "buntstift-";
constexpr std::string_view name_end = ".sqlite3";
constexpr std::string_view mark_by_hand = "-manuell";

}  // namespace

std::string backup_name(base::Time made_at, BackupKind kind) {
  const auto moment = std::chrono::floor<std::chrono::seconds>(made_at);
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{moment - day};
  std::array<char, 64> text{};
  const int length =
      std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d%02d%02dZ", static_cast<int>(date.year()),
                    static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                    static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                    static_cast<int>(clock.seconds().count()));
  std::string name = std::string(name_begin) + std::string(text.data(), static_cast<std::size_t>(length));
  if (kind == BackupKind::by_hand) name += mark_by_hand;
  return name + std::string(name_end);
}

std::optional<Backup> parse_backup_name(const std::string& name) {
  int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0;
  // NOLINTNEXTLINE(cert-err34-c): whatever was read, the name must be the one that belongs to it
  if (std::sscanf(name.c_str(), "buntstift-%4d-%2d-%2dT%2d%2d%2dZ", &year, &month, &day, &hour, &minute,
                  &second) != 6) {
    return std::nullopt;
  }
  const std::chrono::year_month_day date{std::chrono::year{year},
                                         std::chrono::month{static_cast<unsigned>(month)},
                                         std::chrono::day{static_cast<unsigned>(day)}};
  if (!date.ok()) return std::nullopt;
  const base::Time moment = std::chrono::sys_days{date} + std::chrono::hours{hour} +
                            std::chrono::minutes{minute} + std::chrono::seconds{second};
  for (const BackupKind kind : {BackupKind::scheduled, BackupKind::by_hand}) {
    if (backup_name(moment, kind) == name) return Backup{name, 0, moment, kind};
  }
  return std::nullopt;
}

}  // namespace app::ports
