#pragma once

#include <vector>

#include "books/story/story.h"

namespace books::story {

// The pages with a verb for each that has none: "ein Zauberer mit einem Kaninchen" is "Da war ein Zauberer
// mit einem Kaninchen", on the first page "Es war einmal ein Zauberer", on the last "Zum Schluss gab es ein
// Fest". As they are where more than a third have none, and where one is more than a noun and what stands by
// it. Thread-safe.
std::vector<StoryPage> completed(const std::vector<StoryPage>& pages);

// Whether they tell one story: as is_connected(), or without the pages that completed() has changed in
// `told`.
bool are_connected_but_for_notes(const std::vector<StoryPage>& pages, const std::vector<StoryPage>& told);

}  // namespace books::story
