#pragma once

#include <cstdint>
#include <string>

#include "drawing/model/measure.h"
#include "drawing/pipeline.h"

namespace cli {

// How a sentence was read and what the page shows, as `draw --explain` prints it. Props that the scene added
// come after what was asked for, with "asked": false; props that are no motif of the catalogue have the id
// "own-<name>". "deeds" says who does what, one row for each agent: `tool` and `place` are those that the
// text names, else what the verb means; `way` is a preposition and its goal, a motif's id or a place's;
// `shown` is false for a deed that was read and is not to be seen on the page.
std::string explain_json(const drawing::Drawing& drawing, std::uint32_t seed);

// The numbers of `draw --measure`. Shares are from 0 to 1.
std::string measure_json(const drawing::PageMeasure& measure);

// The catalogue of `draw --list`: every motif that the lexicon has a name for, sorted by id.
std::string list_json();

}  // namespace cli
