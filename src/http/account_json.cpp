#include "http/account_json.h"

#include "base/iso8601.h"

namespace http {

nlohmann::json to_json(const app::Account& account) {
  const accounts::User& user = account.user;
  return {{"id", user.id},
          {"email", user.email},
          {"loginName", user.login_name},
          {"firstName", user.first_name},
          {"lastName", user.last_name},
          {"role", accounts::to_string(user.role)},
          {"isPremium", account.plan == plans::Plan::premium},
          {"plan", plans::to_string(account.plan)},
          {"isActive", user.is_active},
          {"hasSecondFactor", user.has_second_factor},
          {"createdAt", base::to_iso8601(user.created_at)}};
}

nlohmann::json to_json(const app::OwnSession& session) {
  return {{"id", session.stored.id},
          {"createdAt", base::to_iso8601(session.stored.created_at)},
          {"expiresAt", base::to_iso8601(session.stored.expires_at)},
          {"userAgent", session.stored.user_agent},
          {"isCurrent", session.is_current}};
}

}  // namespace http
