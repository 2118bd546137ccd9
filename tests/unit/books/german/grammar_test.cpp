#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "books/german/mention.h"

namespace books::german {
namespace {

constexpr auto m = Gender::masculine, f = Gender::feminine, n = Gender::neuter;
constexpr std::array cases = {Case::nominative, Case::genitive, Case::dative, Case::accusative};

// A noun with its definite article in all cases: first the singular, then the plural. After Duden, Die
// Grammatik and Deutsches Universalwörterbuch.
struct Declined {
  const char* singular;
  Gender gender;
  const char* plural;
  std::array<const char*, 4> one;
  std::array<const char*, 4> many;
};

const std::vector<Declined> nouns = {
    {"Hund",
     m,
     "Hunde",
     {"der Hund", "des Hundes", "dem Hund", "den Hund"},
     {"die Hunde", "der Hunde", "den Hunden", "die Hunde"}},
    {"Igel",
     m,
     "Igel",
     {"der Igel", "des Igels", "dem Igel", "den Igel"},
     {"die Igel", "der Igel", "den Igeln", "die Igel"}},
    {"Fuchs",
     m,
     "Füchse",
     {"der Fuchs", "des Fuchses", "dem Fuchs", "den Fuchs"},
     {"die Füchse", "der Füchse", "den Füchsen", "die Füchse"}},
    {"Vogel",
     m,
     "Vögel",
     {"der Vogel", "des Vogels", "dem Vogel", "den Vogel"},
     {"die Vögel", "der Vögel", "den Vögeln", "die Vögel"}},
    {"Fisch",
     m,
     "Fische",
     {"der Fisch", "des Fisches", "dem Fisch", "den Fisch"},
     {"die Fische", "der Fische", "den Fischen", "die Fische"}},
    {"Bär",
     m,
     "Bären",
     {"der Bär", "des Bären", "dem Bären", "den Bären"},
     {"die Bären", "der Bären", "den Bären", "die Bären"}},
    {"Hase",
     m,
     "Hasen",
     {"der Hase", "des Hasen", "dem Hasen", "den Hasen"},
     {"die Hasen", "der Hasen", "den Hasen", "die Hasen"}},
    {"Elefant",
     m,
     "Elefanten",
     {"der Elefant", "des Elefanten", "dem Elefanten", "den Elefanten"},
     {"die Elefanten", "der Elefanten", "den Elefanten", "die Elefanten"}},
    {"Junge",
     m,
     "Jungen",
     {"der Junge", "des Jungen", "dem Jungen", "den Jungen"},
     {"die Jungen", "der Jungen", "den Jungen", "die Jungen"}},
    {"Bauer",
     m,
     "Bauern",
     {"der Bauer", "des Bauern", "dem Bauern", "den Bauern"},
     {"die Bauern", "der Bauern", "den Bauern", "die Bauern"}},
    {"Herr",
     m,
     "Herren",
     {"der Herr", "des Herrn", "dem Herrn", "den Herrn"},
     {"die Herren", "der Herren", "den Herren", "die Herren"}},
    {"Funke",
     m,
     "Funken",
     {"der Funke", "des Funkens", "dem Funken", "den Funken"},
     {"die Funken", "der Funken", "den Funken", "die Funken"}},
    {"Traktor",
     m,
     "Traktoren",
     {"der Traktor", "des Traktors", "dem Traktor", "den Traktor"},
     {"die Traktoren", "der Traktoren", "den Traktoren", "die Traktoren"}},
    {"Sonnenstrahl",
     m,
     "Sonnenstrahlen",
     {"der Sonnenstrahl", "des Sonnenstrahls", "dem Sonnenstrahl", "den Sonnenstrahl"},
     {"die Sonnenstrahlen", "der Sonnenstrahlen", "den Sonnenstrahlen", "die Sonnenstrahlen"}},
    {"Schmetterling",
     m,
     "Schmetterlinge",
     {"der Schmetterling", "des Schmetterlings", "dem Schmetterling", "den Schmetterling"},
     {"die Schmetterlinge", "der Schmetterlinge", "den Schmetterlingen", "die Schmetterlinge"}},
    {"Kaktus",
     m,
     "Kakteen",
     {"der Kaktus", "des Kaktus", "dem Kaktus", "den Kaktus"},
     {"die Kakteen", "der Kakteen", "den Kakteen", "die Kakteen"}},
    {"Bus",
     m,
     "Busse",
     {"der Bus", "des Busses", "dem Bus", "den Bus"},
     {"die Busse", "der Busse", "den Bussen", "die Busse"}},
    {"Clown",
     m,
     "Clowns",
     {"der Clown", "des Clowns", "dem Clown", "den Clown"},
     {"die Clowns", "der Clowns", "den Clowns", "die Clowns"}},
    {"Dinosaurier",
     m,
     "Dinosaurier",
     {"der Dinosaurier", "des Dinosauriers", "dem Dinosaurier", "den Dinosaurier"},
     {"die Dinosaurier", "der Dinosaurier", "den Dinosauriern", "die Dinosaurier"}},
    {"Außerirdischer",
     m,
     "Außerirdische",
     {"der Außerirdische", "des Außerirdischen", "dem Außerirdischen", "den Außerirdischen"},
     {"die Außerirdischen", "der Außerirdischen", "den Außerirdischen", "die Außerirdischen"}},
    {"Katze",
     f,
     "Katzen",
     {"die Katze", "der Katze", "der Katze", "die Katze"},
     {"die Katzen", "der Katzen", "den Katzen", "die Katzen"}},
    {"Maus",
     f,
     "Mäuse",
     {"die Maus", "der Maus", "der Maus", "die Maus"},
     {"die Mäuse", "der Mäuse", "den Mäusen", "die Mäuse"}},
    {"Prinzessin",
     f,
     "Prinzessinnen",
     {"die Prinzessin", "der Prinzessin", "der Prinzessin", "die Prinzessin"},
     {"die Prinzessinnen", "der Prinzessinnen", "den Prinzessinnen", "die Prinzessinnen"}},
    {"Mutter",
     f,
     "Mütter",
     {"die Mutter", "der Mutter", "der Mutter", "die Mutter"},
     {"die Mütter", "der Mütter", "den Müttern", "die Mütter"}},
    {"Oma",
     f,
     "Omas",
     {"die Oma", "der Oma", "der Oma", "die Oma"},
     {"die Omas", "der Omas", "den Omas", "die Omas"}},
    {"Pferd",
     n,
     "Pferde",
     {"das Pferd", "des Pferdes", "dem Pferd", "das Pferd"},
     {"die Pferde", "der Pferde", "den Pferden", "die Pferde"}},
    {"Haus",
     n,
     "Häuser",
     {"das Haus", "des Hauses", "dem Haus", "das Haus"},
     {"die Häuser", "der Häuser", "den Häusern", "die Häuser"}},
    {"Schloss",
     n,
     "Schlösser",
     {"das Schloss", "des Schlosses", "dem Schloss", "das Schloss"},
     {"die Schlösser", "der Schlösser", "den Schlössern", "die Schlösser"}},
    {"Mädchen",
     n,
     "Mädchen",
     {"das Mädchen", "des Mädchens", "dem Mädchen", "das Mädchen"},
     {"die Mädchen", "der Mädchen", "den Mädchen", "die Mädchen"}},
    {"Auto",
     n,
     "Autos",
     {"das Auto", "des Autos", "dem Auto", "das Auto"},
     {"die Autos", "der Autos", "den Autos", "die Autos"}},
    {"Küken",
     n,
     "Küken",
     {"das Küken", "des Kükens", "dem Küken", "das Küken"},
     {"die Küken", "der Küken", "den Küken", "die Küken"}},
    {"Einhorn",
     n,
     "Einhörner",
     {"das Einhorn", "des Einhorns", "dem Einhorn", "das Einhorn"},
     {"die Einhörner", "der Einhörner", "den Einhörnern", "die Einhörner"}},
};

// The number as more than three, so that no word for it stands between article and noun.
constexpr int many = 9;

TEST(German, NounsTakeTheirArticleThroughAllCases) {
  for (const Declined& row : nouns) {
    const Noun noun(row.singular, row.plural, row.gender);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      EXPECT_EQ(definite({{noun, 1}}, cases[i]), row.one[i]);
      EXPECT_EQ(definite({{noun, many}}, cases[i]), row.many[i]);
    }
  }
  EXPECT_GE(nouns.size() * 8, 200u);
}

// "klein" and a noun after der, after ein and after no article: 3 genders and the plural, 4 cases.
TEST(German, AdjectivesEndAsTheirArticleAsks) {
  struct Row {
    Noun noun;
    std::array<const char*, 4> after_definite, after_indefinite;
  };
  const std::vector<Row> rows = {
      {Noun("Igel", "Igel", m),
       {"der kleine Igel", "des kleinen Igels", "dem kleinen Igel", "den kleinen Igel"},
       {"ein kleiner Igel", "eines kleinen Igels", "einem kleinen Igel", "einen kleinen Igel"}},
      {Noun("Eule", "Eulen", f),
       {"die kleine Eule", "der kleinen Eule", "der kleinen Eule", "die kleine Eule"},
       {"eine kleine Eule", "einer kleinen Eule", "einer kleinen Eule", "eine kleine Eule"}},
      {Noun("Schaf", "Schafe", n),
       {"das kleine Schaf", "des kleinen Schafs", "dem kleinen Schaf", "das kleine Schaf"},
       {"ein kleines Schaf", "eines kleinen Schafs", "einem kleinen Schaf", "ein kleines Schaf"}},
  };
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
      EXPECT_EQ(definite({{row.noun, 1, {"klein"}}}, cases[i]), row.after_definite[i]);
      EXPECT_EQ(indefinite({{row.noun, 1, {"klein"}}}, cases[i]), row.after_indefinite[i]);
    }
  }
  const Mentions sheep = {{Noun("Schaf", "Schafe", n), 4, {"klein"}}};
  constexpr std::array<const char*, 4> after_number = {"vier kleine Schafe", "vier kleiner Schafe",
                                                       "vier kleinen Schafen", "vier kleine Schafe"};
  constexpr std::array<const char*, 4> after_die = {"die kleinen Schafe", "der kleinen Schafe",
                                                    "den kleinen Schafen", "die kleinen Schafe"};
  for (std::size_t i = 0; i < cases.size(); ++i) {
    EXPECT_EQ(indefinite(sheep, cases[i]), after_number[i]);
    EXPECT_EQ(definite(sheep, cases[i]), after_die[i]);
  }
}

