#include "http/album_json.h"

#include "base/iso8601.h"
#include "http/picture_json.h"

namespace http {
namespace {

using Json = nlohmann::json;

template <class Items>
Json list_of(const Items& items) {
  Json list = Json::array();
  for (const auto& item : items) list.push_back(to_json(item));
  return list;
}

Json or_null(const std::optional<std::string>& text) {
  return text ? Json(*text) : Json(nullptr);
}

}  // namespace

Json to_json(const app::ports::AlbumPicture& picture) {
  Json motifs = Json::array();
  for (const app::ports::StoredMotif& motif : picture.motifs) {
    motifs.push_back({{"id", motif.motif}, {"name", motif.name}, {"count", motif.count}});
  }
  return {{"id", picture.id},
          {"imageUrl", image_url(picture.id)},
          {"prompt", picture.prompt},
          {"createdAt", base::to_iso8601(picture.created_at)},
          {"options", options_json(picture.options, picture.engine)},
          {"scene", or_null(picture.scene)},
          {"motifs", std::move(motifs)},
          {"description", picture.description},
          {"isFavourite", picture.is_favourite},
          {"folder", or_null(picture.folder_id)},
          {"books", picture.books}};
}

Json to_json(const app::ports::Folder& folder) {
  return {{"id", folder.id},
          {"name", folder.name},
          {"createdAt", base::to_iso8601(folder.created_at)},
          {"pictures", folder.pictures},
          {"books", folder.books}};
}

Json to_json(const app::AlbumOverview& overview) {
  return {{"folders", list_of(overview.folders)},
          {"storedBytes", overview.stored_bytes},
          {"mostBytes", overview.most_bytes > 0 ? Json(overview.most_bytes) : Json(nullptr)}};
}

Json to_json(const app::BenchPages& bench) {
  return {{"version", bench.version}, {"pages", list_of(bench.pages)}};
}

}  // namespace http
