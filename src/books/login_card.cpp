#include "books/login_card.h"

#include <algorithm>

#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"

namespace books {
namespace {

using geometry::Point;
using geometry::Rect;

constexpr int card_columns = 2, rows = 5, cards_per_sheet = card_columns * rows;
constexpr double card_width_mm = 94, card_height_mm = 55;
constexpr double grid_left_mm = (a4_width_mm - card_columns * card_width_mm) / 2;
constexpr double grid_top_mm = (a4_height_mm - rows * card_height_mm) / 2;
constexpr double cut_line_mm = 0.2, dash_mm = 2, overhang_mm = 4;

double points(double size) {
  return size * mm_per_point;
}

// A dashed line, in one shape.
drawing::Shape dashed_line(Point from, Point to) {
  drawing::Shape line;
  line.fill = drawing::Fill::none;
  line.role = drawing::Role::detail;
  line.line_mm = cut_line_mm;
  const double length = geometry::length(to - from);
  for (double at = 0; at < length; at += 2 * dash_mm) {
    line.path.move_to(geometry::lerp(from, to, at / length));
    line.path.line_to(geometry::lerp(from, to, std::min(1.0, (at + dash_mm) / length)));
  }
  return line;
}

// An open pair of scissors that cuts to the right, its pivot at `pivot`.
Ornament scissors(Point pivot) {
  constexpr double line_mm = 0.35;
  Ornament shapes;
  for (const double side : {-1.0, 1.0}) {
    shapes.push_back(
        straight_line({pivot.x - 2.2, pivot.y + side * 1.0}, {pivot.x + 3.2, pivot.y - side * 1.1}, line_mm));
    drawing::Shape handle;
    handle.path.add_ellipse({pivot.x - 3.1, pivot.y + side * 1.45}, 1.05, 0.85);
    handle.line_mm = line_mm;
    shapes.push_back(std::move(handle));
  }
  return shapes;
}

// Percent-encoding of everything that may mean something in an address.
std::string encoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF", plain = "-._~";
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          plain.find(c) != std::string_view::npos;
    if (is_plain) {
      out += c;
    } else {
      out += '%';
      out += digits[byte >> 4U];
      out += digits[byte & 0xfU];
    }
  }
  return out;
}

// "3b" alone would be a riddle; "Igelgruppe" is not.
std::string class_label(const std::string& name) {
  const bool begins_with_digit = !name.empty() && name.front() >= '0' && name.front() <= '9';
  return begins_with_digit ? "Klasse " + name : name;
}

// Lays out one card.
class CardLayout {
 public:
  CardLayout(Sheet& sheet, const LoginCards& cards, const TextMeasure& measure, const Rect& card)
      : sheet_(sheet), cards_(cards), measure_(measure), box_(card.inflated(-3.5)) {}

  void run(const LoginCard& card, const QrSquares& code, int index) {
    add(sheet_, rounded_line(box_, 5, 0.7));
    add_head(card.class_name, index);
    add_code(code);
    add_words(card);
  }

 private:
  // Adds one line that shrinks to its width; `middle` is the height of its capitals' middle.
  void add_line(const std::string& text, Face face, double size_mm, Point left_middle, double width_mm,
                Align align = Align::left) {
    const TextStyle style{face, size_mm, size_mm * 0.5, 1.2, false};
    TextBlock block =
        fit_text(printable_line(text, face, measure_), style, width_mm, size_mm * 1.25, measure_);
    const double middle = left_middle.y - block.height_mm() / 2;
    add(sheet_, block, left_middle.x, left_middle.x + width_mm, middle, align);
  }

  // The product's name behind a pencil; on the right the class, and a star or a flower to colour, in turn.
  void add_head(const std::string& class_name, int index) {
    const double middle = box_.top + 5.2, size = points(10.5);
    add(sheet_, pencil({box_.left + 4, middle - 1.5, box_.left + 17, middle + 1.5}));
    add_line(cards_.product_name, Face::bold, size, {box_.left + 19, middle}, 28);
    const std::string label = printable_line(class_label(class_name), Face::regular, measure_);
    const double width = std::min(28.0, text_width_em(label, Face::regular, measure_) * size + 0.1);
    add_line(label, Face::regular, size, {box_.right - 11.5 - width, middle}, width);
    const Point ornament{box_.right - 7.2, middle};
    add(sheet_, index % 2 == 0 ? flower(ornament, 2.9, 0.4) : star(ornament, 3, 0.4));
    sheet_.marks.emplace_back(straight_line({box_.left, box_.top + 10}, {box_.right, box_.top + 10}, 0.35));
  }

