#include "books/print_options.h"

#include "base/error.h"

namespace books {

void require_possible(const PrintOptions& options, const std::string& path) {
  if (options.imposition == Imposition::single) return;
  const auto refuse = [&](const char* reason, const char* field) {
    throw base::AppError(base::ErrorCode::invalid, reason, path + field);
  };
  if (options.paper != BookPaper::a4 && options.paper != BookPaper::letter) {
    refuse("imposition_paper", "imposition");
  }
  if (options.bleed) refuse("imposition_with_bleed", "bleed");
  if (options.part == BookPart::wrap) refuse("imposition_with_wrap", "part");
  if (options.imposition == Imposition::booklet && options.hole_margin != HoleMargin::none) {
    refuse("booklet_with_holes", "holeMargin");
  }
}

}  // namespace books
