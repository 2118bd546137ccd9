#pragma once

#include "app/ports/usage_store.h"
#include "storage/connection.h"

namespace storage {

class UsageStore final : public app::ports::UsageStore {
 public:
  explicit UsageStore(Connection& connection) : connection_(connection) {}

  int used(std::string_view user_id, app::ports::Counter counter, std::string_view period) const override;
  int used_ever(std::string_view user_id, app::ports::Counter counter) const override;
  void add_one(std::string_view user_id, app::ports::Counter counter, std::string_view period) override;

 private:
  Connection& connection_;
};

}  // namespace storage
