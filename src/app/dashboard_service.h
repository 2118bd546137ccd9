#pragma once

#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "app/settings.h"
#include "base/clock.h"

namespace app {

inline constexpr int dashboard_days = 30;
inline constexpr int audit_per_list_page = 50;

// What was made on one local day.
struct DayFigures {
  std::string date;  // "2026-11-20"
  int pages = 0;     // pictures drawn
  int books = 0;
};

// The figures that greet an admin.
struct Dashboard {
  int total_users = 0;
  int active_users = 0;
  int premium_users = 0;  // the plan that holds now, the server's for everyone included
  int total_books = 0;
  std::vector<ports::RecentUser> recent_users;  // newest first, at most 5
  std::vector<ports::RecentBook> recent_books;
  std::vector<DayFigures> days;  // the last 30, oldest first, today included
};

struct AuditPage {
  std::vector<ports::AuditEntry> entries;  // newest first
  int total = 0;
};

// What admins see of the server as a whole. Thread-safe.
class DashboardService {
 public:
  DashboardService(const ports::Storage& storage, const base::Clock& clock, const Settings& settings)
      : storage_(storage), clock_(clock), settings_(settings) {}

  Dashboard figures() const;
  // `page` from 1.
  AuditPage audit(int page) const;

 private:
  const ports::Storage& storage_;
  const base::Clock& clock_;
  const Settings& settings_;
};

}  // namespace app
