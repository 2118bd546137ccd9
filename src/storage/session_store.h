#pragma once

#include "app/ports/session_store.h"
#include "storage/connection.h"

namespace storage {

class SessionStore final : public app::ports::SessionStore {
 public:
  explicit SessionStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::SessionOfUser> find(std::string_view id) const override;
  std::vector<app::ports::StoredSession> of_user(std::string_view user_id) const override;
  void insert(const app::ports::StoredSession& session) override;
  bool remove(std::string_view id, std::string_view user_id) override;
  void remove_all_of_user(std::string_view user_id, std::string_view kept_id) override;
  void remove_expired(base::Time now) override;

 private:
  Connection& connection_;
};

}  // namespace storage
