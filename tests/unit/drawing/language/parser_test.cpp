#include "drawing/language/parser.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace drawing::language {
namespace {

std::string ids(const Wish& wish) {
  std::string out;
  for (const WishedMotif& motif : wish.motifs)
    out += (out.empty() ? "" : " ") + std::to_string(motif.count) + "x" + motif.motif;
  return out;
}

bool has(const std::vector<std::string>& list, std::string_view item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

const WishedMotif& motif(const Wish& wish, std::string_view id) {
  return *std::find_if(wish.motifs.begin(), wish.motifs.end(), [&](const auto& m) { return m.motif == id; });
}

TEST(Parser, ReadsTheFirstExampleOfTheHomePage) {
  const Wish wish = read_wish("  Ein fröhlicher Dinosaurier im Weltraum ");
  EXPECT_EQ(wish.text, "Ein fröhlicher Dinosaurier im Weltraum");
  EXPECT_EQ(ids(wish), "1x1f996");
  EXPECT_EQ(wish.motifs.at(0).mood, Mood::happy);
  EXPECT_EQ(wish.motifs.at(0).name, "Dinosaurier");
  EXPECT_EQ(wish.scene, "weltraum");
  EXPECT_FALSE(wish.special);
  EXPECT_TRUE(wish.unknown.empty());
}

TEST(Parser, AttributesStayWithTheirNoun) {
  const Wish wish = read_wish("ein riesiger Elefant neben einer winzigen, traurigen Maus");
  EXPECT_EQ(motif(wish, "1f418").size, SizeWish::huge);
  EXPECT_EQ(motif(wish, "1f418").mood, Mood::as_is);
  EXPECT_EQ(motif(wish, "1f401").size, SizeWish::tiny);
  EXPECT_EQ(motif(wish, "1f401").mood, Mood::sad);
}

TEST(Parser, AdjectivesWithoutANounBelongToTheSubject) {
  EXPECT_EQ(read_wish("Der Hund ist traurig").motifs.at(0).mood, Mood::sad);
  EXPECT_EQ(read_wish("Ich bin im Zoo").motifs.at(0).motif, "own-kind");
  EXPECT_EQ(read_wish("Wir sind am Flughafen").motifs.at(0).count, 2);
  const Wish mine = read_wish("Ich bin traurig, weil mein Ball kaputt ist");
  ASSERT_EQ(mine.motifs.size(), 2U);
  EXPECT_EQ(mine.motifs.at(1).mood, Mood::sad);
  EXPECT_EQ(mine.motifs.at(1).count, 1);
  EXPECT_EQ(read_wish("Wir sind glücklich").motifs.at(0).count, 2);
  EXPECT_TRUE(read_wish("Ich möchte einen Ball").motifs.at(0).mood == Mood::as_is);
  EXPECT_EQ(read_wish("Ein Hund rennt fröhlich über die Wiese").motifs.at(0).mood, Mood::happy);
}

TEST(Parser, TheParticleOfAVerbIsNoPreposition) {
  const Wish undressed = read_wish("Ein Bär zieht seine Jacke aus und ein Hund schläft");
  EXPECT_EQ(motif(undressed, "1f415").pose, Pose::sleeping);
  EXPECT_EQ(motif(undressed, "own-baer").pose, Pose::as_is);
  ASSERT_EQ(undressed.relations.size(), 1U);
  EXPECT_EQ(read_wish("Ein Hund zieht eine Jacke an").relations.at(0).preposition, Preposition::with);
  EXPECT_EQ(motif(read_wish("Die Rakete hebt ab"), "1f680").pose, Pose::flying);
}

TEST(Parser, APredicateIsNotTheNextNounsAttribute) {
  const Wish asleep = read_wish("Der Bär ist müde und der Tiger schläft");
  EXPECT_EQ(motif(asleep, "own-baer").mood, Mood::sleepy);
  EXPECT_EQ(motif(asleep, "1f405").mood, Mood::as_is);
  EXPECT_EQ(motif(asleep, "1f405").count, 1);
  const Wish larger = read_wish("Die Giraffe ist größer als der Elefant");
  EXPECT_EQ(motif(larger, "1f992").size, SizeWish::large);
  EXPECT_EQ(motif(larger, "1f418").size, SizeWish::as_is);
}

TEST(Parser, VerbsGiveTheSubjectItsPose) {
  EXPECT_EQ(read_wish("Ein Hund schläft neben einem Baum").motifs.at(0).pose, Pose::sleeping);
  const Wish late = read_wish("Ein Hund neben einem Baum schläft");
  EXPECT_EQ(motif(late, "1f415").pose, Pose::sleeping);
  EXPECT_EQ(motif(late, "1f333").pose, Pose::as_is);
  EXPECT_EQ(read_wish("Im Meer schwimmt ein Fisch").motifs.at(0).pose, Pose::swimming);
  EXPECT_EQ(read_wish("ein fliegender Elefant").motifs.at(0).pose, Pose::flying);
}

TEST(Parser, KeepsRelations) {
  const struct {
    const char* text;
    Preposition preposition;
  } cases[] = {{"Eine Katze auf einem Pferd", Preposition::on},
               {"Eine Katze unter einem Pferd", Preposition::under},
               {"Eine Katze unterm Pferd", Preposition::under},
               {"Eine Katze über dem Pferd", Preposition::above},
               {"Eine Katze neben dem Pferd", Preposition::beside},
               {"Eine Katze am Pferd", Preposition::beside},
               {"Eine Katze vor dem Pferd", Preposition::in_front_of},
               {"Eine Katze hinterm Pferd", Preposition::behind},
               {"Eine Katze im Auto", Preposition::in},
               {"Eine Katze mit einem Pferd", Preposition::with}};
  for (const auto& [text, preposition] : cases) {
    const Wish wish = read_wish(text);
    ASSERT_EQ(wish.relations.size(), 1U) << text;
    EXPECT_EQ(wish.relations[0].subject, 0) << text;
    EXPECT_EQ(wish.relations[0].preposition, preposition) << text;
    EXPECT_EQ(wish.relations[0].objects, std::vector<int>{1}) << text;
  }
}

TEST(Parser, ObjectsMayComeBeforeTheirSubject) {
  const Wish wish = read_wish("Auf dem Baum sitzt ein Vogel");
  ASSERT_EQ(wish.relations.size(), 1U);
  EXPECT_EQ(wish.motifs[static_cast<std::size_t>(wish.relations[0].subject)].motif, "1f426");
}

TEST(Parser, BetweenTakesTwoObjects) {
  const Wish wish = read_wish("ein Vogel zwischen einem Baum und einem Haus");
  ASSERT_EQ(wish.relations.size(), 1U);
  EXPECT_EQ(wish.relations[0].preposition, Preposition::between);
  EXPECT_EQ(wish.relations[0].objects, (std::vector<int>{1, 2}));
}

TEST(Parser, JoinedSubjectsShareARelation) {
  const Wish wish = read_wish("ein Hund und eine Katze auf dem Sofa");
  ASSERT_EQ(wish.relations.size(), 2U);
  EXPECT_NE(wish.relations[0].subject, wish.relations[1].subject);
}

TEST(Parser, ANominativeAfterAnObjectIsANewSubject) {
  const Wish wish = read_wish("eine Katze auf einem Stuhl und ein Hund");
  EXPECT_EQ(wish.motifs.size(), 3U);
  EXPECT_EQ(wish.relations.size(), 1U);
}

TEST(Parser, APlaceAfterInIsTheSceneAndNoMotif) {
  EXPECT_EQ(ids(read_wish("eine Prinzessin im Schloss")), "1xown-prinzessin");
  EXPECT_EQ(ids(read_wish("eine Prinzessin vor dem Schloss")), "1xown-prinzessin 1x1f3f0");
  EXPECT_EQ(ids(read_wish("ein Schloss")), "1x1f3f0");
  EXPECT_EQ(read_wish("ein Schloss auf einem Berg").scene, "berge");
  // What somebody eats is no place where another is named.
  EXPECT_EQ(read_wish("Ein Nashorn frisst Gras in der Savanne").scene, "savanne");
  EXPECT_EQ(read_wish("Ein Esel frisst Gras").scene, "wiese");
}

TEST(Parser, PlacesWinOverTimeAndWeather) {
  EXPECT_EQ(read_wish("ein Fuchs bei Nacht im Wald").scene, "wald");
  EXPECT_EQ(read_wish("Ein Kind steht am ersten Schultag vor der Schule").scene, "schulhof")
      << "six words that are one phrase";
}

TEST(Parser, CountsWhatIsCounted) {
  EXPECT_EQ(ids(read_wish("ein Paar Socken")), "2x1f9e6");
  EXPECT_EQ(ids(read_wish("ein paar Socken")), "3x1f9e6");
  EXPECT_EQ(ids(read_wish("zwei Dutzend Eier")), "12x1f95a");
  EXPECT_EQ(ids(read_wish("eine Herde Elefanten")), "5x1f418");
  EXPECT_EQ(ids(read_wish("0 Katzen")), "");
  EXPECT_TRUE(has(read_wish("1000 Katzen").notices, "count_capped"));
}

TEST(Parser, TellsPluralsByArticleAndEnding) {
  EXPECT_EQ(ids(read_wish("der Tiger")), "1x1f405");
  EXPECT_EQ(ids(read_wish("die Tiger")), "3x1f405");
  EXPECT_EQ(ids(read_wish("kleine Tiger")), "3x1f405");
  EXPECT_EQ(ids(read_wish("den Bären")), "1xown-baer");
  EXPECT_EQ(ids(read_wish("Bären")), "3xown-baer");
  EXPECT_EQ(ids(read_wish("zu den Sternen")), "3x2b50");
}

TEST(Parser, ASecondMentionWithTheIsTheSameOne) {
  EXPECT_EQ(ids(read_wish("Ein Hund spielt. Der Hund ist müde.")), "1x1f415");
  EXPECT_EQ(ids(read_wish("ein großer Hund und ein kleiner Hund")), "1x1f415 1x1f415");
}

TEST(Parser, PassesOverWhatIsNegated) {
  EXPECT_EQ(ids(read_wish("ein Haus ohne Hund und Katze")), "1x1f3e0");
  EXPECT_EQ(ids(read_wish("ein Haus ohne Hund, mit einer Katze")), "1x1f3e0 1xown-katze");
  EXPECT_EQ(ids(read_wish("kein Hund, sondern eine Katze")), "1xown-katze");
  EXPECT_FALSE(read_wish("ein Hund, nicht im Wald").scene);
}

TEST(Parser, PassesOverThePersonThatThePageIsFor) {
  EXPECT_EQ(ids(read_wish("ein Einhorn für meine Mama")), "1xown-einhorn");
  EXPECT_EQ(ids(read_wish("Meine Tochter mag Einhörner")), "3xown-einhorn");
  EXPECT_EQ(ids(read_wish("ein Vater mit seinem Sohn")), "1xown-mann 1xown-junge");
}

TEST(Parser, LexicalisedCompoundsAreNotTakenApart) {
  EXPECT_EQ(ids(read_wish("Nilpferd")), "1x1f99b");
  const Wish mermaid = read_wish("Meerjungfrau");
  EXPECT_EQ(ids(mermaid), "1xown-meerjungfrau");
  EXPECT_FALSE(mermaid.scene);
  EXPECT_EQ(ids(read_wish("Feuerwehrautos")), "3xown-feuerwehrauto");
  EXPECT_EQ(ids(read_wish("Handschuh")), "1x1f9e4");
  EXPECT_EQ(ids(read_wish("Fledermaus")), "1x1f987");
  EXPECT_EQ(ids(read_wish("Marienkäfer")), "1x1f41e");
}

TEST(Parser, GeneralWordsTakeTheirMembersFromTheScene) {
  EXPECT_EQ(ids(read_wish("Tiere auf dem Bauernhof")), "1x1f404 1x1f416 1xown-huhn");
  EXPECT_EQ(ids(read_wish("Tiere: ein Fuchs und ein Bär")), "1xown-fuchs 1xown-baer");
}

TEST(Parser, ReadsEmojiAsMotifs) {
  EXPECT_EQ(ids(read_wish("🦄 und 👩🏽‍🚀")), "1x1f984 1x1f469-200d-1f680");
  EXPECT_EQ(ids(read_wish("3 🦄")), "3x1f984");
}

TEST(Parser, DrawsLettersForWhatItDoesNotKnow) {
  const Wish wish = read_wish("Emma");
  EXPECT_EQ(wish.special, "schriftzug");
  EXPECT_EQ(wish.lettering, "Emma");
  EXPECT_EQ(read_wish("!!!").special, "schriftzug");
}

TEST(Parser, WhoWritesNumbersIsDrawnAndNoLettersAre) {
  const Wish wish = read_wish("Die Lehrerin schreibt Zahlen an die Tafel");
  EXPECT_FALSE(wish.special);
  EXPECT_EQ(wish.lettering, "");
  ASSERT_EQ(wish.deeds.size(), 1u);
  EXPECT_EQ(wish.deeds[0].verb, "schreiben");
  // What is to be written is written.
  const Wish name = read_wish("Die Lehrerin schreibt den Namen Emma");
  EXPECT_EQ(name.special, "schriftzug");
  EXPECT_EQ(name.lettering, "Emma");
}

TEST(Parser, WhoIsCalledByNameAndDoesSomethingIsAChild) {
  const Wish wish = read_wish("Lena und Tom spielen Fußball");
  ASSERT_GE(wish.motifs.size(), 2u);
  EXPECT_EQ(wish.motifs[0].name, "Mädchen");
  EXPECT_EQ(wish.motifs[0].called, std::vector<std::string>{"Lena"});
  EXPECT_EQ(wish.motifs[1].name, "Junge");
  EXPECT_EQ(wish.motifs[1].called, std::vector<std::string>{"Tom"});
  EXPECT_TRUE(wish.unknown.empty());
  ASSERT_EQ(wish.deeds.size(), 1u);
  EXPECT_EQ(wish.deeds[0].agents, (std::vector<int>{0, 1}));
  // Two girls are of one kind.
  const Wish girls = read_wish("Mia und Emma tanzen");
  ASSERT_EQ(girls.motifs.size(), 1u);
  EXPECT_EQ(girls.motifs[0].count, 2);
  EXPECT_EQ(girls.motifs[0].called, (std::vector<std::string>{"Mia", "Emma"}));
}

TEST(Parser, KeepsTheNameOfWhoBearsIt) {
  EXPECT_EQ(read_wish("Unser Kater Felix schläft").motifs.at(0).called, std::vector<std::string>{"Felix"});
  EXPECT_EQ(read_wish("Der Hund Bello").motifs.at(0).called, std::vector<std::string>{"Bello"});
  EXPECT_TRUE(read_wish("Der Hund Bello").unknown.empty());
  // Also one that no list has; who is sad or has a birthday is drawn.
  EXPECT_EQ(read_wish("Der Kater Carlo schläft").motifs.at(0).called, std::vector<std::string>{"Carlo"});
  EXPECT_EQ(read_wish("Jonas ist traurig").motifs.at(0).called, std::vector<std::string>{"Jonas"});
  EXPECT_EQ(read_wish("Mia hat Geburtstag").motifs.at(0).called, std::vector<std::string>{"Mia"});
  EXPECT_EQ(read_wish("Emma rosa").lettering, "Emma");
  // Names that animals mostly bear: "Bello" is a dog wherever he does something.
  for (const char* sentence :
       {"Bello jagt einen Ball", "Bello schläft", "Im Garten bellt Bello", "Lena und Bello spielen"}) {
    const std::vector<WishedMotif> motifs = read_wish(sentence).motifs;
    EXPECT_TRUE(std::any_of(motifs.begin(), motifs.end(), [](const WishedMotif& motif) {
      return motif.name == "Hund" && motif.called == std::vector<std::string>{"Bello"};
    })) << sentence;
    EXPECT_TRUE(read_wish(sentence).unknown.empty()) << sentence;
  }
  EXPECT_EQ(read_wish("Minka fängt eine Maus").motifs.at(0).name, "Katze");
  EXPECT_EQ(read_wish("Hansi singt").motifs.at(0).name, "Vogel");
  // Where nobody does anything a name is what is to be written.
  EXPECT_EQ(read_wish("Male Emma").special, "schriftzug");
}

TEST(Parser, TakesTheWordsOfALetteringPage) {
  EXPECT_EQ(read_wish("Der Name Emma mit Herzen").lettering, "Emma");
  EXPECT_EQ(read_wish("Mein Name ist Lukas").lettering, "Lukas");
  EXPECT_EQ(read_wish("Buchstabe A mit einem Affen").lettering, "A");
  EXPECT_EQ(read_wish("die Zahl 7").lettering, "7");
  EXPECT_EQ(read_wish("Schriftzug „Hallo Welt“").lettering, "Hallo Welt");
  EXPECT_EQ(read_wish("Alles Gute zum Geburtstag, Mama").lettering, "Alles Gute zum Geburtstag");
  EXPECT_EQ(read_wish("Alles Gute zum Geburtstag").scene, "geburtstag");
}

TEST(Parser, FindsSpecialPages) {
  EXPECT_EQ(read_wish("ein Mandala mit Blumen").special, "mandala");
  EXPECT_EQ(ids(read_wish("Schmetterlingsmandala")), "1xown-schmetterling");
  EXPECT_EQ(read_wish("Irrgarten").special, "labyrinth");
  EXPECT_EQ(read_wish("Sternenmuster").special, "muster");
  EXPECT_FALSE(read_wish("ein Osterei mit Muster").special);
}

TEST(Parser, ReportsUnknownWordsWithWhatComesNear) {
  const Wish stick = read_wish("eine Gespenstschrecke und eine Katze");
  EXPECT_TRUE(has(stick.unknown, "Gespenstschrecke"));
  EXPECT_TRUE(has(stick.suggestions, "Grashüpfer"));
  EXPECT_EQ(ids(stick), "1xown-katze");
  EXPECT_TRUE(has(read_wish("cat").suggestions, "Katze"));
  EXPECT_TRUE(read_wish("ein Hund mit seinem Freund").unknown.empty());
}

int count_of(const Wish& wish, const std::string& motif) {
  int count = 0;
  for (const WishedMotif& wished : wish.motifs) count += wished.motif == motif ? wished.count : 0;
  return count;
}

// Whether some relation puts `subject` to `object`, both by their German names.
bool relates(const Wish& wish, const std::string& subject, Preposition preposition,
             const std::string& object) {
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != preposition ||
        wish.motifs.at(static_cast<std::size_t>(relation.subject)).name != subject)
      continue;
    for (const int index : relation.objects) {
      if (wish.motifs.at(static_cast<std::size_t>(index)).name == object) return true;
    }
  }
  return false;
}

