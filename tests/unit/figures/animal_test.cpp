#include "drawing/figures/animal.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/figures/animal_shapes.h"
#include "drawing/figures/casting.h"
#include "drawing/model/measure.h"
#include "drawing/page/tidy.h"
#include "geometry/mask.h"

namespace drawing::figures {
namespace {

constexpr double pen_mm = 0.9;

struct Case {
  AnimalLook look;
  const Pose* pose;
  PosedFigure animal;

  std::string text() const {
    return std::string(pose->name) + " of the " + std::string(animal_shape(look.kind).word);
  }
  bool in_coat() const { return look.clothes.top == Top::fur; }
};

// Every kind in its coat and dressed, in two poses that all have and four of its own; a bear and an elephant
// in all.
const std::vector<Case>& cases() {
  static const std::vector<Case> all = [] {
    std::vector<Case> list;
    base::Random random(7);
    for (int number = 0; number < animal_kinds; ++number) {
      const auto kind = static_cast<AnimalKind>(number);
      std::vector<const Pose*> held{find_pose("wave"), find_pose("read")};
      for (std::size_t i = 0; i < poses().size(); ++i) {
        if (kind == AnimalKind::bear || (i + static_cast<std::size_t>(number)) % 15 == 0)
          held.push_back(&poses()[i]);
      }
      std::vector<FigureLook> others;
      for (const Pose* pose : held) {
        const AnimalLook look = make_animal(random, kind, others);
        if (others.size() < 3) others.emplace_back(look);
        list.push_back({look, pose, draw_upright_animal(look, *pose)});
      }
    }
    return list;
  }();
  return all;
}

// A dentist has to see them.
TEST(Animal, ACrocodileThatLaughsShowsTheTeethOfBothJaws) {
  const AnimalLook look{.kind = AnimalKind::crocodile};
  Pose pose = *find_pose("sit");
  const auto mouths = [&](Mood mood) {
    pose.mood = mood;
    const PosedFigure animal = draw_upright_animal(look, pose);
    return std::count_if(animal.parts.begin(), animal.parts.end(),
                         [](const Part& part) { return part.name == PartName::mouth; });
  };
  EXPECT_GE(mouths(Mood::laughing), mouths(Mood::neutral) + 2);
}

TEST(Animal, AllRegionsAreClosed) {
  for (const Case& c : cases()) {
    for (const Part& part : c.animal.parts) {
      if (part.shape.role == Role::detail) continue;
      const auto& verbs = part.shape.path.verbs();
      ASSERT_EQ(std::count(verbs.begin(), verbs.end(), geometry::Verb::move),
                std::count(verbs.begin(), verbs.end(), geometry::Verb::close))
          << c.text() << ": " << to_string(part.name);
    }
  }
}

TEST(Animal, BirdsThatActHaveBareLegsAndWings) {
  for (const AnimalKind kind : {AnimalKind::parrot, AnimalKind::owl, AnimalKind::duck, AnimalKind::penguin}) {
    const PosedFigure bird = draw_upright_animal({.kind = kind}, *find_pose("stand")),
                      bear = draw_upright_animal({}, *find_pose("stand"));
    const auto legs = [](const PosedFigure& figure) {
      return std::ranges::count_if(figure.parts, [](const Part& part) {
        return part.name == PartName::skin && part.layer == Layer::body;
      });
    };
    EXPECT_GE(legs(bird), legs(bear) + 2) << static_cast<int>(kind);
  }
}

TEST(Animal, WhoBlowsHasARoundMouth) {
  for (const AnimalKind kind : {AnimalKind::wolf, AnimalKind::bear, AnimalKind::rabbit}) {
    const PosedFigure animal = draw_upright_animal({.kind = kind}, *find_pose("blow"));
    EXPECT_TRUE(std::ranges::any_of(animal.parts, [](const Part& part) {
      return part.name == PartName::mouth && part.shape.role == Role::region;
    })) << static_cast<int>(kind);
  }
}

TEST(Animal, AHedgehogWearsItsSpinesAsACoatDownItsBack) {
  const AnimalLook look{.kind = AnimalKind::hedgehog};
  for (const char* pose : {"walk", "point", "pick"}) {
    const PosedFigure animal = draw_upright_animal(look, *find_pose(pose));
    const bool coat = std::any_of(animal.parts.begin(), animal.parts.end(), [](const Part& part) {
      return part.name == PartName::spines && part.shape.role == Role::region;
    });
    EXPECT_TRUE(coat) << pose;
  }
  // Those of the head end above the chin.
  for (const HeadPiece& piece : animal_shape(AnimalKind::hedgehog).behind) {
    if (piece.name != PartName::hair) continue;
    for (const Point p : piece.points) EXPECT_LT(p.y, .5 * animal_shape(AnimalKind::hedgehog).height);
  }
}

TEST(Animal, FurIsOneRegion) {
  // Trunk, near arm and near leg: one outer line, whatever the pose.
  for (const Case& c : cases()) {
    if (!c.in_coat()) continue;
    for (const Part& part : c.animal.parts) {
      if (part.name != PartName::fur || part.layer != Layer::body) continue;
      int outer = 0;
      for (const geometry::Polyline& line : geometry::flatten(part.shape.path, 0.1))
        outer += geometry::signed_area(line) > 0 ? 1 : 0;
      EXPECT_EQ(outer, 1) << c.text();
    }
  }
}

TEST(Animal, WhoStandsIsOnTheGround) {
  for (const Case& c : cases()) {
    if (c.pose->in_the_air) continue;
    double lowest = -1000;
    for (const Part& part : c.animal.parts) {
      if (part.name != PartName::tail) lowest = std::max(lowest, part.shape.path.bounds().bottom);
    }
    EXPECT_NEAR(lowest, 0, 1) << c.text();
  }
}

TEST(Animal, RegionsCanBeColoured) {
  int regions = 0, small = 0;
  for (std::size_t i = 0; i < cases().size(); i += 4) {
    const Case& c = cases()[i];
    page::Figure figure = c.animal.figure("").transformed(geometry::Affine::scaling(1.2, 1.2));
    page::tidy(figure, Age::years_6_8, pen_mm);
    const geometry::Rect box = figure.bounds().inflated(5);
    Picture picture;
    picture.width_mm = box.width();
    picture.height_mm = box.height();
    picture.elements.resize(1);
    for (Shape& shape : figure.transformed(geometry::Affine::translation(-box.left, -box.top)).shapes) {
      shape.line_mm *= pen_mm;
      picture.shapes.push_back(std::move(shape));
    }
    const PageMeasure measured = measure(picture);
    const auto here = std::count_if(measured.small.begin(), measured.small.end(),
                                    [](const SmallRegion& region) { return region.area_mm2 < 2; });
    EXPECT_LE(here, 2) << c.text();
    regions += measured.regions;
    small += static_cast<int>(here);
  }
  EXPECT_GT(regions, 800);
  EXPECT_LT(small, 0.015 * regions);
}

TEST(Animal, EyesAreSeenInEveryMood) {
  for (int kind = 0; kind < animal_kinds; ++kind) {
    for (int mood = 0; mood < 8; ++mood) {
      for (const double turn : {(kind + mood) % 2 != 0 ? 0.0 : 0.5}) {
        AnimalLook look;
        look.kind = static_cast<AnimalKind>(kind);
        const HeadView view{.turn = turn, .mood = static_cast<Mood>(mood)};
        const std::vector<Part> parts = draw_animal_head(look, view).parts;
        const bool closed = view.mood == Mood::sleepy || view.mood == Mood::crying;
        const std::string text =
            std::string(animal_shape(look.kind).word) + " in mood " + std::to_string(mood);
        int pupils = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
          if (parts[i].name != PartName::eye || parts[i].shape.fill != Fill::black) continue;
          ++pupils;
          // Nothing that is painted later lies on a pupil's middle.
          const Point middle = parts[i].shape.path.bounds().center();
          geometry::Mask over({middle.x - 0.3, middle.y - 0.3, middle.x + 0.3, middle.y + 0.3}, 0.3);
          for (std::size_t j = i + 1; j < parts.size(); ++j) {
            if (parts[j].shape.fill != Fill::none) over.fill(parts[j].shape.path, false, true, 0.1);
          }
          EXPECT_FALSE(over.at(1, 1)) << text;
        }
        EXPECT_EQ(pupils, closed ? 0 : 2) << text;
      }
    }
  }
}

TEST(Animal, KindsHaveHeadsOfTheirOwn) {
  std::vector<std::vector<Part>> heads;
  for (int kind = 0; kind < animal_kinds; ++kind) {
    AnimalLook look;
    look.kind = static_cast<AnimalKind>(kind);
    heads.push_back(draw_animal_head(look, {}).parts);
    for (std::size_t i = 0; i + 1 < heads.size(); ++i) {
      EXPECT_FALSE(heads[i].size() == heads.back().size() &&
                   std::equal(heads[i].begin(), heads[i].end(), heads.back().begin(),
                              [](const Part& a, const Part& b) { return a.shape.path == b.shape.path; }));
    }
  }
}

}  // namespace
}  // namespace drawing::figures
