#pragma once

#include "app/ports/book_writer.h"
#include "books/sheet.h"
#include "render/pdf_document.h"

namespace render {

// Writes a book as PDF: vector paths, 1-bit bitmaps and embedded text, everything in pure black but a
// coloured cover and painted solutions. Has no state: any number of threads may share one. Throws what
// books::require_printable throws, std::runtime_error for a fault of the PDF library, std::bad_alloc.
class PdfBookWriter final : public app::ports::BookWriter {
 public:
  std::string write(const books::BookContent& book, const books::PrintOptions& options) const override;
  std::string write_side(const books::BookContent& book, const books::PrintOptions& options,
                         const std::vector<books::PlannedSide>& plan, std::size_t side) const override;
  // Regular and bold have the same characters.
  std::vector<std::string> unprintable(std::string_view text) const override;
  std::string write_page(const books::Page& page, books::BookPaper paper, base::Time drawn_at) const override;
  std::string write_sound_chart() const override;
};

// Adds a page with everything that stands on the sheet; its pictures are those of the book.
void add_sheet(PdfDocument& document, const books::BookContent& book, const books::Sheet& sheet);

}  // namespace render
