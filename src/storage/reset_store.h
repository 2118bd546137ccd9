#pragma once

#include "app/ports/reset_store.h"
#include "storage/connection.h"

namespace storage {

class ResetStore final : public app::ports::ResetStore {
 public:
  explicit ResetStore(Connection& connection) : connection_(connection) {}

  std::vector<std::string> requests(int limit) const override;
  std::optional<app::ports::PasswordReset> find(std::string_view token_hash) const override;
  int count_since(std::string_view user_id, base::Time moment) const override;
  void add_request(std::string_view email_key, base::Time now) override;
  bool remove_request(std::string_view email_key) override;
  void insert(const app::ports::PasswordReset& reset) override;
  void remove_all_of_user(std::string_view user_id) override;
  void remove_expired(base::Time now) override;

 private:
  Connection& connection_;
};

}  // namespace storage
