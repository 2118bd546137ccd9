#pragma once

#include <nlohmann/json.hpp>

#include "app/book_edit_service.h"
#include "http/json_body.h"

namespace http {

// {version, title, description, childName?, cover?, pages: [{image, story?, exercise?}], hasLearningTask?,
// learningTaskType?, level?, storyTitle?, options?}: the whole book as it shall be. `cover` is the address of
// one of the images; storyTitle is null or absent for a book without a story. An exercise is {leftOut?,
// kind?, level?, redraw?, words?, numbers? {from, to}, timesRow?}; what is absent is as the book's lesson has
// it.
app::BookEdit book_edit_of(const JsonBody& body);

// {used, most, period: "ever"/"month", pages}; most and pages are null without a limit.
nlohmann::json to_json(const app::BookAllowance& allowance);
// {title, pages}
nlohmann::json to_json(const books::Story& story);

}  // namespace http
