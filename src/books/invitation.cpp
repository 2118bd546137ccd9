#include "books/invitation.h"

#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"

namespace books {
namespace {

constexpr double invitation_margin_mm = 15;
constexpr double left_mm = 32, right_mm = a4_width_mm - left_mm;
constexpr double code_mm = 112, code_top_mm = 96;

// Adds text in the middle of the page with its top at `top_mm`.
void add_line(Sheet& sheet, const std::string& words, Face face, double points, double top_mm,
              double height_mm, const TextMeasure& measure) {
  const double size_mm = points * mm_per_point;
  const TextStyle style{face, size_mm, size_mm * 0.4, 1.25, true};
  const TextBlock block =
      fit_text(printable_line(words, face, measure), style, right_mm - left_mm, height_mm, measure);
  add(sheet, block, left_mm, right_mm, top_mm, Align::center);
}

}  // namespace

Sheet lay_out_invitation(const Invitation& invitation, const QrSquares& code, const TextMeasure& measure) {
  Sheet sheet;
  sheet.width_mm = a4_width_mm;
  sheet.height_mm = a4_height_mm;
  sheet.print_area = {invitation_margin_mm, invitation_margin_mm, a4_width_mm - invitation_margin_mm,
                      a4_height_mm - invitation_margin_mm};
  add(sheet, scalloped_border(sheet.print_area, 9).shapes);
  add_line(sheet, "Scanne mich!", Face::bold, 48, 38, 24, measure);
  add_line(sheet, invitation.title, Face::bold, 22, 62, 20, measure);
  const std::string for_whom = invitation.class_name.empty() ? "" : " · " + invitation.class_name;
  add_line(sheet, "Zum Ausmalen auf dem Bildschirm" + for_whom, Face::regular, 14, 82, 9, measure);
  const double left = (a4_width_mm - code_mm) / 2;
  sheet.marks.emplace_back(qr_shape(code, {left, code_top_mm, left + code_mm, code_top_mm + code_mm}));
  add_line(sheet, "Oder tippe diese Adresse ein:", Face::regular, 13, 218, 8, measure);
  add_line(sheet, invitation.link, Face::bold, 15, 227, 16, measure);
  add_line(sheet, "Bis zum " + invitation.last_day + " · " + invitation.product_name, Face::regular, 12, 248,
           8, measure);
  add(sheet, pencil({a4_width_mm / 2 - 15, 259, a4_width_mm / 2 + 15, 265}));
  return sheet;
}

}  // namespace books
