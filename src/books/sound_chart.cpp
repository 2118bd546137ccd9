#include "books/sound_chart.h"

#include <algorithm>
#include <array>
#include <optional>

#include "books/german/initial_sound.h"
#include "books/lessons/known_pictures.h"
#include "books/lessons/small_drawing.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"

namespace books {
namespace {

using geometry::Rect;

constexpr std::size_t chart_columns = 6;

// `wanted`: of several pictures the one that first readers' books have; any other where it is missing.
struct Letter {
  std::string_view capital, small, wanted;
};

constexpr std::array<Letter, 36> letters = {
    {{"A", "a", "Affe"},       {"B", "b", "Banane"},   {"C", "c", ""},        {"D", "d", "Dinosaurier"},
     {"E", "e", "Elefant"},    {"F", "f", "Fisch"},    {"G", "g", "Giraffe"}, {"H", "h", "Hund"},
     {"I", "i", "Igel"},       {"J", "j", ""},         {"K", "k", "Katze"},   {"L", "l", "Löwe"},
     {"M", "m", "Maus"},       {"N", "n", "Nase"},     {"O", "o", "Ohr"},     {"P", "p", "Pinguin"},
     {"Qu", "qu", ""},         {"R", "r", "Rakete"},   {"S", "s", "Sonne"},   {"T", "t", "Tiger"},
     {"U", "u", "Ufo"},        {"V", "v", ""},         {"W", "w", "Wal"},     {"X", "x", ""},
     {"Y", "y", ""},           {"Z", "z", "Zebra"},    {"Ä", "ä", ""},        {"Ö", "ö", ""},
     {"Ü", "ü", ""},           {"Au", "au", "Auto"},   {"Ei", "ei", "Eis"},   {"Eu", "eu", "Eule"},
     {"Sch", "sch", "Schere"}, {"Sp", "sp", "Spinne"}, {"St", "st", "Stern"}, {"Pf", "pf", "Pferd"}}};

// Pictures that stand in no question, as not every child hears or writes their sound alike, but in the charts
// of first readers. No word that every child knows begins with X, Y or the umlaut of U: there the sound is
// heard within, as charts for first readers have it.
struct ChartPicture {
  std::string_view capital, motif, name;
  std::size_t count = 1;
  bool is_within = false;
};
constexpr std::array<ChartPicture, 9> chart_pictures = {{{"C", "own-clown", "Clown"},
                                                         {"J", "1fa80", "Jo-Jo"},
                                                         {"Qu", "1fabc", "Qualle"},
                                                         {"V", "1f426", "Vogel"},
                                                         {"Ä", "1f34e", "Äpfel", 2},
                                                         {"Ö", "own-backofen", "Öfen", 2},
                                                         {"X", "own-hexe", "Hexe", 1, true},
                                                         {"Y", "1f9f8", "Teddy", 1, true},
                                                         {"Ü", "1f6aa", "Tür", 1, true}}};

void add_title(Sheet& sheet, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet);
  const Rect& area = sheet.print_area;
  const double title_mm = 26 * mm_per_point * scale, text_mm = 12.5 * mm_per_point * scale;
  const TextBlock title = fit_text("Anlauttabelle", {Face::bold, title_mm, title_mm / 2, 1.2, false},
                                   area.width(), 12 * scale, measure);
  add(sheet, title, area.left, area.right, area.top, Align::center);
  const TextBlock hint =
      fit_text("Sprich das Wort. Womit fängt es an?", {Face::regular, text_mm, text_mm / 2, 1.2, false},
               area.width(), 7 * scale, measure);
  add(sheet, hint, area.left, area.right, area.top + 12.5 * scale, Align::center);
}

// The name below a picture, its sound in bold: "He", "x", "e".
void add_name(Sheet& sheet, const SoundField& field, geometry::Point middle, const TextMeasure& measure) {
  const double size = 12 * mm_per_point * sheet_scale(sheet);
  const std::size_t at = field.name.find(field.small);
  struct Piece {
    std::string text;
    Face face;
  };
  const Piece pieces[] = {{field.name.substr(0, at), Face::regular},
                          {std::string(field.small), Face::bold},
                          {field.name.substr(at + field.small.size()), Face::regular}};
  double width = 0;
  for (const Piece& piece : pieces) width += text_width_em(piece.text, piece.face, measure) * size;
  double left = middle.x - width / 2;
  for (const Piece& piece : pieces) {
    if (piece.text.empty()) continue;
    sheet.marks.emplace_back(TextMark{piece.text, piece.face, size, {left, middle.y}});
    left += text_width_em(piece.text, piece.face, measure) * size;
  }
}

// A field: its frame, the letters at the top, the picture below them.
void add_field(Sheet& sheet, const SoundField& field, const Rect& box, const TextMeasure& measure) {
  const double scale = sheet_scale(sheet);
  add(sheet, rounded_line(box, 3 * scale, 0.6));
  const Rect inner = box.inflated(-2.2 * scale);
  const double size = 16 * mm_per_point * scale;
  const TextBlock text =
      fit_text(std::string(field.capital) + " " + std::string(field.small),
               {Face::bold, size, size / 2, 1.15, false}, inner.width(), 8 * scale, measure);
  const std::size_t first = sheet.marks.size();
  add(sheet, text, inner.left, inner.right, inner.top, Align::center);
  // One letter among many is no heading.
  for (std::size_t i = first; i < sheet.marks.size(); ++i) {
    std::get<TextMark>(sheet.marks[i]).heading = 0;
  }
  const double name_height = field.is_within ? 5.5 * scale : 0;
  if (field.is_within) add_name(sheet, field, {inner.center().x, inner.bottom - 0.6 * scale}, measure);
  const Rect room{inner.left, inner.top + 8.6 * scale, inner.right, inner.bottom - name_height};
  const std::size_t first_mark = sheet.marks.size();
  const double width = room.width() / static_cast<double>(field.count);
  for (std::size_t i = 0; i < field.count; ++i) {
    const double left = room.left + static_cast<double>(i) * width;
    const Rect own{left, room.top, left + width - (field.count > 1 ? scale : 0), room.bottom};
    const auto drawing = lessons::motif_drawing(field.motif, own, 0.45 * std::max(scale, 0.8));
    if (drawing) add(sheet, *drawing);
  }
  sheet.figures.push_back({first_mark, sheet.marks.size() - first_mark, field.name});
}

}  // namespace

