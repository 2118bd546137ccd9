#include "storage/picture_store.h"

#include "storage/column_values.h"

namespace storage {

using app::ports::StoredMotif;
using app::ports::StoredPicture;

std::optional<StoredPicture> PictureStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT user_id, created_at, prompt, engine, seed, age, detail, orientation, paper, frame, scene, form,"
      " content FROM pictures WHERE id = ?",
      id);
  if (!row.next()) return std::nullopt;
  StoredPicture picture;
  picture.id = id;
  picture.user_id = row.text(0);
  picture.created_at = row.time(1);
  picture.prompt = row.text(2);
  picture.engine = row.text(3);
  picture.options.seed = static_cast<std::uint32_t>(row.integer(4));
  picture.options.age = from_column<drawing::Age>(row.text(5));
  picture.options.detail = from_column<drawing::Detail>(row.text(6));
  picture.options.orientation = from_column<drawing::Orientation>(row.text(7));
  picture.options.paper = from_column<drawing::Paper>(row.text(8));
  picture.options.frame = row.integer(9) != 0;
  picture.scene = row.optional_text(10);
  picture.form = from_column<app::ports::PictureForm>(row.text(11));
  picture.content = row.blob(12);
  Query motif = connection_.query(
      "SELECT motif, name, count FROM picture_motifs WHERE picture_id = ? ORDER BY position", id);
  while (motif.next()) picture.motifs.push_back({motif.text(0), motif.text(1), motif.count(2)});
  return picture;
}

std::optional<std::string> PictureStore::owner_of(std::string_view id) const {
  Query row = connection_.query("SELECT user_id FROM pictures WHERE id = ?", id);
  if (!row.next()) return std::nullopt;
  return row.text(0);
}

std::vector<app::ports::PictureOutline> PictureStore::of_book(std::string_view book_id) const {
  std::vector<app::ports::PictureOutline> outlines;
  Query row = connection_.query(
      "SELECT p.id, p.engine, p.orientation, p.form, p.prompt FROM book_pages b JOIN pictures p ON p.id = "
      "b.picture_id"
      " WHERE b.book_id = ? ORDER BY b.position",
      book_id);
  while (row.next()) {
    outlines.push_back({row.text(0), row.text(1), from_column<drawing::Orientation>(row.text(2)),
                        from_column<app::ports::PictureForm>(row.text(3)), row.text(4)});
  }
  return outlines;
}

int PictureStore::count_of_user(std::string_view user_id) const {
  Query row = connection_.query("SELECT count(*) FROM pictures WHERE user_id = ?", user_id);
  row.next();
  return row.count(0);
}

void PictureStore::insert(const StoredPicture& picture) {
  const drawing::Options& options = picture.options;
  connection_.run(
      "INSERT INTO pictures (id, user_id, created_at, prompt, engine, seed, age, detail, orientation, paper,"
      " frame, scene, form, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      picture.id, picture.user_id, picture.created_at, picture.prompt, picture.engine,
      std::int64_t{options.seed}, to_column(options.age), to_column(options.detail),
      to_column(options.orientation), to_column(options.paper), options.frame, picture.scene,
      to_column(picture.form), Blob{picture.content});
  int position = 0;
  for (const StoredMotif& motif : picture.motifs) {
    connection_.run(
        "INSERT INTO picture_motifs (picture_id, position, motif, name, count) VALUES (?, ?, ?, ?, ?)",
        picture.id, position++, motif.motif, motif.name, motif.count);
  }
  connection_.run(
      "INSERT INTO album_pictures (picture_id, user_id, created_at, description, is_favourite)"
      " VALUES (?, ?, ?, ?, 0)",
      picture.id, picture.user_id, picture.created_at, picture.description);
}

}  // namespace storage
