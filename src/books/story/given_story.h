#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "books/book.h"

namespace books::story {

// What of a story fits beside its title on the smallest page, however it is turned.
inline constexpr std::size_t max_page_characters = 600;
inline constexpr std::size_t max_page_lines = 12;

// A story that somebody wrote, dealt to `pages` pictures (1 or more) in order: its paragraphs, which blank
// lines separate, one to each picture; where there are more, as evenly as may be; where there are fewer, the
// last pictures have an empty page. Nothing of the text is lost but white space at the ends of lines.
Story deal_story(std::string title, std::string_view text, std::size_t pages);

// The first page, from 1, that has more than max_page_characters, or more than max_page_lines where a long
// line counts as several; nothing where all fit.
std::optional<std::size_t> page_too_long(const Story& story);

}  // namespace books::story
