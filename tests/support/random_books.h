#pragma once

#include <cstdint>
#include <string>

#include "books/book_content.h"

namespace support {

// A sentence as children type it, of drawings and places chosen by chance, the same for the same seed: "Drei
// Füchse und eine Ente im Wald".
std::string random_sentence(std::uint64_t seed);

// A book of 300 pages for such sentences, for small and for older children in turn; drawn at the first call.
const books::BookContent& random_book();

}  // namespace support
