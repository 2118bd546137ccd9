#include "render/pdf_book_writer.h"

#include <cmath>
#include <map>
#include <optional>
#include <span>

#include "books/book_layout.h"
#include "books/imposition.h"
#include "books/picture_source.h"
#include "books/printable_text.h"
#include "books/reading_order.h"
#include "books/sound_chart.h"
#include "books/text_layout.h"
#include "render/andika.h"
#include "render/pdf_document.h"
#include "render/pdf_path_sink.h"
#include "render/pdf_shapes.h"
#include "render/svg_sheet_writer.h"

namespace render {
namespace {

constexpr double points_per_mm = 1 / books::mm_per_point;

using geometry::Affine;

// From millimetres, y downwards, to points, y upwards.
Affine to_points(double height_mm) {
  return {points_per_mm, 0, 0, -points_per_mm, 0, height_mm * points_per_mm};
}

// Draws the marks of one side onto the document's page.
class SheetPainter {
 public:
  // `to_page` maps the sheet to the page, where it may lie beside others.
  SheetPainter(PdfDocument& document, const books::BookContent& book, const books::Sheet& sheet,
               const Affine& to_page)
      : document_(document),
        book_(book),
        sheet_(sheet),
        to_points_(to_points(sheet.height_mm)),
        to_page_(to_page) {}

  void paint() {
    for (index_ = 0; index_ < sheet_.marks.size(); ++index_) {
      find_figure();
      std::visit(*this, sheet_.marks[index_]);
    }
    close_content();
  }

  // Shapes are gathered and painted in one run, as they mostly follow one another.
  void operator()(const drawing::Shape& shape) {
    open_drawing();
    shapes_.push_back(shape);
  }

  void operator()(const books::ColouredShape& mark) {
    open_drawing();
    flush_shapes();
    document_.add_content(pdf_coloured_shape(mark, to_points_));
  }

  // The lines of a block are one element, with a space at the end of each that another word follows.
  void operator()(const books::TextMark& mark) {
    const geometry::Point start = to_points_(mark.start);
    if (block_ == 0 || block_ != mark.block) {
      close_content();
      document_.begin_content(element_of(mark));
      content_ = Content::text;
      block_ = mark.block;
    }
    const bool space = goes_on(mark) && mark.end == books::LineEnd::word;
    document_.add_text(mark.text + (space ? " " : ""), mark.face, mark.size_mm * points_per_mm, start.x,
                       start.y, mark.end);
  }

  void operator()(const books::PictureMark& mark) {
    const books::Page& page = book_.pages[mark.page];
    if (figure_) {
      open_drawing();
    } else {
      close_content();
      document_.begin_content(add_figure(books::alternative_text(page, mark.page), mark.area));
      content_ = Content::picture;
    }
    flush_shapes();
    paint_picture(page, mark);
  }

 private:
  enum class Content { none, text, picture, ornament, figure };

  void paint_picture(const books::Page& page, const books::PictureMark& mark) {
    if (const auto* bitmap = std::get_if<books::Bitmap>(&page.picture)) {
      const geometry::Point corner = to_points_({mark.area.left, mark.area.bottom});
      document_.add_bitmap(*bitmap, corner.x, corner.y, mark.area.width() * points_per_mm,
                           mark.area.height() * points_per_mm);
      return;
    }
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const Affine map = to_points_ * mark.to_sheet;
    if (mark.without.empty() && mark.without_shapes.empty()) {
      document_.add_content(pdf_picture(picture, map, mark.colours ? &*mark.colours : nullptr));
    } else {
      document_.add_content(pdf_picture(books::printed_picture(picture, mark), map));
    }
  }

  // Whether the next mark is another line of the same block.
  bool goes_on(const books::TextMark& mark) const {
    if (mark.block == 0 || index_ + 1 >= sheet_.marks.size()) return false;
    const auto* next = std::get_if<books::TextMark>(&sheet_.marks[index_ + 1]);
    return next != nullptr && next->block == mark.block;
  }

  PdfDocument::Element add_figure(const std::string& description, const geometry::Rect& area) {
    const geometry::Point one = to_page_({area.left, area.top}), other = to_page_({area.right, area.bottom});
    geometry::Rect box;
    box.include(one);
    box.include(other);
    return document_.add_element({.tag = PdfTag::figure, .description = description, .box = box});
  }

  PdfDocument::Element add_text_element(const books::TextMark& mark) {
    if (mark.heading == 0) return document_.add_element({.tag = PdfTag::paragraph});
    return document_.add_element({.tag = PdfTag::heading, .level = mark.heading});
  }

  PdfDocument::Element element_of(const books::TextMark& mark) {
    const auto known = texts_.find(index_);
    return known != texts_.end() ? known->second : add_text_element(mark);
  }

