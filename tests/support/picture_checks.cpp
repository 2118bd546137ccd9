#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/lessons/count_task.h"
#include "books/lessons/region_map.h"
#include "books/picture_source.h"
#include "support/count_reader.h"
#include "support/exercise_checks.h"
#include "support/exercise_reader.h"
#include "support/sum_reader.h"

namespace support {
namespace {

using books::PictureMark;
using books::lessons::CountGroup;
using books::lessons::Exercise;
using books::lessons::RegionMap;
using geometry::Point;

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

// What a child works out for a label: a sum's result, or the number itself.
int worked_out(const std::string& label) {
  return is_number(label) ? std::stoi(label) : read_sum(label).result;
}

// The first picture among the marks; nullptr for none.
const PictureMark* picture_in(const std::vector<books::Mark>& marks) {
  for (const books::Mark& mark : marks) {
    if (const auto* picture = std::get_if<PictureMark>(&mark)) return picture;
  }
  return nullptr;
}

bool cross_each_other(Point a, Point b, Point c, Point d) {
  const auto side = [](Point from, Point to, Point p) { return cross(to - from, p - from); };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

// "Fisch: 3" in its two parts; nothing of a line that is none.
std::pair<std::string, int> read_count(const std::string& line) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string::npos || !is_number(line.substr(colon + 2))) return {};
  return {line.substr(0, colon), std::stoi(line.substr(colon + 2))};
}

}  // namespace

void check_colouring(const Exercise& exercise, const books::Page& page) {
  const ExerciseReader reader(exercise);
  const PictureMark* asked = picture_in(exercise.marks);
  const PictureMark* solved = picture_in(exercise.solution.marks);
  ASSERT_TRUE(asked != nullptr && solved != nullptr);
  books::Page printed = page;
  if (const auto* drawing = std::get_if<drawing::Picture>(&page.picture))
    printed.picture = books::printed_picture(*drawing, *asked);
  const RegionMap map(printed, asked->to_sheet, asked->area);
  const RegionMap solved_map(printed, solved->to_sheet, solved->area);
  // A number beside its field has a line that ends in the field with a dot.
  std::vector<std::pair<Point, Point>> leaders;
  for (const PlacedShape& shape : reader.shapes())
    if (is_line(*shape.shape) && asked->area.contains(shape.box.center()))
      leaders.emplace_back(shape.shape->path.points().front(), shape.shape->path.points().back());
  const auto meant = [&](const PlacedText& text, const RegionMap& of) {
    for (const auto& [from, to] : leaders)
      if (text.box.inflated(0.6).contains(from)) return of.at(to);
    return of.at(text.middle);
  };
  std::vector<PlacedText> key_texts;
  std::map<std::size_t, std::string> labels;  // by region
  for (const PlacedText& text : reader.texts()) {
    const auto region = meant(text, map);
    if (!asked->area.contains(text.middle)) {
      key_texts.push_back(text);
    } else if (region) {
      EXPECT_TRUE(labels.emplace(*region, text.text).second) << text.text;
    } else {
      ADD_FAILURE() << text.text << " stands on a line";
    }
  }
  std::vector<PlacedText> numbers;
  std::copy_if(key_texts.begin(), key_texts.end(), std::back_inserter(numbers),
               [](const PlacedText& text) { return is_number(text.text); });
  std::map<int, std::string> key;
  for (const PlacedText& number : numbers) {
    std::vector<PlacedText> around = {number};
    for (const PlacedText& text : key_texts) {
      if (!is_number(text.text)) around.push_back(text);
    }
    double least = 1e9;
    std::string name;
    for (std::size_t i = 1; i < around.size(); ++i) {
      const Point way = around[i].middle - number.middle;
      if (std::abs(way.y) < 1.5 && way.x > 0 && way.x < least) least = way.x, name = around[i].text;
    }
    EXPECT_TRUE(key.emplace(std::stoi(number.text), name).second) << number.text << " is twice in the key";
  }
  std::set<std::string> colours;
  for (const auto& [number, name] : key) {
    EXPECT_TRUE(!name.empty() && colours.insert(name).second) << name;
    const std::string line = std::to_string(number) + " = " + name;
    EXPECT_TRUE(std::any_of(exercise.solution.lines.begin(), exercise.solution.lines.end(),
                            [&](const std::string& said) { return said.starts_with(line); }))
        << line;
  }
  std::map<std::size_t, int> solutions;
  for (const PlacedText& text : reader.solved_texts()) {
    const auto region = meant(text, solved_map);
    ASSERT_TRUE(region) << text.text;
    solutions[*region] = std::stoi(text.text);
  }
  EXPECT_EQ(solutions.size(), labels.size());
  for (const auto& [region, label] : labels) {
    EXPECT_EQ(key.count(worked_out(label)), 1u) << label;
    EXPECT_EQ(solutions[region], worked_out(label)) << label;
  }
}

