#pragma once

#include <string>
#include <string_view>

namespace books {

// The name under which a book with this title is saved: the title, cleaned of what file systems forbid, and
// ".pdf"; "malbuch.pdf" where nothing is left. At most 120 bytes of UTF-8, cut between characters; never a
// name that Windows reserves, never hidden, no path separators.
std::string file_name(std::string_view title);

}  // namespace books
