#pragma once

#include <string>

namespace cli {

// Writes bytes to the file of this path. It is written aside and takes the place of an older one when it is
// whole: whatever fails, the older one stays as it was and nothing is left beside it. Devices and pipes
// ("/dev/stdout") are written to as they are; of a symbolic link, what it leads to is replaced, with the
// access rights it had. Throws base::AppError(unavailable) with the German cause where that cannot be done.
void write_file(const std::string& bytes, const std::string& path);

}  // namespace cli
