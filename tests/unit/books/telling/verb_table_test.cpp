#include "books/telling/verb_table.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "books/telling/teller.h"
#include "drawing/language/lexicon.h"

namespace books::telling {
namespace {

// What is said without an article: games, sports, ills, and what nobody counts.
const std::set<std::string> bare = {"Armdrücken",
                                    "Schnee",
                                    "Autoscooter",
                                    "Pfannkuchen",
                                    "Tee",
                                    "Limonade",
                                    "Plätzchen",
                                    "Knete",
                                    "Gemüse",
                                    "Obst",
                                    "Silvester",
                                    "Liegestütze",
                                    "Bauchweh",
                                    "Ballett",
                                    "Eierlaufen",
                                    "Fangen",
                                    "Fieber",
                                    "Frieden",
                                    "Gassi",
                                    "Gummitwist",
                                    "Hausaufgaben",
                                    "Judo",
                                    "Karate",
                                    "Konfetti",
                                    "Männchen",
                                    "Medizin",
                                    "Mörtel",
                                    "Müll",
                                    "Ringelreihen",
                                    "Seifenblasen",
                                    "Staffel",
                                    "Staub",
                                    "Tandem",
                                    "Topfschlagen",
                                    "Verstecken",
                                    "Zahnweh",
                                    "Zuckerwatte",
                                    "Yoga",
                                    "Angst",
                                    "Blätter",
                                    "Blinde Kuh",
                                    "Brotkrumen",
                                    "Eier",
                                    "Fotos",
                                    "Milch",
                                    "Mandeln",
                                    "Murmeln",
                                    "Ostereier",
                                    "Rollstuhlbasketball",
                                    "Weihnachten",
                                    "Ostern",
                                    "Geburtstag",
                                    "Ramadan",
                                    "Erntedank",
                                    "Cheerleading",
                                    "Graffiti",
                                    "Handball",
                                    "Parkour",
                                    "Pferdchen",
                                    "Süßes",
                                    "Urlaub",
                                    "Wasserball",
                                    "Chanukka"};

TEST(VerbTable, NounsThatMakeAVerbHaveTheirArticle) {
  // "kletterte den Mast hinauf", not "kletterte Mast".
  const VerbTable& verbs = VerbTable::embedded();
  int seen = 0;
  for (const auto* deed : drawing::language::Lexicon::embedded().phrase_deeds()) {
    const std::string verb(deed->verb);
    const std::size_t space = verb.rfind(' ');
    const bool noun = verb.front() >= 'A' && verb.front() <= 'Z';
    if (space == std::string::npos || !noun) continue;
    ++seen;
    const std::string tail = verbs.parts(verb).tail;
    EXPECT_TRUE(tail != verb.substr(0, space) || bare.contains(tail)) << verb;
  }
  EXPECT_GT(seen, 80);
}

TEST(VerbTable, WhoFrightensSomebodyHasAnotherPastThanWhoIsFrightened) {
  const VerbTable& verbs = VerbTable::embedded();
  const auto past = [&](Transitive transitive) {
    return verbs.finite("erschrecken", Tense::past, german::Number::singular, transitive);
  };
  EXPECT_EQ(past(Transitive::no), "erschrak");
  EXPECT_EQ(past(Transitive::yes), "erschreckte");
}

TEST(VerbTable, AParticleEndsTheClauseOfAVerbWithItsNoun) {
  // "räumte die Spülmaschine aus", not "ausräumte die Spülmaschine aus".
  const VerbTable& verbs = VerbTable::embedded();
  for (const auto& [verb, base, tail] :
       {std::array<std::string, 3>{"Spülmaschine ausräumen", "räumen", "die Spülmaschine aus"},
        {"Arm ausstrecken", "strecken", "den Arm aus"},
        {"zweite Kerze anzünden", "zünden", "die zweite Kerze an"},
        {"Kreis singen", "singen", "im Kreis"}}) {
    EXPECT_EQ(verbs.parts(verb).base, base) << verb;
    EXPECT_EQ(verbs.parts(verb).tail, tail) << verb;
  }
}

TEST(VerbTable, APlaceIsWhatIsVisited) {
  drawing::Deed deed;
  deed.verb = "besuchen";
  EXPECT_EQ(place_phrase("bauernhof", &deed), "einen Bauernhof");
  deed.verb = "arbeiten";
  EXPECT_EQ(place_phrase("bauernhof", &deed), "auf dem Bauernhof");
}

}  // namespace
}  // namespace books::telling
