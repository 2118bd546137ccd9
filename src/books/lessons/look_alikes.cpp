#include "books/lessons/look_alikes.h"

#include <algorithm>
#include <string>

#include "base/utf8.h"
#include "drawing/language/lexicon.h"

namespace books::lessons {
namespace {

using drawing::Element;

// Things that are taken for one another, or of which one is seen in the other. Each name may stand in several
// groups; names are those of drawings and of scenery, between bars.
constexpr std::string_view groups[] = {
    ("|Stern|leuchtender "
     "Stern|Schneeflocke|Sternschnuppe|Weihnachtsstern|Seestern|Komet|Meteor|Glitzer|Funkeln|Weihnachtsbaum|"
     "Lichterkette|Feuerwerk|Wunderkerze|Zauberstab|Sternenhimmel|Milchstraße|Konfetti|schwindlig|"
     "Zauberregal|Banner|Zirkuszelt|Karussell|Sonne|"),
    ("|Blume|Tulpe|Rose|Sonnenblume|Hibiskus|Kirschblüte|Seerose|Hyazinthe|Glockenblume|Dschungelblume|Blüte|"
     "Blumenstrauß|Blumentopf|Topfpflanze|Rosenbogen|verwelkte "
     "Blume|Kräuterfenster|Fenster|Seeanemone|Weihnachtsstern|Busch|Kaktus|Gemüsebeet|Vase|Pavillon|"
     "Gießkanne|Windrad|"),
    ("|Baum|Apfelbaum|Tanne|Tannenbaum|Palme|kahler "
     "Baum|Pappel|Akazie|Affenbrotbaum|Weihnachtsbaum|Ostereierbaum|Tanabata-Baum|Buchsbaum|Busch|"
     "Beerenbusch|Baumhaus|Insel|Liane|Dschungelblatt|Farn|Agave|Nationalpark|Campingplatz|"),
    ("|Haus|Hütte|Stadthaus|Bauernhaus|verschneites Haus|Verschneites "
     "Haus|Hochhaus|Laden|Scheune|Rathaus|Schulhaus|Spukhaus|Geisterhaus|Tierhaus|Hühnerhaus|Hasenhaus|"
     "Pfahlhütte|Wohnhäuser|Haus mit "
     "Garten|Kassenhäuschen|Bude|Baumhaus|Lebkuchenhaus|Vogelhaus|Iglu|Puppenhaus|Rohbau|Schloss|"
     "Wolkenschloss|Haus mit Balkon|japanisches "
     "Schloss|Turm|Kirche|Hotel|Postamt|Krankenhaus|Schulgebäude|Stallgebäude|Bankgebäude|Fabrik|Kaufhaus|"
     "Zirkuswagen|"
     "Bauwagen|Tempel|Skyline|Windmühle|Zelt|Zirkuszelt|Campingplatz|Leuchtturm|Burgtor|Sandburg|Dorf|"
     "Mondstation|Felder|"),
    ("|Schiff|Segelboot|Motorboot|Boot|Ruderboot|Piratenschiff|Fähre|Kreuzfahrtschiff|Kanu|Schiffswrack|"
     "Surfbrett|U-"
     "Boot|"),
    "|Hufeisen|Magnet|",
    "|Tierspur|Fußspur|Fußabdruck|Pfotenabdruck|",
    "|Höhleneingang|Bau|Iglu|",
    "|Zahn|Milchzahn|",
    "|Bett|Krankenbett|",
    "|Eimer|Melkeimer|",
    "|Rechen|Gartenhacke|Heugabel|Wischmopp|Paddel|Besen|Schaufel|",
    ("|Koffer|Reisekoffer|Aktentasche|Reisetasche|Gepäck|Gepäckwagen|Handtasche|Arztkoffer|Werkzeugkasten|"),
    ("|Suppe|Schüssel|Teller|Topf|Kochtopf|Tasse|Müsli|Regal|Küchenregal|Wandregal|"
     "Backtisch|Herd|Puppenküche|"),
    ("|Luftballon|Luftballons|Ballon|Ballonbogen|Heißluftballon|Zeppelin|Lampion|Luftblase|Luftblasen|"
     "Seifenblase|Christbaumkugel|Konfettiball|Girlande|Lutscher|Ball|Lichterkette|"),
    ("|Ball|goldene "
     "Kugel|Fußball|Wasserball|Basketball|Tennisball|Volleyball|Baseball|Softball|Football|Rugbyball|"
     "Billardkugel|Discokugel|Kristallkugel|Globus|Planet|Erde|Mond|Vollmond|Luftblase|Christbaumkugel|"
     "Schneeball|Schneebälle|Schneeflocke|Orange|Sonne|Krater|"),
    ("|Planet|Ringplanet|Erde|Erde mit Amerika|Erde mit Asien|Mond|Vollmond|Vollmond mit "
     "Gesicht|Neumond|Krater|Mondstein|"),
    ("|Mond|Mondsichel mit Gesicht|Mondsichel mit Gesicht rechts|Halbmond|zunehmender Halbmond|Banane|"),
    ("|Sonne|lachende Sonne|Sonne hinter Wolke|Sonne hinter kleiner Wolke|Sonne hinter großer "
     "Wolke|Sonnenblume|Sonnenaufgang über Bergen|Sonnenaufgang über dem Meer|Bild|Gemälde|"),
    ("|Wolke|Regenwolke|Schneewolke|Gewitterwolke|Blitzwolke|Wolkenbank|Wolkenschloss|Nebel|Staubwolke|"
     "Regenbogen|Busch|Sonne hinter Wolke|Sonne hinter kleiner Wolke|Sonne hinter großer Wolke|Sonne hinter "
     "Regenwolke|"),
    ("|Pilz|Fliegenpilz|Champignon|Sonnenschirm|"),
    ("|Stein|Steine|Felsen|Mondstein|Hirnkoralle|Muschel|Marienkäfer|"),
    ("|Geschenk|Geschenke|Paket|Weihnachtsbaum|Geburtstagstisch|Schlitten|Weihnachtsmann|Weihnachtsmann von "
     "nahem|"),
    ("|Ei|Osterei|Tannenzapfen|Osternest|Nest|leeres Nest|Nest mit zwei "
     "Eiern|Ostereierbaum|Osterhase|schlüpfendes "
     "Küken|"),
    ("|Herz|Lebkuchenherz|Herzen|Luftballon|Kussabdruck|Liebespaar|"),
    ("|Kerze|Adventskranz|Geburtstagstorte|Geburtstagstisch|Torte|Muffin|Lichterkette|Weihnachtsbaum|"
     "Wunderkerze|Kronleuchter|Kommode|Lebkuchenhaus|"),
    ("|Torte|Geburtstagstorte|Kuchen|Muffin|Apfelkuchen|Geburtstagstisch|Backtisch|Cupcake|"),
    ("|Apfel|grüner Apfel|Pfirsich|Orange|Tomate|Kirsche|Granatapfel|Obstkorb|Beerenbusch|"),
    ("|Zitrone|Limette|Orange|Birne|Ei|"),
    ("|Birne|Avocado|Aubergine|Glühbirne|"),
    ("|Gurke|Gewürzgurke|Zucchini|Chili|Karotte|"),
    ("|Vogel|Taube|Rabe|Spatz|Möwe|Adler|Papagei|Eule|Phönix|Huhn|Hahn|Ente|Gans|Schwan|Küken|Entenküken|"
     "Storch|Flamingo|Pfau|Pinguin|Truthahn|Dodo|Voliere|Vogelhaus|Flugsaurier|Drachen|Fledermaus|"),
    ("|Huhn|Hahn|Hühnerkopf|Küken|Küken von vorne|Entenküken|Ente|Gans|Truthahn|Hühnerhaus|"),
    ("|Schmetterling|Monarchfalter|Schmetterling mit Flügelmuster|Libelle|Fee|Elfe|"),
    ("|Biene|Biene im Flug|Fliege|Mücke|Käfer|Kakerlake|Ameise|Marienkäfer|Hummel|Libelle|"),
    ("|Schnecke|Schneckenhaus|Muschel|"),
    ("|Raupe|Schlange|Wurm|"),
    ("|Fisch|Tropenfisch|Kugelfisch|Hai|Hai von der Seite|Delfin|Wal|Blauwal|Wal mit "
     "Fontäne|Orca|Seehund|Angel|"),
    ("|Oktopus|Oktopus von der Seite|Tintenfisch|Qualle|"),
    ("|Koralle|Fächerkoralle|Röhrenkoralle|Hirnkoralle|Seegras|Tang|Seeanemone|"),
    ("|Krebs|Hummer|Skorpion|Garnele|Spinne|"),
    ("|Auto|Rover|Rennauto|Polizeiauto|Taxi|Feuerwehrauto|Müllauto|Lastwagen|Bus|Wohnmobil|Oberleitungsbus|"
     "Pick-up|"
     "Krankenwagen|Monstertruck|Kipplaster|Betonmischer|Geländewagen|Mondfahrzeug|Karussell|"),
    ("|Zug|Lokomotive|Straßenbahn|Achterbahn|Spielzeugeisenbahn|Bus|"),
    ("|Flugzeug|Propellerflugzeug|startendes Flugzeug|landendes Flugzeug|Rakete|Zeppelin|"),
    ("|Hund|Welpe|Schäferhund|Pudel|Blindenhund|Wolf|Fuchs|Hundegesicht|Wolfskopf|"),
    ("|Katze|stehende Katze|schwarze Katze|Katzengesicht|Tiger|Leopard|Löwe|"),
    ("|Pferd|galoppierendes Pferd|Pony|Einhorn|Esel|Zebra|Pferdekopf|Kutsche|Karussell|Federpferd|Lama|"),
    ("|Hirsch|Rentier|Elch|Elchkopf|Schlitten|"),
    ("|Kamel|Dromedar|Lama|"),
    ("|Hase|Osterhase|Hasengesicht|Känguru|"),
    ("|Maus|Ratte|Hamster|Meerschweinchen|Biber|Streifenhörnchen|Eichhörnchen|Maulwurf|Mausgesicht|"
     "Hamsterkopf|"),
    ("|Bär|Eisbär|Panda|Koala|Teddybär|Bärenkopf|Pandakopf|Koalakopf|Eisbärenkopf|Waschbär|Gorilla|Affe|"),
    ("|Kuh|Ochse|Büffel|Bison|Kuhgesicht|Ziege|"),
    ("|Schaf|Ziege|Widder|Lama|"),
    ("|Schwein|Wildschwein|Schweinegesicht|"),
    ("|Dinosaurier|Langhals|Stegosaurus|Triceratops|Flugsaurier|Drache|Glücksdrache|Eidechse|Krokodil|"),
    ("|Nashorn|Nilpferd|Elefant|Mammut|"),
    ("|Sonnenschirm|Regenschirm|zugeklappter Regenschirm|Regenschirm im Regen|"),
    ("|Laterne|Lampion|Lampe|Stehlampe|Leuchtturm|"),
    ("|Fass|Topf|Eimer|Farbtöpfe|Kanister|Milchkanne|"),
    ("|Buch|Bücherstapel|Heft|geschlossenes Buch|"),
    ("|Kürbis|Halloweenkürbis|"),
    ("|Schneemann|Schneemann im Schnee|"),
    ("|Berg|Schneeberg|Vulkan|Fuji|Eisberg|Zelt|"),
    ("|Drachen|Flugdrachen|"),
    ("|Blatt|Ahornblatt|Herbstlaub|Kraut|Keimling|"),
    ("|Ritter|Ritterrüstung|"),
};

// Drawings of several things in one, as a child counts.
constexpr std::string_view several =
    "|Kirsche|Weintraube|Banane|Glitzer|Melodie|Note|Fußabdruck|Pfotenabdruck|Herbstlaub|Blatt|Erbse|Olive|"
    "Blaubeere|"
    "Kastanie|Pommes|Popcorn|Bohne|Reis|Sushi|Erdnuss|Essstäbchen|Wohnhäuser|Bücherstapel|Blumenstrauß|"
    "Konfetti|Ski|Memorykarte|Satellit|"
    "Wasserspritzer|Seifenblase|Auge|Theatermaske|Boxhandschuh|Ballettschuh|Flipflop|Nest mit zwei "
    "Eiern|Osternest|"
    "Ingwer|Radieschen|Knoblauch|Herzen|kreisende Herzen|gekreuzte Flaggen|japanische Puppen|Eintrittskarten|"
    "Handschuh|Socke|Stiefel|Rollschuh|Schlittschuh|Glücksklee|Klee|Sternenhimmel|Milchstraße|Skyline|"
    "Feuerwerk|Kegel|"
    "Tischtennisschläger|Maiskolben|Karotte|Brezel|Keks|Würfel|Tropfen|Trommel|Pärchen|Liebespaar|"
    "Blutstropfen|"
    "Bongo|Ähre|Spielkarte|Geldsack|Kette|Kartoffel|Champignon|Hibiskus|Kirschblüte|Welle|Wind|Nebel|"
    "Regenbogen|";

// Scenery whose elements are one thing each, not a tuft, a pile or a strip of ground.
constexpr std::string_view single_scenery =
    "|Blume|Tulpe|Sonnenblume|Pilz|Wolke|Stern|Sonne|Mond|Schmetterling|Vogel|Biene|Marienkäfer|Schnecke|"
    "Fisch|Seestern|"
    "Kaktus|Palme|Haus|Segelboot|Planet|Ballon|Heißluftballon|Luftballon|Herz|Windmühle|Zelt|Wasserball|"
    "Tannenbaum|Tanne|"
    "Baum|Osterei|Geschenk|Kürbis|Leuchtturm|Schneemann|Leitkegel|Satellit|Drachen|Eisberg|Vulkan|Seerose|";

// What a drawing is called by itself: the lexicon's word for a drawing that somebody called "Uhu".
std::string own_name(const Element& element) {
  const auto* entry =
      element.motif.empty() ? nullptr : drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr ? entry->singular : element.name;
}

// "Fisch" in "Tropenfisch", "Blume" in "Blumentopf": the name without its last vowel, in lower case.
bool is_part_of_name(const std::string& part, const std::string& name) {
  std::string stem = base::to_lower_utf8(part);
  if (stem.size() > 3 && stem.back() == 'e') stem.pop_back();
  return stem.size() >= 3 && base::to_lower_utf8(name).find(stem) != std::string::npos;
}

// What kind of thing the motif shows; empty for most, and for what nothing is known of.
std::string_view kind_of(const Element& element) {
  const drawing::language::LexiconEntry* entry = drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr ? std::string_view(entry->kind) : std::string_view();
}

}  // namespace

bool is_listed(std::string_view list, std::string_view name) {
  const std::string entry = "|" + std::string(name) + "|";
  return list.find(entry) != std::string_view::npos;
}

bool is_person(const Element& element) {
  const auto* entry =
      element.motif.empty() ? nullptr : drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr && entry->has_face && !entry->is_animal;
}

bool look_alike(const Element& one, const Element& other) {
  const std::string a = own_name(one), b = own_name(other);
  // The same word for two drawings, or two words for one.
  if (a == b) return one.motif != other.motif || one.name != other.name;
  if (a.empty() || b.empty()) return false;
  if (is_part_of_name(a, b) || is_part_of_name(b, a)) return true;
  if (is_person(one) && is_person(other)) return true;
  const std::string_view kind = kind_of(one);
  // Insects are of one kind to a scene, but no child takes a caterpillar for a butterfly.
  if (!kind.empty() && kind != "insect" && kind == kind_of(other)) return true;
  return std::any_of(std::begin(groups), std::end(groups),
                     [&](std::string_view group) { return is_listed(group, a) && is_listed(group, b); });
}

bool is_sort_of(const Element& animal, const Element& kind) {
  const auto* entry =
      animal.motif.empty() ? nullptr : drawing::language::Lexicon::embedded().find(animal.motif);
  if (entry == nullptr || !entry->is_animal) return false;
  const std::string own = own_name(animal), general = own_name(kind);
  if (own.empty() || general.empty() || is_part_of_name(general, own)) return false;
  // A group begins with its general name.
  return std::any_of(std::begin(groups), std::end(groups), [&](std::string_view group) {
    return is_listed(group, own) && own != general && group.starts_with("|" + general + "|");
  });
}

bool is_called_so(const Element& element) {
  return !element.name.ends_with("gebäude") && element.name != "Höhleneingang";
}

bool shows_one_thing(const Element& element) {
  if (element.name.empty()) return false;
  return element.motif.empty() ? is_listed(single_scenery, element.name)
                               : !is_listed(several, own_name(element));
}

}  // namespace books::lessons