TEST(Parser, TwoAdjectivesBeforeOneNounCanBeTwoKinds) {
  const Wish fishes = read_wish("große und kleine Fische");
  ASSERT_EQ(fishes.motifs.size(), 2U);
  EXPECT_EQ(fishes.motifs[0].size, SizeWish::large);
  EXPECT_EQ(fishes.motifs[1].size, SizeWish::small);
  EXPECT_EQ(count_of(fishes, "1f41f"), 6);
  EXPECT_EQ(count_of(read_wish("sieben große und kleine Fische"), "1f41f"), 7);
  EXPECT_EQ(count_of(read_wish("ein großer und ein kleiner Fisch"), "1f41f"), 2);
  EXPECT_EQ(count_of(read_wish("zwei große und drei kleine Fische"), "1f41f"), 5);
  EXPECT_EQ(read_wish("ein großer und dicker Hund").motifs.size(), 1U);
  EXPECT_EQ(read_wish("ein kleiner und trauriger Hund").motifs.size(), 1U);
  EXPECT_EQ(read_wish("fröhliche und traurige Katzen").motifs.size(), 2U);
}

TEST(Parser, WordsThatReferBackRelate) {
  EXPECT_TRUE(relates(read_wish("Ein Haus mit einem Baum daneben"), "Baum", Preposition::beside, "Haus"));
  EXPECT_TRUE(relates(read_wish("Ein Baum, darauf eine Eule"), "Eule", Preposition::on, "Baum"));
  EXPECT_TRUE(relates(read_wish("Da steht ein Haus. Davor sitzt ein Hund."), "Hund", Preposition::in_front_of,
                      "Haus"));
  const Wish table = read_wish("Ein Baum, darauf eine Eule, darunter ein Hund");
  EXPECT_TRUE(relates(table, "Eule", Preposition::on, "Baum"));
  EXPECT_TRUE(relates(table, "Hund", Preposition::under, "Baum"));
  EXPECT_TRUE(read_wish("davor").relations.empty());
  EXPECT_TRUE(read_wish("ein Hund davor").relations.empty());
}

