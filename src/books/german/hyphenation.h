#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace books::german {

// Where German words part, by the patterns of the Trennmustermannschaft (spelling of 1996; Liang's algorithm,
// as TeX hyphenates). Immutable, hence thread-safe.
class Hyphenation {
 public:
  // The patterns of the executable (resources/hyphenation); read at the first call.
  static const Hyphenation& embedded();
  // Patterns as TeX writes them, one a line: "a1b", ".ab3a".
  explicit Hyphenation(std::string_view patterns);

  // The letters of a word before which a line may end, ascending; two letters or more stand on each side.
  // Only words all of letters are parted; capitals do not matter.
  std::vector<std::size_t> breaks(std::u32string_view word) const;

  // The syllables as children clap them: "A", "mei", "se". Unlike a line's end they may be a single vowel,
  // and none is without a vowel.
  std::vector<std::string> syllables(std::string_view word) const;

 private:
  std::vector<std::uint8_t> levels(std::u32string_view word) const;

  std::unordered_map<std::u32string, std::vector<std::uint8_t>> patterns_;  // by letters
  std::size_t longest_ = 0;
};

}  // namespace books::german
