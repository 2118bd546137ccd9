#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/model/picture_codec.h"
#include "drawing/pipeline.h"
#include "drawing/places/scene.h"
#include "support/small_library.h"

namespace drawing::places {
namespace {

const test_support::SmallLibrary library;

// The scenes of places that people have made, and of feasts.
const std::vector<std::string> places = {
    "bauernhof", "stadt",       "schloss", "zirkus", "spielplatz", "jahrmarkt",  "zoo",       "baustelle",
    "schule",    "rennstrecke", "zimmer",  "küche",  "ostern",     "geburtstag", "halloween", "weihnachten"};

Wish wish_for(const std::string& scene, int motifs) {
  Wish wish;
  wish.text = "Satz";
  wish.scene = scene;
  for (const char* id : {"cat", "horse", "bird", "box", "fish", "sun", "boat"}) {
    if (motifs <= 0) break;
    WishedMotif wished;
    wished.motif = wished.name = id;
    wished.count = motifs > 7 ? motifs : 1;
    wish.motifs.push_back(wished);
    motifs -= wished.count;
  }
  return wish;
}

// The names of what the scene put on the page.
std::set<std::string> props_of(const Picture& picture) {
  std::set<std::string> names;
  for (const Element& element : picture.elements) {
    if (!element.asked && !element.name.empty()) names.insert(element.name);
  }
  return names;
}

// Whether at most 6 of 10 kinds of props are on both pages.
bool clearly_differ(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::vector<std::string> common, all;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
  return common.size() * 10 <= all.size() * 6;
}

class Place : public testing::TestWithParam<std::string> {};

TEST_P(Place, HasAPictureOfItsOwn) {
  ASSERT_NE(find_scene(GetParam()), nullptr);
  EXPECT_EQ(find_scene(GetParam())->id, GetParam());
  for (const Scene& other : all_scenes()) {
    if (other.id != GetParam()) {
      EXPECT_NE(other.paint, find_scene(GetParam())->paint) << other.id;
    }
  }
}

TEST_P(Place, HasThreeArrangementsThatClearlyDiffer) {
  std::vector<std::set<std::string>> kinds;
  for (std::uint32_t seed = 1; seed <= 16 && kinds.size() < 3; ++seed) {
    Options options;
    options.seed = seed;
    const std::set<std::string> props = props_of(paint(wish_for(GetParam(), 1), options, library));
    const bool is_new = std::all_of(kinds.begin(), kinds.end(), [&](const std::set<std::string>& other) {
      return clearly_differ(props, other);
    });
    if (is_new) kinds.push_back(props);
  }
  EXPECT_EQ(kinds.size(), 3U);
}

TEST_P(Place, IsDrawnWithEveryLayoutAndNumberOfMotifs) {
  std::uint32_t seed = 0;
  for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
    for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
      for (const int motifs : {0, 3, 8}) {
        Options options;
        options.seed = ++seed;
        options.age = age;
        options.orientation = orientation;
        const Picture picture = paint(wish_for(GetParam(), motifs), options, library);
        const auto asked = std::count_if(picture.elements.begin(), picture.elements.end(),
                                         [](const Element& element) { return element.asked; });
        EXPECT_EQ(asked, motifs);
        EXPECT_GE(props_of(picture).size(), 4U) << "seed " << seed << ", " << motifs << " motifs";
      }
    }
  }
}

TEST_P(Place, IsTheSameForTheSameSeed) {
  Options options;
  options.seed = 11;
  const std::string first = encode_picture(paint(wish_for(GetParam(), 3), options, library));
  EXPECT_EQ(encode_picture(paint(wish_for(GetParam(), 3), options, library)), first);
}

INSTANTIATE_TEST_SUITE_P(Scenes, Place, testing::ValuesIn(places),
                         [](const auto& info) { return "place_" + std::to_string(info.index); });

}  // namespace
}  // namespace drawing::places