TEST(Parser, ObjectsOfVerbsStayWithTheirSubject) {
  EXPECT_TRUE(relates(read_wish("Eine Maus trägt einen Hut"), "Maus", Preposition::with, "Hut"));
  EXPECT_TRUE(relates(read_wish("Ein Mädchen reitet ein Pferd"), "Mädchen", Preposition::on, "Pferd"));
  EXPECT_TRUE(relates(read_wish("Ein Mädchen reitet auf einem Pferd"), "Mädchen", Preposition::on, "Pferd"));
  EXPECT_TRUE(relates(read_wish("Ein Vogel sitzt auf einem Baum"), "Vogel", Preposition::on, "Baum"));
  const Wish mouse = read_wish("Eine Maus trägt einen Hut und ist traurig");
  EXPECT_EQ(mouse.motifs.at(0).mood, Mood::sad);
  EXPECT_EQ(mouse.motifs.at(1).mood, Mood::as_is);
}

TEST(Parser, FamilyWordsStandBeforeOthers) {
  EXPECT_EQ(ids(read_wish("Papa Bär")), "1xown-baer");
  EXPECT_EQ(ids(read_wish("Omas Auto")), "1x1f697");
  EXPECT_EQ(ids(read_wish("Papa, ein Bär")), "1xown-mann 1xown-baer");
  EXPECT_EQ(ids(read_wish("Omas")), "3xown-oma");
}

