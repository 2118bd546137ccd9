#pragma once

#include "app/ports/achievement_store.h"
#include "storage/connection.h"

namespace storage {

class AchievementStore final : public app::ports::AchievementStore {
 public:
  explicit AchievementStore(Connection& connection) : connection_(connection) {}

  std::vector<app::ports::EarnedAchievement> of_user(std::string_view user_id) const override;
  void grant(std::string_view user_id, std::string_view achievement, base::Time now) override;

 private:
  Connection& connection_;
};

}  // namespace storage
