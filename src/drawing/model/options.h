#pragma once

#include <cstdint>

namespace drawing {

enum class Age { years_3_5, years_6_8, years_9_up };
enum class Detail { standard, improved, premium };
enum class Orientation { portrait, landscape };
enum class Paper { a4, a5, letter };

// How a page is to be drawn. The same text, seed and options give the same page.
struct Options {
  std::uint32_t seed = 1;
  Age age = Age::years_6_8;
  Detail detail = Detail::standard;
  Orientation orientation = Orientation::portrait;
  Paper paper = Paper::a4;
  bool frame = false;
};

}  // namespace drawing