TEST(Parser, APluralIsSeenByItsVerbOrArticle) {
  EXPECT_EQ(ids(read_wish("Biber bauen einen Damm")), "3x1f9ab");
  EXPECT_EQ(ids(read_wish("Der Biber baut einen Damm")), "1x1f9ab");
  EXPECT_EQ(ids(read_wish("zu den Kaninchen")), "3x1f407");
}

TEST(Parser, ARelativeClauseHasASubjectOfItsOwn) {
  const Wish wish = read_wish("ein Haus, in dem die Hexe den Hund füttert");
  EXPECT_EQ(wish.motifs.size(), 3U);
  EXPECT_EQ(ids(read_wish("ein Bild, auf dem ein Wolf den Mond anheult")), "1xown-wolf 1x1f319");
}

TEST(Parser, WhoeverARelativeClauseNamesIsWhereItSays) {
  const Wish wish = read_wish("Zwei Hunde ziehen einen Schlitten, auf dem ein Junge sitzt");
  const bool there = std::any_of(wish.relations.begin(), wish.relations.end(), [&](const Relation& relation) {
    return relation.preposition == Preposition::on && relation.subject == 2 &&
           relation.objects == std::vector<int>{1};
  });
  EXPECT_TRUE(there);
  // Nobody is on a picture.
  EXPECT_TRUE(read_wish("ein Hund und ein Bild, auf dem ein Wolf heult").relations.empty());
}

