#pragma once

#include <string_view>

#include "drawing/language/word.h"

namespace drawing::language {

// What a token means once it is looked up, taken apart or corrected.
struct Reading {
  const Word* word = nullptr;  // nullptr for an unknown token
  GrammaticalNumber number = GrammaticalNumber::none;
  std::string_view key;  // the noun form that was found; of a compound: its tail
  long count = 0;        // of a number
  // What a compound's parts add to the word.
  std::string_view scene;
  int scene_rank = 0;
  SizeWish size = SizeWish::as_is;
  int collective = 0;            // "Hundefamilie": 3
  const Word* before = nullptr;  // a motif in the first part that is meant too: "Blumenmandala"
  std::size_t tokens = 1;        // how many tokens were read
  bool mended = false;           // `key` is what was meant by another spelling

  explicit operator bool() const { return word != nullptr; }
};

}  // namespace drawing::language
