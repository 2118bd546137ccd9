#pragma once

#include <optional>

#include "books/book.h"
#include "http/json_body.h"

namespace http {

// hasLearningTask?, learningTaskType?, level? of an ordered or a changed book.
std::optional<books::LessonWish> lesson_of(const JsonBody& body);
// options? of it; what is not said is as usual.
books::PrintOptions print_options_of(const JsonBody& body);

}  // namespace http
