#pragma once

#include <string>
#include <string_view>

namespace base {

// A text as searches compare it: lower case, without umlauts and accents, so that "ozturk", "oeztuerk" and
// "Öztürk" are the same. A text contains another one where its form contains the other's form.
std::string search_form(std::string_view text);

}  // namespace base
