#pragma once

#include <string>
#include <vector>

#include "books/book_content.h"

namespace support {

// Sentences of children, from a page of one motif to a full scene.
const std::vector<std::string>& lesson_sentences();

// A book of the built-in engine's pages for these sentences, with a lesson.
books::BookContent drawn_book(const std::vector<std::string>& sentences, books::LessonWish lesson);

}  // namespace support
