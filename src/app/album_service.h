#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"

namespace app {

inline constexpr int pictures_per_album_page = 24;
inline constexpr std::size_t max_search_length = 200;  // characters
inline constexpr std::size_t max_folder_name_length = 60;
inline constexpr int most_folders = 200;

// One page of an album.
struct AlbumPage {
  std::vector<ports::AlbumPicture> pictures;  // newest first
  int total = 0;
};

// How an album is sorted, and how full it is.
struct AlbumOverview {
  std::vector<ports::Folder> folders;  // by name
  std::int64_t stored_bytes = 0;
  std::int64_t most_bytes = 0;  // 0: unlimited
};

// What is to be changed of a picture; what is not set stays.
struct AlbumChange {
  std::optional<bool> is_favourite = {};
  bool moves = false;
  std::optional<std::string> folder_id = {};  // where it moves: nothing is out of every folder
};

// The pictures that people keep, and the folders for them and for their books. Thread-safe.
class AlbumService {
 public:
  AlbumService(ports::Storage& storage, const base::Clock& clock, base::IdSource& ids,
               const Settings& settings)
      : storage_(storage), clock_(clock), ids_(ids), settings_(settings) {}

  // `page` from 1. Throws invalid for a search that is too long, not_found for a folder that is not the
  // caller's.
  AlbumPage pictures(const Session& session, const ports::AlbumFilter& filter, int page) const;
  AlbumOverview overview(const Session& session) const;
  std::vector<ports::BookSummary> books_in(const Session& session, const std::string& folder_id) const;

  // Throws not_found for what is not the caller's, or only in books any more.
  ports::AlbumPicture picture(const Session& session, const std::string& picture_id) const;

  // Each of these throws not_found for what is not the caller's. `change` returns the picture as it is now.
  ports::AlbumPicture change(const Session& session, const std::string& picture_id,
                             const AlbumChange& change);
  // Books that show the picture keep it; the workbench does not.
  void remove(const Session& session, const std::string& picture_id);
  void move_book(const Session& session, const std::string& book_id,
                 const std::optional<std::string>& folder_id);

  // Names may repeat. They throw invalid for a name that is empty or too long, limit_reached for too many.
  ports::Folder add_folder(const Session& session, const std::string& name);
  ports::Folder rename_folder(const Session& session, const std::string& id, const std::string& name);
  // What is in it stays, in no folder.
  void remove_folder(const Session& session, const std::string& id);

 private:
  ports::Storage& storage_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
