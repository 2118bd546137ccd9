// Reads packs of drawings made here, sound and malformed ones, and draws what they hold.
#include "drawing/props/drawing_pack.h"

#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "support/pack_bytes.h"

namespace {

using drawing::Fill;
using drawing::Role;
using drawing::page::Figure;
using drawing::props::DrawnProp;
using drawing::props::PropLayer;
using support::varint;

std::string point(int x, int y) {
  return support::signed_varint(x) + support::signed_varint(y);
}

std::string text(const std::string& value) {
  return varint(static_cast<std::uint32_t>(value.size())) + value;
}

// A pack with this one drawing.
std::string pack_of(const std::string& entry, const std::string& magic = "BSPROPS4",
                    const std::string& motifs = varint(0)) {
  return support::pack_of(
      magic, {{"!motifs", support::compressed_entry(motifs)}, {"thing", support::compressed_entry(entry)}});
}

// All drawings of a pack by name.
std::map<std::string, DrawnProp, std::less<>> read_drawings(std::string_view pack) {
  std::map<std::string, DrawnProp, std::less<>> drawings;
  for (const base::PackEntry& entry : drawing::props::read_drawing_index(pack).drawings)
    drawings.emplace(entry.id, drawing::props::read_drawing(entry));
  return drawings;
}

const std::string nothing = varint(0);

// A drawing of those items; `uses` are its height, motifs, homes, pieces and points.
std::string thing(const std::string& items, std::uint32_t mirrored = 0,
                  const std::string& uses = nothing + nothing + nothing + varint(1) + nothing,
                  const std::string& front = nothing) {
  return text("kind") + text("Ding") + varint(mirrored) + uses + items + front;
}

std::string grip(int tenths_of_a_degree) {
  return text("grip") + point(1000, -2500) + support::signed_varint(tenths_of_a_degree);
}

// A triangle of that width to the right of the foot, in ten thousandths of the height.
std::string triangle(int width, std::uint32_t tag = 0) {
  return varint(tag) + varint(95) + varint(1) + point(0, 0) + varint(4) + point(width, 0) + point(0, -5000) +
         varint(0);
}

DrawnProp only(const std::string& entry) {
  return read_drawings(pack_of(entry)).at("thing");
}

Figure drawn(const DrawnProp& prop, std::uint64_t seed, double height) {
  base::Random random(seed);
  return draw(prop, random, height);
}

TEST(DrawingPack, ReadsShapes) {
  const std::string detail = varint(1) + varint(85) + varint(1) + point(0, -100) + varint(3) + point(100, 0) +
                             point(100, 0) + point(100, -100) + varint(0);
  const DrawnProp prop = only(thing(varint(3) + triangle(2000, 4) + detail + triangle(100, 2)));
  EXPECT_EQ(prop.kind, "kind");
  const Figure figure = drawn(prop, 1, 50);
  EXPECT_EQ(figure.name, "Ding");
  ASSERT_EQ(figure.shapes.size(), 3u);
  EXPECT_EQ(figure.shapes[0].role, Role::region);
  EXPECT_EQ(figure.shapes[0].fill, Fill::white);
  EXPECT_TRUE(figure.shapes[0].even_odd);
  EXPECT_DOUBLE_EQ(figure.shapes[0].line_mm, 0.95);
  const std::vector<geometry::Point> corners = {{0, 0}, {10, 0}, {10, -25}};
  EXPECT_EQ(figure.shapes[0].path.points(), corners);
  EXPECT_EQ(figure.shapes[0].path.verbs().back(), geometry::Verb::close);
  EXPECT_EQ(figure.shapes[1].role, Role::detail);
  EXPECT_EQ(figure.shapes[1].fill, Fill::none);
  EXPECT_EQ(figure.shapes[1].path.verbs().back(), geometry::Verb::cubic);
  EXPECT_EQ(figure.shapes[2].role, Role::solid);
  EXPECT_EQ(figure.shapes[2].fill, Fill::black);
}

TEST(DrawingPack, ReadsTheColourOfARegion) {
  const std::string coloured = varint(16) + varint(0xf08) + varint(95) + varint(1) + point(0, 0) + varint(4) +
                               point(100, 0) + point(0, -5000) + varint(0);
  const Figure figure = drawn(only(thing(varint(2) + coloured + triangle(100))), 1, 50);
  ASSERT_EQ(figure.shapes.size(), 2u);
  EXPECT_EQ(figure.shapes[0].colour, (drawing::NaturalColour{255, 0, 136}));
  EXPECT_EQ(figure.shapes[1].colour, std::nullopt);
}

TEST(DrawingPack, AChoiceTakesTheAlternativeThatChanceSays) {
  const DrawnProp prop = only(thing(varint(1) + varint(3) + varint(3) + varint(1) + triangle(100) +
                                    varint(1) + triangle(200) + varint(0)));
  std::set<std::size_t> counts;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    base::Random random(seed);
    const std::uint32_t turn = random.below(3);
    const Figure figure = drawn(prop, seed, 100);
    counts.insert(turn);
    ASSERT_EQ(figure.shapes.empty(), turn == 2);
    if (turn == 2) continue;
    EXPECT_DOUBLE_EQ(figure.bounds().right, turn + 1);
  }
  EXPECT_EQ(counts.size(), 3u);
}

