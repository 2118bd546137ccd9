#include "images/svg_style.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "base/error.h"
#include "images/limits.h"
#include "images/svg_numbers.h"

namespace images {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view space = " \t\r\n";
  text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
  return text.substr(0, text.find_last_not_of(space) + 1);
}

// Programs write black and white with small errors.
SvgPaint paint_of(const std::array<int, 3>& colour, std::string_view text) {
  constexpr int darkest_white = 224, lightest_black = 64;
  const auto [low, high] = std::minmax_element(colour.begin(), colour.end());
  if (*high <= lightest_black) return SvgPaint::black;
  if (*low >= darkest_white) return SvgPaint::white;
  refuse_svg("image_svg_colour", text);
}

SvgPaint paint_of(std::string_view text) {
  if (text == "none" || text == "transparent") return SvgPaint::none;
  if (text == "black" || text == "currentColor") return SvgPaint::black;
  if (text == "white") return SvgPaint::white;
  std::array<int, 3> colour{};
  if (text.starts_with('#') && (text.size() == 4 || text.size() == 7)) {
    const std::size_t digits = text.size() / 3;
    for (std::size_t i = 0; i < colour.size(); ++i) {
      const char* from = text.data() + 1 + i * digits;
      const auto [end, error] = std::from_chars(from, from + digits, colour[i], 16);
      if (error != std::errc() || end != from + digits) refuse_svg("image_svg_colour", text);
      if (digits == 1) colour[i] *= 17;
    }
    return paint_of(colour, text);
  }
  if (text.starts_with("rgb(") && text.ends_with(')') && text.find('%') == text.npos) {
    SvgNumbers numbers(text.substr(4, text.size() - 5));
    for (int& part : colour) part = static_cast<int>(numbers.need());
    if (numbers.peek() == 0) return paint_of(colour, text);
  }
  refuse_svg("image_svg_colour", text);
}

// What changes the picture and is not painted here, unless it says that nothing is to be done.
bool is_neutral(std::string_view property, std::string_view value) {
  constexpr std::string_view opacities[] = {"opacity", "fill-opacity", "stroke-opacity"};
  if (std::find(std::begin(opacities), std::end(opacities), property) != std::end(opacities)) {
    return svg_length(value) == 1;
  }
  constexpr std::string_view effects[] = {
      "clip-path",  "mask",       "filter",    "stroke-dasharray", "marker",        "marker-start",
      "marker-mid", "marker-end", "transform", "transform-origin", "vector-effect", "mix-blend-mode"};
  return value == "none" || value == "normal" ||
         std::find(std::begin(effects), std::end(effects), property) == std::end(effects);
}

}  // namespace

double svg_length(std::string_view text) {
  text = trimmed(text);
  if (text.empty()) return 0;
  SvgNumbers numbers(text);
  const double value = numbers.need();
  if (numbers.rest().empty() || numbers.rest() == "px") return value;
  refuse_svg("image_svg_part", text);
}

void SvgStyle::set(std::string_view property, std::string_view value) {
  if (value.find("url(") != value.npos || value.find('&') != value.npos)
    refuse_svg("image_svg_part", property);
  if (value == "inherit") return;
  if (property == "fill") {
    fill = paint_of(value);
  } else if (property == "stroke") {
    stroke = paint_of(value);
  } else if (property == "stroke-width") {
    line = svg_length(value);
  } else if (property == "fill-rule") {
    even_odd = value == "evenodd";
  } else if (property == "visibility") {
    is_hidden = value != "visible";
  } else if (property == "display") {
    is_left_out = is_left_out || value == "none";
  } else if (!is_neutral(property, value)) {
    refuse_svg("image_svg_part", std::string(property) + "=" + std::string(value));
  }
}

void SvgStyle::set_style(std::string_view declarations) {
  while (!declarations.empty()) {
    const std::size_t end = std::min(declarations.find(';'), declarations.size());
    const std::string_view one = trimmed(declarations.substr(0, end));
    declarations.remove_prefix(std::min(end + 1, declarations.size()));
    if (one.empty()) continue;
    const std::size_t colon = one.find(':');
    if (colon == one.npos) throw refused("image_damaged");
    set(trimmed(one.substr(0, colon)), trimmed(one.substr(colon + 1)));
  }
}

void SvgStyle::apply(const SvgTag& tag) {
  for (const SvgAttribute& attribute : tag.attributes) {
    const std::string_view name = attribute.name;
    if (name.starts_with("on") || name == "href" || name.ends_with(":href"))
      refuse_svg("image_svg_part", name);
    if (name == "transform") {
      map = map * svg_transform(attribute.value);
    } else if (name != "style" && !name.starts_with("xmlns") && name.find(':') == name.npos) {
      set(name, trimmed(attribute.value));
    }
  }
  // It wins over the attributes.
  set_style(tag.value("style"));
}

}  // namespace images