std::vector<SoundField> sound_fields() {
  const auto known = lessons::known_pictures();
  std::vector<SoundField> fields;
  for (const Letter& letter : letters) {
    SoundField field{letter.capital, letter.small};
    for (const auto* picture : known) {
      if (german::initial_sound(picture->shown_as) != std::string(letter.capital)) continue;
      if (!field.motif.empty() && picture->shown_as != letter.wanted) continue;
      field.motif = picture->motif;
      field.name = picture->shown_as;
    }
    for (const ChartPicture& picture : chart_pictures) {
      if (picture.capital != letter.capital) continue;
      field.motif = picture.motif;
      field.name = picture.name;
      field.count = picture.count;
      field.is_within = picture.is_within;
    }
    fields.push_back(std::move(field));
  }
  return fields;
}

void lay_out_sound_chart(Sheet& sheet, const TextMeasure& measure) {
  add_title(sheet, measure);
  const double scale = sheet_scale(sheet), gap = 2.4 * scale;
  const std::vector<SoundField> fields = sound_fields();
  const std::size_t rows = (fields.size() + chart_columns - 1) / chart_columns;
  const double text_mm = 10.5 * mm_per_point * std::max(scale, 0.8);
  const TextBlock foot = fit_text("Bei X, Y und Ü hörst du den Laut im Wort: Hexe, Teddy, Tür.",
                                  {Face::regular, text_mm, text_mm / 2, 1.2, false}, sheet.print_area.width(),
                                  7 * scale, measure);
  const Rect area{sheet.print_area.left, sheet.print_area.top + 22 * scale, sheet.print_area.right,
                  sheet.print_area.bottom - foot.height_mm() - 2 * scale};
  const double width = (area.width() + gap) / static_cast<double>(chart_columns) - gap;
  const double height = (area.height() + gap) / static_cast<double>(rows) - gap;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::size_t column = i % chart_columns, row = i / chart_columns;
    const double left = area.left + static_cast<double>(column) * (width + gap);
    const double top = area.top + static_cast<double>(row) * (height + gap);
    add_field(sheet, fields[i], {left, top, left + width, top + height}, measure);
  }
  add(sheet, foot, sheet.print_area.left, sheet.print_area.right, sheet.print_area.bottom - foot.height_mm(),
      Align::center);
}

Sheet lay_out_sound_chart(const TextMeasure& measure) {
  Sheet sheet = empty_sheet({}, {SoundChartSide{}, SideOrientation::portrait, BoundEdge::none});
  sheet.bookmark = "Anlauttabelle";
  lay_out_sound_chart(sheet, measure);
  return sheet;
}

}  // namespace books
