#include "app/strokes.h"

#include <algorithm>
#include <sstream>

#include "base/error.h"

namespace app {
namespace {

bool is_word(const std::string& text) {
  return text.size() <= longest_crayon && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
         });
}

bool is_on_page(int place_hundredths_mm) {
  return place_hundredths_mm >= 0 && place_hundredths_mm <= farthest_stroke_hundredths_mm;
}

bool is_valid(const ColourStroke& stroke) {
  return is_on_page(stroke.x_hundredths_mm) && is_on_page(stroke.y_hundredths_mm) && !stroke.crayon.empty() &&
         is_word(stroke.crayon) && is_word(stroke.texture);
}

}  // namespace

std::string encode_strokes(const std::vector<ColourStroke>& strokes) {
  std::string text;
  for (const ColourStroke& stroke : strokes) {
    text += std::to_string(stroke.x_hundredths_mm) + " " + std::to_string(stroke.y_hundredths_mm) + " " +
            stroke.crayon;
    if (!stroke.texture.empty()) text += " " + stroke.texture;
    text += "\n";
  }
  return text;
}

std::vector<ColourStroke> decode_strokes(std::string_view text) {
  std::vector<ColourStroke> strokes;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    ColourStroke stroke;
    words >> stroke.x_hundredths_mm >> stroke.y_hundredths_mm >> stroke.crayon >> stroke.texture;
    if (is_valid(stroke)) strokes.push_back(std::move(stroke));
  }
  return strokes;
}

void require_valid(const std::vector<ColourStroke>& strokes) {
  if (strokes.size() > most_strokes) {
    throw base::AppError(base::ErrorCode::invalid, "strokes_too_many", "strokes",
                         {std::to_string(most_strokes)});
  }
  if (!std::all_of(strokes.begin(), strokes.end(), is_valid)) {
    throw base::AppError(base::ErrorCode::invalid, "strokes_invalid", "strokes");
  }
}

}  // namespace app
