#include "drawing/figures/person.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/figures/cast_file.h"
#include "drawing/figures/casting.h"
#include "drawing/model/measure.h"
#include "drawing/page/tidy.h"
#include "geometry/mask.h"

namespace drawing::figures {
namespace {

constexpr double pen_mm = 0.9;
constexpr double height_mm = 110;

// Every pose by people of all ages and both sexes, and every role in two, as large as they are when
// they are 110 mm high standing.
struct Case {
  std::string role;
  const Pose* pose;
  PersonLook look;
  double mm_per_unit;
  PosedFigure person;

  std::string text() const {
    return role + " " + std::string(pose->name) + " of stage " +
           std::to_string(static_cast<int>(look.stage)) + (look.sex == Sex::female ? ", female" : ", male");
  }
  page::Figure on_page() const {
    return person.figure("").transformed(geometry::Affine::scaling(mm_per_unit, mm_per_unit));
  }
};

double standing_height(const Build& build) {
  return build.hip_height() + build.trunk + build.head * (build.head_up + 16);
}

Case make_case(std::string role, const Pose& pose, PersonLook look) {
  Case c{std::move(role), &pose, look, 0, {}};
  c.mm_per_unit = height_mm / standing_height(make_build(look.stage, look.sex, look.stature, look.tallness));
  c.person = draw_person(c.look, pose, {}, {}, {.mm_per_unit = c.mm_per_unit});
  return c;
}

const std::vector<Case>& cases() {
  static const std::vector<Case> all = [] {
    std::vector<Case> list;
    for (const Pose& pose : poses()) {
      // Ages and sexes take turns, so that the laws do not take minutes.
      for (const Stage stage : {list.size() % 6 < 2   ? Stage::toddler
                                : list.size() % 6 < 4 ? Stage::baby
                                                      : Stage::old,
                                Stage::child, Stage::adult}) {
        base::Random random(2 * list.size() + 11);
        const Sex sex = list.size() % 2 == 0 ? Sex::male : Sex::female;
        list.push_back(make_case("anyone", pose, make_look(random, stage, sex)));
      }
    }
    std::size_t turn = 0;
    for (const auto& [motif, role] : embedded_cast().people) {
      base::Random random(turn + 5);
      const auto look = std::get<PersonLook>(cast_figure(motif, random).value());
      for (const Pose* pose : {find_pose(turn % 2 != 0 ? "wave" : "point"), &poses()[turn % poses().size()]})
        list.push_back(make_case(motif, *pose, look));
      ++turn;
    }
    for (const Occasion occasion : {Occasion::winter, Occasion::water, Occasion::night, Occasion::rain}) {
      for (const Pose& pose : poses()) {
        base::Random random(++turn);
        const PersonLook look = make_look(random, turn % 2 != 0 ? Stage::child : Stage::adult,
                                          turn % 4 < 2 ? Sex::female : Sex::male);
        if (turn % 5 == 0) list.push_back(make_case("occasion", pose, dressed_for(look, occasion)));
      }
    }
    return list;
  }();
  return all;
}

geometry::Rect bounds_of(const PosedFigure& person) {
  return person.figure("").exact_bounds();
}

Picture alone(page::Figure figure) {
  const geometry::Rect box = figure.bounds().inflated(5);
  Picture picture;
  picture.width_mm = box.width();
  picture.height_mm = box.height();
  picture.elements.resize(1);
  for (Shape& shape : figure.transformed(geometry::Affine::translation(-box.left, -box.top)).shapes) {
    shape.line_mm *= pen_mm;
    picture.shapes.push_back(std::move(shape));
  }
  return picture;
}

TEST(Person, HasAtLeastFortyPoses) {
  EXPECT_GE(poses().size(), 40U);
  EXPECT_EQ(find_pose("run"),
            &*std::find_if(poses().begin(), poses().end(), [](const Pose& p) { return p.name == "run"; }));
  EXPECT_EQ(find_pose("no such pose"), nullptr);
}

TEST(Person, AllRegionsAndSolidsAreClosed) {
  for (const Case& c : cases()) {
    for (const Part& part : c.person.parts) {
      if (part.shape.role == Role::detail) continue;
      ASSERT_FALSE(part.shape.path.empty()) << c.text();
      const auto& verbs = part.shape.path.verbs();
      EXPECT_EQ(std::count(verbs.begin(), verbs.end(), geometry::Verb::move),
                std::count(verbs.begin(), verbs.end(), geometry::Verb::close))
          << c.text() << ": " << to_string(part.name);
    }
  }
}

TEST(Person, RegionsCanBeColoured) {
  int regions = 0, small = 0;
  for (std::size_t i = 0; i < cases().size(); i += 5) {
    const Case& c = cases()[i];
    page::Figure figure = c.on_page();
    page::tidy(figure, Age::years_6_8, pen_mm);
    const PageMeasure measured = measure(alone(std::move(figure)));
    int here = 0;
    for (const SmallRegion& region : measured.small) here += region.area_mm2 < 2 ? 1 : 0;
    EXPECT_LE(here, 2) << c.text();
    regions += measured.regions;
    small += here;
  }
  EXPECT_GT(regions, 800);
  EXPECT_LT(small, 0.015 * regions);
}

TEST(Person, WhoStandsHasBothFeetOnTheGround) {
  for (const Case& c : cases()) {
    if (c.pose->in_the_air) continue;
    EXPECT_NEAR(c.on_page().exact_bounds().bottom, 0, 1) << c.text();
  }
}

TEST(Person, BonesAreStretchedByATwelfthAtMost) {
  for (const Case& c : cases()) {
    const Skeleton& s = c.person.skeleton;
    for (const Limb* limb : {&s.near_arm, &s.far_arm, &s.near_leg, &s.far_leg}) {
      const Build& b = s.build;
      const bool arm = limb == &s.near_arm || limb == &s.far_arm;
      const auto& bones = arm ? b.arm : b.leg;
      EXPECT_LE(geometry::length(limb->joint - limb->root), bones[0] * most_stretch + 1e-6) << c.text();
      EXPECT_LE(geometry::length(limb->end - limb->joint), bones[1] * most_stretch + 1e-6) << c.text();
    }
  }
}

TEST(Person, NoHandCoversTheFace) {
  for (const Case& c : cases()) {
    if (c.pose->hands_at_face) continue;
    const PosedFigure& person = c.person;
    const Part* face = nullptr;
    for (const Part& part : person.parts) {
      if (part.name == PartName::face && part.shape.role == Role::region) face = &part;
    }
    ASSERT_NE(face, nullptr);
    geometry::Mask mask(face->shape.path.bounds().inflated(1), 0.4), over = mask;
    mask.fill(face->shape.path, false, true, 0.1);
    bool above = false;
    for (const Part& part : person.parts) {
      if (above &&
          (part.name == PartName::hand || part.name == PartName::sleeve || part.name == PartName::shirt))
        over.fill(part.shape.path, false, true, 0.1);
      above = above || &part == face;
    }
    EXPECT_EQ(mask.common(over), 0U) << c.text();
  }
}

TEST(Person, WhoSitsOnTheFloorHasBothLegsFreeOfTheHands) {
  for (const Case& c : cases()) {
    if (c.pose->name != "sit_on_floor") continue;
    const Skeleton& s = c.person.skeleton;
    EXPECT_LT(s.near_arm.end.x, s.hip.x) << c.text();
    EXPECT_GT(s.near_leg.end.x, s.hip.x + 0.8 * s.build.leg_length()) << c.text();
  }
}

TEST(Person, WhoKneelsLowHasTheKneesOnTheGroundAndTheFeetBehind) {
  for (const Stage stage : {Stage::baby, Stage::toddler, Stage::child, Stage::adult, Stage::old}) {
    for (const char* name : {"kneel_low", "dig_low"}) {
      const Build build = make_build(stage, Sex::female, Stature::average);
      const Skeleton s = solve(build, *find_pose(name));
      const Limb& leg = s.near_leg;
      EXPECT_NEAR(leg.joint.y + build.leg_width[1], 0, 2.5) << name;
      EXPECT_NEAR(leg.end.y, leg.joint.y, 3) << name << ": the shin lies";
      EXPECT_LT(leg.end.x, leg.joint.x - 0.8 * build.leg[1]) << name;
      EXPECT_LT(std::abs(leg.joint.x - leg.root.x), 0.5 * build.leg[0]) << name << ": the thigh is upright";
    }
  }
}

TEST(Person, ASharpKneeIsLessRoundedOff) {
  const Limb straight = solve_limb({0, 0}, {0, 38}, 20, 20, -1),
             bent = solve_limb({0, 0}, {20, 20}, 20, 20, -1);
  EXPECT_LT(straight.bend(), 50);
  EXPECT_NEAR(bent.bend(), 90, 1);
  const auto nearest = [](const Limb& limb, double rounded_from) {
    double least = 1e9;
    for (const Point p : limb.line(rounded_from)) least = std::min(least, geometry::length(p - limb.joint));
    return least;
  };
  EXPECT_LT(nearest(bent, 0.74), 0.6 * nearest(bent, 0.47));
}

// Glasses and a moustache in a face as small as that of somebody beside a lorry.
TEST(Person, ASmallFaceHasGlassesOrAMoustache) {
  base::Random random(5);
  PersonLook look = make_look(random, Stage::adult, Sex::male);
  look.head.glasses = Glasses::round;
  look.head.beard = Beard::moustache;
  const auto moustaches = [&](double mm_per_unit) {
    const PosedFigure person = draw_person(look, *find_pose("stand"), {}, {}, {.mm_per_unit = mm_per_unit});
    return std::count_if(person.parts.begin(), person.parts.end(),
                         [](const Part& part) { return part.name == PartName::beard; });
  };
  EXPECT_EQ(moustaches(0.4), 0);
  EXPECT_GT(moustaches(1.2), 0);
}

TEST(Person, EyesAreSeenAndNeverHollow) {
  for (const Case& c : cases()) {
    int pupils = 0;
    const PosedFigure& person = c.person;
    for (const Part& part : person.parts) {
      if (part.name != PartName::eye) continue;
      pupils += part.shape.fill == Fill::black ? 1 : 0;
      // A white eye has a pupil after it.
      if (part.shape.fill == Fill::white) {
        EXPECT_EQ((&part + 1)->shape.fill, Fill::black) << c.text();
      }
    }
    const bool closed = c.pose->mood == Mood::sleepy || c.pose->mood == Mood::crying;
    const int open = c.look.head.mark == FaceMark::eye_patch ? 1 : 2;
    EXPECT_EQ(pupils, closed ? 0 : open) << c.text();
  }
}

TEST(Person, TheMirrorImageIsTheMirrorImage) {
  for (std::size_t i = 0; i < cases().size(); i += 7) {
    const PosedFigure& person = cases()[i].person;
    const PosedFigure mirrored = person.mirrored();
    const geometry::Rect a = bounds_of(person), b = bounds_of(mirrored);
    EXPECT_NEAR(a.left, -b.right, 1e-9);
    EXPECT_NEAR(a.top, b.top, 1e-9);
    EXPECT_NEAR(person.contacts.near_hand.at.x, -mirrored.contacts.near_hand.at.x, 1e-9);
    EXPECT_NEAR(std::cos(person.contacts.near_hand.angle / 57.29577951),
                -std::cos(mirrored.contacts.near_hand.angle / 57.29577951), 1e-6);
  }
}

TEST(Person, AGirlsHairIsSeenBelowHerCap) {
  base::Random random(5);
  for (const HairStyle hidden : {HairStyle::bun, HairStyle::pony, HairStyle::space_buns}) {
    PersonLook look = make_look(random, Stage::child, Sex::female);
    look.head.headgear = Headgear::none;
    look.head.hair = hidden;
    const PersonLook dressed = dressed_for(look, Occasion::winter);
    EXPECT_EQ(dressed.head.headgear, Headgear::beanie);
    EXPECT_TRUE(dressed.head.hair == HairStyle::plaits || dressed.head.hair == HairStyle::pigtails);
  }
}

TEST(Person, TheSameLookAndPoseAreTheSameDrawing) {
  const Case& c = cases()[20];
  const PosedFigure a = draw_person(c.look, *c.pose), b = draw_person(c.look, *c.pose);
  ASSERT_EQ(a.parts.size(), b.parts.size());
  for (std::size_t i = 0; i < a.parts.size(); ++i) EXPECT_EQ(a.parts[i].shape.path, b.parts[i].shape.path);
}

TEST(Person, HandsReachTheirGoals) {
  const Pose& pose = *find_pose("carry");
  for (const Stage stage : {Stage::toddler, Stage::child, Stage::adult, Stage::old}) {
    base::Random random(3);
    const PersonLook look = make_look(random, stage, Sex::female);
    const Contacts free = draw_person(look, pose).contacts;
    Goals goals;
    goals.near_hand = free.near_hand.at + Point{1, -3};
    goals.far_hand = free.far_hand.at + Point{-2, 2};
    Pose straight = pose;
    straight.near_hand.wrist = straight.far_hand.wrist = 0;
    const Contacts held = draw_person(look, straight, goals).contacts;
    EXPECT_LT(geometry::length(held.near_hand.at - *goals.near_hand), 0.8);
    EXPECT_LT(geometry::length(held.far_hand.at - *goals.far_hand), 0.8);
  }
}

TEST(Person, AHandIsWholeWhereverItReaches) {
  base::Random random(3);
  PersonLook look = make_look(random, Stage::child, Sex::male);
  look.clothes.gloves = Gloves::none;
  for (const Top top : {Top::tshirt, Top::sleeveless, Top::dress}) {
    look.clothes.top = top;
    const Pose& sit = *find_pose("sit");
    const PosedFigure usual = draw_person(look, sit);
    const Point shoulder = usual.contacts.shoulder.at;
    for (int i = 0; i < 12; ++i) {
      Goals goals;
      goals.near_hand = shoulder + Point{14 * std::cos(i * .5236), 10 + 14 * std::sin(i * .5236)};
      const PosedFigure person = draw_person(look, sit, goals);
      geometry::Field hands(.5);
      for (const Part& part : person.parts) {
        if (part.name == PartName::hand && part.shape.role == Role::region)
          hands.unite(geometry::Field::of(part.shape.path, .5));
      }
      EXPECT_LT(hands.at(person.contacts.near_hand.at), -1.5) << static_cast<int>(top) << " at " << i;
    }
  }
}

TEST(Person, AHairbandIsOneBandWithNothingUnderIt) {
  for (const HairStyle hair : {HairStyle::bob, HairStyle::fringe, HairStyle::long_hair, HairStyle::wavy,
                               HairStyle::pony, HairStyle::bun}) {
    for (const char* pose : {"wave", "point", "walk"}) {
      base::Random random(5);
      PersonLook look = make_look(random, Stage::child, Sex::female);
      look.head.hair = hair;
      look.head.headgear = Headgear::none;
      look.head.ornament = Ornament::hairband;
      const PosedFigure person = draw_person(look, *find_pose(pose));
      int bands = 0;
      for (const Part& part : person.parts) {
        if (part.layer != Layer::head) continue;
        if (part.name == PartName::ribbon) {
          int pieces = 0;
          for (const geometry::Polyline& line : geometry::flatten(part.shape.path, .2))
            pieces += geometry::signed_area(line) > 0 ? 1 : 0;
          EXPECT_EQ(pieces, 1) << pose << " " << static_cast<int>(hair);
          ++bands;
        }
        EXPECT_FALSE(part.name == PartName::hair && part.shape.role == Role::detail)
            << pose << " " << static_cast<int>(hair);
      }
      EXPECT_EQ(bands, 1) << pose << " " << static_cast<int>(hair);
    }
  }
}

TEST(Person, AGripHasItsFingersInALayerOfTheirOwn) {
  base::Random random(5);
  const PersonLook look = make_look(random, Stage::child, Sex::male);
  const PosedFigure person = draw_person(look, *find_pose("dig"), {}, {.near = -60, .far = -60});
  for (const Layer layer : {Layer::near_grip, Layer::far_grip}) {
    EXPECT_TRUE(std::any_of(person.parts.begin(), person.parts.end(), [&](const Part& part) {
      return part.layer == layer && part.name == PartName::hand && part.shape.role == Role::region;
    }));
  }
  EXPECT_TRUE(std::is_sorted(person.parts.begin(), person.parts.end(),
                             [](const Part& a, const Part& b) { return a.layer < b.layer; }));
}

TEST(Person, LayersAddUpToTheFigure) {
  const PosedFigure& person = cases()[60].person;
  const page::Figure behind = person.layers(Layer::behind, Layer::far_leg),
                     before = person.layers(Layer::body, Layer::near_grip);
  EXPECT_FALSE(behind.shapes.empty());
  EXPECT_EQ(behind.shapes.size() + before.shapes.size(), person.figure("").shapes.size());
}

TEST(Person, ContactsFollowTheFigure) {
  base::Random random(8);
  const PosedFigure person = draw_person(make_look(random, Stage::child, Sex::female), *find_pose("dig"));
  const PosedFigure moved =
      person.transformed(geometry::Affine::translation(30, -4) * geometry::Affine::rotation(0.5));
  const Contact &a = person.contacts.far_hand, &b = moved.contacts.far_hand;
  EXPECT_NEAR(b.angle - a.angle, 0.5 * 57.29577951, 1e-6);
  // A thing that is placed by a contact's frame moves with the figure.
  const Point held = a.frame()({5, 2});
  const Point moved_held = (geometry::Affine::translation(30, -4) * geometry::Affine::rotation(0.5))(held);
  EXPECT_LT(geometry::length(b.frame()({5, 2}) - moved_held), 1e-6);
}

std::size_t count_of(const PosedFigure& figure, PartName name) {
  return static_cast<std::size_t>(std::count_if(figure.parts.begin(), figure.parts.end(),
                                                [&](const Part& part) { return part.name == name; }));
}

TEST(Person, OnlyABabyThatSleepsHasTheDummyInItsMouth) {
  base::Random random(8);
  PersonLook look = std::get<PersonLook>(cast_figure("own-baby", random).value());
  ASSERT_EQ(look.head.mark, FaceMark::dummy);
  Pose pose = *find_pose("lie");
  pose.mood = Mood::sleepy;
  const std::size_t asleep = count_of(draw_person(look, pose), PartName::mark);
  pose.mood = Mood::laughing;
  EXPECT_EQ(count_of(draw_person(look, pose), PartName::mark) + 2, asleep);
  pose.mood = Mood::happy;
  EXPECT_EQ(count_of(draw_person(look, pose), PartName::mark) + 2, asleep);
}

// Nearly bald, and with a larger head for its height: nobody takes a baby for a boy.
TEST(Person, WhoShoutsHasItsMouthWiderOpenThanWhoBlows) {
  Pose pose = *find_pose("stand");
  const auto mouth = [&pose](Mood mood) {
    pose.mood = mood;
    const PosedFigure figure = draw_person(PersonLook{}, pose);
    double height = 0;
    for (const Part& part : figure.parts)
      if (part.name == PartName::mouth) height = std::max(height, part.shape.path.bounds().height());
    return height;
  };
  EXPECT_GT(mouth(Mood::shouting), 1.5 * mouth(Mood::blowing));
  EXPECT_GT(mouth(Mood::blowing), 2);
}

// Else he is taken for a bigger boy.
std::size_t lines_of_the_face(const PersonLook& look) {
  const PosedFigure person = draw_person(look, poses().front(), {}, {}, {.mm_per_unit = 1});
  return static_cast<std::size_t>(std::count_if(
      person.parts.begin(), person.parts.end(),
      [](const Part& part) { return part.name == PartName::face && part.shape.role == Role::detail; }));
}

TEST(Look, TheOldHaveWrinklesAndOthersNone) {
  PersonLook look;
  look.stage = Stage::old;
  look.head.hair = HairStyle::bald;
  const std::size_t old = lines_of_the_face(look);
  look.stage = Stage::adult;
  EXPECT_GE(old, lines_of_the_face(look) + 4);
  look.stage = Stage::old;
  look.head.beard = Beard::full;
  EXPECT_LT(lines_of_the_face(look), old) << "no wrinkle lies on a beard";
}

TEST(Look, AGrownUpIsFourHeadsHighAndAChildIsNot) {
  const auto heads = [](Stage stage) {
    const Build build = make_build(stage, Sex::female, Stature::average);
    return standing_height(build) / (32 * build.head);
  };
  EXPECT_GT(heads(Stage::adult), 3.7);
  EXPECT_GT(heads(Stage::old), 3.4);
  EXPECT_LT(heads(Stage::child), 3.1);
}

TEST(Look, AManHasABeardOrACollar) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    base::Random random(seed);
    const PersonLook look = make_look(random, Stage::adult, Sex::male);
    EXPECT_TRUE(look.head.beard != Beard::none || look.clothes.decoration == Decoration::collar) << seed;
  }
}

