#pragma once

#include <string>

namespace config {

// The bytes of a small file (at most 1 MB: a configuration or a secret). Throws base::AppError
// `config_unreadable` with the path and the German cause.
std::string read_file(const std::string& path);

}  // namespace config
