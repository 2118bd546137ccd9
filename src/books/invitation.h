#pragma once

#include <string>

#include "base/clock.h"
#include "books/qr_squares.h"
#include "books/sheet.h"

namespace books {

// A sheet for the blackboard that leads a class to a shared book.
struct Invitation {
  std::string product_name;
  std::string title;       // the book's
  std::string class_name;  // empty without a class
  std::string link;        // what the QR code says, and who has no camera types
  std::string last_day;    // "20. Dezember 2026"
  base::Time created_at;
};

// One A4 sheet: what to do in a word, the code as large as it is read from the back row, the link below.
Sheet lay_out_invitation(const Invitation& invitation, const QrSquares& code, const TextMeasure& measure);

}  // namespace books
