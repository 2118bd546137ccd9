#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "app/roster_import_service.h"
#include "app/school_service.h"

namespace http {

nlohmann::json to_json(const app::ports::ClassSummary& summary);
// The summary with its pupils.
nlohmann::json to_json(const app::ClassView& view);
nlohmann::json to_json(const app::IssuedCard& card);
nlohmann::json to_json(const std::vector<app::IssuedCard>& cards);
// What taking over a class list would do; problems are German sentences.
nlohmann::json to_json(const app::RosterPlan& plan);

}  // namespace http
