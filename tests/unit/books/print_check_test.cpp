#include "books/print_check.h"

#include <functional>
#include <limits>
#include <stdexcept>

#include <gtest/gtest.h>

#include "base/error.h"
#include "support/sample_books.h"

namespace books {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

// A book whose second picture was spoilt.
BookContent spoilt(const std::function<void(drawing::Picture&)>& spoil) {
  BookContent book = support::meadow_book(2);
  spoil(std::get<drawing::Picture>(book.pages[1].picture));
  return book;
}

TEST(RequirePrintable, AcceptsDrawingsAndBitmaps) {
  BookContent book = support::meadow_book(2);
  book.pages[0].picture = support::black_square(13, 7);
  EXPECT_NO_THROW(require_printable(book));
}

TEST(RequirePrintable, RefusesABookWithoutPictures) {
  try {
    require_printable({"Titel", "", {}, {}});
    FAIL();
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.code(), base::ErrorCode::invalid);
    EXPECT_EQ(error.reason(), "book_without_pictures");
  }
}

TEST(RequirePrintable, NamesThePageAtFault) {
  try {
    require_printable(spoilt([](drawing::Picture& p) { p.shapes.clear(); }));
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ(error.what(), "page 2: picture without shapes");
  }
}

TEST(RequirePrintable, RefusesMalformedDrawings) {
  const std::function<void(drawing::Picture&)> faults[] = {
      [](drawing::Picture& p) {
        p.shapes[0].path.line_to({nan, 1});
      },
      [](drawing::Picture& p) {
        p.shapes[0].path.line_to({1, infinity});
      },
      [](drawing::Picture& p) {
        p.shapes[0].path.line_to({1e9, 1});
      },
      [](drawing::Picture& p) { p.shapes[0].line_mm = nan; },
      [](drawing::Picture& p) { p.shapes[0].line_mm = -1; },
      [](drawing::Picture& p) { p.width_mm = 0; },
      [](drawing::Picture& p) { p.height_mm = nan; },
      [](drawing::Picture& p) { p.clip_radius_mm = nan; },
      [](drawing::Picture& p) { p.clip.right = infinity; },
      [](drawing::Picture& p) {
        p.shapes[0].path = {};
        p.shapes[0].path.line_to({1, 1});
      },
  };
  for (const auto& fault : faults) EXPECT_THROW(require_printable(spoilt(fault)), std::invalid_argument);
}

TEST(RequirePrintable, RefusesMalformedBitmaps) {
  for (const Bitmap& bitmap :
       {Bitmap{0, 10, {}}, Bitmap{10, -1, {}}, Bitmap{9, 2, std::string(2, '\0')},
        Bitmap{8, 2, std::string(3, '\0')}, Bitmap{1'000'000, 1, std::string(125'000, 0)}}) {
    BookContent book = support::meadow_book(1);
    book.pages[0].picture = bitmap;
    EXPECT_THROW(require_printable(book), std::invalid_argument);
  }
}

}  // namespace
}  // namespace books
