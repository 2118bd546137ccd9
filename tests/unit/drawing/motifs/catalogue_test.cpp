// Laws that every motif of the embedded pack obeys.
#include "drawing/motifs/catalogue.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/embedded.h"
#include "geometry/flatten.h"

namespace {

using drawing::motifs::Catalogue;
using drawing::motifs::Motif;
using drawing::motifs::MotifRole;
using drawing::motifs::MotifShape;

const Catalogue& catalogue() {
  return Catalogue::embedded();
}

// Each motif's first drawing, and its second one where it has one.
void for_each_motif(const std::function<void(const Motif&)>& check) {
  for (const std::string_view id : catalogue().ids()) {
    const Motif* motif = catalogue().find(id);
    ASSERT_NE(motif, nullptr) << id;
    check(*motif);
    if (motif->second == nullptr) continue;
    SCOPED_TRACE("second drawing");
    check(*motif->second);
  }
}

// With all detail and simple.
void for_each_shape(const std::function<void(const Motif&, const MotifShape&)>& check) {
  for_each_motif([&](const Motif& motif) {
    for (const MotifShape& shape : motif.shapes) check(motif, shape);
    for (const MotifShape& shape : motif.simple) check(motif, shape);
  });
}

// The area inside of a shape's first, outer subpath.
double outer_area(const MotifShape& shape) {
  return std::abs(geometry::signed_area(geometry::flatten(shape.path, 1e-3).front()));
}

TEST(MotifCatalogue, HasEveryMotifOnce) {
  const auto& ids = catalogue().ids();
  EXPECT_GT(ids.size(), 1300u);
  EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
  EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end());
}

TEST(MotifCatalogue, IdsAreCodePointsWithoutSkinTonesAndFlags) {
  for (const std::string_view id : catalogue().ids()) {
    if (id.substr(0, 4) == "own-") continue;
    EXPECT_EQ(id.find_first_not_of("0123456789abcdef-"), std::string_view::npos) << id;
    EXPECT_EQ(id.find("fe0f"), std::string_view::npos) << id;
    EXPECT_EQ(id.find("1f3fb"), std::string_view::npos) << id;
    EXPECT_NE(id.substr(0, 4), "1f1e") << id;
  }
}

TEST(MotifCatalogue, FindsWhatIsThereAndNothingElse) {
  EXPECT_EQ(catalogue().find("1f415")->id, "1f415");
  for (const char* unknown : {"", "0", "1f415 ", "1f41", "1F415", "zzz", "1f1e9-1f1ea"}) {
    EXPECT_EQ(catalogue().find(unknown), nullptr) << unknown;
  }
}

TEST(MotifCatalogue, APointerStaysTheSame) {
  EXPECT_EQ(catalogue().find("1f415"), catalogue().find("1f415"));
}

TEST(MotifCatalogue, EveryMotifHasSomethingToColourInBothDrawings) {
  for_each_motif([](const Motif& motif) {
    const auto colourable = [](const MotifShape& shape) { return shape.role == MotifRole::region; };
    EXPECT_TRUE(std::any_of(motif.shapes.begin(), motif.shapes.end(), colourable)) << motif.id;
    EXPECT_TRUE(std::any_of(motif.simple.begin(), motif.simple.end(), colourable)) << motif.id;
  });
}

TEST(MotifCatalogue, TheSimpleDrawingIsNotBusierThanTheFullOne) {
  std::size_t full = 0, simple = 0;
  for_each_motif([&](const Motif& motif) {
    full += motif.shapes.size();
    simple += motif.simple.size();
    EXPECT_LE(motif.simple.size(), motif.shapes.size() + 3) << motif.id;
  });
  // Drawings by hand that are simple already have no second one.
  EXPECT_LT(simple * 100, full * 77);
}

TEST(MotifCatalogue, EverythingLiesInTheUnitSquare) {
  constexpr double tolerance = 0.003;
  for_each_shape([&](const Motif& motif, const MotifShape& shape) {
    const geometry::Rect box = shape.path.bounds();
    EXPECT_GE(box.left, -tolerance) << motif.id;
    EXPECT_GE(box.top, -tolerance) << motif.id;
    EXPECT_LE(box.right, 1 + tolerance) << motif.id;
    EXPECT_LE(box.bottom, 1 + tolerance) << motif.id;
  });
}

TEST(MotifCatalogue, BoundsAreThoseOfTheDrawing) {
  for_each_motif([](const Motif& motif) {
    geometry::Rect box;
    for (const MotifShape& shape : motif.shapes) box.include(shape.path.bounds());
    EXPECT_NEAR(box.left, motif.bounds.left, 0.01) << motif.id;
    EXPECT_NEAR(box.top, motif.bounds.top, 0.01) << motif.id;
    EXPECT_NEAR(box.right, motif.bounds.right, 0.01) << motif.id;
    EXPECT_NEAR(box.bottom, motif.bounds.bottom, 0.01) << motif.id;
  });
}

