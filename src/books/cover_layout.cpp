#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "books/book_layout.h"
#include "books/cover_colours.h"
#include "books/cover_wrap.h"
#include "books/lessons/crayon.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"

namespace books {
namespace {

using geometry::Point;
using geometry::Rect;

// What the picture's frame takes on each side, a little air included.
constexpr double frame_mm = 4.7;

using lessons::Crayon;
const std::array frame_colours = {lessons::colour_of(Crayon::red), Colour{}};
const std::array panel_colours = {Colour{255, 252, 242}};
const std::array star_colours = {lessons::colour_of(Crayon::yellow)};
const std::array label_colours = {Colour{}};
// Eraser, band, body, its edges, wood, lead.
const std::array pencil_colours = {lessons::colour_of(Crayon::pink),
                                   lessons::colour_of(Crayon::grey),
                                   lessons::colour_of(Crayon::green),
                                   lessons::colour_of(Crayon::green),
                                   Colour{246, 222, 184},
                                   lessons::colour_of(Crayon::black)};
// Six petals and the middle.
constexpr Colour petal{250, 178, 190};
const std::array flower_colours = {
    petal, petal, petal, petal, petal, petal, lessons::colour_of(Crayon::yellow)};

// Lays out a cover from the outside in: border, the label at the foot, the words at the top, and the picture
// as large as the room between them allows.
class CoverLayout {
 public:
  CoverLayout(Sheet& sheet, const BookContent& content, const PrintOptions& options,
              const TextMeasure& measure)
      : sheet_(sheet), content_(content), options_(options), measure_(measure), scale_(sheet_scale(sheet)) {}

  void run() {
    if (options_.colour_cover) add_ground(sheet_, options_);
    const Border border = scalloped_border(sheet_.print_area, mm(9.5));
    add_border(border.shapes);
    area_ = border.inside.inflated(-mm(5));
    const bool landscape = sheet_.width_mm > sheet_.height_mm;
    set_words(46, landscape ? 0.2 : 0.24);
    // A wide picture leaves room for larger words.
    if (slack() > mm(25)) set_words(62, 0.3);

    // What is still left goes above the title, and above and below the picture.
    const double spare = std::max(0.0, slack());
    double y = area_.top + mm(4) + spare * 0.22;
    y = add_words(y) + spare * 0.36;
    const Rect room{area_.left + mm(4), y + mm(5), area_.right - mm(4), label().top - mm(6) - spare * 0.36};
    add_framed_picture(room);
    add_owner_label(label());
  }

 private:
  double mm(double on_a4) const { return on_a4 * scale_; }
  double points(double on_a4) const { return on_a4 * mm_per_point * scale_; }

  void add(const Ornament& ornament, std::span<const Colour> colours) {
    if (options_.colour_cover) {
      add_coloured(sheet_, ornament, colours);
    } else {
      books::add(sheet_, ornament);
    }
  }

  // Frame, panel and beads, then a flower in each corner.
  void add_border(const Ornament& shapes) {
    const auto flowers = shapes.end() - 4 * static_cast<std::ptrdiff_t>(flower_colours.size());
    add({shapes.begin(), shapes.begin() + 1}, frame_colours);
    add({shapes.begin() + 1, shapes.begin() + 2}, panel_colours);
    add({shapes.begin() + 2, flowers}, star_colours);
    add({flowers, shapes.end()}, flower_colours);
  }

  const Page& cover_page() const { return content_.pages.at(content_.cover_page); }

  Rect label() const {
    const double width = std::min(area_.width() - mm(8), mm(150)), left = area_.center().x - width / 2;
    return {left, area_.bottom - mm(15), left + width, area_.bottom};
  }

  void set_words(double title_points, double title_share) {
    const TextStyle title_style{Face::bold, points(title_points), points(15), 1.16, true};
    title_ = fit_text(printed_title(content_, measure_), title_style, area_.width() - mm(10),
                      area_.height() * title_share, measure_);
    const TextStyle style{Face::regular, points(15), points(9.5), 1.4, true};
    description_ = fit_text(printable_text(content_.description, Face::regular, measure_), style,
                            area_.width() - mm(18), area_.height() * 0.13, measure_);
  }

  // The height of title, rule and description.
  double words_height() const { return title_.height_mm() + mm(12) + description_.height_mm(); }

