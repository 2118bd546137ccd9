#include "storage/write_health.h"

#include <algorithm>
#include <iterator>

#include <stdlib.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace storage {
namespace {

constexpr std::string_view reasons[] = {"disk_full", "database_unwritable", "database_moved"};
constexpr std::size_t room_bytes = 1'000'000;

}  // namespace

std::string WriteHealth::reason() const {
  const std::lock_guard lock(mutex_);
  return reason_;
}

void WriteHealth::note(const base::AppError& refusal) {
  if (std::find(std::begin(reasons), std::end(reasons), refusal.reason()) != std::end(reasons)) {
    set(refusal.reason());
  }
}

void WriteHealth::set(const std::string& reason) {
  const std::lock_guard lock(mutex_);
  if (reason == reason_) return;
  reason_ = reason;
  if (observer_) observer_(reason);
}

bool has_room(const std::filesystem::path& folder) {
  struct statvfs space {};
  if (::statvfs(folder.c_str(), &space) == 0 &&
      static_cast<unsigned long long>(space.f_bavail) * space.f_frsize < room_bytes) {
    return false;
  }
  // A quota, a limit of the process or a disk that is read only shows in a try and nowhere else.
  std::string name = (folder / "buntstift.probe-XXXXXX").string();
  const int descriptor = ::mkostemp(name.data(), 0);
  if (descriptor < 0) return false;
  ::unlink(name.c_str());
  const std::string bytes(room_bytes, '\0');
  std::size_t written = 0;
  while (written < bytes.size()) {
    const ssize_t count = ::write(descriptor, bytes.data() + written, bytes.size() - written);
    if (count <= 0) break;
    written += static_cast<std::size_t>(count);
  }
  ::close(descriptor);
  return written == bytes.size();
}

}  // namespace storage
