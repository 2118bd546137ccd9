#include "base/pack.h"

#include <stdexcept>

#include <zlib.h>

namespace base {
namespace {

constexpr std::size_t entry_size = 8;             // offset of the id, offset of the data
constexpr std::uint32_t largest_entry = 1 << 20;  // bytes; real ones have a few thousand

[[noreturn]] void fail(const char* what) {
  throw std::runtime_error(std::string("pack: ") + what);
}

std::uint32_t read_u32(std::string_view bytes, std::size_t at) {
  if (at + 4 > bytes.size()) fail("truncated index");
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

std::string_view slice(std::string_view pack, std::uint32_t from, std::uint32_t to) {
  if (from > to || to > pack.size()) fail("offset out of range");
  return pack.substr(from, to - from);
}

}  // namespace

std::vector<PackEntry> read_pack_index(std::string_view pack, std::string_view magic) {
  if (pack.substr(0, magic.size()) != magic) fail("not one of this version");
  if (read_u32(pack, magic.size()) != pack.size()) fail("truncated");
  const std::size_t count = read_u32(pack, magic.size() + 4), head_size = magic.size() + 8;
  if (count > pack.size() / entry_size) fail("count too large");
  std::vector<PackEntry> entries;
  entries.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = head_size + i * entry_size;
    PackEntry entry{slice(pack, read_u32(pack, at), read_u32(pack, at + entry_size)),
                    slice(pack, read_u32(pack, at + 4), read_u32(pack, at + entry_size + 4))};
    if (!entries.empty() && !(entries.back().id < entry.id)) fail("ids are not sorted");
    entries.push_back(entry);
  }
  return entries;
}

// zlib's checksum finds damaged bytes.
std::string inflate_entry(std::string_view data) {
  PackReader head(data);
  const std::uint32_t size = head.number();
  if (size > largest_entry) fail("entry too large");
  data.remove_prefix(data.size() - head.left());
  std::string bytes(size, '\0');
  uLongf written = size;
  uLong read = static_cast<uLong>(data.size());
  const int status = uncompress2(reinterpret_cast<Bytef*>(bytes.data()), &written,
                                 reinterpret_cast<const Bytef*>(data.data()), &read);
  if (status != Z_OK || written != size || read != data.size()) fail("damaged entry");
  return bytes;
}

std::uint32_t PackReader::number() {
  std::uint32_t value = 0;
  for (int shift = 0; shift < 32; shift += 7) {
    if (at_ >= bytes_.size()) fail("truncated entry");
    const auto byte = static_cast<unsigned char>(bytes_[at_++]);
    value |= static_cast<std::uint32_t>(byte & 127u) << shift;
    if (byte < 128) return value;
  }
  fail("number too long");
}

std::uint32_t PackReader::count() {
  const std::uint32_t value = number();
  if (value > left()) fail("count too large");
  return value;
}

std::int32_t PackReader::difference() {
  const std::uint32_t value = number();
  return static_cast<std::int32_t>(value >> 1) ^ -static_cast<std::int32_t>(value & 1);
}

std::array<std::uint8_t, 3> PackReader::colour() {
  const std::uint32_t colour = number();
  if (colour >= 1 << 12) fail("unknown colour");
  const auto channel = [&](std::uint32_t shift) {
    return static_cast<std::uint8_t>((colour >> shift & 15) * 17);
  };
  return {channel(8), channel(4), channel(0)};
}

std::string_view PackReader::text() {
  const std::uint32_t size = count();
  at_ += size;
  return bytes_.substr(at_ - size, size);
}

void PackReader::finish() const {
  if (left() != 0) fail("bytes left over");
}

}  // namespace base
