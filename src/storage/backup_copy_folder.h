#pragma once

#include <filesystem>

#include "app/ports/backup_place.h"

namespace storage {

// A second folder, on another disk or mounted from another machine. It is not made here: one that is missing
// is a disk that is not mounted, and copies beside the database would help nobody.
class BackupCopyFolder final : public app::ports::BackupPlace {
 public:
  // `data_folder` says whose the files are.
  BackupCopyFolder(const std::filesystem::path& folder, std::filesystem::path data_folder);

  std::string location() const override { return folder_.string(); }
  std::vector<std::string> names() override;
  void put(const std::filesystem::path& file, const std::string& name) override;
  void fetch(const std::string& name, const std::filesystem::path& target) override;
  void remove(const std::string& name) override;

 private:
  std::filesystem::path folder_;
  std::filesystem::path data_folder_;
};

}  // namespace storage
