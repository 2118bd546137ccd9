#pragma once

#include <optional>
#include <string_view>

namespace drawing::language {

// Reads a German number word by its key: "zwoelf", "einundzwanzig", "dreihundert", "zweitausend". Nothing for
// other words and for bare units below 13, which are in the lexicon. The largest is 999,999.
std::optional<long> read_number_word(std::string_view key);

}  // namespace drawing::language
