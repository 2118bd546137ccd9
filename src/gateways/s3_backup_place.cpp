#include "gateways/s3_backup_place.h"

#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/file_digest.h"
#include "base/system_error.h"

namespace gateways {

base::AppError S3BackupPlace::failure(const std::string& reason) const {
  return {base::ErrorCode::unavailable, "backup_place_failed", {}, {location(), reason}};
}

HttpReply S3BackupPlace::send(HttpRequest request, const std::string& object,
                              const std::map<std::string, std::string>& query,
                              const std::string& payload_sha256) const {
  try {
    return client_.send(std::move(request), object, query, payload_sha256);
  } catch (const S3Error& error) {
    throw failure(error.what());
  }
}

std::vector<std::string> S3BackupPlace::names() {
  const std::string& prefix = client_.prefix();
  std::vector<std::string> out;
  std::string page;
  do {
    std::map<std::string, std::string> query = {{"list-type", "2"}, {"prefix", prefix}};
    if (!page.empty()) query["continuation-token"] = page;
    const HttpReply reply = send({"GET", {}, {}, {}, {}}, {}, query, base::sha256_hex(""));
    for (std::size_t from = 0;;) {
      const std::string key = s3_element(reply.body, "Key", from);
      if (from == std::string::npos) break;
      if (key.starts_with(prefix)) out.push_back(key.substr(prefix.size()));
    }
    std::size_t from = 0;
    page = s3_element(reply.body, "NextContinuationToken", from);
  } while (!page.empty());
  return out;
}

void S3BackupPlace::put(const std::filesystem::path& file, const std::string& name) {
  std::string digest;
  try {
    digest = base::sha256_hex_of_file(file);
  } catch (const std::system_error& error) {
    throw failure(base::german_system_error(error.code().value()));
  }
  HttpRequest request{"PUT", {}, {}, {}, {}};
  request.body_file = file;
  send(std::move(request), name, {}, digest);
}

void S3BackupPlace::fetch(const std::string& name, const std::filesystem::path& target) {
  HttpRequest request{"GET", {}, {}, {}, {}};
  request.reply_file = target;
  send(std::move(request), name, {}, base::sha256_hex(""));
}

void S3BackupPlace::remove(const std::string& name) {
  send({"DELETE", {}, {}, {}, {}}, name, {}, base::sha256_hex(""));
}

}  // namespace gateways
