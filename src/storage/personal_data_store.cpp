#include "storage/personal_data_store.h"

#include "storage/column_values.h"
#include "storage/storage_error.h"

namespace storage {
namespace {

// A server has its own ways to find and mend damage.
app::ports::PictureRecords pictures_of_server(Connection& connection, std::string_view user_id) {
  app::ports::PictureRecords records;
  Query row = connection.query(
      "SELECT id, created_at, prompt, engine FROM pictures WHERE user_id = ? ORDER BY created_at, rowid",
      user_id);
  while (row.next()) records.readable.push_back({row.text(0), row.time(1), row.text(2), row.text(3)});
  return records;
}

}  // namespace

app::ports::PictureRecords PersonalDataStore::pictures(std::string_view user_id) const {
  if (!connection_.is_file()) return pictures_of_server(connection_, user_id);
  std::vector<std::int64_t> rows;
  {
    // Out of the index alone, which knows where the rows are without reading them.
    Query row =
        connection_.query("SELECT rowid FROM pictures WHERE user_id = ? ORDER BY created_at, rowid", user_id);
    while (row.next()) rows.push_back(row.integer(0));
  }
  app::ports::PictureRecords records;
  for (const std::int64_t number : rows) {
    try {
      Query row =
          connection_.query("SELECT id, created_at, prompt, engine FROM pictures WHERE rowid = ?", number);
      if (row.next()) records.readable.push_back({row.text(0), row.time(1), row.text(2), row.text(3)});
    } catch (const SQLite::Exception& error) {
      if (!is_damage(error)) throw;
      ++records.damaged;
    }
  }
  return records;
}

std::vector<app::ports::JobRecord> PersonalDataStore::jobs(std::string_view user_id) const {
  std::vector<app::ports::JobRecord> records;
  Query row = connection_.query(
      "SELECT id, created_at, prompt, engine, state FROM jobs WHERE user_id = ? ORDER BY created_at, rowid",
      user_id);
  while (row.next()) {
    records.push_back(
        {row.text(0), row.time(1), row.text(2), row.text(3), from_column<app::ports::JobState>(row.text(4))});
  }
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
