#pragma once

#include <filesystem>
#include <optional>

#include <sys/stat.h>

namespace storage {

// Which file lies at a path, told from every other that was or will be there. A file that is open keeps its
// identity from all others even after it was removed.
struct FileIdentity {
  dev_t device = 0;
  ino_t number = 0;
  bool operator==(const FileIdentity&) const = default;

  // Nothing where there is no file, or none that can be reached.
  static std::optional<FileIdentity> of(const std::filesystem::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return std::nullopt;
    return FileIdentity{status.st_dev, status.st_ino};
  }
};

}  // namespace storage
