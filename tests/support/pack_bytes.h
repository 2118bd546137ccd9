#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

// Packs that tests write by hand, as base/pack.h reads them.
namespace support {

std::string u32(std::size_t value);
std::string varint(std::uint32_t value);
// In zigzag form.
std::string signed_varint(int value);
// An entry's bytes as packs hold them.
std::string compressed_entry(const std::string& bytes);
// A pack of these entries, in this order: ids and what compressed_entry() gave.
std::string pack_of(const std::string& magic,
                    const std::vector<std::pair<std::string, std::string>>& entries);

}  // namespace support
