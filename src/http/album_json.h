#pragma once

#include <nlohmann/json.hpp>

#include "app/album_service.h"
#include "app/workbench_service.h"

namespace http {

// {id, imageUrl, prompt, createdAt, options {age, orientation, detail, frame, seed}, scene, motifs [{id,
// name, count}], description, isFavourite, folder, books}
nlohmann::json to_json(const app::ports::AlbumPicture& picture);
// {id, name, createdAt, pictures, books}
nlohmann::json to_json(const app::ports::Folder& folder);
// {folders, storedBytes, mostBytes}; mostBytes is null where there is no limit.
nlohmann::json to_json(const app::AlbumOverview& overview);
// {version, pages}
nlohmann::json to_json(const app::BenchPages& bench);

}  // namespace http
