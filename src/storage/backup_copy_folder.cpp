#include "storage/backup_copy_folder.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/system_error.h"
#include "storage/file_owner.h"
#include "storage/snapshot.h"

namespace storage {
namespace {

namespace fs = std::filesystem;

// Runs what talks to the folder; its std::system_error says which place failed, and why.
template <class Work>
auto at_place(const fs::path& folder, Work work) {
  try {
    return work();
  } catch (const std::system_error& error) {
    throw base::AppError(base::ErrorCode::unavailable, "backup_place_failed", {},
                         {folder.string(), base::german_system_error(error.code().value())});
  }
}

void copy_whole(const fs::path& from, const fs::path& to, const FileOwner& owner) {
  const fs::path unfinished = to.string() + unfinished_suffix;
  std::error_code ignored;
  fs::remove(unfinished, ignored);
  try {
    owner.create_file(unfinished);
    fs::copy_file(from, unfinished, fs::copy_options::overwrite_existing);
    flush_to_disk(unfinished);
    fs::rename(unfinished, to);
    flush_to_disk(to.parent_path());
  } catch (...) {
    fs::remove(unfinished, ignored);
    throw;
  }
}

}  // namespace

BackupCopyFolder::BackupCopyFolder(const fs::path& folder, fs::path data_folder)
    : folder_(fs::absolute(folder).lexically_normal()), data_folder_(std::move(data_folder)) {}

std::vector<std::string> BackupCopyFolder::names() {
  return at_place(folder_, [&] {
    std::vector<std::string> out;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_)) {
      if (fs::is_regular_file(entry.symlink_status())) out.push_back(entry.path().filename().string());
    }
    return out;
  });
}

void BackupCopyFolder::put(const fs::path& file, const std::string& name) {
  at_place(folder_, [&] {
    if (!fs::is_directory(folder_)) throw std::system_error(ENOENT, std::generic_category());
    copy_whole(file, folder_ / name, FileOwner::of(data_folder_));
  });
}

void BackupCopyFolder::fetch(const std::string& name, const fs::path& target) {
  at_place(folder_, [&] { fs::copy_file(folder_ / name, target, fs::copy_options::overwrite_existing); });
}

void BackupCopyFolder::remove(const std::string& name) {
  at_place(folder_, [&] { fs::remove(folder_ / name); });
}

}  // namespace storage
