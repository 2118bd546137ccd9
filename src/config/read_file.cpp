#include "config/read_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

#include "base/error.h"
#include "base/system_error.h"

namespace config {
namespace {

constexpr std::size_t largest_file = 1'000'000;

[[noreturn]] void refuse_file(const std::string& path, std::string cause) {
  throw base::AppError(base::ErrorCode::invalid, "config_unreadable", {}, {path, std::move(cause)});
}

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

}  // namespace

std::string read_file(const std::string& path) {
  const std::unique_ptr<std::FILE, CloseFile> file(std::fopen(path.c_str(), "rbe"));
  if (file == nullptr) refuse_file(path, base::german_system_error(errno));
  std::string content;
  std::array<char, 16384> chunk{};
  std::size_t got = 0;
  while ((got = std::fread(chunk.data(), 1, chunk.size(), file.get())) > 0) {
    content.append(chunk.data(), got);
    if (content.size() > largest_file) refuse_file(path, "sie ist größer als 1 MB");
  }
  if (std::ferror(file.get()) != 0) refuse_file(path, base::german_system_error(errno));
  return content;
}

}  // namespace config
