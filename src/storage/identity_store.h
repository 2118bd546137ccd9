#pragma once

#include "app/ports/identity_store.h"
#include "storage/connection.h"

namespace storage {

class IdentityStore final : public app::ports::IdentityStore {
 public:
  explicit IdentityStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::ExternalIdentity> find(std::string_view issuer,
                                                   std::string_view subject) const override;
  std::vector<app::ports::ExternalIdentity> of_user(std::string_view user_id) const override;
  void insert(const app::ports::ExternalIdentity& identity) override;
  void remove_of_user(std::string_view user_id) override;

 private:
  Connection& connection_;
};

}  // namespace storage
