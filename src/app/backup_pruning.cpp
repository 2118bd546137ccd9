#include "app/backup_pruning.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace app {
namespace {

// Days since 1970-01-01 of the Monday of that week.
long long week_of(base::Time time) {
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const unsigned since_monday = std::chrono::weekday{day}.iso_encoding() - 1;
  return day.time_since_epoch().count() - static_cast<long long>(since_monday);
}

long long month_of(base::Time time) {
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
  return static_cast<long long>(static_cast<int>(date.year())) * 12 + static_cast<unsigned>(date.month());
}

// Takes the first backup of each period that it is asked for, the newest first, until it has had so many.
class PeriodKeeper {
 public:
  PeriodKeeper(int most, long long (*period_of)(base::Time)) : left_(most), period_of_(period_of) {}
  bool keeps(base::Time time) {
    const long long period = period_of_(time);
    if (left_ <= 0 || last_ == period) return false;
    last_ = period;
    --left_;
    return true;
  }

 private:
  int left_;
  long long (*period_of_)(base::Time);
  std::optional<long long> last_;
};

}  // namespace

std::vector<std::string> surplus_backups(std::vector<ports::Backup> backups, ports::BackupKind kind,
                                         const BackupRule& rule) {
  std::erase_if(backups, [kind](const ports::Backup& backup) { return backup.kind != kind; });
  std::sort(backups.begin(), backups.end(),
            [](const ports::Backup& one, const ports::Backup& other) { return one.made_at > other.made_at; });
  PeriodKeeper weeks(rule.weekly, week_of), months(rule.monthly, month_of);
  std::vector<std::string> surplus;
  int seen = 0;
  for (const ports::Backup& backup : backups) {
    const bool is_new = seen++ < rule.newest;
    // All are asked: each counts for itself what the others keep.
    const bool is_weekly = weeks.keeps(backup.made_at);
    const bool is_monthly = months.keeps(backup.made_at);
    if (!is_new && !is_weekly && !is_monthly) surplus.push_back(backup.name);
  }
  return surplus;
}

}  // namespace app
