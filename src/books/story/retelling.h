#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "books/story/story.h"

namespace books::story {

// The story that the sentences of a book tell by themselves, one page after the other, in their own words: in
// the past where every verb is known, else as they were typed. Nothing for pages that tell none: where a
// sentence has no verb, or more than half of the pages go on with nobody: neither with somebody who was on
// one before, nor as one who is known ("Der Wolf", "Ihr Bruder", "Mama"). `pages` is not empty. The same
// arguments give the same story. Thread-safe.
// `title` is the book's, whose occasion it keeps ("Pauls Geburtstag"); empty where it is not known.
std::optional<Story> retell(const std::vector<StoryPage>& pages, std::uint64_t seed,
                            const std::string& title = {});

}  // namespace books::story
