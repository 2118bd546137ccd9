#include "books/lessons/known_pictures.h"

#include "drawing/language/lexicon.h"

namespace books::lessons {
namespace {

// By initial sound.
constexpr KnownPicture pictures[] = {
    {"1f34e", "Apfel"},
    {"1f412", "Affe"},
    {"1f41c", "Ameise"},
    {"1f34d", "Ananas"},
    {"2693", "Anker"},
    {"1f697", "Auto"},
    {"1f441", "Auge"},
    {"1f34c", "Banane"},
    {"1f333", "Baum"},
    {"1f68c", "Bus"},
    {"1f35e", "Brot"},
    {"1f350", "Birne"},
    {"1f453", "Brille"},
    {"2709", "Brief"},
    {"1f4d6", "Buch"},
    {"1f6cf", "Bett"},
    {"own-biene", "Biene"},
    {"own-bagger", "Bagger"},
    {"1f9f9", "Besen"},
    {"1f996", "Dinosaurier"},
    {"1f42c", "Delfin"},
    {"own-drache", "Drache"},
    {"1f986", "Ente"},
    {"1f418", "Elefant"},
    {"1f353", "Erdbeere"},
    {"own-engel", "Engel"},
    {"1f366", "Eis"},
    {"1faa3", "Eimer"},
    {"own-eichhoernchen", "Eichhörnchen"},
    {"own-einhorn", "Einhorn"},
    {"1f989", "Eule"},
    {"1f41f", "Fisch"},
    {"own-frosch", "Frosch"},
    {"2708", "Flugzeug"},
    {"1fab6", "Feder"},
    {"1f9a9", "Flamingo"},
    {"1f987", "Fledermaus"},
    {"1f9b6", "Fuß"},
    {"1f992", "Giraffe"},
    {"1f3b8", "Gitarre"},
    {"1f47b", "Gespenst"},
    {"1f381", "Geschenk"},
    {"1f514", "Glocke"},
    {"1f3e0", "Haus"},
    {"1f415", "Hund"},
    {"own-huhn", "Huhn"},
    {"1f452", "Hut"},
    {"1f528", "Hammer"},
    {"2764", "Herz"},
    {"own-hai", "Hai"},
    {"270b", "Hand"},
    {"1f681", "Hubschrauber"},
    {"own-hexe", "Hexe"},
    {"1f456", "Hose"},
    {"1f413", "Hahn"},
    {"1f994", "Igel"},
    {"own-iglu", "Iglu"},
    {"own-katze", "Katze"},
    {"1f56f", "Kerze"},
    {"1f451", "Krone"},
    {"1f404", "Kuh"},
    {"own-krokodil", "Krokodil"},
    {"1f42b", "Kamel"},
    {"1f9c0", "Käse"},
    {"1f352", "Kirsche"},
    {"1f9f3", "Koffer"},
    {"1f335", "Kaktus"},
    {"1f998", "Känguru"},
    {"own-loewe", "Löwe"},
    {"1f944", "Löffel"},
    {"1f36d", "Lutscher"},
    {"1fa9c", "Leiter"},
    {"1f50d", "Lupe"},
    {"own-leuchtturm", "Leuchtturm"},
    {"1f401", "Maus"},
    {"1f319", "Mond"},
    {"1f33d", "Mais"},
    {"1f3cd", "Motorrad"},
    {"1f9f2", "Magnet"},
    {"1f98f", "Nashorn"},
    {"1f443", "Nase"},
    {"own-nest", "Nest"},
    {"1f99b", "Nilpferd"},
    {"1f442", "Ohr"},
    {"1f344", "Pilz"},
    {"1f427", "Pinguin"},
    {"1f355", "Pizza"},
    {"1f334", "Palme"},
    {"own-pirat", "Pirat"},
    {"1f58c", "Pinsel"},
    {"own-panda", "Panda"},
    {"own-pferd", "Pferd"},
    {"1f99a", "Pfau"},
    {"1fabc", "Qualle"},
    {"1f680", "Rakete"},
    {"1f339", "Rose"},
    {"1f308", "Regenbogen"},
    {"own-roboter", "Roboter"},
    {"1f48d", "Ring"},
    {"own-ritter", "Ritter"},
    {"1f41b", "Raupe"},
    {"1f31e", "Sonne"},
    {"own-seepferdchen", "Seepferdchen"},
    {"1fa9a", "Säge"},
    {"1f6a2", "Schiff"},
    {"2702", "Schere"},
    {"1f511", "Schlüssel"},
    {"1f40c", "Schnecke"},
    {"1f40d", "Schlange"},
    {"own-schmetterling", "Schmetterling"},
    {"1f416", "Schwein"},
    {"26c4", "Schneemann"},
    {"1f422", "Schildkröte"},
    {"1f45f", "Schuh"},
    {"1f577", "Spinne"},
    {"2b50", "Stern"},
    {"1fa91", "Stuhl"},
    {"own-storch", "Storch"},
    {"1f462", "Stiefel"},
    {"1f405", "Tiger"},
    {"1f345", "Tomate"},
    {"1f69c", "Traktor"},
    {"1f3ba", "Trompete"},
    {"1f941", "Trommel"},
    {"1f6f8", "Ufo"},
    {"own-u-boot", "U-Boot"},
    {"own-wal", "Wal"},
    {"1f3b2", "Würfel"},
    {"own-windmuehle", "Windmühle"},
    {"1f993", "Zebra"},
    {"1f34b", "Zitrone"},
    {"1f9b7", "Zahn"},
    {"26fa", "Zelt"},
    {"1f410", "Ziege"},
    {"own-zauberer", "Zauberer"},
    {"own-zwerg", "Zwerg"},
};

}  // namespace

std::span<const KnownPicture> known_pictures() {
  return pictures;
}

std::vector<std::string> names_of_motif(std::string_view motif) {
  using drawing::language::Lexicon;
  using drawing::language::Word;
  const Lexicon& lexicon = Lexicon::embedded();
  const drawing::language::LexiconEntry* entry = lexicon.find(motif);
  if (entry == nullptr) return {};
  std::vector<std::string> names = {entry->singular};
  for (const Word& word : lexicon.words()) {
    if (word.kind == drawing::language::WordKind::motif && word.entry >= 0 &&
        &lexicon.entries()[static_cast<std::size_t>(word.entry)] == entry && word.name != entry->singular) {
      names.emplace_back(word.name);
    }
  }
  return names;
}

}  // namespace books::lessons
