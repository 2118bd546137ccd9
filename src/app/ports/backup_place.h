#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace app::ports {

// Another place that backups are copied to: a folder on another disk, a store on another machine. Every call
// throws base::AppError(unavailable, "backup_place_failed") with the location and a German reason.
// Thread-safe.
class BackupPlace {
 public:
  virtual ~BackupPlace() = default;
  // How people know it: a folder's path, or an address.
  virtual std::string location() const = 0;
  // The names of all files there.
  virtual std::vector<std::string> names() = 0;
  // Copies the file there; it is there as a whole or not at all. Replaces one of that name.
  virtual void put(const std::filesystem::path& file, const std::string& name) = 0;
  // Copies one of names() into `target`, a file that this process may write.
  virtual void fetch(const std::string& name, const std::filesystem::path& target) = 0;
  virtual void remove(const std::string& name) = 0;
};

}  // namespace app::ports
