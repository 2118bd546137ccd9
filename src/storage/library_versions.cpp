#include "storage/library_versions.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

namespace storage {

std::vector<base::LibraryVersion> library_versions() {
  return {{"SQLite", sqlite3_libversion()}, {"SQLiteCpp", SQLITECPP_VERSION}};
}

}  // namespace storage