TEST(German, StemsOfAdjectivesChangeBeforeEndings) {
  const auto form = [](const char* stem) {
    return adjective_form(stem, Case::nominative, Number::singular, m, Determiner::indefinite);
  };
  EXPECT_EQ(form("dunkel"), "dunkler");
  EXPECT_EQ(form("teuer"), "teurer");
  EXPECT_EQ(form("sauer"), "saurer");
  EXPECT_EQ(form("hoch"), "hoher");
  EXPECT_EQ(form("müde"), "müder");
  EXPECT_EQ(form("leise"), "leiser");
  EXPECT_EQ(form("rosa"), "rosa");
  EXPECT_EQ(form("tapfer"), "tapferer");
}

TEST(German, PossessivesAgreeWithWhatIsOwned) {
  const Mention ball{Noun("Ball", "Bälle", m), 1, {"rot"}}, hat{Noun("Mütze", "Mützen", f), 1, {"rot"}},
      scarf{Noun("Tuch", "Tücher", n), 1, {"rot"}}, hats{Noun("Mütze", "Mützen", f), 2, {"rot"}};
  EXPECT_EQ(possessive("sein", ball, Case::nominative), "sein roter Ball");
  EXPECT_EQ(possessive("sein", ball, Case::accusative), "seinen roten Ball");
  EXPECT_EQ(possessive("ihr", ball, Case::dative), "ihrem roten Ball");
  EXPECT_EQ(possessive("mein", hat, Case::nominative), "meine rote Mütze");
  EXPECT_EQ(possessive("mein", hat, Case::dative), "meiner roten Mütze");
  EXPECT_EQ(possessive("dein", scarf, Case::accusative), "dein rotes Tuch");
  EXPECT_EQ(possessive("unser", scarf, Case::genitive), "unseres roten Tuchs");
  EXPECT_EQ(possessive("kein", hats, Case::nominative), "keine roten Mützen");
  EXPECT_EQ(possessive("ihr", hats, Case::dative), "ihren roten Mützen");
}

