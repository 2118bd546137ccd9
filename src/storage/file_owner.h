#pragma once

#include <filesystem>

#include <sys/types.h>

namespace storage {

// Who owns the files of an installation, and who else may read them: as it is with its data folder. What root
// makes with a command then belongs to the service as well. Files and folders that exist are left as they
// are.
class FileOwner {
 public:
  // As the folder has it, or, where it does not exist, this process and nobody else.
  static FileOwner of(const std::filesystem::path& data_folder);

  // Makes an empty file, which nobody but its owner can read at any moment before it is made over. Follows no
  // link in the place of the file. Returns false if there is one already; otherwise errors are
  // std::system_error.
  bool create_file(const std::filesystem::path& file) const;
  // Makes over the lock file of an earlier version, or of a command that root ran: an open regular file of
  // root's that has one name only. Does nothing for any other, or where this process is not root.
  void adopt(int descriptor) const;
  // Makes a folder with all that are missing above it; does nothing where it exists. Throws
  // std::system_error.
  void create_folder(const std::filesystem::path& folder) const;

 private:
  FileOwner(uid_t user, gid_t group, mode_t folder_mode);
  void make_over(int descriptor, mode_t mode, const std::filesystem::path& path) const;

  uid_t user_;
  gid_t group_;
  mode_t folder_mode_;
  mode_t file_mode_;
};

}  // namespace storage
