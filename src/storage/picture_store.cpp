#include "storage/picture_store.h"

#include <string>

#include "base/search_key.h"
#include "storage/column_values.h"
#include "storage/picture_object_store.h"
#include "storage/picture_options.h"

namespace storage {

using app::ports::StoredMotif;
using app::ports::StoredPicture;

std::optional<StoredPicture> PictureStore::find(std::string_view id) const {
  static const std::string sql = std::string(
                                     "SELECT p.user_id, p.created_at, p.prompt, p.engine, p.scene,"
                                     " p.form, p.content, ") +
                                 option_columns + " FROM pictures p WHERE p.id = ?";
  Query row = connection_.query(sql.c_str(), id);
  if (!row.next()) return std::nullopt;
  StoredPicture picture;
  picture.id = id;
  picture.user_id = row.text(0);
  picture.created_at = row.time(1);
  picture.prompt = row.text(2);
  picture.engine = row.text(3);
  picture.scene = row.optional_text(4);
  picture.form = from_column<app::ports::PictureForm>(row.text(5));
  picture.content = row.blob(6);
  picture.options = options_of(row, 7);
  if (picture.content.empty()) picture.object = object_of(id);
  Query motif = connection_.query(
      "SELECT motif, name, count FROM picture_motifs WHERE picture_id = ? ORDER BY position", id);
  while (motif.next()) picture.motifs.push_back({motif.text(0), motif.text(1), motif.count(2)});
  return picture;
}

std::optional<app::ports::PictureObject> PictureStore::object_of(std::string_view id) const {
  Query row = connection_.query("SELECT name, bytes, sha256 FROM picture_objects WHERE picture_id = ?", id);
  if (!row.next()) return std::nullopt;
  return app::ports::PictureObject{row.text(0), row.integer(1), row.text(2)};
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

bool PictureStore::has_seed(std::uint32_t seed) const {
  return connection_.query("SELECT 1 FROM pictures WHERE seed = ? LIMIT 1", std::int64_t{seed}).next();
}

int PictureStore::count_of_user(std::string_view user_id) const {
  Query row = connection_.query("SELECT count(*) FROM pictures WHERE user_id = ?", user_id);
  row.next();
  return row.count(0);
}

void PictureStore::insert(const StoredPicture& picture) {
  static const std::string nothing;
  const drawing::Options& options = picture.options;
  const drawing::PageWishes& wishes = options.wishes;
  connection_.run(
      "INSERT INTO pictures (id, user_id, created_at, prompt, engine, seed, age, detail, orientation, paper,"
      " frame, line, style, weather, place, figures, figure_size, hair, outfit, glasses, lettering, scene,"
      " form, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      picture.id, picture.user_id, picture.created_at, picture.prompt, picture.engine,
      std::int64_t{options.seed}, to_column(options.age), to_column(options.detail),
      to_column(options.orientation), to_column(options.paper), options.frame, to_column(wishes.line),
      to_column(wishes.style), wishes.weather, wishes.place, wishes.figures, to_column(wishes.size),
      to_column(wishes.looks.hair), to_column(wishes.looks.outfit), wishes.looks.glasses, wishes.name,
      picture.scene, to_column(picture.form), Blob{picture.object ? nothing : picture.content});
  if (picture.object) take_object(connection_, picture.id, picture.object->name);
  int position = 0;
  for (const StoredMotif& motif : picture.motifs) {
    connection_.run(
        "INSERT INTO picture_motifs (picture_id, position, motif, name, count) VALUES (?, ?, ?, ?, ?)",
        picture.id, position++, motif.motif, motif.name, motif.count);
  }
  connection_.run(
      "INSERT INTO album_pictures (picture_id, user_id, created_at, description, is_favourite, prompt_key)"
      " VALUES (?, ?, ?, ?, 0, ?)",
      picture.id, picture.user_id, picture.created_at, picture.description, base::search_key(picture.prompt));
}

}  // namespace storage
