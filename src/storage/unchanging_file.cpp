#include "storage/unchanging_file.h"

#include <string>
#include <string_view>

namespace storage {

SQLite::Database open_unchanging(const std::filesystem::path& file) {
  std::string address = "file:";
  for (const char c : std::filesystem::absolute(file).string()) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    if (c == '%' || c == '?' || c == '#') {
      address += {'%', digits[byte >> 4U], digits[byte & 15U]};
    } else {
      address += c;
    }
  }
  return {address + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI};
}

}  // namespace storage
