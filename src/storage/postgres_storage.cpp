#include "storage/postgres_storage.h"

#include <algorithm>
#include <utility>

#include "storage/store_set.h"

namespace storage {

PostgresStorage::PostgresStorage(PostgresAddress address, const base::Clock& clock,
                                 WriteHealth::Observer observer, std::unique_ptr<DataFolder> folder)
    : folder_(std::move(folder)),
      database_(std::move(address), embedded_migrations(), clock.now(), std::move(observer)),
      seen_(database_.user_changes()) {}

app::ports::ChangedUsers PostgresStorage::changed_users(std::uint64_t since) {
  const std::uint64_t number = database_.user_changes();
  std::uint64_t foreign = 0;
  {
    const std::lock_guard lock(seen_mutex_);
    if (number > seen_) {
      seen_ = number;
      ++foreign_;
    }
    foreign = foreign_;
  }
  user_changes_.follow_foreign(foreign);
  return user_changes_.since(since);
}

void PostgresStorage::do_read(const std::function<void(const app::ports::Stores&)>& use) const {
  database_.read([&](Connection& connection) {
    use_stores(connection, [&](const app::ports::Stores& stores) { use(stores); });
  });
}

void PostgresStorage::do_write(const std::function<void(app::ports::Stores&)>& use) {
  note(database_.write([&](Connection& connection) { use_stores(connection, use); }));
}

void PostgresStorage::note(PostgresDatabase::Written written) {
  if (written.number == 0) return;
  {
    const std::lock_guard lock(seen_mutex_);
    // A gap is the change of another node, or one of ours that is noted later.
    if (written.number > seen_ + 1) ++foreign_;
    seen_ = std::max(seen_, written.number);
  }
  auto& ids = written.changed_users;
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  user_changes_.add(ids);
}

}  // namespace storage
