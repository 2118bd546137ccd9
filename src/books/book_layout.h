#pragma once

#include <vector>

#include "books/book_content.h"
#include "books/page_plan.h"
#include "books/sheet.h"
#include "books/text_measure.h"

namespace books {

// Lays out a whole book: plans its sides and puts everything on each of them. Of options.part `solutions`
// only those sides are returned: none for a book without exercises; of `wrap` back, spine and front. Pure:
// the same arguments give the same sheets. Throws what require_printable throws.
std::vector<Sheet> lay_out(const BookContent& content, const PrintOptions& options,
                           const TextMeasure& measure);

// One side of it, by its index in `plan`, which is what plan_pages made of the same book. Only the pictures
// of pages_shown have to be there. Throws std::out_of_range beyond the last one.
Sheet lay_out_side(const BookContent& content, const PrintOptions& options,
                   const std::vector<PlannedSide>& plan, std::size_t index, const TextMeasure& measure);

// The first page of the content alone, as large as fits on the paper and without a number. Throws what
// require_printable throws.
Sheet lay_out_single(const BookContent& content, BookPaper paper, const TextMeasure& measure);

// The book's title as printed: on one line, without what the typeface cannot show, "Mein Malbuch" where
// nothing is left of it.
std::string printed_title(const BookContent& content, const TextMeasure& measure);

}  // namespace books
