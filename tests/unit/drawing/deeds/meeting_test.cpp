// Who meets whom and what: one thing for those who share it, as many as make a ring, hands that rest.
#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

#include <gtest/gtest.h>

#include "drawing/deeds/variety.h"
#include "drawing/language/parser.h"
#include "drawing/pipeline.h"
#include "support/castings.h"

namespace drawing::deeds {
namespace {

int most_on_two_pages(const std::string& sentence, std::string_view motif) {
  int count = 0;
  for (std::uint32_t seed = 1; seed <= 2; ++seed) {
    Options options;
    options.seed = seed;
    const Drawing page = draw(sentence, options);
    count = std::max(
        count, static_cast<int>(std::count_if(
                   page.picture.elements.begin(), page.picture.elements.end(),
                   [&](const Element& element) { return element.motif == motif || element.name == motif; })));
  }
  return count;
}

TEST(Meeting, OneBallIsForBothAnimals) {
  EXPECT_EQ(most_on_two_pages("Ein Hund und eine Katze spielen mit dem Ball", "26bd"), 1);
  EXPECT_EQ(most_on_two_pages("Ein Affe und ein Elefant spielen Ball", "26bd"), 1);
}

TEST(Meeting, OneOfThoseAtTheFireHasTheGuitar) {
  EXPECT_EQ(most_on_two_pages("Drei Freunde sitzen am Lagerfeuer und einer spielt Gitarre", "1f3b8"), 1);
}

TEST(Meeting, OneOfThoseOnTheBenchReadsAndTheOthersSit) {
  EXPECT_EQ(most_on_two_pages("Drei Kinder sitzen auf einer Bank, eines liest", "Buch"), 1);
  EXPECT_EQ(most_on_two_pages("Zwei Kinder sitzen auf einer Bank und lesen", "Buch"), 2);
}

TEST(Meeting, SeveralWhoAreNotCountedCloseTheRing) {
  for (const char* sentence : {"Die Kinder tanzen im Kreis", "Kinder tanzen Ringelreihen"})
    EXPECT_EQ(language::read_wish(sentence).motifs.front().count, 5) << sentence;
  EXPECT_EQ(language::read_wish("Drei Kinder tanzen im Kreis").motifs.front().count, 3);
  EXPECT_EQ(language::read_wish("Die Bären tanzen im Kreis").motifs.front().count, 3);
}

TEST(Meeting, OneOfThoseWhoSitThereIsNobodyElse) {
  const Wish wish = language::read_wish("Drei Kinder sitzen auf der Bank und eines liest ein Buch");
  EXPECT_EQ(wish.motifs.front().count, 3);
  ASSERT_EQ(wish.deeds.size(), 2U);
  EXPECT_EQ(wish.deeds.back().some, 1);
  EXPECT_EQ(language::read_wish("Zwei Jungen spielen Fußball und einer winkt").motifs.front().count, 2);
}

TEST(Meeting, WhatIsCarriedTogetherIsNobodyForWhomItIsDone) {
  for (const char* sentence : {"Ein Junge hilft seiner Oma beim Tragen der Einkaufstasche",
                               "Ein Junge hilft seinem Opa beim Waschen des Autos"}) {
    const Wish wish = language::read_wish(sentence);
    ASSERT_FALSE(wish.deeds.empty()) << sentence;
    EXPECT_EQ(wish.deeds.front().patient, std::optional<int>(2)) << sentence;
    EXPECT_EQ(wish.deeds.front().receiver, std::nullopt) << sentence;
  }
}

TEST(Meeting, EmptyHandsLieOnTheKneesOfWhoSits) {
  Part part;
  part.name = "agent";
  part.pose = "sit";
  EXPECT_EQ(with_varied_poses({test_support::cast_child(part)}).front().part->gesture.pose, "sit_at_ease");
  part.reach.far_hand = Target{"cup", "grip"};
  EXPECT_EQ(with_varied_poses({test_support::cast_child(part)}).front().part->gesture.pose, "");
}

}  // namespace
}  // namespace drawing::deeds
