#include "storage/data_folder.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "storage/file_owner.h"
#include "storage/system_refusal.h"

namespace storage {
namespace {

namespace fs = std::filesystem;

constexpr const char* lock_name = "buntstift.lock";

base::AppError unusable(const fs::path& path, int error) {
  return system_refusal("data_folder_unusable", path, error);
}

// Opens the lock file, which is made where it is missing. Returns -1 with errno set where that is impossible.
int open_lock(const fs::path& file, const FileOwner& owner) {
  owner.create_file(file);
  const int descriptor = ::open(file.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor >= 0) owner.adopt(descriptor);
  return descriptor;
}

}  // namespace

DataFolder::DataFolder(const fs::path& path, FolderUse use) : path_(path) {
  try {
    FileOwner::of(path).create_folder(path);
    if (::access(path.c_str(), R_OK | W_OK | X_OK) != 0) throw unusable(path, errno);
    lock_descriptor_ = open_lock(path / lock_name, FileOwner::of(path));
  } catch (const std::system_error& error) {
    throw unusable(path, error.code().value());
  }
  if (lock_descriptor_ < 0) throw unusable(path, errno);
  // The kernel lets go of the lock when the process ends, however it ends.
  if (::flock(lock_descriptor_, LOCK_EX | LOCK_NB) != 0) {
    const int error = errno;
    has_server_ = error == EWOULDBLOCK;
    if (has_server_ && use == FolderUse::beside_a_server) return;
    ::close(lock_descriptor_);
    if (has_server_) throw system_refusal("data_folder_locked", path, error);
    throw unusable(path, error);
  }
}

bool DataFolder::is_locked(const fs::path& path) {
  const int descriptor = ::open((path / lock_name).c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool is_taken = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(descriptor);
  return is_taken;
}

DataFolder::~DataFolder() {
  ::close(lock_descriptor_);
}

}  // namespace storage
