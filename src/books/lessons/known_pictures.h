#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace books::lessons {

// A drawing that children name at once and all alike, even when it is as small as a stamp.
struct KnownPicture {
  std::string_view motif;  // catalogue id
  std::string_view name;   // what they say, a German singular
};

// The pictures to choose from in exercises. Each was looked at in the size in which it is printed; a new one
// goes in only after that: no part of a body that could be another, no ring for a sun, nothing that one child
// calls "Hase" and the next one "Kaninchen".
std::span<const KnownPicture> known_pictures();

// All names that anybody has for a catalogue's drawing: "Eule", "Uhu", "Kauz". Empty for an unknown one.
std::vector<std::string> names_of_motif(std::string_view motif);

}  // namespace books::lessons
