#include "photo/page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/error.h"
#include "drawing/model/measure.h"
#include "drawing/model/natural_colour.h"
#include "drawing/model/picture_codec.h"
#include "photo/bitmap_gate.h"
#include "photo/border_graph.h"
#include "photo/ink.h"
#include "photo/kind.h"
#include "photo/line_art.h"
#include "photo/region_graph.h"
#include "photo/ruled_paper.h"
#include "photo/segmentation.h"
#include "photo/settings.h"
#include "support/image_files.h"

namespace photo {
namespace {

Wishes wishes_for(drawing::Age age) {
  Wishes wishes;
  wishes.age = age;
  wishes.orientation = drawing::Orientation::landscape;
  return wishes;
}

constexpr drawing::Age ages[] = {drawing::Age::years_3_5, drawing::Age::years_6_8, drawing::Age::years_9_up};

// Every region is white between closed lines, large enough for a pencil, and there is neither too much ink
// nor too little of it.
class PageLaws : public testing::TestWithParam<drawing::Age> {};

TEST_P(PageLaws, HoldOnRenderedScenes) {
  for (const Raster& raster : {test::still_life(800, 600), test::landscape(800, 600, 7)}) {
    const Page page = make_page(raster, wishes_for(GetParam()));
    const drawing::PageMeasure measure = drawing::measure(page.picture);
    EXPECT_EQ(page.kind, Kind::photo);
    EXPECT_GE(page.regions, 6);
    EXPECT_LE(page.regions, settings_for(GetParam(), 50).regions + 10);
    EXPECT_GT(measure.ink, 0.02);
    EXPECT_LT(measure.ink, 0.09);
    // What is measured is the white between the lines as they print: a leak would join two regions, a crumb
    // would be one more.
    EXPECT_NEAR(measure.regions, page.regions, 0.03 * page.regions + 1);
    EXPECT_LT(measure.under_2_mm2, 0.03);
  }
}

INSTANTIATE_TEST_SUITE_P(Ages, PageLaws, testing::ValuesIn(ages));

TEST(Page, IsTheSameEachTimeAndSurvivesTheStore) {
  const Raster raster = test::still_life(640, 480);
  const std::string first = drawing::encode_picture(make_page(raster, {}).picture);
  EXPECT_EQ(first, drawing::encode_picture(make_page(raster, {}).picture));
  EXPECT_EQ(drawing::encode_picture(drawing::decode_picture(first)), first);
}

TEST(Page, HasMoreRegionsForOlderChildrenAndOnTheSlider) {
  const Raster raster = test::landscape(960, 720, 3);
  int before = 0;
  for (const drawing::Age age : ages) {
    const int regions = make_page(raster, wishes_for(age)).regions;
    EXPECT_GE(regions, before);
    before = regions;
  }
  Wishes few, many;
  few.strength = 0;
  many.strength = 100;
  EXPECT_LT(make_page(raster, few).regions, make_page(raster, many).regions);
}

TEST(Page, RegionsKnowTheColoursOfThePhoto) {
  const Page page = make_page(test::still_life(800, 600), {});
  // The apple is the only red thing, and nothing of it is blue.
  int red = 0;
  for (const drawing::Shape& shape : page.picture.shapes) {
    if (shape.role != drawing::Role::region) continue;
    const auto colour = drawing::natural_colour_of(page.picture.elements[shape.element].motif);
    ASSERT_TRUE(colour);
    if ((*colour)[0] > 150 && (*colour)[1] < 90) ++red;
  }
  EXPECT_GE(red, 1);
}

TEST(Page, CutsAndTurnsBeforeItDraws) {
  const Raster raster = test::still_life(800, 600);
  Wishes part;
  part.crop = {0.5, 0, 1, 1};
  Wishes turned;
  turned.turn = 90;
  const auto shape_of = [](const Page& page) {
    return page.picture.clip.width() / page.picture.clip.height();
  };
  EXPECT_NEAR(shape_of(make_page(raster, part)), 400.0 / 600, 0.01);
  EXPECT_NEAR(shape_of(make_page(raster, turned)), 600.0 / 800, 0.01);
}

TEST(Page, TheBrushKeepsWhatIsSmall) {
  // Eyes of 1.2 % of the width in a plain face.
  Raster raster = test::white_wall(800, 600);
  const auto disc = [&](double cx, double cy, double radius, int value) {
    for (int y = 0; y < raster.height; ++y)
      for (int x = 0; x < raster.width; ++x)
        if (std::hypot(x - cx, y - cy) < radius)
          std::fill_n(raster.at(x, y), 3, static_cast<std::uint8_t>(value));
  };
  disc(400, 300, 220, 170);
  for (const double x : {330, 470}) disc(x, 260, 9, 90);
  Wishes wishes = wishes_for(drawing::Age::years_3_5);
  wishes.kind = Kind::photo;
  wishes.strength = 0;
  wishes.brush = {{0.09, {{0.4, 0.43}, {0.6, 0.43}}}};
  const Page with = make_page(raster, wishes);
  EXPECT_GE(with.regions, 4) << "wall, face and both eyes";
}

// Twelve balls on a wall, all within so large a square.
Raster balls(int square_px) {
  Raster raster = test::white_wall(1000, 700);
  for (int i = 0; i < 12; ++i) {
    const int step = square_px / 4, cx = 500 - square_px / 2 + i % 4 * step + step / 2,
              cy = 350 - square_px / 2 + i / 4 * (square_px / 3) + square_px / 6;
    for (int y = cy - 18; y < cy + 18; ++y)
      for (int x = cx - 18; x < cx + 18; ++x)
        if (std::hypot(x - cx, y - cy) < 18)
          std::copy_n(i % 2 == 0 ? "\xB0\x30\x20" : "\x20\x40\xA0", 3, raster.at(x, y));
  }
  return raster;
}

TEST(Page, AdvisesToCutOutASmallSubject) {
  Wishes wishes = wishes_for(drawing::Age::years_6_8);
  wishes.kind = Kind::photo;
  const Page small = make_page(balls(200), wishes), large = make_page(balls(660), wishes);
  ASSERT_GE(small.regions, 12);
  ASSERT_GE(large.regions, 12);
  EXPECT_EQ(small.advice, "photo_subject_small");
  EXPECT_EQ(large.advice, "");
}

TEST(Page, OfASquarePhotoIsMadeFromNoMorePixels) {
  for (const auto& [width, height] : {std::pair{960, 720}, {960, 960}, {1400, 700}, {700, 1400}}) {
    const PixelSize size = working_size(width, height, working_side_px);
    EXPECT_LE(1.0 * size.width * size.height, 1.01 * working_pixels);
    EXPECT_LE(std::max(size.width, size.height), working_side_px);
    EXPECT_NEAR(1.0 * size.width / size.height, 1.0 * width / height, 0.01);
  }
  EXPECT_EQ(working_size(4000, 3000, working_side_px).width, working_side_px);
  EXPECT_EQ(working_size(3000, 500, working_side_px).width, working_side_px);
}

TEST(Page, AWhiteWallGetsASentence) {
  Wishes wishes;
  wishes.kind = Kind::photo;
  try {
    make_page(test::white_wall(640, 480), wishes);
    FAIL() << "a page of nothing";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "photo_without_edges");
  }
}

// The reason why no page is made.
std::string refusal_of(Raster raster, const Wishes& wishes) {
  try {
    make_page(std::move(raster), wishes);
  } catch (const base::AppError& error) {
    return error.reason();
  }
  return "";
}

TEST(Page, SaysWhetherThePictureOrThePartIsTooSmall) {
  EXPECT_EQ(refusal_of(Raster(10, 400), {}), "photo_too_small");
  Wishes wishes;
  wishes.crop = {0, 0, 0.02, 0.02};
  EXPECT_EQ(refusal_of(test::still_life(640, 480), wishes), "photo_part_too_small");
}

// Face, two eyes, nose, two ears and the paper; the mouth divides nothing and is drawn as a line.
constexpr int cat_regions = 7;

TEST(Drawing, IsTracedOnceAlongTheMiddleOfItsStrokes) {
  const Page page = make_page(test::pencil_drawing(1200, 1200), {});
  EXPECT_EQ(page.kind, Kind::drawing);
  EXPECT_EQ(page.regions, cat_regions);
  const drawing::PageMeasure measure = drawing::measure(page.picture);
  EXPECT_EQ(measure.regions, cat_regions) << "a stroke round its outline would be a region itself";
  bool has_line = false;
  for (const drawing::Shape& shape : page.picture.shapes)
    has_line = has_line || (shape.role == drawing::Role::detail && shape.fill == drawing::Fill::none);
  EXPECT_TRUE(has_line);
}

TEST(Drawing, ClosesSmallGaps) {
  EXPECT_EQ(make_page(test::pencil_drawing(1200, 1200, 5), {}).regions, cat_regions);
  EXPECT_LT(make_page(test::pencil_drawing(1200, 1200, 90), {}).regions, cat_regions)
      << "and leaves what is open";
}

// Lines of such a colour all over the paper, as exercise books have them.
Raster squared(Raster raster, int step_px, std::array<int, 3> colour) {
  for (int y = 0; y < raster.height; ++y) {
    for (int x = 0; x < raster.width; ++x) {
      if (x % step_px > 1 && y % step_px > 1) continue;
      std::uint8_t* pixel = raster.at(x, y);
      for (std::size_t c = 0; c < colour.size(); ++c)
        pixel[c] = static_cast<std::uint8_t>(pixel[c] * colour[c] / 255);
    }
  }
  return raster;
}

TEST(Drawing, OnSquaredPaperLeavesTheSquares) {
  const Raster drawing = test::pencil_drawing(1200, 1200);
  for (const int step : {48, 60}) {
    const Page page = make_page(squared(drawing, step, {170, 205, 235}), {});
    EXPECT_EQ(page.kind, Kind::drawing);
    EXPECT_EQ(page.regions, cat_regions) << "squares of " << step << " pixels";
  }
}

TEST(Drawing, APatternAllOverIsNoPrint) {
  // As dark as a pencil, so that it is the drawing itself.
  Raster white(1200, 1200);
  std::fill(white.rgb.begin(), white.rgb.end(), std::uint8_t{255});
  const Raster pattern = squared(white, 120, {60, 60, 60});
  const std::vector<float> strength = ink_strength(pattern);
  EXPECT_EQ(strength_of_print(strength, 1200, 1200, 0.14F, 0.28F), 0);
  // Pale strokes in one place are a pale pencil.
  const std::vector<float> drawn = ink_strength(test::pencil_drawing(1200, 1200));
  EXPECT_EQ(strength_of_print(drawn, 1200, 1200, 0.14F, 0.28F), 0);
  const std::vector<float> printed = ink_strength(squared(white, 60, {170, 205, 235}));
  EXPECT_EQ(strength_of_print(printed, 1200, 1200, 0.14F, 0.28F), 0) << "nothing is drawn on it";
}

TEST(Drawing, TheGapBetweenTwoStrokesIsNoBlackBar) {
  Raster paper(1200, 1200);
  std::fill(paper.rgb.begin(), paper.rgb.end(), std::uint8_t{255});
  const auto stroke = [&](int left, int top, int right, int bottom) {
    for (int y = top; y < bottom; ++y)
      for (int x = left; x < right; ++x) std::fill_n(paper.at(x, y), 3, std::uint8_t{40});
  };
  stroke(300, 300, 900, 306), stroke(300, 894, 900, 900);
  stroke(300, 300, 306, 900), stroke(894, 300, 900, 900);
  // A doorstep: the gap is half a millimetre wide.
  stroke(500, 884, 620, 889), stroke(500, 884, 505, 900), stroke(615, 884, 620, 900);
  const Page page = make_page(paper, {});
  ASSERT_NE(page.kind, Kind::photo);
  for (const drawing::Shape& shape : page.picture.shapes) EXPECT_NE(shape.fill, drawing::Fill::black);
}

// A rectangle filled by going to and fro with a crayon.
void scribble(Raster& paper, int left, int top, int right, int bottom, std::array<std::uint8_t, 3> colour) {
  constexpr int step = 22, stroke = 14;
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const int slant = (y + x / 40) % step;
      if (slant < stroke) std::copy(colour.begin(), colour.end(), paper.at(x, y));
    }
  }
}

