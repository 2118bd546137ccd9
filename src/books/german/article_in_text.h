#pragma once

#include <string_view>

#include "books/german/noun.h"

namespace books::german {

// What stands before a noun in somebody's sentence, as far as telling it again depends on that.
enum class WrittenArticle {
  other,
  definite,
  indefinite,
  own
};  // "den Tisch", "im Garten"; "ein Hund"; "ihr Hund"

// The article of the noun where the text first has it, in whatever form; `other` where it has it without one
// or not at all.
WrittenArticle article_in_text(std::string_view text, const Noun& noun);

}  // namespace books::german
