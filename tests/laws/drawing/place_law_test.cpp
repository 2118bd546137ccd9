// What every place of resources/places has to be, whoever was asked for.
#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/model/picture_codec.h"
#include "drawing/pipeline.h"
#include "drawing/places/atlas.h"
#include "support/small_library.h"
#include "support/wished_motifs.h"

namespace drawing::places {
namespace {

const test_support::SmallLibrary library;

Wish wish_for(const std::string& place, const std::vector<std::pair<std::string, int>>& motifs) {
  Wish wish;
  wish.text = place;
  wish.scene = place;
  wish.motifs = test_support::wished_motifs(motifs);
  return wish;
}

// The names of what the place put on the page.
std::set<std::string> things_of(const Picture& picture) {
  std::set<std::string> names;
  for (const Element& element : picture.elements) {
    if (!element.asked && !element.name.empty()) names.insert(element.name);
  }
  return names;
}

// Whether at most 6 of 10 kinds of things are on both pages.
bool clearly_differ(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::vector<std::string> common, all;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(all));
  return common.size() * 10 <= all.size() * 6;
}

class EveryPlace : public testing::TestWithParam<std::string> {
 protected:
  const Place& place() const { return *Atlas::embedded().find(GetParam()); }
};

TEST_P(EveryPlace, IsFoundByItsName) {
  EXPECT_EQ(place().id, GetParam());
}

TEST_P(EveryPlace, NamesOtherPlacesThatThereAre) {
  for (const std::string& other : place().others) EXPECT_NE(Atlas::embedded().find(other), nullptr) << other;
}

TEST_P(EveryPlace, HasThreeArrangementsThatClearlyDiffer) {
  ASSERT_GE(place().arrangements.size(), 3U);
  std::vector<std::set<std::string>> kinds;
  for (std::uint32_t seed = 1; seed <= 24 && kinds.size() < 3; ++seed) {
    const std::set<std::string> things =
        things_of(paint(wish_for(GetParam(), {{"cat", 1}}), {.seed = seed}, library));
    if (std::all_of(kinds.begin(), kinds.end(),
                    [&](const std::set<std::string>& other) { return clearly_differ(things, other); }))
      kinds.push_back(things);
  }
  EXPECT_EQ(kinds.size(), 3U);
}

TEST_P(EveryPlace, TakesAnotherArrangementForNeighbouringSeeds) {
  std::set<std::string> before;
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const std::set<std::string> now =
        things_of(paint(wish_for(GetParam(), {{"cat", 1}}), {.seed = seed}, library));
    EXPECT_NE(now, before) << seed;
    before = now;
  }
}

TEST_P(EveryPlace, IsDrawnForEveryCastAtEveryAgeAndTheSameWayTwice) {
  const std::vector<std::vector<std::pair<std::string, int>>> casts = {
      {}, {{"cat", 1}}, {{"horse", 1}, {"bird", 2}}, {{"cat", 8}}};
  for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
    for (const Orientation orientation : {Orientation::portrait, Orientation::landscape}) {
      for (std::size_t i = 0; i < casts.size(); ++i) {
        const Options options = {
            .seed = static_cast<std::uint32_t>(i + 1), .age = age, .orientation = orientation};
        const Wish wish = wish_for(GetParam(), casts[i]);
        const Picture picture = paint(wish, options, library);
        if (age == Age::years_6_8) {
          EXPECT_EQ(encode_picture(picture), encode_picture(paint(wish, options, library)));
        }
        const auto regions = std::count_if(picture.shapes.begin(), picture.shapes.end(),
                                           [](const Shape& shape) { return shape.role == Role::region; });
        EXPECT_GE(regions, 12) << "cast " << i << ", age " << static_cast<int>(age)
                               << (orientation == Orientation::landscape ? ", landscape" : "");
        EXPECT_GE(things_of(picture).size(), 4U) << "cast " << i;
        const auto asked = std::count_if(picture.elements.begin(), picture.elements.end(),
                                         [](const Element& element) { return element.asked; });
        std::ptrdiff_t wanted = 0;
        for (const auto& motif : casts[i]) wanted += motif.second;
        EXPECT_EQ(asked, wanted);
      }
    }
  }
}