TEST(Parser, ARangeOfNumbersIsWrittenOut) {
  EXPECT_EQ(read_wish("Zahlen von 1 bis 10").lettering, "1 2 3 4 5 6 7 8 9 10");
  EXPECT_EQ(read_wish("die Zahlen 1 bis 5").lettering, "1 2 3 4 5");
  EXPECT_EQ(read_wish("Zahlen von 1 bis 9000").special, "schriftzug");
}

TEST(Parser, OrdinalsCountNothing) {
  EXPECT_EQ(ids(read_wish("ein Fuchs für die 1. Klasse")), "1xown-fuchs");
  EXPECT_EQ(ids(read_wish("Am 6. Dezember: ein Stiefel")), "1x1f462");
  EXPECT_FALSE(read_wish("ein Fuchs für die 1. Klasse").scene);
}

TEST(Parser, TellsTheVerbThatItDoesNotKnow) {
  EXPECT_EQ(read_wish("Ein Kind flunzt im Garten").unknown, std::vector<std::string>{"flunzt"});
  EXPECT_TRUE(read_wish("Ein Kind schläft im Garten").unknown.empty());
}

TEST(Parser, KeepsTheWeatherBesideThePlace) {
  const Wish wish = read_wish("Es regnet auf dem Markt");
  EXPECT_EQ(wish.scene, "markt");
  EXPECT_EQ(wish.weather, "regen");
  EXPECT_FALSE(read_wish("Ein Hund im Regen").weather.has_value());
  EXPECT_FALSE(read_wish("Der Osterhase im Gras").weather.has_value());
}

