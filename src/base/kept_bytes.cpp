#include "base/kept_bytes.h"

#include <exception>
#include <iterator>
#include <utility>

namespace base {
namespace {

constexpr std::size_t overhead_bytes = 256;  // of an entry, so that small ones are bounded too

}  // namespace

KeptBytes::Bytes KeptBytes::get(const std::string& key, const std::function<std::string()>& make) {
  std::promise<Bytes> promise;
  Entries::iterator entry;
  {
    std::unique_lock lock(mutex_);
    if (const auto found = by_key_.find(key); found != by_key_.end()) {
      entries_.splice(entries_.begin(), entries_, found->second);
      const std::shared_future<Bytes> bytes = found->second->bytes;
      lock.unlock();
      return bytes.get();
    }
    entries_.push_front({key, promise.get_future().share()});
    entry = entries_.begin();
    by_key_.emplace(entry->key, entry);
  }
  try {
    auto bytes = std::make_shared<const std::string>(make());
    promise.set_value(bytes);
    count_made(entry, bytes->capacity() + overhead_bytes);
    return bytes;
  } catch (...) {
    promise.set_exception(std::current_exception());
    const std::lock_guard lock(mutex_);
    remove(entry);
    throw;
  }
}

// Until here nobody but its maker may remove an entry.
void KeptBytes::count_made(Entries::iterator entry, std::size_t size) {
  const std::lock_guard lock(mutex_);
  entry->size = size;
  used_bytes_ += size;
  for (auto last = entries_.end(); used_bytes_ > most_bytes_ && last != entries_.begin();) {
    const auto candidate = std::prev(last);
    if (candidate->size > 0) {
      remove(candidate);
    } else {
      last = candidate;
    }
  }
}

void KeptBytes::remove(Entries::iterator entry) {
  used_bytes_ -= entry->size;
  by_key_.erase(entry->key);
  entries_.erase(entry);
}

}  // namespace base
