#pragma once

#include <string>
#include <vector>

#include "books/book_content.h"

namespace books {

// A heading with the paragraphs below it, German.
struct CreditSection {
  std::string heading;
  std::vector<std::string> paragraphs;
};

// Who made what in a book: its pictures, by page numbers; the sources and licences of the drawings and of the
// typeface; a note which pictures a remote image model made.
std::vector<CreditSection> credits(const BookContent& content);

// "1", "1 und 2", "1, 3 und 5", "1 bis 4 und 7": runs of three or more numbers are joined. Numbers ascend.
std::string page_list(const std::vector<int>& numbers);

}  // namespace books
