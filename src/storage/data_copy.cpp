#include "storage/data_copy.h"

#include <array>
#include <bit>
#include <memory>

#include <sodium.h>

#include "base/error.h"
#include "storage/table_list.h"

namespace storage {
namespace {

using Statement = std::unique_ptr<DriverStatement>;

std::string column_list(const CopyTable& table) {
  std::string list;
  for (const CopyColumn& column : table.columns) list += (list.empty() ? "" : ", ") + column.name;
  return list;
}

// Undone unless it was committed.
class CopyTransaction {
 public:
  CopyTransaction(Connection& connection, const char* begin_file, const char* begin_server)
      : connection_(connection) {
    connection_.execute(connection_.is_file() ? begin_file : begin_server);
    // A large table takes longer than a request may.
    if (!connection_.is_file()) connection_.execute("SET LOCAL statement_timeout = 0");
  }
  ~CopyTransaction() {
    try {
      if (connection_.in_transaction()) connection_.execute("ROLLBACK");
    } catch (const std::exception&) {
      // The connection is lost, and with it the transaction.
    }
  }
  CopyTransaction(const CopyTransaction&) = delete;
  CopyTransaction& operator=(const CopyTransaction&) = delete;

  void commit() { connection_.execute("COMMIT"); }

 private:
  Connection& connection_;
};

// All rows of a table in their order. libpq keeps what a statement gives in memory, so that a server is asked
// for some at a time.
class RowReader {
 public:
  RowReader(Connection& connection, const CopyTable& table) : connection_(connection) {
    const std::string select =
        "SELECT " + column_list(table) + " FROM " + table.name + " ORDER BY " + table.order;
    if (connection_.is_file()) {
      sql_ = select;
    } else {
      connection_.execute("DECLARE copying NO SCROLL CURSOR FOR " + select);
      sql_ = "FETCH 100 FROM copying";
    }
    statement_ = connection_.driver().prepare(sql_.c_str());
  }
  ~RowReader() {
    statement_.reset();
    try {
      if (!connection_.is_file()) connection_.execute("CLOSE copying");
    } catch (const std::exception&) {
      // The transaction has failed, which has closed it.
    }
  }
  RowReader(const RowReader&) = delete;
  RowReader& operator=(const RowReader&) = delete;

  bool next() {
    if (statement_->next()) return true;
    if (connection_.is_file()) return false;
    statement_->reset();
    return statement_->next();
  }
  const DriverStatement& row() const { return *statement_; }

 private:
  Connection& connection_;
  std::string sql_;
  Statement statement_;
};

// A number for all that the rows of a table hold, in their order.
class TableHash {
 public:
  TableHash() { crypto_hash_sha256_init(&state_); }

  void add_row(const DriverStatement& row, const CopyTable& table) {
    ++rows_;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const int column = static_cast<int>(i);
      if (row.is_null(column)) {
        add_value('n', {});
      } else if (table.columns[i].kind == ValueKind::blob) {
        add_value('b', row.blob(column));
      } else if (table.columns[i].kind == ValueKind::integer) {
        add_value('i', std::to_string(row.integer(column)));
      } else if (table.columns[i].kind == ValueKind::real) {
        add_value('r', std::to_string(std::bit_cast<std::uint64_t>(row.real(column))));
      } else {
        add_value('t', row.text(column));
      }
    }
  }
  std::int64_t rows() const { return rows_; }
  std::string finish() {
    std::string hash(crypto_hash_sha256_BYTES, '\0');
    crypto_hash_sha256_final(&state_, reinterpret_cast<unsigned char*>(hash.data()));
    return hash;
  }

 private:
  // With its length, so that what stands beside each other cannot be divided otherwise.
  void add_value(char kind, const std::string& bytes) {
    const std::string head = kind + std::to_string(bytes.size()) + ":";
    add_bytes(head);
    add_bytes(bytes);
  }
  void add_bytes(const std::string& bytes) {
    crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  }

  crypto_hash_sha256_state state_{};
  std::int64_t rows_ = 0;
};

TableHash hash_of(Connection& connection, const CopyTable& table) {
  TableHash hash;
  RowReader reader(connection, table);
  while (reader.next()) hash.add_row(reader.row(), table);
  return hash;
}

void bind_value(DriverStatement& insert, const DriverStatement& row, int column, ValueKind kind) {
  const int index = column + 1;
  if (row.is_null(column)) return insert.bind_null(index, kind);
  switch (kind) {
    case ValueKind::text:
      return insert.bind(index, std::string_view(row.text(column)));
    case ValueKind::integer:
      return insert.bind(index, row.integer(column));
    case ValueKind::real:
      return insert.bind(index, row.real(column));
    case ValueKind::blob:
      return insert.bind(index, Blob{row.blob(column)});
  }
}

void copy_rows(Connection& from, Connection& to, const CopyTable& table) {
  std::string marks;
  for (std::size_t i = 0; i < table.columns.size(); ++i) marks += i == 0 ? "?" : ", ?";
  const std::string sql =
      "INSERT INTO " + table.name + " (" + column_list(table) + ") VALUES (" + marks + ")";
  const Statement insert = to.driver().prepare(sql.c_str());
  RowReader reader(from, table);
  while (reader.next()) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      bind_value(*insert, reader.row(), static_cast<int>(i), table.columns[i].kind);
    }
    insert->next();
    insert->reset();
  }
}

// A server goes on counting where the copied rows end; a file does so by itself.
void go_on_counting(Connection& to, const CopyTable& table) {
  if (to.is_file() || table.counted.empty()) return;
  const std::string sql = "SELECT setval(pg_get_serial_sequence('" + table.name + "', '" + table.counted +
                          "'), coalesce(max(" + table.counted + "), 0) + 1, false) FROM " + table.name;
  to.driver().prepare(sql.c_str())->next();
}

void require_empty(Connection& to, const std::vector<CopyTable>& tables) {
  for (const CopyTable& table : tables) {
    const std::string sql = "SELECT 1 FROM " + table.name + " LIMIT 1";
    if (!to.driver().prepare(sql.c_str())->next()) continue;
    throw base::AppError(base::ErrorCode::conflict, "copy_target_not_empty", {}, {table.name});
  }
}

}  // namespace

Copied copy_data(Connection& from, Connection& to, std::span<const Migration> migrations,
                 const CopyObserver& observer) {
  const std::vector<CopyTable> tables = tables_after(migrations);
  const CopyTransaction snapshot(from, "BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  CopyTransaction transaction(to, "BEGIN IMMEDIATE", "BEGIN");
  require_empty(to, tables);
  for (const CopyTable& table : tables) copy_rows(from, to, table);
  Copied copied{tables.size(), 0};
  for (const CopyTable& table : tables) {
    TableHash source = hash_of(from, table), target = hash_of(to, table);
    if (source.rows() != target.rows() || source.finish() != target.finish()) {
      throw base::AppError(base::ErrorCode::unavailable, "copy_differs", {}, {table.name});
    }
    go_on_counting(to, table);
    copied.rows += target.rows();
    observer(table.name, target.rows());
  }
  transaction.commit();
  return copied;
}

}  // namespace storage