TEST(Drawing, AnAreaFilledByScribblingIsOneRegion) {
  Raster paper(1200, 900);
  std::fill(paper.rgb.begin(), paper.rgb.end(), std::uint8_t{250});
  scribble(paper, 300, 250, 900, 450, {210, 60, 45});
  scribble(paper, 300, 450, 900, 700, {70, 160, 60});
  // A sun that is only an outline.
  for (int y = 0; y < 900; ++y)
    for (int x = 0; x < 1200; ++x)
      if (std::abs(std::hypot(x - 1050, y - 150) - 90) < 7) std::copy_n("\xE0\xA0\x20", 3, paper.at(x, y));
  Wishes wishes = wishes_for(drawing::Age::years_6_8);
  wishes.kind = Kind::drawing;
  const Page page = make_page(paper, wishes);
  EXPECT_EQ(page.regions, 4) << "paper, roof, wall and sun";
  EXPECT_EQ(drawing::measure(page.picture).regions, 4);
  for (const drawing::Shape& shape : page.picture.shapes) EXPECT_NE(shape.fill, drawing::Fill::black);
}

TEST(Drawing, WhatIsDrawnOnAScribbledAreaStays) {
  Raster paper(1200, 900);
  std::fill(paper.rgb.begin(), paper.rgb.end(), std::uint8_t{250});
  scribble(paper, 300, 250, 900, 700, {245, 200, 160});
  for (const int x : {500, 700}) {
    for (int dy = -12; dy <= 12; ++dy)
      for (int dx = -12; dx <= 12; ++dx)
        if (std::hypot(dx, dy) < 12) std::fill_n(paper.at(x + dx, 400 + dy), 3, std::uint8_t{25});
  }
  for (int x = 480; x < 720; ++x)
    for (int y = 560; y < 572; ++y) std::copy_n("\x80\x10\x10", 3, paper.at(x, y));
  Wishes wishes = wishes_for(drawing::Age::years_6_8);
  wishes.kind = Kind::drawing;
  const Page page = make_page(paper, wishes);
  int dots = 0, lines = 0;
  for (const drawing::Shape& shape : page.picture.shapes) {
    if (shape.role == drawing::Role::solid) ++dots;
    if (shape.role == drawing::Role::detail && shape.fill == drawing::Fill::none) ++lines;
  }
  EXPECT_GE(dots, 1) << "eyes";
  EXPECT_GE(lines, 1) << "a mouth";
}

