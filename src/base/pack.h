#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Packs of drawings: one file with an index by id, each entry compressed by itself. Little-endian; the writer
// is resources/motifs/pack.mjs, which also says the layout.
namespace base {

// Where an entry's bytes lie in a pack.
struct PackEntry {
  std::string_view id;
  std::string_view data;
};

// Reads the index of a pack that begins with `magic` (8 characters), sorted by id. The entries are views of
// `pack`. Throws std::runtime_error for one that is truncated, of another format or not sorted.
std::vector<PackEntry> read_pack_index(std::string_view pack, std::string_view magic);

// The bytes of an entry's compressed data. Throws std::runtime_error for damaged data.
std::string inflate_entry(std::string_view data);

// Reads the numbers of an inflated entry, one after the other; each function throws std::runtime_error where
// the bytes end too early.
class PackReader {
 public:
  // The bytes must outlive the reader.
  explicit PackReader(std::string_view bytes) : bytes_(bytes) {}

  // A LEB128 number.
  std::uint32_t number();
  // A number of things of at least one byte each: throws where it is larger than the number of bytes left.
  std::uint32_t count();
  // A signed number, zigzag-coded.
  std::int32_t difference();
  // Red, green and blue from a number of four bits each, widened to eight; throws for a larger number.
  std::array<std::uint8_t, 3> colour();
  // A count of bytes, then so many.
  std::string_view text();

  std::size_t left() const { return bytes_.size() - at_; }
  // Throws if bytes are left.
  void finish() const;

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

}  // namespace base
