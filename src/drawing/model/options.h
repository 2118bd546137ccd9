#pragma once

#include <cstdint>
#include <string>

#include "drawing/model/wish.h"

namespace drawing {

enum class Age { years_3_5, years_6_8, years_9_up };
enum class Detail { standard, improved, premium };
enum class Orientation { portrait, landscape };
enum class Paper { a4, a5, letter };

enum class LineWidth { usual, thin, bold };
enum class Style { scene, mandala, pattern, maze, dots };

inline constexpr int most_figures = 12;

// What somebody wishes of a page besides its sentence. Each wins over what the sentence says; what is as it
// is by default leaves it to the sentence.
struct PageWishes {
  LineWidth line = LineWidth::usual;
  Style style = Style::scene;
  std::string weather = {};         // id of a place that can be another place's weather or time of the day
  std::string place = {};           // id from the scene list
  int figures = 0;                  // of the first motif, 1 to most_figures; 0: as many as the sentence says
  SizeWish size = SizeWish::as_is;  // of the first motif
  Looks looks = {};
  std::string name = {};  // stands in large letters above the picture; well-formed UTF-8

  friend bool operator==(const PageWishes&, const PageWishes&) = default;
};

// How a page is to be drawn. The same text, seed and options give the same page.
struct Options {
  std::uint32_t seed = 1;
  Age age = Age::years_6_8;
  Detail detail = Detail::standard;
  Orientation orientation = Orientation::portrait;
  Paper paper = Paper::a4;
  bool frame = false;
  PageWishes wishes = {};
};

}  // namespace drawing
