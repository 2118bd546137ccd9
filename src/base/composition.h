#pragma once

#include <string>
#include <string_view>

namespace base {

// Well-formed UTF-8 with each Latin letter and the mark after it as one code point, as the languages of
// Europe have them ("o" and U+0308 become "ö"), which is their form NFC. Some systems write them apart; what
// comes from outside passes here once, so that one text has one form. All else stays as it is; idempotent.
std::string composed(std::string_view text);

}  // namespace base
