#pragma once

#include <string>

namespace base {

// A third-party library as it is linked into the executable.
struct LibraryVersion {
  std::string name;
  std::string version;
};

}  // namespace base
