#pragma once

#include <filesystem>

#include "base/error.h"
#include "base/system_error.h"

namespace storage {

// What the system refused: the sentence's key, the file or folder, and its errno.
inline base::AppError system_refusal(const char* reason, const std::filesystem::path& path, int error) {
  return {base::ErrorCode::unavailable, reason, {}, {path.string(), base::german_system_error(error)}};
}

}  // namespace storage
