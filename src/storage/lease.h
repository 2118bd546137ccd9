// Leases of rows in SQL: which a node may take, and how it takes one. Tables with leases have the columns
// lease_holder, lease_until and lease_token.
#pragma once

#include <string>

namespace storage {

// Takes the lease; its token becomes higher with every taking, so that who comes late is told apart
// (fencing). Bound values: Claim::holder, Claim::until.
inline const std::string take_lease = "lease_holder = ?, lease_until = ?, lease_token = lease_token + 1";

// Whether the lease is over, of a wrong clock or the holder's own. Bound values: Claim::free_until,
// Claim::longest, Claim::holder.
inline const std::string lease_is_free = "(lease_until <= ? OR lease_until > ? OR lease_holder = ?)";

// Ends the lease of a row; of one that another holder has taken since, nothing changes. Bound values: id,
// lease_token.
inline const std::string free_lease = "lease_until = 0 WHERE id = ? AND lease_token = ?";

}  // namespace storage
