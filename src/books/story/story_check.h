#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "books/book.h"

namespace books::story {

// Why a story that a machine elsewhere has told is not taken.
enum class StoryFault : std::uint8_t {
  none,
  page_count,  // not one page for each picture
  empty,       // no title, or a page with hardly a sentence
  too_long,    // title or page: given_story.h says what fits
  markup,      // an address, a link, or signs that mark text up
  language,    // not German
  names,       // somebody is left out, or a placeholder is made up
  unfit,       // what is not for children
};

// The first fault of a story about `pages` pictures (1 or more). `names` are the placeholders that it must
// have ("{N1}"): each of them somewhere, and no other braces. Anything may stand in the story.
StoryFault fault_of(const Story& story, std::size_t pages, const std::vector<std::string>& names);

// Whether a text of some sentences is German, by its small words (resources/stories/language.toml).
bool is_german(std::string_view text);

}  // namespace books::story
