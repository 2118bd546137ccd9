#pragma once

#include <string_view>
#include <vector>

#include "base/pack.h"
#include "drawing/motifs/motif.h"

namespace drawing::motifs {

// Reads a pack's index, sorted by id (format: resources/motifs/pack.mjs). The entries are views of `pack`.
// Throws std::runtime_error for one that is truncated, of another format or not sorted.
std::vector<base::PackEntry> read_pack_index(std::string_view pack);

// Decodes one motif. Throws std::runtime_error for malformed data.
Motif decode_motif(const base::PackEntry& entry);

}  // namespace drawing::motifs
