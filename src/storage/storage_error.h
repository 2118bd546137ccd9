#pragma once

#include <SQLiteCpp/Exception.h>

namespace storage {

// Throws what a failure of SQLite means to people: base::AppError(unavailable) for a full disk ("disk_full"),
// a damaged file ("database_damaged"), one that may not be written ("database_unwritable") and a busy one
// ("database_busy"). Everything else is a fault of ours and goes on as it is.
[[noreturn]] void throw_translated(const SQLite::Exception& error);

// Whether it says that a page of the database cannot be read as what it should be.
bool is_damage(const SQLite::Exception& error);

}  // namespace storage
