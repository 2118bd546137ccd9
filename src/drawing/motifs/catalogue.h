#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "drawing/motifs/motif.h"

namespace drawing::motifs {

// The motif pack of the executable. Motifs are decoded on first use and kept. Thread-safe.
class Catalogue {
 public:
  // The catalogue of the embedded pack.
  static const Catalogue& embedded();
  // Reads a pack's index; `bytes` must outlive the catalogue. Throws std::runtime_error for a malformed one.
  explicit Catalogue(std::string_view bytes);
  ~Catalogue();
  Catalogue(const Catalogue&) = delete;
  Catalogue& operator=(const Catalogue&) = delete;

  // nullptr for an unknown id. The pointer stays valid as long as the catalogue. Throws std::runtime_error
  // where the motif's data are malformed.
  const Motif* find(std::string_view id) const;
  // All ids, sorted.
  const std::vector<std::string_view>& ids() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drawing::motifs
