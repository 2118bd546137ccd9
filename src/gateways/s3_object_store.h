#pragma once

#include <map>
#include <string>
#include <utility>

#include "app/ports/object_store.h"
#include "gateways/s3_client.h"

namespace gateways {

// Objects of a store that speaks S3. What breaks off is tried a second time at once: all that is asked for
// does no harm twice. Thread-safe.
class S3ObjectStore final : public app::ports::ObjectStore {
 public:
  // `clock` outlives this.
  S3ObjectStore(S3Options options, const base::Clock& clock) : client_(std::move(options), clock) {}

  std::string location() const override { return client_.location(); }
  void put(const std::string& name, const std::string& bytes) override;
  std::optional<std::string> get(const std::string& name) override;
  void remove(const std::string& name) override;

 private:
  HttpReply send(const HttpRequest& request, const std::string& name, const std::string& digest) const;

  S3Client client_;
};

}  // namespace gateways
