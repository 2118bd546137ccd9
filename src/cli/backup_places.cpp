#include "cli/backup_places.h"

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
    gateways::S3Options options;
    options.base = backup.s3_url;
    options.bucket = backup.s3_bucket;
    options.prefix = backup.s3_prefix;
    options.account = {backup.s3_key, backup.s3_secret, backup.s3_region};
    places.push_back(std::make_unique<gateways::S3BackupPlace>(std::move(options), clock));
  }
  return places;
}

}  // namespace cli
