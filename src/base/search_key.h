#pragma once

#include <string>
#include <string_view>

namespace base {

// The form in which names are sought: lower case, letters without their marks, and what stands for an umlaut
// as that letter. "Öztürk", "Ozturk" and "Oeztuerk" have the same key, and so have "Weiß" and "Weiss".
std::string search_key(std::string_view text);

}  // namespace base
