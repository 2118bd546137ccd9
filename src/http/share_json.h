#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "app/share_service.h"
#include "app/shared_book_service.h"
#include "http/json_body.h"

namespace http {

// "strokes": [{x, y, crayon, texture?}] in hundredths of a millimetre; null or left out for a white page.
std::vector<app::ColourStroke> strokes_of(const JsonBody& body);

// {id, book {id, title}, class {id, name} or null, createdAt, endsAt, artistCount, workCount, changedAt}
nlohmann::json to_json(const app::ports::ShareSummary& summary);
// The same with `token`.
nlohmann::json to_json(const app::MadeShare& made);
// The same with `token`, null where there is no link to show, pages [{id, imageUrl}] and artists [{id, name,
// works [{picture, changedAt}]}].
nlohmann::json to_json(const app::ShareView& view);
// [{picture, changedAt, strokes}]
nlohmann::json works_json(const std::vector<app::ports::ShareWork>& works);

// What a link leads to: {title, className, endsAt, pages [{id, imageUrl}], pupils [{id, name}], isSignedIn}.
nlohmann::json to_json(const app::SharedBook& book, const std::string& way);
// {id, name, key, works}
nlohmann::json to_json(const app::JoinedArtist& artist);

}  // namespace http
