#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "storage/connection.h"

namespace storage {

// Whose row or session each transaction has changed or removed. The database itself says so, by triggers on
// the connection that writes: no statement can forget to, nor can a deletion that pulls others with it.
// Thread-safe, but for watch() and take(), which belong to that connection.
class UserChangeLog {
 public:
  // How far back it is known whom a change concerned.
  static constexpr std::size_t most_kept = 1000;

  // Begins to listen. The connection must not be used after this object's end.
  void watch(Connection& writer);
  // Whom the statements since the last call concerned, also those that were undone. Nobody knows of it yet:
  // they have to be added once their transaction is over.
  std::vector<std::string> take();

  void add(const std::vector<std::string>& user_ids);
  // `number` grows with each write of another process, which may have concerned anybody.
  void follow_foreign(std::uint64_t number);
  app::ports::ChangedUsers since(std::uint64_t number) const;

 private:
  std::vector<std::string> pending_;
  std::atomic<std::uint64_t> foreign_{0};
  std::atomic<std::uint64_t> last_{0};
  mutable std::mutex mutex_;  // guards kept_, and the numbers against being written
  std::deque<std::string> kept_;
};

}  // namespace storage
