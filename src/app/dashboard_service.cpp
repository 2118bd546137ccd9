#include "app/dashboard_service.h"

#include <unordered_map>

namespace app {
namespace {

constexpr int most_recent = 5;

// Counts by local date. The time zones that the server knows are whole hours from UTC, so that each hour of
// UTC lies within one local day.
std::unordered_map<std::string, int> by_day(const std::vector<ports::HourCount>& hours,
                                            const plans::TimeZone& zone) {
  std::unordered_map<std::string, int> days;
  for (const ports::HourCount& hour : hours) days[plans::day_period(zone.date_at(hour.begin))] += hour.count;
  return days;
}

}  // namespace

Dashboard DashboardService::figures() const {
  const base::Time now = clock_.now();
  const std::chrono::sys_days today{settings_.time_zone.date_at(now)};
  const base::Time since = std::chrono::floor<std::chrono::hours>(now) - std::chrono::days{dashboard_days};
  return storage_.read([&](const ports::Stores& stores) {
    const ports::UserCounts users = stores.users().counts();
    Dashboard board;
    board.total_users = users.total;
    board.active_users = users.active;
    board.premium_users = settings_.plans.everyone == plans::Plan::premium
                              ? users.total
                              : stores.statistics().premium_users(now);
    board.total_books = stores.books().count();
    board.recent_users = stores.statistics().recent_users(most_recent);
    board.recent_books = stores.statistics().recent_books(most_recent);
    auto pages = by_day(stores.statistics().pictures_by_hour(since), settings_.time_zone);
    auto books = by_day(stores.statistics().books_by_hour(since), settings_.time_zone);
    for (int back = dashboard_days - 1; back >= 0; --back) {
      const std::string date = plans::day_period(today - std::chrono::days{back});
      board.days.push_back({date, pages[date], books[date]});
    }
    return board;
  });
}

AuditPage DashboardService::audit(int page) const {
  return storage_.read([&](const ports::Stores& stores) {
    return AuditPage{stores.audit().newest(audit_per_list_page, (page - 1) * audit_per_list_page),
                     stores.audit().count()};
  });
}

}  // namespace app