TEST(Drawing, WhereACrayonWentRoundAnAreaAreNoDots) {
  Raster paper(1200, 900);
  std::fill(paper.rgb.begin(), paper.rgb.end(), std::uint8_t{250});
  scribble(paper, 300, 250, 900, 700, {245, 200, 160});
  // Dark wax along the rim, thicker here and there.
  for (int x = 340; x < 880; x += 60)
    for (int dy = -9; dy <= 9; ++dy)
      for (int dx = -9; dx <= 9; ++dx)
        if (std::hypot(dx, dy) < 9) std::fill_n(paper.at(x + dx, 688 + dy), 3, std::uint8_t{40});
  Wishes wishes = wishes_for(drawing::Age::years_6_8);
  wishes.kind = Kind::drawing;
  const Page page = make_page(paper, wishes);
  for (const drawing::Shape& shape : page.picture.shapes) EXPECT_NE(shape.role, drawing::Role::solid);
}

TEST(LineArt, OfAnEngineBecomesRegions) {
  const Raster bitmap = test::line_drawing(1024, 1024);
  EXPECT_EQ(fault_of(shares_of(bitmap)), BitmapFault::none);
  const drawing::Picture picture = trace_line_art(bitmap, {});
  EXPECT_EQ(drawing::measure(picture).regions, cat_regions);
  EXPECT_THROW(trace_line_art(Raster(200, 200), {}), base::AppError);
}

