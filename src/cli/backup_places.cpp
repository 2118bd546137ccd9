#include "cli/backup_places.h"

#include "cli/s3_options.h"
#include "gateways/s3_backup_place.h"
#include "storage/backup_copy_folder.h"

namespace cli {

std::vector<std::unique_ptr<app::ports::BackupPlace>> make_backup_places(const config::Config& config,
                                                                         const base::Clock& clock) {
  const config::Backup& backup = config.backup;
  std::vector<std::unique_ptr<app::ports::BackupPlace>> places;
  if (!backup.second_dir.empty()) {
    places.push_back(std::make_unique<storage::BackupCopyFolder>(backup.second_dir, config.data.dir));
  }
  if (!backup.s3_url.empty()) {
    places.push_back(std::make_unique<gateways::S3BackupPlace>(s3_options(backup), clock));
  }
  return places;
}

}  // namespace cli
