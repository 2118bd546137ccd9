#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace base {

// SHA-256 as 64 hexadecimal digits in small letters, as sha256sum and S3 write it.
std::string sha256_hex(std::string_view bytes);

// That of a file's content, read in pieces. Throws std::system_error for one that cannot be read.
std::string sha256_hex_of_file(const std::filesystem::path& file);

}  // namespace base
