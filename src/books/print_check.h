#pragma once

#include "books/book_content.h"

namespace books {

// Refuses what would give a broken book. Throws base::AppError{invalid, "book_without_pictures", "images"}
// for a book without pages, and std::invalid_argument, naming the page, for a picture that no engine should
// have returned: no shapes, a page size or coordinate that is not finite or is absurdly large, a bitmap whose
// bits do not match its size.
void require_printable(const BookContent& content);

}  // namespace books
