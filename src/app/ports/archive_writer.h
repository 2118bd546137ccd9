#pragma once

#include <memory>
#include <string>
#include <string_view>

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

// Begins archives. Thread-safe.
class ArchiveWriter {
 public:
  virtual ~ArchiveWriter() = default;
  // `written_at` becomes the time of every file in it.
  virtual std::unique_ptr<Archive> begin(base::Time written_at) const = 0;
};

}  // namespace app::ports
