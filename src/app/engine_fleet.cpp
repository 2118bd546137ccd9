#include "app/engine_fleet.h"

#include <algorithm>

namespace app {

// One that failed is tried by one job alone.
bool EngineFleet::is_free(const Address& address) const {
  if (address.failures == 0) return address.running < parallel_;
  return address.running == 0 && clock_.steady_now() >= address.closed_until;
}

// Least busy first, and one that did not fail before one that did. Called with the lock held.
std::optional<std::size_t> EngineFleet::take_best(const std::function<bool(std::size_t)>& may_be_taken) {
  const auto rank = [this](std::size_t at) {
    return std::pair(addresses_[at].failures > 0, addresses_[at].running);
  };
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < addresses_.size(); ++i) {
    if (may_be_taken(i) && (!best || rank(i) < rank(*best))) best = i;
  }
  if (best) ++addresses_[*best].running;
  return best;
}

std::optional<std::size_t> EngineFleet::acquire(std::optional<std::size_t> wanted) {
  const std::lock_guard lock(mutex_);
  return take_best([&](std::size_t at) { return (!wanted || *wanted == at) && is_free(addresses_[at]); });
}

std::optional<std::size_t> EngineFleet::acquire_for_test() {
  const std::lock_guard lock(mutex_);
  return take_best([this](std::size_t at) {
    const Address& one = addresses_[at];
    return is_free(one) || (one.failures > 0 && one.running == 0);
  });
}

void EngineFleet::succeed(std::size_t address) {
  const std::lock_guard lock(mutex_);
  Address& one = addresses_.at(address);
  --one.running;
  one.failures = 0;
  one.last_error.clear();
}

void EngineFleet::fail(std::size_t address, const std::string& error,
                       std::optional<std::chrono::seconds> retry_after) {
  const std::lock_guard lock(mutex_);
  Address& one = addresses_.at(address);
  --one.running;
  constexpr int most_doublings = 10;
  const std::chrono::seconds doubled = first_pause * (1 << std::min(one.failures, most_doublings));
  const std::chrono::seconds pause =
      std::min(std::max(doubled, retry_after.value_or(doubled)), longest_pause);
  ++one.failures;
  one.closed_until = clock_.steady_now() + pause;
  one.last_error = error;
}

void EngineFleet::release(std::size_t address) {
  const std::lock_guard lock(mutex_);
  --addresses_.at(address).running;
}

void EngineFleet::note(std::size_t address, const std::string& error) {
  const std::lock_guard lock(mutex_);
  addresses_.at(address).last_error = error;
}

std::vector<AddressState> EngineFleet::states() const {
  const std::lock_guard lock(mutex_);
  std::vector<AddressState> states;
  for (const Address& one : addresses_) {
    states.push_back({one.running, one.failures, one.failures > 0 && clock_.steady_now() < one.closed_until,
                      one.last_error});
  }
  return states;
}

}  // namespace app
