#pragma once

#include <string>

#include "drawing/model/picture.h"
#include "photo/raster.h"
#include "photo/wishes.h"

namespace photo {

// A colouring page made of somebody's picture.
struct Page {
  drawing::Picture picture;
  Kind kind = Kind::photo;  // what the picture was taken for, never `automatic`
  int regions = 0;
  // Key of a sentence that says what would make the page better, empty where nothing needs to.
  std::string advice;
};

// How many pixels the longer side of the whole picture should have at least, so that the wished part has
// enough for its lines; more are of no use.
int wanted_side_px(const Wishes& wishes);

// Makes the page: the same picture and wishes give the same page. The picture is at least one pixel large and
// already upright. Throws base::AppError(invalid) where nothing in it can be coloured: a white wall, a part
// too small.
Page make_page(Raster raster, const Wishes& wishes);

}  // namespace photo
