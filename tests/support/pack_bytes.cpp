#include "support/pack_bytes.h"

#include <stdexcept>

#include <zlib.h>

namespace support {

std::string u32(std::size_t value) {
  std::string out;
  for (int i = 0; i < 4; ++i) out += static_cast<char>(value >> (8 * i) & 255);
  return out;
}

std::string varint(std::uint32_t value) {
  std::string out;
  for (; value > 127; value >>= 7) out += static_cast<char>((value & 127) | 128);
  return out + static_cast<char>(value);
}

std::string signed_varint(int value) {
  return varint(value < 0 ? static_cast<std::uint32_t>(-2 * value - 1)
                          : static_cast<std::uint32_t>(2 * value));
}

std::string compressed_entry(const std::string& bytes) {
  uLongf size = compressBound(bytes.size());
  std::string out(size, '\0');
  if (compress(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
               bytes.size()) != Z_OK)
    throw std::runtime_error("zlib");
  out.resize(size);
  return varint(static_cast<std::uint32_t>(bytes.size())) + out;
}

std::string pack_of(const std::string& magic,
                    const std::vector<std::pair<std::string, std::string>>& entries) {
  std::string index, ids, data;
  const std::size_t ids_at = 16 + 8 * (entries.size() + 1);
  std::size_t data_at = ids_at;
  for (const auto& [id, bytes] : entries) data_at += id.size();
  for (const auto& [id, bytes] : entries) {
    index += u32(ids_at + ids.size()) + u32(data_at + data.size());
    ids += id;
    data += bytes;
  }
  index += u32(ids_at + ids.size()) + u32(data_at + data.size());
  return magic + u32(data_at + data.size()) + u32(entries.size()) + index + ids + data;
}

}  // namespace support
