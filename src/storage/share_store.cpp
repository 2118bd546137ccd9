#include "storage/share_store.h"

#include "base/search_key.h"
#include "storage/sort_by_key.h"

namespace storage {
namespace {

using app::ports::Share;
using app::ports::ShareArtist;
using app::ports::ShareSize;
using app::ports::ShareSummary;
using app::ports::ShareWork;

Share share_from_row(const Query& row) {
  return {row.text(0),          row.text(1), row.text(2), row.text(3),
          row.optional_text(4), row.time(5), row.time(6), row.optional_text(7)};
}

ShareSummary summary_of_share(const Query& row) {
  return {share_from_row(row), row.text(8), row.text(9), row.count(10), row.count(11), row.optional_time(12)};
}

ShareArtist artist_from_row(const Query& row) {
  return {row.text(0), row.text(1), row.optional_text(2), row.text(3), row.optional_text(4), row.time(5)};
}

ShareWork work_from_row(const Query& row) {
  return {row.text(0), row.text(1), row.time(2), row.text(3)};
}

template <class Value>
std::vector<Value> all(Query&& rows, Value (*read)(const Query&)) {
  std::vector<Value> values;
  while (rows.next()) values.push_back(read(rows));
  return values;
}

template <class Value>
std::optional<Value> first(Query&& row, Value (*read)(const Query&)) {
  if (!row.next()) return std::nullopt;
  return read(row);
}

// One statement for all ways to ask; what is not asked for is NULL.
std::vector<ShareSummary> summaries(Connection& connection, const std::optional<std::string>& id,
                                    const std::optional<std::string>& user_id,
                                    const std::optional<std::string>& class_id,
                                    const std::optional<base::Time>& open_at) {
  return all(
      connection.query(
          "SELECT s.id, s.token_hash, s.user_id, s.book_id, s.class_id, s.created_at, s.ends_at, s.token, "
          "b.title,"
          " coalesce(c.name, ''), (SELECT count(*) FROM share_artists a WHERE a.share_id = s.id),"
          " (SELECT count(*) FROM share_artists a JOIN share_works w ON w.artist_id = a.id"
          "  WHERE a.share_id = s.id),"
          " (SELECT max(w.changed_at) FROM share_artists a JOIN share_works w ON w.artist_id = a.id"
          "  WHERE a.share_id = s.id)"
          " FROM shares s JOIN books b ON b.id = s.book_id LEFT JOIN school_classes c ON c.id = s.class_id"
          " WHERE (?1 IS NULL OR s.id = ?1) AND (?2 IS NULL OR s.user_id = ?2)"
          " AND (?3 IS NULL OR s.class_id = ?3) AND (?4 IS NULL OR s.ends_at > ?4)"
          " ORDER BY s.created_at DESC, s.rowid DESC",
          id, user_id, class_id, open_at),
      summary_of_share);
}

std::optional<Share> find_share(Connection& connection, const std::optional<std::string>& id,
                                const std::optional<std::string>& token_hash) {
  return first(
      connection.query("SELECT id, token_hash, user_id, book_id, class_id, created_at, ends_at, token"
                       " FROM shares WHERE id = ?1 OR token_hash = ?2",
                       id, token_hash),
      share_from_row);
}

std::optional<ShareArtist> find_one_artist(Connection& connection, const std::optional<std::string>& id,
                                           const std::optional<std::string>& share_id,
                                           const std::optional<std::string>& user_id) {
  return first(connection.query("SELECT id, share_id, user_id, name, key_hash, created_at FROM share_artists"
                                " WHERE id = ?1 OR (share_id = ?2 AND user_id = ?3)",
                                id, share_id, user_id),
               artist_from_row);
}

}  // namespace

std::optional<Share> ShareStore::find(std::string_view id) const {
  return find_share(connection_, std::string(id), std::nullopt);
}

std::optional<Share> ShareStore::find_by_token(std::string_view token_hash) const {
  return find_share(connection_, std::nullopt, std::string(token_hash));
}

std::vector<ShareSummary> ShareStore::of_user(std::string_view user_id) const {
  return summaries(connection_, std::nullopt, std::string(user_id), std::nullopt, std::nullopt);
}

std::optional<ShareSummary> ShareStore::summary(std::string_view id) const {
  auto found = summaries(connection_, std::string(id), std::nullopt, std::nullopt, std::nullopt);
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

std::vector<ShareSummary> ShareStore::open_of_class(std::string_view class_id, base::Time now) const {
  return summaries(connection_, std::nullopt, std::nullopt, std::string(class_id), now);
}

ShareSize ShareStore::size(std::string_view share_id) const {
  Query row = connection_.query(
      "SELECT (SELECT count(*) FROM share_artists WHERE share_id = ?1),"
      " (SELECT coalesce(sum(length(w.strokes)), 0) FROM share_artists a"
      "  JOIN share_works w ON w.artist_id = a.id WHERE a.share_id = ?1)",
      share_id);
  row.next();
  return {row.count(0), row.integer(1)};
}

std::vector<ShareArtist> ShareStore::artists(std::string_view share_id) const {
  auto artists =
      all(connection_.query("SELECT id, share_id, user_id, name, key_hash, created_at FROM share_artists"
                            " WHERE share_id = ? ORDER BY created_at",
                            share_id),
          artist_from_row);
  sort_by_key(artists, [](const ShareArtist& artist) { return base::search_key(artist.name); });
  return artists;
}

std::optional<ShareArtist> ShareStore::find_artist(std::string_view id) const {
  return find_one_artist(connection_, std::string(id), std::nullopt, std::nullopt);
}

std::optional<ShareArtist> ShareStore::find_artist_of_user(std::string_view share_id,
                                                           std::string_view user_id) const {
  return find_one_artist(connection_, std::nullopt, std::string(share_id), std::string(user_id));
}

std::vector<ShareWork> ShareStore::works(std::string_view share_id) const {
  return all(connection_.query("SELECT w.artist_id, w.picture_id, w.changed_at, '' FROM share_artists a"
                               " JOIN share_works w ON w.artist_id = a.id WHERE a.share_id = ?",
                               share_id),
             work_from_row);
}

std::vector<ShareWork> ShareStore::works_of_artist(std::string_view artist_id) const {
  return all(connection_.query(
                 "SELECT artist_id, picture_id, changed_at, strokes FROM share_works WHERE artist_id = ?",
                 artist_id),
             work_from_row);
}

std::vector<ShareWork> ShareStore::works_of_user(std::string_view user_id) const {
  return all(connection_.query("SELECT w.artist_id, w.picture_id, w.changed_at, w.strokes"
                               " FROM share_artists a JOIN share_works w ON w.artist_id = a.id"
                               " WHERE a.user_id = ? ORDER BY w.changed_at, w.picture_id",
                               user_id),
             work_from_row);
}

void ShareStore::insert(const Share& share) {
  connection_.run(
      "INSERT INTO shares (id, token_hash, user_id, book_id, class_id, created_at, ends_at, token)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      share.id, share.token_hash, share.user_id, share.book_id, share.class_id, share.created_at,
      share.ends_at, share.token);
}

void ShareStore::update(const Share& share) {
  connection_.run("UPDATE shares SET token_hash = ?, token = ?, class_id = ?, ends_at = ? WHERE id = ?",
                  share.token_hash, share.token, share.class_id, share.ends_at, share.id);
}

void ShareStore::remove(std::string_view id) {
  connection_.run("DELETE FROM shares WHERE id = ?", id);
}

void ShareStore::remove_ended_before(base::Time moment) {
  connection_.run("DELETE FROM shares WHERE ends_at < ?", moment);
}

void ShareStore::insert_artist(const ShareArtist& artist) {
  connection_.run(
      "INSERT INTO share_artists (id, share_id, user_id, name, key_hash, created_at)"
      " VALUES (?, ?, ?, ?, ?, ?)",
      artist.id, artist.share_id, artist.user_id, artist.name, artist.key_hash, artist.created_at);
}

bool ShareStore::remove_artist(std::string_view share_id, std::string_view artist_id) {
  return connection_.run("DELETE FROM share_artists WHERE id = ? AND share_id = ?", artist_id, share_id) > 0;
}

void ShareStore::put_work(const ShareWork& work) {
  connection_.run(
      "INSERT INTO share_works (artist_id, picture_id, changed_at, strokes) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (artist_id, picture_id) DO UPDATE"
      " SET changed_at = excluded.changed_at, strokes = excluded.strokes",
      work.artist_id, work.picture_id, work.changed_at, work.strokes);
}

bool ShareStore::remove_work(std::string_view artist_id, std::string_view picture_id) {
  return connection_.run("DELETE FROM share_works WHERE artist_id = ? AND picture_id = ?", artist_id,
                         picture_id) > 0;
}

}  // namespace storage
