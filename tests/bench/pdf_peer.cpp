// The peer of pdf_bench: the same laid-out sides written by Cairo's PDF surface. Laying out is in both times.
#include <benchmark/benchmark.h>
#include <cairo-pdf.h>

#include "bench/book_samples.h"
#include "books/book_layout.h"
#include "books/lessons/kinds.h"
#include "books/text_layout.h"
#include "render/andika.h"

namespace {

using geometry::Point;

// Draws the marks of one sheet after another onto a surface, in millimetres.
class CairoPainter final : public geometry::PathSink {
 public:
  CairoPainter(cairo_t* cairo, const books::BookContent& book) : cairo_(cairo), book_(book) {
    cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_ROUND);
  }

  void move_to(Point p) override { cairo_move_to(cairo_, p.x, p.y); }
  void line_to(Point p) override { cairo_line_to(cairo_, p.x, p.y); }
  void cubic_to(Point a, Point b, Point p) override { cairo_curve_to(cairo_, a.x, a.y, b.x, b.y, p.x, p.y); }
  void close() override { cairo_close_path(cairo_); }

  void operator()(const drawing::Shape& shape) { paint(shape, {}); }

  void operator()(const books::ColouredShape& mark) { paint(mark.shape, mark.colour); }

  void operator()(const books::TextMark& text) {
    cairo_select_font_face(
        cairo_, "Andika", CAIRO_FONT_SLANT_NORMAL,
        text.face == books::Face::bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo_, text.size_mm);
    cairo_set_source_rgb(cairo_, 0, 0, 0);
    cairo_move_to(cairo_, text.start.x, text.start.y);
    cairo_show_text(cairo_, text.text.c_str());
    cairo_new_path(cairo_);
  }

  void operator()(const books::PictureMark& mark) {
    const auto& picture = std::get<drawing::Picture>(book_.pages[mark.page].picture);
    cairo_save(cairo_);
    const geometry::Affine& map = mark.to_sheet;
    const cairo_matrix_t matrix{map.a, map.b, map.c, map.d, map.e, map.f};
    cairo_transform(cairo_, &matrix);
    cairo_save(cairo_);
    if (!picture.clip.empty()) {
      geometry::Path clip;
      clip.add_rounded_rect(picture.clip, picture.clip_radius_mm);
      clip.send_to(*this);
      cairo_clip(cairo_);
    }
    for (const drawing::Shape& shape : picture.shapes) {
      if (shape.role != drawing::Role::frame) (*this)(shape);
    }
    cairo_restore(cairo_);
    for (const drawing::Shape& shape : picture.shapes) {
      if (shape.role == drawing::Role::frame) (*this)(shape);
    }
    cairo_restore(cairo_);
  }

 private:
  // `white` is what a white shape is painted with.
  void paint(const drawing::Shape& shape, books::Colour white) {
    if (shape.path.empty()) return;
    shape.path.send_to(*this);
    if (shape.fill != drawing::Fill::none) {
      cairo_set_fill_rule(cairo_, shape.even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
      const books::Colour colour = shape.fill == drawing::Fill::white ? white : books::Colour{0, 0, 0};
      cairo_set_source_rgb(cairo_, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
      cairo_fill_preserve(cairo_);
    }
    if (shape.line_mm > 0) {
      cairo_set_source_rgb(cairo_, 0, 0, 0);
      cairo_set_line_width(cairo_, shape.line_mm);
      cairo_stroke_preserve(cairo_);
    }
    cairo_new_path(cairo_);
  }

  cairo_t* cairo_;
  const books::BookContent& book_;
};

cairo_status_t append(void* out, const unsigned char* bytes, unsigned count) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

std::string write(const books::BookContent& book) {
  std::string pdf;
  constexpr double points_per_mm = 1 / books::mm_per_point;
  cairo_surface_t* surface = cairo_pdf_surface_create_for_stream(append, &pdf, 595, 842);
  cairo_t* cairo = cairo_create(surface);
  for (const books::Sheet& sheet : books::lay_out(book, {}, render::Andika::instance())) {
    cairo_pdf_surface_set_size(surface, sheet.width_mm * points_per_mm, sheet.height_mm * points_per_mm);
    cairo_save(cairo);
    cairo_scale(cairo, points_per_mm, points_per_mm);
    CairoPainter painter(cairo, book);
    for (const books::Mark& mark : sheet.marks) std::visit(painter, mark);
    cairo_restore(cairo);
    cairo_show_page(cairo);
  }
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) pdf.clear();
  cairo_surface_destroy(surface);
  return pdf;
}

void write_book(benchmark::State& state, const books::BookContent& book) {
  std::size_t bytes = 0;
  for (auto _ : state) bytes = write(book).size();
  if (bytes == 0) state.SkipWithError("Cairo wrote nothing");
  state.counters["bytes"] = static_cast<double>(bytes);
}

void cairo_vector_book(benchmark::State& state) {
  write_book(state, bench::vector_book(static_cast<int>(state.range(0))));
}
BENCHMARK(cairo_vector_book)->Arg(14)->Arg(30)->Arg(60)->Unit(benchmark::kMillisecond);

void cairo_lesson_book(benchmark::State& state) {
  const auto kind = static_cast<books::LessonKind>(state.range(0));
  state.SetLabel(std::string(books::lessons::record_of(kind).name));
  write_book(state, bench::lesson_book(kind));
}
BENCHMARK(cairo_lesson_book)
    ->DenseRange(0, static_cast<int>(books::LessonKind::pairs))
    ->Unit(benchmark::kMillisecond);

}  // namespace
