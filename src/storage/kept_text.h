#pragma once

#include <string_view>

#include "base/error.h"

namespace storage {

// A text that both databases can keep. Throws base::AppError(invalid, "text_has_nul") for one with a
// character of code 0, of which PostgreSQL knows nothing.
inline std::string_view kept_text(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) {
    throw base::AppError(base::ErrorCode::invalid, "text_has_nul");
  }
  return text;
}

}  // namespace storage
