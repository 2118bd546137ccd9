#pragma once

#include <string>
#include <vector>

#include "books/lessons/exercise.h"
#include "support/plain_measure.h"

namespace support {

// A text where it stands.
struct PlacedText {
  std::string text;
  geometry::Point middle;
  double size_mm = 0;
  geometry::Rect box = {};
};

// A shape where it stands.
struct PlacedShape {
  const drawing::Shape* shape = nullptr;
  geometry::Rect box;
};

// An exercise and its solution as somebody reads them from the paper: by what stands where, not by what drew
// it. Refers to the exercise.
class ExerciseReader {
 public:
  explicit ExerciseReader(const books::lessons::Exercise& exercise) : exercise_(exercise) {}

  std::vector<PlacedText> texts() const { return texts_of(exercise_.marks); }
  std::vector<PlacedText> solved_texts() const { return texts_of(exercise_.solution.marks); }
  // What the solution has and the page does not.
  std::vector<PlacedText> answers() const;
  std::vector<PlacedShape> shapes() const { return shapes_of(exercise_.marks); }
  std::vector<PlacedShape> answer_shapes() const;

 private:
  static std::vector<PlacedText> texts_of(const std::vector<books::Mark>& marks);
  static std::vector<PlacedShape> shapes_of(const std::vector<books::Mark>& marks);

  const books::lessons::Exercise& exercise_;
};

// Whether the shape is a straight line; then its ends are its two points.
bool is_line(const drawing::Shape& shape);
// Whether the shape is a rectangle with sharp corners.
bool is_box(const drawing::Shape& shape);
// Whether the shape is a circle, filled as said.
bool is_circle(const drawing::Shape& shape, drawing::Fill fill);

// Counts what lies in a box: every part of a thing is there once for each, some parts twice, such as eyes.
int things_in(const std::vector<PlacedShape>& shapes, const geometry::Rect& box);

}  // namespace support
