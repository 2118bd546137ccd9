#include "books/lessons/crayon.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace books::lessons {
namespace {

constexpr std::array<std::string_view, crayon_count> crayon_names = {
    "rot",      "gelb", "grün", "blau",     "orange", "braun",
    "hellblau", "rosa", "lila", "hellgrün", "grau",   "schwarz"};

constexpr std::array<Colour, crayon_count> colours = {{{233, 92, 84},
                                                       {255, 220, 92},
                                                       {104, 182, 98},
                                                       {84, 146, 214},
                                                       {248, 164, 76},
                                                       {184, 132, 92},
                                                       {186, 226, 246},
                                                       {248, 190, 196},
                                                       {176, 140, 206},
                                                       {178, 218, 130},
                                                       {206, 210, 214},
                                                       {92, 92, 98}}};

struct Natural {
  std::string_view name;
  std::size_t count;  // of the colours, the rest repeats
  std::array<Crayon, 3> crayons;
};

// The first one that a name is or ends with counts: "Seestern" stands before "Stern".
constexpr Natural natural[] = {
    {"Schneeberg", 3, {Crayon::grey, Crayon::light_blue, Crayon::blue}},
    {"Schneehügel", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Schneemann", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Schneeflocke", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Schneeball", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Schneebälle", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Schnee", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Eisberg", 3, {Crayon::light_blue, Crayon::grey, Crayon::blue}},
    {"Rollfeld", 2, {Crayon::grey, Crayon::black, Crayon::black}},
    {"Feld", 3, {Crayon::light_green, Crayon::yellow, Crayon::brown}},
    {"Felder", 3, {Crayon::light_green, Crayon::yellow, Crayon::brown}},
    {"Acker", 3, {Crayon::brown, Crayon::light_green, Crayon::yellow}},
    {"Weizen", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Grube", 2, {Crayon::brown, Crayon::yellow, Crayon::yellow}},
    {"Baustelle", 3, {Crayon::yellow, Crayon::brown, Crayon::orange}},
    {"Ebene", 3, {Crayon::light_green, Crayon::yellow, Crayon::brown}},
    {"Gehege", 3, {Crayon::light_green, Crayon::green, Crayon::yellow}},
    {"Oase", 3, {Crayon::light_green, Crayon::green, Crayon::blue}},
    {"Pinsel", 3, {Crayon::brown, Crayon::orange, Crayon::red}},
    {"Insel", 3, {Crayon::yellow, Crayon::light_green, Crayon::green}},
    {"Dünen", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Pyramide", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Sandkasten", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Sandburg", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Wald", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Blätterdach", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Agave", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Kohlkopf", 2, {Crayon::light_green, Crayon::green, Crayon::green}},
    {"Topfpflanze", 3, {Crayon::green, Crayon::light_green, Crayon::brown}},
    {"Laub", 3, {Crayon::orange, Crayon::yellow, Crayon::brown}},
    {"Baumstamm", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Fluss", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Bach", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Wasserfall", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Wellen", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Regentropfen", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Waschbecken", 2, {Crayon::grey, Crayon::light_blue, Crayon::light_blue}},
    {"Becken", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Beckenrand", 2, {Crayon::grey, Crayon::yellow, Crayon::yellow}},
    {"Badewanne", 2, {Crayon::grey, Crayon::light_blue, Crayon::light_blue}},
    {"Toilette", 2, {Crayon::grey, Crayon::light_blue, Crayon::light_blue}},
    {"Fliesen", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Kacheln", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Fenster", 2, {Crayon::light_blue, Crayon::brown, Crayon::brown}},
    {"Piste", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Schneehang", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Eisfläche", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Iglu", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Felsen", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Felsentor", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Schlucht", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Höhle", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Burgmauer", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Kaimauer", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Kai", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Mole", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Bahnsteig", 2, {Crayon::grey, Crayon::yellow, Crayon::yellow}},
    {"Bahnsteigkante", 2, {Crayon::grey, Crayon::yellow, Crayon::yellow}},
    {"Bahndamm", 3, {Crayon::brown, Crayon::grey, Crayon::light_green}},
    {"Gleise", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Rennstrecke", 2, {Crayon::grey, Crayon::black, Crayon::black}},
    {"Boxengasse", 2, {Crayon::grey, Crayon::black, Crayon::black}},
    {"Laufbahn", 2, {Crayon::orange, Crayon::red, Crayon::red}},
    {"Hof", 3, {Crayon::yellow, Crayon::brown, Crayon::grey}},
    {"Brücke", 3, {Crayon::brown, Crayon::grey, Crayon::orange}},
    {"Scheune", 3, {Crayon::red, Crayon::brown, Crayon::orange}},
    {"Rohbau", 3, {Crayon::grey, Crayon::brown, Crayon::orange}},
    {"Sessel", 3, {Crayon::brown, Crayon::orange, Crayon::blue}},
    {"Stalltür", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Tafel", 2, {Crayon::green, Crayon::black, Crayon::black}},
    {"Zielbogen", 3, {Crayon::red, Crayon::yellow, Crayon::blue}},
    {"Fass", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Bretterwand", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Vertäfelung", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Sockelleiste", 3, {Crayon::brown, Crayon::grey, Crayon::orange}},
    {"Regal", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Kühlschrank", 2, {Crayon::grey, Crayon::light_blue, Crayon::light_blue}},
    {"Schrank", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Kommode", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Theke", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Tisch", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Bank", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Blitz", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Windstoß", 2, {Crayon::light_blue, Crayon::grey, Crayon::grey}},
    {"Meeresboden", 3, {Crayon::yellow, Crayon::brown, Crayon::grey}},
    {"Planetenboden", 3, {Crayon::grey, Crayon::brown, Crayon::yellow}},
    {"Waldboden", 3, {Crayon::brown, Crayon::light_green, Crayon::green}},
    {"Dschungelboden", 3, {Crayon::green, Crayon::brown, Crayon::light_green}},
    {"Boden", 3, {Crayon::brown, Crayon::yellow, Crayon::grey}},
    {"Düne", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Steppe", 3, {Crayon::yellow, Crayon::light_green, Crayon::brown}},
    {"Savanne", 3, {Crayon::yellow, Crayon::light_green, Crayon::brown}},
    {"Wüste", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Ufer", 3, {Crayon::light_green, Crayon::yellow, Crayon::green}},
    {"Rasen", 2, {Crayon::light_green, Crayon::green, Crayon::green}},
    {"Garten", 2, {Crayon::light_green, Crayon::green, Crayon::green}},
    {"Lichtung", 2, {Crayon::light_green, Crayon::green, Crayon::green}},
    {"Zoo", 3, {Crayon::light_green, Crayon::yellow, Crayon::green}},
    {"Marktplatz", 3, {Crayon::grey, Crayon::yellow, Crayon::brown}},
    {"Dorfplatz", 3, {Crayon::grey, Crayon::yellow, Crayon::brown}},
    {"Platz", 3, {Crayon::grey, Crayon::yellow, Crayon::brown}},
    {"Landeplatz", 3, {Crayon::grey, Crayon::yellow, Crayon::brown}},
    {"Gehweg", 3, {Crayon::grey, Crayon::yellow, Crayon::brown}},
    {"Straße", 2, {Crayon::grey, Crayon::black, Crayon::black}},
    {"Zebrastreifen", 2, {Crayon::grey, Crayon::black, Crayon::black}},
    {"Manege", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Manegenrand", 3, {Crayon::red, Crayon::brown, Crayon::blue}},
    {"Teppich", 3, {Crayon::red, Crayon::purple, Crayon::blue}},
    {"Vorhang", 3, {Crayon::red, Crayon::purple, Crayon::blue}},
    {"Gebäude", 3, {Crayon::grey, Crayon::orange, Crayon::brown}},
    {"Bude", 3, {Crayon::orange, Crayon::red, Crayon::brown}},
    {"Laterne", 3, {Crayon::grey, Crayon::yellow, Crayon::black}},
    {"Wegweiser", 3, {Crayon::brown, Crayon::yellow, Crayon::orange}},
    {"Kamin", 3, {Crayon::brown, Crayon::red, Crayon::grey}},
    {"Planet", 3, {Crayon::orange, Crayon::blue, Crayon::pink}},
    {"Atmosphäre", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Regenbogen", 3, {Crayon::red, Crayon::yellow, Crayon::blue}},
    {"Schloss", 3, {Crayon::grey, Crayon::light_blue, Crayon::red}},
    {"Leuchtturm", 3, {Crayon::red, Crayon::grey, Crayon::blue}},
    {"Turm", 3, {Crayon::grey, Crayon::brown, Crayon::red}},
    {"Drache", 3, {Crayon::green, Crayon::light_green, Crayon::yellow}},
    {"Gespenst", 2, {Crayon::grey, Crayon::light_blue, Crayon::light_blue}},
    {"Roboter", 3, {Crayon::grey, Crayon::light_blue, Crayon::blue}},
    {"Einhorn", 3, {Crayon::pink, Crayon::light_blue, Crayon::purple}},
    {"Schaf", 1, {Crayon::grey, Crayon::grey, Crayon::grey}},
    {"Ziege", 3, {Crayon::grey, Crayon::brown, Crayon::yellow}},
    {"Esel", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Wolf", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Panda", 2, {Crayon::grey, Crayon::black, Crayon::black}},
    {"Koala", 2, {Crayon::grey, Crayon::pink, Crayon::pink}},
    {"Pinguin", 3, {Crayon::grey, Crayon::blue, Crayon::orange}},
    {"Eichhörnchen", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Huhn", 3, {Crayon::brown, Crayon::red, Crayon::orange}},
    {"Hahn", 3, {Crayon::red, Crayon::brown, Crayon::green}},
    {"Rabe", 2, {Crayon::black, Crayon::grey, Crayon::grey}},
    {"Rentier", 3, {Crayon::brown, Crayon::orange, Crayon::grey}},
    {"Elch", 3, {Crayon::brown, Crayon::orange, Crayon::grey}},
    {"Hirsch", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Reh", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Biber", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Raupe", 3, {Crayon::light_green, Crayon::green, Crayon::yellow}},
    {"Schnecke", 3, {Crayon::brown, Crayon::yellow, Crayon::orange}},
    {"Spinne", 3, {Crayon::brown, Crayon::grey, Crayon::black}},
    {"Ameise", 3, {Crayon::brown, Crayon::red, Crayon::black}},
    {"Krebs", 2, {Crayon::red, Crayon::orange, Crayon::orange}},
    {"Oktopus", 2, {Crayon::purple, Crayon::pink, Crayon::pink}},
    {"Qualle", 2, {Crayon::pink, Crayon::purple, Crayon::purple}},
    {"Seepferdchen", 3, {Crayon::orange, Crayon::yellow, Crayon::red}},
    {"Kamel", 2, {Crayon::yellow, Crayon::brown, Crayon::brown}},
    {"Dromedar", 2, {Crayon::yellow, Crayon::brown, Crayon::brown}},
    {"Känguru", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Storch", 3, {Crayon::grey, Crayon::red, Crayon::orange}},
    {"Schwan", 2, {Crayon::grey, Crayon::orange, Crayon::orange}},
    {"Gans", 2, {Crayon::grey, Crayon::orange, Crayon::orange}},
    {"Papagei", 3, {Crayon::red, Crayon::green, Crayon::blue}},
    {"Banane", 1, {Crayon::yellow, Crayon::yellow, Crayon::yellow}},
    {"Birne", 2, {Crayon::light_green, Crayon::yellow, Crayon::yellow}},
    {"Zitrone", 2, {Crayon::yellow, Crayon::light_green, Crayon::light_green}},
    {"Limette", 2, {Crayon::light_green, Crayon::green, Crayon::green}},
    {"Kirsche", 2, {Crayon::red, Crayon::green, Crayon::green}},
    {"Tomate", 2, {Crayon::red, Crayon::green, Crayon::green}},
    {"Karotte", 2, {Crayon::orange, Crayon::green, Crayon::green}},
    {"Gurke", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Ananas", 2, {Crayon::yellow, Crayon::green, Crayon::green}},
    {"Brot", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Käse", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Herz", 2, {Crayon::red, Crayon::pink, Crayon::pink}},
    {"Krone", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Libelle", 3, {Crayon::light_blue, Crayon::blue, Crayon::green}},
    {"Champignon", 3, {Crayon::brown, Crayon::grey, Crayon::pink}},
    {"Basketball", 2, {Crayon::orange, Crayon::brown, Crayon::brown}},
    {"Mausgesicht", 2, {Crayon::grey, Crayon::pink, Crayon::pink}},
    {"Gesicht", 3, {Crayon::yellow, Crayon::orange, Crayon::pink}},
    {"Sonnenblume", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Sonne", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Mond", 2, {Crayon::yellow, Crayon::grey, Crayon::grey}},
    {"Seestern", 2, {Crayon::orange, Crayon::red, Crayon::red}},
    {"Stern", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Himmel", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Wolke", 2, {Crayon::grey, Crayon::light_blue, Crayon::light_blue}},
    {"Wiese", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Hügel", 2, {Crayon::light_green, Crayon::green, Crayon::green}},
    {"Wasseroberfläche", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Gras", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Farn", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Busch", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Baumstumpf", 2, {Crayon::brown, Crayon::grey, Crayon::grey}},
    {"kahler Baum", 2, {Crayon::brown, Crayon::grey, Crayon::grey}},
    {"Baum", 3, {Crayon::green, Crayon::light_green, Crayon::brown}},
    {"Tanne", 2, {Crayon::green, Crayon::brown, Crayon::brown}},
    {"Palme", 3, {Crayon::green, Crayon::light_green, Crayon::brown}},
    {"Pappel", 2, {Crayon::green, Crayon::brown, Crayon::brown}},
    {"Akazie", 2, {Crayon::green, Crayon::brown, Crayon::brown}},
    {"Kaktus", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Schilf", 3, {Crayon::green, Crayon::light_green, Crayon::brown}},
    {"Blatt", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Tang", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Koralle", 3, {Crayon::red, Crayon::pink, Crayon::orange}},
    {"Anemone", 2, {Crayon::pink, Crayon::purple, Crayon::purple}},
    {"Frosch", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Krokodil", 2, {Crayon::green, Crayon::light_green, Crayon::light_green}},
    {"Dinosaurier", 3, {Crayon::green, Crayon::light_green, Crayon::orange}},
    {"Schildkröte", 3, {Crayon::green, Crayon::brown, Crayon::light_green}},
    {"Schlange", 2, {Crayon::green, Crayon::yellow, Crayon::yellow}},
    {"Welle", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Wasser", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Meer", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Teich", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"See", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Pfütze", 2, {Crayon::blue, Crayon::light_blue, Crayon::light_blue}},
    {"Luftblase", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Luftblasen", 2, {Crayon::light_blue, Crayon::blue, Crayon::blue}},
    {"Weg", 2, {Crayon::yellow, Crayon::brown, Crayon::brown}},
    {"Sand", 2, {Crayon::yellow, Crayon::brown, Crayon::brown}},
    {"Strand", 2, {Crayon::yellow, Crayon::brown, Crayon::brown}},
    {"Zaun", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Berg", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Stein", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Steine", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Krater", 2, {Crayon::grey, Crayon::yellow, Crayon::yellow}},
    {"Heuballen", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Pilz", 2, {Crayon::red, Crayon::yellow, Crayon::yellow}},
    {"Marienkäfer", 2, {Crayon::red, Crayon::black, Crayon::black}},
    {"Erdbeere", 2, {Crayon::red, Crayon::green, Crayon::green}},
    {"Apfel", 2, {Crayon::red, Crayon::green, Crayon::green}},
    {"Tulpe", 3, {Crayon::red, Crayon::yellow, Crayon::green}},
    {"Glockenblume", 3, {Crayon::purple, Crayon::pink, Crayon::green}},
    {"Blume", 3, {Crayon::red, Crayon::pink, Crayon::yellow}},
    {"Seerose", 3, {Crayon::green, Crayon::light_green, Crayon::pink}},
    {"Seerosen", 3, {Crayon::green, Crayon::light_green, Crayon::pink}},
    {"Rose", 3, {Crayon::red, Crayon::pink, Crayon::green}},
    {"Biene", 3, {Crayon::yellow, Crayon::brown, Crayon::light_blue}},
    {"Schmetterling", 3, {Crayon::orange, Crayon::purple, Crayon::pink}},
    {"Fuchs", 2, {Crayon::orange, Crayon::brown, Crayon::brown}},
    {"Kürbis", 2, {Crayon::orange, Crayon::yellow, Crayon::yellow}},
    {"Schwein", 2, {Crayon::pink, Crayon::red, Crayon::red}},
    {"Flamingo", 2, {Crayon::pink, Crayon::red, Crayon::red}},
    {"Elefant", 2, {Crayon::grey, Crayon::pink, Crayon::pink}},
    {"Maus", 2, {Crayon::grey, Crayon::pink, Crayon::pink}},
    {"Nashorn", 2, {Crayon::grey, Crayon::brown, Crayon::brown}},
    {"Wal", 3, {Crayon::blue, Crayon::light_blue, Crayon::grey}},
    {"Delfin", 3, {Crayon::blue, Crayon::light_blue, Crayon::grey}},
    {"Hai", 2, {Crayon::grey, Crayon::blue, Crayon::blue}},
    {"Pferd", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Bär", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Igel", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Hund", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Katze", 3, {Crayon::orange, Crayon::brown, Crayon::yellow}},
    {"Löwe", 3, {Crayon::yellow, Crayon::orange, Crayon::brown}},
    {"Tiger", 2, {Crayon::orange, Crayon::yellow, Crayon::yellow}},
    {"Giraffe", 3, {Crayon::yellow, Crayon::brown, Crayon::orange}},
    {"Affe", 2, {Crayon::brown, Crayon::orange, Crayon::orange}},
    {"Eule", 3, {Crayon::brown, Crayon::orange, Crayon::yellow}},
    {"Hase", 3, {Crayon::brown, Crayon::pink, Crayon::grey}},
    {"Kuh", 3, {Crayon::brown, Crayon::pink, Crayon::grey}},
    {"Ente", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Küken", 2, {Crayon::yellow, Crayon::orange, Crayon::orange}},
    {"Vogel", 3, {Crayon::blue, Crayon::red, Crayon::yellow}},
    {"Fisch", 3, {Crayon::orange, Crayon::yellow, Crayon::red}},
    {"Rakete", 3, {Crayon::red, Crayon::grey, Crayon::yellow}},
    {"Auto", 3, {Crayon::red, Crayon::blue, Crayon::grey}},
    {"Feuerwehr", 3, {Crayon::red, Crayon::grey, Crayon::yellow}},
    {"Haus", 3, {Crayon::red, Crayon::orange, Crayon::brown}},
};

}  // namespace

bool is_kind_of(std::string_view name, std::string_view kind) {
  if (name == kind) return true;
  const std::string_view tail = kind.substr(1);
  if (name.size() <= kind.size() || !name.ends_with(tail)) return false;
  const char before = name[name.size() - kind.size()];
  return before == kind.front() || before == kind.front() - 'A' + 'a';
}

std::string_view german_name(Crayon crayon) {
  return crayon_names[static_cast<std::size_t>(crayon)];
}

Colour colour_of(Crayon crayon) {
  return colours[static_cast<std::size_t>(crayon)];
}

std::span<const Crayon> natural_crayons(std::string_view name) {
  for (const Natural& entry : natural) {
    if (is_kind_of(name, entry.name)) return {entry.crayons.data(), entry.count};
  }
  return {};
}

std::array<Crayon, 3> nearest_crayons(drawing::NaturalColour colour) {
  // Shadows and lights are of the same colour to a child: lightness counts half of what the two differences
  // between channels do.
  const auto opponents = [](double red, double green, double blue) {
    return std::array<double, 3>{(red + green + blue) / 6, red - green, (red + green) / 2 - blue};
  };
  const auto wanted = opponents(colour[0], colour[1], colour[2]);
  std::array<std::pair<double, std::size_t>, crayon_count> distances;
  for (std::size_t i = 0; i < crayon_count; ++i) {
    const auto own = opponents(colours[i].red, colours[i].green, colours[i].blue);
    double squares = 0;
    for (std::size_t c = 0; c < own.size(); ++c) squares += (own[c] - wanted[c]) * (own[c] - wanted[c]);
    distances[i] = {squares, i};
  }
  std::sort(distances.begin(), distances.end());
  std::array<Crayon, 3> nearest{};
  for (std::size_t i = 0; i < nearest.size(); ++i) nearest[i] = static_cast<Crayon>(distances[i].second);
  return nearest;
}

}  // namespace books::lessons
