#pragma once

#include <nlohmann/json.hpp>

#include "app/book_service.h"
#include "http/call.h"
#include "http/json_body.h"

namespace http {

// {title, description, images, hasLearningTask?, learningTaskType?, level?, story?, storyTitle?, options?
// {paper, blankBacks, holeMargin, solutions, nameLine, ruling}}. What only the client believes (isPremium) is
// not read. story and storyTitle are texts that are kept, null where no story is wanted, or left out for one
// that the machine tells.
app::BookOrder book_order_of(const JsonBody& body);
// The same options as parameters of an address, and `level`: those that a download wants otherwise.
app::PrintWish print_wish_of(const Call& call);

// {id, title, description, images, createdAt, hasLearningTask, learningTaskType, level, story, storyTitle,
// storyPages, options}; story and storyTitle are null and storyPages is [] without a story.
nlohmann::json to_json(const books::Book& book);
nlohmann::json to_json(const app::TemplateBook& book);
// {id, title, previewImage, createdAt, pageCount}
nlohmann::json to_json(const app::ports::BookSummary& book);

// [{index, kind, page?, description?, url}]: the sides of a printed book. `base` is the book's own address
// and `query` what its options were asked with, "" or "?paper=a5".
nlohmann::json to_json(const std::vector<app::BookSide>& sides, const std::string& base,
                       const std::string& query);

// Where a page of an example book is shown; `index` from 0.
std::string template_page_url(const app::TemplateBook& book, std::size_t index);

}  // namespace http
