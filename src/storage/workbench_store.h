#pragma once

#include "app/ports/workbench_store.h"
#include "storage/connection.h"

namespace storage {

class WorkbenchStore final : public app::ports::WorkbenchStore {
 public:
  explicit WorkbenchStore(Connection& connection) : connection_(connection) {}

  app::ports::Workbench find(std::string_view user_id) const override;
  std::int64_t replace(std::string_view user_id, const std::vector<std::string>& picture_ids) override;

 private:
  Connection& connection_;
};

}  // namespace storage
