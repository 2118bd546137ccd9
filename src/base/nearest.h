#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace base {

// How many insertions, deletions, replacements and swaps of neighbours turn `a` into `b` (optimal string
// alignment), counted in bytes: meant for keys, flags and commands, which are ASCII.
std::size_t edit_distance(std::string_view a, std::string_view b);

// The choice that somebody who typed `word` probably meant: the one with the smallest distance (the first of
// equals), if at most a third of its length, but at least one letter, is different. Nothing otherwise.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> choices);

}  // namespace base
