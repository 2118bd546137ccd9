#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "config/problem.h"
#include "config/value.h"

namespace config {

// One value of a file, with the line that it stands in.
struct FileValue {
  Value value;
  int line = 0;
};

// What a configuration file says: the good values by key, and everything that is wrong with the rest.
struct FileContent {
  std::map<std::string, FileValue> values;
  std::vector<Problem> problems;
  std::set<std::string> engines;  // names of their sections
};

// Reads TOML. `name` is the file's name as the problems show it. A line that is not TOML is reported and left
// out, so that the mistakes behind it are found too. Never throws for bad content.
FileContent read_toml(std::string_view text, const std::string& name);

}  // namespace config
