#include "storage/schema_check.h"

#include <map>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "storage/connection.h"

namespace storage {
namespace {

// What makes a table, index, view or trigger, by its name.
using Schema = std::map<std::string, std::string>;

// Without what versions of SQLite write in different ways when they rename: quotation marks and spaces.
std::string comparable(const std::string& sql) {
  std::string out;
  for (const char c : sql) {
    if (c != '"' && c != ' ' && c != '\n' && c != '\t' && c != '\r') out.push_back(c);
  }
  return out;
}

Schema schema_of(SQLite::Database& database) {
  Schema schema;
  SQLite::Statement row(database,
                        "SELECT name, type, tbl_name, coalesce(sql, '') FROM sqlite_schema"
                        " WHERE name NOT LIKE 'sqlite_stat%'"  // made by ANALYZE
                        // What Litestream keeps in a database that it copies.
                        " AND NOT (type = 'table' AND name IN ('_litestream_seq', '_litestream_lock'))");
  while (row.executeStep()) {
    schema[row.getColumn(0).getString()] = row.getColumn(1).getString() + " " + row.getColumn(2).getString() +
                                           " " + comparable(row.getColumn(3).getString());
  }
  return schema;
}

Schema schema_after(std::span<const Migration> steps) {
  Connection fresh(":memory:", ConnectionMode::writer);
  migrate(fresh, steps, {}, [](int) {});
  return schema_of(fresh.handle());
}

}  // namespace

std::optional<std::string> find_schema_difference(SQLite::Database& database,
                                                  std::span<const Migration> applied) {
  const Schema actual = schema_of(database), expected = schema_after(applied);
  for (const auto& [name, making] : expected) {
    const auto found = actual.find(name);
    if (found == actual.end() || found->second != making) return name;
  }
  for (const auto& [name, making] : actual) {
    if (!expected.contains(name)) return name;
  }
  return std::nullopt;
}

std::optional<std::string> find_broken_reference(SQLite::Database& database) {
  SQLite::Statement row(database, "PRAGMA foreign_key_check");
  if (!row.executeStep()) return std::nullopt;
  return row.getColumn(0).getString();
}

}  // namespace storage
