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

// A figure that dots are to show.
struct DotFigure {
  std::vector<Shape> shapes;
  std::string name;         // German singular, may be empty
  bool has_details = true;  // whether eyes and the like are drawn inside of it
  std::uint16_t element = 0;
};

// How a figure is shown by dots.
struct DotDegree {
  DotCount count;
  double spacing_mm = 8;  // on large paper; a little less on small
  double label_points = 9;
  double least_likeness = 0.85;
  // Of the area of the figure's convex hull, the most that may be its own, and of its width and height, the
  // least that thick parts must reach: a dome, or a helicopter without its rotor, tells nobody what it is.
  double most_solid = 1;
  double least_whole = 0;
};

// Nothing where dots of this degree do not show the figure.
std::optional<DotTask> make_dot_task(const DotFigure& figure, const geometry::Rect& room,
                                     const DotDegree& degree, const MeasureLabel& measure);

// An element of a picture as a figure, its frame left out.
DotFigure figure_of(const Picture& picture, std::size_t element);

// Makes the task from the picture's largest asked motif, as large as fits into `room` (sheet millimetres).
// Nothing where no motif has an outline that so many dots can show.
std::optional<DotTask> make_dot_task(const Picture& picture, const geometry::Rect& room, Amount amount,
                                     const MeasureLabel& measure);

// The share of a polygon's convex hull that it fills: 1 without any dent.
double solidity(const std::vector<geometry::Point>& polygon);

// The share of the area of the figure and of the dots' polygon together that both cover: 1 if the dots
// retrace the outline exactly.
double likeness(const geometry::Mask& figure, const std::vector<geometry::Point>& polygon);

}  // namespace drawing::dots
