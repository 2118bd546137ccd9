#include "http/photo_json.h"

#include "http/json_body.h"
#include "http/words.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;
using Json = nlohmann::json;

constexpr std::size_t most_strokes = 200;
constexpr std::size_t most_points = 3000;  // of all strokes; a form has room for no more

// A number from 0 to 1; nothing for anything else.
std::optional<double> share_in(const Json& value) {
  if (!value.is_number()) return std::nullopt;
  const double number = value.get<double>();
  if (!(number >= 0 && number <= 1)) return std::nullopt;
  return number;
}

geometry::Rect crop_of(const Json& crop) {
  const AppError invalid(ErrorCode::invalid, "photo_crop_invalid", "crop");
  if (!crop.is_object()) throw invalid;
  const auto side = [&](const char* name) {
    const auto value = crop.contains(name) ? share_in(crop.at(name)) : std::nullopt;
    if (!value) throw invalid;
    return *value;
  };
  // Fractions that were added up elsewhere may be a little above 1.
  constexpr double rounding = 1e-6;
  geometry::Rect rect{side("x"), side("y"), side("x") + side("width"), side("y") + side("height")};
  if (rect.empty() || rect.right > 1 + rounding || rect.bottom > 1 + rounding) throw invalid;
  return rect.intersection({0, 0, 1, 1});
}

std::vector<photo::Stroke> brush_of(const Json& brush) {
  const AppError invalid(ErrorCode::invalid, "photo_brush_invalid", "brush");
  if (!brush.is_array() || brush.size() > most_strokes) throw invalid;
  std::vector<photo::Stroke> strokes;
  std::size_t points = 0;
  for (const Json& entry : brush) {
    if (!entry.is_object() || !entry.contains("radius") || !entry.contains("points")) throw invalid;
    const auto radius = share_in(entry.at("radius"));
    const Json& list = entry.at("points");
    if (!radius || *radius <= 0 || !list.is_array() || (points += list.size()) > most_points) throw invalid;
    photo::Stroke stroke{*radius, {}};
    for (const Json& point : list) {
      if (!point.is_array() || point.size() != 2) throw invalid;
      const auto x = share_in(point[0]), y = share_in(point[1]);
      if (!x || !y) throw invalid;
      stroke.points.push_back({*x, *y});
    }
    strokes.push_back(std::move(stroke));
  }
  return strokes;
}

}  // namespace

photo::Wishes photo_wishes_of(std::string_view json) {
  const JsonBody body = JsonBody::parse(json);
  photo::Wishes wishes;
  if (const auto age = body.optional_text("age", word_rule))
    wishes.age = parse_word(*age, age_words, "age", "age_unknown");
  if (const auto orientation = body.optional_text("orientation", word_rule))
    wishes.orientation = parse_word(*orientation, orientation_words, "orientation", "orientation_unknown");
  if (const auto kind = body.optional_text("kind", word_rule))
    wishes.kind = parse_word(*kind, photo_kind_words, "kind", "photo_kind_unknown");
  if (const auto strength = body.optional_integer("strength", {})) {
    if (*strength < 0 || *strength > 100) throw body.refuse("strength", "photo_strength_invalid");
    wishes.strength = static_cast<int>(*strength);
  }
  if (const auto turn = body.optional_integer("turn", {})) {
    if (*turn < 0 || *turn > 270 || *turn % 90 != 0) throw body.refuse("turn", "photo_turn_invalid");
    wishes.turn = static_cast<int>(*turn);
  }
  // What is inside of these is checked here: the other getters know no fractions and no lists of lists.
  if (body.has("crop")) wishes.crop = crop_of(body.raw("crop"));
  if (body.has("brush")) wishes.brush = brush_of(body.raw("brush"));
  return wishes;
}

Json to_json(const app::PhotoPreview& preview) {
  Json out = {{"success", true},
              {"svg", preview.svg},
              {"kind", word_of(preview.kind, photo_kind_words)},
              {"regions", preview.regions}};
  if (!preview.advice.empty()) out["advice"] = preview.advice;
  return out;
}

}  // namespace http
