#include "drawing/beasts/beast.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/beasts/anatomy.h"
#include "drawing/page/tidy.h"
#include "geometry/label_grid.h"
#include "geometry/mask.h"

namespace drawing::beasts {
namespace {

using figures::Layer;
using figures::Part;
using figures::PartName;

constexpr double pen_mm = 0.9;
constexpr double mm_per_unit = 1.2;  // a child of 92 units is 110 mm high
constexpr double least_mm2 = 12;

struct Case {
  BeastLook look;
  const BeastPose* pose;
  PosedBeast beast;

  std::string text() const {
    return std::string(pose->name) + " of " + std::string(to_string(look.species)) + " " +
           std::to_string(look.coat) + (look.baby ? ", young" : "");
  }
};

// Every second pose of each species and every pose by half of them, in turn by their varieties and young:
// drawn once for all tests. The whole matrix is in the sheet.
const std::vector<Case>& cases() {
  static const std::vector<Case> all = [] {
    std::vector<Case> list;
    for (int i = 0; i < species_count; ++i) {
      const Species species = static_cast<Species>(i);
      int number = i;
      for (const BeastPose& pose : beast_poses()) {
        if (++number % 2 == 0) continue;
        const BeastLook look{species, number / 2 % coats_of(species), number % 5 == 4};
        list.push_back({look, &pose, draw_beast(look, pose)});
      }
    }
    return list;
  }();
  return all;
}

bool four_legged(const Case& c) {
  return kind_of(c.look.species) == Kind::four_legs;
}

int outer_lines(const Part& part) {
  int outer = 0;
  for (const geometry::Polyline& line : geometry::flatten(part.shape.path, 0.2))
    outer += geometry::signed_area(line) > 0 ? 1 : 0;
  return outer;
}

// The largest white part of a layer.
const Part* body_of(const PosedBeast& beast) {
  const Part* body = nullptr;
  double largest = 0;
  for (const Part& part : beast.parts) {
    if (part.layer != Layer::body || part.shape.role != Role::region) continue;
    const geometry::Rect box = part.shape.path.control_bounds();
    if (box.width() * box.height() <= largest) continue;
    largest = box.width() * box.height();
    body = &part;
  }
  return body;
}

// White areas within the lines, and how many of them are too small to colour. What is below half a square
// millimetre is a corner where lines meet.
struct Regions {
  int all = 0, small = 0;
};

Regions regions_of(page::Figure figure) {
  geometry::LabelGrid grid(figure.bounds().inflated(3), 0.3);
  int label = 2;
  for (const Shape& shape : figure.shapes) {
    const auto lines = geometry::flatten(shape.path, 0.1);
    const auto paint = [&](bool black) {
      return static_cast<geometry::LabelGrid::Label>(label + (black ? 1 : 0));
    };
    if (shape.fill != Fill::none) grid.fill(lines, false, paint(shape.fill == Fill::black));
    if (shape.line_mm > 0) grid.stroke(lines, shape.line_mm * pen_mm, paint(true));
    label += 2;
  }
  const geometry::LabelRegions regions(grid);
  Regions count;
  for (const geometry::LabelRegion& region : regions.regions()) {
    const double mm2 = static_cast<double>(region.cells) * grid.cell() * grid.cell();
    if (region.touches_border || mm2 < 0.5) continue;
    ++count.all;
    count.small += mm2 < least_mm2 ? 1 : 0;
  }
  return count;
}

TEST(Beast, HasThePosesThatDeedsAskFor) {
  for (const char* name :
       {"stand", "walk", "run",  "gallop", "jump", "sit",  "lie", "curl",  "eat",  "drink", "howl", "sneak",
        "bow",   "beg",  "rear", "climb",  "back", "swim", "fly", "carry", "peck", "perch", "sleep"})
    EXPECT_NE(find_beast_pose(name), nullptr) << name;
  EXPECT_EQ(find_beast_pose("juggle"), nullptr);
}

TEST(Beast, AllRegionsAndSolidsAreClosed) {
  for (const Case& c : cases()) {
    ASSERT_FALSE(c.beast.parts.empty()) << c.text();
    for (const Part& part : c.beast.parts) {
      if (part.shape.role == Role::detail) continue;
      const auto& verbs = part.shape.path.verbs();
      ASSERT_EQ(std::count(verbs.begin(), verbs.end(), geometry::Verb::move),
                std::count(verbs.begin(), verbs.end(), geometry::Verb::close))
          << c.text() << ": " << to_string(part.name);
    }
  }
}

TEST(Beast, ABodyIsOneRegion) {
  for (const Case& c : cases()) {
    const Part* body = body_of(c.beast);
    ASSERT_NE(body, nullptr) << c.text();
    EXPECT_EQ(outer_lines(*body), 1) << c.text();
  }
}

TEST(Beast, RegionsCanBeColoured) {
  Regions sum;
  // A step that no species' number of cases is a multiple of, so that all poses take turns.
  for (std::size_t i = 0; i < cases().size(); i += 4) {
    const Case& c = cases()[i];
    page::Figure figure = c.beast.figure().transformed(geometry::Affine::scaling(mm_per_unit, mm_per_unit));
    page::tidy(figure, Age::years_6_8, pen_mm);
    const Regions here = regions_of(std::move(figure));
    EXPECT_LE(here.small, 5) << c.text();
    sum.all += here.all;
    sum.small += here.small;
  }
  EXPECT_GT(sum.all, 1500);
  // A small region that cannot be joined without opening a third one stays: closed comes before large.
  EXPECT_LT(sum.small, 0.05 * sum.all);
}

int parts_named(const PosedBeast& beast, PartName name) {
  return static_cast<int>(std::count_if(beast.parts.begin(), beast.parts.end(),
                                        [&](const Part& part) { return part.name == name; }));
}

TEST(Beast, WhoFleesOrCarriesIsSeenFromTheSide) {
  for (const Species species : {Species::dog, Species::cat, Species::rabbit, Species::bear}) {
    for (const char* pose : {"flee", "carry", "chase"})
      EXPECT_EQ(parts_named(draw_beast({species}, *find_beast_pose(pose)), PartName::eye), 1)
          << pose << " of " << to_string(species);
    EXPECT_EQ(parts_named(draw_beast({species}, *find_beast_pose("run")), PartName::eye), 2)
        << to_string(species);
  }
}

TEST(Beast, AParrotFliesOnFeathersAndAPenguinHasFlippers) {
  const BeastPose& fly = *find_beast_pose("fly");
  const auto points = [&](Species species) {
    std::size_t most = 0;
    for (const Part& part : draw_beast({species}, fly).parts) {
      if (part.name == PartName::wing) most = std::max(most, part.shape.path.verbs().size());
    }
    return most;
  };
  EXPECT_GT(parts_named(draw_beast({Species::parrot}, fly), PartName::wing), 2);
  EXPECT_EQ(parts_named(draw_beast({Species::penguin}, fly), PartName::wing), 2);
  EXPECT_NE(points(Species::parrot), points(Species::penguin));
}

bool has_flowing_mane(Species species) {
  return species == Species::horse || species == Species::pony || species == Species::unicorn;
}

TEST(Beast, AManeIsOneRegionOrAUnicornsLocksAndWithoutScraps) {
  for (const Species species :
       {Species::horse, Species::pony, Species::unicorn, Species::donkey, Species::zebra}) {
    for (const char* pose : {"stand", "gallop", "jump", "eat", "back", "rear", "lie", "curl"}) {
      for (const double size : {1.6, 1.0, .5}) {
        const std::string text = std::string(pose) + " of " + std::string(to_string(species));
        const PosedBeast beast = draw_beast({species}, *find_beast_pose(pose), {}, {.mm_per_unit = size});
        int manes = 0;
        for (const Part& part : beast.parts) {
          if (part.name != PartName::mane || part.layer != Layer::head || part.shape.role != Role::region)
            continue;
          ++manes;
          const int pieces = outer_lines(part);
          EXPECT_GE(pieces, 1) << text;
          // A head that looks back lies upon it and may part the brow's lock from the rest.
          EXPECT_LE(pieces, std::string(pose) == "back" || std::string(pose) == "curl" ? 2 : 1) << text;
          for (const geometry::Polyline& line : geometry::flatten(part.shape.path, .2))
            EXPECT_GE(std::abs(geometry::signed_area(line)) * size * size, least_mm2 * .8) << text;
        }
        // Locks upon it, where they are large enough.
        EXPECT_LE(manes, species == Species::unicorn ? 4 : 1) << text;
        EXPECT_TRUE(manes >= 1 || !has_flowing_mane(species)) << text;
        if (species == Species::unicorn && std::string(pose) == "stand" && size > 1) {
          EXPECT_GE(manes, 3) << text;
        }
      }
    }
  }
}

TEST(Beast, AFoalHasLongLegsAndNoMarksOnThem) {
  for (const Species species : {Species::horse, Species::pony, Species::unicorn}) {
    for (int coat = 0; coat < coats_of(species); ++coat) {
      const PosedBeast foal = draw_beast({species, coat, true}, *find_beast_pose("stand")),
                       mare = draw_beast({species, coat, false}, *find_beast_pose("stand"));
      const auto leggy = [](const PosedBeast& beast) {
        const geometry::Rect box = body_of(beast)->shape.path.control_bounds();
        return box.height() / box.width();
      };
      EXPECT_GT(leggy(foal), leggy(mare)) << to_string(species);
      EXPECT_LT(foal.figure().bounds().height(), .8 * mare.figure().bounds().height()) << to_string(species);
      EXPECT_TRUE(std::none_of(foal.parts.begin(), foal.parts.end(), [](const Part& part) {
        return part.name == PartName::sock;
      })) << to_string(species);
    }
  }
}

TEST(Beast, WhoChasesOrWatchesLooksAheadAndNotAtTheViewer) {
  const auto eyes = [](const PosedBeast& beast) {
    return std::count_if(beast.parts.begin(), beast.parts.end(),
                         [](const Part& part) { return part.name == PartName::eye; });
  };
  for (const Species species : {Species::dog, Species::cat, Species::fox, Species::wolf, Species::bear}) {
    // A wolf has no other view of its head.
    EXPECT_EQ(eyes(draw_beast({species}, *find_beast_pose("run"))), species == Species::wolf ? 1 : 2)
        << to_string(species);
    for (const char* pose : {"chase", "pounce", "watch"}) {
      const PosedBeast beast = draw_beast({species}, *find_beast_pose(pose));
      EXPECT_EQ(eyes(beast), 1) << pose << " of " << to_string(species);
      // The muzzle is the foremost of the head.
      EXPECT_GT(beast.contacts.mouth.at.x, beast.contacts.head.at.x + 8)
          << pose << " of " << to_string(species);
    }
  }
}

TEST(Beast, SmallAnimalsHaveFewerMarks) {
  const BeastPose& stand = *find_beast_pose("stand");
  for (const Species species : {Species::cat, Species::zebra, Species::giraffe, Species::cow}) {
    const PosedBeast large = draw_beast({species}, stand, {}, {.mm_per_unit = 1.2}),
                     small = draw_beast({species}, stand, {}, {.mm_per_unit = 0.16});
    EXPECT_LT(small.parts.size(), large.parts.size()) << to_string(species);
  }
}

TEST(Beast, WhoIsOnTheGroundStandsOnIt) {
  for (const Case& c : cases()) {
    if (!four_legged(c) || c.pose->legs.in_the_air) continue;
    // It leaps where others run.
    if (c.look.species == Species::frog && c.pose->legs.tail_flies) continue;
    double lowest = -1000;
    for (const Part& part : c.beast.parts) {
      if (part.name != PartName::tail && part.name != PartName::mane)
        lowest = std::max(lowest, part.shape.path.bounds().bottom);
    }
    EXPECT_NEAR(lowest * mm_per_unit, 0, 1) << c.text();
  }
}

TEST(Beast, NothingIsDrawnBelowTheWaterLine) {
  for (const Case& c : cases()) {
    const bool swims = four_legged(c) ? c.pose->legs.in_water : c.pose->wings.in_water;
    if (!swims || kind_of(c.look.species) == Kind::fish) continue;
    EXPECT_LT(c.beast.figure().exact_bounds().bottom * mm_per_unit, 1) << c.text();
  }
}

TEST(Beast, WhoSwimsHasWavesBeforeItsBreastAndNoFlatBottom) {
  for (const Species species : {Species::duck, Species::swan, Species::dog, Species::elephant}) {
    for (const bool baby : {false, true}) {
      const PosedBeast beast = draw_beast({species, 0, baby}, *find_beast_pose("swim"));
      const geometry::Rect body = body_of(beast)->shape.path.control_bounds();
      // The lowest points of the outline: as waves they are not all on one line.
      double lowest = -100, highest = 0;
      for (const geometry::Polyline& line : geometry::flatten(body_of(beast)->shape.path, .1)) {
        for (const Point p : line.points) {
          const bool inner = p.x > body.left + .3 * body.width() && p.x < body.right - .3 * body.width();
          if (!inner || p.y < -6) continue;
          lowest = std::max(lowest, p.y);
          highest = std::min(highest, p.y);
        }
      }
      EXPECT_GT(lowest - highest, .6) << to_string(species);
      // Ripples reach out beyond the breast.
      double reach = -100;
      for (const Part& part : beast.parts) {
        if (part.name == PartName::mark && part.shape.role == Role::detail)
          reach = std::max(reach, part.shape.path.control_bounds().right);
      }
      double breast = -100;
      for (const geometry::Polyline& line : geometry::flatten(body_of(beast)->shape.path, .1))
        for (const Point p : line.points)
          if (p.y > -5) breast = std::max(breast, p.x);
      EXPECT_GT(reach, breast + 2) << to_string(species);
    }
  }
}

TEST(Beast, FacesAreNotCovered) {
  for (const Case& c : cases()) {
    // Eyes are painted last but for what belongs to the head.
    bool eye = false;
    geometry::Rect eyes;
    for (const Part& part : c.beast.parts) {
      if (part.name == PartName::eye) {
        eye = true;
        eyes.include(part.shape.path.bounds());
      } else if (eye && part.shape.role == Role::region && part.name != PartName::ear) {
        geometry::Mask over(eyes.inflated(0.5), 0.3), face = over;
        over.fill(part.shape.path, false, true, 0.1);
        for (const Part& other : c.beast.parts) {
          if (other.name == PartName::eye && other.shape.fill != Fill::none)
            face.fill(other.shape.path, false, true, 0.1);
        }
        EXPECT_EQ(over.common(face), 0U) << c.text() << ": " << to_string(part.name);
      }
    }
    EXPECT_TRUE(eye) << c.text();
  }
}

TEST(Beast, EyesAreOpenOrClosedAsAsked) {
  const BeastPose& sit = *find_beast_pose("sit");
  for (int i = 0; i < species_count; ++i) {
    const BeastLook look{static_cast<Species>(i)};
    const auto pupils = [&](BeastMood mood) {
      const PosedBeast beast = draw_beast(look, sit, {.mouth = {}, .mood = mood});
      return std::count_if(beast.parts.begin(), beast.parts.end(), [](const Part& part) {
        return part.name == PartName::eye && part.shape.fill == Fill::black;
      });
    };
    EXPECT_GT(pupils(BeastMood::awake), 0) << to_string(look.species);
    EXPECT_EQ(pupils(BeastMood::asleep), 0) << to_string(look.species);
  }
}

TEST(Beast, WhoIsAfraidHasRaisedBrows) {
  const BeastPose& stand = *find_beast_pose("stand");
  for (const Species species :
       {Species::mouse, Species::cat, Species::dog, Species::lion, Species::hedgehog}) {
    const auto count = [&](BeastMood mood, PartName name) {
      const PosedBeast beast = draw_beast(BeastLook{species}, stand, {.mouth = {}, .mood = mood});
      return std::count_if(beast.parts.begin(), beast.parts.end(),
                           [&](const Part& part) { return part.name == name; });
    };
    EXPECT_EQ(count(BeastMood::awake, PartName::brow), 0) << to_string(species);
    EXPECT_GT(count(BeastMood::afraid, PartName::brow), 0) << to_string(species);
  }
}

TEST(Beast, TheMouthReachesItsTarget) {
  // A step that no species' number of cases is a multiple of, so that all poses take turns.
  for (std::size_t i = 0; i < cases().size(); i += 4) {
    const Case& c = cases()[i];
    if (c.pose->legs.curled || c.pose->legs.looks_back || c.pose->legs.in_water || c.pose->wings.in_water)
      continue;
    const Point mouth = c.beast.contacts.mouth.at;
    const Point target = mouth + Point{3, mouth.y < -30 ? 6.0 : -2.0};
    const PosedBeast beast = draw_beast(c.look, *c.pose, {.mouth = target, .mood = {}});
    EXPECT_LT(geometry::length(beast.contacts.mouth.at - target) * mm_per_unit, 1) << c.text();
  }
}

TEST(Beast, TheMirrorImageLooksToTheLeft) {
  for (const Case& c : cases()) {
    const PosedBeast mirrored = c.beast.mirrored();
    const geometry::Rect a = c.beast.figure().exact_bounds(), b = mirrored.figure().exact_bounds();
    EXPECT_NEAR(a.left, -b.right, 1e-9);
    EXPECT_NEAR(a.top, b.top, 1e-9);
    EXPECT_NEAR(c.beast.contacts.mouth.at.x, -mirrored.contacts.mouth.at.x, 1e-9);
    EXPECT_NEAR(std::cos(c.beast.contacts.back.angle / 57.29577951),
                -std::cos(mirrored.contacts.back.angle / 57.29577951), 1e-6);
  }
}

TEST(Beast, LayersAddUpToTheFigureInPaintingOrder) {
  for (const Case& c : cases()) {
    EXPECT_TRUE(std::is_sorted(c.beast.parts.begin(), c.beast.parts.end(), [](const Part& a, const Part& b) {
      return a.layer < b.layer;
    })) << c.text();
    const std::size_t behind = c.beast.layers(Layer::far_leg, Layer::body).shapes.size(),
                      before = c.beast.layers(Layer::head, Layer::head).shapes.size();
    EXPECT_EQ(behind + before, c.beast.parts.size()) << c.text();
  }
}

TEST(Beast, ARiderSitsOnTheBack) {
  const BeastPose& stand = *find_beast_pose("stand");
  for (const Species species : {Species::horse, Species::pony, Species::unicorn}) {
    const PosedBeast beast = draw_beast({species}, stand);
    geometry::Mask body(beast.figure().bounds(), 0.5);
    body.fill(body_of(beast)->shape.path, false, true, 0.1);
    const Point seat = beast.contacts.back.at;
    EXPECT_TRUE(body.at(seat + Point{0, 3})) << to_string(species);
    EXPECT_FALSE(body.at(seat - Point{0, 3})) << to_string(species);
  }
}

TEST(Beast, TheSameLookAndPoseAreTheSameDrawing) {
  for (std::size_t i = 0; i < cases().size(); i += 17) {
    const Case& c = cases()[i];
    const PosedBeast again = draw_beast(c.look, *c.pose);
    ASSERT_EQ(again.parts.size(), c.beast.parts.size());
    for (std::size_t k = 0; k < again.parts.size(); ++k)
      EXPECT_EQ(again.parts[k].shape.path, c.beast.parts[k].shape.path);
  }
}

TEST(BeastLook, NoTwoOfAKindAreAlikeWhileThereAreVarieties) {
  for (int i = 0; i < species_count; ++i) {
    const Species species = static_cast<Species>(i);
    base::Random random(5);
    std::vector<BeastLook> looks;
    for (int k = 0; k < coats_of(species); ++k) looks.push_back(make_beast(random, species, looks));
    EXPECT_EQ(looks.front().coat, 0);
    for (std::size_t k = 0; k < looks.size(); ++k) {
      for (std::size_t l = 0; l < k; ++l) EXPECT_NE(looks[k].coat, looks[l].coat) << to_string(species);
    }
  }
}

TEST(BeastLook, VarietiesAreDrawnDifferently) {
  const BeastPose& stand = *find_beast_pose("stand");
  for (int i = 0; i < species_count; ++i) {
    const Species species = static_cast<Species>(i);
    for (int coat = 1; coat < coats_of(species); ++coat) {
      const PosedBeast a = draw_beast({species, coat - 1}, stand), b = draw_beast({species, coat}, stand);
      const bool same = a.parts.size() == b.parts.size() &&
                        std::equal(a.parts.begin(), a.parts.end(), b.parts.begin(),
                                   [](const Part& x, const Part& y) { return x.shape.path == y.shape.path; });
      EXPECT_FALSE(same) << to_string(species) << " " << coat;
    }
  }
}

TEST(Beast, WhoCallsHasItsMouthOpen) {
  for (const Species species : {Species::cow, Species::horse, Species::camel, Species::rhino, Species::hippo,
                                Species::crocodile, Species::lion}) {
    const PosedBeast beast = draw_beast({species}, *find_beast_pose("bark"));
    EXPECT_TRUE(std::any_of(beast.parts.begin(), beast.parts.end(), [](const Part& part) {
      return part.name == PartName::mouth && part.shape.role == Role::region;
    })) << to_string(species);
  }
}

TEST(Beast, HeavyOnesGallopOnTheGround) {
  for (const Species species : {Species::elephant, Species::rhino, Species::hippo})
    EXPECT_NEAR(draw_beast({species}, *find_beast_pose("gallop")).figure().exact_bounds().bottom, 0, 1)
        << to_string(species);
}

TEST(Beast, WhoGoesOnTwoLegsHoldsItsHeadOverThem) {
  for (const Species species : {Species::kangaroo, Species::tyrannosaur}) {
    const PosedBeast stand = draw_beast({species}, *find_beast_pose("stand"));
    EXPECT_LT(stand.contacts.near_forefoot.at.y, -10) << to_string(species);
    EXPECT_LT(stand.contacts.mouth.at.y, stand.contacts.back.at.y) << to_string(species);
    // It lies as others do.
    EXPECT_GT(draw_beast({species}, *find_beast_pose("lie")).contacts.near_forefoot.at.y, -3)
        << to_string(species);
  }
}

TEST(Beast, ASealOnLandRaisesItsHead) {
  const PosedBeast lies = draw_beast({Species::seal}, *find_beast_pose("lie")),
                   swims = draw_beast({Species::seal}, *find_beast_pose("swim"));
  EXPECT_LT(lies.contacts.mouth.at.y, swims.contacts.mouth.at.y - 8);
}

TEST(Beast, APenguinSlidesOnItsBelly) {
  const auto height = [](const char* pose) {
    return draw_beast({Species::penguin}, *find_beast_pose(pose)).figure().exact_bounds().height();
  };
  EXPECT_LT(height("slide"), .7 * height("stand"));
}

// Its ears would be horns on the rim of a bowl, and black toes a smear on the branch.
TEST(Beast, AnOwlsEarsGrowOutOfItsHeadAndItsToesCanBeColoured) {
  const PosedBeast owl = draw_beast({Species::owl}, *find_beast_pose("stand"));
  int toes = 0;
  for (const Part& part : owl.parts) {
    EXPECT_NE(part.name, PartName::ear);
    if (part.name != PartName::skin) continue;
    EXPECT_EQ(part.shape.role, Role::region);
    ++toes;
  }
  EXPECT_GE(toes, 1);
}

TEST(Beast, AStorkRestsOneLeg) {
  const auto on_ground = [](const char* pose) {
    const PosedBeast stork = draw_beast({Species::stork}, *find_beast_pose(pose));
    return std::count_if(stork.parts.begin(), stork.parts.end(), [](const Part& part) {
      return part.name == PartName::skin && part.shape.path.bounds().bottom > -1;
    });
  };
  EXPECT_EQ(on_ground("one_leg") + 1, on_ground("stand"));
}

TEST(Beast, APenguinHasAWhiteFrontAndSlidesWithItsWingBehind) {
  const PosedBeast penguin = draw_beast({Species::penguin}, *find_beast_pose("slide"));
  const auto count = [&](PartName name) {
    return std::count_if(penguin.parts.begin(), penguin.parts.end(),
                         [&](const Part& part) { return part.name == name; });
  };
  EXPECT_GE(count(PartName::belly), 1);
  EXPECT_GE(count(PartName::face), 1);
  EXPECT_GE(count(PartName::skin), 1) << "no feet";
  for (const Part& part : penguin.parts) {
    if (part.name == PartName::wing) {
      EXPECT_LT(part.shape.path.bounds().center().x, penguin.contacts.head.at.x);
    }
  }
}

TEST(Beast, ARiderSitsBetweenTwoHumpsOrOnOne) {
  const BeastPose& stand = *find_beast_pose("stand");
  const PosedBeast two = draw_beast({Species::camel, 0}, stand), one = draw_beast({Species::camel, 1}, stand);
  EXPECT_LT(one.contacts.back.at.y, two.contacts.back.at.y - 8);
}

TEST(BeastSpecies, EachIsShownByAMotifOfTheLexicon) {
  std::set<Species> shown;
  for (const char* name : {"animals", "own", "fantasy"}) {
    std::ifstream file(std::string(BUNTSTIFT_SOURCE_DIR "/resources/lexicon/") + name + ".toml");
    ASSERT_TRUE(file) << name;
    for (std::string line; std::getline(file, line);) {
      const std::size_t end = line.find(" = {");
      if (end == std::string::npos) continue;
      if (const std::optional<Species> species = species_of(line.substr(0, end))) shown.insert(*species);
    }
  }
  EXPECT_EQ(shown.size(), static_cast<std::size_t>(species_count));
}

TEST(BeastSpecies, MotifsHaveTheirSpecies) {
  EXPECT_EQ(species_of("1f415"), Species::dog);
  EXPECT_EQ(species_of("own-katze"), Species::cat);
  EXPECT_EQ(species_of("own-einhorn"), Species::unicorn);
  EXPECT_EQ(species_of("own-feuerwehrauto"), std::nullopt);
}

// Else its lower jaw is lost before its chest.
TEST(Beast, AWolfShowsItsLongSnoutWhereAFoxShowsItsFace) {
  const Anatomy wolf = anatomy_of({.species = Species::wolf}), fox = anatomy_of({.species = Species::fox});
  EXPECT_FALSE(wolf.face.has_value());
  EXPECT_TRUE(fox.face.has_value());
  EXPECT_GT(wolf.profile.muzzle.x, 1.4 * wolf.profile.skull);
  EXPECT_TRUE(wolf.ruff);
  // So a wolf that only stands is this one, too, and no friendly picture of a fox's kind.
  EXPECT_TRUE(shows_more_than_picture("own-wolf"));
}

TEST(Beast, AGreatCatHasWhiskersOnABluntMuzzleAndABearHasNot) {
  for (const Species species : {Species::lion, Species::tiger, Species::leopard}) {
    const Anatomy cat = anatomy_of({.species = species, .coat = 1});
    EXPECT_TRUE(cat.profile.whiskers) << to_string(species);
    EXPECT_EQ(cat.profile.nose, Profile::Nose::cat) << to_string(species);
  }
  EXPECT_FALSE(anatomy_of({.species = Species::bear}).profile.whiskers);
}

TEST(Beast, WhoRoarsUprightRaisesItsMuzzle) {
  const BeastLook look{Species::tyrannosaur};
  const PosedBeast stands = draw_beast(look, *find_beast_pose("stand"));
  const PosedBeast roars = draw_beast(look, *find_beast_pose("bark"));
  const auto muzzle_below_head = [](const PosedBeast& beast) {
    return beast.contacts.mouth.at.y - beast.contacts.head.at.y;
  };
  EXPECT_LT(muzzle_below_head(roars), -muzzle_below_head(stands) / 2);
}

// A hedgehog whose spines end behind its neck looks like a bear with spines.
TEST(Beast, AHedgehogsSpinesReachAsFarAsItsEyeNearly) {
  const PosedBeast beast = draw_beast({Species::hedgehog}, *find_beast_pose("stand"));
  double spines = -1e9, eye = -1e9;
  for (const Part& part : beast.parts) {
    const geometry::Rect box = part.shape.path.bounds();
    if (part.name == PartName::spines && part.shape.role == Role::region)
      spines = std::max(spines, box.right);
    if (part.name == PartName::eye) eye = std::max(eye, box.left);
  }
  EXPECT_GT(spines, eye - 4);
}

TEST(Beast, AHorsesManeStandsOutBehindItsNeck) {
  for (const Species species : {Species::horse, Species::unicorn}) {
    const PosedBeast beast = draw_beast({species}, *find_beast_pose("stand"));
    const Part* body = body_of(beast);
    ASSERT_NE(body, nullptr);
    const geometry::Field coat = geometry::Field::of(body->shape.path, .5);
    double out = -1e9;
    for (const Part& part : beast.parts) {
      if (part.name != PartName::mane || part.layer != Layer::head || part.shape.role != Role::region)
        continue;
      for (const geometry::Polyline& line : geometry::flatten(part.shape.path, .2))
        for (const Point p : line.points) out = std::max(out, coat.at(p));
    }
    EXPECT_GT(out, 3.5) << to_string(species);
  }
}

double eye_area(const PosedBeast& beast) {
  double area = 0;
  for (const Part& part : beast.parts) {
    if (part.name != PartName::eye || part.shape.role != Role::solid) continue;
    EXPECT_EQ(outer_lines(part), 1);
    const std::vector<geometry::Polyline> lines = geometry::flatten(part.shape.path, 0.05);
    // A hole would be a region too small to be coloured.
    EXPECT_EQ(lines.size(), 1U);
    area += std::abs(geometry::signed_area(lines.front()));
  }
  return area;
}

TEST(Beast, AnEyeHasALightWhereTheHeadIsLargeOnThePage) {
  for (const Species species :
       {Species::dog, Species::horse, Species::elephant, Species::chicken, Species::dolphin}) {
    const BeastLook look{species};
    const BeastPose& pose = *find_beast_pose("stand");
    const double large = eye_area(draw_beast(look, pose, {}, {.mm_per_unit = 1.6})),
                 small = eye_area(draw_beast(look, pose, {}, {.mm_per_unit = .3}));
    EXPECT_GT(large, 0) << to_string(species);
    EXPECT_LT(large, .95 * small) << to_string(species);
  }
}

TEST(Beast, YoungOnesSeenFromTheSideHaveLargeHeadsAndNoTusks) {
  for (const Species species : {Species::dinosaur, Species::tyrannosaur, Species::dragon}) {
    const Anatomy grown = anatomy_of({.species = species}),
                  young = anatomy_of({.species = species, .baby = true});
    EXPECT_GT(young.head / young.round[1], 1.3 * grown.head / grown.round[1]) << to_string(species);
    EXPECT_LT(young.profile.muzzle.x, grown.profile.muzzle.x) << to_string(species);
  }
  const auto tusks = [](bool baby) {
    const PosedBeast beast =
        draw_beast({.species = Species::elephant, .baby = baby}, *find_beast_pose("stand"));
    return std::count_if(beast.parts.begin(), beast.parts.end(),
                         [](const Part& part) { return part.name == PartName::tusk; });
  };
  EXPECT_EQ(tusks(false), 1);
  EXPECT_EQ(tusks(true), 0);
}

TEST(BeastSpecies, AYoungOneIsDrawnWhereItsPictureCanOnlyBeAGrownOnes) {
  for (const Species species : {Species::lion, Species::elephant, Species::tyrannosaur, Species::dragon})
    EXPECT_TRUE(picture_is_of_grown_up(species)) << to_string(species);
  for (const Species species : {Species::mouse, Species::dog, Species::chicken, Species::fish})
    EXPECT_FALSE(picture_is_of_grown_up(species)) << to_string(species);
}

}  // namespace
}  // namespace drawing::beasts
