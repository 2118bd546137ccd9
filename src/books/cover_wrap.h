#pragma once

#include <vector>

#include "books/book_content.h"
#include "books/sheet.h"
#include "books/text_measure.h"

namespace books {

// How thick the inside of a book is that has so many sides, on the paper of 90 g/m2 that print shops take.
double spine_mm(std::size_t sides);

// A spine below this has no title: it would stand on front and back as soon as the fold is a little aside.
inline constexpr double thinnest_titled_spine_mm = 6;

// The cover of a book that a print shop binds: back, spine and front. The spine lies on its side, as wide as
// the book is high. The lower right corner of the back stays free for a bar code.
std::vector<Sheet> lay_out_wrap(const BookContent& content, const PrintOptions& options,
                                const TextMeasure& measure);

// Fills a sheet of a coloured cover, and what is cut off of it.
void add_ground(Sheet& sheet, const PrintOptions& options);

}  // namespace books
