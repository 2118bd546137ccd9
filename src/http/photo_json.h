#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

#include "app/photo_service.h"

namespace http {

// {age?, orientation?, strength?, crop? {x, y, width, height}, turn?, kind?, brush? [{radius, points [[x,
// y]]}]}; what is not there is as it usually is. Throws base::AppError(invalid) naming the field.
photo::Wishes photo_wishes_of(std::string_view json);

// {success, svg, kind, regions, advice?}
nlohmann::json to_json(const app::PhotoPreview& preview);

}  // namespace http
