#include "storage/library_versions.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include "storage/postgres_driver.h"

namespace storage {

std::vector<base::LibraryVersion> library_versions() {
  const int libpq = libpq_version();
  return {{"SQLite", sqlite3_libversion()},
          {"SQLiteCpp", SQLITECPP_VERSION},
          {"libpq", std::to_string(libpq / 10000) + "." + std::to_string(libpq % 10000)}};
}

}  // namespace storage