TEST(Parser, KeepsWhereAFeastIs) {
  const Wish wish = read_wish("Die Kinder feiern Geburtstag im Garten");
  EXPECT_EQ(wish.scene, "geburtstag");
  EXPECT_EQ(wish.whereabouts, "garten");
  EXPECT_FALSE(read_wish("Die Kinder feiern Geburtstag").whereabouts.has_value());
  EXPECT_FALSE(read_wish("Ein Hund im Garten im Regen").whereabouts.has_value());
}

TEST(Parser, NobodyIsWhereTheyOnlyPoint) {
  EXPECT_FALSE(read_wish("Ein Kind zeigt auf den Mond").scene.has_value());
  EXPECT_EQ(read_wish("Ein Kind steht auf dem Mond").scene, "mond");
  EXPECT_EQ(read_wish("Eine Rakete fliegt auf den Mond").scene, "mond");
}

TEST(Parser, PutsAllOfACollectionWhereTheTextSays) {
  const Wish wish = read_wish("Eine Familie sitzt im Boot");
  ASSERT_EQ(wish.motifs.size(), 5U);
  ASSERT_EQ(wish.relations.size(), 4U);
  for (const Relation& relation : wish.relations) {
    EXPECT_EQ(relation.preposition, Preposition::in);
    EXPECT_EQ(wish.motifs[static_cast<std::size_t>(relation.objects.at(0))].motif, "1f6e5");
    EXPECT_NE(relation.subject, relation.objects.at(0));
  }
}

