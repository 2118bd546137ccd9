#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/book_store.h"
#include "app/ports/picture_store.h"
#include "base/clock.h"

namespace app::ports {

// A picture as its owner keeps it, without its content.
struct AlbumPicture {
  std::string id;
  base::Time created_at;
  std::string prompt;
  std::string engine;
  drawing::Options options;
  std::optional<std::string> scene;
  std::vector<StoredMotif> motifs;
  std::string description;  // what it shows; empty where nobody knows
  bool is_favourite = false;
  std::optional<std::string> folder_id;
  int books = 0;  // that show it
};

// Which pictures of an album.
struct AlbumFilter {
  std::string words;  // all of these are in the sentence; empty for any
  bool only_favourites = false;
  std::optional<std::string> folder_id;
};

struct Folder {
  std::string id;
  std::string name;
  base::Time created_at;
  int pictures = 0;
  int books = 0;
};

// What users keep, and how it is sorted. An instance belongs to one transaction. A user's id stands in every
// call: what is somebody else's is not there.
class AlbumStore {
 public:
  virtual ~AlbumStore() = default;
  // Newest first.
  virtual std::vector<AlbumPicture> pictures(std::string_view user_id, const AlbumFilter& filter, int limit,
                                             int offset) const = 0;
  virtual int count(std::string_view user_id, const AlbumFilter& filter) const = 0;
  virtual std::optional<AlbumPicture> find(std::string_view user_id, std::string_view picture_id) const = 0;
  // Of all that is stored of a user's pictures, also of those that only books show any more.
  virtual std::int64_t stored_bytes(std::string_view user_id) const = 0;
  // By name.
  virtual std::vector<Folder> folders(std::string_view user_id) const = 0;
  virtual std::optional<Folder> find_folder(std::string_view user_id, std::string_view id) const = 0;
  // Newest first.
  virtual std::vector<BookSummary> books_in(std::string_view user_id, std::string_view folder_id) const = 0;

  virtual void set_favourite(std::string_view picture_id, bool is_favourite) = 0;
  // Nothing: in no folder.
  virtual void set_folder(std::string_view picture_id, const std::optional<std::string>& folder_id) = 0;
  // Out of the album. The picture itself goes with it unless a book shows it.
  virtual void remove(std::string_view user_id, std::string_view picture_id) = 0;
  virtual void insert_folder(std::string_view user_id, const Folder& folder) = 0;
  virtual void rename_folder(std::string_view id, std::string_view name) = 0;
  // What is in it is in no folder then.
  virtual void remove_folder(std::string_view id) = 0;
  virtual void set_book_folder(std::string_view book_id, const std::optional<std::string>& folder_id) = 0;
};

}  // namespace app::ports