TEST(LineArt, TheGateSeesWhatIsNoLineArt) {
  EXPECT_EQ(fault_of(shares_of(test::still_life(256, 256))), BitmapFault::coloured);
  EXPECT_EQ(fault_of(shares_of(Raster(256, 256))), BitmapFault::empty);
  Raster grey(256, 256), black(256, 256), square = test::line_drawing(512, 512);
  std::fill(grey.rgb.begin(), grey.rgb.end(), std::uint8_t{128});
  std::fill(black.rgb.begin(), black.rgb.end(), std::uint8_t{0});
  for (int y = 10; y < 110; ++y) std::fill_n(square.at(10, y), 300, std::uint8_t{0});
  EXPECT_EQ(fault_of(shares_of(grey)), BitmapFault::shaded);
  EXPECT_EQ(fault_of(shares_of(black)), BitmapFault::too_dark);
  EXPECT_EQ(fault_of(shares_of(square)), BitmapFault::solid_black);
}

TEST(BorderGraph, HasNoLooseEnds) {
  const Segmentation found =
      segment(test::landscape(480, 360), {}, settings_for(drawing::Age::years_9_up, 50), 0.4);
  std::map<std::size_t, int> ends;
  for (const BorderLine& line : borders_of(found.map)) {
    EXPECT_NE(line.left, line.right);
    if (line.closed) continue;
    ++ends[line.from];
    ++ends[line.to];
  }
  ASSERT_FALSE(ends.empty());
  for (const auto& [knot, count] : ends) EXPECT_GE(count, 2);
}