// The names of those who do the only deed, each with how many they are.
std::vector<std::string> doers(std::string_view text) {
  const Wish wish = read_wish(text);
  std::vector<std::string> names;
  for (const int agent : wish.deeds.at(0).agents) {
    const WishedMotif& motif = wish.motifs[static_cast<std::size_t>(agent)];
    names.push_back(motif.name + ' ' + std::to_string(motif.count));
  }
  return names;
}

TEST(Parser, TakesAllAloneForThoseWhoAreNamedOrAFamily) {
  const std::vector<std::string> family = {"Frau 1", "Mann 1", "Mädchen 1", "Junge 1"};
  EXPECT_EQ(doers("Alle essen Kuchen im Garten"), family);
  EXPECT_EQ(doers("Am Abend tanzen alle im Kreis"), family);
  EXPECT_EQ(doers("Alle Kinder essen Kuchen"), std::vector<std::string>{"Kind 3"});
  EXPECT_EQ(doers("Ein Bär und ein Hase sind da und alle tanzen"),
            (std::vector<std::string>{"Bär 1", "Hase 1"}));
}

TEST(Parser, DrawsAFamilyOfAnimalsAsAnimals) {
  EXPECT_EQ(doers("Familie Igel sammelt Blätter"), std::vector<std::string>{"Igel 3"});
  EXPECT_EQ(doers("Die Igelfamilie sammelt Blätter"), std::vector<std::string>{"Igel 3"});
  EXPECT_EQ(doers("Eine Familie sammelt Blätter").size(), 4U);
}

