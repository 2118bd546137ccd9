#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "books/story/story.h"

namespace books::story {

// A book whose pages go through the seasons ("Im Frühling pflügt der Bauer das Feld"): each page's own
// sentence, in the tense that it was typed in, with what is done there and what its season is like
// (resources/stories/year.txt). Nothing for other books. The same arguments give the same story. Thread-safe.
std::optional<Story> tell_year(const std::vector<StoryPage>& pages, std::uint64_t seed);

}  // namespace books::story
