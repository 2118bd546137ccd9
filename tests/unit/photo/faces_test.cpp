#include "photo/faces.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "drawing/model/measure.h"
#include "images/read_image.h"
#include "photo/face_ink.h"
#include "photo/page.h"
#include "support/image_files.h"

namespace photo {
namespace {

// A woman's head of half the picture's height, in its upper half (data/README.md).
Raster portrait() {
  std::ifstream file(BUNTSTIFT_SOURCE_DIR "/tests/unit/photo/data/portrait.jpg", std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  return images::read_image(bytes, 960);
}

// At the size that pages are made at.
Raster enlarged(const Raster& raster) {
  const int height = 960, width = raster.width * height / raster.height;
  return resampled(raster, {0, 0, static_cast<double>(raster.width), static_cast<double>(raster.height)},
                   width, height);
}

TEST(Faces, AreFoundWhereTheyAre) {
  const Raster raster = enlarged(portrait());
  const std::vector<Face> faces = faces_of(to_lab(raster));
  ASSERT_EQ(faces.size(), 1U);
  EXPECT_NEAR(faces[0].middle.x / raster.width, 0.47, 0.08);
  EXPECT_NEAR(faces[0].middle.y / raster.height, 0.48, 0.08);
  EXPECT_NEAR(faces[0].size / raster.height, 0.4, 0.1);
}

TEST(Faces, AreNotSeenInThings) {
  for (const Raster& raster :
       {test::still_life(960, 720), test::landscape(960, 720), test::white_wall(960, 720),
        test::noise(960, 720), Raster(1, 1), Raster(3, 960), Raster(700, 700)}) {
    EXPECT_TRUE(faces_of(to_lab(raster)).empty());
  }
}

TEST(FaceInk, IsEyesAndMouthOnCalmSkin) {
  const Raster raster = enlarged(portrait());
  Lab lab = to_lab(raster);
  const Lab before = lab;
  const std::vector<Face> faces = faces_of(lab);
  ASSERT_FALSE(faces.empty());
  // So small that it is drawn as it is.
  const std::vector<std::uint8_t> ink = ink_of_faces(lab, faces, 0.08).black;
  ASSERT_EQ(ink.size(), raster.pixels());
  const auto inked_between = [&](double left, double top, double right, double bottom) {
    int inked = 0;
    for (int y = 0; y < raster.height; ++y) {
      for (int x = 0; x < raster.width; ++x) {
        const double u = (x - faces[0].middle.x) / faces[0].size, v = (y - faces[0].middle.y) / faces[0].size;
        if (u > left && u < right && v > top && v < bottom)
          inked += ink[static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width) +
                       static_cast<std::size_t>(x)];
      }
    }
    return inked;
  };
  EXPECT_GT(inked_between(-0.4, -0.3, -0.05, 0), 100) << "one eye";
  EXPECT_GT(inked_between(0.05, -0.3, 0.4, 0), 100) << "the other";
  EXPECT_GT(inked_between(-0.3, 0.15, 0.3, 0.45), 100) << "the mouth";
  EXPECT_EQ(inked_between(-9, 0.6, 9, 9), 0) << "nothing below the chin";
  // What is ink is no shadow any more.
  double lighter = 0;
  for (std::size_t i = 0; i < ink.size(); ++i)
    lighter += ink[i] * static_cast<double>(lab.channels[0][i] - before.channels[0][i]);
  EXPECT_GT(lighter, 10.0 * static_cast<double>(std::count(ink.begin(), ink.end(), std::uint8_t{1})));
}

TEST(FaceInk, IsNoShadowBesideACheek) {
  const Raster raster = enlarged(portrait());
  Lab lab = to_lab(raster);
  const std::vector<Face> faces = faces_of(lab);
  ASSERT_FALSE(faces.empty());
  const auto on_cheek = [&](auto visit) {
    for (int y = 0; y < raster.height; ++y) {
      for (int x = 0; x < raster.width; ++x) {
        const double u = (x - faces[0].middle.x) / faces[0].size, v = (y - faces[0].middle.y) / faces[0].size;
        if (std::abs(u - 0.22) < 0.015 && std::abs(v - 0.13) < 0.05)
          visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width) +
                static_cast<std::size_t>(x));
      }
    }
  };
  on_cheek([&](std::size_t i) { lab.channels[0][i] = 5; });
  const std::vector<std::uint8_t> ink = ink_of_faces(lab, faces, 0.25).black;
  int inked = 0;
  on_cheek([&](std::size_t i) { inked += ink[i]; });
  EXPECT_EQ(inked, 0);
}

