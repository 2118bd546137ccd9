#pragma once

#include <variant>

#include "app/ports/picture_store.h"
#include "books/book_content.h"
#include "drawing/model/picture.h"

namespace app {

// What a picture shows: a drawing's shapes, or the bitmap that a remote engine left.
using Artwork = std::variant<drawing::Picture, books::Bitmap>;

// Reads it from the store's bytes. Throws not_found, reason picture_damaged, for bytes that hold no picture.
Artwork artwork_of(const ports::StoredPicture& stored);

// What somebody hears who does not see the page's picture: "Ein Bär angelt am Fluss". Empty where nothing is
// known of it.
std::string description_of(const books::Page& page);

// The picture as a page of a book. Throws the same.
books::Page page_of(const ports::StoredPicture& stored);

}  // namespace app
