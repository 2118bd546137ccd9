#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "app/ports/storage.h"

namespace app {

// Sessions that were read lately, so that most requests need no database. Nobody has to tell it what has
// changed: it asks the storage. Thread-safe.
class SessionCache {
 public:
  explicit SessionCache(ports::Storage& storage) : storage_(storage) {}

  // The session and its user as the last finished write left them, but for the hash of the password, which
  // nobody needs here. Throws what Storage::read throws.
  std::optional<ports::SessionOfUser> find(const std::string& session_id);

 private:
  static constexpr std::size_t most_entries = 20'000;

  std::uint64_t follow();
  void keep(const ports::SessionOfUser& found, std::uint64_t change);

  ports::Storage& storage_;
  std::atomic<std::uint64_t> followed_{0};  // the last change after which what it concerned was forgotten
  // Guards entries_, and followed_ against being written. Held for the look at a table and no longer. Not a
  // mutex for readers and writers: who has to follow a change would wait there as long as any thread reads.
  std::mutex mutex_;
  std::unordered_map<std::string, ports::SessionOfUser> entries_;
};

}  // namespace app
