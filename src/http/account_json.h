#pragma once

#include <nlohmann/json.hpp>

#include "app/account.h"
#include "app/session_service.h"

namespace http {

// {id, email, firstName, lastName, role, isPremium, plan, isActive, createdAt}
nlohmann::json to_json(const app::Account& account);
// {id, createdAt, expiresAt, userAgent, isCurrent}
nlohmann::json to_json(const app::OwnSession& session);

}  // namespace http
