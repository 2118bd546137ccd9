// Who hides whose face.
#include "drawing/deeds/faces.h"

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/deed_laws.h"

namespace drawing::deeds {
namespace {

page::Figure square(double left, double top, double size) {
  page::Figure figure;
  Shape shape;
  shape.path.move_to({left, top});
  shape.path.line_to({left + size, top});
  shape.path.line_to({left + size, top + size});
  shape.path.line_to({left, top + size});
  shape.path.close();
  figure.shapes.push_back(shape);
  return figure;
}

Scene scene_of(std::size_t in_front) {
  Scene scene;
  scene.pieces = {{0, square(0, 0, 10)}, {in_front, square(4, 4, 10)}};
  scene.eyes = {{0, {2, 2}}, {0, {6, 6}}};
  return scene;
}

TEST(Faces, AnEyeBehindSomebodyElseIsCovered) {
  const std::vector<CoveredFace> covered = covered_faces(scene_of(1));
  ASSERT_EQ(covered.size(), 1U);
  EXPECT_EQ(covered.front().face, 0U);
  EXPECT_EQ(covered.front().by, 1U);
}

TEST(Faces, OnesOwnHandIsNoCover) {
  EXPECT_TRUE(covered_faces(scene_of(0)).empty());
}

TEST(Faces, StayFreeWhereOneSledgeOrOneFireIsForAll) {
  Options options;
  options.seed = 1;
  options.age = Age::years_6_8;
  for (const char* text :
       {"Tochter schenkt Mama einen Blumenstrauß", "Kinder sitzen am Lagerfeuer und grillen Stockbrot"}) {
    const test_support::DeedFindings findings =
        test_support::check_deeds({text, "", {}, "", {}}, draw(text, options));
    EXPECT_TRUE(findings.covered_faces.empty()) << text;
  }
}

}  // namespace
}  // namespace drawing::deeds
