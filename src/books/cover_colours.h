#pragma once

#include <optional>
#include <vector>

#include "books/book_content.h"
#include "books/sheet.h"
#include "geometry/rect.h"

namespace books {

// The colours of a page's drawing as a child that does well would choose them: those of the exercise "Malen
// nach Zahlen", but what is white in nature and the whites of eyes stay white. Nothing for a bitmap, which
// has no shapes to colour. In a drawing that was traced from an image what reaches the upper edge is sky,
// what reaches the lower one is grass, and neighbours differ. The same for the same page.
std::optional<PictureColours> natural_colours(const Page& page);

// The same for a bitmap, whose things nobody knows: colours for what lies white between its lines, one shape
// for each colour in sheet millimetres, to be laid over it. What reaches its upper edge is sky and what
// reaches its lower one is grass, neighbours differ, and its margin stays white. Empty for a drawing.
std::vector<ColouredShape> patches_of_colour(const Page& page, const PictureMark& mark);

}  // namespace books
