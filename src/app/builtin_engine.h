#pragma once

#include "app/ports/picture_engine.h"

namespace app {

// The engine that the executable carries: offline, in milliseconds.
class BuiltinEngine final : public ports::PictureEngine {
 public:
  std::string_view name() const override { return "builtin"; }
  ports::EngineFacts facts() const override;
  drawing::Wish read(std::string_view prompt, const drawing::Options& options) const override {
    return drawing::read(prompt, options);
  }
  drawing::Drawing draw(std::string_view prompt, const drawing::Options& options) const override {
    return drawing::draw(prompt, options);
  }
};

}  // namespace app
