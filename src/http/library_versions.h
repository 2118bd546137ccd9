#pragma once

#include <vector>

#include "base/library_version.h"

namespace http {

// The libraries that this folder uses.
std::vector<base::LibraryVersion> library_versions();

}  // namespace http
