#pragma once

#include <functional>
#include <vector>

#include "drawing/cast/cast.h"

// How large those of a page are beside each other.
namespace drawing::deeds {

// The height in centimetres of a thing of the entry's size class, where its drawing does not say it; of
// medium size without an entry.
double usual_cm(const language::LexiconEntry* entry);

// What an actor is to the others.
enum class Standing {
  busy,    // somebody who does something, or a person
  animal,  // that only is there
  thing,   // that lies or stands there
};

// Makes loose things and small animals beside figures as large as they are in life, but never so small that
// they could not be coloured, and lets nobody get lost beside something large.
void keep_sizes_near(std::vector<cast::Actor>& actors,
                     const std::function<Standing(const cast::Actor&)>& standing_of);

}  // namespace drawing::deeds
