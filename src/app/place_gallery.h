#pragma once

#include <string>

#include "app/ports/picture_engine.h"
#include "app/ports/picture_writer.h"
#include "base/kept_bytes.h"

namespace app {

// What the places look like that a page can be wished at: small pictures, drawn on first use and kept.
// Thread-safe.
class PlaceGallery {
 public:
  PlaceGallery(const ports::PictureEngine& engine, const ports::PictureWriter& writer)
      : engine_(engine), writer_(writer) {}

  // A PNG of the place, or of any place in that weather. Throws not_found for an unknown id.
  std::string png(const std::string& id);

 private:
  const ports::PictureEngine& engine_;
  const ports::PictureWriter& writer_;
  base::KeptBytes kept_{std::size_t{4} << 20U};
};

}  // namespace app
