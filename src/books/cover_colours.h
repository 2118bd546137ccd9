#pragma once

#include <optional>

#include "books/book_content.h"
#include "books/sheet.h"

namespace books {

// The colours of a page's drawing as a child that does well would choose them: those of the exercise "Malen
// nach Zahlen", but what is white in nature and the whites of eyes stay white. Nothing for a bitmap, which
// has no shapes to colour. The same for the same page.
std::optional<PictureColours> natural_colours(const Page& page);

}  // namespace books
