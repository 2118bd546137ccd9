#include "books/german/hyphenation.h"

#include <algorithm>

#include "base/embedded.h"
#include "base/utf8.h"

namespace books::german {
namespace {

constexpr std::size_t shortest_part = 2;  // letters before and after a hyphen

bool is_vowel(char32_t c) {
  return std::u32string_view(U"aeiouyäöü").find(c) != std::u32string_view::npos;
}

std::u32string lower(std::u32string_view word) {
  std::u32string out;
  for (const char32_t c : word) out.push_back(base::to_lower(c));
  return out;
}

bool is_letter(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= 0xdf && c <= 0xff && c != 0xf7);
}

}  // namespace

const Hyphenation& Hyphenation::embedded() {
  static const Hyphenation hyphenation(base::resource("hyphenation-de.txt"));
  return hyphenation;
}

Hyphenation::Hyphenation(std::string_view patterns) {
  for (std::size_t from = 0; from < patterns.size();) {
    const std::size_t to = std::min(patterns.find('\n', from), patterns.size());
    std::u32string letters;
    std::vector<std::uint8_t> levels(1, 0);
    for (const char32_t c : base::decode_utf8(patterns.substr(from, to - from))) {
      if (c >= U'0' && c <= U'9') {
        levels.back() = static_cast<std::uint8_t>(c - U'0');
      } else {
        letters.push_back(c);
        levels.push_back(0);
      }
    }
    longest_ = std::max(longest_, letters.size());
    if (!letters.empty()) patterns_.emplace(std::move(letters), std::move(levels));
    from = to + 1;
  }
}

// By letter of the word: what stands before it, odd where a hyphen may.
std::vector<std::uint8_t> Hyphenation::levels(std::u32string_view word) const {
  const std::u32string dotted = U"." + std::u32string(word) + U".";
  std::vector<std::uint8_t> all(dotted.size() + 1, 0);
  for (std::size_t i = 0; i < dotted.size(); ++i) {
    for (std::size_t length = 1; length <= std::min(longest_, dotted.size() - i); ++length) {
      const auto found = patterns_.find(dotted.substr(i, length));
      if (found == patterns_.end()) continue;
      for (std::size_t k = 0; k < found->second.size(); ++k) {
        all[i + k] = std::max(all[i + k], found->second[k]);
      }
    }
  }
  return {all.begin() + 1, all.end()};
}

std::vector<std::size_t> Hyphenation::breaks(std::u32string_view word) const {
  const std::u32string letters = lower(word);
  std::vector<std::size_t> found;
  if (!std::all_of(letters.begin(), letters.end(), is_letter)) return found;
  const std::vector<std::uint8_t> all = levels(letters);
  for (std::size_t i = shortest_part; i + shortest_part <= letters.size(); ++i) {
    if (all[i] % 2 == 1) found.push_back(i);
  }
  return found;
}

std::vector<std::string> Hyphenation::syllables(std::string_view word) const {
  const std::u32string written = base::decode_utf8(word), letters = lower(written);
  const std::vector<std::uint8_t> all = levels(letters);
  std::vector<std::string> found;
  std::u32string current;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    // "Igel": a line does not end after one letter, and the patterns often leave it out.
    const bool single_vowel =
        i == 1 && letters.size() > 2 && is_vowel(letters[0]) && !is_vowel(letters[1]) && is_vowel(letters[2]);
    const bool has_vowel = std::any_of(letters.begin() + static_cast<std::ptrdiff_t>(i - current.size()),
                                       letters.begin() + static_cast<std::ptrdiff_t>(i), is_vowel);
    if ((all[i] % 2 == 1 || single_vowel) && has_vowel && i + 1 < letters.size()) {
      found.push_back(base::encode_utf8(current));
      current.clear();
    }
    current.push_back(written[i]);
  }
  found.push_back(base::encode_utf8(current));
  return found;
}

}  // namespace books::german
