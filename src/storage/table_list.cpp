#include "storage/table_list.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "storage/connection.h"

namespace storage {
namespace {

ValueKind kind_of(const std::string& type) {
  if (type == "TEXT") return ValueKind::text;
  if (type == "INTEGER") return ValueKind::integer;
  if (type == "REAL") return ValueKind::real;
  if (type == "BLOB") return ValueKind::blob;
  throw std::logic_error("unknown type of a column: " + type);
}

bool has_numbered_rows(SQLite::Database& database, const std::string& table) {
  SQLite::Statement row(database, "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?");
  row.bind(1, table);
  return row.executeStep() && row.getColumn(0).getInt() == 0;
}

CopyTable table_named(SQLite::Database& database, const std::string& name) {
  CopyTable table{name, {}, {}, {}};
  std::vector<std::string> keys;
  SQLite::Statement row(database, "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid");
  row.bind(1, name);
  while (row.executeStep()) {
    table.columns.push_back({row.getColumn(0).getString(), kind_of(row.getColumn(1).getString())});
    const auto place = static_cast<std::size_t>(row.getColumn(2).getInt());  // in the primary key, from 1
    if (place > keys.size()) keys.resize(place);
    if (place > 0) keys[place - 1] = table.columns.back().name;
  }
  for (const std::string& key : keys) table.order += (table.order.empty() ? "" : ", ") + key;
  if (!has_numbered_rows(database, name)) return table;
  const auto key = std::find_if(table.columns.begin(), table.columns.end(),
                                [&](const CopyColumn& column) { return column.name == table.order; });
  if (key != table.columns.end() && key->kind == ValueKind::integer) {
    table.counted = key->name;
  } else {
    table.order = "rowid";
  }
  return table;
}

std::set<std::string> tables_before(SQLite::Database& database, const std::string& table) {
  std::set<std::string> names;
  SQLite::Statement row(database, "SELECT \"table\" FROM pragma_foreign_key_list(?)");
  row.bind(1, table);
  while (row.executeStep()) names.insert(row.getColumn(0).getString());
  names.erase(table);
  return names;
}

}  // namespace

std::vector<CopyTable> tables_after(std::span<const Migration> steps) {
  Connection fresh(":memory:", ConnectionMode::writer);
  migrate(fresh, steps, {}, [](int) {});
  SQLite::Database& database = fresh.handle();
  std::vector<std::string> waiting;
  SQLite::Statement row(database,
                        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                        " AND name <> 'schema_migrations' ORDER BY name");
  while (row.executeStep()) waiting.push_back(row.getColumn(0).getString());
  std::vector<CopyTable> tables;
  std::set<std::string> done;
  while (!waiting.empty()) {
    const auto next = std::find_if(waiting.begin(), waiting.end(), [&](const std::string& name) {
      const auto before = tables_before(database, name);
      return std::includes(done.begin(), done.end(), before.begin(), before.end());
    });
    if (next == waiting.end()) throw std::logic_error("tables refer to each other in a circle");
    tables.push_back(table_named(database, *next));
    done.insert(*next);
    waiting.erase(next);
  }
  return tables;
}

}  // namespace storage
