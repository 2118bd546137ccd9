#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace books::german {

// The sound that a noun begins with, spelt as first-year books write it: "L", but "Sch", "St", "Sp", "Pf",
// "Ei", "Eu", "Au" and "Qu" for what a child hears as one. Nothing where letter and sound part ways, or where
// people speak the word differently: C, V, X and Y, foreign words such as "Chamäleon", "Jeep" or "Ski".
std::optional<std::string> initial_sound(std::string_view noun);

// Whether a child may take one sound for the other, by ear or by the letters they are written with: "S" and
// "Sch", "E" and "Ei", "D" and "T". Every sound is like itself.
bool sounds_alike(std::string_view sound, std::string_view other);

// Whether somebody might hear or read the word as beginning with the sound, or with one that is like it. Of a
// word whose sound is unsure all are asked for that its first letter can have.
bool may_begin_with(std::string_view noun, std::string_view sound);

// A word with a capital first letter; "ß" has none.
std::string capitalised(std::string_view word);

}  // namespace books::german