  // With room for the four white squares that a reader wants on each side.
  Rect code_box() const { return {box_.right - 31.5, box_.top + 15.5, box_.right - 4.5, box_.top + 42.5}; }

  void add_code(const QrSquares& code) { sheet_.marks.emplace_back(qr_shape(code, code_box())); }

  void add_words(const LoginCard& card) {
    const double left = box_.left + 5, width = code_box().left - 4 - left;
    add_line(card.name, Face::bold, points(15), {left, box_.top + 15.6}, width);
    const bool is_address = card.login.find('@') != std::string::npos;
    add_field(is_address ? "E-Mail" : "Anmeldename", card.login, left, width, box_.top + 22.4);
    add_field("Passwort", card.password, left, width, box_.top + 32.4);
    add_line(cards_.address, Face::regular, points(8.5), {left, box_.bottom - 5}, width);
  }

  void add_field(const std::string& label, const std::string& value, double left, double width, double top) {
    add_line(label, Face::regular, points(7.5), {left, top}, width);
    add_line(value, Face::bold, points(12.5), {left, top + 4.5}, width);
  }

  Sheet& sheet_;
  const LoginCards& cards_;
  const TextMeasure& measure_;
  Rect box_;
};

Sheet empty_card_sheet(const std::string& class_name) {
  Sheet sheet;
  sheet.width_mm = a4_width_mm;
  sheet.height_mm = a4_height_mm;
  sheet.print_area = {grid_left_mm - overhang_mm, grid_top_mm - overhang_mm,
                      a4_width_mm - grid_left_mm + overhang_mm, a4_height_mm - grid_top_mm + overhang_mm};
  sheet.bookmark = class_name;
  return sheet;
}

// The lines round `count` cards, which fill the sheet row by row.
void add_cut_lines(Sheet& sheet, int count) {
  const int used_rows = (count + card_columns - 1) / card_columns;
  const double bottom = grid_top_mm + used_rows * card_height_mm, right = a4_width_mm - grid_left_mm;
  for (int row = 0; row <= used_rows; ++row) {
    const double y = grid_top_mm + row * card_height_mm;
    sheet.marks.emplace_back(dashed_line({grid_left_mm - overhang_mm, y}, {right + overhang_mm, y}));
  }
  for (int column = 0; column <= card_columns; ++column) {
    const double x = grid_left_mm + column * card_width_mm;
    sheet.marks.emplace_back(dashed_line({x, grid_top_mm - overhang_mm}, {x, bottom + overhang_mm}));
  }
  add(sheet, scissors({grid_left_mm + 6, grid_top_mm}));
}

}  // namespace

std::string login_link(const LoginCards& cards, const LoginCard& card) {
  return cards.login_address + "#name=" + encoded(card.login);
}

std::vector<Sheet> lay_out_login_cards(const LoginCards& cards, const std::vector<QrSquares>& codes,
                                       const TextMeasure& measure) {
  std::vector<Sheet> sheets;
  int on_sheet = 0;
  for (std::size_t i = 0; i < cards.cards.size(); ++i) {
    const LoginCard& card = cards.cards[i];
    // Each class begins a new sheet, so that each teacher gets their own.
    const bool is_new_class = i == 0 || cards.cards[i - 1].class_name != card.class_name;
    if (is_new_class || on_sheet == cards_per_sheet) {
      if (!sheets.empty()) add_cut_lines(sheets.back(), on_sheet);
      sheets.push_back(empty_card_sheet(is_new_class ? card.class_name : ""));
      on_sheet = 0;
    }
    const int column = on_sheet % card_columns, row = on_sheet / card_columns;
    const double left = grid_left_mm + column * card_width_mm, top = grid_top_mm + row * card_height_mm;
    const Rect box{left, top, left + card_width_mm, top + card_height_mm};
    CardLayout(sheets.back(), cards, measure, box).run(card, codes.at(i), on_sheet);
    ++on_sheet;
  }
  if (!sheets.empty()) add_cut_lines(sheets.back(), on_sheet);
  return sheets;
}

}  // namespace books
