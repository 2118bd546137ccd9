#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "drawing/motifs/motif.h"

namespace drawing::motifs {

// Where a motif's bytes lie in a pack.
struct PackEntry {
  std::string_view id;
  std::string_view data;
};

// Reads a pack's index, sorted by id (format: resources/motifs/pack.mjs). The entries are views of `pack`.
// Throws std::runtime_error for one that is truncated, of another format or not sorted.
std::vector<PackEntry> read_pack_index(std::string_view pack);

// Decodes one motif. Throws std::runtime_error for malformed data.
Motif decode_motif(const PackEntry& entry);

}  // namespace drawing::motifs
