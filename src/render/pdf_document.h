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

// What a page is like. The trim box is all of it but what is cut off after printing.
struct PdfPage {
  double width = 0;
  double height = 0;
  std::string bookmark = {};  // empty for none
  double bleed = 0;           // at each edge
};

// How sheets are turned for their back.
enum class Duplex { long_edge, short_edge };

// What a part of a page is for who has it read aloud.
enum class PdfTag { heading, paragraph, figure };

// An element of the text, as PdfDocument::add_element takes it.
struct PdfElement {
  PdfTag tag = PdfTag::paragraph;
  int level = 1;                      // of a heading, 1 to 6
  std::string_view description = {};  // of a figure: is said in its place
  geometry::Rect box = {};            // of a figure: what it covers on the page
};

// A PDF that is being written, on top of libharu; its source is the only file that knows that library. All
// lengths are PDF points (1/72 inch) with the origin at the lower left corner. One document belongs to one
// thread; several threads may each have one. Every function throws std::runtime_error when libharu reports a
// fault and std::bad_alloc when it ran out of memory; the document is of no use after that. Drawing or
// finishing before the first page was begun throws std::logic_error.
//
// The document is tagged: everything that is drawn belongs to an element of a section, or is an ornament that
// nobody has to hear of. It has XMP metadata, an output intent and an identifier.
class PdfDocument {
 public:
  explicit PdfDocument(const PdfInfo& info);
  // libharu's version.
  static std::string library_version();
  ~PdfDocument();
  PdfDocument(const PdfDocument&) = delete;
  PdfDocument& operator=(const PdfDocument&) = delete;

  // An element of the current page.
  using Element = std::size_t;

  // Begins a page; what is drawn from now on goes there.
  void begin_page(const PdfPage& page);
  // Begins a part of the text on this page. Sections are read in ascending order of `order`.
  void begin_section(std::size_t order);
  // Adds an element to the section, std::logic_error without one. Elements are read in the order in which
  // they are added, whenever their content is drawn. A heading is never more than one level below the one
  // before.
  Element add_element(const PdfElement& wanted);
  // What is drawn until end_content belongs to the element, or is an ornament. Never one within the other.
  void begin_content(Element element);
  void begin_ornament();
  void end_content();
  // Adds page content (PDF operators) that leaves the graphics state as it found it.
  void add_content(std::string_view operators);
  // Adds one line of UTF-8 text in Andika whose baseline begins at (x, y). Of a line that ends within a
  // parted word the last character is read as a soft hyphen.
  void add_text(std::string_view text, books::Face face, double size, double x, double y,
                books::LineEnd end = books::LineEnd::word);
  // Adds a bitmap as CCITT G4 with its lower left corner at (x, y). The bitmap must live as long as the
  // document: drawn a second time it is the same object, and is embedded once.
  void add_bitmap(const books::Bitmap& bitmap, double x, double y, double width, double height);

  // Asks readers to print on both sides of the paper.
  void prefer_duplex(Duplex edge);

  // The finished file. Call once, at the end.
  std::string finish();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace render
