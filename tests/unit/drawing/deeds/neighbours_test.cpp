// Several deeds of one text beside each other.
#include "drawing/deeds/neighbours.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/deeds/faces.h"
#include "drawing/deeds/placing.h"
#include "support/castings.h"

namespace drawing::deeds {
namespace {

using geometry::Rect;
using test_support::cast_child;

Part child_of(const std::string& name) {
  Part part;
  part.name = name;
  part.role = Role::agent;
  part.pose = "point";
  return part;
}

Casting cast_as(const Part& part, int wished) {
  Casting casting = cast_child(part);
  casting.player.wished = wished;
  return casting;
}

Wish wish_of(std::size_t motifs) {
  Wish wish;
  wish.motifs.resize(motifs);
  return wish;
}

Scene drawn_scene(const std::vector<Casting>& castings) {
  return draw_tableau(place(castings), figures::Drawn{.mm_per_unit = 0.3, .finest_mm = 0}, base::Random(0));
}

Rect box_of_casting(const Scene& scene, std::size_t index) {
  Rect box;
  for (const Piece& piece : scene.pieces) {
    if (piece.casting == index) box.include(piece.figure.exact_bounds());
  }
  return box;
}

TEST(Neighbours, HideNeitherEachOtherNorAFace) {
  const Part child = child_of("agent");
  const auto both = as_neighbours({cast_as(child, 0)}, {cast_as(child, 1)}, wish_of(2), 1, true);
  ASSERT_TRUE(both);
  ASSERT_EQ(both->size(), 2U);
  EXPECT_NE((*both)[0].part->name, (*both)[1].part->name);
  const Scene scene = drawn_scene(*both);
  const Rect first = box_of_casting(scene, 0), second = box_of_casting(scene, 1);
  EXPECT_LT(first.intersection(second).area(), 0.1 * std::min(first.area(), second.area()));
  EXPECT_TRUE(covered_faces(scene).empty());
}

TEST(Neighbours, WhoIsBeforeTheOtherFacesTheOther) {
  const Part child = child_of("agent");
  for (const bool left : {false, true}) {
    Part other = child_of("agent");
    other.faces_left = left;
    Wish wish = wish_of(2);
    wish.relations.push_back({1, Preposition::in_front_of, {0}});
    const auto both = as_neighbours({cast_as(child, 0)}, {cast_as(other, 1)}, wish, 1, true);
    ASSERT_TRUE(both);
    const Scene scene = drawn_scene(*both);
    EXPECT_GT(box_of_casting(scene, 1).center().x, box_of_casting(scene, 0).center().x);
    EXPECT_FALSE((*both)[0].part->faces_left);
    EXPECT_TRUE((*both)[1].part->faces_left);
  }
}

TEST(Neighbours, WhoIsOnTheOtherIsForThePageToShow) {
  const Part child = child_of("agent");
  Wish wish = wish_of(2);
  wish.relations.push_back({1, Preposition::on, {0}});
  EXPECT_FALSE(as_neighbours({cast_as(child, 0)}, {cast_as(child, 1)}, wish, 1, true));
}

TEST(Neighbours, WhatWouldBeTooSmallStaysApart) {
  const Part child = child_of("agent");
  Part far = child_of("far");
  far.x = 900;
  EXPECT_FALSE(as_neighbours({cast_as(child, 0), cast_as(far, 1)}, {cast_as(child, 2)}, wish_of(3), 1, true));
}

TEST(Neighbours, WhoStandsBesideSomebodyGoesAlong) {
  const Part child = child_of("agent");
  Part second = child_of("second");
  second.beside = "agent";
  second.x = 60;
  const std::vector<Casting> pair{cast_as(child, 1), cast_as(second, 2)};
  const Scene alone = drawn_scene(pair);
  const auto all = as_neighbours({cast_as(child, 0)}, pair, wish_of(3), 1, false);
  ASSERT_TRUE(all);
  const Scene scene = drawn_scene(*all);
  const double apart = box_of_casting(alone, 1).center().x - box_of_casting(alone, 0).center().x;
  const double now = box_of_casting(scene, 2).center().x - box_of_casting(scene, 1).center().x;
  EXPECT_NEAR(std::abs(now), apart, 2);
  EXPECT_NEAR(box_of_casting(scene, 2).bottom, box_of_casting(scene, 1).bottom, 2);
}

TEST(Neighbours, TwoWhoGoSomewhereGoTheSameWay) {
  for (const bool left : {false, true}) {
    Part pusher = child_of("agent"), walker = child_of("agent");
    pusher.pose = "push";
    walker.pose = "walk";
    walker.faces_left = left;
    const auto both = as_neighbours({cast_as(pusher, 0)}, {cast_as(walker, 1)}, wish_of(2), 1, true);
    ASSERT_TRUE(both);
    EXPECT_EQ((*both)[0].part->faces_left, (*both)[1].part->faces_left) << left;
  }
}

}  // namespace
}  // namespace drawing::deeds
