#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "books/book.h"
#include "books/lessons/crayon.h"
#include "books/lessons/region_map.h"
#include "books/lessons/sums.h"
#include "books/text_measure.h"

namespace books::lessons {

// What stands in a page's regions: sums whose results the key maps to colours, or the key's numbers.
enum class ColourLabels : std::uint8_t { sums, numbers };

struct KeyEntry {
  int number = 0;  // unlike all others of the key
  Crayon crayon = Crayon::red;
};

struct RegionLabel {
  std::size_t region = 0;
  std::size_t key = 0;  // index into ColourTask::key: the colour that the region is meant to have
  std::string text;     // "7+2", no sum twice; in small regions the bare "9"
  double size_mm = 0;   // type size
  geometry::Point center;
};

// A page to be coloured by a key. Every label's box lies inside its region; a region too small for one stays
// free.
struct ColourTask {
  std::vector<KeyEntry> key;        // ascending by number; every entry has a label
  std::vector<RegionLabel> labels;  // in the order of the regions
  std::size_t free_regions = 0;     // of at least 12 mm2, without a label
};

// A digit of 1.7 mm, like those of a ruler.
inline constexpr double smallest_label_pt = 6.5;

// The space that a label takes, a little air included.
struct LabelBox {
  double width_mm = 0, height_mm = 0;
};
LabelBox label_box(std::string_view text, double size_mm, const TextMeasure& measure);

// A crayon for every region of a page, of all twelve and white: what everybody knows in its colour has it,
// parts of one material are alike, neighbours mostly differ. `picture` names the regions' elements; null for
// a bitmap.
std::vector<Crayon> crayons_of_regions(const RegionMap& map, const drawing::Picture* picture,
                                       base::Random random);

// How many crayons a page of that level has at most, besides white.
std::size_t most_crayons(LessonLevel level);

// Gives the regions colours, likewise but of the few that a level has, and labels them. `picture` names the
// regions' elements; null for a bitmap. Nothing where fewer than six regions or three colours would be
// labelled: too few for an exercise.
std::optional<ColourTask> make_colour_task(const RegionMap& map, const drawing::Picture* picture,
                                           ColourLabels labels, const SumRules& rules, base::Random random,
                                           const TextMeasure& measure);

}  // namespace books::lessons
