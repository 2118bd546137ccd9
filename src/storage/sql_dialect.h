#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace storage {

// The stores' SQL is SQLite's, within the rules of README.md; here it becomes PostgreSQL's. Both functions
// read words and not grammar, so that new statements need nothing here as long as they keep to the rules.

// A statement of a store: `?` and `?2` become `$1` and `$2`, instr() strpos(), and INSERT OR IGNORE an ON
// CONFLICT.
std::string to_postgres_statement(std::string_view sql);

// The statements of a migration, one by one and without comments: types and collations get their names there,
// a table gets a column `rowid` that numbers its rows as SQLite does by itself, and what only SQLite knows
// (PRAGMA, STRICT, WITHOUT ROWID) is left out. So is an UPDATE with fold() or search_key(): these functions
// fill columns that are new in files that have rows already, and there is no PostgreSQL database older than
// such a column.
std::vector<std::string> to_postgres_schema(std::string_view sql);

}  // namespace storage
