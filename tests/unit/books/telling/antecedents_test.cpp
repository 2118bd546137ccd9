#include "books/telling/antecedents.h"

#include <utility>

#include <gtest/gtest.h>

namespace books::telling {
namespace {

struct Case {
  std::vector<std::string> before;
  std::string sentence, alone;
};

TEST(Antecedents, AreNamedWhereAPageSpeaksOfThem) {
  const std::vector<Case> cases = {
      {{"Ein Fuchs und ein Hase treffen sich im Wald"},
       "Es regnet und sie sitzen unter einem Schirm",
       "Es regnet und der Fuchs und der Hase sitzen unter einem Schirm"},
      {{"Die Astronautin fliegt zum Mond", "Die Astronautin trifft einen Außerirdischen"},
       "Sie spielen auf dem Mond Fußball",
       "Die Astronautin und der Außerirdische spielen auf dem Mond Fußball"},
      {{"Lena und Tom bauen einen Schneemann"},
       "Danach trinken sie Kakao",
       "Danach trinken Lena und Tom Kakao"},
      {{"Die Kinder schmücken den Weihnachtsbaum"}, "Sie singen", "Die drei Kinder singen"},
      {{"Der Igel trifft eine Maus"}, "Er schläft", "Der Igel schläft"},
      {{"Der Igel trifft eine Maus"}, "Sie frisst Käse", "Die Maus frisst Käse"},
      {{"Oma backt einen Kuchen"}, "Dann trinkt sie Kaffee", "Dann trinkt Oma Kaffee"},
      {{"Ein Schaf steht auf der Wiese"}, "Es frisst Gras", "Das Schaf frisst Gras"},
      {{"Papa und ich gehen in den Zoo", "Ein Affe klaut eine Banane"},
       "Wir essen ein Eis",
       "Papa und ich essen ein Eis"},
      {{"Ein Indianer reitet", "Er sieht eine Büffelherde", "Sein Freund spielt Flöte"},
       "Sie fahren im Kanu",
       "Der Indianer und der Freund fahren im Kanu"},
      {{"Lisa liegt im Bett", "Mama bringt ihr Tee", "Ihr Bruder liest vor"}, "Sie spielt", "Lisa spielt"},
      {{"Der Hase trifft einen Fuchs"}, "Sie spielen", "Der Hase und der Fuchs spielen"},
      {{"Der Hase trifft einen Fuchs"}, "Beide tanzen", "Der Hase und der Fuchs tanzen"},
      {{"Der Hase trifft einen Fuchs"},
       "Am Abend tanzen die beiden",
       "Am Abend tanzen der Hase und der Fuchs"},
      {{"Pirat Jonas segelt auf dem Meer"},
       "Jonas findet eine Schatzkarte",
       "Pirat Jonas findet eine Schatzkarte"},
      {{"Kater Moritz klettert auf einen Baum", "Ein Feuerwehrmann holt Moritz vom Baum"},
       "Jetzt liegt er wieder auf dem Sofa",
       "Jetzt liegt Kater Moritz wieder auf dem Sofa"},
      {{"Das Einhorn Luna fragt die Eule um Rat", "Das Einhorn Luna läuft durch den Wald"},
       "Am Abend findet sie ihre Mama",
       "Am Abend findet das Einhorn Luna ihre Mama"},
      {{"Lotte findet ein Ei", "Der Drache fliegt mit Lotte über die Berge"},
       "Sie landen auf einer Burg",
       "Lotte und der Drache landen auf einer Burg"},
      {{"Jonas und Mia basteln", "Jonas schenkt ihr seine Laterne"},
       "Am Abend trinken beide den Kakao",
       "Am Abend trinken Jonas und Mia den Kakao"},
      {{"Jonas lacht"},
       "In der Klasse setzt er sich auf den Boden",
       "In der Klasse setzt Jonas sich auf den Boden"},
      {{"Jonas sitzt neben Amira", "Die Lehrerin liest Jonas und Amira ein Buch vor"},
       "Zu Hause essen beide den Kuchen",
       "Zu Hause essen Jonas und Amira den Kuchen"},
      {{"Unser Hamster Krümel frisst eine Möhre"}, "Abends schläft Krümel", "Abends schläft Hamster Krümel"},
  };
  for (const Case& each : cases) EXPECT_EQ(stand_alone(each.sentence, each.before), each.alone);
}

TEST(Antecedents, LeaveASentenceThatNeedsNoneAsItIs) {
  const std::vector<std::string> before = {"Pirat Jonas und Lena segeln", "Ein Schaf blökt"};
  for (const std::string sentence :
       {"Es schneit", "Eine große Welle macht sie kaputt", "Dann fängt es an zu schneien",
        "Clara pustet sie aus", "Lena tanzt", "Beide Hunde bellen", "Die beiden kleinen Hunde bellen",
        "Die Katze putzt sich, denn sie ist müde", "Pirat Jonas gräbt", "Ein Löwe brüllt", ""}) {
    EXPECT_EQ(stand_alone(sentence, before), sentence);
  }
  EXPECT_EQ(stand_alone("Sie spielen", {}), "Sie spielen");
  EXPECT_EQ(stand_alone("Sie spielen", {"Ein Baum im Wald"}), "Sie spielen");
}

TEST(PlaceOfTheSentence, StandsBehindWhatIsDone) {
  const std::vector<Case> cases = {
      {{"garten"}, "Der Hund gräbt ein Loch", "Der Hund gräbt ein Loch im Garten"},
      {{"garten"}, "Der Hund gräbt ein Loch.", "Der Hund gräbt ein Loch im Garten."},
      {{"wald"}, "Der Igel schläft ein", "Der Igel schläft im Wald ein"},
      {{"meer"}, "Eine Robbe will den Fisch haben", "Eine Robbe will den Fisch am Meer haben"},
  };
  for (const Case& each : cases) EXPECT_EQ(set_at(each.sentence, each.before.front()), each.alone);
}

TEST(PlaceOfTheSentence, IsLeftOutWhereItCouldBelongElsewhere) {
  EXPECT_EQ(set_at("Der Hund bellt, weil er Hunger hat", "garten"), "Der Hund bellt, weil er Hunger hat");
  EXPECT_EQ(set_at("Der Hund bellt", "kein-ort"), "Der Hund bellt");
  EXPECT_EQ(set_at("", "garten"), "");
  // The sentence has one.
  EXPECT_EQ(set_at("Der Hund bellt im Zirkus", "garten"), "Der Hund bellt im Zirkus");
}

TEST(NameAlone, IsEnoughForWhoIsKnown) {
  for (const auto& [sentence, told] : std::vector<std::pair<std::string, std::string>>{
           {"Der Hund Rocky findet einen Knochen", "Rocky findet einen Knochen"},
           {"Ben und Hund Rocky schlafen", "Ben und Rocky schlafen"},
           {"Ben füttert den Hund Rocky", "Ben füttert Rocky"},
           {"Ben schreibt an Hund Rocky", "Ben schreibt an Rocky"},
           {"Nachts träumt Hund Rocky", "Nachts träumt Rocky"},
           {"Ein Hund Rocky kommt", "Ein Hund Rocky kommt"},
           {"Ben und sein Hund Rocky rennen", "Ben und sein Hund Rocky rennen"},
           {"Der kleine Hund Rocky bellt", "Der kleine Hund Rocky bellt"},
           {"Der Hund Rockys bellt", "Der Hund Rockys bellt"},
           {"Der Hund bellt", "Der Hund bellt"}}) {
    EXPECT_EQ(by_name(sentence, "Hund", "Rocky"), told);
  }
}

}  // namespace
}  // namespace books::telling
