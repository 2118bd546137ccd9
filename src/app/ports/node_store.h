#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace app::ports {

// Who wants to work on something, until when nobody else may, and which leases of others do not count.
struct Claim {
  std::string holder;  // the node
  base::Time now;
  base::Time until;       // when the lease ends unless it is renewed
  base::Time free_until;  // leases that end up to then are over
  base::Time longest;     // one that ends later was taken by a clock that was wrong
};

// Tries to guess something.
struct CountedTries {
  int failures = 0;
  base::Time last;
  base::Time allowed_from;
};

// What several nodes of one server must know of each other. An instance belongs to one transaction.
class NodeStore {
 public:
  virtual ~NodeStore() = default;

  // Takes a task that is done from time to time, if it is due and nobody else has it: the token of the lease.
  virtual std::optional<std::int64_t> take_task(std::string_view name, const Claim& claim) = 0;
  // Gives it back if the token is still that of the last who took it; false otherwise.
  virtual bool end_task(std::string_view name, std::int64_t token, base::Time due_at) = 0;
  // All tasks, jobs and mails that a node has taken are its own until then; with the present moment, they are
  // anybody's.
  virtual void set_leases(std::string_view holder, base::Time until) = 0;

  virtual std::optional<CountedTries> tries(std::string_view pair) const = 0;
  virtual void put_tries(std::string_view pair, const CountedTries& tries) = 0;
  virtual void remove_tries(std::string_view pair) = 0;
  // Those whose last one was before the moment.
  virtual void remove_tries_before(base::Time moment) = 0;

  virtual void add_setup_link(std::string_view token_hash, base::Time expires_at) = 0;
  virtual bool has_setup_link(std::string_view token_hash, base::Time now) const = 0;
  virtual void remove_setup_link(std::string_view token_hash) = 0;
  virtual void remove_setup_links() = 0;
};

}  // namespace app::ports
