#pragma once

#include <cstddef>
#include <vector>

#include "books/sheet.h"

namespace books {

// The texts of a figure as they are read: row by row from the top, each from the left, however they were
// drawn. Indices into `sheet.marks`; of lines that are one paragraph the first.
std::vector<std::size_t> texts_in_reading_order(const Sheet& sheet, const Figure& figure);

// What the marks of a figure cover together, in sheet millimetres, its texts left out; empty where there is
// nothing else.
geometry::Rect drawn_area(const Sheet& sheet, const Figure& figure);

}  // namespace books
