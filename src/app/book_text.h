#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/ports/book_writer.h"
#include "app/ports/storage.h"
#include "books/book.h"

namespace app {

inline constexpr std::size_t max_title_length = 120;
inline constexpr std::size_t max_description_length = 1000;
inline constexpr std::size_t max_child_name_length = 40;

// What people read about one text of a book: stable keys of sentences.
struct TextReasons {
  const char* field;
  const char* missing;
  const char* too_long;
  const char* unprintable;
};
inline constexpr TextReasons title_reasons{"title", "title_missing", "title_too_long", "title_unprintable"};
inline constexpr TextReasons description_reasons{"description", "description_missing", "description_too_long",
                                                 "description_unprintable"};
inline constexpr TextReasons story_title_reasons{"storyTitle", "title_missing", "story_title_too_long",
                                                 "story_title_unprintable"};
inline constexpr TextReasons story_reasons{"story", "story_missing", "story_too_long", "story_unprintable"};
inline constexpr TextReasons child_name_reasons{"childName", "child_name_missing", "child_name_too_long",
                                                "child_name_unprintable"};

// A text without outer white space, at most `longest` characters long. Throws invalid, which names
// reasons.field, for one that is empty, too long, no UTF-8, or that cannot be printed as it is.
std::string checked_book_text(const ports::BookWriter& writer, const std::string& text, std::size_t longest,
                              const TextReasons& reasons);

// The name of the child that a book is for, by the same rules; empty for nobody in particular.
std::string checked_child_name(const ports::BookWriter& writer, const std::string& name);

// A story about somebody's own pictures, the same for the same seed; nothing where one of them is no picture
// of theirs. `title` is the book's, whose occasion the story keeps.
std::optional<books::Story> told_story(const ports::Storage& storage, const std::string& user_id,
                                       const std::vector<std::string>& picture_ids, std::uint64_t seed,
                                       const std::string& title);

}  // namespace app
