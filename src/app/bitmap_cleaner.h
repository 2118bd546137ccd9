#pragma once

#include "app/ports/line_cleaner.h"

namespace app {

// Takes a picture as it is, one bit a pixel, if it already is a colouring page: no colour, hardly any grey,
// lines, and no large black area (photo::fault_of()).
class BitmapCleaner final : public ports::LineCleaner {
 public:
  ports::CleanedLines clean(std::string_view file) const override;
};

}  // namespace app
