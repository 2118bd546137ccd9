#pragma once

#include "drawing/model/options.h"
#include "storage/connection.h"

namespace storage {

// The columns of `pictures` that say how a picture was drawn, in the order of options_of().
inline constexpr const char* option_columns =
    "p.seed, p.age, p.detail, p.orientation, p.paper, p.frame, p.line, p.style, p.weather, p.place, "
    "p.figures,"
    " p.figure_size, p.hair, p.outfit, p.glasses, p.lettering";
inline constexpr int option_column_count = 16;

// Reads them from a row in which the first of them is number `first`.
drawing::Options options_of(const Query& row, int first);

}  // namespace storage
