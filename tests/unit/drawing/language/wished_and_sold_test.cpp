// Wishes typed without commas, for whom something is done, and who is there though nobody names them.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"
#include "drawing/language/wonted_deeds.h"

namespace drawing::language {
namespace {

std::string motif_at(const Wish& wish, int index) {
  return wish.motifs.at(static_cast<std::size_t>(index)).motif;
}

const Deed* deed_called(const Wish& wish, const std::string& verb) {
  const auto found =
      std::find_if(wish.deeds.begin(), wish.deeds.end(), [&](const Deed& deed) { return deed.verb == verb; });
  return found == wish.deeds.end() ? nullptr : &*found;
}

std::string doer_of(const std::string& text, const std::string& verb) {
  const Wish wish = read_wish(text);
  const Deed* deed = deed_called(wish, verb);
  return deed == nullptr || deed->agents.size() != 1 ? "" : motif_at(wish, deed->agents.front());
}

std::string receiver_of(const Wish& wish, const std::string& verb) {
  const Deed* deed = deed_called(wish, verb);
  return deed == nullptr || !deed->receiver ? "" : motif_at(wish, *deed->receiver);
}

TEST(MissingCommas, WhatIsWishedForDoesIt) {
  EXPECT_EQ(doer_of("mal mir einen Dino der Pizza isst", "essen"), "1f996");
  EXPECT_EQ(doer_of("ich will ein einhorn das auf einer wolke hüpft", "hüpfen"), "own-einhorn");
  EXPECT_EQ(doer_of("kannst du mir eine Katze malen die Milch trinkt", "trinken"), "own-katze");
  EXPECT_EQ(doer_of("ich wünsche mir einen Drachen der Feuer spuckt", "spucken"), "own-drache");
  EXPECT_TRUE(read_wish("zeichne mir einen Piraten der einen Schatz findet").not_shown.empty());
}

TEST(MissingCommas, ArticlesStayArticles) {
  EXPECT_EQ(doer_of("Wenn der Hund den Ball fängt freut sich das Kind", "fangen"), "1f415");
  EXPECT_EQ(doer_of("Der Hund hat den Knochen gefressen", "fressen"), "1f415");
  EXPECT_EQ(receiver_of(read_wish("Papa gibt dem Kind den Ball"), "geben"), "own-kind");
}

TEST(DoneForSomebody, WhoGetsItIsThere) {
  EXPECT_EQ(receiver_of(read_wish("Opa backt für den Enkel einen Kuchen"), "backen"), "own-junge");
  EXPECT_EQ(receiver_of(read_wish("Mama strickt einen Schal für Papa"), "stricken"), "own-mann");
  const Wish both = read_wish("Die Kinder basteln für Mama und Papa ein Geschenk");
  const Deed* made = deed_called(both, "basteln");
  ASSERT_NE(made, nullptr);
  ASSERT_TRUE(made->patient);
  EXPECT_EQ(motif_at(both, *made->patient), "1f381");
  EXPECT_EQ(read_wish("Ein Mädchen malt ein Bild für Oma").motifs.size(), 2U);
  // Whom a page is for is not on it.
  EXPECT_EQ(read_wish("Bitte male ein Bild von einem Hund für Oma").motifs.size(), 1U);
}

TEST(Guests, WhoSellsHasACustomer) {
  Wish wish = read_wish("Die Verkäuferin verkauft Brötchen");
  add_habits(wish);
  EXPECT_EQ(receiver_of(wish, "verkaufen"), "own-kind");
  Wish named = read_wish("Eine Frau verkauft einem Mann Blumen");
  add_habits(named);
  EXPECT_EQ(receiver_of(named, "verkaufen"), "own-mann");
}

TEST(Verbs, RobbersAreCaught) {
  EXPECT_NE(deed_called(read_wish("ein polizist nimmt einen räuber fest"), "verhaften"), nullptr);
  EXPECT_NE(deed_called(read_wish("ein Räuber raubt eine Bank aus"), "ausrauben"), nullptr);
  EXPECT_EQ(doer_of("Kindergartenkinder basteln Laternen", "basteln"), "own-kind");
}

}  // namespace
}  // namespace drawing::language
