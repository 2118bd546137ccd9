#include "app/node_service.h"

#include "app/shared_login_throttle.h"
#include "base/id_source.h"

namespace app {

NodeService::NodeService(ports::Storage& storage, const base::Clock& clock)
    : storage_(storage), clock_(clock), id_(base::SystemIdSource().next_id()) {}

ports::Claim NodeService::claim() const {
  const base::Time now = clock_.now();
  // A lease that ends later than any could was taken before the clock was put right.
  constexpr std::chrono::minutes longest{10};
  return {id_, now, now + lease, is_one_of_many() ? now : base::Time::max(), now + longest};
}

void NodeService::renew() {
  const base::Time until = clock_.now() + lease;
  storage_.write([&](ports::Stores& stores) { stores.nodes().set_leases(id_, until); });
}

void NodeService::leave() {
  storage_.write([&](ports::Stores& stores) { stores.nodes().set_leases(id_, base::Time{}); });
}

void NodeService::remove_old() {
  storage_.write([&](ports::Stores& stores) { forget_login_tries(stores, clock_.now()); });
}

bool NodeService::do_task(const std::string& name, std::chrono::milliseconds every,
                          const std::function<void()>& work) {
  // Who is alone need not ask anybody.
  if (!is_one_of_many()) {
    work();
    return true;
  }
  const auto token =
      storage_.write([&](ports::Stores& stores) { return stores.nodes().take_task(name, claim()); });
  if (!token) return false;
  const auto end = [&](base::Time due_at) {
    storage_.write([&](ports::Stores& stores) { stores.nodes().end_task(name, *token, due_at); });
  };
  try {
    work();
  } catch (...) {
    try {
      end({});
    } catch (const std::exception&) {
      // The database is away: the lease runs out.
    }
    throw;
  }
  end(clock_.now() + every);
  return true;
}

}  // namespace app