TEST(MotifCatalogue, RegionsAndSolidsAreClosedAndLinesAreOpen) {
  for_each_shape([](const Motif& motif, const MotifShape& shape) {
    const auto lines = geometry::flatten(shape.path, 1e-3);
    ASSERT_FALSE(lines.empty()) << motif.id;
    if (shape.role == MotifRole::line) {
      EXPECT_EQ(lines.size(), 1u) << motif.id;
      EXPECT_FALSE(lines[0].closed) << motif.id;
      return;
    }
    for (const auto& line : lines) {
      EXPECT_TRUE(line.closed) << motif.id;
      EXPECT_GE(line.points.size(), 3u) << motif.id;
    }
  });
}

TEST(MotifCatalogue, SubpathsAreJoinedWithoutGaps) {
  // A closed subpath whose last point is far from its first would be closed by a straight line across the
  // shape.
  for_each_shape([](const Motif& motif, const MotifShape& shape) {
    if (shape.role == MotifRole::line) return;
    const auto& points = shape.path.points();
    geometry::Point start, last;
    std::size_t at = 0;
    for (const geometry::Verb verb : shape.path.verbs()) {
      if (verb == geometry::Verb::close) {
        EXPECT_LT(geometry::length(last - start), 0.002) << motif.id;
        continue;
      }
      if (verb == geometry::Verb::move) start = points[at];
      at += verb == geometry::Verb::cubic ? 3 : 1;
      last = points[at - 1];
    }
  });
}

TEST(MotifCatalogue, NoRegionIsASliver) {
  for_each_motif([](const Motif& motif) {
    for (const MotifShape& shape : motif.shapes) {
      if (shape.role != MotifRole::region) continue;
      EXPECT_GT(outer_area(shape), 0.0003) << motif.id;
      EXPECT_GT(shape.thickness, 0.012) << motif.id;
    }
    for (const MotifShape& shape : motif.simple) {
      if (shape.role != MotifRole::region) continue;
      EXPECT_GT(outer_area(shape), 0.0008) << motif.id;
      EXPECT_GT(shape.thickness, 0.02) << motif.id;
    }
  });
}

TEST(MotifCatalogue, ThicknessFitsIntoTheBounds) {
  for_each_shape([](const Motif& motif, const MotifShape& shape) {
    EXPECT_GT(shape.thickness, 0) << motif.id;
    const geometry::Rect box = shape.path.bounds();
    if (shape.role == MotifRole::line) return;
    EXPECT_LE(shape.thickness, std::min(box.width(), box.height()) + 0.01) << motif.id;
  });
}

TEST(MotifCatalogue, AnIslandIsPaintedAfterTheRegionAroundIt) {
  // Regions go from large to small, then black shapes, then lines: nothing is hidden by what contains it.
  for_each_motif([](const Motif& motif) {
    for (const auto* shapes : {&motif.shapes, &motif.simple}) {
      EXPECT_TRUE(std::is_sorted(shapes->begin(), shapes->end(),
                                 [](const MotifShape& a, const MotifShape& b) { return a.role < b.role; }))
          << motif.id;
      double before = 1;
      for (const MotifShape& shape : *shapes) {
        if (shape.role != MotifRole::region) break;
        const double area = outer_area(shape);
        EXPECT_LE(area, before * 1.05 + 0.002) << motif.id;
        before = area;
      }
    }
  });
}

TEST(MotifCatalogue, BlackStaysSmall) {
  for_each_motif([](const Motif& motif) {
    double black = 0;
    for (const MotifShape& shape : motif.shapes) {
      if (shape.role == MotifRole::solid) black += outer_area(shape);
    }
    EXPECT_LT(black, 0.12 * motif.bounds.area()) << motif.id;
  });
}

