#include "app/artwork.h"

#include <stdexcept>
#include <utility>

#include "base/error.h"
#include "books/bitmap_reader.h"
#include "books/telling/alt_text.h"
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

std::string description_of(const books::Page& page) {
  const auto* drawing = std::get_if<drawing::Picture>(&page.picture);
  return drawing == nullptr ? std::string() : books::telling::alt_text(drawing->subject);
}

books::Page page_of(const ports::StoredPicture& stored) {
  books::Page page;
  std::visit([&](auto&& picture) { page.picture = std::forward<decltype(picture)>(picture); },
             artwork_of(stored));
  page.made_by = stored.engine;
  page.caption = stored.prompt;
  for (const ports::StoredMotif& motif : stored.motifs) page.motif_names.push_back(motif.name);
  return page;
}

}  // namespace app
