#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "drawing/model/picture.h"
#include "geometry/mask.h"

namespace drawing::dots {

// The width and height of a number in type of so many millimetres, a little air included.
using MeasureLabel = std::function<geometry::Point(const std::string& text, double size_mm)>;

struct Dot {
  geometry::Point at;
  std::string text;          // its number, from "1"
  geometry::Point label;     // the middle of its number
  geometry::Rect label_box;  // what the number takes, a little air included
};

// A figure to be drawn by joining numbered dots. Joined in order, and the last with the first, they give the
// figure's outline without ever crossing; no number touches another one, a dot or the line.
struct DotTask {
  std::string name;       // German singular, may be empty
  std::vector<Dot> dots;  // in order
  double label_size_mm = 0;
  std::uint16_t element = 0;   // index of the figure in the picture that it was made from
  std::vector<Shape> details;  // eyes and the like, well inside of the outline, in sheet millimetres
};

// How many dots there are: few 10 to 20, some 21 to 50, many 51 to 100.
enum class Amount { few, some, many };
struct DotCount {
  int least = 0, most = 0;
};
DotCount dot_count(Amount amount);

// Makes the task from the picture's largest asked motif, as large as fits into `room` (sheet millimetres).
// Nothing where no motif has an outline that so many dots can show.
std::optional<DotTask> make_dot_task(const Picture& picture, const geometry::Rect& room, Amount amount,
                                     const MeasureLabel& measure);

// The share of the area of the figure and of the dots' polygon together that both cover: 1 if the dots
// retrace the outline exactly.
double likeness(const geometry::Mask& figure, const std::vector<geometry::Point>& polygon);

}  // namespace drawing::dots
