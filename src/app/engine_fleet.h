#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"

namespace app {

// How one address does.
struct AddressState {
  int running = 0;       // jobs that it works on now
  int failures = 0;      // in a row; 0: all is well
  bool is_open = false;  // nothing is sent there for now
  std::string last_error = {};
};

// The addresses of one engine: who gets the next job. Least busy first. After a failure an address is left
// alone for a while that doubles with each further one (or as long as it asks for); then a single job tries
// it. Thread-safe.
class EngineFleet {
 public:
  // `parallel`: how many jobs an address works on at a time.
  EngineFleet(std::size_t addresses, int parallel, const base::Clock& clock)
      : addresses_(addresses), parallel_(parallel), clock_(clock) {}

  // Takes a place at `wanted`, or at whatever address is best; nothing where there is none now.
  std::optional<std::size_t> acquire(std::optional<std::size_t> wanted = std::nullopt);
  // The same for somebody who tries the engine: one that is left alone will do as well, if nobody works
  // there. Who has mended a server learns at once whether it answers, instead of waiting for the end of the
  // pause.
  std::optional<std::size_t> acquire_for_test();
  // Gives it back: it went well; it did not, and the address is to be left alone; or neither is known.
  void succeed(std::size_t address);
  void fail(std::size_t address, const std::string& error,
            std::optional<std::chrono::seconds> retry_after = std::nullopt);
  void release(std::size_t address);
  // What administrators read of it, though nothing is wrong with the address.
  void note(std::size_t address, const std::string& error);

  std::vector<AddressState> states() const;

  static constexpr std::chrono::seconds first_pause{1};
  static constexpr std::chrono::seconds longest_pause{300};

 private:
  struct Address {
    int running = 0;
    int failures = 0;
    base::SteadyTime closed_until{};  // means nothing without failures
    std::string last_error;
  };

  bool is_free(const Address& address) const;
  std::optional<std::size_t> take_best(const std::function<bool(std::size_t)>& may_be_taken);

  mutable std::mutex mutex_;  // guards addresses_
  std::vector<Address> addresses_;
  const int parallel_;
  const base::Clock& clock_;
};

// A place that was acquired, given back when this ends, however it ends. Belongs to one thread.
class EnginePlace {
 public:
  EnginePlace(EngineFleet& fleet, std::size_t address) : fleet_(fleet), address_(address) {}
  ~EnginePlace() {
    if (is_held_) fleet_.release(address_);
  }
  EnginePlace(const EnginePlace&) = delete;
  EnginePlace& operator=(const EnginePlace&) = delete;

  // Each once, instead of the other.
  void succeed() {
    is_held_ = false;
    fleet_.succeed(address_);
  }
  void fail(const std::string& error, std::optional<std::chrono::seconds> retry_after) {
    is_held_ = false;
    fleet_.fail(address_, error, retry_after);
  }

 private:
  EngineFleet& fleet_;
  const std::size_t address_;
  bool is_held_ = true;
};

}  // namespace app