// At the cheeks a beard ends on the outline of the face: no flap stands off beside the far one.
TEST(Look, ABeardEndsOnTheCheeks) {
  const Pose& standing = *find_pose("stand");
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    base::Random random(seed);
    PersonLook look = make_look(random, Stage::adult, Sex::male);
    look.head.beard = Beard::full;
    const Case c = make_case("", standing, look);
    double skin = 0, beard = 0;
    for (const Part& part : c.person.parts) {
      const geometry::Rect box = part.shape.path.bounds();
      if (part.name == PartName::face) skin = std::max(skin, box.right);
      if (part.name != PartName::beard || box.height() < 8) continue;  // the moustache
      for (const geometry::Polyline& line : geometry::flatten(part.shape.path, 0.1))
        for (const geometry::Point p : line.points)
          if (p.y < box.top + 2) beard = std::max(beard, p.x);
    }
    EXPECT_GT(skin, 0) << seed;
    EXPECT_LT(beard, skin + 1.7) << seed;
  }
}

// Lips that blow or kiss point to where the face looks.
TEST(Look, PursedLipsPointForward) {
  base::Random random(4);
  PersonLook look = make_look(random, Stage::child, Sex::female);
  const auto lips = [&](Mood mood) {
    Pose pose = *find_pose("drink");
    pose.mood = mood;
    for (const Part& part : make_case("", pose, look).person.parts)
      if (part.name == PartName::mouth) return part.shape.path.bounds().center().x;
    return 0.0;
  };
  EXPECT_GT(lips(Mood::blowing), lips(Mood::shouting) + 1.5);
}

