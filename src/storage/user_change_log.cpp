#include "storage/user_change_log.h"

#include <algorithm>
#include <new>
#include <utility>

#include <sqlite3.h>

namespace storage {
namespace {

// The SQL function note_user(id).
void note_user(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  try {
    static_cast<std::vector<std::string>*>(sqlite3_user_data(context))
        ->emplace_back(text == nullptr ? "" : text);
  } catch (const std::bad_alloc&) {
    sqlite3_result_error_nomem(context);
  }
}

}  // namespace

void UserChangeLog::watch(Connection& writer) {
  sqlite3_create_function_v2(writer.handle().getHandle(), "note_user", 1, SQLITE_UTF8, &pending_, note_user,
                             nullptr, nullptr, nullptr);
  // A new user or session is none that anybody could have read before.
  writer.execute(
      "CREATE TEMP TRIGGER user_updated AFTER UPDATE ON main.users BEGIN SELECT note_user(OLD.id); END;"
      "CREATE TEMP TRIGGER user_deleted AFTER DELETE ON main.users BEGIN SELECT note_user(OLD.id); END;"
      "CREATE TEMP TRIGGER session_updated AFTER UPDATE ON main.sessions"
      " BEGIN SELECT note_user(OLD.user_id); END;"
      "CREATE TEMP TRIGGER session_deleted AFTER DELETE ON main.sessions"
      " BEGIN SELECT note_user(OLD.user_id); END;");
}

std::vector<std::string> UserChangeLog::take() {
  std::vector<std::string> taken = std::exchange(pending_, {});
  std::sort(taken.begin(), taken.end());
  taken.erase(std::unique(taken.begin(), taken.end()), taken.end());
  return taken;
}

void UserChangeLog::add(const std::vector<std::string>& user_ids) {
  const std::lock_guard lock(mutex_);
  kept_.insert(kept_.end(), user_ids.begin(), user_ids.end());
  if (kept_.size() > most_kept) {
    kept_.erase(kept_.begin(), kept_.end() - static_cast<std::ptrdiff_t>(most_kept));
  }
  last_ += user_ids.size();
}

void UserChangeLog::follow_foreign(std::uint64_t number) {
  if (number <= foreign_) return;
  const std::lock_guard lock(mutex_);
  if (number <= foreign_) return;
  kept_.clear();
  ++last_;
  foreign_ = number;  // last: whoever sees it finds the change
}

app::ports::ChangedUsers UserChangeLog::since(std::uint64_t number) const {
  if (number == last_) return {number, std::vector<std::string>()};
  const std::lock_guard lock(mutex_);
  const std::uint64_t count = last_ - number;
  if (count > kept_.size()) return {last_, std::nullopt};
  return {last_, std::vector<std::string>(kept_.end() - static_cast<std::ptrdiff_t>(count), kept_.end())};
}

}  // namespace storage
