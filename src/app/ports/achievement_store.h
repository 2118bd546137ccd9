#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

struct EarnedAchievement {
  std::string id;
  base::Time earned_at;
};

// What users have reached. An instance belongs to one transaction.
class AchievementStore {
 public:
  virtual ~AchievementStore() = default;
  // In the order in which they were earned.
  virtual std::vector<EarnedAchievement> of_user(std::string_view user_id) const = 0;
  // Keeps the first moment if the user has it already.
  virtual void grant(std::string_view user_id, std::string_view achievement, base::Time now) = 0;
};

}  // namespace app::ports
