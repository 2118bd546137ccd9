#include "app/shared_login_throttle.h"

#include <algorithm>

#include "base/fingerprint.h"

namespace app {

void SharedLoginThrottle::begin(std::string_view account, std::string_view place) {
  const std::string pair = base::fingerprint(key(account, place));
  storage_.write([&](ports::Stores& stores) {
    const base::Time now = clock_.now();
    ports::CountedTries tries = stores.nodes().tries(pair).value_or(ports::CountedTries{});
    // A clock that was wrong must lock nobody out for longer than guessing does.
    tries.last = std::min(tries.last, now);
    tries.allowed_from = std::min<base::Time>(tries.allowed_from, now + longest_delay);
    count(tries, now);
    stores.nodes().put_tries(pair, tries);
  });
}

void SharedLoginThrottle::succeeded(std::string_view account, std::string_view place) {
  const std::string pair = base::fingerprint(key(account, place));
  storage_.write([&](ports::Stores& stores) { stores.nodes().remove_tries(pair); });
}

std::unique_ptr<accounts::LoginThrottle> make_login_throttle(ports::Storage& storage,
                                                             const base::Clock& clock) {
  if (storage.is_shared()) return std::make_unique<SharedLoginThrottle>(storage, clock);
  return std::make_unique<accounts::LocalLoginThrottle>(clock);
}

void forget_login_tries(ports::Stores& stores, base::Time now) {
  stores.nodes().remove_tries_before(now - accounts::LoginThrottle::forgotten_after);
}

}  // namespace app
