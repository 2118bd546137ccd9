#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/embedded.h"
#include "storage/connection.h"

namespace storage {

// One step of the schema, from resources/migrations/NNNN_name.sql. Released ones never change.
struct Migration {
  int number = 0;  // ascending from 1
  std::string_view name;
  std::string_view sql;
};

// The migrations among `files`, which are sorted by name. Throws std::logic_error unless they are numbered
// 1, 2, 3 and so on.
std::vector<Migration> migrations_among(std::span<const base::Embedded> files);
// The executable's migrations, in order.
std::vector<Migration> embedded_migrations();

// Brings a database to the newest schema, each step in its own transaction that also records its checksum.
// `before_first` is called before the first pending step of a database that already has a schema, and gets
// that step's number; it takes the snapshot. Throws base::AppError(unavailable) with reason "schema_newer"
// for a database of a newer program and "schema_changed" for one whose recorded steps are not ours.
void migrate(Connection& connection, std::span<const Migration> migrations, base::Time now,
             const std::function<void(int)>& before_first);

// The same for PostgreSQL, whose schema is made of the same steps (sql_dialect.h). All pending ones are one
// transaction, and any number of nodes may do it at once: one works, the others wait. Throws as migrate()
// does, and PostgresError.
void migrate_postgres(Connection& connection, std::span<const Migration> migrations, base::Time now);

// Makes sure that a database has the first ones of `migrations` and no others, and returns how many. Throws
// as migrate() does.
std::size_t count_known_steps(SQLite::Database& database, std::span<const Migration> migrations);
std::size_t count_known_steps(Connection& connection, std::span<const Migration> migrations);

}  // namespace storage
