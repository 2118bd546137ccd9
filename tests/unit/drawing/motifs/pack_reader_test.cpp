#include "drawing/motifs/pack_reader.h"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "drawing/motifs/catalogue.h"
#include "geometry/affine.h"
#include "support/pack_bytes.h"

namespace {

using drawing::motifs::Catalogue;
using drawing::motifs::Motif;
using drawing::motifs::MotifRole;
using geometry::Path;

using support::u32;
using support::varint;

std::string compressed(const std::string& bytes) {
  return support::compressed_entry(bytes);
}

std::string pack_of(const std::vector<std::pair<std::string, std::string>>& motifs) {
  return support::pack_of("BSMOTIF3", motifs);
}

// Two regions that share the upright border between them, and a line of one curve.
std::string halves() {
  std::string out = varint(0) + varint(0) + varint(2048) + varint(2048);  // bounds
  out += varint(3);                                                       // curves
  const auto point = [](int x, int y) { return support::signed_varint(x) + support::signed_varint(y); };
  // The border, downwards: a line and a cubic.
  out += point(1024, 0) + varint(2) + point(0, 1024) + varint(3) + point(100, 300) + point(-100, 300) +
         point(0, 424) + varint(0);
  // The left side from bottom to top, then the right one from top to bottom.
  out += point(1024, 2048) + varint(6) + point(-1024, 0) + point(0, -2048) + point(1024, 0) + varint(0);
  out += point(1024, 0) + varint(6) + point(1024, 0) + point(0, 2048) + point(-1024, 0) + varint(0);
  std::string shapes = varint(3);
  shapes += varint(0) + varint(512) + varint(1) + varint(2) + varint(0) + varint(2);  // border, left side
  shapes += varint(4 + 8) + varint(0xf08) + varint(256) + varint(1) + varint(2) + varint(4) +
            varint(1);  // right side, border backwards
  shapes += varint(2) + varint(128) + varint(1) + varint(1) + varint(0);
  return out + shapes + varint(1) + varint(1) + varint(64) + varint(1) + varint(2) + varint(0) + varint(2);
}

// A motif of that drawing alone.
std::string two_halves() {
  return halves() + varint(0);
}

TEST(PackReader, ReadsCurvesInBothDirections) {
  const std::string pack = pack_of({{"1f415", compressed(two_halves())}});
  const Catalogue catalogue(pack);
  const Motif* motif = catalogue.find("1f415");
  ASSERT_NE(motif, nullptr);
  EXPECT_EQ(motif->bounds, (geometry::Rect{0, 0, 1, 1}));
  ASSERT_EQ(motif->shapes.size(), 3u);

  Path left;
  left.move_to({0.5, 0});
  left.line_to({0.5, 0.5});
  const geometry::Point c1{0.5 + 100 / 2048.0, 0.5 + 300 / 2048.0}, c2{0.5, 0.5 + 600 / 2048.0}, end{0.5, 1};
  left.cubic_to(c1, c2, end);
  left.line_to({0, 1});
  left.line_to({0, 0});
  left.line_to({0.5, 0});
  left.close();
  EXPECT_EQ(motif->shapes[0].path, left);
  EXPECT_EQ(motif->shapes[0].colour, std::nullopt);
  EXPECT_EQ(motif->shapes[1].colour, (std::array<std::uint8_t, 3>{255, 0, 136}));
  EXPECT_EQ(motif->shapes[0].role, MotifRole::region);
  EXPECT_FALSE(motif->shapes[0].even_odd);
  EXPECT_DOUBLE_EQ(motif->shapes[0].thickness, 0.25);

  Path right;
  right.move_to({0.5, 0});
  right.line_to({1, 0});
  right.line_to({1, 1});
  right.line_to({0.5, 1});
  right.cubic_to(c2, c1, {0.5, 0.5});
  right.line_to({0.5, 0});
  right.close();
  EXPECT_EQ(motif->shapes[1].path, right);
  EXPECT_TRUE(motif->shapes[1].even_odd);

  Path line;
  line.move_to({0.5, 0});
  line.line_to({0.5, 0.5});
  line.cubic_to(c1, c2, end);
  EXPECT_EQ(motif->shapes[2].path, line);
  EXPECT_EQ(motif->shapes[2].role, MotifRole::line);

  ASSERT_EQ(motif->simple.size(), 1u);
  EXPECT_EQ(motif->simple[0].role, MotifRole::solid);
  EXPECT_EQ(motif->simple[0].path, left);
}

TEST(PackReader, ReadsASecondDrawing) {
  const std::string alone = pack_of({{"a", compressed(two_halves())}});
  const Catalogue catalogue(alone);
  EXPECT_EQ(catalogue.find("a")->second, nullptr);
  for (const bool for_all : {false, true}) {
    // The second drawing has curves of its own and begins where the first one ends.
    const std::string pack = pack_of({{"a", compressed(halves() + varint(for_all ? 2 : 1) + halves())}});
    const Catalogue pair(pack);
    const Motif* motif = pair.find("a");
    ASSERT_NE(motif->second, nullptr);
    EXPECT_EQ(motif->second_for_all, for_all);
    EXPECT_EQ(motif->second->id, "a");
    EXPECT_TRUE(motif->second->plain);
    EXPECT_FALSE(motif->plain);
    EXPECT_EQ(motif->second->second, nullptr);
    EXPECT_EQ(motif->second->bounds, motif->bounds);
    ASSERT_EQ(motif->second->shapes.size(), motif->shapes.size());
    for (std::size_t i = 0; i < motif->shapes.size(); ++i) {
      EXPECT_EQ(motif->second->shapes[i].path, motif->shapes[i].path);
    }
    EXPECT_EQ(motif->second->simple.size(), motif->simple.size());
  }
}

TEST(PackReader, OtherKindsOfSecondDrawingsAreRefused) {
  for (const std::string& end : {varint(3) + halves(), varint(1), varint(0) + halves(), std::string()}) {
    const std::string pack = pack_of({{"a", compressed(halves() + end)}});
    const Catalogue catalogue(pack);
    EXPECT_THROW(catalogue.find("a"), std::runtime_error);
  }
}

TEST(PackReader, APackTruncatedAtAnyLengthIsRefused) {
  const std::string pack =
      pack_of({{"1f415", compressed(two_halves())}, {"1f416", compressed(two_halves())}});
  EXPECT_NO_THROW(Catalogue{pack});
  for (std::size_t length = 0; length < pack.size(); ++length) {
    EXPECT_THROW(Catalogue{std::string_view(pack).substr(0, length)}, std::runtime_error) << length;
  }
}

TEST(PackReader, AMotifTruncatedAtAnyLengthIsRefused) {
  const std::string whole = two_halves();
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const std::string pack = pack_of({{"1f415", compressed(whole.substr(0, length))}});
    EXPECT_THROW(Catalogue{pack}.find("1f415"), std::runtime_error) << length;
  }
  const std::string longer = pack_of({{"1f415", compressed(whole + '\0')}});
  EXPECT_THROW(Catalogue{longer}.find("1f415"), std::runtime_error);
}