void check_dots(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  std::vector<Point> dots;
  for (const PlacedShape& shape : reader.shapes()) {
    if (is_circle(*shape.shape, drawing::Fill::black) && shape.box.width() > 1.45 && shape.box.width() < 1.55)
      dots.push_back(shape.box.center());
  }
  std::map<int, Point> joined;
  for (const PlacedText& text : reader.texts()) {
    if (!is_number(text.text)) continue;
    const auto gap = [&](Point dot) {
      return geometry::length({std::max({text.box.left - dot.x, 0.0, dot.x - text.box.right}),
                               std::max({text.box.top - dot.y, 0.0, dot.y - text.box.bottom})});
    };
    const auto nearest =
        std::min_element(dots.begin(), dots.end(), [&](Point a, Point b) { return gap(a) < gap(b); });
    ASSERT_NE(nearest, dots.end());
    EXPECT_TRUE(joined.emplace(std::stoi(text.text), *nearest).second) << text.text;
  }
  const auto& outline = std::get<drawing::Shape>(exercise.solution.marks.back()).path.points();
  ASSERT_EQ(joined.size(), outline.size());
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const auto dot = joined.find(static_cast<int>(i) + 1);
    ASSERT_NE(dot, joined.end()) << i + 1;
    EXPECT_LT(geometry::length(dot->second - outline[i]), 1e-6) << i + 1;
    for (std::size_t k = i + 2; k < outline.size(); ++k) {
      EXPECT_FALSE(
          cross_each_other(outline[i], outline[i + 1], outline[k], outline[(k + 1) % outline.size()]))
          << i + 1 << " and " << k + 1;
    }
  }
}

void check_counts(const Exercise& exercise, const drawing::Picture& picture) {
  const ExerciseReader reader(exercise);
  const FinishedPage page(picture);
  std::set<std::string> asked;
  int total = 0;
  for (const std::string& line : exercise.solution.lines) {
    const auto [name, count] = read_count(line);
    if (name.empty()) {
      EXPECT_TRUE(line.ends_with("= " + std::to_string(total))) << line;
      continue;
    }
    total += count;
    EXPECT_TRUE(asked.insert(name).second) << name;
    const auto texts = reader.texts();
    EXPECT_TRUE(std::any_of(texts.begin(), texts.end(), [&](const auto& text) { return text.text == name; }))
        << name;
    // The one that is seen best stands for all.
    CountGroup group{name, count, 0};
    double best = 0;
    for (std::size_t i = 0; i < picture.elements.size(); ++i) {
      if (picture.elements[i].name == name && page.seen_mm2(i) > best)
        best = page.seen_mm2(i), group.example = i;
    }
    EXPECT_EQ(doubts_about(page, group), std::vector<std::string>()) << line;
  }
  EXPECT_FALSE(asked.empty());
}

void check_sums(const Exercise& exercise) {
  std::set<std::string> sums;
  std::string lines;
  for (const std::string& line : exercise.solution.lines) lines += line + ",";
  for (const PlacedText& text : ExerciseReader(exercise).texts()) {
    std::string plain = text.text;
    std::erase(plain, ' ');
    if (!plain.ends_with('=')) continue;
    plain.pop_back();
    EXPECT_TRUE(sums.insert(plain).second) << plain << " is there twice";
    const std::string solved = text.text + " " + std::to_string(read_sum(plain).result);
    EXPECT_NE(lines.find(solved + ","), std::string::npos) << solved;
  }
  EXPECT_GE(sums.size(), 4u);
}

}  // namespace support
