#pragma once

#include <filesystem>
#include <memory>

#include "storage/connection.h"
#include "storage/driver.h"

namespace storage {

// Opens a file of SQLite's, which a writer also creates. Throws SQLite::Exception.
std::unique_ptr<Driver> make_sqlite_driver(const std::filesystem::path& file, ConnectionMode mode);

}  // namespace storage