TEST(PackReader, CompressedDataTruncatedAtAnyLengthAreRefused) {
  const std::string whole = compressed(two_halves());
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const std::string pack = pack_of({{"1f415", whole.substr(0, length)}});
    EXPECT_THROW(Catalogue{pack}.find("1f415"), std::runtime_error) << length;
  }
  const std::string longer = pack_of({{"1f415", whole + '\0'}});
  EXPECT_THROW(Catalogue{longer}.find("1f415"), std::runtime_error);
  const std::string endless = pack_of({{"1f415", varint(0xffffffff) + whole}});
  EXPECT_THROW(Catalogue{endless}.find("1f415"), std::runtime_error);
}

TEST(PackReader, OtherFormatsAreRefused) {
  std::string pack = pack_of({{"1f415", compressed(two_halves())}});
  pack[7] = '1';
  EXPECT_THROW(Catalogue{pack}, std::runtime_error);
  EXPECT_THROW(Catalogue{std::string(100, '\0')}, std::runtime_error);
}

TEST(PackReader, UnsortedAndDoubleIdsAreRefused) {
  const std::string unsorted = pack_of({{"b", compressed(two_halves())}, {"a", compressed(two_halves())}});
  EXPECT_THROW(Catalogue{unsorted}, std::runtime_error);
  const std::string twice = pack_of({{"a", compressed(two_halves())}, {"a", compressed(two_halves())}});
  EXPECT_THROW(Catalogue{twice}, std::runtime_error);
}

TEST(PackReader, AnEmptyPackHasNoMotifs) {
  const std::string pack = pack_of({});
  const Catalogue catalogue(pack);
  EXPECT_TRUE(catalogue.ids().empty());
  EXPECT_EQ(catalogue.find("1f415"), nullptr);
}

TEST(PackReader, OffsetsOutsideOfThePackAreRefused) {
  const std::string good = pack_of({{"1f415", compressed(two_halves())}});
  for (const std::size_t at : {16, 20, 24, 28}) {
    std::string bad = good;
    bad.replace(at, 4, u32(static_cast<std::uint32_t>(good.size() + 1)));
    EXPECT_THROW(Catalogue{bad}, std::runtime_error) << at;
  }
}

TEST(PackReader, DamagedBytesNeverDoMoreThanThrow) {
  const std::string good = halves() + varint(2) + halves();
  base::Random random(11);
  int thrown = 0;
  for (int round = 0; round < 5000; ++round) {
    std::string motif = good;
    for (int i = 0; i < 3; ++i) {
      motif[random.below(static_cast<std::uint32_t>(motif.size()))] = static_cast<char>(random.below(256));
    }
    std::string pack = pack_of({{"1f415", compressed(motif)}});
    if (round % 2 == 0) pack[random.below(static_cast<std::uint32_t>(pack.size()))] ^= 1;
    try {
      const Catalogue catalogue(pack);
      for (const std::string_view id : catalogue.ids()) catalogue.find(id);
    } catch (const std::runtime_error&) {
      ++thrown;
    }
  }
  EXPECT_GT(thrown, 1000);
}

}  // namespace