TEST_P(EveryPlace, HasSomethingInEveryThirdAndOnBothSides) {
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = paint(wish_for(GetParam(), {}), {.seed = seed}, library);
    std::set<int> thirds, halves;
    for (const Element& element : picture.elements) {
      if (element.bounds.width() > 0.8 * picture.width_mm) continue;
      thirds.insert(static_cast<int>(element.bounds.center().y / picture.height_mm * 3));
      halves.insert(static_cast<int>(element.bounds.center().x / picture.width_mm * 2));
    }
    EXPECT_EQ(thirds.size(), 3U) << seed;
    EXPECT_EQ(halves.size(), 2U) << seed;
  }
}

TEST_P(EveryPlace, HasFewerThingsForSmallChildren) {
  double small = 0, large = 0;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Wish wish = wish_for(GetParam(), {{"cat", 1}});
    const Options young = {.seed = seed, .age = Age::years_3_5}, old = {.seed = seed, .age = Age::years_9_up};
    small += static_cast<double>(paint(wish, young, library).elements.size());
    large += static_cast<double>(paint(wish, old, library).elements.size());
  }
  // A room has its furniture for all ages.
  EXPECT_LT(small, (place().medium == cast::Medium::room ? 0.95 : 0.85) * large);
}

INSTANTIATE_TEST_SUITE_P(Places, EveryPlace, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const Place* place : Atlas::embedded().places()) ids.push_back(place->id);
                           return ids;
                         }()),
                         [](const auto& info) { return "place_" + std::to_string(info.index); });

// Where a figure stands, and the boxes of what adorns the page without being scenery from side to side.
struct Composition {
  geometry::Rect asked;
  std::vector<Element> adornments;
};

Composition composition_of(const Picture& picture) {
  Composition composition;
  for (const Element& element : picture.elements) {
    if (element.asked) {
      composition.asked.include(element.bounds);
    } else if (!element.name.empty() && element.bounds.width() < 0.5 * picture.clip.width()) {
      composition.adornments.push_back(element);
    }
  }
  return composition;
}

// What lies before somebody's feet would be stood upon.
TEST_P(EveryPlace, HasNothingUnderAnybodysFeet) {
  // Who flies or dives has no ground to stand on.
  if (place().medium == cast::Medium::sky || place().medium == cast::Medium::under_water) return;
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = paint(wish_for(GetParam(), {{"cat", 1}}), {.seed = seed}, library);
    const Composition composition = composition_of(picture);
    const geometry::Rect& cat = composition.asked;
    const double spare = 0.12 * cat.width(), corner = 0.3 * picture.clip.width();
    for (const Element& thing : composition.adornments) {
      const geometry::Rect& box = thing.bounds;
      const double x = box.center().x;
      const bool in_corner = x < picture.clip.left + corner || x > picture.clip.right - corner;
      const bool before = box.top > cat.bottom - 0.03 * picture.height_mm;
      if (!in_corner && before) {
        EXPECT_FALSE(box.right > cat.left + spare && box.left < cat.right - spare)
            << thing.name << ", seed " << seed;
      }
    }
  }
}

TEST_P(EveryPlace, HasNothingBeforeTheSun) {
  if (GetParam() == "abendrot") return;  // there it stands behind the land and what grows on it
  for (std::uint32_t seed = 1; seed <= 4; ++seed) {
    const Picture picture = paint(wish_for(GetParam(), {{"cat", 1}}), {.seed = seed}, library);
    const std::vector<Element> things = composition_of(picture).adornments;
    for (const Element& heaven : things) {
      if (heaven.name != "Sonne" || heaven.bounds.width() < 30) continue;
      const geometry::Rect middle = heaven.bounds.inflated(-0.32 * heaven.bounds.width());
      for (const Element& thing : things) {
        // Vines hang from the page's upper edge, before all that is seen between them.
        if (thing.name == "Sonne" || thing.name == "Berg" || thing.name == "Liane") continue;
        EXPECT_TRUE(thing.bounds.intersection(middle).empty()) << thing.name << ", seed " << seed;
      }
    }
  }
}

