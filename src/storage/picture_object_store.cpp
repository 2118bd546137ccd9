#include "storage/picture_object_store.h"

#include "base/error.h"

namespace storage {
namespace {

std::vector<std::string> first_column(Query& row) {
  std::vector<std::string> values;
  while (row.next()) values.push_back(row.text(0));
  return values;
}

}  // namespace

void take_object(Connection& connection, std::string_view picture_id, std::string_view name) {
  const int taken = connection.run(
      "UPDATE picture_objects SET picture_id = ?, unused_since = NULL WHERE name = ? AND unused_since > 0",
      picture_id, name);
  if (taken == 0) throw base::AppError(base::ErrorCode::unavailable, "picture_store_unreachable");
}

app::ports::ObjectCounts PictureObjectStore::counts() const {
  Query row = connection_.query(
      "SELECT count(*), coalesce(sum(bytes), 0) FROM picture_objects WHERE picture_id IS NOT NULL");
  row.next();
  return {row.integer(0), row.integer(1)};
}

std::vector<std::string> PictureObjectStore::pictures_of_size(std::int64_t bytes, std::string_view after,
                                                              int most) const {
  Query row =
      connection_.query("SELECT id FROM pictures WHERE id > ? AND length(content) >= ? ORDER BY id LIMIT ?",
                        after, bytes, most);
  return first_column(row);
}

std::vector<std::string> PictureObjectStore::pictures_with_object(std::string_view after, int most) const {
  Query row = connection_.query(
      "SELECT picture_id FROM picture_objects WHERE picture_id > ? ORDER BY picture_id LIMIT ?", after, most);
  return first_column(row);
}

std::vector<std::string> PictureObjectStore::condemn(base::Time moment, int most) {
  std::vector<std::string> names;
  {
    Query row = connection_.query(
        "SELECT name FROM picture_objects WHERE picture_id IS NULL AND unused_since <= ?"
        " ORDER BY unused_since, name LIMIT ?",
        moment, most);
    names = first_column(row);
  }
  for (const std::string& name : names) {
    connection_.run("UPDATE picture_objects SET unused_since = 0 WHERE name = ?", name);
  }
  return names;
}

void PictureObjectStore::expect(const app::ports::PictureObject& object, base::Time now) {
  connection_.run(
      "INSERT INTO picture_objects (name, picture_id, bytes, sha256, unused_since)"
      " VALUES (?, NULL, ?, ?, ?)",
      object.name, object.bytes, object.sha256, now);
}

void PictureObjectStore::note_unused(base::Time now) {
  connection_.run(
      "UPDATE picture_objects SET unused_since = ? WHERE picture_id IS NULL AND unused_since IS NULL", now);
}

bool PictureObjectStore::remove(std::string_view name) {
  return connection_.run("DELETE FROM picture_objects WHERE name = ? AND picture_id IS NULL", name) > 0;
}

bool PictureObjectStore::move_out(std::string_view picture_id, const app::ports::PictureObject& object) {
  if (connection_.run("UPDATE pictures SET content = ? WHERE id = ? AND length(content) > 0",
                      Blob{std::string()}, picture_id) == 0) {
    return false;
  }
  take_object(connection_, picture_id, object.name);
  return true;
}

bool PictureObjectStore::move_in(std::string_view picture_id, std::string_view content, base::Time now) {
  if (connection_.run("UPDATE picture_objects SET picture_id = NULL, unused_since = ? WHERE picture_id = ?",
                      now, picture_id) == 0) {
    return false;
  }
  connection_.run("UPDATE pictures SET content = ? WHERE id = ?", Blob{content}, picture_id);
  return true;
}

}  // namespace storage
