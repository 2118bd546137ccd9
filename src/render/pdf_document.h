#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "books/book_content.h"
#include "books/text_measure.h"
#include "geometry/rect.h"

namespace render {

// What a PDF says about itself.
struct PdfInfo {
  std::string title;
  std::string subject;
  base::Time created_at;
};

// A PDF that is being written, on top of libharu; its source is the only file that knows that library. All
// lengths are PDF points (1/72 inch) with the origin at the lower left corner. One document belongs to one
// thread; several threads may each have one. Every function throws std::runtime_error when libharu reports a
// fault and std::bad_alloc when it ran out of memory; the document is of no use after that. Drawing or
// finishing before the first page was begun throws std::logic_error.
class PdfDocument {
 public:
  explicit PdfDocument(const PdfInfo& info);
  // libharu's version.
  static std::string library_version();
  ~PdfDocument();
  PdfDocument(const PdfDocument&) = delete;
  PdfDocument& operator=(const PdfDocument&) = delete;

  // Begins a page; what is drawn from now on goes there. An empty bookmark makes none.
  void begin_page(double width, double height, std::string_view bookmark);
  // Adds page content (PDF operators) that leaves the graphics state as it found it.
  void add_content(std::string_view operators);
  // Adds one line of UTF-8 text in Andika whose baseline begins at (x, y).
  void add_text(std::string_view text, books::Face face, double size, double x, double y);
  // Adds a bitmap as CCITT G4 with its lower left corner at (x, y). The bitmap must live as long as the
  // document: drawn a second time it is the same object, and is embedded once.
  void add_bitmap(const books::Bitmap& bitmap, double x, double y, double width, double height);

  // Asks readers to print on both sides of the paper.
  void prefer_duplex();

  // The finished file. Call once, at the end.
  std::string finish();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace render
