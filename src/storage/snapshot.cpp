#include "storage/snapshot.h"

#include <cerrno>
#include <system_error>

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <unistd.h>

namespace storage {
namespace {

// Makes sure that a file's content, or a folder's entries, are on the disk.
void flush_to_disk(const std::filesystem::path& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw std::system_error(errno, std::generic_category(), path.string());
  const int result = ::fsync(descriptor);
  const int error = errno;
  ::close(descriptor);
  if (result != 0) throw std::system_error(error, std::generic_category(), path.string());
}

}  // namespace

void write_snapshot(Connection& connection, const std::filesystem::path& target) {
  std::filesystem::create_directories(target.parent_path());
  std::filesystem::path unfinished = target;
  unfinished += ".unfinished";
  std::filesystem::remove(unfinished);
  {
    SQLite::Database copy(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(copy, connection.handle()).executeStep(-1);
  }
  flush_to_disk(unfinished);
  std::filesystem::rename(unfinished, target);
  flush_to_disk(target.parent_path());
}

}  // namespace storage
