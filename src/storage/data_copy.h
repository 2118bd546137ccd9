#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "storage/connection.h"
#include "storage/migrations.h"

namespace storage {

struct Copied {
  std::size_t tables = 0;
  std::int64_t rows = 0;
};

// Called with a table's name and the number of its rows when it is copied and found the same.
using CopyObserver = std::function<void(const std::string& table, std::int64_t rows)>;

// Copies all that `from` holds into `to`, which has the same schema and no row. Then reads both again and
// compares the number and a hash of all values, table by table. It is one transaction: after a failure, `to`
// is as empty as before, and one can begin anew. Rows that are written to `from` meanwhile are not copied.
//
// Throws base::AppError: conflict "copy_target_not_empty" and unavailable "copy_differs" with the table; the
// databases' own exceptions.
Copied copy_data(Connection& from, Connection& to, std::span<const Migration> migrations,
                 const CopyObserver& observer);

}  // namespace storage