TEST(DrawingPack, MirrorsAfterTheChoices) {
  const std::string choice =
      varint(1) + varint(3) + varint(2) + varint(1) + triangle(100) + varint(1) + triangle(200);
  const DrawnProp prop = only(thing(choice, 1));
  std::set<double> reached;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    base::Random random(seed);
    const double width = random.chance(0.5) ? 1 : 2, side = random.chance(0.5) ? 1 : -1;
    const geometry::Rect bounds = drawn(prop, seed, 100).bounds();
    EXPECT_DOUBLE_EQ(side > 0 ? bounds.right : bounds.left, side * width);
    reached.insert(side * width);
  }
  EXPECT_EQ(reached.size(), 4u);
}

TEST(DrawingPack, DrawsBySize) {
  // Above 20 mm, up to 30 mm.
  const DrawnProp prop =
      only(thing(varint(1) + varint(7) + varint(20000) + varint(30000) + varint(1) + triangle(100)));
  for (const auto& [height, count] : {std::pair{20.0, 0u}, {20.1, 1u}, {30.0, 1u}, {30.1, 0u}})
    EXPECT_EQ(drawn(prop, 1, height).shapes.size(), count) << height;
}

TEST(DrawingPack, ACircleKeepsItsLeastRadius) {
  // A square stands for a circle of a hundredth of the height around (0, -0.5); at least 0.7 mm.
  const std::string square = varint(2 + 8) + varint(0) + varint(700) + varint(1) + point(-100, -5100) +
                             varint(6) + point(200, 0) + point(0, 200) + point(-200, 0) + varint(0);
  const DrawnProp prop = only(thing(varint(1) + square));
  EXPECT_NEAR(drawn(prop, 1, 100).bounds().right, 1, 1e-9);
  const geometry::Rect small = drawn(prop, 1, 10).bounds();
  EXPECT_NEAR(small.right, 0.7, 1e-9);
  EXPECT_NEAR(small.top, -5.7, 1e-9);
  EXPECT_NEAR(small.bottom, -4.3, 1e-9);
}

TEST(DrawingPack, ReadsHeightMotifsPiecesAndPoints) {
  const DrawnProp prop = only(thing(varint(1) + triangle(100), 0,
                                    varint(1255) + varint(2) + text("own-angel") + text("1f3a3") + varint(1) +
                                        text("küche") + varint(3) + varint(1) + grip(-905)));
  EXPECT_DOUBLE_EQ(prop.cm, 125.5);
  EXPECT_EQ(prop.motifs, (std::vector<std::string>{"own-angel", "1f3a3"}));
  EXPECT_EQ(prop.homes, std::vector<std::string>{"küche"});
  EXPECT_EQ(prop.pieces, 3);
  ASSERT_NE(prop.point("grip"), nullptr);
  EXPECT_EQ(prop.point("grip")->at, (geometry::Point{0.1, -0.25}));
  EXPECT_DOUBLE_EQ(prop.point("grip")->degrees, -90.5);
  EXPECT_EQ(prop.point("seat"), nullptr);
  const DrawnProp plain = only(thing(varint(1) + triangle(100)));
  EXPECT_EQ(plain.cm, 0);
  EXPECT_TRUE(plain.motifs.empty() && plain.points.empty() && plain.front.empty());
}