// A line along x with waves of such a length and a height of one.
std::vector<geometry::Point> waving(double wave_px, int points) {
  std::vector<geometry::Point> line;
  for (int i = 0; i < points; ++i) line.push_back({i * 1.0, std::sin(i * 2 * 3.14159265358979 / wave_px)});
  return line;
}
// Away from the ends.
double height_of(const std::vector<geometry::Point>& line) {
  double most = 0;
  for (std::size_t i = line.size() / 4; i < line.size() * 3 / 4; ++i) most = std::max(most, line[i].y);
  return most;
}

TEST(BorderGraph, ShortWavesGoAndLongOnesStay) {
  constexpr double wave = 24;
  const auto left_of = [](double length) {
    std::vector<geometry::Point> line = waving(length, 480);
    const geometry::Point first = line.front(), last = line.back();
    fair(line, false, wave);
    EXPECT_EQ(line.front(), first);
    EXPECT_EQ(line.back(), last);
    return height_of(line);
  };
  EXPECT_LT(left_of(12), 0.02);
  EXPECT_NEAR(left_of(wave), 0.3, 0.05);
  EXPECT_GT(left_of(96), 0.97);
}

TEST(BorderGraph, ARingKeepsItsSize) {
  std::vector<geometry::Point> ring;
  for (int i = 0; i < 200; ++i)
    ring.push_back(geometry::Point{std::cos(i * 0.0314159), std::sin(i * 0.0314159)} * 32);
  fair_between_corners(ring, true, 24);
  ASSERT_EQ(ring.size(), 200U);
  for (const geometry::Point p : ring) EXPECT_NEAR(geometry::length(p), 32, 0.4);
}

TEST(BorderGraph, CornersStaySharp) {
  std::vector<geometry::Point> roof;
  for (int i = 0; i <= 100; ++i) roof.push_back({i * 1.0, (i < 50 ? -i : i - 100) * 1.0});
  std::vector<geometry::Point> rounded = roof;
  fair(rounded, false, 24);
  EXPECT_GT(rounded[50].y, -47.5);
  fair_between_corners(roof, false, 24);
  EXPECT_LT(roof[50].y, -48.5);
  // A square that begins in the middle of a side: its corners stay, too.
  std::vector<geometry::Point> square;
  for (int i = 0; i < 160; ++i) {
    const double at = (i + 20) % 40;
    const int side = (i + 20) / 40 % 4;
    square.push_back(side == 0   ? geometry::Point{at, 0}
                     : side == 1 ? geometry::Point{40, at}
                     : side == 2 ? geometry::Point{40 - at, 40}
                                 : geometry::Point{0, 40 - at});
  }
  fair_between_corners(square, true, 24);
  ASSERT_EQ(square.size(), 160U);
  for (const geometry::Point corner : {geometry::Point{0, 0}, {40, 0}, {40, 40}, {0, 40}}) {
    double nearest = 99;
    for (const geometry::Point p : square) nearest = std::min(nearest, geometry::length(p - corner));
    EXPECT_LT(nearest, 1.2);
  }
}