// Kinds that no floor bears and no wall: they were strewn over rooms once.
TEST_P(EveryPlace, StrewsNoRoom) {
  if (place().medium != cast::Medium::room) return;
  const std::set<std::string> strewn = {"Herz", "Stern", "Kissen", "Muffin", "Apfel", "Torte", "Mond"};
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = paint(wish_for(GetParam(), {{"cat", 1}}), {.seed = seed}, library);
    for (const Element& thing : composition_of(picture).adornments) {
      const bool stage_moon = thing.name == "Mond" && GetParam() == "bühne";
      EXPECT_TRUE(stage_moon || strewn.count(thing.name) == 0) << thing.name << ", seed " << seed;
    }
  }
}

// A room's pictures hang above its floor, its toys stand on it.
TEST_P(EveryPlace, KeepsWallAndFloorApart) {
  if (place().medium != cast::Medium::room) return;
  const std::set<std::string> hung = {"Bild", "Uhr", "Wanduhr", "Wandregal"};
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = paint(wish_for(GetParam(), {{"cat", 1}}), {.seed = seed}, library);
    const auto skirting = std::find_if(picture.elements.begin(), picture.elements.end(),
                                       [](const Element& e) { return e.name == "Sockelleiste"; });
    if (skirting == picture.elements.end()) continue;  // one of a feast's arrangements is out of doors
    for (const Element& thing : composition_of(picture).adornments) {
      if (hung.count(thing.name) > 0) {
        EXPECT_LT(thing.bounds.bottom, skirting->bounds.top) << thing.name << ", seed " << seed;
      }
    }
  }
}

TEST(Places, KeepAwayWhatIsOfAnAskedKind) {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    const Picture picture = paint(wish_for("wiese", {{"2600", 1}}), {.seed = seed}, library);
    EXPECT_EQ(things_of(picture).count("Sonne"), 0U);
  }
}

// Neither a rug below the carpet that is vacuumed nor a slide behind the one that somebody is on.
TEST(Places, PutDownNoSecondOneOfWhatADeedIsDoneWith) {
  const std::pair<const char*, const char*> told[] = {
      {"Papa saugt den Teppich", "Teppich"},
      {"Bitte einen kleinen Jungen, der die Rutsche runterrutscht", "Rutsche"}};
  for (const auto& [text, name] : told) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
      const Picture picture = draw(text, {.seed = seed}).picture;
      const auto there = std::count_if(picture.elements.begin(), picture.elements.end(),
                                       [&](const Element& e) { return e.name == name; });
      EXPECT_EQ(there, 1) << text << ", seed " << seed;
    }
  }
}

TEST(Places, KeepMoreTreesThanTheOneThatIsAskedForInAWood) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const std::set<std::string> things = things_of(draw("Ein Baum im Wald", {.seed = seed}).picture);
    const bool trees = things.count("Tanne") + things.count("Baum") > 0;
    EXPECT_TRUE(trees) << seed;
  }
}

TEST(Places, ShowWhoIsInTheCircusInItsRing) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture = draw("Ein Clown im Zirkus", {.seed = seed}).picture;
    EXPECT_EQ(things_of(picture).count("Manegenrand"), 1U) << seed;
  }
}

// Who asks for a tent stands before it: the ring inside is one of the circus's arrangements.
TEST(Places, AreSeenFromOutsideByWhoAsksForTheirHouse) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const Picture picture = draw("Ein Zelt im Zirkus", {.seed = seed}).picture;
    EXPECT_EQ(things_of(picture).count("Manegenrand"), 0U) << seed;
  }
}

// Of all plants that only adorn the page, against the tallest who was asked for.
double tallest_plant_share(const Picture& picture) {
  double plant = 0, asked = 0;
  for (const Element& element : picture.elements) {
    if (element.asked) asked = std::max(asked, element.bounds.height());
    for (const char* name : {"Tulpe", "Blume", "Gänseblümchen", "Pilz", "Fliegenpilz", "Glockenblume"})
      if (!element.asked && element.name == name) plant = std::max(plant, element.bounds.height());
  }
  return plant / asked;
}

TEST(Places, NoTulipIsAsTallAsAChild) {
  double worst = 0;
  for (const char* sentence : {"Fünf Kinder spielen im Garten", "Vier Kinder laufen durch den Park",
                               "Die Kinder sammeln Blumen auf der Wiese"}) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
      Options options;
      options.seed = seed;
      worst = std::max(worst, tallest_plant_share(draw(sentence, options).picture));
    }
  }
  EXPECT_LE(worst, 0.54);
}

}  // namespace
}  // namespace drawing::places
