// What is read of a place's file, and what is refused with which sentence.
#include "drawing/places/place_file.h"

#include <string>

#include <gtest/gtest.h>

#include "base/error.h"
#include "drawing/places/atlas.h"
#include "drawing/places/overlay.h"
#include "drawing/places/place_choice.h"

namespace drawing::places {
namespace {

// A place with one arrangement, which has these lines.
Place read(const std::string& lines) {
  return read_place("[lists]\ntrees = [\"fir 10-20\"]\n[[arrangement]]\nname = \"a\"\n" + lines, "x.toml");
}

// The key and the arguments of a refusal, or "" where the file is read.
std::string refusal_of(const std::string& text) {
  try {
    read_place(text, "x.toml");
  } catch (const base::AppError& error) {
    std::string said = error.reason();
    for (const std::string& argument : error.arguments()) said += " | " + argument;
    return said;
  }
  return "";
}

TEST(PlaceFile, APropHasAKindASizeAndAMost) {
  const Place place =
      read("distance = \"hills\"\nfar = [\"boulders 10-20.5 x2 as rock\", \"1f404 50-58\", \"@trees\"]");
  const std::vector<Prop>& far = place.arrangements.at(0).far;
  ASSERT_EQ(far.size(), 3U);
  EXPECT_EQ(far[0].drawing->name, "boulders");
  EXPECT_EQ(far[0].kind, "rock");
  EXPECT_EQ(far[0].low_mm, 10);
  EXPECT_EQ(far[0].high_mm, 20.5);
  EXPECT_EQ(far[0].most, 2);
  EXPECT_EQ(far[1].drawing, nullptr);
  EXPECT_EQ(far[1].motif, "1f404");
  EXPECT_EQ(far[2].kind, "tree");
}

TEST(PlaceFile, AnArrangementHasWhatItDoesNotSayFromCommon) {
  const Place place = read_place(R"(
[common]
distance = "hills"
corners = ["fir 10-20"]
ground = { props = ["daisy 10-20"], count = 3 }
[[arrangement]]
name = "one"
ground = { more = ["tulip 10-20"] }
[[arrangement]]
name = "two"
corners = []
ground = [{ props = ["fern 10-20"] }, { piece = "rug" }]
)",
                                 "x.toml");
  ASSERT_EQ(place.arrangements.size(), 2U);
  const Arrangement &one = place.arrangements[0], &two = place.arrangements[1];
  EXPECT_EQ(one.corners.size(), 1U);
  const Filling& merged = std::get<Filling>(one.ground.at(0).what);
  EXPECT_EQ(merged.count, 3);
  EXPECT_EQ(merged.props.size(), 2U);
  EXPECT_TRUE(two.corners.empty());
  ASSERT_EQ(two.ground.size(), 2U);
  EXPECT_EQ(std::get<Filling>(two.ground[0].what).count, 10);
  EXPECT_EQ(std::get<Piece>(two.ground[1].what).name, "rug");
}

TEST(PlaceFile, AnEdgeIsALineMovedByShareAndMillimetres) {
  const Place place = read(
      "land = [{ hill = \"H\", top = [\"horizon+8.5%-7mm\", \"66%\"], line_name = \"h\" }, "
      "{ level = \"L\", top = \"h+20mm\" }]");
  const Hill& hill = std::get<Hill>(place.arrangements[0].land[0].what);
  ASSERT_EQ(hill.top.edges.size(), 2U);
  EXPECT_EQ(hill.top.edges[0].line, "horizon");
  EXPECT_DOUBLE_EQ(hill.top.edges[0].share, 0.085);
  EXPECT_EQ(hill.top.edges[0].mm, -7);
  EXPECT_EQ(hill.top.edges[1].line, "");
  EXPECT_DOUBLE_EQ(hill.top.edges[1].share, 0.66);
  EXPECT_EQ(std::get<Hill>(place.arrangements[0].land[1].what).top.edges[0].line, "h");
}

TEST(PlaceFile, TheSkyIsSunnyButInARoom) {
  EXPECT_EQ(read("distance = \"flat\"").arrangements[0].sky, std::vector<std::string>{"sun"});
  EXPECT_EQ(read("land = [{ room = \"boards\" }]").arrangements[0].sky, std::vector<std::string>{"none"});
}

struct Wrong {
  const char* lines;
  const char* refusal;
};
void PrintTo(const Wrong& wrong, std::ostream* out) {
  *out << wrong.lines;
}

class WrongArrangement : public testing::TestWithParam<Wrong> {};

TEST_P(WrongArrangement, IsRefusedWithItsLine) {
  const std::string said = refusal_of(std::string("[[arrangement]]\nname = \"a\"\n") + GetParam().lines);
  EXPECT_TRUE(said.starts_with(GetParam().refusal)) << said;
}

const Wrong wrong[] = {
    {"colour = 1", "file_field_unknown | x.toml, Zeile 3 | colour | "},
    {"distance = \"hill\"",
     "file_word_unknown | x.toml, Zeile 3 | hill | distance | „hills“, „mountains“, „dunes“ und „flat“"},
    {"distance = 3", "file_field_type | x.toml, Zeile 3 | distance | ein Text"},
    {"fence = \"viel\"", "file_field_type | x.toml, Zeile 3 | fence | eine Zahl"},
    {"fence = nan", "file_field_type | x.toml, Zeile 3 | fence | eine Zahl"},
    {"far = [3]", "file_field_type | x.toml, Zeile 3 | far | eine Liste von Texten"},
    {"far = [\"fir\"]", "place_bad_prop | x.toml, Zeile 3 | fir"},
    {"far = [\"fir 30-20\"]", "place_bad_prop | x.toml, Zeile 3 | fir 30-20"},
    {"far = [\"fir 10-9999\"]", "place_bad_prop"},
    {"far = [\"fir 10-20 y2\"]", "place_bad_prop"},
    {"far = [\"fir 10-20 x2 x3\"]", "place_bad_prop"},
    {"far = [\"\"]", "place_bad_prop"},
    {"far = [\"firr 10-20\"]", "place_unknown_prop | x.toml, Zeile 3 | firr"},
    {"far = [\"@trees\"]", "place_unknown_list | x.toml, Zeile 3 | @trees"},
    {"sky = \"rain\"", "place_unknown_piece | x.toml, Zeile 3 | rain"},
    {"sky = []", "file_field_type"},
    {"things = 3", "file_field_type | x.toml, Zeile 3 | things"},
    {"things = [3]", "file_field_type"},
    {"things = [{ }]", "place_no_verb | x.toml, Zeile 3"},
    {"things = [{ piece = \"lake\" }]", "place_unknown_line | x.toml, Zeile 1 | ground | "},
    {"things = [{ piece = \"pool\" }]", "place_unknown_piece | x.toml, Zeile 3 | pool"},
    {"land = [{ piece = \"fields\" }]", "place_no_hill | x.toml, Zeile 1 | fields"},
    {"land = [{ line = [\"fir 1-2\"], count = 2 }]", "place_no_hill"},
    {"distance = \"flat\"\nthings = [{ piece = \"lake\", water = \"milk\" }]",
     "file_word_unknown | x.toml, Zeile 4 | milk | water"},
    {"distance = \"flat\"\nthings = [{ piece = \"lake\", depth = 3 }]",
     "file_field_unknown | x.toml, Zeile 4 | depth"},
    {"distance = \"flat\"\nthings = [{ stand = \"free\" }]", "file_field_missing | x.toml, Zeile 4 | prop"},
    {"distance = \"flat\"\nthings = [{ stand = \"free\", prop = \"fir 1-2\", on = \"kerb\" }]",
     "place_unknown_line | x.toml, Zeile 1 | kerb | „far“ und „ground“"},
    {"things = [{ wall = \"free\", prop = \"fir 1-2\" }]", "file_field_missing | x.toml, Zeile 3 | top"},
    {"land = [{ hill = \"H\" }]", "file_field_missing | x.toml, Zeile 3 | top"},
    {"land = [{ hill = \"H\", top = \"horizon+8\" }]", "place_bad_edge | x.toml, Zeile 3 | horizon+8"},
    {"land = [{ hill = \"H\", top = \"sea+8mm\" }]", "place_unknown_line | x.toml, Zeile 1 | sea"},
    {"landmark = [\"fir 1-2\"]", "place_unknown_line | x.toml, Zeile 1 | ground"},
    {"ground = { count = 1000 }",
     "file_field_type | x.toml, Zeile 3 | count | eine ganze Zahl von 0 bis 100"},
    {"ground = { count = 1.5 }", "file_field_type"},
    {"ground = { props = \"fir 1-2\", on = \"far\" }", "file_field_unknown | x.toml, Zeile 3 | on"},
    {"unless = [\"tent\"]", "place_no_arrangement | x.toml, Zeile 1"},
};

INSTANTIATE_TEST_SUITE_P(Lines, WrongArrangement, testing::ValuesIn(wrong));

TEST(PlaceFile, WhatIsNoPlaceIsRefused) {
  EXPECT_EQ(refusal_of("medium = \"land"), "file_not_toml | x.toml, Zeile 1");
  EXPECT_EQ(refusal_of("[[arrangement]]\n"), "file_field_missing | x.toml, Zeile 1 | name");
  EXPECT_EQ(refusal_of(""), "place_no_arrangement | x.toml, Zeile 1");
  EXPECT_EQ(refusal_of("guests = [\"own-niemand\"]"), "place_unknown_prop | x.toml, Zeile 1 | own-niemand");
  EXPECT_TRUE(refusal_of("medium = \"lava\"").starts_with("file_word_unknown | x.toml, Zeile 1 | lava"));
  EXPECT_TRUE(refusal_of("place = 3\n[[arrangement]]\nname = \"a\"").starts_with("file_field_unknown"));
}

TEST(Atlas, OfAFolderThatIsNotThereIsRefused) {
  EXPECT_THROW(Atlas::with_folder(testing::TempDir() + "no_places_here"), base::AppError);
}

TEST(Atlas, FindsAPlaceByTheLettersOfItsFile) {
  EXPECT_EQ(Atlas::embedded().find("küche"), Atlas::embedded().find("kueche"));
  EXPECT_EQ(Atlas::embedded().find("küche")->id, "küche");
  EXPECT_EQ(Atlas::embedded().find("nirgendwo"), nullptr);
  EXPECT_EQ(Atlas::embedded().find(""), nullptr);
}

TEST(Atlas, LeadsToNeitherTheNeutralPlaceNorThatOfTheLetters) {
  for (const Place* place : Atlas::embedded().places()) {
    EXPECT_NE(place, &Atlas::embedded().neutral());
    EXPECT_NE(place, &Atlas::embedded().letters());
  }
}

TEST(PlaceFile, ArrangementsSayWhetherOneCanSwimThere) {
  const Place place = read_place(R"(
[common]
water = true
[[arrangement]]
name = "river"
land = [
  { piece = "open water", name = "Fluss", top = "horizon-10mm" },
  { ground = "Ufer", top = "sea+50mm", swell = 3 },
]
[[arrangement]]
name = "dry"
distance = "hills"
water = false
)",
                                 "x.toml");
  EXPECT_TRUE(place.arrangements.at(0).water);
  EXPECT_FALSE(place.arrangements.at(1).water);
  EXPECT_TRUE(has_water(place));
  EXPECT_FALSE(has_water(Atlas::embedded().neutral()));
}

