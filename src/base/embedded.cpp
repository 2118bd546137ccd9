#include "base/embedded.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>

#include <zlib.h>

namespace base {
namespace {

// A gzip member ends with the size of what it holds, modulo 2^32, little-endian (RFC 1952, 2.3.1).
std::size_t gzip_content_size(std::string_view gzip) {
  std::size_t size = 0;
  for (std::size_t i = 0; i < 4; ++i)
    size = size << 8 | static_cast<unsigned char>(gzip[gzip.size() - 1 - i]);
  return size;
}

std::string gunzip(std::string_view name, std::string_view gzip) {
  constexpr std::size_t smallest_member = 18;       // header and trailer, bytes
  constexpr std::size_t largest_file = 64U << 20U;  // bytes; nothing in an executable of 24 MB is larger
  constexpr int with_gzip_header = 16 + MAX_WBITS;
  z_stream stream{};
  const bool is_possible = gzip.size() >= smallest_member && gzip_content_size(gzip) <= largest_file;
  if (!is_possible || inflateInit2(&stream, with_gzip_header) != Z_OK)
    throw std::logic_error("embedded file cannot be inflated: " + std::string(name));
  std::string content(gzip_content_size(gzip), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(gzip.data()));  // zlib reads only
  stream.avail_in = static_cast<uInt>(gzip.size());
  stream.next_out = reinterpret_cast<Bytef*>(content.data());
  stream.avail_out = static_cast<uInt>(content.size());
  const int status = inflate(&stream, Z_FINISH);
  const bool is_whole = status == Z_STREAM_END && stream.avail_in == 0 && stream.avail_out == 0;
  inflateEnd(&stream);
  if (!is_whole) throw std::logic_error("embedded file is damaged: " + std::string(name));
  return content;
}

}  // namespace

const Embedded* find_embedded(std::span<const Embedded> table, std::string_view name) {
  auto found = std::lower_bound(table.begin(), table.end(), name,
                                [](const Embedded& entry, std::string_view key) { return entry.name < key; });
  return found != table.end() && found->name == name ? &*found : nullptr;
}

std::string_view contents(const Embedded& file) {
  if (!file.plain.empty() || file.gzip.empty()) return file.plain;
  static std::mutex mutex;
  static std::map<const char*, std::string> inflated;  // by where the compressed form lies
  const std::lock_guard lock(mutex);
  const auto known = inflated.find(file.gzip.data());
  if (known != inflated.end()) return known->second;
  return inflated.emplace(file.gzip.data(), gunzip(file.name, file.gzip)).first->second;
}

std::string_view resource(std::string_view name) {
  const Embedded* found = find_embedded(embedded_resources(), name);
  if (found == nullptr) throw std::logic_error("no embedded resource " + std::string(name));
  return contents(*found);
}

}  // namespace base
