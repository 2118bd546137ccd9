#include "images/read_image.h"

#include <cstdlib>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/messages.h"
#include "images/jpeg_facts.h"
#include "support/image_files.h"

namespace images {
namespace {

using photo::Raster;
using testing::HasSubstr;

// The reason of the refusal, whose German sentence says what to do; empty where the file was read.
std::string refusal(const std::string& file) {
  try {
    read_image(file, 400);
    return "";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.field(), "file");
    EXPECT_EQ(error.code(), base::ErrorCode::invalid);
    EXPECT_THAT(base::german_message(error), HasSubstr("Bitte")) << error.reason();
    return error.reason();
  }
}

double mean_difference(const Raster& a, const Raster& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.rgb.size(); ++i) sum += std::abs(int{a.rgb[i]} - int{b.rgb[i]});
  return sum / static_cast<double>(a.rgb.size());
}

const Raster& scene() {
  static const Raster raster = test::landscape(400, 300);
  return raster;
}

TEST(ReadImage, ReadsEveryKindAsTheSamePicture) {
  for (const std::string& file :
       {test::encode_png(scene()), test::encode_webp(scene(), true), test::encode_webp(scene()),
        test::encode_jpeg(scene(), {.quality = 95}),
        test::encode_jpeg(scene(), {.progressive = true, .quality = 95}),
        test::encode_jpeg(scene(), {.inks = true, .quality = 95}),
        test::encode_jpeg(scene(), {.progressive = true, .inks = true, .quality = 95})}) {
    const Raster raster = read_image(file, 400);
    ASSERT_EQ(raster.width, 400);
    ASSERT_EQ(raster.height, 300);
    EXPECT_LT(mean_difference(raster, scene()), 9);
  }
}

TEST(ReadImage, DecodesNoLargerThanIsWanted) {
  const Raster large = test::landscape(1600, 1200);
  for (const std::string& file :
       {test::encode_png(large), test::encode_webp(large), test::encode_jpeg(large)}) {
    const Raster raster = read_image(file, 400);
    EXPECT_GE(raster.width, 400);
    EXPECT_LT(raster.width, 800);
    EXPECT_EQ(raster.width * 3, raster.height * 4);
  }
}

TEST(ReadImage, TurnsAsExifSays) {
  const std::string jpeg = test::encode_jpeg(scene());
  const Raster upright = read_image(jpeg, 400);
  for (int lie = 1; lie <= 8; ++lie) {
    EXPECT_EQ(jpeg_facts(test::with_exif(jpeg, lie))->lie, lie);
    const Raster turned = read_image(test::with_exif(jpeg, lie), 400);
    EXPECT_EQ(turned.width, lie >= 5 ? 300 : 400) << lie;
    const int back = lie == 3 ? 180 : lie == 6 ? 270 : lie == 8 ? 90 : -1;
    if (back >= 0) {
      EXPECT_EQ(photo::turned(turned, back).rgb, upright.rgb) << lie;
    }
  }
  EXPECT_EQ(jpeg_facts(test::with_exif(jpeg, 9))->lie, 1);
}

TEST(ReadImage, SaysInGermanWhatItCannotRead) {
  const std::string box = std::string("\0\0\0\x1c", 4) + "ftyp";
  EXPECT_EQ(refusal(""), "image_missing");
  EXPECT_EQ(refusal("Das ist ein Text."), "image_unknown");
  EXPECT_EQ(refusal("GIF89a" + std::string(40, 'x')), "image_gif");
  EXPECT_EQ(refusal(box + "heic" + std::string(4, '\0') + "mif1heic"), "image_heic");
  EXPECT_EQ(refusal(box + "mif1" + std::string(4, '\0') + "mif1heic"), "image_heic");
  EXPECT_EQ(refusal(box + "avif" + std::string(4, '\0') + "mif1avif"), "image_avif");
  EXPECT_EQ(refusal("<html><body>Fehler 502</body></html>"), "image_unknown");
}

TEST(ReadImage, RefusesWhatIsCutOff) {
  for (const std::string& file :
       {test::encode_png(scene()), test::encode_webp(scene()), test::encode_webp(scene(), true),
        test::encode_jpeg(scene()), test::encode_jpeg(scene(), {.progressive = true})}) {
    EXPECT_EQ(refusal(file.substr(0, file.size() / 2)), "image_cut_off");
    // Nothing shorter crashes or is taken for a picture.
    for (std::size_t size = 0; size < std::min<std::size_t>(file.size(), 900); size += 7)
      EXPECT_NE(refusal(file.substr(0, size)), "") << size;
  }
}

TEST(ReadImage, RefusesWhatIsDamaged) {
  std::string png = test::encode_png(scene());
  png[60] = static_cast<char>(png[60] ^ 0x55);
  EXPECT_EQ(refusal(png), "image_damaged");
  std::string webp = test::encode_webp(scene(), true);
  for (std::size_t i = 21; i < 60; ++i) webp[i] = static_cast<char>(webp[i] ^ 0x5a);
  EXPECT_EQ(refusal(webp), "image_damaged");
}

TEST(ReadImage, AsksTheHeaderForTheSizeFirst) {
  // Files of a few hundred kilobytes that would need gigabytes.
  EXPECT_EQ(refusal(test::png_bomb(20'000, 3'000)), "image_too_large");
  EXPECT_EQ(refusal(test::png_bomb(5'000, 5'000)), "image_too_large");
  // A JPEG whose header alone claims 65,500 x 65,500.
  std::string jpeg = test::encode_jpeg(scene());
  const std::size_t frame = jpeg.find("\xFF\xC0");
  ASSERT_NE(frame, jpeg.npos);
  for (const std::size_t at : {frame + 5, frame + 7}) jpeg[at] = '\xFF';
  EXPECT_EQ(refusal(jpeg), "image_too_large");
}

// The size that a JPEG's header claims, changed to another.
std::string with_size(std::string jpeg, const char* frame_marker, int width, int height) {
  const std::size_t frame = jpeg.find(frame_marker);
  EXPECT_NE(frame, jpeg.npos);
  const int values[] = {height >> 8, height & 0xFF, width >> 8, width & 0xFF};
  for (std::size_t i = 0; i < 4; ++i) jpeg[frame + 5 + i] = static_cast<char>(values[i]);
  return jpeg;
}

TEST(ReadImage, AProgressiveJpegMayHaveFortyMegapixels) {
  // All its coefficients are held, so that less is possible than without.
  const std::string progressive = test::encode_jpeg(scene(), {.progressive = true});
  EXPECT_EQ(refusal(with_size(progressive, "\xFF\xC2", 8'000, 5'001)), "image_too_large");
  EXPECT_NE(refusal(with_size(progressive, "\xFF\xC2", 8'000, 5'000)), "image_too_large");
  EXPECT_NE(refusal(with_size(test::encode_jpeg(scene()), "\xFF\xC0", 8'000, 5'001)), "image_too_large");
  const Raster largest = read_image(test::encode_jpeg(Raster(8'000, 5'000), {.progressive = true}), 400);
  EXPECT_EQ(largest.width, 1'000);
  EXPECT_EQ(largest.height, 625);
  EXPECT_GT(*largest.at(500, 300), 250);
}

TEST(ReadImage, RefusesAJpegThatEndsBeforeItsFrame) {
  const std::string jpeg = test::encode_jpeg(scene());
  EXPECT_EQ(refusal(jpeg.substr(0, jpeg.find("\xFF\xC0"))), "image_cut_off");
}

}  // namespace
}  // namespace images
