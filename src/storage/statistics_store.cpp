#include "storage/statistics_store.h"

namespace storage {
namespace {

std::vector<app::ports::HourCount> hours_from(Query&& row) {
  std::vector<app::ports::HourCount> hours;
  while (row.next()) {
    hours.push_back({base::Time{std::chrono::hours{row.integer(0)}}, row.count(1)});
  }
  return hours;
}

}  // namespace

int StatisticsStore::premium_users(base::Time now) const {
  Query row = connection_.query(
      "SELECT count(*) FROM users WHERE plan = 'premium' AND (plan_until IS NULL OR plan_until > ?)", now);
  row.next();
  return row.count(0);
}

std::vector<app::ports::RecentUser> StatisticsStore::recent_users(int limit) const {
  std::vector<app::ports::RecentUser> users;
  Query row = connection_.query(
      "SELECT id, coalesce(nullif(email, ''), email_key), created_at FROM users ORDER BY created_at DESC, "
      "rowid DESC LIMIT ?",
      limit);
  while (row.next()) users.push_back({row.text(0), row.text(1), row.time(2)});
  return users;
}

std::vector<app::ports::RecentBook> StatisticsStore::recent_books(int limit) const {
  std::vector<app::ports::RecentBook> books;
  Query row = connection_.query(
      "SELECT id, title, created_at FROM books ORDER BY created_at DESC, rowid DESC LIMIT ?", limit);
  while (row.next()) books.push_back({row.text(0), row.text(1), row.time(2)});
  return books;
}

std::vector<app::ports::HourCount> StatisticsStore::pictures_by_hour(base::Time since) const {
  return hours_from(connection_.query(
      "SELECT created_at / 3600000 AS hour, count(*) FROM pictures WHERE created_at >= ? GROUP BY hour"
      " ORDER BY hour",
      since));
}

std::vector<app::ports::HourCount> StatisticsStore::books_by_hour(base::Time since) const {
  return hours_from(connection_.query(
      "SELECT created_at / 3600000 AS hour, count(*) FROM books WHERE created_at >= ? GROUP BY hour"
      " ORDER BY hour",
      since));
}

}  // namespace storage
