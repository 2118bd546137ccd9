#pragma once

#include <string>

#include "books/book_content.h"

namespace app::ports {

// Turns a book into a file to print. Thread-safe.
class BookWriter {
 public:
  virtual ~BookWriter() = default;
  // The PDF's bytes. The same arguments give the same bytes.
  virtual std::string write(const books::BookContent& book, const books::PrintOptions& options) const = 0;
};

}  // namespace app::ports
