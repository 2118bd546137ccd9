#include "app/session_cache.h"

#include <algorithm>

namespace app {

std::optional<ports::SessionOfUser> SessionCache::find(const std::string& session_id) {
  const std::uint64_t change = follow();
  {
    const std::lock_guard lock(mutex_);
    if (const auto kept = entries_.find(session_id); kept != entries_.end()) return kept->second;
  }
  auto found = storage_.read([&](const ports::Stores& stores) { return stores.sessions().find(session_id); });
  if (!found) return std::nullopt;
  found->user.password_hash.clear();
  keep(*found, change);
  return found;
}

// Forgets whom a change has concerned since the last call, and returns the number of the last one.
std::uint64_t SessionCache::follow() {
  const ports::ChangedUsers changes = storage_.changed_users(followed_);
  if (changes.last <= followed_) return followed_;
  const std::lock_guard lock(mutex_);
  if (changes.last <= followed_) return followed_;  // another thread was faster
  if (changes.user_ids) {
    std::erase_if(entries_, [&](const auto& entry) {
      const auto& ids = *changes.user_ids;
      return std::find(ids.begin(), ids.end(), entry.second.user.user.id) != ids.end();
    });
  } else {
    entries_.clear();
  }
  followed_ = changes.last;  // last: whoever sees it finds nothing old
  return changes.last;
}

// What was read after `change`, unless another one has been followed since: it may have come between the
// reading and now, and what it concerned is forgotten only once. One that nobody has followed yet does no
// harm: whoever follows it forgets this entry too.
void SessionCache::keep(const ports::SessionOfUser& found, std::uint64_t change) {
  const std::lock_guard lock(mutex_);
  if (change != followed_) return;
  if (entries_.size() >= most_entries) entries_.clear();
  entries_.insert_or_assign(found.session.id, found);
}

}  // namespace app
