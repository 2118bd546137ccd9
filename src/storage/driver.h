#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace storage {

// Bytes to be stored as a BLOB. The view must live until the statement has been bound.
struct Blob {
  std::string_view bytes;
};

// What a value is where it is NULL: one of the databases wants to know even then.
enum class ValueKind { text, integer, real, blob };

// A prepared statement of one database. Parameters count from 1, columns from 0.
class DriverStatement {
 public:
  virtual ~DriverStatement() = default;

  virtual void bind(int index, std::string_view value) = 0;
  virtual void bind(int index, std::int64_t value) = 0;
  virtual void bind(int index, double value) = 0;
  virtual void bind(int index, Blob value) = 0;
  virtual void bind_null(int index, ValueKind kind) = 0;

  // Runs the statement, or moves to the next row; false when there is none.
  virtual bool next() = 0;
  virtual std::string text(int column) const = 0;
  virtual std::string blob(int column) const = 0;
  virtual std::int64_t integer(int column) const = 0;
  virtual double real(int column) const = 0;
  virtual bool is_null(int column) const = 0;

  // Makes it ready for other values. Never throws.
  virtual void reset() noexcept = 0;
};

// One connection to a database, used by one thread at a time. Every function throws the database's own
// exception, which storage_error.h translates.
class Driver {
 public:
  virtual ~Driver() = default;

  // `sql` must live as long as the statement, and the statement must end before the connection.
  virtual std::unique_ptr<DriverStatement> prepare(const char* sql) = 0;
  // Runs one or more statements without parameters that give no rows.
  virtual void execute(const std::string& sql) = 0;
  // True between BEGIN and COMMIT or ROLLBACK, and not when the database itself has rolled back.
  virtual bool in_transaction() = 0;
  // How many rows the last statement has changed.
  virtual int changes() = 0;
  // The SQLite database; null where it is another.
  virtual SQLite::Database* sqlite() { return nullptr; }
};

}  // namespace storage
