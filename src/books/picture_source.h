#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "books/book_content.h"
#include "books/sheet.h"
#include "geometry/rect.h"

namespace books {

// The part of a page's picture that is printed, in the picture's own unit: a drawing's clip rectangle in
// millimetres (the whole page where it has none) together with its frame, which is painted unclipped; all of
// a bitmap in pixels. The picture must have been read.
geometry::Rect source_area(const Page& page);

// What somebody hears who does not see the picture of a book's page, `index` from 0: what it shows, where
// that is not known what was asked for, and where that is not known either which page it is. Never empty.
std::string alternative_text(const Page& page, std::size_t index);

// What a mark prints of a drawing that it leaves something out of.
drawing::Picture printed_picture(const drawing::Picture& picture, const PictureMark& mark);

// A copy of the drawing in which some of its elements are not drawn.
drawing::Picture without_elements(const drawing::Picture& picture,
                                  const std::vector<std::uint16_t>& elements);

}  // namespace books
