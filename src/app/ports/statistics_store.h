#pragma once

#include <string>
#include <vector>

#include "base/clock.h"

namespace app::ports {

struct RecentUser {
  std::string id;
  std::string email;  // the login name of who has none
  base::Time created_at;
};

struct RecentBook {
  std::string id;
  std::string title;
  base::Time created_at;
};

// How much was made in one hour of UTC.
struct HourCount {
  base::Time begin;
  int count = 0;
};

// Figures over all users. An instance belongs to one transaction.
class StatisticsStore {
 public:
  virtual ~StatisticsStore() = default;
  // How many users have the premium plan of their own at this moment.
  virtual int premium_users(base::Time now) const = 0;
  // Newest first.
  virtual std::vector<RecentUser> recent_users(int limit) const = 0;
  virtual std::vector<RecentBook> recent_books(int limit) const = 0;
  // Since a moment, hours without any left out, in order. What has been deleted is not counted.
  virtual std::vector<HourCount> pictures_by_hour(base::Time since) const = 0;
  virtual std::vector<HourCount> books_by_hour(base::Time since) const = 0;
};

}  // namespace app::ports
