#include "base/resource_files.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "base/embedded.h"
#include "base/error.h"

namespace base {

ResourceFiles embedded_files(std::string_view folder) {
  const std::string start = std::string(folder) + '/';
  ResourceFiles files;
  for (const Embedded& file : embedded_resources()) {
    if (file.name.starts_with(start)) files.emplace(file.name.substr(start.size()), contents(file));
  }
  return files;
}

ResourceFiles toml_files(const std::string& folder, const char* reason) {
  namespace fs = std::filesystem;
  ResourceFiles files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".toml") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    if (!in) throw AppError(ErrorCode::invalid, reason, {}, {entry.path().string()});
    files.insert_or_assign(entry.path().filename().string(), text.str());
  }
  if (error || files.empty()) throw AppError(ErrorCode::invalid, reason, {}, {folder});
  return files;
}

}  // namespace base
