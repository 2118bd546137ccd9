#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "books/sheet.h"
#include "books/text_measure.h"

namespace books {

// A field of the chart: a letter, or letters that are heard as one sound, and the picture whose name begins
// with it. Where no picture that all children name alike begins so, it is one in whose name the sound is
// heard.
struct SoundField {
  std::string_view capital;  // "Sch"
  std::string_view small;    // "sch"
  std::string motif = {};    // catalogue id
  std::string name = {};     // "Schere"
  std::size_t count = 1;     // of how many drawings the picture is: two of "Äpfel"
  // Whether the sound is heard within the name and not at its beginning: "x" in "Hexe". The name is then
  // printed.
  bool is_within = false;
};

// The fields in their order: the alphabet, umlauts, what is heard as one sound. No picture stands twice.
std::vector<SoundField> sound_fields();

// Lays out the chart (Anlauttabelle) on an upright sheet for a classroom: six fields in a row.
void lay_out_sound_chart(Sheet& sheet, const TextMeasure& measure);

// The chart by itself, on A4.
Sheet lay_out_sound_chart(const TextMeasure& measure);

}  // namespace books
