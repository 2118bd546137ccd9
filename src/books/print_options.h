#pragma once

#include <optional>

namespace books {

enum class BookPaper { a4, a5, letter };

// Where room is kept for a hole punch: nowhere, at the left edge of every side (printed on one side only), or
// at the inner edge, which is the left one of front sides and the right one of backs.
enum class HoleMargin { none, left, inner };

// What a file holds: the whole book, or for grown-ups the solutions of its exercises alone.
enum class BookPart { whole, solutions };

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
};

}  // namespace books
