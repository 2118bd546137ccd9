#include "app/session_cache.h"

#include <mutex>

namespace app {

SessionCache::Ticket SessionCache::ticket() const {
  const std::shared_lock lock(mutex_);
  return ticket_;
}

std::optional<ports::SessionOfUser> SessionCache::find(const std::string& session_id) const {
  const std::shared_lock lock(mutex_);
  const auto found = entries_.find(session_id);
  if (found == entries_.end()) return std::nullopt;
  return found->second;
}

void SessionCache::keep(const ports::SessionOfUser& found, Ticket ticket) {
  const std::lock_guard lock(mutex_);
  if (ticket != ticket_) return;
  if (entries_.size() >= most_entries) entries_.clear();
  const auto entry = entries_.insert_or_assign(found.session.id, found).first;
  entry->second.user.password_hash.clear();  // nobody needs it here
}

void SessionCache::forget_session(const std::string& session_id) {
  const std::lock_guard lock(mutex_);
  ++ticket_;
  entries_.erase(session_id);
}

void SessionCache::forget_user(const std::string& user_id) {
  const std::lock_guard lock(mutex_);
  ++ticket_;
  std::erase_if(entries_, [&](const auto& entry) { return entry.second.user.user.id == user_id; });
}

void SessionCache::follow(std::uint64_t changes) {
  if (changes <= followed_.load()) return;
  const std::lock_guard lock(mutex_);
  if (changes <= followed_) return;
  ++ticket_;
  entries_.clear();
  followed_ = changes;  // last: whoever sees it finds nothing old
}

}  // namespace app