// Animals whose eyes are seen. Eyes must never come out hollow, so each of them has something black.
TEST(MotifCatalogue, AnimalsHaveEyes) {
  for (const char* id :
       {"1f400", "1f401", "1f402", "1f403", "1f404",           "1f405",          "1f406", "1f407", "1f408",
        "1f40a", "1f40c", "1f40d", "1f40e", "1f40f",           "1f410",          "1f411", "1f412", "1f413",
        "1f414", "1f415", "1f416", "1f417", "1f418",           "1f419",          "1f41f", "1f420", "1f421",
        "1f422", "1f423", "1f424", "1f425", "1f426",           "1f427",          "1f428", "1f429", "1f42a",
        "1f42c", "1f42d", "1f42e", "1f42f", "1f430",           "1f431",          "1f432", "1f433", "1f435",
        "1f436", "1f437", "1f438", "1f439", "1f43a",           "1f43b",          "1f43c", "1f981", "1f982",
        "1f983", "1f984", "1f985", "1f986", "1f987",           "1f988",          "1f989", "1f98a", "1f98e",
        "1f98f", "1f992", "1f993", "1f994", "1f995",           "1f996",          "1f998", "1f999", "1f99b",
        "1f99c", "1f99d", "1f9a2", "1f9a5", "1f9a6",           "1f9a7",          "1f9a9", "1f9ab", "1f9ac",
        "1f9ad", "1fabf", "1face", "1facf", "1f408-200d-2b1b", "1f43b-200d-2744"}) {
    const Motif* motif = catalogue().find(id);
    ASSERT_NE(motif, nullptr) << id;
    for (const auto* shapes : {&motif->shapes, &motif->simple}) {
      EXPECT_TRUE(std::any_of(shapes->begin(), shapes->end(),
                              [](const MotifShape& shape) { return shape.role == MotifRole::solid; }))
          << id << (shapes == &motif->simple ? " (simple)" : "");
    }
  }
}

// The same for second drawings.
TEST(MotifCatalogue, SecondDrawingsOfAnimalsHaveEyes) {
  for (const char* id :
       {"1f400", "1f402", "1f403", "1f404", "1f405", "1f406", "1f408", "1f408-200d-2b1b", "1f40a", "1f40b",
        "1f40e", "1f40f", "1f410", "1f411", "1f414", "1f416", "1f417", "1f419",           "1f420", "1f423",
        "1f424", "1f425", "1f426", "1f428", "1f429", "1f42a", "1f42d", "1f42e",           "1f42f", "1f430",
        "1f431", "1f433", "1f434", "1f435", "1f436", "1f437", "1f438", "1f439",           "1f43a", "1f43b",
        "1f43c", "1f43f", "1f981", "1f984", "1f988", "1f98a", "1f98c", "1f98e",           "1f994", "1f996",
        "1f999", "1f99c", "1f9a3", "1f9a6", "1f9a8", "1f9ab", "1f9ac", "1f9ad",           "1fabf"}) {
    const Motif* motif = catalogue().find(id);
    ASSERT_NE(motif, nullptr) << id;
    ASSERT_NE(motif->second, nullptr) << id;
    for (const auto* shapes : {&motif->second->shapes, &motif->second->simple}) {
      EXPECT_TRUE(std::any_of(shapes->begin(), shapes->end(),
                              [](const MotifShape& shape) { return shape.role == MotifRole::solid; }))
          << id << (shapes == &motif->second->simple ? " (simple)" : "");
    }
  }
}

TEST(MotifCatalogue, ManyMotifsHaveASecondDrawing) {
  int seconds = 0, for_all = 0;
  for (const std::string_view id : catalogue().ids()) {
    const Motif* motif = catalogue().find(id);
    if (motif->second == nullptr) {
      EXPECT_FALSE(motif->second_for_all) << id;
      continue;
    }
    ++seconds;
    for_all += motif->second_for_all ? 1 : 0;
    EXPECT_EQ(motif->second->id, id);
    EXPECT_EQ(motif->second->second, nullptr) << id;
  }
  // Those drawn by hand in an emoji's place need none: their simple form serves small children.
  EXPECT_GE(seconds, 510);
  EXPECT_GE(for_all, 475);
}

TEST(MotifCatalogue, SecondDrawingsAreSimpler) {
  const auto regions = [](const Motif& motif) {
    return std::count_if(motif.shapes.begin(), motif.shapes.end(),
                         [](const MotifShape& shape) { return shape.role == MotifRole::region; });
  };
  std::ptrdiff_t first = 0, second = 0;
  for (const std::string_view id : catalogue().ids()) {
    const Motif* motif = catalogue().find(id);
    if (motif->second == nullptr) continue;
    first += regions(*motif);
    second += regions(*motif->second);
    EXPECT_LE(regions(*motif->second), 60) << id;
  }
  EXPECT_LT(second * 4, first * 3);
}

TEST(MotifCatalogue, ThreadsMayDecodeAtTheSameTime) {
  const Catalogue fresh(base::resource("motifs.pack"));
  std::vector<std::vector<const Motif*>> seen(4);
  std::vector<std::thread> threads;
  for (auto& mine : seen) {
    threads.emplace_back([&] {
      for (std::size_t i = 0; i < fresh.ids().size(); i += 9) mine.push_back(fresh.find(fresh.ids()[i]));
    });
  }
  for (auto& thread : threads) thread.join();
  for (const auto& mine : seen) EXPECT_EQ(mine, seen[0]);
}

TEST(MotifCatalogue, ThePackIsSmall) {
  EXPECT_LT(base::resource("motifs.pack").size(), 3'000'000u);
}

}  // namespace
