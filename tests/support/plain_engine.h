#pragma once

#include <atomic>
#include <stdexcept>
#include <string>

#include "app/ports/picture_engine.h"
#include "base/error.h"
#include "drawing/model/subject.h"

namespace test {

// An engine whose pages are one square. Every prompt is read as one "Katze", except for the word "Quatsch",
// which it does not know, and "Waffe", which it refuses.
class PlainEngine final : public app::ports::PictureEngine {
 public:
  std::string_view name() const override { return "builtin"; }

  app::ports::EngineFacts facts() const override { return {1, 2, 3, 4}; }

  drawing::Drawing draw(std::string_view prompt, const drawing::Options& options) const override {
    ++calls;
    if (is_down) throw base::AppError(base::ErrorCode::unavailable, "engine_down");
    if (prompt == "Waffe")
      throw base::AppError(base::ErrorCode::motif_refused, "motif_refused", "prompt", {"Waffe"});
    drawing::Drawing drawing;
    drawing.wish.text = prompt;
    if (prompt == "Quatsch") {
      drawing.wish.unknown = {"Quatsch"};
      drawing.wish.suggestions = {"Quark"};
      drawing.wish.special = "schriftzug";
      drawing.wish.lettering = "Quatsch";
    } else {
      drawing.wish.motifs = {{.motif = "1f431", .name = "Katze", .count = 2}};
      drawing.wish.scene = "garten";
    }
    drawing::Picture& picture = drawing.picture;
    if (options.orientation == drawing::Orientation::landscape)
      std::swap(picture.width_mm, picture.height_mm);
    picture.clip = {10, 10, picture.width_mm - 10, picture.height_mm - 10};
    drawing::Shape square;
    square.path.add_rect({20, 20, 120, 120});
    square.line_mm = 0.8;
    picture.elements.push_back({"1f431", "Katze", true, {20, 20, 120, 120}});
    picture.shapes.push_back(square);
    picture.subject = drawing::subject_of(drawing.wish, {}, drawing.wish.scene.value_or(""));
    return drawing;
  }

  mutable std::atomic<int> calls = 0;
  std::atomic<bool> is_down = false;
};

}  // namespace test
