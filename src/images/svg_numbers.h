#pragma once

#include <optional>
#include <string_view>

#include "geometry/affine.h"
#include "geometry/path.h"

namespace images {

// Takes numbers, one after the other, from a text of SVG 1.1: a number may touch the one before it,
// "1.5.5-2".
class SvgNumbers {
 public:
  explicit SvgNumbers(std::string_view text) : text_(text) {}

  // The next number, after white space and one comma; nothing where something else stands. Throws
  // base::AppError(invalid, "image_damaged") for one that no picture needs: 1e30.
  std::optional<double> next();
  // The same where one has to be.
  double need();
  // A flag of an arc, a single digit that the next number may touch.
  bool need_flag();
  // The next letter or bracket, after white space; 0 at the end. It is not taken.
  char peek();
  void skip(std::size_t letters) { text_.remove_prefix(letters); }
  std::string_view rest() const { return text_; }

 private:
  void skip_separator();

  std::string_view text_;
};

// What `d` of a path says (SVG 1.1, 8.3). Throws base::AppError(invalid, "image_damaged").
geometry::Path svg_path(std::string_view text);

// What `transform` says (SVG 1.1, 7.6). Throws the same.
geometry::Affine svg_transform(std::string_view text);

}  // namespace images
