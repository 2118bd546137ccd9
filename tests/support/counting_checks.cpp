#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "support/exercise_checks.h"
#include "support/exercise_reader.h"

namespace support {
namespace {

using books::lessons::Exercise;
using geometry::Rect;

// The fields of a sheet: its large boxes with lines of this width. Windows and suitcases have corners too.
std::vector<Rect> fields_of(const ExerciseReader& reader, double line_mm) {
  std::vector<Rect> fields;
  for (const PlacedShape& shape : reader.shapes()) {
    if (is_box(*shape.shape) && shape.shape->line_mm == line_mm && shape.box.width() > 20) {
      fields.push_back(shape.box);
    }
  }
  return fields;
}

std::vector<std::string> answers_of(const ExerciseReader& reader) {
  std::vector<std::string> answers;
  for (const PlacedText& text : reader.answers()) answers.push_back(text.text);
  return answers;
}

// How often the largest part of what lies in `sample` is there in `field`, in any size. What is much smaller
// there than the largest does not count: a wheel of something else is as round as a ball.
int likes_of(const ExerciseReader& reader, const Rect& sample, const Rect& field) {
  const std::vector<PlacedShape> shapes = reader.shapes();
  const PlacedShape* largest = nullptr;
  for (const PlacedShape& shape : shapes) {
    if (!sample.contains(shape.box.center())) continue;
    if (largest == nullptr || shape.box.area() > largest->box.area()) largest = &shape;
  }
  if (largest == nullptr) return 0;
  const auto is_like = [&](const PlacedShape& other) {
    const double proportions =
        other.box.width() / other.box.height() * largest->box.height() / largest->box.width();
    return other.shape->path.verbs() == largest->shape->path.verbs() && std::abs(proportions - 1) < 0.01;
  };
  const auto count = [&](const Rect& box) {
    const auto there = [&](const PlacedShape& shape) {
      return box.contains(shape.box.center()) && is_like(shape);
    };
    double most = 0;
    for (const PlacedShape& shape : shapes) {
      if (there(shape)) most = std::max(most, shape.box.area());
    }
    return std::count_if(shapes.begin(), shapes.end(), [&](const PlacedShape& shape) {
      return there(shape) && shape.box.area() > 0.4 * most;
    });
  };
  return static_cast<int>(count(field) / count(sample));
}

}  // namespace

void check_bundles(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const std::vector<Rect> fields = fields_of(reader, 0.4);
  const std::vector<std::string> answers = answers_of(reader);
  ASSERT_EQ(fields.size(), 2u);
  ASSERT_EQ(answers.size(), 6u);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const int tens = std::stoi(answers[3 * i]), ones = std::stoi(answers[3 * i + 1]);
    EXPECT_EQ(10 * tens + ones, std::stoi(answers[3 * i + 2]));
    EXPECT_LE(ones, 9);
    EXPECT_EQ(things_in(reader.shapes(), fields[i]), 10 * tens + ones);
    EXPECT_GT(10 * tens + ones, 20);
    EXPECT_LT(10 * tens + ones, 60);
    EXPECT_NE(exercise.solution.lines.at(i).find("= " + answers[3 * i + 2]), std::string::npos);
  }
}

void check_comparisons(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const std::vector<Rect> fields = fields_of(reader, 0.4);
  const std::vector<std::string> answers = answers_of(reader);
  ASSERT_EQ(fields.size(), 6u);
  ASSERT_EQ(answers.size(), 9u);
  std::set<std::string> signs;
  for (std::size_t row = 0; row < 3; ++row) {
    const int left = things_in(reader.shapes(), fields[2 * row]);
    const int right = things_in(reader.shapes(), fields[2 * row + 1]);
    const std::string sign = left < right ? "<" : left > right ? ">" : "=";
    EXPECT_EQ(answers[3 * row], std::to_string(left));
    EXPECT_EQ(answers[3 * row + 1], sign);
    EXPECT_EQ(answers[3 * row + 2], std::to_string(right));
    EXPECT_GT(std::min(left, right), 10);
    EXPECT_LE(std::max(left, right), 20);
    signs.insert(sign);
  }
  EXPECT_EQ(signs.size(), 3u);
}

void check_tally(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const std::vector<Rect> fields = fields_of(reader, 0.4), rows = fields_of(reader, 0.3);
  const std::vector<std::string> answers = answers_of(reader);
  ASSERT_EQ(fields.size(), 1u);
  ASSERT_EQ(rows.size(), 4u);
  ASSERT_EQ(answers.size(), 10u);
  std::set<int> numbers;
  const std::vector<PlacedShape> strokes = reader.answer_shapes();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int number = std::stoi(answers[i]);
    EXPECT_TRUE(numbers.insert(number).second) << "twice " << number;
    const auto own = std::count_if(strokes.begin(), strokes.end(), [&](const PlacedShape& stroke) {
      return is_line(*stroke.shape) && rows[i].contains(stroke.box.center());
    });
    EXPECT_EQ(own, number);
    // The thing stands to the left of its strokes.
    const Rect sample{exercise.solution.area.left - 1, rows[i].top, rows[i].left, rows[i].bottom};
    EXPECT_EQ(likes_of(reader, sample, fields[0]), number) << exercise.solution.lines.at(i);
  }
  for (std::size_t sum = 0; sum < 2; ++sum) {
    const std::string* terms = &answers[4 + 3 * sum];
    EXPECT_EQ(terms[0], answers[2 * sum]);
    EXPECT_EQ(terms[1], answers[2 * sum + 1]);
    EXPECT_EQ(std::stoi(terms[0]) + std::stoi(terms[1]), std::stoi(terms[2]));
  }
}

}  // namespace support
