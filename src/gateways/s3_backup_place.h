#pragma once

#include <map>
#include <string>
#include <utility>

#include "app/ports/backup_place.h"
#include "base/error.h"
#include "gateways/s3_client.h"

namespace gateways {

// Backups as objects of a store that speaks S3. One object is one request, which stores accept up to 5 GB.
// Thread-safe.
class S3BackupPlace final : public app::ports::BackupPlace {
 public:
  // `clock` outlives this.
  S3BackupPlace(S3Options options, const base::Clock& clock) : client_(std::move(options), clock) {}

  std::string location() const override { return client_.location(); }
  std::vector<std::string> names() override;
  void put(const std::filesystem::path& file, const std::string& name) override;
  void fetch(const std::string& name, const std::filesystem::path& target) override;
  void remove(const std::string& name) override;

 private:
  HttpReply send(HttpRequest request, const std::string& object,
                 const std::map<std::string, std::string>& query, const std::string& payload_sha256) const;
  base::AppError failure(const std::string& reason) const;

  S3Client client_;
};

}  // namespace gateways
