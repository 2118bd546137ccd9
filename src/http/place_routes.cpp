#include "http/place_routes.h"

#include "app/page_wishes.h"
#include "http/reply.h"

namespace http {
namespace {

nlohmann::json list_of(const std::vector<app::WishedPlace>& places) {
  nlohmann::json list = nlohmann::json::array();
  for (const app::WishedPlace& place : places) list.push_back({{"id", place.id}, {"name", place.name}});
  return list;
}

void handle_places(Call& call) {
  reply_json(call.response,
             {{"places", list_of(app::wished_places())}, {"weathers", list_of(app::wished_weathers())}});
}

void handle_picture(Call& call, app::PlaceGallery& gallery) {
  reply_bytes(call.response, gallery.png(call.path_parameter("id")), "image/png");
  // Changes only with a new version of the program.
  call.response.add_header("Cache-Control", "public, max-age=86400");
}

}  // namespace

std::vector<Route> place_routes(app::PlaceGallery& gallery) {
  return {
      {Method::get, "/api/places", Access::anyone, handle_places},
      heavy({Method::get, "/api/places/:id", Access::anyone,
             [&gallery](Call& call) { handle_picture(call, gallery); }}),
  };
}

}  // namespace http
