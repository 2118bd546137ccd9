#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "books/book.h"

namespace books::lessons {

// The results that a level's exercises may have, in the order in which they are chosen from: easy 3 to 10,
// medium 5 to 20, hard 6 to 100, each of which at least three sums of the level have.
const std::vector<int>& results_of(LessonLevel level);

// Sums with this result, in a seeded order, without repetition, at most `count`: easy "2+3", "6+0" with all
// numbers up to 10, 0 at most once among three; medium "9+8", "10+7", "17−10" up to 20; hard "6·7", "63:9",
// "48+15", "90−27" up to 100 with the small times tables. Signs as German primary schools write them: "·" and
// ":", and the minus sign of typography.
std::vector<std::string> sums_for(int result, LessonLevel level, std::size_t count, base::Random& random);

// How many sums a child of a level gets on one page: 16, 24, 36.
std::size_t most_sums(LessonLevel level);

}  // namespace books::lessons
