// Nouns that the lexicon does not have: who is somebody by the form of the word, and what only looks so.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/figures/casting.h"
#include "drawing/language/parser.h"

namespace drawing::language {
namespace {

bool shows_person(const Wish& wish) {
  return std::any_of(wish.motifs.begin(), wish.motifs.end(),
                     [](const WishedMotif& wished) { return figures::is_person(wished.motif); });
}

// In a clause that says that they do something.
constexpr std::array<std::string_view, 62> people{"Die Torhüterin",
                                                  "Der Judoka",
                                                  "Der Gegner",
                                                  "Die Basketballerin",
                                                  "Die Floristin",
                                                  "Der Astronom",
                                                  "Die Chirurgin",
                                                  "Der Melker",
                                                  "Der Geiger",
                                                  "Die Geigerin",
                                                  "Die Hochspringerin",
                                                  "Der Weitspringer",
                                                  "Der Glasbläser",
                                                  "Die Bogenschützin",
                                                  "Der Bergführer",
                                                  "Die Reporterin",
                                                  "Der Reporter",
                                                  "Die Archäologin",
                                                  "Der Biologe",
                                                  "Die Biologin",
                                                  "Der Kameramann",
                                                  "Die Kamerafrau",
                                                  "Die Kosmetikerin",
                                                  "Der Masseur",
                                                  "Der Ingenieur",
                                                  "Die Ingenieurin",
                                                  "Der Bassist",
                                                  "Die Cellistin",
                                                  "Der Schlagzeuger",
                                                  "Die Harfenistin",
                                                  "Der Trompeter",
                                                  "Die Tauchlehrerin",
                                                  "Der Skilehrer",
                                                  "Der Hundebesitzer",
                                                  "Die Hundebesitzerin",
                                                  "Der Pilzsammler",
                                                  "Die Pilzsammlerin",
                                                  "Der Zirkusdirektor",
                                                  "Die Direktorin",
                                                  "Der Dozent",
                                                  "Die Assistentin",
                                                  "Der Praktikant",
                                                  "Der Nachbarsjunge",
                                                  "Das Nachbarsmädchen",
                                                  "Das Nachbarskind",
                                                  "Der Eisverkäufer",
                                                  "Die Blumenverkäuferin",
                                                  "Der Kunstturner",
                                                  "Die Turmspringerin",
                                                  "Der Ruderer",
                                                  "Der Bildhauer",
                                                  "Die Bildhauerin",
                                                  "Der Uhrmacher",
                                                  "Die Goldschmiedin",
                                                  "Der Tankwart",
                                                  "Der Platzwart",
                                                  "Die Rentnerin",
                                                  "Der Spieler",
                                                  "Die Spielerin",
                                                  "Der Moderator",
                                                  "Die Zoowärterin",
                                                  "Der Bauchredner"};

TEST(PersonNouns, WhoeverIsNamedByWhatTheyDoIsAPerson) {
  for (const std::string_view who : people) {
    const Wish wish = read_wish(std::string(who) + " lacht und singt");
    EXPECT_TRUE(shows_person(wish)) << who;
    EXPECT_NE(wish.special, "schriftzug") << who;
    EXPECT_TRUE(wish.unknown.empty()) << who << ": " << wish.unknown.front();
  }
}

// With what somebody does something, or what lies there.
constexpr std::array<std::string_view, 62> things{"Bagger",
                                                  "Staubsauger",
                                                  "Rasenmäher",
                                                  "Hubschrauber",
                                                  "Wecker",
                                                  "Drucker",
                                                  "Rechner",
                                                  "Computer",
                                                  "Hammer",
                                                  "Bohrer",
                                                  "Wasserkocher",
                                                  "Anhänger",
                                                  "Laster",
                                                  "Roller",
                                                  "Koffer",
                                                  "Teller",
                                                  "Becher",
                                                  "Kalender",
                                                  "Fernseher",
                                                  "Scheinwerfer",
                                                  "Stecker",
                                                  "Füller",
                                                  "Spitzer",
                                                  "Textmarker",
                                                  "Container",
                                                  "Lichtschalter",
                                                  "Wäschetrockner",
                                                  "Mixer",
                                                  "Toaster",
                                                  "Dosenöffner",
                                                  "Locher",
                                                  "Kerzenleuchter",
                                                  "Kugelschreiber",
                                                  "Notenständer",
                                                  "Becherhalter",
                                                  "Ordner",
                                                  "Kopfhörer",
                                                  "Lautsprecher",
                                                  "Gabelstapler",
                                                  "Trecker",
                                                  "Motor",
                                                  "Monitor",
                                                  "Projektor",
                                                  "Ventilator",
                                                  "Generator",
                                                  "Hydrant",
                                                  "Fahrkartenautomat",
                                                  "Apparat",
                                                  "Kartoffelsalat",
                                                  "Diamant",
                                                  "Salamander",
                                                  "Blitzableiter",
                                                  "Strickleiter",
                                                  "Hosenträger",
                                                  "Gepäckträger",
                                                  "Tausendfüßler",
                                                  "Scanner",
                                                  "Adapter",
                                                  "Eimer",
                                                  "Pfannenwender",
                                                  "Akkuschrauber",
                                                  "Heizkörper"};

TEST(PersonNouns, ThingsThatSoundLikePeopleAreNone) {
  for (const std::string_view what : things) {
    EXPECT_FALSE(shows_person(read_wish("Der " + std::string(what) + " steht im Haus"))) << what;
    const Wish wish = read_wish("Eine Katze spielt mit dem " + std::string(what));
    EXPECT_FALSE(shows_person(wish)) << "mit dem " << what;
  }
}

TEST(PersonNouns, TheSexAndTheNumberAreSaid) {
  const Wish women = read_wish("Drei Floristinnen binden Blumen");
  ASSERT_FALSE(women.motifs.empty());
  EXPECT_EQ(women.motifs.front().motif, "own-frau");
  EXPECT_EQ(women.motifs.front().count, 3);
  EXPECT_EQ(women.motifs.front().name, "Floristin");
  const Wish girl = read_wish("Das Nachbarsmädchen malt ein Bild");
  ASSERT_FALSE(girl.motifs.empty());
  EXPECT_EQ(girl.motifs.front().motif, "own-maedchen");
}

TEST(PersonNouns, ThePageSaysThatAnyPersonStandsForThem) {
  const Wish stand_in = read_wish("Die Floristin gießt die Blumen");
  EXPECT_EQ(std::count(stand_in.notices.begin(), stand_in.notices.end(), "drawn_as_person:Floristin"), 1);
  const Wish known = read_wish("Die Gärtnerin gießt die Blumen");
  EXPECT_TRUE(known.notices.empty());
}

TEST(PersonNouns, PeopleOfOneDrawingAndTwoNamesAreTwo) {
  const Wish wish = read_wish("Der Torwart hechtet nach dem Ball, aber der Stürmer schießt ihn ins Netz");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_NE(wish.deeds[0].agents, wish.deeds[1].agents);
}

TEST(PersonNouns, WhoComesBeforeASecondVerbIsNoObjectOfThePreposition) {
  const Wish wish =
      read_wish("Der Bäcker schiebt die Brote in den Ofen und seine Tochter verziert eine Torte");
  ASSERT_EQ(wish.deeds.size(), 2U);
  const int daughter = wish.deeds[1].agents.front();
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(daughter)].name, "Tochter");
  for (const Relation& relation : wish.relations)
    EXPECT_EQ(std::count(relation.objects.begin(), relation.objects.end(), daughter), 0);
}

