#pragma once

#include <string>
#include <string_view>

#include "app/picture_service.h"
#include "app/ports/image_reader.h"
#include "app/ports/picture_writer.h"
#include "photo/page.h"

namespace app {

// The engine of pictures that were made of somebody's photo or drawing.
inline constexpr std::string_view photo_engine = "photo";

// A picture that somebody uploads, and what shall become of it.
struct PhotoOrder {
  std::string_view file;  // its bytes, which nothing keeps
  photo::Wishes wishes;
};

struct PhotoPreview {
  std::string svg;
  photo::Kind kind = photo::Kind::photo;  // what it was taken for
  int regions = 0;
  std::string advice;  // German; empty where nothing would make it better
};

// Makes pages of people's own photos and drawings. The upload itself is never stored. Thread-safe.
class PhotoService {
 public:
  PhotoService(PictureService& pictures, const ports::ImageReader& reader, const ports::PictureWriter& writer,
               base::IdSource& ids, const Settings& settings)
      : pictures_(pictures), reader_(reader), writer_(writer), ids_(ids), settings_(settings) {}

  // The page as it would be; costs none of the day's pictures. Throws forbidden without premium where plans
  // are sold, invalid for what cannot be read or coloured.
  PhotoPreview preview(const Session& session, const PhotoOrder& order) const;
  // Keeps the page. Throws the same, and limit_reached for the day's pictures or all that are kept.
  MadePicture keep(const Session& session, const PhotoOrder& order);

 private:
  photo::Page page_for(const Session& session, const PhotoOrder& order) const;

  PictureService& pictures_;
  const ports::ImageReader& reader_;
  const ports::PictureWriter& writer_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
