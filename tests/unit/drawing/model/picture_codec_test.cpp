#include "drawing/model/picture_codec.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "base/random.h"

namespace drawing {
namespace {

Picture sample() {
  Picture picture;
  picture.width_mm = 210;
  picture.height_mm = 297;
  picture.clip = {12, 12, 198, 285};
  picture.clip_radius_mm = 6;
  picture.elements = {{"1f98b", "Schmetterling", true, {20, 30, 80.25, 90}}, {"", "Wolke", false, {}}};
  Shape region;
  region.path.add_ellipse({50.5, 60.25}, 10, 20);
  region.line_mm = 0.9;
  Shape line;
  line.fill = Fill::none;
  line.role = Role::detail;
  line.path.move_to({-3.25, 4});
  line.path.cubic_to({5, 6}, {7, 8}, {9.5, 10.75});
  line.line_mm = 0.5;
  line.element = 1;
  line.even_odd = true;
  picture.shapes = {region, line};
  return picture;
}

double rounded(double mm) {
  return std::round(mm * 100) / 100;
}

TEST(PictureCodec, GivesBackWhatWasStoredToAHundredthOfAMillimetre) {
  const Picture picture = sample(), read = decode_picture(encode_picture(picture));
  EXPECT_EQ(read.width_mm, picture.width_mm);
  EXPECT_EQ(read.clip, picture.clip);
  ASSERT_EQ(read.elements.size(), 2u);
  EXPECT_EQ(read.elements[0].motif, "1f98b");
  EXPECT_EQ(read.elements[0].name, "Schmetterling");
  EXPECT_TRUE(read.elements[0].asked);
  EXPECT_EQ(read.elements[0].bounds, picture.elements[0].bounds);
  EXPECT_TRUE(read.elements[1].bounds.empty());
  ASSERT_EQ(read.shapes.size(), 2u);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(read.shapes[i].fill, picture.shapes[i].fill);
    EXPECT_EQ(read.shapes[i].role, picture.shapes[i].role);
    EXPECT_EQ(read.shapes[i].even_odd, picture.shapes[i].even_odd);
    EXPECT_EQ(read.shapes[i].element, picture.shapes[i].element);
    EXPECT_EQ(read.shapes[i].path.verbs(), picture.shapes[i].path.verbs());
    for (std::size_t k = 0; k < picture.shapes[i].path.points().size(); ++k) {
      EXPECT_DOUBLE_EQ(read.shapes[i].path.points()[k].x, rounded(picture.shapes[i].path.points()[k].x));
      EXPECT_DOUBLE_EQ(read.shapes[i].path.points()[k].y, rounded(picture.shapes[i].path.points()[k].y));
    }
  }
}

TEST(PictureCodec, StoringWhatWasReadChangesNothing) {
  const std::string bytes = encode_picture(sample());
  EXPECT_EQ(encode_picture(decode_picture(bytes)), bytes);
}

TEST(PictureCodec, RefusesEveryTruncation) {
  const std::string bytes = encode_picture(sample());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_THROW(decode_picture(std::string_view(bytes).substr(0, size)), std::runtime_error) << size;
  }
}

TEST(PictureCodec, RefusesAnotherVersionAndForeignBytes) {
  std::string bytes = encode_picture(sample());
  bytes[2] = 9;
  EXPECT_THROW(decode_picture(bytes), std::runtime_error);
  EXPECT_THROW(decode_picture("<svg/>"), std::runtime_error);
  EXPECT_THROW(decode_picture(""), std::runtime_error);
}

TEST(PictureCodec, RefusesAHugeLengthWithoutReservingIt) {
  std::string bytes = encode_picture(sample());
  bytes[3] = bytes[4] = bytes[5] = bytes[6] = '\xff';
  EXPECT_THROW(decode_picture(bytes), std::runtime_error);
}

TEST(PictureCodec, SurvivesDamageAnywhere) {
  const std::string good = encode_picture(sample());
  base::Random random(5);
  for (int i = 0; i < 3000; ++i) {
    std::string bytes = good;
    bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(random.below(256));
    try {
      decode_picture(bytes);
    } catch (const std::runtime_error&) {
    }
  }
}

}  // namespace
}  // namespace drawing
