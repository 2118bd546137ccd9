#include "gateways/s3_object_store.h"

#include <chrono>

#include "base/file_digest.h"

namespace gateways {
namespace {

constexpr std::string_view missing_key = "NoSuchKey";
// A second try is for what broke off at once; who waits in vain does so once.
constexpr std::chrono::seconds tried_again_within{2};

bool is_passing(const S3Error& error) {
  return error.status() == 0 || error.status() / 100 == 5;
}

app::ports::ObjectStoreError failure_of(const S3Error& error) {
  return {error.what(), error.status() == 0};
}

}  // namespace

HttpReply S3ObjectStore::send(const HttpRequest& request, const std::string& name,
                              const std::string& digest) const {
  const auto begin = std::chrono::steady_clock::now();
  try {
    return client_.send(request, name, {}, digest);
  } catch (const S3Error& error) {
    if (!is_passing(error) || std::chrono::steady_clock::now() - begin > tried_again_within) throw;
  }
  return client_.send(request, name, {}, digest);
}

void S3ObjectStore::put(const std::string& name, const std::string& bytes) {
  try {
    send({"PUT", {}, {}, bytes, "application/octet-stream"}, name, base::sha256_hex(bytes));
  } catch (const S3Error& error) {
    throw failure_of(error);
  }
}

std::optional<std::string> S3ObjectStore::get(const std::string& name) {
  try {
    return send({"GET", {}, {}, {}, {}}, name, base::sha256_hex("")).body;
  } catch (const S3Error& error) {
    if (error.code() == missing_key) return std::nullopt;
    throw failure_of(error);
  }
}

void S3ObjectStore::remove(const std::string& name) {
  try {
    send({"DELETE", {}, {}, {}, {}}, name, base::sha256_hex(""));
  } catch (const S3Error& error) {
    if (error.code() == missing_key) return;
    throw failure_of(error);
  }
}

}  // namespace gateways
