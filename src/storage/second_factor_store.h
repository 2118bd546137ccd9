#pragma once

#include "app/ports/second_factor_store.h"
#include "storage/connection.h"

namespace storage {

class SecondFactorStore final : public app::ports::SecondFactorStore {
 public:
  explicit SecondFactorStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::SecondFactor> find(std::string_view user_id) const override;
  int count_recovery_codes(std::string_view user_id) const override;
  void put(const app::ports::SecondFactor& factor) override;
  void put_recovery_codes(std::string_view user_id, const std::vector<std::string>& hashes) override;
  bool take_recovery_code(std::string_view user_id, std::string_view hash) override;
  void remove(std::string_view user_id) override;

 private:
  Connection& connection_;
};

}  // namespace storage
