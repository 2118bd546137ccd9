#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "books/lessons/crayon.h"
#include "drawing/model/picture.h"

namespace books::lessons {

// What a page's sentence says of colours.
struct SaidColours {
  std::map<std::size_t, Crayon> things;  // by index of the element: "ein grünes Auto"
  // By element and what it wears: "ein Junge mit einer roten Mütze".
  std::map<std::pair<std::size_t, drawing::Material>, Crayon> worn;
  std::map<std::size_t, Crayon> sails;  // of its sails: "ein Segelboot mit einem roten Segel"
  std::set<std::size_t> many_coloured;  // "ein bunter Drachen"
};

// Reads "ein roter Ball", "rote und blaue Ballons" (in turn), "die Katze ist schwarz", "bunte Bälle". Words
// that are no colour of resources/colours/natural.toml, and nouns of which the picture shows nothing, say
// nothing.
SaidColours said_colours(const drawing::Picture& picture, std::string_view text);

}  // namespace books::lessons
