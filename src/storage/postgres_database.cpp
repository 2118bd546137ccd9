#include "storage/postgres_database.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "storage/postgres_error.h"
#include "storage/table_list.h"

namespace storage {
namespace {

constexpr int oldest_server = 130000;
// After a connection could not be made, nobody else waits for the next one for so long.
constexpr std::chrono::milliseconds refusal_lasts{500};
constexpr std::chrono::seconds number_lasts{1};
constexpr int most_collisions = 30;
constexpr std::chrono::milliseconds longest_pause{50};

PostgresDriver& driver_of(Connection& connection) {
  return static_cast<PostgresDriver&>(connection.driver());
}

// Undone unless it was committed.
class ServerTransaction {
 public:
  ServerTransaction(Connection& connection, const char* begin) : connection_(connection) {
    connection_.execute(begin);
  }
  ~ServerTransaction() {
    if (is_over_ || !driver_of(connection_).in_transaction()) return;
    try {
      connection_.execute("ROLLBACK");
    } catch (const PostgresError&) {
      // The connection is lost, and the server has undone it.
    }
  }
  ServerTransaction(const ServerTransaction&) = delete;
  ServerTransaction& operator=(const ServerTransaction&) = delete;

  void commit() {
    is_over_ = true;
    connection_.execute("COMMIT");
  }

 private:
  Connection& connection_;
  bool is_over_ = false;
};

// Throws for a server that cannot be used.
void require_usable(Connection& connection, const PostgresAddress& address) {
  const int version = driver_of(connection).server_version();
  if (version < oldest_server) {
    throw base::AppError(base::ErrorCode::unavailable, "postgres_too_old", {},
                         {place_of(address), std::to_string(version / 10000)});
  }
  Query encoding = connection.query("SHOW server_encoding");
  encoding.next();
  if (encoding.text(0) != "UTF8") {
    throw base::AppError(base::ErrorCode::unavailable, "postgres_encoding_wrong", {},
                         {place_of(address), encoding.text(0)});
  }
}

// Throws where a table of the first ones of our steps is not there.
void require_tables(Connection& connection, std::span<const Migration> applied,
                    const PostgresAddress& address) {
  for (const CopyTable& table : tables_after(applied)) {
    Query row = connection.query("SELECT to_regclass(?) IS NULL", table.name);
    row.next();
    if (row.text(0) != "f") {
      throw base::AppError(base::ErrorCode::unavailable, "schema_incomplete", {},
                           {place_of(address), table.name});
    }
  }
}

}  // namespace

ServerHealth look_at_server(const PostgresAddress& address, std::span<const Migration> migrations) {
  ServerHealth health;
  health.place = place_of(address);
  try {
    Connection connection(PostgresDriver::connect(address));
    require_usable(connection, address);
    const int version = driver_of(connection).server_version();
    health.version = std::to_string(version / 10000) + "." + std::to_string(version % 10000);
    Query row = connection.query("SELECT to_regclass('schema_migrations') IS NULL");
    row.next();
    if (row.text(0) == "f") {
      health.steps = count_known_steps(connection, migrations);
      require_tables(connection, migrations.first(health.steps), address);
    }
    health.pending = migrations.size() - health.steps;
  } catch (const PostgresError& error) {
    throw refusal_of_connection(error, health.place);
  }
  return health;
}

// A connection out of the pool, given back at the end of the scope.
class PostgresDatabase::Borrowed {
 public:
  explicit Borrowed(PostgresDatabase& database) : database_(database), connection_(database.take()) {}
  ~Borrowed() { database_.give_back(std::move(connection_)); }
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;

  Connection& operator*() { return *connection_; }

