#include "drawing/motifs/catalogue.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include "base/embedded.h"
#include "drawing/motifs/pack_reader.h"

namespace drawing::motifs {

struct Catalogue::Impl {
  explicit Impl(std::string_view bytes) : entries(read_pack_index(bytes)), decoded(entries.size()) {
    ids.reserve(entries.size());
    for (const base::PackEntry& entry : entries) ids.push_back(entry.id);
  }
  ~Impl() {
    for (const auto& motif : decoded) delete motif.load();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  const Motif* get(std::size_t index) {
    if (const Motif* motif = decoded[index].load(std::memory_order_acquire)) return motif;
    // Decoding takes microseconds, so that waiting for another motif's decoding does not hurt.
    const std::lock_guard lock(decoding);
    if (const Motif* motif = decoded[index].load(std::memory_order_relaxed)) return motif;
    const Motif* motif = new Motif(decode_motif(entries[index]));
    decoded[index].store(motif, std::memory_order_release);
    return motif;
  }

  const std::vector<base::PackEntry> entries;
  std::vector<std::string_view> ids;
  std::mutex decoding;  // guards writes to `decoded`
  // Owned; null until first use. Atomic, so that readers of decoded motifs take no lock.
  std::vector<std::atomic<const Motif*>> decoded;
};

const Catalogue& Catalogue::embedded() {
  static const Catalogue catalogue(base::resource("motifs.pack"));
  return catalogue;
}

Catalogue::Catalogue(std::string_view bytes) : impl_(std::make_unique<Impl>(bytes)) {}

Catalogue::~Catalogue() = default;

const Motif* Catalogue::find(std::string_view id) const {
  const auto& ids = impl_->ids;
  const auto found = std::lower_bound(ids.begin(), ids.end(), id);
  if (found == ids.end() || *found != id) return nullptr;
  return impl_->get(static_cast<std::size_t>(found - ids.begin()));
}

const std::vector<std::string_view>& Catalogue::ids() const {
  return impl_->ids;
}

}  // namespace drawing::motifs
