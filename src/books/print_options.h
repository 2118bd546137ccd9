#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace books {

// What lies in the printer. `square` is 21 by 21 cm, `square_inch` 8.5 by 8.5 inches as print shops have it.
enum class BookPaper { a4, a5, letter, square, square_inch };

// How the sides of a book come onto paper: one on each side of a sheet; two of half the size beside one
// another, in reading order; two of half the size so that the folded sheets, laid into one another and
// stapled in the fold, are a booklet.
enum class Imposition : std::uint8_t { single, two_up, booklet };

// Where room is kept for a hole punch: nowhere, at the left edge of every side (printed on one side only), or
// at the inner edge, which is the left one of front sides and the right one of backs.
enum class HoleMargin { none, left, inner };

// What a file holds: the whole book; for grown-ups the solutions of its exercises alone; for a print shop
// everything but the cover, or the cover with back, spine and front on one sheet.
enum class BookPart { whole, solutions, inside, wrap };

// How a book is to be printed.
struct PrintOptions {
  BookPaper paper = BookPaper::a4;
  bool blank_backs = false;  // nothing on the back of the cover, of each picture and of each exercise
  HoleMargin hole_margin = HoleMargin::none;
  bool solutions = true;  // of exercises, at the end
  bool name_line = true;  // "Name" and "Datum" on each exercise
  // The German school ruling of writing exercises, 1 to 4; nothing: the one of the lesson's level.
  std::optional<int> ruling = {};
  BookPart part = BookPart::whole;  // of a download, not of a book
  Imposition imposition = Imposition::single;
  bool bleed = false;         // sides are larger than the paper by what is cut off; a wrap always is
  bool colour_cover = false;  // the cover's picture is coloured
  bool sound_chart = false;   // a side with the letters, their sounds and pictures, before the solutions
};

// Throws base::AppError(invalid), whose field is `path` and the option's name in the API, for options that
// contradict each other: two sides on a sheet want A4 or Letter, and neither bleed nor a wrap; a booklet is
// stapled and not punched. `path` says where the options stand in an order, as "options." does.
void require_possible(const PrintOptions& options, const std::string& path = "");

}  // namespace books
