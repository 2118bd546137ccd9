#include "storage/usage_store.h"

#include "storage/column_values.h"

namespace storage {

using app::ports::Counter;

int UsageStore::used(std::string_view user_id, Counter counter, std::string_view period) const {
  Query row =
      connection_.query("SELECT used FROM usage_counters WHERE user_id = ? AND counter = ? AND period = ?",
                        user_id, to_column(counter), period);
  return row.next() ? row.count(0) : 0;
}

int UsageStore::used_ever(std::string_view user_id, Counter counter) const {
  Query row =
      connection_.query("SELECT coalesce(sum(used), 0) FROM usage_counters WHERE user_id = ? AND counter = ?",
                        user_id, to_column(counter));
  row.next();
  return row.count(0);
}

void UsageStore::add_one(std::string_view user_id, Counter counter, std::string_view period) {
  connection_.run(
      "INSERT INTO usage_counters (user_id, counter, period, used) VALUES (?, ?, ?, 1)"
      " ON CONFLICT (user_id, counter, period) DO UPDATE SET used = usage_counters.used + 1",
      user_id, to_column(counter), period);
}

}  // namespace storage
