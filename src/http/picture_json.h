#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "app/picture_service.h"
#include "http/json_body.h"

namespace http {

// {prompt, options? {age, detail, orientation, frame, seed, engine, line, style, weather, place, figures,
// figureSize, hair, outfit, glasses, name}}
app::PictureOrder picture_order_of(const JsonBody& body);

// The same options of a picture, without the engine and what nobody wished for; with "source": "photo" where
// it was made of somebody's own picture and cannot be drawn again.
nlohmann::json options_json(const drawing::Options& options, std::string_view engine);

// {success, id, imageUrl, engine, seed, options, scene, special, motifs [{id, name, count}], description,
// unknown, suggestions, notice?}
nlohmann::json to_json(const app::MadePicture& made);

// Where a picture is shown: "/api/images/{id}".
std::string image_url(const std::string& picture_id);
// The id in such an address, also with a query; an empty text for any other.
std::string picture_id_of_url(std::string_view url);

}  // namespace http
