#pragma once

#include <map>
#include <string>
#include <string_view>

namespace base {

// File names without folder, such as "wald.toml", and their content.
using ResourceFiles = std::map<std::string, std::string, std::less<>>;

// What the executable carries in a folder of resources: "places".
ResourceFiles embedded_files(std::string_view folder);
// The *.toml files of a folder on disk. Throws AppError(invalid, reason) with the path of what cannot be
// read, or with the folder where there are none.
ResourceFiles toml_files(const std::string& folder, const char* reason);

}  // namespace base
