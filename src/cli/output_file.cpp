#include "cli/output_file.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "base/system_error.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& path, int error_number) {
  throw base::AppError(base::ErrorCode::unavailable, "picture_file_unwritable", {},
                       {path, base::german_system_error(error_number)});
}

// A file that is being written; closed when it goes.
class OpenFile {
 public:
  OpenFile(const std::string& path, int flags) : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
  ~OpenFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool is_open() const { return descriptor_ >= 0; }
  // Each gives false where it fails; errno says why.
  bool write(const std::string& bytes) const {
    for (std::size_t done = 0; done < bytes.size();) {
      const ssize_t count = ::write(descriptor_, bytes.data() + done, bytes.size() - done);
      if (count > 0)
        done += static_cast<std::size_t>(count);
      else if (count < 0 && errno != EINTR)
        return false;
    }
    return true;
  }
  bool take_mode(mode_t mode) const { return ::fchmod(descriptor_, mode) == 0; }
  bool flush() const { return ::fsync(descriptor_) == 0; }
  bool close() { return ::close(std::exchange(descriptor_, -1)) == 0; }

 private:
  int descriptor_;
};

void write_in_place(const std::string& bytes, const std::string& path) {
  OpenFile file(path, O_WRONLY);
  if (!file.is_open() || !file.write(bytes) || !file.close()) refuse(path, errno);
}

// What a chain of links leads to, whether or not it is there.
fs::path target_of(const std::string& path) {
  fs::path target = path;
  constexpr int most_links = 40;  // as Linux follows them
  for (int i = 0; i < most_links; ++i) {
    std::error_code none;
    const fs::path next = fs::read_symlink(target, none);
    if (none) return target;
    target = target.parent_path() / next;
  }
  refuse(path, ELOOP);
}

}  // namespace

void write_file(const std::string& bytes, const std::string& path) {
  struct stat old {};
  const bool is_there = ::stat(path.c_str(), &old) == 0;
  if (is_there && S_ISDIR(old.st_mode)) refuse(path, EISDIR);
  if (is_there && !S_ISREG(old.st_mode)) return write_in_place(bytes, path);
  // Who may not write to the file may not replace it either, even where the folder would let them.
  if (is_there && ::access(path.c_str(), W_OK) != 0) refuse(path, errno);
  const std::string target = target_of(path).string();
  const std::string aside = target + ".unfinished-" + std::to_string(::getpid());
  OpenFile file(aside, O_WRONLY | O_CREAT | O_EXCL);
  if (!file.is_open()) refuse(path, errno);
  constexpr mode_t access_bits = 07777;
  const bool is_whole = file.write(bytes) && (!is_there || file.take_mode(old.st_mode & access_bits)) &&
                        file.flush() && file.close() && ::rename(aside.c_str(), target.c_str()) == 0;
  if (is_whole) return;
  const int error_number = errno;
  ::unlink(aside.c_str());
  refuse(path, error_number);
}

}  // namespace cli
