#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <shared_mutex>
#include <string>
#include <unordered_map>

#include "app/ports/session_store.h"

namespace app {

// Sessions that were read lately, so that most requests need no database. Thread-safe. Whoever changes or
// ends a session or its user must forget it here after the transaction.
class SessionCache {
 public:
  // Marks the moment before a read from the database. An entry read before a forget is not kept.
  using Ticket = std::uint64_t;
  Ticket ticket() const;

  std::optional<ports::SessionOfUser> find(const std::string& session_id) const;
  void keep(const ports::SessionOfUser& found, Ticket ticket);
  void forget_session(const std::string& session_id);
  void forget_user(const std::string& user_id);
  // Forgets everything once `changes`, the number of Storage::foreign_changes(), has grown since the last
  // call.
  void follow(std::uint64_t changes);

 private:
  static constexpr std::size_t most_entries = 20'000;

  std::atomic<std::uint64_t> followed_{0};
  mutable std::shared_mutex mutex_;  // guards the members below
  Ticket ticket_ = 0;
  std::unordered_map<std::string, ports::SessionOfUser> entries_;
};

}  // namespace app
