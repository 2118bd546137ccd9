#pragma once

#include <filesystem>
#include <functional>
#include <mutex>
#include <string>

#include "base/error.h"

namespace storage {

// Remembers whether what is written is kept, so that operators are told once when that ends and once when it
// begins again. Thread-safe.
class WriteHealth {
 public:
  // Gets the reason of base/messages for which nothing is kept any more, and an empty one once it is again.
  // Called from the thread that noticed, one call at a time.
  using Observer = std::function<void(const std::string& reason)>;

  explicit WriteHealth(Observer observer) : observer_(std::move(observer)) {}

  // Why nothing is kept; empty where all is well.
  std::string reason() const;
  // A write was refused. Only what the use case is not to blame for counts: a full disk, missing rights, and
  // a database that is not in its place.
  void note(const base::AppError& refusal);
  void set(const std::string& reason);

 private:
  mutable std::mutex mutex_;  // guards reason_ and calls of observer_
  std::string reason_;
  Observer observer_;
};

// Whether a folder takes a file of a megabyte at this moment. Leaves nothing.
bool has_room(const std::filesystem::path& folder);

}  // namespace storage
