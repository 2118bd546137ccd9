#include "books/lessons/crayon.h"

#include <cstddef>

namespace books::lessons {
namespace {

constexpr std::array<std::string_view, crayon_count> names = {"rot",    "gelb",     "grün",     "blau",
                                                              "orange", "braun",    "hellblau", "rosa",
                                                              "lila",   "hellgrün", "grau",     "schwarz"};

struct Natural {
  std::string_view name;
  std::size_t count;  // of the colours, the rest repeats
  std::array<Crayon, 3> crayons;
};

// The first one that a name is or ends with counts: "Seestern" stands before "Stern".
constexpr Natural natural[] = {
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

// Whether a noun is the other or a compound that ends with it: "Tannenbaum", "Baum".
bool is_kind_of(std::string_view name, std::string_view kind) {
  if (name == kind) return true;
  const std::string_view tail = kind.substr(1);
  if (name.size() <= kind.size() || !name.ends_with(tail)) return false;
  const char before = name[name.size() - kind.size()];
  return before == kind.front() || before == kind.front() - 'A' + 'a';
}

}  // namespace

std::string_view german_name(Crayon crayon) {
  return names[static_cast<std::size_t>(crayon)];
}

std::span<const Crayon> natural_crayons(std::string_view name) {
  for (const Natural& entry : natural) {
    if (is_kind_of(name, entry.name)) return {entry.crayons.data(), entry.count};
  }
  return {};
}

}  // namespace books::lessons
