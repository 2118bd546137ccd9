#pragma once

#include <span>
#include <string_view>

#include "drawing/language/lexicon.h"
#include "drawing/motifs/motif.h"

namespace drawing::cast {

// What is known of motifs. Tests give a small one of their own.
class Library {
 public:
  virtual ~Library() = default;
  // nullptr for an unknown id; pointers live as long as the library.
  virtual const motifs::Motif* motif(std::string_view id) const = 0;
  virtual const language::LexiconEntry* entry(std::string_view id) const = 0;
  // All that something is known of, sorted by id.
  virtual std::span<const language::LexiconEntry> entries() const = 0;
};

// What the executable carries.
const Library& embedded_library();

}  // namespace drawing::cast
