// What lies in or on something is seen there, all of it, and in one pile.
#include "drawing/deeds/loading.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "drawing/props/catalogue.h"
#include "support/sentence_page.h"

namespace drawing::deeds {
namespace {

// A container that stands by itself, as large as in life, and the part that it takes.
struct Standing {
  Part part;
  Casting casting;

  explicit Standing(const char* drawing) {
    part.name = "container";
    part.is_thing = true;
    part.size = 1;
    casting.part = &part;
    casting.player.body = Thing(*props::find_drawn(drawing));
  }
};

Load load(const char* drawing, int count, bool counted = true) {
  Load out;
  out.player.body = Thing(*props::find_drawn(drawing));
  out.player.motif = drawing;
  out.count = count;
  out.counted = counted;
  return out;
}

TEST(Loads, AreAsManyAsWereAskedFor) {
  const Standing basket("carry_basket");
  for (const int count : {1, 2, 3, 5, 10, 12}) {
    const std::vector<Casting> pieces = loads_of(basket.casting, {load("apple", count)});
    EXPECT_EQ(pieces.size(), static_cast<std::size_t>(count));
  }
  EXPECT_EQ(loads_of(basket.casting, {load("apple", 40)}).size(), most_loaded);
}

TEST(Loads, LieInOnePileWhateverTheyAre) {
  const Standing basket("carry_basket");
  const std::vector<Casting> pieces = loads_of(basket.casting, {load("apple", 4), load("carrot", 2)});
  ASSERT_EQ(pieces.size(), 6U);
  EXPECT_EQ(std::count_if(pieces.begin(), pieces.end(),
                          [](const Casting& piece) { return piece.player.motif == "carrot"; }),
            2);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t k = i + 1; k < pieces.size(); ++k) {
      const bool apart = pieces[i].part->x != pieces[k].part->x || pieces[i].part->y != pieces[k].part->y;
      EXPECT_TRUE(apart) << "one lies where another does";
    }
  }
  // The nearest ones are painted last.
  EXPECT_TRUE(std::is_sorted(pieces.begin(), pieces.end(), [](const Casting& one, const Casting& other) {
    return one.part->y > other.part->y;
  }));
}

TEST(Loads, ThatAreNotCountedAreOneHeapWhereTheyAreFlat) {
  const Standing barrow("wheelbarrow");
  EXPECT_EQ(loads_of(barrow.casting, {load("open_book", 3, false)}).size(), 1U);
  EXPECT_EQ(loads_of(barrow.casting, {load("open_book", 3)}).size(), 3U);
}

TEST(Loads, AreSeenAboveARimAndWholeOnAPlate) {
  const auto lowest = [](const char* container) {
    const Standing standing(container);
    const std::vector<Casting> pieces = loads_of(standing.casting, {load("apple", 3)});
    return pieces.front().part->y;
  };
  EXPECT_LT(lowest("carry_basket"), 0);
  EXPECT_GE(lowest("serving_plate"), 0);
}

TEST(Loads, StayInWhatHasTheSizeOfAPicture) {
  Standing boot("rubber_boot");
  boot.part.fit = Fit::picture;
  boot.part.size = 40;
  for (const Casting& piece : loads_of(boot.casting, {load("apple", 3)})) {
    EXPECT_LT(std::abs(piece.part->x), boot.part.size) << "a picture's size is no factor of the real one";
    EXPECT_LT(std::abs(piece.part->y), boot.part.size);
  }
}

TEST(Loads, StandInOneRowOnACake) {
  const Standing cake("cake_to_top");
  Load candles = load("candle_holder", 5);
  candles.player.motif = "1f56f";
  const std::vector<Casting> pieces = loads_of(cake.casting, {candles});
  ASSERT_EQ(pieces.size(), 5U);
  for (const Casting& piece : pieces) {
    EXPECT_EQ(piece.part->y, pieces.front().part->y);
    EXPECT_EQ(std::get<Thing>(piece.player.body).title(), "Stabkerze");
  }
}

TEST(Containers, AreWhatHasARimOrABed) {
  for (const char* drawing : {"carry_basket", "nest_to_fill", "fruit_bowl", "serving_plate", "clear_jar"})
    EXPECT_TRUE(is_container(Standing(drawing).casting.player)) << drawing;
  EXPECT_FALSE(is_container(Standing("bench").casting.player));
}

TEST(Pages, ShowAllThatLiesInOrOnSomething) {
  for (const char* sentence :
       {"Fünf Äpfel liegen in einem Korb", "Drei Eier im Nest", "Zehn Kekse auf einem Teller",
        "Ein Teller mit sechs Keksen", "Eine Torte mit fünf Kerzen", "Ein Adventskranz mit zwei Kerzen",
        "Ein Baum mit fünf roten Äpfeln", "Zwölf Eier in einer Schachtel", "Obst in einer Schale"}) {
    const Wish wish = test_support::drawn(sentence, 7).wish;
    EXPECT_TRUE(wish.fewer_drawn.empty()) << sentence;
    EXPECT_TRUE(wish.not_drawn.empty() && wish.hardly_seen.empty() && wish.not_shown.empty()) << sentence;
  }
}

}  // namespace
}  // namespace drawing::deeds
