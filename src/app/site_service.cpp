#include "app/site_service.h"

#include "base/error.h"

namespace app {

PublicStats SiteService::stats() const {
  return storage_.read([](const ports::Stores& stores) {
    return PublicStats{stores.books().count(), stores.users().counts().active, stores.site().average_stars()};
  });
}

void SiteService::rate(const Session& session, int stars) {
  if (stars < 1 || stars > most_stars)
    throw base::AppError(base::ErrorCode::invalid, "stars_invalid", "stars");
  storage_.write(
      [&](ports::Stores& stores) { stores.site().put_rating(session.user_id, stars, clock_.now()); });
}

std::vector<ports::EarnedAchievement> SiteService::earned_achievements(const Session& session) const {
  return storage_.read(
      [&](const ports::Stores& stores) { return stores.achievements().of_user(session.user_id); });
}

}  // namespace app
