#pragma once

#include <string>
#include <string_view>

#include "drawing/model/options.h"
#include "drawing/pipeline.h"

namespace app::ports {

// What an engine can do, in figures.
struct EngineFacts {
  int motifs = 0;  // that it can draw
  int words = 0;   // that it understands
  int forms = 0;   // of these words: plurals, cases, endings
  int scenes = 0;
};

// Draws pictures from sentences. Thread-safe.
class PictureEngine {
 public:
  virtual ~PictureEngine() = default;
  // "builtin", or the remote engine's name for the credits.
  virtual std::string_view name() const = 0;
  virtual EngineFacts facts() const = 0;
  // What draw() would draw, without drawing it. Throws the same.
  virtual drawing::Wish read(std::string_view prompt, const drawing::Options& options) const = 0;
  // `prompt` is well-formed UTF-8 with something in it besides white space. Throws
  // base::AppError(motif_refused) for a motif that is not for children, invalid for a text in a script that
  // is not read, unavailable when the engine cannot be reached.
  virtual drawing::Drawing draw(std::string_view prompt, const drawing::Options& options) const = 0;
};

}  // namespace app::ports