TEST(Parser, TakesFriendsForThoseWhoBecomeThem) {
  const Wish wish = read_wish("Ein Fuchs und ein Hase werden Freunde");
  EXPECT_EQ(wish.motifs.size(), 2U);
  EXPECT_EQ(wish.deeds.at(0).verb, "umarmen");
  EXPECT_EQ(wish.deeds[0].agents.size(), 2U);
  EXPECT_EQ(read_wish("Die Kinder spielen mit ihren Freunden").motifs.size(), 2U);
}

TEST(Parser, PutsNobodyIntoTheOwnerOfABed) {
  const Wish bed = read_wish("Der Wolf liegt im Bett der Großmutter");
  ASSERT_EQ(bed.relations.size(), 1U);
  EXPECT_EQ(bed.motifs[static_cast<std::size_t>(bed.relations[0].objects.at(0))].name, "Bett");
  const Wish head = read_wish("Die Maus sitzt auf dem Kopf der Katze");
  ASSERT_EQ(head.relations.size(), 1U);
  EXPECT_EQ(head.motifs[static_cast<std::size_t>(head.relations[0].objects.at(0))].name, "Katze");
}

TEST(Parser, KnowsThatThereIsOneLittleRedRidingHood) {
  const Wish wish = read_wish("Der Prinz rettet Rotkäppchen");
  EXPECT_EQ(wish.motifs.at(1).count, 1);
}

// "Wolf hinter Baum": subject, preposition and object of each relation but "mit".
std::vector<std::string> where(std::string_view text) {
  const Wish wish = read_wish(text);
  const auto name = [&](int index) { return wish.motifs[static_cast<std::size_t>(index)].name; };
  std::vector<std::string> out;
  for (const Relation& relation : wish.relations) {
    if (relation.preposition != Preposition::with)
      out.push_back(name(relation.subject) + " - " + name(relation.objects.at(0)));
  }
  return out;
}

TEST(Parser, PutsWhoDoesTheSecondDeedWhereThatIsDone) {
  EXPECT_EQ(where("Ein Mädchen pflückt Blumen und der Wolf versteckt sich hinter einem Baum"),
            std::vector<std::string>{"Wolf - Baum"});
  EXPECT_EQ(where("Opa liest die Zeitung und die Katze schläft auf dem Sofa"),
            std::vector<std::string>{"Katze - Sofa"});
  EXPECT_EQ(where("Papa isst Brot und Käse auf dem Sofa"), std::vector<std::string>{"Papa - Sofa"});
  EXPECT_EQ(where("Der Bär möchte Honig und Fisch essen"), std::vector<std::string>{});
}

TEST(Parser, LeadsIntoALake) {
  for (const char* text : {"Der Frosch springt in den See", "Der Frosch springt in den Teich"}) {
    const Wish wish = read_wish(text);
    ASSERT_TRUE(wish.deeds.at(0).way) << text;
    EXPECT_EQ(wish.deeds[0].way->goal, (std::variant<int, std::string>("see"))) << text;
  }
}

}  // namespace
}  // namespace drawing::language
