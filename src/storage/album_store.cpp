#include "storage/album_store.h"

#include "base/search_key.h"
#include "storage/picture_options.h"
#include "storage/sort_by_key.h"

namespace storage {

using app::ports::AlbumFilter;
using app::ports::AlbumPicture;
using app::ports::Folder;

namespace {

// What picture_of() reads.
std::string picture_columns() {
  return std::string(
             "SELECT p.id, a.created_at, p.prompt, p.scene, a.description, a.is_favourite, a.folder_id,"
             " (SELECT count(DISTINCT b.book_id) FROM book_pages b WHERE b.picture_id = p.id), p.engine, ") +
         option_columns;
}

}  // namespace

AlbumPicture AlbumStore::picture_of(const Query& row) const {
  AlbumPicture picture;
  picture.id = row.text(0);
  picture.created_at = row.time(1);
  picture.prompt = row.text(2);
  picture.scene = row.optional_text(3);
  picture.description = row.text(4);
  picture.is_favourite = row.integer(5) != 0;
  picture.folder_id = row.optional_text(6);
  picture.books = row.count(7);
  picture.engine = row.text(8);
  picture.options = options_of(row, 9);
  Query motif = connection_.query(
      "SELECT motif, name, count FROM picture_motifs WHERE picture_id = ? ORDER BY position", picture.id);
  while (motif.next()) picture.motifs.push_back({motif.text(0), motif.text(1), motif.count(2)});
  return picture;
}

std::vector<AlbumPicture> AlbumStore::pictures(std::string_view user_id, const AlbumFilter& filter, int limit,
                                               int offset) const {
  std::vector<AlbumPicture> pictures;
  static const std::string sql =
      picture_columns() +
      " FROM album_pictures a JOIN pictures p ON p.id = a.picture_id"
      " WHERE a.user_id = ?1 AND (?2 = 0 OR a.is_favourite = 1) AND (?3 IS NULL OR a.folder_id = ?3)"
      " AND (?4 = '' OR instr(a.prompt_key, ?4) > 0)"
      " ORDER BY a.created_at DESC, p.rowid DESC LIMIT ?5 OFFSET ?6";
  Query row = connection_.query(sql.c_str(), user_id, filter.only_favourites, filter.folder_id,
                                base::search_key(filter.words), limit, offset);
  while (row.next()) pictures.push_back(picture_of(row));
  return pictures;
}

int AlbumStore::count(std::string_view user_id, const AlbumFilter& filter) const {
  Query row = connection_.query(
      "SELECT count(*) FROM album_pictures a JOIN pictures p ON p.id = a.picture_id"
      " WHERE a.user_id = ?1 AND (?2 = 0 OR a.is_favourite = 1) AND (?3 IS NULL OR a.folder_id = ?3)"
      " AND (?4 = '' OR instr(a.prompt_key, ?4) > 0)",
      user_id, filter.only_favourites, filter.folder_id, base::search_key(filter.words));
  row.next();
  return row.count(0);
}

std::optional<AlbumPicture> AlbumStore::find(std::string_view user_id, std::string_view picture_id) const {
  static const std::string sql = picture_columns() +
                                 " FROM album_pictures a JOIN pictures p ON p.id = a.picture_id"
                                 " WHERE a.picture_id = ? AND a.user_id = ?";
  Query row = connection_.query(sql.c_str(), picture_id, user_id);
  if (!row.next()) return std::nullopt;
  return picture_of(row);
}

// length() of a BLOB is read off the row's head: the content itself is not touched.
std::int64_t AlbumStore::stored_bytes(std::string_view user_id) const {
  Query row = connection_.query(
      "SELECT coalesce(sum(length(p.content)), 0) + coalesce(sum(o.bytes), 0)"
      " FROM pictures p LEFT JOIN picture_objects o ON o.picture_id = p.id WHERE p.user_id = ?",
      user_id);
  row.next();
  return row.integer(0);
}

std::vector<Folder> AlbumStore::folders(std::string_view user_id) const {
  std::vector<Folder> folders;
  Query row = connection_.query(
      "SELECT f.id, f.name, f.created_at, (SELECT count(*) FROM album_pictures a WHERE a.folder_id = f.id),"
      " (SELECT count(*) FROM book_folders b WHERE b.folder_id = f.id)"
      " FROM folders f WHERE f.user_id = ? ORDER BY f.created_at, f.rowid",
      user_id);
  while (row.next()) folders.push_back({row.text(0), row.text(1), row.time(2), row.count(3), row.count(4)});
  sort_by_key(folders, [](const Folder& folder) { return base::search_key(folder.name); });
  return folders;
}

std::optional<Folder> AlbumStore::find_folder(std::string_view user_id, std::string_view id) const {
  Query row = connection_.query(
      "SELECT f.id, f.name, f.created_at, (SELECT count(*) FROM album_pictures a WHERE a.folder_id = f.id),"
      " (SELECT count(*) FROM book_folders b WHERE b.folder_id = f.id)"
      " FROM folders f WHERE f.id = ? AND f.user_id = ?",
      id, user_id);
  if (!row.next()) return std::nullopt;
  return Folder{row.text(0), row.text(1), row.time(2), row.count(3), row.count(4)};
}

std::vector<app::ports::BookSummary> AlbumStore::books_in(std::string_view user_id,
                                                          std::string_view folder_id) const {
  std::vector<app::ports::BookSummary> books;
  Query row = connection_.query(
      "SELECT b.id, b.title, b.created_at, (SELECT count(*) FROM book_pages p WHERE p.book_id = b.id),"
      " (SELECT p.picture_id FROM book_pages p WHERE p.book_id = b.id ORDER BY p.position LIMIT 1)"
      " FROM book_folders f JOIN books b ON b.id = f.book_id WHERE f.folder_id = ? AND b.user_id = ?"
      " ORDER BY b.created_at DESC, b.rowid DESC",
      folder_id, user_id);
  while (row.next()) books.push_back({row.text(0), row.text(1), row.time(2), row.count(3), row.text(4)});
  return books;
}

void AlbumStore::set_favourite(std::string_view picture_id, bool is_favourite) {
  connection_.run("UPDATE album_pictures SET is_favourite = ? WHERE picture_id = ?", is_favourite,
                  picture_id);
}

void AlbumStore::set_folder(std::string_view picture_id, const std::optional<std::string>& folder_id) {
  connection_.run("UPDATE album_pictures SET folder_id = ? WHERE picture_id = ?", folder_id, picture_id);
}

// What earlier removals left because a book showed it goes here too, once no book does any more.
void AlbumStore::remove(std::string_view user_id, std::string_view picture_id) {
  connection_.run("DELETE FROM album_pictures WHERE picture_id = ? AND user_id = ?", picture_id, user_id);
  connection_.run(
      "DELETE FROM pictures WHERE user_id = ?"
      " AND NOT EXISTS (SELECT 1 FROM album_pictures a WHERE a.picture_id = pictures.id)"
      " AND NOT EXISTS (SELECT 1 FROM book_pages b WHERE b.picture_id = pictures.id)",
      user_id);
}

void AlbumStore::insert_folder(std::string_view user_id, const Folder& folder) {
  connection_.run("INSERT INTO folders (id, user_id, name, created_at) VALUES (?, ?, ?, ?)", folder.id,
                  user_id, folder.name, folder.created_at);
}

void AlbumStore::rename_folder(std::string_view id, std::string_view name) {
  connection_.run("UPDATE folders SET name = ? WHERE id = ?", name, id);
}

void AlbumStore::remove_folder(std::string_view id) {
  connection_.run("DELETE FROM folders WHERE id = ?", id);
}

void AlbumStore::set_book_folder(std::string_view book_id, const std::optional<std::string>& folder_id) {
  connection_.run("DELETE FROM book_folders WHERE book_id = ?", book_id);
  if (!folder_id) return;
  connection_.run("INSERT INTO book_folders (book_id, folder_id) VALUES (?, ?)", book_id, *folder_id);
}

}  // namespace storage
