#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "books/book.h"
#include "books/print_options.h"
#include "drawing/model/options.h"
#include "drawing/model/picture.h"

namespace books {

// A bitmap page: 1 bit a pixel, rows padded to bytes, a set bit is black.
struct Bitmap {
  int width_px = 0;
  int height_px = 0;
  std::string bits;
};

// In the place of a picture that none of the wanted sides shows: it was not read, only how it lies is known.
struct UnreadPicture {
  drawing::Orientation orientation = drawing::Orientation::portrait;
};

// One colouring page of a book.
struct Page {
  std::variant<drawing::Picture, Bitmap, UnreadPicture> picture;
  std::string made_by;                        // "builtin", or the remote engine's name for the credits
  std::string caption;                        // what was asked for, for the bookmark; may be empty
  std::vector<std::string> motif_names = {};  // German singulars of what was asked for
};

// Everything that a printed book shows.
struct BookContent {
  std::string title;
  std::string description;
  base::Time created_at;
  std::vector<Page> pages;
  std::optional<Story> story = {};           // with a paragraph for each page, printed before it
  std::optional<LessonWish> lesson = {};     // an exercise after each picture
  std::string made_with = "Buntstift";       // what the installation is called
  std::vector<ExerciseWish> exercises = {};  // by page; those beyond its end wish nothing
  std::size_t cover_page = 0;                // whose picture is on the cover; index into pages
  std::string child_name = {};               // whose book it is; empty where a child writes its name itself
  std::string variant = {};                  // another text, other numbers in the exercises
};

}  // namespace books
