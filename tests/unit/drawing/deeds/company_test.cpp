// Whoever has a name looks the same on every page, whatever the seed.
#include "drawing/deeds/company.h"

#include <gtest/gtest.h>

#include "drawing/cast/library.h"
#include "drawing/deeds/stock_parts.h"
#include "drawing/figures/casting.h"
#include "drawing/language/parser.h"

namespace drawing::deeds {
namespace {

// How everybody of the sentence looks who has a skeleton, standing.
// `seed` is the page's, `people` the one that pages of one book share.
std::vector<figures::PersonLook> looks_of(const std::string& sentence, std::uint64_t seed,
                                          std::uint64_t people = 1) {
  const Wish wish = language::read_wish(sentence);
  std::vector<cast::Actor> actors;
  for (std::size_t i = 0; i < wish.motifs.size(); ++i) {
    for (int k = 0; k < wish.motifs[i].count; ++k) {
      cast::Actor actor;
      actor.wished = static_cast<int>(i);
      actors.push_back(actor);
    }
  }
  const std::size_t count = actors.size();
  Company company(wish, cast::embedded_library(), std::move(actors), base::Random(seed),
                  base::Random(people));
  std::vector<figures::PersonLook> looks;
  for (std::size_t i = 0; i < count; ++i) {
    const auto casting = company.cast_alone(i, standing("stand"));
    if (!casting) continue;
    const auto* figure = std::get_if<figures::FigureLook>(&casting->player.body);
    if (figure == nullptr) continue;
    if (const auto* person = std::get_if<figures::PersonLook>(figure)) looks.push_back(*person);
  }
  return looks;
}

TEST(Company, GivesWhoHasANameOneLookForAllPages) {
  const auto first = looks_of("Lena und Tom bauen eine Sandburg", 1);
  ASSERT_EQ(first.size(), 2u);
  EXPECT_GT(figures::likeness(first[0], first[0]), figures::likeness(first[0], first[1]));
  for (std::uint64_t seed = 2; seed < 12; ++seed) {
    EXPECT_EQ(looks_of("Lena und Tom essen Eis", seed, seed), first) << seed;
    EXPECT_EQ(looks_of("Tom malt", seed, seed), std::vector{first[1]}) << seed;
  }
}

TEST(Company, TellsTwoOfOneKindApartByTheirNames) {
  const auto both = looks_of("Lena und Mia tanzen", 1);
  ASSERT_EQ(both.size(), 2u);
  EXPECT_NE(both[0], both[1]);
  EXPECT_EQ(looks_of("Mia tanzt", 7), std::vector{both[1]});
}

TEST(Company, LetsChanceChooseWhoHasNoName) {
  const auto first = looks_of("Ein Mädchen malt", 1);
  ASSERT_EQ(first.size(), 1u);
  bool differs = false;
  for (std::uint64_t seed = 2; seed < 12; ++seed)
    differs = differs || looks_of("Ein Mädchen malt", 1, seed) != first;
  EXPECT_TRUE(differs);
}

TEST(Company, LetsWhoHasNoNameLookTheSameOnPagesThatShareTheirPeople) {
  const auto girls = looks_of("Zwei Mädchen malen", 1);
  ASSERT_EQ(girls.size(), 2u);
  EXPECT_NE(girls[0], girls[1]);
  for (std::uint64_t seed = 2; seed < 12; ++seed) {
    EXPECT_EQ(looks_of("Ein Mädchen isst Eis", seed), std::vector{girls[0]}) << seed;
    const auto three = looks_of("Eine Feuerwehrfrau und zwei Mädchen winken", seed);
    ASSERT_EQ(three.size(), 3u);
    EXPECT_EQ(three[1], girls[0]) << seed;
    EXPECT_EQ(three[2], girls[1]) << seed;
  }
}

}  // namespace
}  // namespace drawing::deeds