TEST(BorderGraph, WallsBecomeStraightAndArcsStayRound) {
  std::vector<geometry::Point> wall, arc;
  for (int i = 0; i <= 240; ++i) wall.push_back({i * 0.5, 1.5 * std::sin(i * 0.11)});
  fair_between_corners(wall, false, 24);
  for (const geometry::Point p : wall) EXPECT_NEAR(p.y, wall.front().y, std::abs(wall.back().y) + 0.1);
  constexpr double radius = 160;
  for (int i = 0; i <= 300; ++i) {
    const double angle = 0.0031 * i;
    arc.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  fair_between_corners(arc, false, 24);
  for (const geometry::Point p : arc) EXPECT_NEAR(geometry::length(p), radius, 0.5);
}

TEST(BorderGraph, FaintBordersHaveNeitherWavesNorCorners) {
  constexpr double wave = 24;
  std::vector<geometry::Point> faint, strong;
  for (int i = 0; i <= 400; ++i)
    faint.push_back({i * 1.0, static_cast<double>(i % 40 < 20 ? i % 20 : 20 - i % 20)});
  strong = faint;
  const geometry::Point first = faint.front(), last = faint.back();
  fair_by_strength(faint, false, wave, 0.1);
  fair_by_strength(strong, false, wave, 0.9);
  EXPECT_LT(height_of(faint), 15);
  EXPECT_GT(height_of(strong), 17) << "a fence";
  EXPECT_EQ(faint.front(), first);
  EXPECT_EQ(faint.back(), last);
}

TEST(BorderGraph, ARaggedBorderThatIsNotClearIsCalm) {
  // Grass at a path, and a single step in a wall.
  std::vector<geometry::Point> grass, step;
  for (int i = 0; i <= 240; ++i)
    grass.push_back({i * 1.0, static_cast<double>(i % 40 < 20 ? i % 20 : 20 - i % 20)});
  for (int i = 0; i <= 120; ++i) step.push_back({i * 1.0, 0});
  for (int i = 1; i <= 20; ++i) step.push_back({120, i * 1.0});
  for (int i = 1; i <= 120; ++i) step.push_back({120.0 + i, 20});
  std::vector<geometry::Point> fence = grass;
  constexpr double wave = 16;
  fair_by_strength(grass, false, wave, 0.5);
  fair_by_strength(fence, false, wave, 0.7);
  fair_by_strength(step, false, wave, 0.5);
  EXPECT_LT(height_of(grass), 12);
  EXPECT_GT(height_of(fence), 17);
  EXPECT_NEAR(step[118].y, 0, 2) << "its corners stay";
  EXPECT_NEAR(step[142].y, 20, 2);
}

TEST(BorderGraph, LinesTooShortToWaveStay) {
  std::vector<geometry::Point> none, three = {{0, 0}, {1, 1}, {2, 0}};
  fair(none, true, 24);
  fair_between_corners(three, false, 24);
  EXPECT_EQ(three[1], (geometry::Point{1, 1}));
}

// Stripes whose lightness rises by so much from each to the next, with borders of such a strength that wander
// to and fro by so many pixels.
int stripes_left(float step, int target, float strength, int wander = 0) {
  constexpr int stripes = 10, wide = 12, high = 30, half_wave = 5;
  LabelMap map{stripes * wide, high, stripes, {}};
  Lab lab{map.width, high, {}};
  for (int y = 0; y < high; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const int stripe = std::max(0, x - (y / half_wave % 2 == 0 ? 0 : wander)) / wide;
      map.labels.push_back(stripe);
      lab.channels[0].push_back(20 + step * static_cast<float>(stripe));
      lab.channels[1].push_back(0), lab.channels[2].push_back(0);
    }
  }
  const std::vector<float> gradient(lab.pixels(), strength);
  RegionGraph graph(map, lab, gradient, {}, {});
  constexpr double least_difference = 8;
  graph.merge_alike(target, least_difference);
  graph.relabel(map);
  return map.count;
}

TEST(RegionGraph, OnABarePageSmallDifferencesCount) {
  constexpr int usual = 120;
  EXPECT_EQ(stripes_left(6, usual, 6), 10) << "ten areas are few";
  EXPECT_LT(stripes_left(6, 12, 6), 5) << "for whom twelve are many, they are one area";
  EXPECT_EQ(stripes_left(2, usual, 2), 2) << "light on a wall is no page";
}

TEST(RegionGraph, OnABarePageALittleDifferenceNeedsAnEdgeOrAStraightBorder) {
  constexpr int usual = 120, to_and_fro = 6;
  EXPECT_EQ(stripes_left(9, usual, 3.5F, to_and_fro), 10);
  EXPECT_LT(stripes_left(9, usual, 2.2F, to_and_fro), 6) << "fur, or what is out of focus";
  EXPECT_EQ(stripes_left(9, usual, 2.2F), 10) << "a wall before a road";
  EXPECT_EQ(stripes_left(40, usual, 1.5F, to_and_fro), 10) << "and colours that are clearly others";
}

TEST(Settings, AreTheAgesOwnInTheMiddle) {
  EXPECT_EQ(settings_for(drawing::Age::years_3_5, 50).regions, 40);
  EXPECT_EQ(settings_for(drawing::Age::years_6_8, 50).regions, 120);
  EXPECT_EQ(settings_for(drawing::Age::years_9_up, 50).regions, 350);
  EXPECT_GT(settings_for(drawing::Age::years_6_8, 0).smallest_mm2,
            settings_for(drawing::Age::years_6_8, 100).smallest_mm2);
}

}  // namespace
}  // namespace photo
