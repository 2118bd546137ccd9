#pragma once

#include <filesystem>

#include <SQLiteCpp/Database.h>

namespace storage {

// Opens a database file for reading that nobody writes to: SQLite then makes no companion files beside it,
// and looks at none. Throws SQLite::Exception.
SQLite::Database open_unchanging(const std::filesystem::path& file);

}  // namespace storage
