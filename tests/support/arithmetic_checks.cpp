#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "support/exercise_checks.h"
#include "support/exercise_reader.h"
#include "support/sum_reader.h"

namespace support {
namespace {

using books::LessonLevel;
using books::Mark;
using books::lessons::Exercise;

using geometry::Point;

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

// The text whose middle lies in the box; empty for none.
std::string text_in(const std::vector<PlacedText>& texts, const geometry::Rect& box) {
  for (const PlacedText& text : texts) {
    if (box.contains(text.middle)) return text.text;
  }
  return "";
}

// Which way a hand of a clock points, as a share of a full turn.
double turn_of(Point from, Point to) {
  const double turn = std::atan2(to.x - from.x, from.y - to.y) / (2 * std::numbers::pi);
  return turn < -1e-9 ? turn + 1 : std::max(0.0, turn);
}

// "2 €" and "50 ct" in cents; 0 for anything else.
int cents_of(const std::string& text) {
  const std::size_t space = text.find(' ');
  if (space == std::string::npos || !is_number(text.substr(0, space))) return 0;
  return std::stoi(text) * (text.substr(space + 1) == "ct" ? 1 : 100);
}

}  // namespace

void check_number_wall(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const int highest = level == LessonLevel::easy ? 10 : level == LessonLevel::medium ? 20 : 100;

  const ExerciseReader reader(exercise);
  std::vector<geometry::Rect> bricks;
  std::vector<geometry::Point> counters;
  for (const PlacedShape& shape : reader.shapes()) {
    if (is_circle(*shape.shape, drawing::Fill::black)) counters.push_back(shape.box.center());
    if (is_box(*shape.shape)) bricks.push_back(shape.box);
  }
  const auto printed = reader.texts(), solved = reader.solved_texts();
  int sums = 0;
  std::vector<int> known(bricks.size());
  std::vector<std::array<std::size_t, 3>> triangles;
  for (std::size_t i = 0; i < bricks.size(); ++i) {
    known[i] = text_in(printed, bricks[i]).empty() ? 0 : 1;
    const std::string number = text_in(solved, bricks[i]);
    ASSERT_TRUE(is_number(number));
    // Who cannot add yet counts what lies in the bricks.
    if (level == LessonLevel::easy && known[i] == 1) {
      EXPECT_EQ(std::count_if(counters.begin(), counters.end(),
                              [&](const geometry::Point at) { return bricks[i].contains(at); }),
                std::stoi(number));
    }
    EXPECT_LE(std::stoi(number), highest);
    const double width = bricks[i].width();
    int sum = 0;
    std::array<std::size_t, 3> triangle{i, i, i};
    for (std::size_t k = 0; k < bricks.size(); ++k) {
      if (std::abs(bricks[k].top - bricks[i].bottom) > 0.01) continue;
      const double shift = std::abs(bricks[k].center().x - bricks[i].center().x);
      if (std::abs(shift - width / 2) > 0.01) continue;
      sum += std::stoi(text_in(solved, bricks[k]));
      triangle[triangle[1] == i ? 1 : 2] = k;
    }
    if (triangle[2] == i) continue;
    EXPECT_EQ(std::stoi(number), sum);
    triangles.push_back(triangle);
    ++sums;
  }
  EXPECT_GE(sums, 4);
  // From what is printed everything can be found, one step after the other.
  for (std::size_t round = 0; round < bricks.size(); ++round) {
    for (const auto& [a, b, c] : triangles) {
      if (known[a] + known[b] + known[c] == 2) known[a] = known[b] = known[c] = 1;
    }
  }
  EXPECT_EQ(std::count(known.begin(), known.end(), 0), 0);
}

void check_counted_sums(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const auto solved = reader.solved_texts();
  const auto beside = [&](const PlacedText& sign, double side) {
    const PlacedText* nearest = nullptr;
    for (const PlacedText& text : solved) {
      const double distance = (text.middle.x - sign.middle.x) * side;
      if (std::abs(text.middle.y - sign.middle.y) > 1 || distance <= 0) continue;
      if (nearest == nullptr || distance < (nearest->middle.x - sign.middle.x) * side) nearest = &text;
    }
    return nearest;
  };
  std::set<double> rows;
  for (const PlacedText& text : solved) {
    if (text.text == "+") rows.insert(text.middle.y);
  }
  ASSERT_GE(rows.size(), 2u);
  const double pitch = (*rows.rbegin() - *rows.begin()) / static_cast<double>(rows.size() - 1);
  int sums = 0;
  for (const PlacedText& plus : solved) {
    if (plus.text != "+") continue;
    const PlacedText *left = beside(plus, -1), *right = beside(plus, 1);
    ASSERT_TRUE(left != nullptr && right != nullptr);
    for (const PlacedText* number : {left, right}) {
      // A field is four times as wide as what lies between two of them.
      const double half = std::abs(number->middle.x - plus.middle.x) * 0.81, x = number->middle.x;
      EXPECT_EQ(things_in(reader.shapes(),
                          {x - half, number->middle.y - pitch * 0.9, x + half, number->middle.y - 3}),
                std::stoi(number->text));
    }
    const PlacedText* equals = beside(*right, 1);
    ASSERT_TRUE(equals != nullptr && equals->text == "=");
    const PlacedText* answer = beside(*equals, 1);
    ASSERT_NE(answer, nullptr);
    EXPECT_EQ(std::stoi(left->text) + std::stoi(right->text), std::stoi(answer->text));
    EXPECT_LE(std::stoi(answer->text), 10);
    ++sums;
  }
  EXPECT_GE(sums, 6);
  EXPECT_EQ(reader.answers().size(), static_cast<std::size_t>(sums));
}

void check_tens_frame(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const int whole = level == LessonLevel::hard ? 100 : 10;

  const ExerciseReader reader(exercise);
  const auto answers = reader.answers();
  ASSERT_GE(answers.size(), 4u);
  std::vector<int> counters(answers.size(), 0);
  // A counter belongs to the answer below it that is nearest.
  for (const PlacedShape& shape : reader.shapes()) {
    if (!is_circle(*shape.shape, drawing::Fill::black)) continue;
    std::size_t nearest = answers.size();
    double least = 1e9;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const Point way = answers[i].middle - shape.box.center();
      if (way.y > 0 && std::abs(way.x) < 50 && way.y < least) least = way.y, nearest = i;
    }
    ASSERT_LT(nearest, answers.size());
    ++counters[nearest];
  }
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const int answer = std::stoi(answers[i].text);
    EXPECT_EQ(answer, level == LessonLevel::easy ? counters[i] : whole - counters[i]);
  }
}

