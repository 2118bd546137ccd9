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

  drawing::Wish read(std::string_view prompt, const drawing::Options&) const override {
    if (is_down) throw base::AppError(base::ErrorCode::unavailable, "engine_down");
    if (prompt == "Waffe")
      throw base::AppError(base::ErrorCode::motif_refused, "motif_refused", "prompt", {"Waffe"});
    drawing::Wish wish;
    wish.text = prompt;
    if (prompt == "Quatsch") {
      wish.unknown = {"Quatsch"};
      wish.suggestions = {"Quark"};
      wish.special = "schriftzug";
      wish.lettering = "Quatsch";
    } else {
      wish.motifs = {{.motif = "1f431", .name = "Katze", .count = 2}};
      wish.scene = "garten";
    }
    return wish;
  }

  drawing::Drawing draw(std::string_view prompt, const drawing::Options& options) const override {
    ++calls;
    drawing::Drawing drawing;
    drawing.wish = read(prompt, options);
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
