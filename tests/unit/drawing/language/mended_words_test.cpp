#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/language/parser.h"

namespace drawing {
namespace {

// All that two pages of one wish could differ in, as a text.
std::string told(const Wish& wish) {
  std::ostringstream out;
  for (const WishedMotif& motif : wish.motifs)
    out << motif.motif << ' ' << motif.count << ' ' << static_cast<int>(motif.pose) << '\n';
  for (const Relation& relation : wish.relations) {
    out << relation.subject << ' ' << static_cast<int>(relation.preposition);
    for (const int object : relation.objects) out << ' ' << object;
    out << '\n';
  }
  for (const Deed& deed : wish.deeds) {
    out << deed.verb << " of " << deed.agents.front() << " to " << deed.patient.value_or(-1);
    if (deed.place) out << " at " << deed.place->id;
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    out << " with " << (tool != nullptr ? *tool : -1) << '\n';
  }
  out << wish.scene.value_or("-") << ' ' << wish.special.value_or("-");
  for (const std::string& word : wish.unknown) out << ' ' << word;
  return out.str();
}

using Spellings = std::pair<const char*, const char*>;

class MendedWords : public testing::TestWithParam<Spellings> {};

TEST_P(MendedWords, BringWhatTheRightWordBrings) {
  const auto& [typed, meant] = GetParam();
  EXPECT_EQ(told(language::read_wish(typed)), told(language::read_wish(meant)));
}

INSTANTIATE_TEST_SUITE_P(
    Slips, MendedWords,
    testing::Values(
        Spellings{"Der Junge fährt mit Helm auf dem Fahrad", "Der Junge fährt mit Helm auf dem Fahrrad"},
        Spellings{"Ein Hunt spielt mit dem Bal", "Ein Hund spielt mit dem Ball"},
        Spellings{"Ein Afe klettert auf den Baum", "Ein Affe klettert auf den Baum"},
        Spellings{"Ein Ber angelt am Fluss", "Ein Bär angelt am Fluss"},
        Spellings{"Die Katse schläft auf dem Sofa", "Die Katze schläft auf dem Sofa"},
        Spellings{"Ein Vogl sitzt auf dem Ast", "Ein Vogel sitzt auf dem Ast"},
        Spellings{"Der Haze hüpft über die Wise", "Der Hase hüpft über die Wiese"},
        Spellings{"Die Ku steht auf der Wiese", "Die Kuh steht auf der Wiese"},
        Spellings{"Ein Schif fährt auf dem Mer", "Ein Schiff fährt auf dem Meer"},
        Spellings{"Ein Einhorn steht unter dem Regnbogen", "Ein Einhorn steht unter dem Regenbogen"},
        Spellings{"Ein Tieger schleicht durch den Wald", "Ein Tiger schleicht durch den Wald"},
        Spellings{"Ein Schmeterling sitzt auf der Blume", "Ein Schmetterling sitzt auf der Blume"},
        Spellings{"Die Mama liest ein Buhc", "Die Mama liest ein Buch"},
        Spellings{"Ein Kind füttert die Enten mit Brod", "Ein Kind füttert die Enten mit Brot"},
        Spellings{"ein mädchen mit eina kazze", "ein mädchen mit einer katze"}));

TEST(MendedWords, LeaveWordsThatAreNoSlips) {
  // A genitive, a person whom no list has, and a name.
  EXPECT_EQ(language::read_wish("Der Wolf liegt in Großmutters Bett").motifs.size(), 2U);
  const Wish fiddler = language::read_wish("Ein Geiger spielt auf der Straße");
  ASSERT_FALSE(fiddler.motifs.empty());
  EXPECT_EQ(fiddler.motifs.front().motif, "own-mann");
  const Wish named = language::read_wish("Ole und Bent spielen Fußball");
  for (const WishedMotif& motif : named.motifs) EXPECT_NE(motif.name, "Band");
}

}  // namespace
}  // namespace drawing
