#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"

namespace storage {

struct DatabaseHealth {
  bool exists = false;
  std::vector<std::string> problems;  // as SQLite words them; empty for a sound database
};

// Reads the whole database in a data folder and checks its pages, its schema and its references, also while a
// server uses it. Changes nothing.
// Never throws for a damaged or unreadable file: that is a problem in the answer.
DatabaseHealth check_database(const std::filesystem::path& folder);

// Why a server of this version would refuse the database in a data folder: one of a newer version, or none of
// Buntstift's. Nothing if it would take it, or make it. Changes nothing.
std::optional<base::AppError> find_schema_refusal(const std::filesystem::path& folder);

}  // namespace storage
