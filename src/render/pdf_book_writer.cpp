#include "render/pdf_book_writer.h"

#include "books/book_layout.h"
#include "books/picture_source.h"
#include "books/printable_text.h"
#include "books/text_layout.h"
#include "render/andika.h"
#include "render/pdf_document.h"
#include "render/pdf_shapes.h"
#include "render/svg_sheet_writer.h"

namespace render {
namespace {

constexpr double points_per_mm = 1 / books::mm_per_point;

// Draws the marks of one sheet onto the document's page.
class SheetPainter {
 public:
  SheetPainter(PdfDocument& document, const books::BookContent& book, const books::Sheet& sheet)
      : document_(document), book_(book), to_points_{points_per_mm,  0, 0,
                                                     -points_per_mm, 0, sheet.height_mm * points_per_mm} {}

  void paint(const books::Sheet& sheet) {
    for (const books::Mark& mark : sheet.marks) std::visit(*this, mark);
    flush_shapes();
  }

  // Shapes are gathered and painted in one run, as they mostly follow one another.
  void operator()(const drawing::Shape& shape) { shapes_.push_back(shape); }

  void operator()(const books::TextMark& text) {
    flush_shapes();
    const geometry::Point start = to_points_(text.start);
    document_.add_text(text.text, text.face, text.size_mm * points_per_mm, start.x, start.y);
  }

  void operator()(const books::PictureMark& mark) {
    flush_shapes();
    const auto& source = book_.pages[mark.page].picture;
    if (const auto* bitmap = std::get_if<books::Bitmap>(&source)) {
      const geometry::Point corner = to_points_({mark.area.left, mark.area.bottom});
      document_.add_bitmap(*bitmap, corner.x, corner.y, mark.area.width() * points_per_mm,
                           mark.area.height() * points_per_mm);
    } else {
      const auto& picture = std::get<drawing::Picture>(source);
      const geometry::Affine map = to_points_ * mark.to_sheet;
      document_.add_content(mark.without.empty()
                                ? pdf_picture(picture, map)
                                : pdf_picture(books::without_elements(picture, mark.without), map));
    }
  }

 private:
  void flush_shapes() {
    if (shapes_.empty()) return;
    document_.add_content(pdf_shapes(shapes_, to_points_));
    shapes_.clear();
  }

  PdfDocument& document_;
  const books::BookContent& book_;
  geometry::Affine to_points_;
  std::vector<drawing::Shape> shapes_;
};

}  // namespace

void add_sheet(PdfDocument& document, const books::BookContent& book, const books::Sheet& sheet) {
  document.begin_page(sheet.width_mm * points_per_mm, sheet.height_mm * points_per_mm, sheet.bookmark);
  SheetPainter(document, book, sheet).paint(sheet);
}

std::string PdfBookWriter::write(const books::BookContent& book, const books::PrintOptions& options) const {
  const Andika& andika = Andika::instance();
  const std::vector<books::Sheet> sheets = books::lay_out(book, options, andika);
  PdfDocument document({books::printed_title(book, andika),
                        books::printable_line(book.description, books::Face::regular, andika),
                        book.created_at});
  if (options.blank_backs) document.prefer_duplex();
  for (const books::Sheet& sheet : sheets) add_sheet(document, book, sheet);
  return document.finish();
}

std::string PdfBookWriter::write_side(const books::BookContent& book, const books::PrintOptions& options,
                                      const std::vector<books::PlannedSide>& plan, std::size_t side) const {
  return write_sheet_svg(books::lay_out_side(book, options, plan, side, Andika::instance()), book);
}

std::vector<std::string> PdfBookWriter::unprintable(std::string_view text) const {
  return books::unprintable_characters(text, books::Face::regular, Andika::instance());
}

std::string PdfBookWriter::write_page(const books::Page& page, books::BookPaper paper,
                                      base::Time drawn_at) const {
  books::BookContent single;
  single.created_at = drawn_at;
  single.pages.push_back(page);
  const books::Sheet sheet = books::lay_out_single(single, paper, Andika::instance());
  PdfDocument document({sheet.bookmark.empty() ? "Ausmalbild" : sheet.bookmark, {}, drawn_at});
  add_sheet(document, single, sheet);
  return document.finish();
}

}  // namespace render