void check_quantities(const Exercise& exercise) {
  const int highest = exercise.level == LessonLevel::easy     ? 6
                      : exercise.level == LessonLevel::medium ? 10
                                                              : 20;
  const ExerciseReader reader(exercise);
  const auto answers = reader.answers();
  std::vector<geometry::Rect> boxes;
  for (const PlacedShape& shape : reader.shapes()) {
    if (is_box(*shape.shape) && shape.shape->line_mm == 0.4) boxes.push_back(shape.box);
  }
  ASSERT_EQ(boxes.size(), 6u);
  ASSERT_EQ(answers.size(), boxes.size());
  std::set<int> numbers;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const int answer = std::stoi(answers[i].text);
    EXPECT_NEAR(answers[i].middle.y, boxes[i].center().y, 1);
    EXPECT_GT(answers[i].middle.x, boxes[i].right);
    EXPECT_EQ(things_in(reader.shapes(), boxes[i]), answer);
    EXPECT_LE(answer, highest);
    EXPECT_TRUE(numbers.insert(answer).second) << "twice " << answer;
  }
}

void check_number_line(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const int end = level == LessonLevel::easy ? 10 : level == LessonLevel::medium ? 20 : 100;

  const ExerciseReader reader(exercise);
  // The scale is read off the printed first and last number of the line above the answer.
  for (const PlacedText& answer : reader.answers()) {
    double zero = 0, last = 0, least = 1e9;
    for (const PlacedText& text : reader.texts()) {
      const double above = answer.middle.y - text.middle.y;
      if (above < -0.01 || above > least + 0.01) continue;
      if (text.text == "0") zero = text.middle.x, least = above;
      if (text.text == std::to_string(end)) last = text.middle.x;
    }
    ASSERT_GT(last, zero);
    const double value = (answer.middle.x - zero) / (last - zero) * end;
    EXPECT_NEAR(value, std::stoi(answer.text), 0.01);
  }
  EXPECT_GE(reader.answers().size(), 16u);
}

