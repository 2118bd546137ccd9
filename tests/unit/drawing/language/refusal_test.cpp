// What is not for children is refused, and nothing that only looks like it.
#include "drawing/language/refusal.h"

#include <string>

#include <gtest/gtest.h>

#include "base/error.h"
#include "drawing/language/parser.h"
#include "drawing/pipeline.h"

namespace drawing::language {
namespace {

TEST(Refusal, NamesWhatIsNotForChildren) {
  for (const char* text :
       {// weapons
        "Ein Mann mit einem Gewehr", "Pistolen", "ein Soldat mit Maschinengewehr", "Jagdgewehre", "Waffe",
        "eine Waffenkammer", "Bombenanschlag", "eine Atombombe explodiert", "Handgranaten", "AK-47", "AK 47",
        // violence
        "Ein Mörder im Wald", "der Mord", "Serienmörder", "Mordopfer", "Amoklauf in der Schule",
        "Terroristen", "ein Henker enthauptet den König", "Krieg", "der Zweite Weltkrieg",
        "ich will ihn erschießen", "er tötet eine Katze", "Tierquälerei", "ein Galgen", "Folter",
        // gore
        "eine Leiche im Keller", "blutiges Messer", "ein blutüberströmtes Gesicht", "Leichen", "Blutlache",
        // self-harm
        "Selbstmord", "Suizid", "sich ritzen", "eine Rasierklinge",
        // sex
        "Sex", "Sexfilm", "Pornos", "eine nackte Frau", "nackt", "Penis", "Busen", "Nutten", "FICKEN",
        "fuck you", "erotische Szene", "Striptease",
        // drugs, smoking, alcohol
        "Kokain", "Drogen", "Drogendealer", "Drogenkonsum", "ein Joint", "kiffen", "ein bekiffter Hase",
        "ein Mann raucht eine Zigarette", "Zigarettenkippe", "Bier", "ein Glas Rotwein", "Schnapsflasche",
        "ein betrunkener Bär", "Heroin",
        // hate
        "Hakenkreuz", "Hitler", "Hitlergruß", "Nazi", "Nazis", "Neonazis", "Naziuniform", "Sieg Heil",
        "Ku-Klux-Klan", "Neger", "ein rassistisches Bild",
        // insults as lettering
        "Schriftzug \"Arschloch\"", "der Name Hurensohn", "Scheiße",
        // spellings
        "SCHUSSWAFFE", "moerder", "MOERDER", "Mo\u0308rder", "Horror-Mord", "por\u00adno"}) {
    EXPECT_FALSE(read_wish(text).refused.empty()) << text;
  }
}

TEST(Refusal, LeavesHarmlessWordsAlone) {
  for (const char* text : {
           // words that contain refused ones
           "Schießbude",
           "Hahn",
           "Hähne",
           "Pistazie",
           "Pistazieneis",
           "Schwein",
           "zwei Schweine",
           "Wildschwein",
           "Meerschweinchen",
           "Sexta",
           "Sextant",
           "Sextett",
           "Essex",
           "Sussex",
           "Akkord",
           "Rekord",
           "Drogerie",
           "Drogeriemarkt",
           "Barsch",
           "Flussbarsch",
           "Marsch",
           "Waffel",
           "Waffeln mit Sahne",
           "Waffeleisen",
           "Heroine",
           "Klavier",
           "Granatapfel",
           "Nazareth",
           "Bombay",
           "Hodenhagen",
           "Hurra",
           "Huhn",
           "Mordor",
           "Arche",
           "Marschmusik",
           "Leier",
           "Laich",
           "Weintrauben",
           "Weinberg",
           "Weinbergschnecke",
           "Weinrebe",
           "Bierzelt",
           "Biergarten",
           "Bierdeckel",
           "Kanarienvogel",
           "Schnapper",
           "Sekte",
           "Insekt",
           "Insekten",
           "Analphabet",
           "Penny",
           "Pendel",
           "Tablett",
       }) {
    EXPECT_TRUE(read_wish(text).refused.empty()) << text;
  }
}

TEST(Refusal, LeavesWhatChildrenMayDraw) {
  for (const char* text :
       {// animals and nature
        "der Schwanz einer Katze", "ein Fuchs mit buschigem Schwanz", "Vögel", "den Vögeln", "Möwe", "Möpse",
        "zwei Möpse", "Pilz", "Pilze", "Mohn", "Mohnblumen", "Gras", "eine Kuh frisst Gras", "Schnee", "Koks",
        "Kohle", "Hanf", "Nacktschnecke", "Nacktmull", "Killerwal", "Mördermuschel", "Weinbergschnecken",
        "Der Hund säuft Wasser",
        // knights, pirates, fairy tales
        "Ritter mit Schwert", "Schwerter", "Pfeil und Bogen", "Kanonenkugel am Piratenschiff", "Kanone",
        "Armbrust", "Axt", "Speer", "Dolch", "Säbel", "Piratenflagge", "Totenkopf", "Rumfass", "ein Krieger",
        "Wikinger", "Musketier", "Lichtschwert", "Krieg der Sterne", "Schneeballschlacht", "Kissenschlacht",
        "Schlacht", "Jäger", "ein Soldat",
        // halloween
        "Hexe", "Skelett", "Vampir", "Teufel", "ein kleiner Teufel", "Gespenst", "Zombie", "Sarg", "Friedhof",
        "Monster", "Gruft", "Blut", "Blutstropfen", "ein Vampir trinkt Blut",
        // everyday life
        "Wasserpistole", "Wasserbombe", "Klebepistole", "Badebombe", "Arschbombe ins Schwimmbad",
        "Messer und Gabel", "Spritze", "Tablette", "Rasierer", "Pfeife", "ein rauchender Vulkan",
        "Der Schornstein raucht", "Bikini", "Brust", "Krug", "ein Glas Milch", "Trauben",
        "wir kriegen ein Baby", "ich kriege ein Pony", "er weint", "ich weine", "er wehrt sich", "köpfen",
        "Er köpft den Ball", "Der Stürmer schießt ein Tor", "ein guter Schuss", "ein dicker Hund",
        "Puff, der Zauberdrache", "Puffreis", "Muschi", "Ass", "Joker", "rum", "Crack", "Speed", "Schachtel",
        "Bombenwetter", "Spaßkanone", "Galgenmännchen", "Panzer einer Schildkröte", "Panzernashorn", "Jude",
        "Kommunion", "Moschee", "Kirche", "Judo", "Homer", "Feuerwerk", "Böller", "Polizist",
        // places without a doubt
        "Busenberg", "Busenfreunde", "Sexau", "Wien", "Weinheim", "Titisee", "Pforzheim", "Essen",
        "Kassel"}) {
    EXPECT_TRUE(read_wish(text).refused.empty()) << text;
  }
}

TEST(Refusal, LetsPassWhatIsNotWanted) {
  for (const char* text :
       {"ein Ritter ohne Waffen", "bitte keine Waffen und keine Gewehre", "Piraten ohne Pistolen und Gewehre",
        "ein Polizist, aber ohne eine echte Pistole", "kein Krieg", "nie wieder Krieg"}) {
    EXPECT_TRUE(read_wish(text).refused.empty()) << text;
  }
  EXPECT_FALSE(read_wish("ohne Hund, mit Pistole").refused.empty());
  EXPECT_FALSE(read_wish("ein Bild ohne Hund. Eine Pistole").refused.empty());
}

TEST(Refusal, KnowsSigns) {
  for (const char* text :
       {"\U0001F4A3", "\U0001F6AC", "\U0001F595", "\U0001F595\U0001F3FD", "Katze \U0001F37A", "\u534D"}) {
    EXPECT_FALSE(read_wish(text).refused.empty()) << text;
  }
  for (const char* text :
       {"\U0001F52B", "\U0001F52A", "\U0001F480", "\U0001F608", "\U0001F4A9", "\U0001F346", "\U0001F489",
        "\u2694", "\U0001F5E1", "\U0001F3F9", "\U0001F379", "\U0001F9E8", "\U0001F47F", "\U0001F44D"}) {
    EXPECT_TRUE(read_wish(text).refused.empty()) << text;
  }
}

TEST(Refusal, GivesTheWordsAsTypedAndNothingElse) {
  const Wish wish = read_wish("Eine Katze mit GEWEHR und pistole, noch ein GEWEHR");
  EXPECT_EQ(wish.refused, (std::vector<std::string>{"GEWEHR", "pistole"}));
  EXPECT_TRUE(wish.motifs.empty());
  EXPECT_FALSE(wish.special);
}

TEST(Refusal, StopsTheDrawing) {
  try {
    drawing::draw("ein Hund mit Pistole", {});
    FAIL() << "was drawn";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.code(), base::ErrorCode::motif_refused);
    EXPECT_EQ(error.field(), "prompt");
    EXPECT_EQ(error.arguments(), std::vector<std::string>{"Pistole"});
  }
}

// What somebody meant is not for a machine to guess where the guess is an accusation.
TEST(Refusal, CorrectsNoSpelling) {
  for (const char* text : {"Gewhr", "Pistohle", "Leische"})
    EXPECT_TRUE(read_wish(text).refused.empty()) << text;
}

}  // namespace
}  // namespace drawing::language
