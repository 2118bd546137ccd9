#include "books/telling/past_sentence.h"

#include <utility>

#include <gtest/gtest.h>

namespace books::telling {
namespace {

std::string past(const std::string& sentence) {
  const auto told = past_sentence(sentence);
  return told ? told->text() : "";
}

std::string then(const std::string& sentence) {
  const auto told = past_sentence(sentence);
  return told && told->may_follow ? told->after("Dann") : "";
}

TEST(SentenceInThePast, KeepsAllButTheVerb) {
  for (const auto& [sentence, told] : std::vector<std::pair<std::string, std::string>>{
           {"Mia geht mit ihrem Hund im Park spazieren.", "Mia ging mit ihrem Hund im Park spazieren."},
           {"Er fällt in den Teich", "Er fiel in den Teich."},
           {"Zu Hause trocknet sie ihn ab", "Zu Hause trocknete sie ihn ab."},
           {"Tom und Lena spielen Fußball!", "Tom und Lena spielten Fußball."},
           {"Der Bär hat großen Hunger", "Der Bär hatte großen Hunger."},
           {"Jetzt kann er allein fahren", "Jetzt konnte er allein fahren."},
           {"Die Kinder wollen tanzen und singen", "Die Kinder wollten tanzen und singen."},
           {"Der Hund hört zu bellen auf", "Der Hund hörte zu bellen auf."},
           {"Die Prinzessin wohnt im Schloss", "Die Prinzessin wohnte im Schloss."}}) {
    EXPECT_EQ(past(sentence), told);
  }
}

TEST(SentenceInThePast, HasAllItsVerbsThere) {
  EXPECT_EQ(past("Der Frühling kommt und die Vögel singen"), "Der Frühling kam und die Vögel sangen.");
  EXPECT_EQ(past("Der Hund bellt und springt"), "Der Hund bellte und sprang.");
  EXPECT_EQ(past("Lisa lacht, weil der Affe tanzt"), "Lisa lachte, weil der Affe tanzte.");
  // An adjective that looks like a verb.
  EXPECT_EQ(past("Sie warten, bis die Sonne untergeht"), "Sie warteten, bis die Sonne unterging.");
  EXPECT_EQ(past("Wenn der Teddy gesund ist, darf er heim"), "Als der Teddy gesund war, durfte er heim.");
  EXPECT_EQ(past("Die Hexe möchte fliegen lernen"), "Die Hexe wollte fliegen lernen.");
  EXPECT_EQ(past("Dann trinken Opa und Emil heißen Kakao"), "Dann tranken Opa und Emil heißen Kakao.");
  EXPECT_EQ(past("Da kommt ein Gewitter und der Fuchs und der Igel verstecken sich in einer Höhle"),
            "Da kam ein Gewitter und der Fuchs und der Igel versteckten sich in einer Höhle.");
}

TEST(SentenceInThePast, KnowsVerbsBehindAPrefix) {
  EXPECT_EQ(past("Der Drache niest und verbrennt die Gardine"),
            "Der Drache nieste und verbrannte die Gardine.");
  EXPECT_EQ(past("Ein Papagei verrät ihm, wo der Schatz liegt"),
            "Ein Papagei verriet ihm, wo der Schatz lag.");
  EXPECT_EQ(past("Der Teller zerbricht"), "Der Teller zerbrach.");
  EXPECT_EQ(past("Tom ist gekommen"), "Tom war gekommen.");
}

// All irregular verbs are listed, so that the others are formed by rule.
TEST(SentenceInThePast, GuessesTheVerbsThatNobodyListed) {
  EXPECT_EQ(past("Der Wuppel schnurpst"), "Der Wuppel schnurpste.");
  EXPECT_EQ(past("Die kleinen Wuppel schnurpsen im Garten"), "Die kleinen Wuppel schnurpsten im Garten.");
  EXPECT_EQ(past("Dann schnurpst er wieder"), "Dann schnurpste er wieder.");
  EXPECT_EQ(past("Lisa lacht, weil der Wuppel schnurpst"), "Lisa lachte, weil der Wuppel schnurpste.");
  for (const std::string sentence : {"Ein Hund mit verwuppelten Ohren", "Ein gewuppelt", "Kleine wuppeln"})
    EXPECT_EQ(past(sentence), "") << sentence;
}

TEST(SentenceInThePast, StaysThereWhereItWasTyped) {
  EXPECT_EQ(past("Der Hund bellte laut"), "Der Hund bellte laut.");
}

TEST(SentenceInThePast, FollowsAWordOfTime) {
  EXPECT_EQ(then("Der Hund jagt einen Ball"), "Dann jagte der Hund einen Ball.");
  EXPECT_EQ(then("Mia lacht"), "Dann lachte Mia.");
  EXPECT_EQ(then("Kleine Hasen hüpfen über die Wiese"), "Dann hüpften kleine Hasen über die Wiese.");
  EXPECT_EQ(then("Die Elefanten duschen sich"), "Dann duschten sich die Elefanten.");
  EXPECT_EQ(then("Ein Papagei klaut ihr den Hut"), "Dann klaute ihr ein Papagei den Hut.");
  EXPECT_EQ(then("Der Hund holt ihr Buch"), "Dann holte der Hund ihr Buch.");
  EXPECT_EQ(then("Ein Drache bewacht sie"), "Dann bewachte sie ein Drache.");
  EXPECT_EQ(then("Wir bauen ihm ein Haus"), "Dann bauten wir ihm ein Haus.");
  EXPECT_EQ(then("Er setzt sich neben Lina"), "Dann setzte er sich neben Lina.");
  EXPECT_EQ(then("Zusammen essen sie Eis"), "");
  // It has one already, or something else before the verb.
  EXPECT_EQ(then("Am Abend schlafen sie"), "");
  EXPECT_EQ(then("Dann trinkt Oma Tee"), "");
  EXPECT_EQ(then("Der Bäcker backt in der Nacht Brot"), "");
  EXPECT_EQ(then("Der Hund, der bellt, rennt"), "");
}

TEST(SentenceInThePast, IsNoneWithoutAKnownVerb) {
  for (const std::string sentence :
       {"Ein Fuchs im Wald", "", "Ein Wuppel mit Ohren", "Wer bellt da?", "„Komm!“",
        "Mia ruft „Komm!“ und läuft weg", "Der Hund bellt. Die Katze flieht"}) {
    EXPECT_FALSE(past_sentence(sentence)) << sentence;
  }
}

TEST(SentenceInThePast, TellsOfMe) {
  EXPECT_EQ(past("Ich suche Bello im Park"), "Ich suchte Bello im Park.");
  EXPECT_EQ(past("Ich weine, weil Bello weg ist"), "Ich weinte, weil Bello weg war.");
  EXPECT_EQ(past("Dann gehe ich nach Hause"), "Dann ging ich nach Hause.");
  EXPECT_EQ(past("Ich sammle Muscheln"), "Ich sammelte Muscheln.");
  EXPECT_EQ(past("Ich wandere am Strand"), "Ich wanderte am Strand.");
  EXPECT_EQ(past("Ich bin müde"), "Ich war müde.");
  EXPECT_EQ(past("Mama lacht, weil ich den Ball fange"), "Mama lachte, weil ich den Ball fing.");
  EXPECT_EQ(then("Ich fahre mit dem Rad"), "Dann fuhr ich mit dem Rad.");
  // Beside nobody who is "ich" it is an adjective.
  EXPECT_EQ(past("Papa backt leckere Kekse"), "Papa backte leckere Kekse.");
}

TEST(SentenceInThePast, LeavesWhatSomebodySays) {
  EXPECT_EQ(past("„Guten Morgen, Fuchs“, sagt der Hase."), "„Guten Morgen, Fuchs“, sagte der Hase.");
  EXPECT_EQ(past("„Wollen wir spielen?“, fragt Paul"), "„Wollen wir spielen?“, fragte Paul.");
  EXPECT_EQ(past("\"Hilfe!\", ruft der Frosch."), "„Hilfe!“, rief der Frosch.");
  EXPECT_EQ(past("Mia ruft: „Komm!“"), "Mia rief: „Komm!“");
  EXPECT_EQ(then("Mia ruft: „Ich komme!“"), "Dann rief Mia: „Ich komme!“");
  EXPECT_EQ(then("„Komm!“, ruft Mia"), "");
}

TEST(SentenceInThePast, SaysWhatStandsApartFromItsVerb) {
  EXPECT_EQ(past_sentence("Die Drachen lachen ihn aus")->particle, "aus");
  EXPECT_EQ(past_sentence("Die Drachen lachen")->particle, "");
  EXPECT_EQ(then("Ein Frosch winkt ihr zu"), "Dann winkte ihr ein Frosch zu.");
}

TEST(SentenceInThePast, SaysItsVerb) {
  EXPECT_EQ(past_sentence("Oma liest vor")->infinitive, "lesen");
  EXPECT_EQ(past_sentence("Tom ist müde")->infinitive, "sein");
}

TEST(PastSentence, SetsAClauseOfHowMuchApart) {
  EXPECT_EQ(past_sentence("Bruno bellt so laut er kann")->text(), "Bruno bellte, so laut er konnte.");
  EXPECT_EQ(past_sentence("Sie rennen, so schnell sie können")->text(),
            "Sie rannten, so schnell sie konnten.");
  EXPECT_EQ(past_sentence("Papa unterschreibt ein Papier")->text(), "Papa unterschrieb ein Papier.");
}

TEST(PastSentence, KnowsWhatIsSoAtAnyTime) {
  EXPECT_EQ(past("Opa zeigt uns, wie man ein Vogelhaus baut"), "Opa zeigte uns, wie man ein Vogelhaus baut.");
  EXPECT_EQ(past("Nora bereitet sich auf ihre Reise vor"), "Nora bereitete sich auf ihre Reise vor.");
  EXPECT_EQ(past("Sie ziehen und zerren"), "Sie zogen und zerrten.");
  EXPECT_FALSE(past_sentence("Sie ziehen und zerren")->may_follow);
  EXPECT_TRUE(past_sentence("Ben stürzt und bricht sich den Arm")->may_follow);
  EXPECT_FALSE(past_sentence("Statt Gold finden sie einen Brunnen")->may_follow);
}

}  // namespace
}  // namespace books::telling
