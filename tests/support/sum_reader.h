#pragma once

#include <string>

namespace support {

// A sum as a child reads it: "63:9" is 63, ':', 9 and 7.
struct ReadSum {
  int left = 0, right = 0, result = 0;
  char32_t sign = 0;
};

// Throws std::invalid_argument for anything but two numbers with one of + − · : between them.
ReadSum read_sum(const std::string& text);

}  // namespace support
