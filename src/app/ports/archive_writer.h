#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/clock.h"

namespace app::ports {

// A ZIP file that is being made. Used by one thread.
class Archive {
 public:
  virtual ~Archive() = default;
  // `name` is a relative path with forward slashes, in UTF-8.
  virtual void add(const std::string& name, std::string_view bytes) = 0;
  // The file's bytes. To be called once, at the end.
  virtual std::string finish() = 0;
};

// A file that is removed with this object. Whoever has opened it by then reads on.
class PassingFile {
 public:
  explicit PassingFile(std::filesystem::path path) : path_(std::move(path)) {}
  ~PassingFile() {
    std::error_code ignored;  // the folder for temporary files is emptied now and then
    if (!path_.empty()) std::filesystem::remove(path_, ignored);
  }
  PassingFile(PassingFile&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  PassingFile& operator=(PassingFile&&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// A ZIP file that grows on the disk: of what it holds only the last part is in memory. Used by one thread.
class ArchiveOnDisk {
 public:
  virtual ~ArchiveOnDisk() = default;
  // As Archive::add.
  virtual void add(const std::string& name, std::string_view bytes) = 0;
  // The finished file. To be called once, at the end.
  virtual PassingFile finish() = 0;
};

// Begins archives. Thread-safe.
class ArchiveWriter {
 public:
  virtual ~ArchiveWriter() = default;
  // `written_at` becomes the time of every file in it.
  virtual std::unique_ptr<Archive> begin(base::Time written_at) const = 0;
  // The same in the system's folder for temporary files. Throws std::system_error where there is no room.
  virtual std::unique_ptr<ArchiveOnDisk> begin_on_disk(base::Time written_at) const = 0;
};

}  // namespace app::ports