TEST(PersonNouns, OneOfThemIsOneOfThoseBefore) {
  const Wish wish = read_wish("Am Lagerfeuer rösten die Pfadfinder Stockbrot und einer spielt Gitarre");
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_EQ(wish.deeds[0].agents, wish.deeds[1].agents);
}

TEST(PersonNouns, WhoIsNamedAfterAVehicleHasIt) {
  const Wish wish = read_wish("Die Rollstuhlfahrerin winkt");
  const bool chair = std::any_of(wish.motifs.begin(), wish.motifs.end(),
                                 [](const WishedMotif& wished) { return wished.motif == "1f9bd"; });
  EXPECT_TRUE(chair && shows_person(wish));
}

TEST(PersonNouns, WhoDoesSomethingToSomebodyIsNotTheSame) {
  const Wish wish = read_wish("Der Judoka wirft einen anderen Judoka");
  ASSERT_EQ(wish.deeds.size(), 1U);
  ASSERT_TRUE(wish.deeds.front().patient);
  EXPECT_NE(wish.deeds.front().agents.front(), *wish.deeds.front().patient);
}

TEST(PersonNouns, WhatSomebodyElseDoesIsNoPerson) {
  const Wish wish = read_wish("Kinder schreiben ein Protokoll");
  ASSERT_EQ(wish.motifs.size(), 1U);
  EXPECT_EQ(wish.motifs.front().name, "Kind");
  EXPECT_EQ(wish.unknown, std::vector<std::string>{"Protokoll"});
}

TEST(PersonNouns, NamesDoWhatANounSays) {
  const Wish wish = read_wish("Lena und Tom machen ein Picknick");
  EXPECT_FALSE(wish.special);
  ASSERT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.motifs[0].name, "Mädchen");
  EXPECT_EQ(wish.motifs[1].name, "Junge");
  // The name alone is still a lettering page.
  EXPECT_EQ(read_wish("Lena").special, "schriftzug");
}

TEST(PersonNouns, ManIsWhoTheSentenceSpeaksOf) {
  for (const char* text : {"Oma zeigt, wie man strickt", "Das Kind lernt, wie man Fahrrad fährt"}) {
    const Wish wish = read_wish(text);
    ASSERT_EQ(wish.deeds.size(), 2U) << text;
    EXPECT_EQ(wish.deeds[1].agents, wish.deeds[0].agents) << text;
  }
}

TEST(PersonNouns, AUnicycleIsNoCar) {
  const Wish wish = read_wish("Ein Mädchen fährt Einrad");
  ASSERT_EQ(wish.deeds.size(), 1U);
  ASSERT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.motifs[1].motif, "own-einrad");
}

TEST(Senses, OtherWordsOfTheSentenceDecide) {
  const auto first = [](std::string_view text) { return read_wish(text).motifs.front().motif; };
  EXPECT_EQ(first("Das Schloss an der Truhe braucht einen Schlüssel"), "1f512");
  EXPECT_EQ(first("Die Maus liegt neben der Tastatur"), "1f5b1");
  EXPECT_EQ(first("Die Maus frisst Käse"), "1f401");
  EXPECT_EQ(first("Die Birne in der Lampe"), "1f4a1");
  EXPECT_EQ(first("Die Birne liegt neben dem Apfel"), "1f350");
}

}  // namespace
}  // namespace drawing::language
