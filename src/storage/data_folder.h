#pragma once

#include <filesystem>

namespace storage {

// The name of the database in its folder.
inline constexpr const char* database_name = "buntstift.sqlite3";
// The name of the folder beside it with copies from before an upgrade or a restore.
inline constexpr const char* snapshot_folder_name = "snapshots";

// Whether a process needs the data folder for itself.
enum class FolderUse { alone, beside_a_server };

// The folder that holds everything the server keeps, locked for this process as long as the object lives.
// (Who may work beside a server goes without the lock where one has it.)
class DataFolder {
 public:
  // Creates the folder if it is missing (readable only by its owner). What root makes here belongs to the
  // folder's owner. Throws base::AppError(unavailable):
  // "data_folder_locked" if another process has it, "data_folder_unusable" if it cannot be made or written;
  // the arguments are the path and the system's reason.
  explicit DataFolder(const std::filesystem::path& path, FolderUse use = FolderUse::alone);
  ~DataFolder();
  // Whether another process has it now. Makes and changes nothing; false where the lock cannot be read.
  static bool is_locked(const std::filesystem::path& path);
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Whether another process has the folder.
  bool has_server() const { return has_server_; }
  std::filesystem::path database_file() const { return path_ / database_name; }

 private:
  std::filesystem::path path_;
  int lock_descriptor_ = -1;
  bool has_server_ = false;
};

}  // namespace storage
