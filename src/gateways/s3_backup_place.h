#pragma once

#include <chrono>
#include <map>
#include <string>

#include "app/ports/backup_place.h"
#include "base/clock.h"
#include "gateways/http_client.h"
#include "gateways/s3_signature.h"

namespace gateways {

struct S3Options {
  std::string base;    // "https://s3.example.org", without a path
  std::string bucket;  // in the path of every request ("path style")
  std::string prefix;  // of the objects' names; may be empty
  S3Account account;
  std::chrono::milliseconds answer_timeout = std::chrono::minutes{30};  // of a whole transfer
};

// Backups as objects of a store that speaks S3, with signature version 4. One object is one request, which
// stores accept up to 5 GB. Thread-safe.
class S3BackupPlace final : public app::ports::BackupPlace {
 public:
  // `clock` outlives this.
  S3BackupPlace(S3Options options, const base::Clock& clock);

  std::string location() const override;
  std::vector<std::string> names() override;
  void put(const std::filesystem::path& file, const std::string& name) override;
  void fetch(const std::string& name, const std::filesystem::path& target) override;
  void remove(const std::string& name) override;

 private:
  HttpReply send(HttpRequest request, const std::string& object,
                 const std::map<std::string, std::string>& query, const std::string& payload_sha256) const;

  S3Options options_;
  const base::Clock& clock_;
  HttpClient http_;
};

}  // namespace gateways
