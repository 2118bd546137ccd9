#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/achievements.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "base/clock.h"

namespace app {

inline constexpr int most_stars = 5;

struct PublicStats {
  int total_books = 0;
  int active_users = 0;
  std::optional<double> average_stars;  // nothing until somebody has rated
};

// What the server says of itself, and what its users say of it. Thread-safe.
class SiteService {
 public:
  SiteService(ports::Storage& storage, const base::Clock& clock) : storage_(storage), clock_(clock) {}

  PublicStats stats() const;
  // 1 to `most_stars` stars, one rating for each user. Throws invalid otherwise.
  void rate(const Session& session, int stars);
  std::vector<ports::EarnedAchievement> earned_achievements(const Session& session) const;

 private:
  ports::Storage& storage_;
  const base::Clock& clock_;
};

}  // namespace app
