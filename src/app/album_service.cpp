#include "app/album_service.h"

#include <algorithm>

#include "app/picture_service.h"
#include "base/error.h"
#include "base/utf8.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;

void require_folder(const ports::Stores& stores, const Session& session,
                    const std::optional<std::string>& id) {
  if (id && !stores.albums().find_folder(session.user_id, *id)) {
    throw AppError(ErrorCode::not_found, "folder_not_found", "folder");
  }
}

ports::Folder folder_of(const ports::Stores& stores, const Session& session, const std::string& id) {
  auto folder = stores.albums().find_folder(session.user_id, id);
  if (!folder) throw AppError(ErrorCode::not_found, "folder_not_found");
  return *std::move(folder);
}

ports::AlbumPicture picture_of(const ports::Stores& stores, const Session& session, const std::string& id) {
  auto picture = stores.albums().find(session.user_id, id);
  if (!picture) throw AppError(ErrorCode::not_found, "picture_not_found");
  return *std::move(picture);
}

std::string checked_folder_name(const std::string& text) {
  std::string name(base::trim(text));
  if (name.empty()) throw AppError(ErrorCode::invalid, "folder_name_missing", "name");
  if (base::count_code_points(name) > max_folder_name_length) {
    throw AppError(ErrorCode::invalid, "folder_name_too_long", "name",
                   {std::to_string(max_folder_name_length)});
  }
  return name;
}

}  // namespace

AlbumPage AlbumService::pictures(const Session& session, const ports::AlbumFilter& filter, int page) const {
  ports::AlbumFilter sought = filter;
  sought.words = base::trim(filter.words);
  if (base::count_code_points(sought.words) > max_search_length) {
    throw AppError(ErrorCode::invalid, "search_too_long", "q", {std::to_string(max_search_length)});
  }
  return storage_.read([&](const ports::Stores& stores) {
    require_folder(stores, session, sought.folder_id);
    const int offset = (page - 1) * pictures_per_album_page;
    return AlbumPage{stores.albums().pictures(session.user_id, sought, pictures_per_album_page, offset),
                     stores.albums().count(session.user_id, sought)};
  });
}

ports::AlbumPicture AlbumService::picture(const Session& session, const std::string& picture_id) const {
  return storage_.read([&](const ports::Stores& stores) { return picture_of(stores, session, picture_id); });
}

AlbumOverview AlbumService::overview(const Session& session) const {
  const plans::PlanLimits& limits = settings_.plans.of(plan_of(session));
  return storage_.read([&](const ports::Stores& stores) {
    return AlbumOverview{stores.albums().folders(session.user_id),
                         stores.albums().stored_bytes(session.user_id), plans::most_stored_bytes(limits)};
  });
}

std::vector<ports::BookSummary> AlbumService::books_in(const Session& session,
                                                       const std::string& folder_id) const {
  return storage_.read([&](const ports::Stores& stores) {
    folder_of(stores, session, folder_id);
    return stores.albums().books_in(session.user_id, folder_id);
  });
}

ports::AlbumPicture AlbumService::change(const Session& session, const std::string& picture_id,
                                         const AlbumChange& change) {
  return storage_.write([&](ports::Stores& stores) {
    picture_of(stores, session, picture_id);
    if (change.is_favourite) stores.albums().set_favourite(picture_id, *change.is_favourite);
    if (change.moves) {
      require_folder(stores, session, change.folder_id);
      stores.albums().set_folder(picture_id, change.folder_id);
    }
    return picture_of(stores, session, picture_id);
  });
}

void AlbumService::remove(const Session& session, const std::string& picture_id) {
  storage_.write([&](ports::Stores& stores) {
    picture_of(stores, session, picture_id);
    auto pages = stores.workbenches().find(session.user_id).picture_ids;
    if (std::erase(pages, picture_id) > 0) stores.workbenches().replace(session.user_id, pages);
    stores.albums().remove(session.user_id, picture_id);
  });
}

void AlbumService::move_book(const Session& session, const std::string& book_id,
                             const std::optional<std::string>& folder_id) {
  storage_.write([&](ports::Stores& stores) {
    const auto book = stores.books().find(book_id);
    if (!book || book->user_id != session.user_id) throw AppError(ErrorCode::not_found, "book_not_found");
    require_folder(stores, session, folder_id);
    stores.albums().set_book_folder(book_id, folder_id);
  });
}

ports::Folder AlbumService::add_folder(const Session& session, const std::string& name) {
  ports::Folder folder;
  folder.name = checked_folder_name(name);
  folder.id = ids_.next_id();
  folder.created_at = clock_.now();
  storage_.write([&](ports::Stores& stores) {
    if (stores.albums().folders(session.user_id).size() >= most_folders) {
      throw AppError(ErrorCode::limit_reached, "folders_reached", {}, {std::to_string(most_folders)});
    }
    stores.albums().insert_folder(session.user_id, folder);
  });
  return folder;
}

ports::Folder AlbumService::rename_folder(const Session& session, const std::string& id,
                                          const std::string& name) {
  const std::string checked = checked_folder_name(name);
  return storage_.write([&](ports::Stores& stores) {
    folder_of(stores, session, id);
    stores.albums().rename_folder(id, checked);
    return folder_of(stores, session, id);
  });
}

void AlbumService::remove_folder(const Session& session, const std::string& id) {
  storage_.write([&](ports::Stores& stores) {
    folder_of(stores, session, id);
    stores.albums().remove_folder(id);
  });
}

}  // namespace app
