#pragma once

#include <cstdint>
#include <string_view>

namespace images {

enum class FileKind : std::uint8_t { jpeg, png, webp, gif, heic, avif, svg, unknown };

// What a file is, by its bytes and never by its name.
FileKind kind_of_file(std::string_view file);

}  // namespace images
