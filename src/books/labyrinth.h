#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "books/book_content.h"
#include "books/page_plan.h"
#include "books/sheet.h"
#include "books/text_measure.h"
#include "drawing/model/picture.h"

namespace books {

// The pages of a book that were asked for as labyrinths, by what their sentence says: known before their
// pictures are read.
std::vector<std::size_t> labyrinth_pages(const BookContent& content);

// The way through a labyrinth's picture, from who walks to what is looked for, in the picture's millimetres:
// an open line in the middle of the passages. Found on the finished picture. Nothing for any other picture.
struct LabyrinthWay {
  geometry::Path line;
  double clearance_mm = 0;  // from its middle to the nearest wall
};
std::optional<LabyrinthWay> way_through(const drawing::Picture& picture);

// Lays out the solutions of up to four labyrinths, of labyrinth_pages from `side.first` on.
void lay_out_labyrinths(Sheet& sheet, const BookContent& content, const LabyrinthsSide& side,
                        const TextMeasure& measure);

}  // namespace books
