#pragma once

#include <nlohmann/json.hpp>

#include "app/book_service.h"
#include "http/json_body.h"

namespace http {

// {title, description, images, hasLearningTask?, learningTaskType?, level?, story?, storyTitle? ...}. What
// only the client believes (isPremium) is not read.
app::BookOrder book_order_of(const JsonBody& body);

// {id, title, description, images, createdAt, hasLearningTask, learningTaskType, story, storyTitle}
nlohmann::json to_json(const books::Book& book);
nlohmann::json to_json(const app::TemplateBook& book);
// {id, title, previewImage, createdAt, pageCount}
nlohmann::json to_json(const app::ports::BookSummary& book);

// Where a page of an example book is shown; `index` from 0.
std::string template_page_url(const app::TemplateBook& book, std::size_t index);

}  // namespace http
