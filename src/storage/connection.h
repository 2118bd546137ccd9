#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "base/clock.h"

namespace storage {

class Connection;

// Bytes to be stored as a BLOB. The view must live until the statement has been bound.
struct Blob {
  std::string_view bytes;
};

// A statement that is being run. Gives its prepared form back to the connection when it goes out of scope.
class Query {
 public:
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  // Moves to the next row; false when there is none.
  bool next();
  // Values of the current row by column, from 0.
  std::string text(int column) const;
  std::string blob(int column) const;
  std::int64_t integer(int column) const;
  int count(int column) const { return static_cast<int>(integer(column)); }
  double real(int column) const;
  base::Time time(int column) const;
  bool is_null(int column) const;
  std::optional<std::string> optional_text(int column) const;
  std::optional<base::Time> optional_time(int column) const;

 private:
  friend class Connection;
  Query(Connection& connection, const char* sql);
  template <class First, class... Rest>
  Query(Connection& connection, const char* sql, const First& first, const Rest&... rest)
      : Query(connection, sql) {
    int index = 0;
    bind(++index, first);
    (bind(++index, rest), ...);
  }

  void bind(int index, std::string_view value);
  void bind(int index, const std::string& value);
  void bind(int index, const char* value) { bind(index, std::string_view(value)); }
  void bind(int index, std::int64_t value);
  void bind(int index, int value) { bind(index, std::int64_t{value}); }
  void bind(int index, bool value) { bind(index, std::int64_t{value ? 1 : 0}); }
  void bind(int index, base::Time value) { bind(index, std::int64_t{value.time_since_epoch().count()}); }
  void bind(int index, Blob value);
  template <class T>
  void bind(int index, const std::optional<T>& value) {
    if (value) bind(index, *value);  // what is not bound is NULL
  }

  Connection& connection_;
  const char* sql_;
  std::unique_ptr<SQLite::Statement> statement_;
};

enum class ConnectionMode { writer, reader };

// One connection to the database file. Used by one thread at a time: SQLite is built for that.
class Connection {
 public:
  Connection(const std::filesystem::path& file, ConnectionMode mode);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Runs one or more statements that give no rows.
  void execute(const std::string& sql);

  // Prepares a statement and binds `values` to its question marks in order. `sql` must be a string literal:
  // the prepared form is kept under its address for the next time.
  template <class... Values>
  Query query(const char* sql, const Values&... values) {
    return Query(*this, sql, values...);
  }
  // Runs such a statement to its end and returns how many rows it changed.
  template <class... Values>
  int run(const char* sql, const Values&... values) {
    Query statement = query(sql, values...);
    while (statement.next()) {
    }
    return changes();
  }

  // True between BEGIN and COMMIT or ROLLBACK, and not when SQLite itself has rolled back.
  bool in_transaction();
  SQLite::Database& handle() { return database_; }

 private:
  friend class Query;
  int changes();

  SQLite::Database database_;
  std::unordered_map<const char*, std::unique_ptr<SQLite::Statement>> idle_;
};

}  // namespace storage
