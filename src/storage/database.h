#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/clock.h"
#include "storage/connection.h"
#include "storage/file_identity.h"
#include "storage/migrations.h"
#include "storage/write_health.h"

namespace storage {

// Whether a database whose schema is older than the program may be brought up to date.
enum class Upgrade { allowed, refused };

// The database file: one connection that writes and a few that read. Thread-safe. Readers see the state of
// the last finished write and never wait for a writer.
class Database {
 public:
  static constexpr std::size_t most_readers = 8;

  // Opens or creates the file and brings its schema up to date, with a snapshot in `snapshot_folder` before
  // the first step that changes an existing one. `observer` is told when writes are no longer kept and when
  // they are again. Throws base::AppError(unavailable) with the reasons of migrate() and throw_translated(),
  // and "schema_older" where it must not be brought up to date.
  Database(const std::filesystem::path& file, const std::filesystem::path& snapshot_folder,
           std::span<const Migration> migrations, base::Time now, WriteHealth::Observer observer = {},
           Upgrade upgrade = Upgrade::allowed);

  // Runs `use` on the connection that writes, outside of a transaction: for what lives as long as the
  // connection does. Throws base::AppError(unavailable) with the reasons of throw_translated().
  void prepare_writer(const std::function<void(Connection&)>& use);
  // Runs `use` in one snapshot of the data. Waits when all readers are in use.
  void read(const std::function<void(Connection&)>& use);
  // Runs `use` in a transaction that is on the disk when this returns, and undone when `use` throws. Throws
  // base::AppError(unavailable, "database_moved") where the file, or its log, is not at its path any more:
  // what was written would be gone with it.
  void write(const std::function<void(Connection&)>& use);

  // Why nothing that is written now would be kept ("disk_full", "database_unwritable", "database_moved");
  // empty where all is well. Looks whether what was wrong is over.
  std::string trouble();

  // How often other processes have written, as far as it was noticed: a number that grows whenever what was
  // read before may be out of date. Costs a few microseconds.
  std::uint64_t foreign_changes();

 private:
  class BorrowedReader;
  bool is_in_place() const;
  void require_in_place() const;
  void look_for_foreign_changes();
  void write_translated(const std::function<void(Connection&)>& use);

  std::filesystem::path file_;
  std::filesystem::path log_file_;
  std::optional<FileIdentity> identity_;
  std::optional<FileIdentity> log_identity_;
  WriteHealth health_;
  std::mutex writer_mutex_;  // guards writer_ and data_version_
  std::int64_t data_version_ = 0;
  std::atomic<std::uint64_t> foreign_changes_{0};
  std::unique_ptr<Connection> writer_;
  std::mutex readers_mutex_;  // guards idle_readers_ and reader_count_
  std::condition_variable reader_idle_;
  std::vector<std::unique_ptr<Connection>> idle_readers_;
  std::size_t reader_count_ = 0;
};

}  // namespace storage
