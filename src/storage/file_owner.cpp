#include "storage/file_owner.h"

#include <cerrno>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace storage {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(int error, const fs::path& path) {
  throw std::system_error(error, std::generic_category(), path.string());
}

// Closes a descriptor at the end of the scope.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return number_; }

 private:
  int number_;
};

}  // namespace

FileOwner::FileOwner(uid_t user, gid_t group, mode_t folder_mode)
    : user_(user),
      group_(group),
      // The owner can always use it, and those who are neither owner nor group never.
      folder_mode_((folder_mode & 0770U) | 0700U),
      file_mode_(folder_mode_ & 0660U) {}

FileOwner FileOwner::of(const fs::path& data_folder) {
  struct stat status {};
  if (::stat(data_folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
    return {::geteuid(), ::getegid(), S_IRWXU};
  }
  return {status.st_uid, status.st_gid, status.st_mode};
}

void FileOwner::make_over(int descriptor, mode_t mode, const fs::path& path) const {
  // Only root can give files away. The mode comes last, so that it is never more than the new owner's.
  if (::geteuid() == 0 && ::fchown(descriptor, user_, group_) != 0) fail(errno, path);
  if (::fchmod(descriptor, mode) != 0) fail(errno, path);
}

bool FileOwner::create_file(const fs::path& file) const {
  const Descriptor made(
      ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR));
  if (made.get() < 0) {
    if (errno == EEXIST) return false;
    fail(errno, file);
  }
  make_over(made.get(), file_mode_, file);
  return true;
}

void FileOwner::adopt(int descriptor) const {
  struct stat status {};
  if (::geteuid() != 0 || ::fstat(descriptor, &status) != 0) return;
  if (S_ISREG(status.st_mode) && status.st_uid == 0 && status.st_nlink == 1) {
    make_over(descriptor, file_mode_, {});
  }
}

void FileOwner::create_folder(const fs::path& folder) const {
  std::error_code error;
  if (folder.empty() || fs::is_directory(folder, error)) return;
  if (folder.has_parent_path() && folder.parent_path() != folder) create_folder(folder.parent_path());
  if (::mkdir(folder.c_str(), S_IRWXU) != 0) {
    if (errno == EEXIST && fs::is_directory(folder, error)) return;  // another process was faster
    fail(errno == EEXIST ? ENOTDIR : errno, folder);
  }
  const Descriptor made(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (made.get() < 0) fail(errno, folder);
  make_over(made.get(), folder_mode_, folder);
}

}  // namespace storage
