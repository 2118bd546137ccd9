// What a text says of people besides their deeds: how they look, and what their name says that they do.
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

bool has_tool(const Deed& deed, const std::string& motif) {
  return deed.tool && *deed.tool == std::variant<int, std::string>(motif);
}

TEST(DescribedLooks, HairAndGlassesAreSaidAfterWith) {
  const Wish wish = read_wish("Ein Mädchen mit Zöpfen und Brille malt ein Bild");
  EXPECT_EQ(wish.looks.hair, Hair::plaits);
  EXPECT_TRUE(wish.looks.glasses);
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_FALSE(wish.deeds.front().tool) << "nobody paints with the glasses that she wears";
}

TEST(DescribedLooks, LongHairIsSomebodysOwn) {
  EXPECT_EQ(read_wish("Eine Meerjungfrau kämmt ihre langen Haare").looks.hair, Hair::long_hair);
  EXPECT_EQ(read_wish("Ein Junge mit Locken isst ein Eis").looks.hair, Hair::curls);
}

TEST(DescribedLooks, GlassesThatAreNotWornChangeNobody) {
  EXPECT_EQ(read_wish("Oma sucht ihre Brille").looks, Looks{});
  EXPECT_EQ(read_wish("Der Friseur schneidet die Haare").looks, Looks{});
}

std::string garment(const char* text, std::size_t motif = 0) {
  const Wish wish = read_wish(text);
  return motif < wish.motifs.size() ? wish.motifs[motif].garment : "nobody";
}

TEST(DescribedLooks, WhoIsInAGarmentWearsIt) {
  const Wish wish = read_wish("Ein Bär im Anzug fährt Fahrrad");
  ASSERT_EQ(wish.motifs.size(), 2U) << "the suit is no thing of its own";
  EXPECT_EQ(wish.motifs.front().garment, "suit");
  EXPECT_TRUE(wish.relations.empty());
  EXPECT_EQ(garment("Eine Frau in einem roten Kleid tanzt"), "dress");
  EXPECT_EQ(garment("Ein Mädchen mit einem roten Kleid"), "dress");
  EXPECT_EQ(garment("Ein Mädchen mit gepunktetem Kleid tanzt"), "dress");
  EXPECT_EQ(garment("Ein Mädchen spielt mit einem roten Kleid"), "");
  EXPECT_EQ(garment("Ein Junge putzt sich im Schlafanzug die Zähne"), "pyjamas");
  EXPECT_EQ(garment("Im Regenmantel hüpft ein Kind"), "raincoat");
}

TEST(DescribedLooks, WhatIsSaidAfterMitWithoutAnArticleIsWornToo) {
  EXPECT_EQ(garment("Ein Imker mit Schutzanzug arbeitet"), "bee_suit");
  EXPECT_EQ(garment("Eine Frau mit Regenjacke geht spazieren"), "raincoat");
  EXPECT_EQ(garment("Ein Mädchen spielt mit dem Kleid"), "") << "this one is a thing";
}

TEST(DescribedLooks, OnlyWhoIsNamedBesideItWearsAGarment) {
  EXPECT_EQ(garment("Ein Mädchen im Kleid streichelt einen Hund", 1), "");
  EXPECT_EQ(garment("Ein Kind streichelt einen Hund im Mantel", 1), "coat");
  EXPECT_EQ(garment("Ein Kind streichelt einen Hund im Mantel", 0), "");
  EXPECT_EQ(garment("Mama und Papa im Schlafanzug frühstücken", 0), "pyjamas");
}

TEST(WontedDeeds, WhoIsCalledAfterADeedDoesIt) {
  const Wish wish = read_wish("Ein Radfahrer im Wald");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().verb, "fahren");
  EXPECT_TRUE(has_tool(wish.deeds.front(), "1f6b2"));
  EXPECT_FALSE(wish.deeds.front().place) << "the text says where";
}

TEST(WontedDeeds, ARiderJumpsOnAHorse) {
  const Wish wish = read_wish("Ein Reiter springt über einen Graben");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().verb, "springen");
  EXPECT_TRUE(has_tool(wish.deeds.front(), "own-pferd"));
}

TEST(WontedDeeds, WhoDoesSomethingElseIsLeftAlone) {
  const Wish wish = read_wish("Ein Radfahrer trinkt Wasser");
  ASSERT_EQ(wish.deeds.size(), 1U);
  EXPECT_EQ(wish.deeds.front().verb, "trinken");
  EXPECT_FALSE(wish.deeds.front().tool);
}

TEST(Wonts, RidersHaveOneHorse) {
  const Wish wish = read_wish("Eine Reiterin springt mit ihrem Pferd über ein Hindernis");
  ASSERT_FALSE(wish.deeds.empty());
  EXPECT_EQ(wish.deeds[0].agents.size(), 1U);
  EXPECT_TRUE(wish.deeds[0].tool);
}

TEST(Wonts, SkiersAreOnTheSlopeOfTheMountain) {
  EXPECT_EQ(read_wish("Ein Skifahrer saust den Berg hinunter").scene, "skipiste");
  EXPECT_EQ(read_wish("Ein Junge saust den Berg hinunter").scene, "berge");
}

}  // namespace
}  // namespace drawing::language
