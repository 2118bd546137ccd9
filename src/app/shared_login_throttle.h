#pragma once

#include <memory>

#include "accounts/login_throttle.h"
#include "app/ports/storage.h"
#include "base/clock.h"

namespace app {

// Counts in the database, so that nobody gets more tries by asking several nodes. Waits are measured by their
// clocks, which must agree to some seconds. Only hashes of accounts and places are kept. Throws unavailable
// where the database is away: nobody may guess meanwhile.
class SharedLoginThrottle final : public accounts::LoginThrottle {
 public:
  SharedLoginThrottle(ports::Storage& storage, const base::Clock& clock) : storage_(storage), clock_(clock) {}

  void begin(std::string_view account, std::string_view place) override;
  void succeeded(std::string_view account, std::string_view place) override;

 private:
  ports::Storage& storage_;
  const base::Clock& clock_;
};

// The one for a storage: shared where that is.
std::unique_ptr<accounts::LoginThrottle> make_login_throttle(ports::Storage& storage,
                                                             const base::Clock& clock);

// Forgets tries that count no more, as a part of a use case's transaction.
void forget_login_tries(ports::Stores& stores, base::Time now);

}  // namespace app
