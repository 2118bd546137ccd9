#pragma once

#include <optional>
#include <span>
#include <string>

#include <SQLiteCpp/Database.h>

#include "storage/migrations.h"

namespace storage {

// Compares the tables, indexes, views and triggers of a database with those that `applied`, the steps that it
// says it has, make in an empty one. Returns the name of the first that is missing, changed or too many;
// nothing if all are as they should be. Throws SQLite::Exception for a database that cannot be read.
std::optional<std::string> find_schema_difference(SQLite::Database& database,
                                                  std::span<const Migration> applied);

// The table of a row that refers to one that is not there; nothing if there is none. Reads the whole
// database. Throws SQLite::Exception.
std::optional<std::string> find_broken_reference(SQLite::Database& database);

}  // namespace storage
