#pragma once

#include "app/ports/personal_data_store.h"
#include "storage/connection.h"

namespace storage {

class PersonalDataStore final : public app::ports::PersonalDataStore {
 public:
  explicit PersonalDataStore(Connection& connection) : connection_(connection) {}

  app::ports::PictureRecords pictures(std::string_view user_id) const override;
  std::vector<app::ports::JobRecord> jobs(std::string_view user_id) const override;
  std::vector<app::ports::UsageRecord> usage(std::string_view user_id) const override;
  std::optional<int> stars(std::string_view user_id) const override;

 private:
  Connection& connection_;
};

}  // namespace storage
