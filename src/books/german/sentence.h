#pragma once

#include <string>
#include <string_view>

namespace books::german {

// Puts capital letters where sentences begin, quotations after a colon included.
std::string sentence_case(std::string_view text);

// How many sentences a text has; those inside of a quotation count too.
int count_sentences(std::string_view text);

}  // namespace books::german
