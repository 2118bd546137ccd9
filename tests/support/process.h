#pragma once

#include <filesystem>
#include <string>
#include <vector>

// Running other programs from tests.
namespace support {

struct ProcessResult {
  int exit_code = -1;
  std::string output;  // standard output and error, as they came
};

// Runs a program with its arguments (no shell). Throws std::runtime_error when it cannot be started, so that
// a test whose tool is missing fails.
ProcessResult run_process(const std::vector<std::string>& command);

// A folder of its own, removed with everything in it at the end.
class TemporaryFolder {
 public:
  // Memory is for what is written often and need not outlive a power cut; where the system has none to offer,
  // it is the disk.
  enum class In { disk, memory };
  explicit TemporaryFolder(In place = In::disk);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  // Writes a file into it and returns its path.
  std::string write(const std::string& name, const std::string& bytes) const;

 private:
  std::filesystem::path path_;
};

}  // namespace support
