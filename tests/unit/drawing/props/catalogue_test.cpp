// Laws that every prop obeys, and those that only drawings do.
#include "drawing/props/catalogue.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace drawing::props;
using drawing::Role;

Figure make(const NamedProp& prop, std::uint64_t seed, double height) {
  Random random(seed);
  return prop.make(random, height);
}

const DrawnProp* drawing_of(const NamedProp& prop) {
  const auto* drawn = std::get_if<const DrawnProp*>(&prop.how);
  return drawn == nullptr ? nullptr : *drawn;
}

// All shapes that the file has, whatever is chosen.
void collect_shapes(const DrawnItems& items, std::vector<const DrawnShape*>& shapes) {
  for (const DrawnItem& item : items) {
    if (const auto* shape = std::get_if<DrawnShape>(&item.what)) shapes.push_back(shape);
    if (const auto* sized = std::get_if<BySize>(&item.what)) collect_shapes(sized->items, shapes);
    if (const auto* choice = std::get_if<Choice>(&item.what)) {
      for (const DrawnItems& alternative : choice->alternatives) collect_shapes(alternative, shapes);
    }
  }
}

bool is_sized(const DrawnItems& items) {
  return std::ranges::any_of(items, [](const DrawnItem& item) {
    if (const auto* choice = std::get_if<Choice>(&item.what))
      return std::ranges::any_of(choice->alternatives, is_sized);
    if (const auto* shape = std::get_if<DrawnShape>(&item.what)) return shape->least_mm > 0;
    return true;
  });
}

TEST(PropCatalogue, IsSortedAndNoNameIsThereTwice) {
  const auto props = all_props();
  EXPECT_GT(props.size(), 200u);
  for (std::size_t i = 1; i < props.size(); ++i) EXPECT_LT(props[i - 1].name, props[i].name);
  for (const NamedProp& prop : props) {
    EXPECT_EQ(find_prop(prop.name), &prop);
    EXPECT_FALSE(prop.kind.empty()) << prop.name;
  }
  EXPECT_EQ(find_prop("no_such_prop"), nullptr);
}

TEST(PropCatalogue, DrawsWhatAMakerNames) {
  Random one(7), two(7);
  EXPECT_EQ(drawn("road_sign", one, 50).name, find_prop("road_sign")->make(two, 50).name);
  EXPECT_THROW(drawn("no_such_prop", one, 50), std::logic_error);
}

TEST(PropCatalogue, EveryPropIsThereAndTheSameForTheSameSeed) {
  for (const NamedProp& prop : all_props()) {
    SCOPED_TRACE(prop.name);
    const Figure figure = make(prop, 3, 40), again = make(prop, 3, 40);
    EXPECT_FALSE(figure.name.empty());
    EXPECT_TRUE(figure.motif.empty());
    ASSERT_FALSE(figure.shapes.empty());
    ASSERT_EQ(figure.shapes.size(), again.shapes.size());
    for (std::size_t i = 0; i < figure.shapes.size(); ++i)
      EXPECT_EQ(figure.shapes[i].path, again.shapes[i].path);
    // Air that somebody blows is lines.
    EXPECT_TRUE(prop.kind == "breath" || std::ranges::any_of(figure.shapes, [](const auto& shape) {
                  return shape.role == Role::region;
                }));
  }
}

TEST(PropCatalogue, ADrawingIsTheSameAtEverySize) {
  int checked = 0;
  for (const NamedProp& prop : all_props()) {
    const DrawnProp* drawing = drawing_of(prop);
    if (drawing == nullptr || is_sized(drawing->items) || is_sized(drawing->front)) continue;
    SCOPED_TRACE(prop.name);
    ++checked;
    const Figure small = make(prop, 5, 10), large = make(prop, 5, 40);
    ASSERT_EQ(small.shapes.size(), large.shapes.size());
    for (std::size_t i = 0; i < small.shapes.size(); ++i) {
      const auto scaled = small.shapes[i].path.transformed(geometry::Affine::scaling(4, 4));
      ASSERT_EQ(scaled.points().size(), large.shapes[i].path.points().size());
      for (std::size_t k = 0; k < scaled.points().size(); ++k)
        EXPECT_LT(length(scaled.points()[k] - large.shapes[i].path.points()[k]), 1e-9);
      EXPECT_EQ(small.shapes[i].line_mm, large.shapes[i].line_mm);
    }
  }
  EXPECT_GT(checked, 0);
}

