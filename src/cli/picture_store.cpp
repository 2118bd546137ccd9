#include "cli/picture_store.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "base/id_source.h"
#include "cli/s3_options.h"
#include "gateways/s3_object_store.h"

namespace cli {
namespace {

// A picture is awaited by somebody.
constexpr std::chrono::seconds longest_answer{10};
constexpr std::chrono::seconds longest_connecting{3};
constexpr std::size_t largest_picture = std::size_t{64} << 20;

base::SystemIdSource& object_names() {
  static base::SystemIdSource names;
  return names;
}

}  // namespace

std::unique_ptr<app::ports::ObjectStore> make_object_store(const config::Config& config,
                                                           const base::Clock& clock) {
  const config::Pictures& pictures = config.pictures;
  if (pictures.s3_url.empty()) return nullptr;
  gateways::S3Options options = s3_options(pictures);
  options.answer_timeout = longest_answer;
  options.connect_timeout = longest_connecting;
  options.largest_answer_bytes = largest_picture;
  return std::make_unique<gateways::S3ObjectStore>(std::move(options), clock);
}

std::unique_ptr<storage::ObjectBackedStorage> with_object_store(
    std::unique_ptr<app::ports::Storage> database, const config::Config& config, const base::Clock& clock,
    storage::ObjectBackedStorage::Observer observer) {
  storage::ObjectRules rules;
  rules.least_bytes = std::max<std::int64_t>(std::int64_t{config.pictures.from_kilobytes} * 1000, 1);
  rules.cache_bytes = static_cast<std::size_t>(config.pictures.cache_megabytes) * 1'000'000;
  rules.kept_unused = std::chrono::days{config.pictures.keep_removed_days};
  return std::make_unique<storage::ObjectBackedStorage>(std::move(database), make_object_store(config, clock),
                                                        rules, clock, object_names(), std::move(observer));
}

void try_object_store(app::ports::ObjectStore& store) {
  const std::string name = "probe-" + object_names().next_id(), bytes = "Buntstift";
  store.put(name, bytes);
  const auto back = store.get(name);
  store.remove(name);
  if (back != bytes) {
    throw app::ports::ObjectStoreError("was zurückkommt, ist nicht, was dorthin geschrieben wurde", false);
  }
}

}  // namespace cli
