#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace storage {

struct DatabaseHealth {
  bool exists = false;
  std::vector<std::string> problems;  // as SQLite words them; empty for a sound database
};

// Reads the whole database in a data folder and checks it, also while a server uses it. Changes nothing.
// Never throws for a damaged or unreadable file: that is a problem in the answer.
DatabaseHealth check_database(const std::filesystem::path& folder);

}  // namespace storage
