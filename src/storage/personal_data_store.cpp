#include "storage/personal_data_store.h"

#include "storage/column_values.h"

namespace storage {

std::vector<app::ports::PictureRecord> PersonalDataStore::pictures(std::string_view user_id) const {
  std::vector<app::ports::PictureRecord> records;
  Query row = connection_.query(
      "SELECT id, created_at, prompt, engine FROM pictures WHERE user_id = ? ORDER BY created_at, rowid",
      user_id);
  while (row.next()) records.push_back({row.text(0), row.time(1), row.text(2), row.text(3)});
  return records;
}

std::vector<app::ports::UsageRecord> PersonalDataStore::usage(std::string_view user_id) const {
  std::vector<app::ports::UsageRecord> records;
  Query row = connection_.query(
      "SELECT counter, period, used FROM usage_counters WHERE user_id = ? ORDER BY counter, period", user_id);
  while (row.next()) {
    records.push_back({from_column<app::ports::Counter>(row.text(0)), row.text(1), row.count(2)});
  }
  return records;
}

std::optional<int> PersonalDataStore::stars(std::string_view user_id) const {
  Query row = connection_.query("SELECT stars FROM ratings WHERE user_id = ?", user_id);
  if (!row.next()) return std::nullopt;
  return row.count(0);
}

}  // namespace storage
