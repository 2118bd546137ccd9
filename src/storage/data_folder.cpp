#include "storage/data_folder.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/system_error.h"

namespace storage {
namespace {

namespace fs = std::filesystem;

base::AppError refusal(const char* reason, const fs::path& path, int error) {
  return {base::ErrorCode::unavailable, reason, {}, {path.string(), base::german_system_error(error)}};
}

base::AppError unusable(const fs::path& path, int error) {
  return refusal("data_folder_unusable", path, error);
}

void create_private(const fs::path& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return;
  fs::create_directories(path, error);
  if (error) throw unusable(path, error.value());
  fs::permissions(path, fs::perms::owner_all, error);
}

}  // namespace

DataFolder::DataFolder(const fs::path& path) : path_(path) {
  create_private(path);
  if (::access(path.c_str(), R_OK | W_OK | X_OK) != 0) throw unusable(path, errno);
  const fs::path lock_file = path / "buntstift.lock";
  lock_descriptor_ = ::open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (lock_descriptor_ < 0) throw unusable(path, errno);
  // The kernel lets go of the lock when the process ends, however it ends.
  if (::flock(lock_descriptor_, LOCK_EX | LOCK_NB) != 0) {
    const int error = errno;
    ::close(lock_descriptor_);
    if (error == EWOULDBLOCK) throw refusal("data_folder_locked", path, error);
    throw unusable(path, error);
  }
}

DataFolder::~DataFolder() {
  ::close(lock_descriptor_);
}

}  // namespace storage
