#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "books/sheet.h"
#include "books/text_measure.h"

namespace books {

// A field of the chart: a letter, or letters that are heard as one sound, and the picture whose name begins
// with it. Without one where no picture that all children name alike begins so: there a child draws its own.
struct SoundField {
  std::string_view capital;  // "Sch"
  std::string_view small;    // "sch"
  std::string motif = {};    // catalogue id
  std::string name = {};     // "Schere"; empty for a field without a picture
  std::size_t count = 1;     // of how many drawings the picture is: two of "Äpfel"
};

// The fields in their order: the alphabet, umlauts, what is heard as one sound. No picture stands twice.
std::vector<SoundField> sound_fields();

// Lays out the chart (Anlauttabelle) on an upright sheet for a classroom: six fields in a row.
void lay_out_sound_chart(Sheet& sheet, const TextMeasure& measure);

// The chart by itself, on A4.
Sheet lay_out_sound_chart(const TextMeasure& measure);

}  // namespace books