TEST(Look, ABabyIsNoSmallBoy) {
  base::Random random(9);
  for (int i = 0; i < 8; ++i) {
    const PersonLook look = std::get<PersonLook>(cast_figure("own-baby", random).value());
    EXPECT_EQ(look.head.hair, HairStyle::curl);
    const auto height = [&](Stage stage) {
      return standing_height(make_build(stage, look.sex, look.stature, look.tallness));
    };
    EXPECT_LT(height(Stage::baby), 0.9 * height(Stage::toddler));
  }
}

TEST(Look, TwelveChildrenOfAPageAllDiffer) {
  base::Random random(9);
  std::vector<PersonLook> looks;
  for (int i = 0; i < 12; ++i)
    looks.push_back(make_look(random, Stage::child, i % 2 != 0 ? Sex::female : Sex::male, looks));
  for (std::size_t i = 0; i < looks.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const PersonLook &a = looks[i], &b = looks[j];
      EXPECT_FALSE(a.head.hair == b.head.hair && a.clothes.top == b.clothes.top &&
                   a.clothes.bottom == b.clothes.bottom && a.clothes.decoration == b.clothes.decoration);
    }
  }
}

// Under a fringe nobody would see that somebody is sad.
TEST(Look, BrowsOfTheSadAndAngryLieOnTheHair) {
  PersonLook look;
  look.head.hair = HairStyle::fringe;
  Pose pose = *find_pose("stand");
  for (const Mood mood : {Mood::sad, Mood::angry, Mood::crying}) {
    pose.mood = mood;
    std::size_t hair = 0, brow = 0, at = 0;
    for (const Part& part : draw_person(look, pose).parts) {
      ++at;
      if (part.layer != Layer::head) continue;
      if (part.name == PartName::hair) hair = at;
      if (part.name == PartName::brow) brow = at;
    }
    EXPECT_GT(hair, 0U);
    EXPECT_GT(brow, hair) << static_cast<int>(mood);
  }
}

