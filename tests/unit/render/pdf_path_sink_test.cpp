#include "render/pdf_path_sink.h"

#include <gtest/gtest.h>

#include "geometry/path.h"
#include "render/pdf_shapes.h"

namespace render {
namespace {

std::string written(const geometry::Path& path) {
  std::string out;
  PdfPathSink sink(out, geometry::Affine{});
  path.send_to(sink);
  return out;
}

std::string number(std::int64_t thousandths) {
  std::string out;
  append_pdf_number(out, thousandths);
  return out;
}

TEST(PdfNumber, HasNoNeedlessDigits) {
  EXPECT_EQ(number(0), "0");
  EXPECT_EQ(number(12'000), "12");
  EXPECT_EQ(number(12'300), "12.3");
  EXPECT_EQ(number(12'345), "12.345");
  EXPECT_EQ(number(50), ".05");
  EXPECT_EQ(number(-500), "-.5");
  EXPECT_EQ(number(-1'020), "-1.02");
}

TEST(PdfPathSink, WritesRoundedOperators) {
  geometry::Path path;
  path.move_to({1.04, 2});
  path.line_to({3.06, -4});
  path.cubic_to({1, 2}, {3, 4}, {5, 6});
  path.close();
  EXPECT_EQ(written(path), "1 2 m\n3.1 -4 l\n1 2 3 4 5 6 c\nh\n");
}

TEST(PdfPathSink, TakesTheShortFormsOfCurves) {
  geometry::Path path;
  path.move_to({0, 0});
  path.cubic_to({0, 0}, {3, 4}, {5, 6});
  path.cubic_to({7, 7}, {8, 8}, {8, 8});
  path.cubic_to({8, 8}, {9, 9}, {9, 9});
  EXPECT_EQ(written(path), "0 0 m\n3 4 5 6 v\n7 7 8 8 y\n9 9 l\n");
}

TEST(PdfPathSink, LeavesOutSegmentsThatVanishButKeepsDots) {
  geometry::Path path;
  path.move_to({1, 1});
  path.line_to({1.01, 1.01});
  path.line_to({1.02, 1});
  path.line_to({2, 2});
  EXPECT_EQ(written(path), "1 1 m\n1 1 l\n2 2 l\n");
}

TEST(PdfPathSink, BeginsAnewAfterAClose) {
  geometry::Path path;
  path.move_to({1, 1});
  path.line_to({2, 2});
  path.close();
  path.line_to({3, 3});
  EXPECT_EQ(written(path), "1 1 m\n2 2 l\nh\n1 1 m\n3 3 l\n");
}

drawing::Shape triangle(drawing::Fill fill, double line_mm, bool even_odd = false) {
  drawing::Shape shape;
  shape.path.add_polygon({{0, 0}, {10, 0}, {0, 10}});
  shape.fill = fill;
  shape.line_mm = line_mm;
  shape.even_odd = even_odd;
  return shape;
}

TEST(PdfShapes, PaintInOrderInPureGrey) {
  const drawing::Shape shapes[] = {triangle(drawing::Fill::white, 1), triangle(drawing::Fill::black, 0),
                                   triangle(drawing::Fill::none, 2), triangle(drawing::Fill::white, 2, true),
                                   triangle(drawing::Fill::none, 0)};
  const std::string path = "0 0 m\n10 0 l\n0 10 l\nh\n";
  EXPECT_EQ(pdf_shapes(shapes, geometry::Affine{}), "q\n1 J\n1 j\n0 G\n1 g\n1 w\n" + path + "B\n0 g\n" +
                                                        path + "f\n2 w\n" + path + "S\n1 g\n" + path +
                                                        "B*\nQ\n");
}

TEST(PdfShapes, ScaleTheLineWithThePath) {
  const drawing::Shape shapes[] = {triangle(drawing::Fill::none, 1)};
  EXPECT_NE(pdf_shapes(shapes, geometry::Affine::scaling(2.5, -2.5)).find("2.5 w\n"), std::string::npos);
}

TEST(PdfPicture, IsCutAtItsClipAndLeavesOutWhatIsInvisible) {
  drawing::Picture picture;
  picture.clip = {5, 5, 50, 50};
  picture.shapes = {triangle(drawing::Fill::white, 1)};
  drawing::Shape far = triangle(drawing::Fill::white, 1);
  far.path = far.path.transformed(geometry::Affine::translation(100, 0));
  const std::string one = pdf_picture(picture, geometry::Affine{});
  EXPECT_NE(one.find("W n\n"), std::string::npos);
  picture.shapes.push_back(far);
  EXPECT_EQ(pdf_picture(picture, geometry::Affine{}), one);
}

TEST(PdfPicture, PaintsItsFrameLastAndUncut) {
  drawing::Picture picture;
  picture.clip = {5, 5, 50, 50};
  picture.shapes = {triangle(drawing::Fill::none, 3), triangle(drawing::Fill::white, 2)};
  picture.shapes[0].role = drawing::Role::frame;
  const std::string content = pdf_picture(picture, geometry::Affine{});
  EXPECT_LT(content.find("2 w\n"), content.find("Q\n"));
  EXPECT_LT(content.find("Q\n"), content.find("3 w\n"));
  EXPECT_EQ(content.find("W n\n", content.find("Q\n")), std::string::npos);
}

}  // namespace
}  // namespace render
