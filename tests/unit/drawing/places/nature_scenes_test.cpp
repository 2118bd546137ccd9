#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "drawing/model/picture_codec.h"
#include "drawing/pipeline.h"
#include "drawing/places/scene.h"
#include "support/small_library.h"

namespace drawing::places {
namespace {

const test_support::SmallLibrary library;

Wish wish_for(const std::string& scene, const std::vector<std::pair<std::string, int>>& motifs) {
  Wish wish;
  wish.text = scene;
  wish.scene = scene;
  for (const auto& [id, count] : motifs) {
    WishedMotif wished;
    wished.motif = wished.name = id;
    wished.count = count;
    wish.motifs.push_back(wished);
  }
  return wish;
}

// A scene and, for each of its arrangements, what is in that one alone.
struct Arranged {
  const char* scene;
  std::vector<const char*> marks;
};

const Arranged arranged[] = {
    {"berge", {"Zaun", "See", "Bach", "Seilbahn"}},
    {"dschungel", {"Blätterdach", "Wasserfall", "Tempel", "See"}},
    {"garten", {"Haus", "Gemüsebeet", "See", "Brunnen"}},
    {"herbst", {"Laub", "Feld", "Drachenwiese"}},
    {"himmel", {"Regenbogen", "Felder", "Wolkenschloss", "Berg"}},
    {"insel", {"Pfahlhütte", "Höhle", "Vulkan"}},
    {"meer", {"Insel", "Leuchtturm", "Eisberg", "Heißluftballon"}},
    {"nacht", {"Dorfwiese", "Lagerplatz", "See"}},
    {"park", {"See", "Weg", "Pavillon"}},
    {"regen", {"Zaun", "See", "Regenbogen"}},
    {"savanne", {"Akazie", "See", "Affenbrotbaum"}},
    {"strand", {"Sonnenschirm", "Pfahlhütte", "Strandkorb"}},
    {"unterwasser", {"Fächerkoralle", "Schiffswrack", "Wasseroberfläche", "Säule"}},
    {"wald", {"Lichtung", "Blätterdach", "Bach", "Haus"}},
    {"weltraum", {"Planetenboden", "Mondlandefähre", "Mondstation", "Raumstation"}},
    {"wiese", {"Baumwiese", "Bach", "Felder", "Sonnenblume"}},
    {"winter", {"Dorfplatz", "Eisfläche", "Berg"}},
    {"wüste", {"Oase", "Tafelberg", "Pyramide"}},
};

std::set<std::string> names(const Picture& picture) {
  std::set<std::string> names;
  for (const Element& element : picture.elements) names.insert(element.name);
  return names;
}

class SceneOfItsOwn : public testing::TestWithParam<Arranged> {};

TEST_P(SceneOfItsOwn, HasAPainterThatNoOtherSceneShares) {
  const Scene* scene = find_scene(GetParam().scene);
  ASSERT_NE(scene, nullptr);
  EXPECT_EQ(scene->id, GetParam().scene);
  EXPECT_EQ(1, std::count_if(all_scenes().begin(), all_scenes().end(),
                             [&](const Scene& other) { return other.paint == scene->paint; }));
}

TEST_P(SceneOfItsOwn, EachArrangementIsDrawnByOneOfSomeSeeds) {
  ASSERT_GE(GetParam().marks.size(), 3u);
  std::map<std::string, int> seen;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    const std::set<std::string> drawn = names(paint(wish_for(GetParam().scene, {}), {.seed = seed}, library));
    for (const char* mark : GetParam().marks) seen[mark] += drawn.count(mark) > 0 ? 1 : 0;
  }
  for (const char* mark : GetParam().marks) {
    EXPECT_GT(seen[mark], 0) << mark;
    EXPECT_LT(seen[mark], 12) << mark;
  }
}

TEST_P(SceneOfItsOwn, NeighbouringSeedsNeverHaveTheSameThingsInThem) {
  std::set<std::string> before;
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const std::set<std::string> now =
        names(paint(wish_for(GetParam().scene, {{"cat", 1}}), {.seed = seed}, library));
    EXPECT_NE(now, before) << seed;
    before = now;
  }
}

TEST_P(SceneOfItsOwn, DrawsEveryLayoutAtEveryAgeTheSameWayTwice) {
  const std::vector<std::vector<std::pair<std::string, int>>> casts = {
      {}, {{"cat", 1}}, {{"horse", 1}, {"bird", 2}}, {{"cat", 8}}};
  for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
    for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
      for (std::size_t i = 0; i < casts.size(); ++i) {
        const Options options = {
            .seed = static_cast<std::uint32_t>(i + 1), .age = age, .orientation = orientation};
        const Wish wish = wish_for(GetParam().scene, casts[i]);
        const Picture picture = paint(wish, options, library);
        EXPECT_EQ(encode_picture(picture), encode_picture(paint(wish, options, library)));
        const auto regions = std::count_if(picture.shapes.begin(), picture.shapes.end(),
                                           [](const Shape& shape) { return shape.role == Role::region; });
        EXPECT_GE(regions, 12);
      }
    }
  }
}

TEST_P(SceneOfItsOwn, HasAForegroundAMiddleAndADistance) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = paint(wish_for(GetParam().scene, {}), {.seed = seed}, library);
    // Something of its own begins in each third of the page's height, on both halves of its width.
    std::set<int> thirds, halves;
    for (const Element& element : picture.elements) {
      if (element.bounds.width() > 0.8 * picture.width_mm) continue;
      thirds.insert(static_cast<int>(element.bounds.center().y / picture.height_mm * 3));
      halves.insert(static_cast<int>(element.bounds.center().x / picture.width_mm * 2));
    }
    EXPECT_EQ(thirds.size(), 3u) << seed;
    EXPECT_EQ(halves.size(), 2u) << seed;
  }
}

TEST_P(SceneOfItsOwn, HasFewerThingsForSmallChildren) {
  double small = 0, large = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Wish wish = wish_for(GetParam().scene, {{"cat", 1}});
    const Options young = {.seed = seed, .age = Age::years_3_5}, old = {.seed = seed, .age = Age::years_9_up};
    small += static_cast<double>(paint(wish, young, library).elements.size());
    large += static_cast<double>(paint(wish, old, library).elements.size());
  }
  EXPECT_LT(small, 0.85 * large);
}

INSTANTIATE_TEST_SUITE_P(Scenes, SceneOfItsOwn, testing::ValuesIn(arranged),
                         [](const auto& info) { return "scene_" + std::to_string(info.index); });

TEST(NatureKinds, PropsOfAnAskedKindStayAway) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = paint(wish_for("wiese", {{"2600", 1}}), {.seed = seed}, library);
    EXPECT_EQ(names(picture).count("Sonne"), 0u);
  }
}

}  // namespace
}  // namespace drawing::places
