#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "books/book.h"

namespace books::lessons {

// What the sums of an exercise are like: as the level has them, or as somebody wants them.
struct SumRules {
  SumRules(LessonLevel of_level, std::optional<SumWish> of_wish = {}) : level(of_level), wish(of_wish) {}

  LessonLevel level;
  std::optional<SumWish> wish;  // a range has at least least_range_span numbers more than its first
};

// The signs as German primary schools write them, "-" as typography does.
inline constexpr const char* minus_sign = "\u2212";
inline constexpr const char* times_sign = "\u00b7";

// The bounds of what can be wished.
inline constexpr int largest_result = 100, least_range_span = 9, first_times_row = 2, last_times_row = 10;

// The results that sums may have, in the order in which they are chosen from: easy 3 to 10, medium 5 to 20,
// hard 6 to 100, each of which at least three sums of the level have. Of a range all its numbers, of a row of
// the times tables its ten products.
std::vector<int> results_of(const SumRules& rules);

// Sums with this result, in a seeded order, without repetition, at most `count`: easy "2+3", "6+0" with all
// numbers up to 10, 0 at most once among three; medium "9+8", "10+7", "17−10" up to 20; hard "6·7", "63:9",
// "48+15", "90−27" up to 100 with the small times tables. In a range no number is larger than its largest
// one: easy "+", medium also "−", hard also "·". Of a row of the times tables "7·6" and "6·7". Signs as
// German primary schools write them: "·" and ":", and the minus sign of typography.
std::vector<std::string> sums_for(int result, const SumRules& rules, std::size_t count, base::Random& random);

// How many sums a child of a level gets on one page: 16, 24, 36.
std::size_t most_sums(LessonLevel level);

}  // namespace books::lessons
