#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "base/clock.h"
#include "storage/connection.h"
#include "storage/migrations.h"

namespace storage {

// The database file: one connection that writes and a few that read. Thread-safe. Readers see the state of
// the last finished write and never wait for a writer.
class Database {
 public:
  static constexpr std::size_t most_readers = 8;

  // Opens or creates the file and brings its schema up to date, with a snapshot in `snapshot_folder` before
  // the first step that changes an existing one. Throws base::AppError(unavailable) with the reasons of
  // migrate() and throw_translated().
  Database(const std::filesystem::path& file, const std::filesystem::path& snapshot_folder,
           std::span<const Migration> migrations, base::Time now);

  // Runs `use` in one snapshot of the data. Waits when all readers are in use.
  void read(const std::function<void(Connection&)>& use);
  // Runs `use` in a transaction that is on the disk when this returns, and undone when `use` throws.
  void write(const std::function<void(Connection&)>& use);

 private:
  class BorrowedReader;

  std::filesystem::path file_;
  std::mutex writer_mutex_;  // guards writer_
  std::unique_ptr<Connection> writer_;
  std::mutex readers_mutex_;  // guards idle_readers_ and reader_count_
  std::condition_variable reader_idle_;
  std::vector<std::unique_ptr<Connection>> idle_readers_;
  std::size_t reader_count_ = 0;
};

}  // namespace storage