 private:
  PostgresDatabase& database_;
  std::unique_ptr<Connection> connection_;
};

PostgresDatabase::PostgresDatabase(PostgresAddress address, std::span<const Migration> migrations,
                                   base::Time now, WriteHealth::Observer observer)
    : address_(std::move(address)), health_(std::move(observer)) {
  idle_.reserve(most_connections);  // so that giving back never throws
  try {
    auto connection = std::make_unique<Connection>(PostgresDriver::connect(address_));
    require_usable(*connection, address_);
    migrate_postgres(*connection, migrations, now);
    require_tables(*connection, migrations, address_);
    idle_.push_back(std::move(connection));
    count_ = 1;
  } catch (const PostgresError& error) {
    throw refusal_of_connection(error, place_of(address_));
  }
  user_changes();
}

std::unique_ptr<Connection> PostgresDatabase::connect() {
  try {
    auto connection = std::make_unique<Connection>(PostgresDriver::connect(address_));
    const std::lock_guard lock(mutex_);
    last_refusal_.reset();
    return connection;
  } catch (const PostgresError& error) {
    const std::lock_guard lock(mutex_);
    last_refusal_ = error;
    refused_at_ = std::chrono::steady_clock::now();
    throw;
  }
}

std::unique_ptr<Connection> PostgresDatabase::take() {
  {
    std::unique_lock lock(mutex_);
    is_free_.wait(lock, [&] { return !idle_.empty() || count_ < most_connections; });
    if (!idle_.empty()) {
      auto connection = std::move(idle_.back());
      idle_.pop_back();
      return connection;
    }
    if (last_refusal_ && std::chrono::steady_clock::now() - refused_at_ < refusal_lasts) throw *last_refusal_;
    ++count_;
  }
  try {
    return connect();
  } catch (...) {
    give_back(nullptr);
    throw;
  }
}

void PostgresDatabase::give_back(std::unique_ptr<Connection> connection) {
  if (connection && !driver_of(*connection).is_usable()) connection.reset();
  {
    const std::lock_guard lock(mutex_);
    if (connection) {
      idle_.push_back(std::move(connection));
    } else {
      --count_;
    }
  }
  is_free_.notify_one();
}

// A server that was started anew knows none of the connections of before.
void PostgresDatabase::drop_idle() {
  std::vector<std::unique_ptr<Connection>> dropped;
  dropped.reserve(most_connections);
  {
    const std::lock_guard lock(mutex_);
    std::move(idle_.begin(), idle_.end(), std::back_inserter(dropped));
    count_ -= idle_.size();
    idle_.clear();
  }
  is_free_.notify_all();
}

void PostgresDatabase::fail(const PostgresError& error) {
  const std::string reason = reason_of(error);
  if (error.is_lost() || reason == "database_read_only") drop_idle();
  if (!reason.empty() && reason != "database_busy") health_.set(reason);
  throw_translated(error);
}

void PostgresDatabase::read(const std::function<void(Connection&)>& use) {
  for (int tries = 1;; ++tries) {
    try {
      Borrowed connection(*this);
      const ServerTransaction snapshot(*connection, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      use(*connection);
      break;
    } catch (const PostgresError& error) {
      if (!error.is_lost() || tries == 2) fail(error);
      drop_idle();
    }
  }
}

PostgresDatabase::Written PostgresDatabase::write_once(const std::function<void(Connection&)>& use,
                                                       bool& was_committed) {
  Borrowed connection(*this);
  PostgresDriver& driver = driver_of(*connection);
  driver.take_changed_users();  // of a transaction that was undone
  ServerTransaction transaction(*connection, "BEGIN ISOLATION LEVEL SERIALIZABLE");
  use(*connection);
  Written written{driver.take_changed_users(), 0};
  if (!written.changed_users.empty()) {
    Query row =
        (*connection)
            .query("UPDATE user_changes SET number = user_changes.number + 1 WHERE id = 1 RETURNING number");
    if (row.next()) written.number = static_cast<std::uint64_t>(row.integer(0));
  }
  was_committed = true;
  transaction.commit();
  return written;
}

PostgresDatabase::Written PostgresDatabase::write(const std::function<void(Connection&)>& use) {
  std::chrono::milliseconds pause{1};
  for (int tries = 1;; ++tries) {
    bool was_committed = false;
    try {
      Written written = write_once(use, was_committed);
      if (!health_.reason().empty()) health_.set({});
      return written;
    } catch (const PostgresError& error) {
      if (error.is_collision() && tries < most_collisions) {
        // Two that collided must not do so again at the same pace; the times of threads differ enough.
        std::this_thread::sleep_for(pause);
        pause = std::min(2 * pause, longest_pause);
      } else if (error.is_lost() && !was_committed && tries == 1) {
        drop_idle();  // nothing of it was kept, so that it can be done again
      } else {
        fail(error);
      }
    }
  }
}

std::string PostgresDatabase::trouble() {
  if (health_.reason().empty()) return {};
  try {
    Borrowed connection(*this);
    Query row = (*connection).query("SHOW transaction_read_only");
    if (row.next() && row.text(0) == "off") health_.set({});
  } catch (const PostgresError&) {
    // Still so.
  }
  return health_.reason();
}

std::uint64_t PostgresDatabase::user_changes() {
  const std::unique_lock lock(polling_, std::try_to_lock);
  const auto now = std::chrono::steady_clock::now();
  if (!lock || (polled_at_ != std::chrono::steady_clock::time_point{} && now - polled_at_ < number_lasts)) {
    return user_changes_;
  }
  polled_at_ = now;
  try {
    Borrowed connection(*this);
    Query row = (*connection).query("SELECT number FROM user_changes WHERE id = 1");
    if (row.next()) user_changes_ = static_cast<std::uint64_t>(row.integer(0));
  } catch (const PostgresError&) {
    // Whoever reads or writes next is told.
  }
  return user_changes_;
}

}  // namespace storage