TEST(German, PrepositionsMeltWithTheArticle) {
  const auto melt = [](const char* preposition, Case in, Gender gender) {
    return contracted(preposition, in, Number::singular, gender);
  };
  EXPECT_EQ(melt("in", Case::dative, m), "im");
  EXPECT_EQ(melt("in", Case::dative, f), "in der");
  EXPECT_EQ(melt("in", Case::accusative, n), "ins");
  EXPECT_EQ(melt("in", Case::accusative, m), "in den");
  EXPECT_EQ(melt("an", Case::dative, n), "am");
  EXPECT_EQ(melt("an", Case::accusative, n), "ans");
  EXPECT_EQ(melt("zu", Case::dative, m), "zum");
  EXPECT_EQ(melt("zu", Case::dative, f), "zur");
  EXPECT_EQ(melt("bei", Case::dative, n), "beim");
  EXPECT_EQ(melt("bei", Case::dative, f), "bei der");
  EXPECT_EQ(melt("von", Case::dative, m), "vom");
  EXPECT_EQ(contracted("zu", Case::dative, Number::plural, m), "zu den");
}

TEST(German, PronounsFollowGenderAndNumber) {
  const Mentions fox = {{Noun("Fuchs", "Füchse", m)}}, cat = {{Noun("Katze", "Katzen", f)}},
                 horse = {{Noun("Pferd", "Pferde", n)}}, both = {fox.front(), cat.front()};
  const auto all = [](const Mentions& mentions) {
    return pronoun(mentions, Case::nominative) + ' ' + pronoun(mentions, Case::dative) + ' ' +
           pronoun(mentions, Case::accusative) + ' ' + possessive_stem(mentions);
  };
  EXPECT_EQ(all(fox), "er ihm ihn sein");
  EXPECT_EQ(all(cat), "sie ihr sie ihr");
  EXPECT_EQ(all(horse), "es ihm es sein");
  EXPECT_EQ(all(both), "sie ihnen sie ihr");
  EXPECT_TRUE(is_plural(both));
  EXPECT_FALSE(is_plural(cat));
  EXPECT_TRUE(is_plural({{Noun("Igel", "Igel", m), 2}}));
}

