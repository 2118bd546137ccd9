#pragma once

#include <string_view>

#include "drawing/options.h"
#include "drawing/picture.h"
#include "drawing/wish.h"

namespace drawing {

// A page together with how its sentence was read.
struct Drawing {
  Wish wish;
  Picture picture;
};

// Draws a German sentence: tokenizes, reads, chooses a scene, places and paints. Pure: the same arguments
// give the same bytes. `prompt` is well-formed UTF-8 with something in it besides white space; a prompt in
// which nothing is known becomes a lettering page. Throws base::AppError(motif_refused) with the word where
// one is not for children. Thread-safe.
Drawing draw(std::string_view prompt, const Options& options);

}  // namespace drawing
