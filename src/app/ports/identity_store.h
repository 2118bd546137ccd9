#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace app::ports {

// Who somebody is at a service that signs people in.
struct ExternalIdentity {
  std::string issuer;
  std::string subject;
  std::string user_id;
  // The account was made by the service's word, so that its name, role and class follow it.
  bool is_managed = false;
  base::Time created_at;
};

// External identities. An instance belongs to one transaction.
class IdentityStore {
 public:
  virtual ~IdentityStore() = default;
  virtual std::optional<ExternalIdentity> find(std::string_view issuer, std::string_view subject) const = 0;
  // The oldest first.
  virtual std::vector<ExternalIdentity> of_user(std::string_view user_id) const = 0;

  // The caller has made sure, in the same transaction, that nobody has this one.
  virtual void insert(const ExternalIdentity& identity) = 0;
  virtual void remove_of_user(std::string_view user_id) = 0;
};

}  // namespace app::ports
