#pragma once

#include "app/ports/image_reader.h"
#include "app/ports/line_cleaner.h"

namespace app {

// Takes a picture that already is a colouring page: no colour, hardly any grey, lines, and no large black
// area (photo::fault_of()). What is taken is flattened, freed of specks, its gaps are closed, and it is
// traced to regions as somebody's own line art is, so that it can be coloured like any other page.
class BitmapCleaner final : public ports::LineCleaner {
 public:
  // `reader` outlives it.
  explicit BitmapCleaner(const ports::ImageReader& reader) : reader_(reader) {}

  ports::CleanedLines clean(std::string_view file, const drawing::Options& options) const override;

 private:
  const ports::ImageReader& reader_;
};

}  // namespace app