  // The figure that the mark belongs to. Its element is made before its first mark, and after it those of its
  // texts.
  void find_figure() {
    if (figure_ && index_ >= figure_->first + figure_->count) {
      figure_ = nullptr;
      if (content_ == Content::figure) close_content();
    }
    if (next_figure_ < sheet_.figures.size() && index_ == sheet_.figures[next_figure_].first) {
      close_content();
      figure_ = &sheet_.figures[next_figure_++];
      const geometry::Rect area = books::drawn_area(sheet_, *figure_);
      figure_element_.reset();
      if (!area.empty()) figure_element_ = add_figure(figure_->description, area);
      for (const std::size_t text : books::texts_in_reading_order(sheet_, *figure_)) {
        texts_[text] = add_text_element(std::get<books::TextMark>(sheet_.marks[text]));
      }
    }
  }

  // What is drawn now belongs to the figure, or else is an ornament.
  void open_drawing() {
    const Content wanted = figure_ != nullptr ? Content::figure : Content::ornament;
    if (content_ == wanted) return;
    close_content();
    content_ = wanted;
    if (figure_ == nullptr || !figure_element_) return document_.begin_ornament();
    document_.begin_content(*figure_element_);
  }

  void close_content() {
    flush_shapes();
    if (content_ != Content::none) document_.end_content();
    content_ = Content::none;
    block_ = 0;
  }

  void flush_shapes() {
    if (shapes_.empty()) return;
    document_.add_content(pdf_shapes(shapes_, to_points_));
    shapes_.clear();
  }

  PdfDocument& document_;
  const books::BookContent& book_;
  const books::Sheet& sheet_;
  Affine to_points_;
  Affine to_page_;
  std::vector<drawing::Shape> shapes_;
  std::size_t index_ = 0;  // of the mark
  Content content_ = Content::none;
  std::size_t block_ = 0;  // of the text that is open
  const books::Figure* figure_ = nullptr;
  std::size_t next_figure_ = 0;
  std::optional<PdfDocument::Element> figure_element_;  // none of a figure that covers nothing
  std::map<std::size_t, PdfDocument::Element> texts_;   // of figures, by the index of their first mark
};

std::string matrix(const Affine& map) {
  std::string out;
  for (const double value : {map.a, map.b, map.c, map.d, map.e, map.f}) {
    append_pdf_number(out, std::llround(value * 1000));
    out += ' ';
  }
  return out + "cm\n";
}

// Adds a side of paper with the sides of the book that lie on it.
void add_paper(PdfDocument& document, const books::BookContent& book, std::span<const books::Sheet> sheets,
               const books::PaperSide& paper) {
  std::string bookmark;
  for (const books::PlacedSide& placed : paper.sides) {
    if (bookmark.empty()) bookmark = sheets[placed.side].bookmark;
  }
  document.begin_page({paper.width_mm * points_per_mm, paper.height_mm * points_per_mm, bookmark,
                       paper.trim.left * points_per_mm});
  for (const books::PlacedSide& placed : paper.sides) {
    const books::Sheet& sheet = sheets[placed.side];
    document.begin_section(placed.side);
    const bool is_moved = placed.to_paper != Affine{};
    const Affine to_page = to_points(paper.height_mm) * placed.to_paper;
    if (is_moved) {
      document.add_content("q\n" + matrix(to_page * to_points(sheet.height_mm).inverse()));
    }
    SheetPainter(document, book, sheet, to_page).paint();
    if (is_moved) document.add_content("Q\n");
  }
}

}  // namespace

void add_sheet(PdfDocument& document, const books::BookContent& book, const books::Sheet& sheet) {
  const books::PaperSide whole{
      sheet.width_mm, sheet.height_mm, {0, 0, sheet.width_mm, sheet.height_mm}, {{0, {}}}};
  add_paper(document, book, std::span(&sheet, 1), whole);
}

std::string PdfBookWriter::write(const books::BookContent& book, const books::PrintOptions& options) const {
  books::require_possible(options);
  const Andika& andika = Andika::instance();
  const std::vector<books::Sheet> sheets = books::lay_out(book, options, andika);
  PdfDocument document({books::printed_title(book, andika),
                        books::printable_line(book.description, books::Face::regular, andika),
                        book.created_at});
  if (options.imposition == books::Imposition::booklet) {
    document.prefer_duplex(Duplex::short_edge);
  } else if (options.blank_backs && options.imposition == books::Imposition::single) {
    document.prefer_duplex(Duplex::long_edge);
  }
  for (const books::PaperSide& paper : books::impose(sheets, options))
    add_paper(document, book, sheets, paper);
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

std::string PdfBookWriter::write_sound_chart() const {
  const books::Sheet sheet = books::lay_out_sound_chart(Andika::instance());
  PdfDocument document({sheet.bookmark, "Buchstaben, Laute und Bilder, die so anfangen", {}});
  add_sheet(document, {}, sheet);
  return document.finish();
}

}  // namespace render