TEST(PlaceFile, AnOverlayReplacesSkyAndAirAndWhatStands) {
  const Place snow = read_place(R"(
[overlay]
sky = "none"
near = { props = ["snowflake 10-19"], count = 3 }
instead = { tree = "bare_tree", daisy = "" }
[[arrangement]]
name = "a"
distance = "hills"
)",
                                "x.toml");
  const Place park = read(
      "distance = \"hills\"\nedges = [\"tree 90-110\", \"daisy 20-30\"]\nground = { props = [\"daisy "
      "20-30\"] }");
  ASSERT_TRUE(snow.overlay.has_value());
  const Arrangement other = overlaid(park.arrangements.at(0), *snow.overlay);
  EXPECT_EQ(other.sky, std::vector<std::string>{"none"});
  EXPECT_EQ(other.near.size(), 1U);
  ASSERT_EQ(other.edges.size(), 1U);
  EXPECT_EQ(other.edges[0].drawing->name, "bare_tree");
  EXPECT_EQ(other.edges[0].low_mm, 90);
  EXPECT_TRUE(other.ground.empty());
}

TEST(PlaceFile, AnOverlayNamesPropsThatThereAre) {
  EXPECT_EQ(
      refusal_of("[overlay]\ninstead = { oak = \"\" }\n[[arrangement]]\nname = \"a\"\ndistance = \"hills\""),
      "place_unknown_prop | x.toml, Zeile 2 | oak");
}

}  // namespace
}  // namespace drawing::places
