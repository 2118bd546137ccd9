#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/figures/animal.h"
#include "drawing/figures/look_words.h"

namespace drawing::figures {

// What is fixed about a person: for each choice one of its words.
struct CastRole {
  std::vector<std::vector<LookWord>> choices;
};

// The file resources/figures/cast.toml: who stands for which motif.
struct Cast {
  std::map<std::string, CastRole, std::less<>> people;
  std::map<std::string, AnimalKind, std::less<>> animals;
  // Who shares a motif with others and looks otherwise all the same, by the noun: "Förster" is drawn as a
  // man.
  std::map<std::string, CastRole, std::less<>> called;
  // What "im Anzug" is, by its id in resources/lexicon/looks.toml.
  std::map<std::string, CastRole, std::less<>> garments;

  // What people without a role wear where the text has that word: "Steinzeit".
  std::map<std::string, CastRole, std::less<>> times;

  // What is said about somebody of that noun, or of the longest one that it ends with ("Revierförster"); null
  // where nothing is.
  const CastRole* find_called(std::string_view noun) const;
};

// Throws base::AppError with file, line and reason for whatever the file's manual does not allow; `file` is
// the name that it is called by.
Cast read_cast(std::string_view text, const std::string& file);
// The one that the executable carries, read at the first call.
const Cast& embedded_cast();

}  // namespace drawing::figures
