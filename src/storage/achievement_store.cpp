#include "storage/achievement_store.h"

namespace storage {

std::vector<app::ports::EarnedAchievement> AchievementStore::of_user(std::string_view user_id) const {
  std::vector<app::ports::EarnedAchievement> earned;
  Query row = connection_.query(
      "SELECT achievement, earned_at FROM user_achievements WHERE user_id = ? ORDER BY earned_at, "
      "achievement",
      user_id);
  while (row.next()) earned.push_back({row.text(0), row.time(1)});
  return earned;
}

void AchievementStore::grant(std::string_view user_id, std::string_view achievement, base::Time now) {
  connection_.run(
      "INSERT INTO user_achievements (user_id, achievement, earned_at) VALUES (?, ?, ?)"
      " ON CONFLICT DO NOTHING",
      user_id, achievement, now);
}

}  // namespace storage
