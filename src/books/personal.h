#pragma once

#include <string>
#include <string_view>

#include "books/book_content.h"

namespace books {

// Where the name of the child stands in what somebody wrote: "Malbuch von {Name}".
inline constexpr std::string_view name_place = "{Name}";
// What stands there for a child that writes its name itself.
inline constexpr std::string_view name_blank = "__________";

// A text with the name, or with the blank where it is empty, in its places.
std::string with_name(std::string text, std::string_view child_name);

// Puts content.child_name into title, description and story. A story without a place for the name greets the
// child on its first page where the words still fit.
void personalise(BookContent& content);

}  // namespace books
