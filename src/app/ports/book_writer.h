#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "books/book_content.h"
#include "books/page_plan.h"

namespace app::ports {

// Turns a book into a file to print. Thread-safe.
class BookWriter {
 public:
  virtual ~BookWriter() = default;
  // The PDF's bytes. The same arguments give the same bytes.
  virtual std::string write(const books::BookContent& book, const books::PrintOptions& options) const = 0;
  // One side of the same book as SVG, looking as it will be printed; `side` is an index into `plan`, which is
  // what books::plan_pages made of it. Only the pictures of books::pages_shown have to be there. Throws
  // std::out_of_range beyond the last side.
  virtual std::string write_side(const books::BookContent& book, const books::PrintOptions& options,
                                 const std::vector<books::PlannedSide>& plan, std::size_t side) const = 0;
  // The characters of a text that cannot be printed, each once, in their order; invisible ones are none.
  virtual std::vector<std::string> unprintable(std::string_view text) const = 0;
  // One page by itself as the PDF's bytes: the picture as large as fits on the paper. `drawn_at` is when it
  // was made.
  virtual std::string write_page(const books::Page& page, books::BookPaper paper,
                                 base::Time drawn_at) const = 0;
  // The chart of letters, sounds and pictures on A4, as the PDF's bytes.
  virtual std::string write_sound_chart() const = 0;
};

}  // namespace app::ports
