#include "drawing/cast/wear.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace drawing::cast {
namespace {

using geometry::Path;
using geometry::Point;
using geometry::Rect;
using motifs::MotifRole;

motifs::MotifShape ellipse(Point center, double rx, double ry, MotifRole role = MotifRole::region) {
  motifs::MotifShape shape;
  shape.path.add_ellipse(center, rx, ry);
  shape.role = role;
  return shape;
}

motifs::Motif motif_of(std::string id, std::vector<motifs::MotifShape> shapes) {
  motifs::Motif motif;
  motif.id = std::move(id);
  motif.shapes = std::move(shapes);
  for (const motifs::MotifShape& shape : motif.shapes) motif.bounds.include(shape.path.bounds());
  return motif;
}

Actor actor_of(const motifs::Motif& motif) {
  Actor actor;
  actor.motif = &motif;
  actor.entry = language::Lexicon::embedded().find(motif.id);
  return actor;
}

// A round head on a body, its crown at 0.1 and its eyes at 0.25.
motifs::Motif bear() {
  return motif_of("own-baer", {ellipse({0.5, 0.7}, 0.3, 0.3), ellipse({0.5, 0.3}, 0.22, 0.2),
                               ellipse({0.42, 0.25}, 0.02, 0.03, MotifRole::solid),
                               ellipse({0.58, 0.25}, 0.02, 0.03, MotifRole::solid)});
}

motifs::Motif flat_thing(const std::string& id) {
  return motif_of(id, {ellipse({0.5, 0.5}, 0.5, 0.25)});
}

// Where the thing comes, in the wearer's unit square.
Rect worn_box(const WornFit& fit, const motifs::Motif& thing) {
  const double width = thing.bounds.width() * fit.scale, height = thing.bounds.height() * fit.scale;
  return {fit.foot.x - width / 2, fit.foot.y - height, fit.foot.x + width / 2, fit.foot.y};
}

TEST(Wear, AHatSitsOnTheHeadAndLeavesTheEyesFree) {
  const motifs::Motif wearer = bear();
  for (const std::string id : {"1f452", "1f451", "1f3a9", "1f9e2", "26d1"}) {
    const motifs::Motif hat = flat_thing(id);
    const std::optional<WornFit> fit = fit_on(actor_of(wearer), actor_of(hat));
    ASSERT_TRUE(fit) << id;
    const Rect box = worn_box(*fit, hat);
    EXPECT_NEAR(box.center().x, 0.5, 0.02) << id;
    EXPECT_LT(box.top, 0.1) << id;       // above the crown
    EXPECT_GT(box.bottom, 0.1) << id;    // and on it
    EXPECT_LT(box.bottom, 0.225) << id;  // above the eyes
    EXPECT_GT(box.width(), 0.2) << id;
  }
}

TEST(Wear, GlassesAreBeforeTheEyes) {
  const motifs::Motif wearer = bear(), glasses = flat_thing("1f453");
  const std::optional<WornFit> fit = fit_on(actor_of(wearer), actor_of(glasses));
  ASSERT_TRUE(fit);
  const Rect box = worn_box(*fit, glasses);
  EXPECT_NEAR(box.center().x, 0.5, 0.01);
  EXPECT_NEAR(box.center().y, 0.25, 0.02);
  EXPECT_LT(box.left, 0.4);
  EXPECT_GT(box.right, 0.6);
  EXPECT_TRUE(actor_of(glasses).wear().see_through);
  const motifs::Motif sunglasses = flat_thing("1f576");
  EXPECT_FALSE(actor_of(sunglasses).wear().see_through);
}

TEST(Wear, ACrownSitsAboveEyesThatStandOutAtTheTop) {
  const motifs::Motif frog = motif_of(
      "own-frosch", {ellipse({0.5, 0.65}, 0.4, 0.35), ellipse({0.25, 0.25}, 0.12, 0.12),
                     ellipse({0.75, 0.25}, 0.12, 0.12), ellipse({0.25, 0.22}, 0.05, 0.05, MotifRole::solid),
                     ellipse({0.75, 0.22}, 0.05, 0.05, MotifRole::solid)});
  const motifs::Motif crown = flat_thing("1f451");
  const std::optional<WornFit> fit = fit_on(actor_of(frog), actor_of(crown));
  ASSERT_TRUE(fit);
  EXPECT_GT(fit->foot.y, 0.1);
  EXPECT_LT(fit->foot.y, 0.17);
}

// The eye is in front of an ear that rises high.
TEST(Wear, AHatSitsOnAProfilesForeheadNotOnItsEar) {
  const motifs::Motif hare =
      motif_of("1f407", {ellipse({0.5, 0.6}, 0.25, 0.2), ellipse({0.44, 0.3}, 0.06, 0.28),
                         ellipse({0.48, 0.52}, 0.02, 0.02, MotifRole::solid)});
  const motifs::Motif hat = flat_thing("1f452"), glasses = flat_thing("1f453");
  const std::optional<WornFit> fit = fit_on(actor_of(hare), actor_of(hat));
  ASSERT_TRUE(fit);
  EXPECT_GT(fit->foot.y, 0.4);
  EXPECT_LT(fit->foot.y, 0.5);
  // One glass before the eye, the other one before the muzzle, which is on the left.
  const std::optional<WornFit> seen_through = fit_on(actor_of(hare), actor_of(glasses));
  ASSERT_TRUE(seen_through);
  const Rect box = worn_box(*seen_through, glasses);
  EXPECT_LT(box.center().x, 0.48);
  EXPECT_GT(box.right, 0.48);
  EXPECT_NEAR(box.center().y, 0.52, 0.02);
}

TEST(Wear, WhatHasNoEyesWearsNothing) {
  const motifs::Motif stone = flat_thing("1faa8"), hat = flat_thing("1f452");
  EXPECT_FALSE(fit_on(actor_of(stone), actor_of(hat)));
}

TEST(Wear, OnlyThingsToWearAreWorn) {
  const motifs::Motif wearer = bear(), ball = flat_thing("26bd");
  EXPECT_EQ(actor_of(ball).wear().at, language::WornAt::nowhere);
  EXPECT_FALSE(fit_on(actor_of(wearer), actor_of(ball)));
}

const Element& element_of(const Picture& picture, const std::string& motif) {
  const auto found =
      std::find_if(picture.elements.begin(), picture.elements.end(),
                   [&](const Element& element) { return element.asked && element.motif == motif; });
  if (found == picture.elements.end()) throw std::logic_error("not drawn: " + motif);
  return *found;
}

TEST(Wear, OnTheWholePageToo) {
  for (const std::string text : {"Ein Bär mit einem Hut", "Ein Bär trägt einen Hut"}) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
      Options options;
      options.seed = seed;
      const Picture picture = draw(text, options).picture;
      const Rect wearer = element_of(picture, "own-baer").bounds, hat = element_of(picture, "1f452").bounds;
      EXPECT_LT(hat.top, wearer.top) << text << " " << seed;
      EXPECT_GT(hat.bottom, wearer.top) << text << " " << seed;
      EXPECT_LT(std::abs(hat.center().x - wearer.center().x), 0.2 * wearer.width()) << text << " " << seed;
    }
  }
}

TEST(Wear, NobodyWearsTwoHats) {
  const Picture picture = draw("Ein Bär mit einem Hut und mit einer Krone", {}).picture;
  const Rect hat = element_of(picture, "1f452").bounds, crown = element_of(picture, "1f451").bounds;
  EXPECT_FALSE(hat.contains(crown.center()));
  EXPECT_FALSE(crown.contains(hat.center()));
}

TEST(Wear, TheFrogKingWearsHisCrown) {
  const Picture picture = draw("Der Froschkönig", {}).picture;
  const Rect frog = element_of(picture, "own-frosch").bounds, crown = element_of(picture, "1f451").bounds;
  EXPECT_LT(crown.top, frog.top);
  EXPECT_GT(crown.bottom, frog.top);
}

}  // namespace
}  // namespace drawing::cast
