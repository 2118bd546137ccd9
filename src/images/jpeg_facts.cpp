#include "images/jpeg_facts.h"

#include <cstddef>
#include <cstdint>

namespace images {
namespace {

std::uint32_t byte_at(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0;
}
std::uint32_t big_16(std::string_view bytes, std::size_t at) {
  return byte_at(bytes, at) << 8 | byte_at(bytes, at + 1);
}

enum Marker : std::uint32_t {
  start_of_frame = 0xC0,
  huffman_tables = 0xC4,
  progressive = 0xC2,
  reserved = 0xC8,
  arithmetic_tables = 0xCC,
  arithmetic_progressive = 0xCA,
  last_frame = 0xCF,
  first_restart = 0xD0,
  start_of_image = 0xD8,
  start_of_scan = 0xDA,
  exif = 0xE1,
  adobe = 0xEE,
};

bool is_frame(std::uint32_t marker) {
  return marker >= start_of_frame && marker <= last_frame && marker != huffman_tables && marker != reserved &&
         marker != arithmetic_tables;
}

}  // namespace

photo::Lie lie_in_exif(std::string_view tiff) {
  if (tiff.size() < 8) return 1;
  const bool little = tiff[0] == 'I';
  const auto u16 = [&](std::size_t at) {
    return little ? byte_at(tiff, at) | byte_at(tiff, at + 1) << 8 : big_16(tiff, at);
  };
  const auto u32 = [&](std::size_t at) {
    return little ? u16(at) | u16(at + 2) << 16 : u16(at) << 16 | u16(at + 2);
  };
  constexpr std::size_t entry_size = 12;
  constexpr std::uint32_t orientation = 0x0112;
  const std::size_t directory = u32(4), entries = u16(directory);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t entry = directory + 2 + i * entry_size;
    if (entry + entry_size > tiff.size()) break;
    if (u16(entry) != orientation) continue;
    const std::uint32_t value = u16(entry + 8);
    return value >= 1 && value <= 8 ? static_cast<photo::Lie>(value) : 1;
  }
  return 1;
}

std::optional<JpegFacts> jpeg_facts(std::string_view file) {
  JpegFacts facts;
  std::size_t at = 2;
  while (at + 4 <= file.size()) {
    if (byte_at(file, at) != 0xFF) {
      ++at;  // decoders skip what stands between segments
      continue;
    }
    const std::uint32_t marker = byte_at(file, at + 1);
    // Fill bytes, and markers without a segment.
    if (marker == 0xFF || marker == 0 || (marker >= first_restart && marker <= start_of_image) ||
        marker == 1) {
      at += marker == 0xFF ? 1 : 2;
      continue;
    }
    const std::size_t size = big_16(file, at + 2);
    const std::string_view segment = file.substr(at + 4, size >= 2 ? size - 2 : 0);
    if (size < 2) return std::nullopt;
    if (is_frame(marker)) {
      if (segment.size() < 6) return std::nullopt;
      facts.bits = static_cast<int>(byte_at(segment, 0));
      facts.height = static_cast<int>(big_16(segment, 1));
      facts.width = static_cast<int>(big_16(segment, 3));
      facts.components = static_cast<int>(byte_at(segment, 5));
      facts.holds_all = marker == progressive || marker == arithmetic_progressive;
    } else if (marker == exif && segment.starts_with(std::string_view("Exif\0\0", 6))) {
      facts.lie = lie_in_exif(segment.substr(6));
    } else if (marker == adobe && segment.starts_with("Adobe")) {
      facts.from_adobe = true;
    } else if (marker == start_of_scan) {
      if (facts.components == 0 || segment.empty()) return std::nullopt;
      if (static_cast<int>(byte_at(segment, 0)) < facts.components) facts.holds_all = true;
      return facts;
    }
    at += 2 + size;
  }
  return std::nullopt;
}

}  // namespace images
