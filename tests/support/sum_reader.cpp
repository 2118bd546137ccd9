#include "support/sum_reader.h"

#include <stdexcept>

#include "base/utf8.h"

namespace support {

ReadSum read_sum(const std::string& text) {
  ReadSum sum;
  int digits = 0;
  for (const char32_t c : base::decode_utf8(text)) {
    if (c >= U'0' && c <= U'9') {
      int& number = sum.sign == 0 ? sum.left : sum.right;
      number = number * 10 + static_cast<int>(c - U'0');
      ++digits;
    } else if (sum.sign == 0 && digits > 0) {
      sum.sign = c;
      digits = 0;
    } else {
      throw std::invalid_argument("no sum: " + text);
    }
  }
  if (digits == 0) throw std::invalid_argument("no sum: " + text);
  switch (sum.sign) {
    case U'+':
      sum.result = sum.left + sum.right;
      break;
    case U'\u2212':
      sum.result = sum.left - sum.right;
      break;
    case U'\u00b7':
      sum.result = sum.left * sum.right;
      break;
    case U':':
      sum.result = sum.left / sum.right;
      break;
    default:
      throw std::invalid_argument("no sum: " + text);
  }
  return sum;
}

}  // namespace support
