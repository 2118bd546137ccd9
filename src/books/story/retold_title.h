#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "books/story/story.h"

namespace books::story {

// What the story of these sentences is called: after whoever they speak of most, or by what the book is where
// nobody is on half of its pages. `pages` is not empty. Thread-safe for a `chance` of its own.
std::string retold_title(const std::vector<StoryPage>& pages, base::Random& chance);

}  // namespace books::story
