#include "books/lessons/crayon.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace books::lessons {
namespace {

constexpr std::array<std::string_view, crayon_count> crayon_names = {
    "rot",  "gelb", "grün",     "blau", "orange",  "braun", "hellblau",
    "rosa", "lila", "hellgrün", "grau", "schwarz", "weiß"};

constexpr std::array<Colour, crayon_count> colours = {{{233, 92, 84},
                                                       {255, 220, 92},
                                                       {104, 182, 98},
                                                       {84, 146, 214},
                                                       {248, 164, 76},
                                                       {184, 132, 92},
                                                       {186, 226, 246},
                                                       {248, 190, 196},
                                                       {176, 140, 206},
                                                       {178, 218, 130},
                                                       {206, 210, 214},
                                                       {92, 92, 98},
                                                       {255, 255, 255}}};

// How light and how colourful a colour is, its parts 0 to 1; the hue in degrees.
struct Seen {
  double hue, chroma, saturation, light, value;
};

Seen seen(drawing::NaturalColour colour) {
  const double r = colour[0] / 255.0, g = colour[1] / 255.0, b = colour[2] / 255.0;
  const double most = std::max({r, g, b}), least = std::min({r, g, b}), chroma = most - least;
  double hue = 0;
  if (chroma > 0) {
    hue = most == r   ? std::fmod((g - b) / chroma + 6, 6)
          : most == g ? (b - r) / chroma + 2
                      : (r - g) / chroma + 4;
  }
  return {hue * 60, chroma, most > 0 ? chroma / most : 0, (most + least) / 2, most};
}

// Between red and yellow: where wood, fur and skin are.
Crayon warm_crayon(const Seen& c) {
  if (c.light > 0.78) return c.hue < 28 ? Crayon::pink : Crayon::yellow;
  if (c.hue >= 38 && c.value > 0.85) return Crayon::yellow;
  return c.saturation > 0.62 && c.value > 0.85 ? Crayon::orange : Crayon::brown;
}

}  // namespace

bool is_kind_of(std::string_view name, std::string_view kind) {
  if (name == kind) return true;
  const std::string_view tail = kind.substr(1);
  if (name.size() <= kind.size() || !name.ends_with(tail)) return false;
  const char before = name[name.size() - kind.size()];
  return before == kind.front() || before == kind.front() - 'A' + 'a';
}

std::string_view german_name(Crayon crayon) {
  return crayon_names[static_cast<std::size_t>(crayon)];
}

Colour colour_of(Crayon crayon) {
  return colours[static_cast<std::size_t>(crayon)];
}

std::optional<Crayon> crayon_named(std::string_view german) {
  const auto found = std::find(crayon_names.begin(), crayon_names.end(), german);
  if (found == crayon_names.end()) return std::nullopt;
  return static_cast<Crayon>(found - crayon_names.begin());
}

Crayon drawn_crayon(drawing::NaturalColour colour) {
  const Seen c = seen(colour);
  const bool is_cream = c.hue > 18 && c.hue < 72 && c.light > 0.86 && c.chroma < 0.25;
  if (is_cream || (c.chroma < 0.12 && c.light > 0.84)) return Crayon::white;
  if (c.light < 0.22 || (c.chroma < 0.12 && c.light < 0.36)) return Crayon::black;
  // The dark of the night is drawn a little blue or violet.
  if (c.light < 0.32 && c.chroma < 0.22 && c.hue > 200 && c.hue < 320) return Crayon::black;
  if (c.chroma < 0.12 || (c.chroma < 0.16 && c.hue > 180 && c.hue < 280)) return Crayon::grey;
  if (c.hue < 15 || c.hue >= 345) {
    // The cheek of a moon is a bright salmon.
    const bool is_salmon = c.value > 0.85 && c.saturation < 0.6 && c.light > 0.6;
    if (c.light > 0.7 || is_salmon) return Crayon::pink;
    return c.saturation < 0.55 || c.value < 0.55 ? Crayon::brown : Crayon::red;
  }
  if (c.hue < 45) return warm_crayon(c);
  // The blades of wheat are drawn in olive.
  if (c.hue < 68) return c.value >= 0.6 ? Crayon::yellow : c.hue < 55 ? Crayon::brown : Crayon::green;
  if (c.hue < 100) return c.light > 0.45 ? Crayon::light_green : Crayon::green;
  if (c.hue < 165) return c.light > 0.62 ? Crayon::light_green : Crayon::green;
  if (c.hue < 255) return c.light > 0.68 ? Crayon::light_blue : Crayon::blue;
  if (c.hue < 300) return Crayon::purple;
  return c.light > 0.58 ? Crayon::pink : c.hue < 325 ? Crayon::purple : Crayon::red;
}

bool is_shade_of(drawing::NaturalColour one, drawing::NaturalColour other) {
  constexpr double most_turn = 9.5, most_lighter = 0.22, least_chroma = 0.16;
  const Seen a = seen(one), b = seen(other);
  if (a.chroma < least_chroma || b.chroma < least_chroma) return false;
  const double turn = std::abs(a.hue - b.hue);
  return std::min(turn, 360 - turn) < most_turn && std::abs(a.light - b.light) < most_lighter;
}

bool is_deep(drawing::NaturalColour colour) {
  constexpr double deep_light = 0.55;
  return seen(colour).light < deep_light;
}

bool is_darker_or_lighter(drawing::NaturalColour one, drawing::NaturalColour other) {
  constexpr double least_difference = 0.13;
  return std::abs(seen(one).light - seen(other).light) > least_difference;
}

Crayon nearest_among(Crayon wanted, std::span<const Crayon> crayons) {
  const auto distance = [&](Crayon crayon) {
    const Colour a = colour_of(wanted), b = colour_of(crayon);
    const double red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
    return red * red + green * green + blue * blue;
  };
  return *std::min_element(crayons.begin(), crayons.end(),
                           [&](Crayon a, Crayon b) { return distance(a) < distance(b); });
}

std::array<Crayon, 3> nearest_crayons(drawing::NaturalColour colour) {
  // Shadows and lights are of the same colour to a child: lightness counts half of what the two differences
  // between channels do.
  const auto opponents = [](double red, double green, double blue) {
    return std::array<double, 3>{(red + green + blue) / 6, red - green, (red + green) / 2 - blue};
  };
  const auto wanted = opponents(colour[0], colour[1], colour[2]);
  // White is what a photo's glare is, and nothing to do for a child.
  std::array<std::pair<double, std::size_t>, crayon_count - 1> distances;
  for (std::size_t i = 0; i < distances.size(); ++i) {
    const auto own = opponents(colours[i].red, colours[i].green, colours[i].blue);
    double squares = 0;
    for (std::size_t c = 0; c < own.size(); ++c) squares += (own[c] - wanted[c]) * (own[c] - wanted[c]);
    distances[i] = {squares, i};
  }
  std::sort(distances.begin(), distances.end());
  std::array<Crayon, 3> nearest{};
  for (std::size_t i = 0; i < nearest.size(); ++i) nearest[i] = static_cast<Crayon>(distances[i].second);
  return nearest;
}

}  // namespace books::lessons