// Who prays has palm on palm, whatever the age.
TEST(Person, HandsThatPrayMeet) {
  for (const Stage stage : {Stage::toddler, Stage::child, Stage::adult, Stage::old}) {
    PersonLook look;
    look.stage = stage;
    const PosedFigure person = draw_person(look, *find_pose("pray"));
    const Point apart = person.contacts.near_hand.at - person.contacts.far_hand.at;
    EXPECT_LT(geometry::length(apart), 7 * person.skeleton.build.hand) << static_cast<int>(stage);
  }
}

TEST(Look, ASeedIsALook) {
  for (int seed = 0; seed < 20; ++seed) {
    base::Random a(static_cast<std::uint64_t>(seed)), b(static_cast<std::uint64_t>(seed));
    EXPECT_EQ(make_look(a, Stage::adult, Sex::female), make_look(b, Stage::adult, Sex::female));
  }
}

}  // namespace
TEST(Look, NobodyHasGlassesAndABeardByChance) {
  int glasses = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    base::Random random(seed);
    const HeadLook head = make_look(random, Stage::old, Sex::male).head;
    if (head.glasses == Glasses::none) continue;
    ++glasses;
    EXPECT_EQ(head.beard, Beard::none) << seed;
  }
  EXPECT_GT(glasses, 50);
}

}  // namespace drawing::figures
