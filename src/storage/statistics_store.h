#pragma once

#include "app/ports/statistics_store.h"
#include "storage/connection.h"

namespace storage {

class StatisticsStore final : public app::ports::StatisticsStore {
 public:
  explicit StatisticsStore(Connection& connection) : connection_(connection) {}

  int premium_users(base::Time now) const override;
  std::vector<app::ports::RecentUser> recent_users(int limit) const override;
  std::vector<app::ports::RecentBook> recent_books(int limit) const override;
  std::vector<app::ports::HourCount> pictures_by_hour(base::Time since) const override;
  std::vector<app::ports::HourCount> books_by_hour(base::Time since) const override;

 private:
  Connection& connection_;
};

}  // namespace storage
