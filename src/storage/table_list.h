#pragma once

#include <span>
#include <string>
#include <vector>

#include "storage/driver.h"
#include "storage/migrations.h"

namespace storage {

struct CopyColumn {
  std::string name;
  ValueKind kind = ValueKind::text;
};

// A table as the steps of the schema make it.
struct CopyTable {
  std::string name;
  std::vector<CopyColumn> columns;
  std::string order;    // columns by which its rows are in the same order in every database, with commas
  std::string counted;  // the column that numbers its rows by itself and is kept; empty where there is none
};

// All tables but the database's own, each behind those that it refers to. Makes them in memory to find out.
// Throws std::logic_error for tables that refer to each other in a circle.
std::vector<CopyTable> tables_after(std::span<const Migration> steps);

}  // namespace storage