TEST(German, NumbersStandBeforeWhatIsCounted) {
  const Noun hedgehog("Igel", "Igel", m), clover("Klee", "", m), sun("Sonne", "Sonnen", f);
  EXPECT_EQ(indefinite({{hedgehog, 2}}, Case::dative), "zwei Igeln");
  EXPECT_EQ(definite({{hedgehog, 2}}, Case::dative), "den beiden Igeln");
  EXPECT_EQ(definite({{hedgehog, 3}}, Case::nominative), "die drei Igel");
  EXPECT_EQ(definite({{hedgehog, 4}}, Case::nominative), "die Igel");
  EXPECT_EQ(bare_definite({{hedgehog, 2, {"klein"}}}, Case::nominative), "die Igel");
  EXPECT_EQ(bare_definite({{hedgehog, 2, {"ander"}}}, Case::nominative), "die anderen Igel");
  EXPECT_EQ(indefinite({{hedgehog, 12}}, Case::nominative), "zwölf Igel");
  EXPECT_EQ(indefinite({{clover, 3}}, Case::accusative), "Klee");
  EXPECT_EQ(indefinite({{sun, 1, {}, true}}, Case::accusative), "die Sonne");
  EXPECT_EQ(indefinite({{hedgehog, 1, {}, false, "auf einem Baum"}, {clover}}, Case::nominative),
            "ein Igel auf einem Baum und Klee");
}

TEST(German, NamesOfSeveralWordsKeepTheirParts) {
  const Noun cat("schwarze Katze", "schwarze Katzen", f), house("Haus mit Garten", "Häuser mit Garten", n),
      dog("Golden Retriever", "Golden Retriever", m);
  EXPECT_EQ(indefinite({{cat}}, Case::dative), "einer schwarzen Katze");
  EXPECT_EQ(definite({{cat, 5}}, Case::nominative), "die schwarzen Katzen");
  EXPECT_EQ(cat.name(), "Katze");
  EXPECT_EQ(definite({{house}}, Case::genitive), "des Hauses mit Garten");
  EXPECT_EQ(indefinite({{house, 2}}, Case::dative), "zwei Häusern mit Garten");
  EXPECT_EQ(definite({{dog}}, Case::genitive), "des Golden Retrievers");
  EXPECT_EQ(indefinite({{Noun("Außerirdischer", "Außerirdische", m)}}, Case::nominative),
            "ein Außerirdischer");
  EXPECT_EQ(indefinite({{Noun("Außerirdischer", "Außerirdische", m), 2}}, Case::dative),
            "zwei Außerirdischen");
}

}  // namespace
}  // namespace books::german
