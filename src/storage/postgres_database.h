#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/error.h"
#include "storage/connection.h"
#include "storage/migrations.h"
#include "storage/postgres_driver.h"
#include "storage/postgres_error.h"
#include "storage/write_health.h"

namespace storage {

// What a look at a database server has found.
struct ServerHealth {
  std::string place;        // place_of()
  std::string version;      // "15.20"
  std::size_t steps = 0;    // of the schema that it has
  std::size_t pending = 0;  // that the next start takes
};

// Connects to a server as a node would, and changes nothing. Throws base::AppError(unavailable) as
// PostgresDatabase does.
ServerHealth look_at_server(const PostgresAddress& address, std::span<const Migration> migrations);

// A PostgreSQL database that several nodes may use at once, through a few connections that are made when they
// are needed. Thread-safe. Where the server is away, calls fail at once, and succeed again as soon as it is
// back.
class PostgresDatabase {
 public:
  // Both what a node may use of the server's connections, and what it can wait for at a time.
  static constexpr std::size_t most_connections = 16;

  // Connects and brings the schema up to date. `observer` is told when the database cannot be used any more
  // and when it can again. Throws base::AppError(unavailable) with a reason of refusal_of_connection(), of
  // migrate(), "postgres_too_old", "postgres_encoding_wrong" and "schema_incomplete". Nodes of the version
  // before go on with a newer schema.
  PostgresDatabase(PostgresAddress address, std::span<const Migration> migrations, base::Time now,
                   WriteHealth::Observer observer = {});

  // Runs `use` in one snapshot of the data, and once more on another connection where that was lost. Throws
  // base::AppError(unavailable) with the reasons of reason_of(const PostgresError&).
  void read(const std::function<void(Connection&)>& use);

  // Runs `use` in a transaction as if no other one went on at the same time, and again if that was not so:
  // `use` must do nothing besides that a second run does not do anew. It is on the server's disk when this
  // returns. Returns whom it concerns, as PostgresDriver::take_changed_users(), and the number of
  // user_changes() that this change has got.
  struct Written {
    std::vector<std::string> changed_users;
    std::uint64_t number = 0;  // 0 where it concerns nobody
  };
  Written write(const std::function<void(Connection&)>& use);

  // Why nothing that is written now would be kept; empty where all is well. Looks whether what was wrong is
  // over.
  std::string trouble();

  // How often any node has changed an account or a session, as of a second ago at most. The last known number
  // while the server is away.
  std::uint64_t user_changes();

 private:
  class Borrowed;

  std::unique_ptr<Connection> connect();
  std::unique_ptr<Connection> take();
  void give_back(std::unique_ptr<Connection> connection);
  void drop_idle();
  Written write_once(const std::function<void(Connection&)>& use, bool& was_committed);
  [[noreturn]] void fail(const PostgresError& error);

  PostgresAddress address_;
  WriteHealth health_;
  std::mutex mutex_;  // guards what follows
  std::condition_variable is_free_;
  std::vector<std::unique_ptr<Connection>> idle_;
  std::size_t count_ = 0;
  std::optional<PostgresError> last_refusal_;
  std::chrono::steady_clock::time_point refused_at_;
  std::mutex polling_;  // held by who asks for the number; guards polled_at_
  std::chrono::steady_clock::time_point polled_at_;
  std::atomic<std::uint64_t> user_changes_{0};
};

}  // namespace storage