void check_missing_number(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const int highest = level == LessonLevel::easy ? 10 : level == LessonLevel::medium ? 20 : 100;

  const ExerciseReader reader(exercise);
  std::map<std::pair<long, bool>, std::map<double, std::string>> equations;
  double middle = 0;
  for (const PlacedText& text : reader.solved_texts()) middle += text.middle.x;
  middle /= static_cast<double>(reader.solved_texts().size());
  for (const PlacedText& text : reader.solved_texts()) {
    equations[{std::lround(text.middle.y * 10), text.middle.x < middle}][text.middle.x] = text.text;
  }
  EXPECT_GE(equations.size(), 8u);
  for (const auto& [place, parts] : equations) {
    std::string text;
    for (const auto& [x, part] : parts) text += part;
    const std::size_t equals = text.find('=');
    ASSERT_NE(equals, std::string::npos) << text;
    const ReadSum sum = read_sum(text.substr(0, equals));
    EXPECT_EQ(sum.result, std::stoi(text.substr(equals + 1))) << text;
    EXPECT_LE(std::max(sum.left, sum.result), highest) << text;
  }
  EXPECT_EQ(reader.answers().size(), equations.size());
  if (level != LessonLevel::easy) return;
  // What is missing is to be counted, too.
  long circles = 0, missing = 0;
  for (const PlacedShape& shape : reader.shapes())
    circles += is_circle(*shape.shape, drawing::Fill::none) ? 1 : 0;
  for (const PlacedText& answer : reader.answers()) missing += std::stoi(answer.text);
  EXPECT_EQ(circles, missing);
}

void check_clock(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  const bool easy = level == LessonLevel::easy;
  int read = 0;
  // Faces are the large circles; the hands are the lines that begin in their middles.
  for (const PlacedShape& face : reader.shapes()) {
    if (!is_circle(*face.shape, drawing::Fill::white)) continue;
    const Point middle = face.box.center();
    std::map<double, double> hands;  // turn by length
    for (const Mark& mark : exercise.solution.marks) {
      const auto* shape = std::get_if<drawing::Shape>(&mark);
      if (shape == nullptr || !is_line(*shape)) continue;
      const auto& ends = shape->path.points();
      if (geometry::length(ends[0] - middle) < 1e-6) {
        hands[geometry::length(ends[1] - ends[0])] = turn_of(ends[0], ends[1]);
      }
    }
    ASSERT_EQ(hands.size(), 2u);
    const int minute = static_cast<int>(std::lround(hands.rbegin()->second * 60)) % 60;
    const double hours = hands.begin()->second * 12 - minute / 60.0;
    const int hour = (static_cast<int>(std::lround(hours)) + 11) % 12 + 1;
    const std::string time = easy
                                 ? std::to_string(hour)
                                 : std::to_string(hour) + (minute < 10 ? ":0" : ":") + std::to_string(minute);
    EXPECT_NEAR(hours, std::lround(hours), 0.01);
    // Its time stands below it, alone or with the word for it.
    double least = 1e9;
    std::string written;
    for (const PlacedText& text : reader.solved_texts()) {
      const double below = text.middle.y - face.box.bottom;
      const bool is_time = text.text.find_first_of("0123456789") != std::string::npos;
      if (is_time && below > 0 && below < least &&
          std::abs(text.middle.x - middle.x) < face.box.width() / 2) {
        least = below, written = text.text;
      }
    }
    EXPECT_EQ(written.substr(0, written.find(' ')), time);
    ++read;
  }
  EXPECT_EQ(read, easy ? 4 : 6);
}

void check_money(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  // Answers from top to bottom; a piece belongs to the answer that stands nearest below it.
  std::map<std::pair<long, bool>, int> answered, counted;
  double middle = exercise.solution.area.center().x;
  for (const PlacedText& answer : reader.answers()) {
    int factor = 100;
    for (const PlacedText& unit : reader.texts()) {
      const Point way = unit.middle - answer.middle;
      if (std::abs(way.y) < 0.01 && way.x > 0 && way.x < 15 && unit.text == "ct") factor = 1;
    }
    answered[{std::lround(answer.middle.y), answer.middle.x < middle}] += factor * std::stoi(answer.text);
  }
  for (const PlacedText& piece : reader.texts()) {
    const int cents = cents_of(piece.text);
    if (cents == 0) continue;
    double least = 1e9;
    std::pair<long, bool> place;
    for (const auto& [candidate, sum] : answered) {
      const double below = static_cast<double>(candidate.first) - piece.middle.y;
      if (candidate.second == (piece.middle.x < middle) && below > 0 && below < least) {
        least = below, place = candidate;
      }
    }
    counted[place] += cents;
  }
  const std::vector<PlacedShape> shapes = reader.shapes();
  EXPECT_EQ(counted, answered);
  EXPECT_EQ(counted.size(), level == LessonLevel::easy ? 4u : 6u);
  // Every piece lies within the frame of a purse.
  for (const PlacedShape& piece : shapes) {
    if (!is_circle(*piece.shape, drawing::Fill::white)) continue;
    EXPECT_TRUE(std::any_of(shapes.begin(), shapes.end(), [&](const PlacedShape& purse) {
      return purse.box.width() > 3 * piece.box.width() &&
             purse.box.contains({piece.box.left, piece.box.top}) &&
             purse.box.contains({piece.box.right, piece.box.bottom});
    })) << "a coin lies on the edge of its purse";
  }
}

}  // namespace support
