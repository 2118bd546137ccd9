#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/language/lexicon.h"

namespace drawing::language {

// In the number of a stored form.
constexpr std::uint8_t derived_bit = 8;

// FNV-1a, 32 bits (Fowler, Noll, Vo).
std::uint32_t hash_key(std::string_view key);

// Fills a Lexicon from the text that resources/lexicon/build.mjs writes; its README describes the lines.
class LexiconLoader {
 public:
  explicit LexiconLoader(Lexicon& lexicon) : lexicon_(lexicon) {}
  void load(std::string_view text);

 private:
  void reserve(std::string_view text);
  void read_signs(std::string_view line);
  void read_entry(std::string_view line);
  void read_traits(std::string_view line);
  void read_deed(std::string_view line);
  void read_word(std::string_view line);
  void read_forms(std::string_view line);
  void add_form(char slot, std::uint8_t number, std::string_view key);
  Lexicon::StoredForm& stored(std::string_view key);

  Lexicon& lexicon_;
};

}  // namespace drawing::language