TEST(PropCatalogue, EveryShapeOfADrawingComesUpAndEveryMirrorImage) {
  for (const NamedProp& prop : all_props()) {
    const DrawnProp* drawing = drawing_of(prop);
    if (drawing == nullptr) continue;
    SCOPED_TRACE(prop.name);
    std::vector<const DrawnShape*> shapes;
    collect_shapes(drawing->items, shapes);
    collect_shapes(drawing->front, shapes);
    // What is drawn at two sizes and many seeds, mirrored back: each shape of the file is among it.
    std::vector<geometry::Path> seen[2];
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      for (const double height : {4.0, 15.0, 17.0, 200.0}) {
        const Figure figure = make(prop, seed, height);
        for (const auto& shape : figure.shapes)
          for (const int side : {0, 1})
            seen[side].push_back(
                shape.path.transformed(geometry::Affine::scaling((side == 0 ? 1 : -1) / height, 1 / height)));
      }
    }
    const auto among = [](const geometry::Path& path, const std::vector<geometry::Path>& all) {
      return std::ranges::any_of(all, [&](const geometry::Path& other) {
        if (other.verbs() != path.verbs()) return false;
        return std::ranges::equal(path.points(), other.points(), [](geometry::Point a, geometry::Point b) {
          return std::abs(a.x - b.x) < 1e-9 && std::abs(a.y - b.y) < 1e-9;
        });
      });
    };
    for (const DrawnShape* shape : shapes) {
      EXPECT_TRUE(among(shape->shape.path, seen[0]));
      EXPECT_TRUE(!drawing->mirrored || among(shape->shape.path, seen[1]));
    }
  }
}

TEST(PropCatalogue, FindsWhatIsDrawnForAMotif) {
  std::map<std::string, const DrawnProp*> first;
  for (const NamedProp& prop : all_props()) {
    const DrawnProp* drawing = drawing_of(prop);
    EXPECT_EQ(find_drawn(prop.name), drawing);
    if (drawing == nullptr) continue;
    for (const std::string& motif : drawing->motifs) first.emplace(motif, drawing);
  }
  EXPECT_FALSE(first.empty());
  for (const auto& [motif, drawing] : first) EXPECT_EQ(prop_for_motif(motif), drawing) << motif;
  EXPECT_EQ(prop_for_motif("no-such-motif"), nullptr);
  EXPECT_EQ(prop_for_motif(""), nullptr);
  EXPECT_EQ(find_drawn("no_such_prop"), nullptr);
}

// What is put into a hand or sat upon has to be as large as it really is.
TEST(PropCatalogue, WhatHasPointsHasARealHeightAndTouchesItself) {
  for (const NamedProp& prop : all_props()) {
    const DrawnProp* drawing = drawing_of(prop);
    if (drawing == nullptr || drawing->points.empty()) continue;
    SCOPED_TRACE(prop.name);
    EXPECT_GT(drawing->cm, 0);
    const geometry::Rect box = make(prop, 1, 100).bounds();
    for (const PropPoint& point : drawing->points) {
      const geometry::Point at = point.at * 100;
      EXPECT_TRUE(at.x > box.left - 60 && at.x < box.right + 60 && at.y > box.top - 60 &&
                  at.y < box.bottom + 60)
          << point.name;
    }
  }
}

TEST(PropCatalogue, IsReadByManyThreadsAtOnce) {
  std::vector<std::thread> threads;
  std::vector<std::size_t> counts(8);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    threads.emplace_back([&counts, i] {
      for (const NamedProp& prop : all_props()) counts[i] += make(prop, 1, 30).shapes.size();
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::set<std::size_t>(counts.begin(), counts.end()).size(), 1u);
  EXPECT_GT(counts.front(), 0u);
}

}  // namespace