  // The height that the picture leaves over, because it is as wide as it can be.
  double slack() const {
    const double top = area_.top + mm(4) + words_height() + mm(5);
    const Rect room{area_.left + mm(4), top, area_.right - mm(4), label().top - mm(6)};
    return room.height() - fitted(cover_page(), room.inflated(-frame_mm)).height() - 2 * frame_mm;
  }

  // Returns where the words end.
  double add_words(double top) {
    books::add(sheet_, title_, area_.left, area_.right, top, Align::center, 1);
    add_title_rule({area_.center().x, top + title_.height_mm() + mm(6)});
    const double below = top + title_.height_mm() + mm(12);
    books::add(sheet_, description_, area_.left, area_.right, below, Align::center);
    return below + description_.height_mm();
  }

  // A pencil between two stars.
  void add_title_rule(Point center) {
    const double half = mm(17), aside = half + mm(6);
    add(pencil({center.x - half, center.y - mm(2.2), center.x + half, center.y + mm(2.2)}), pencil_colours);
    add(star({center.x - aside, center.y}, mm(2.8), 0.4), star_colours);
    add(star({center.x + aside, center.y}, mm(2.8), 0.4), star_colours);
  }

  void add_framed_picture(const Rect& room) {
    const Rect picture = fitted(cover_page(), room.inflated(-frame_mm));
    const Rect frame = picture.inflated(frame_mm);
    add(picture_frame(frame).shapes, frame_colours);
    PictureMark mark = picture_mark(content_, content_.cover_page, picture);
    if (options_.colour_cover) mark.colours = natural_colours(cover_page());
    std::vector<ColouredShape> patches;
    if (options_.colour_cover) patches = patches_of_colour(cover_page(), mark);
    sheet_.marks.emplace_back(std::move(mark));
    for (ColouredShape& patch : patches) sheet_.marks.emplace_back(std::move(patch));
    const double beside = frame.left - area_.left;
    if (beside > mm(19)) {
      add_side_ornaments(area_.left + beside / 2, frame);
      add_side_ornaments(area_.right - beside / 2, frame);
    }
  }

  // Two stars and a flower beside a narrow picture.
  void add_side_ornaments(double x, const Rect& frame) {
    const double middle = frame.center().y, step = frame.height() * 0.3;
    add(star({x, middle - step}, mm(5), 0.5), star_colours);
    add(flower({x, middle}, mm(6.5), 0.5), flower_colours);
    add(star({x, middle + step}, mm(5), 0.5), star_colours);
  }

  void add_owner_label(const Rect& box) {
    add(rounded_line(box, box.height() / 2, 0.7), label_colours);
    const double size = points(13.5);
    const TextStyle style{Face::regular, size, size * 0.6, 1.2, false};
    const TextBlock text =
        fit_text("Dieses Malbuch gehört:", style, box.width() * 0.5, box.height(), measure_);
    const double left = box.left + mm(7), middle = box.center().y;
    books::add(sheet_, text, left, box.right, middle - text.height_mm() / 2, Align::left);
    drawing::Shape rule;
    rule.path.move_to({left + text.lines.front().width_mm + mm(3), middle + size * 0.35 + mm(0.9)});
    rule.path.line_to({box.right - mm(9), middle + size * 0.35 + mm(0.9)});
    rule.fill = drawing::Fill::none;
    rule.role = drawing::Role::detail;
    rule.line_mm = 0.35;
    const Rect line = rule.path.bounds();
    sheet_.marks.emplace_back(std::move(rule));
    add_owner(line, middle + size * 0.35);
  }

  // The child's name on the label's line, where the book has one.
  void add_owner(const Rect& line, double baseline) {
    const std::string name = printable_line(content_.child_name, Face::bold, measure_);
    if (name.empty()) return;
    const double width_em = text_width_em(name, Face::bold, measure_);
    const double size = std::min(points(17), (line.width() - mm(2)) / width_em);
    sheet_.marks.emplace_back(
        TextMark{name, Face::bold, size, {line.center().x - width_em * size / 2, baseline}});
  }

  Sheet& sheet_;
  const BookContent& content_;
  const PrintOptions& options_;
  const TextMeasure& measure_;
  double scale_;
  Rect area_;
  TextBlock title_;
  TextBlock description_;
};

}  // namespace

void lay_out_cover(Sheet& sheet, const BookContent& content, const PrintOptions& options,
                   const TextMeasure& measure) {
  CoverLayout(sheet, content, options, measure).run();
}

}  // namespace books