TEST(FaceInk, OfALargeFaceHasEyesWithLidsAndAMouth) {
  const Raster raster = enlarged(portrait());
  Lab lab = to_lab(raster);
  const std::vector<Face> faces = faces_of(lab);
  ASSERT_FALSE(faces.empty());
  const FaceInk ink = ink_of_faces(lab, faces, 0.25);
  ASSERT_EQ(ink.eyes.size(), 2U);
  EXPECT_LT(ink.eyes[0].middle.x, ink.eyes[1].middle.x);
  for (const Eye& eye : ink.eyes) {
    const geometry::Point at = (eye.middle - faces[0].middle) * (1 / faces[0].size);
    EXPECT_NEAR(std::abs(at.x), 0.2, 0.06);
    EXPECT_NEAR(at.y, -0.13, 0.07);
    EXPECT_GT(eye.lids, 1.5 * eye.radius);
    EXPECT_EQ(ink.black[static_cast<std::size_t>(eye.middle.y) * static_cast<std::size_t>(raster.width) +
                        static_cast<std::size_t>(eye.middle.x)],
              0);
  }
  ASSERT_EQ(ink.lines.size(), 5U) << "two brows, the mouth, the lip and the nose";
  const std::vector<geometry::Point>& nose = ink.lines[4].points;
  EXPECT_GT(nose[nose.size() / 2].y, nose.front().y) << "its lower rim";
  EXPECT_NEAR(nose[nose.size() / 2].x, faces[0].middle.x, 0.06 * faces[0].size);
  EXPECT_EQ(std::count(ink.black.begin(), ink.black.end(), std::uint8_t{1}), 0) << "and no blot";
  const std::vector<geometry::Point>& mouth = ink.lines[2].points;
  EXPECT_LT(mouth.front().y, mouth[mouth.size() / 2].y) << "it smiles";
  EXPECT_NEAR((mouth.front().x + mouth.back().x) / 2, faces[0].middle.x, 0.1 * faces[0].size);
}

TEST(FaceInk, OfALargeCatHasTwoEyesANoseAndAMouth) {
  // Light fur, one eye in the shadow.
  Lab lab{300, 300, {}};
  for (auto& channel : lab.channels) channel.assign(300U * 300U, 0.0F);
  std::fill(lab.channels[0].begin(), lab.channels[0].end(), 75.0F);
  const Face face{{150, 150}, 200, 20, true};
  const auto darken = [&](geometry::Point middle, double radius, float light) {
    for (int y = 0; y < 300; ++y)
      for (int x = 0; x < 300; ++x)
        if (geometry::length(geometry::Point{x + 0.5, y + 0.5} - middle) < radius)
          lab.channels[0][static_cast<std::size_t>(y * 300 + x)] = light;
  };
  darken({100, 135}, 7, 15), darken({198, 133}, 7, 60), darken({152, 196}, 5, 40);
  const FaceInk ink = ink_of_faces(lab, {face}, 0.3);
  ASSERT_EQ(ink.eyes.size(), 2U);
  EXPECT_NEAR(ink.eyes[0].middle.x, 100, 4);
  EXPECT_NEAR(ink.eyes[1].middle.x, 198, 4);
  ASSERT_EQ(ink.lines.size(), 3U) << "nose, mouth and the line between them";
  EXPECT_TRUE(ink.lines[0].closed);
  for (const InnerLine& line : ink.lines)
    for (const geometry::Point p : line.points) {
      EXPECT_NEAR(p.x, 152, 30);
      EXPECT_GT(p.y, 170);
      EXPECT_LT(p.y, 240);
    }
}

TEST(FaceInk, IsOnThePageAndLittle) {
  for (const drawing::Age age :
       {drawing::Age::years_3_5, drawing::Age::years_6_8, drawing::Age::years_9_up}) {
    Wishes wishes;
    wishes.age = age;
    const Page page = make_page(portrait(), wishes);
    const auto is_ink = [](const drawing::Shape& shape) { return shape.role == drawing::Role::solid; };
    EXPECT_EQ(std::count_if(page.picture.shapes.begin(), page.picture.shapes.end(), is_ink), 2) << "pupils";
    EXPECT_LT(drawing::measure(page.picture).ink, 0.1);
  }
}

}  // namespace
}  // namespace photo