TEST(DrawingPack, DrawsTheBackLayerThenTheFrontOne) {
  const std::string choice =
      varint(1) + varint(3) + varint(2) + varint(1) + triangle(100) + varint(1) + triangle(200);
  const DrawnProp prop =
      only(thing(varint(1) + triangle(300), 0, nothing + nothing + nothing + varint(1) + nothing, choice));
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    base::Random random(seed);
    const Figure whole = drawn(prop, seed, 50), back = draw_layer(prop, random, 50, PropLayer::back),
                 front = draw_layer(prop, random, 50, PropLayer::front);
    ASSERT_EQ(whole.shapes.size(), 2u);
    ASSERT_EQ(back.shapes.size(), 1u);
    ASSERT_EQ(front.shapes.size(), 1u);
    EXPECT_EQ(whole.shapes[0].path, back.shapes[0].path);
    EXPECT_EQ(whole.shapes[1].path, front.shapes[0].path);
  }
  base::Random random(1);
  EXPECT_TRUE(
      draw_layer(only(thing(varint(1) + triangle(100))), random, 50, PropLayer::front).shapes.empty());
}

TEST(DrawingPack, SaysWhichDrawingsStandForWhichMotifs) {
  const std::string sound = thing(varint(1) + triangle(100));
  const auto motifs_of = [&](const std::string& motifs) {
    return drawing::props::read_drawing_index(pack_of(sound, "BSPROPS4", motifs)).motifs;
  };
  const auto motifs = motifs_of(varint(2) + text("1f3a3") + text("thing") + text("own") + text("thing"));
  ASSERT_EQ(motifs.size(), 2u);
  EXPECT_EQ(motifs[0].motif, "1f3a3");
  EXPECT_EQ(motifs[1].name, "thing");
  EXPECT_THROW(motifs_of(varint(2) + text("own") + text("thing") + text("1f3a3") + text("thing")),
               std::runtime_error);
  EXPECT_THROW(motifs_of(varint(1)), std::runtime_error);
  EXPECT_THROW(motifs_of(varint(0) + varint(0)), std::runtime_error);
  EXPECT_THROW(drawing::props::read_drawing_index(
                   support::pack_of("BSPROPS4", {{"thing", support::compressed_entry(sound)}})),
               std::runtime_error);
}

TEST(DrawingPack, RefusesMalformedPacks) {
  const std::string sound = thing(varint(1) + triangle(100));
  EXPECT_NO_THROW(only(sound));
  EXPECT_THROW(read_drawings(""), std::runtime_error);
  EXPECT_THROW(read_drawings(pack_of(sound, "BSMOTIF3")), std::runtime_error);
  const std::string pack = pack_of(sound);
  for (std::size_t size = 0; size < pack.size(); ++size)
    EXPECT_THROW(read_drawings(pack.substr(0, size)), std::runtime_error) << size;
  std::string damaged = pack;
  damaged[pack.size() - 6] = static_cast<char>(damaged[pack.size() - 6] ^ 1);
  EXPECT_THROW(read_drawings(damaged), std::runtime_error);
}

TEST(DrawingPack, RefusesMalformedDrawings) {
  std::string deep = varint(1) + triangle(100);
  for (int i = 0; i < 40; ++i) deep = varint(1) + varint(7) + varint(0) + varint(0) + deep;
  const std::string flat = varint(1) + varint(2 + 8) + varint(0) + varint(700) + varint(1) + point(0, 0) +
                           varint(2) + point(5, 0) + varint(0);
  for (const std::string& entry :
       {thing(varint(1) + triangle(100)) + '\0', thing(varint(0)), thing(varint(1) + triangle(100), 2),
        text("") + text("Ding") + varint(0) + varint(1) + triangle(100), thing(varint(9)), thing(varint(1)),
        thing(varint(1) + triangle(100, 11)), thing(varint(1) + triangle(100, 16)),
        thing(varint(1) + triangle(100000)),
        thing(varint(1) + varint(3) + varint(1) + varint(1) + triangle(100)),
        thing(varint(1) + varint(3) + varint(200)), thing(varint(1) + varint(0) + varint(95) + varint(0)),
        thing(deep), thing(flat),
        // Points without a name, with too large an angle, of what is mirrored; a front of what is mirrored.
        thing(varint(1) + triangle(100), 0,
              nothing + nothing + nothing + varint(1) + varint(1) + text("") + point(0, 0) + point(0, 0)),
        thing(varint(1) + triangle(100), 0, nothing + nothing + nothing + varint(1) + varint(1) + grip(1801)),
        thing(varint(1) + triangle(100), 1, nothing + nothing + nothing + varint(1) + varint(1) + grip(0)),
        thing(varint(1) + triangle(100), 1, nothing + nothing + nothing + varint(1) + nothing,
              varint(1) + triangle(100))}) {
    EXPECT_THROW(only(entry), std::runtime_error);
  }
  const std::string sound = thing(varint(1) + triangle(100));
  for (std::size_t size = 0; size < sound.size(); ++size)
    EXPECT_THROW(only(sound.substr(0, size)), std::runtime_error) << size;
}

}  // namespace
