#include "http/album_routes.h"

#include <limits>

#include "base/messages.h"
#include "http/album_json.h"
#include "http/book_json.h"
#include "http/json_body.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

using app::AlbumService;
using app::WorkbenchService;

// The rules of names stand in app; here a text is only kept from being absurd.
constexpr TextRule folder_name_rule{.min = 0, .max = 1000};
constexpr IntegerRule version_rule{0, std::numeric_limits<std::int64_t>::max()};

// "folder": an id, or null for out of every folder.
std::optional<std::string> folder_in(const JsonBody& body) {
  return body.is_null("folder") ? std::nullopt : std::optional(body.text("folder", id_rule));
}

void handle_pictures(Call& call, const AlbumService& albums) {
  app::ports::AlbumFilter filter;
  filter.words = query_text(call, "q").value_or("");
  filter.only_favourites = query_switch(call, "favourites");
  filter.folder_id = query_text(call, "folder");
  const app::AlbumPage page = albums.pictures(call.signed_in(), filter, query_page(call));
  nlohmann::json list = nlohmann::json::array();
  for (const auto& picture : page.pictures) list.push_back(to_json(picture));
  call.response.add_header("X-Total-Count", std::to_string(page.total));
  reply_json(call.response, list);
}

void handle_change(Call& call, AlbumService& albums) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::AlbumChange change;
  if (body.has("isFavourite")) change.is_favourite = body.flag("isFavourite");
  change.moves = body.has("folder") || body.is_null("folder");
  if (change.moves) change.folder_id = folder_in(body);
  if (!change.moves && !change.is_favourite) throw body.refuse("isFavourite", "nothing_to_change");
  reply_json(call.response, to_json(albums.change(call.signed_in(), call.path_parameter("id"), change)));
}

void handle_remove(Call& call, AlbumService& albums) {
  albums.remove(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void handle_add_folder(Call& call, AlbumService& albums) {
  const std::string name = JsonBody::parse(call.request.body).text("name", folder_name_rule);
  reply_json(call.response, to_json(albums.add_folder(call.signed_in(), name)), 201);
}

void handle_rename_folder(Call& call, AlbumService& albums) {
  const std::string name = JsonBody::parse(call.request.body).text("name", folder_name_rule);
  reply_json(call.response, to_json(albums.rename_folder(call.signed_in(), call.path_parameter("id"), name)));
}

void handle_remove_folder(Call& call, AlbumService& albums) {
  albums.remove_folder(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void handle_books(Call& call, const AlbumService& albums) {
  nlohmann::json list = nlohmann::json::array();
  for (const auto& book : albums.books_in(call.signed_in(), call.path_parameter("id"))) {
    list.push_back(to_json(book));
  }
  reply_json(call.response, list);
}

void handle_move_book(Call& call, AlbumService& albums) {
  const JsonBody body = JsonBody::parse(call.request.body);
  albums.move_book(call.signed_in(), call.path_parameter("id"), folder_in(body));
  reply_nothing(call.response);
}

void handle_replace_bench(Call& call, WorkbenchService& workbenches) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const auto pages = body.text_list("pages", app::most_workbench_pages + 1, id_rule);
  const auto bench = workbenches.replace(call.signed_in(), body.integer("version", version_rule), pages);
  if (bench) return reply_json(call.response, to_json(*bench));
  // Not only a refusal: who was too late needs to know what lies there now.
  nlohmann::json current = to_json(workbenches.find(call.signed_in()));
  current.update(
      {{"success", false}, {"code", "conflict"}, {"message", base::german_sentence("workbench_changed")}});
  reply_json(call.response, current, 409);
}

}  // namespace

std::vector<Route> album_routes(AlbumService& albums, WorkbenchService& workbenches) {
  return {
      {Method::get, "/api/pictures", Access::signed_in,
       [&albums](Call& call) { handle_pictures(call, albums); }},
      {Method::get, "/api/pictures/:id", Access::signed_in,
       [&albums](Call& call) {
         reply_json(call.response, to_json(albums.picture(call.signed_in(), call.path_parameter("id"))));
       }},
      {Method::patch, "/api/pictures/:id", Access::signed_in,
       [&albums](Call& call) { handle_change(call, albums); }},
      {Method::del, "/api/pictures/:id", Access::signed_in,
       [&albums](Call& call) { handle_remove(call, albums); }},
      {Method::get, "/api/folders", Access::signed_in,
       [&albums](Call& call) { reply_json(call.response, to_json(albums.overview(call.signed_in()))); }},
      {Method::post, "/api/folders", Access::signed_in,
       [&albums](Call& call) { handle_add_folder(call, albums); }},
      {Method::patch, "/api/folders/:id", Access::signed_in,
       [&albums](Call& call) { handle_rename_folder(call, albums); }},
      {Method::del, "/api/folders/:id", Access::signed_in,
       [&albums](Call& call) { handle_remove_folder(call, albums); }},
      {Method::get, "/api/folders/:id/coloring-books", Access::signed_in,
       [&albums](Call& call) { handle_books(call, albums); }},
      {Method::put, "/api/coloring-books/:id/folder", Access::signed_in,
       [&albums](Call& call) { handle_move_book(call, albums); }},
      {Method::get, "/api/workbench", Access::signed_in,
       [&workbenches](Call& call) {
         reply_json(call.response, to_json(workbenches.find(call.signed_in())));
       }},
      {Method::put, "/api/workbench", Access::signed_in,
       [&workbenches](Call& call) { handle_replace_bench(call, workbenches); }},
  };
}

}  // namespace http
