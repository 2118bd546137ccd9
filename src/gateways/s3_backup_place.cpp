#include "gateways/s3_backup_place.h"

#include <string_view>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/file_digest.h"
#include "base/messages.h"
#include "base/system_error.h"

namespace gateways {
namespace {

constexpr std::size_t largest_listing_bytes = std::size_t{8} << 20;

// The text of the first element of that name at or behind `from`, which then lies behind it; empty where
// there is none. The few answers that are read have no attributes, and names of backups nothing that XML
// escapes.
std::string element(const std::string& xml, std::string_view name, std::size_t& from) {
  const std::string open = "<" + std::string(name) + ">", close = "</" + std::string(name) + ">";
  const std::size_t begin = xml.find(open, from);
  const std::size_t end = begin == std::string::npos ? begin : xml.find(close, begin);
  if (end == std::string::npos) {
    from = std::string::npos;
    return {};
  }
  from = end + close.size();
  return xml.substr(begin + open.size(), end - begin - open.size());
}

// What a store says of a request that it refuses: "403 SignatureDoesNotMatch".
std::string refusal_of(const HttpReply& reply) {
  std::size_t from = 0;
  const std::string code = element(reply.body, "Code", from);
  return std::to_string(reply.status) + (code.empty() ? "" : " " + code);
}

base::AppError place_error(const std::string& location, const std::string& reason) {
  return {base::ErrorCode::unavailable, "backup_place_failed", {}, {location, reason}};
}

std::string host_of(const std::string& base) {
  return base.substr(base.find("://") + 3);
}

}  // namespace

S3BackupPlace::S3BackupPlace(S3Options options, const base::Clock& clock)
    : options_(std::move(options)),
      clock_(clock),
      http_({options_.base, std::chrono::seconds{10}, options_.answer_timeout, largest_listing_bytes}) {}

std::string S3BackupPlace::location() const {
  return options_.base + "/" + options_.bucket + (options_.prefix.empty() ? "" : "/" + options_.prefix);
}

HttpReply S3BackupPlace::send(HttpRequest request, const std::string& object,
                              const std::map<std::string, std::string>& query,
                              const std::string& payload_sha256) const {
  const base::Time now = clock_.now();
  S3Request to_sign;
  to_sign.method = request.method;
  to_sign.path = "/" + s3_encoded(options_.bucket, true);
  if (!object.empty()) to_sign.path += "/" + s3_encoded(options_.prefix + object, false);
  to_sign.query = query;
  to_sign.payload_sha256 = payload_sha256;
  to_sign.headers = {{"host", host_of(options_.base)},
                     {"x-amz-content-sha256", payload_sha256},
                     {"x-amz-date", s3_time(now)}};
  request.path = to_sign.path + (query.empty() ? "" : "?" + s3_query(query));
  for (const auto& [name, value] : to_sign.headers) request.headers.emplace_back(name, value);
  request.headers.emplace_back("authorization", s3_authorization(to_sign, options_.account, now));
  try {
    HttpReply reply = http_.send(request);
    if (reply.status / 100 == 2) return reply;
    throw place_error(location(), refusal_of(reply));
  } catch (const HttpError&) {
    throw place_error(location(), base::german_sentence("backup_silent"));
  } catch (const std::system_error& error) {
    throw place_error(location(), base::german_system_error(error.code().value()));
  }
}

std::vector<std::string> S3BackupPlace::names() {
  std::vector<std::string> out;
  std::string page;
  do {
    std::map<std::string, std::string> query = {{"list-type", "2"}, {"prefix", options_.prefix}};
    if (!page.empty()) query["continuation-token"] = page;
    const HttpReply reply = send({"GET", {}, {}, {}, {}}, {}, query, base::sha256_hex(""));
    for (std::size_t from = 0;;) {
      const std::string key = element(reply.body, "Key", from);
      if (from == std::string::npos) break;
      if (key.starts_with(options_.prefix)) out.push_back(key.substr(options_.prefix.size()));
    }
    std::size_t from = 0;
    page = element(reply.body, "NextContinuationToken", from);
  } while (!page.empty());
  return out;
}

void S3BackupPlace::put(const std::filesystem::path& file, const std::string& name) {
  std::string digest;
  try {
    digest = base::sha256_hex_of_file(file);
  } catch (const std::system_error& error) {
    throw place_error(location(), base::german_system_error(error.code().value()));
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
