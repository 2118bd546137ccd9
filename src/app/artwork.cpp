#include "app/artwork.h"

#include <stdexcept>

#include "base/error.h"
#include "books/bitmap_reader.h"
#include "drawing/model/picture_codec.h"

namespace app {

Artwork artwork_of(const ports::StoredPicture& stored) {
  try {
    if (stored.form == ports::PictureForm::bitmap) return books::read_bitmap(stored.content);
    return drawing::decode_picture(stored.content);
  } catch (const std::runtime_error&) {
    throw base::AppError(base::ErrorCode::not_found, "picture_damaged");
  }
}

}  // namespace app
