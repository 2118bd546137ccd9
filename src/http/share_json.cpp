#include "http/share_json.h"

#include "base/iso8601.h"
#include "http/picture_json.h"

namespace http {
namespace {

using Json = nlohmann::json;

constexpr IntegerRule place_rule{0, app::farthest_stroke_hundredths_mm};
constexpr TextRule crayon_rule{.min = 1, .max = app::longest_crayon};

Json strokes_json(const std::string& kept) {
  Json strokes = Json::array();
  for (const app::ColourStroke& stroke : app::decode_strokes(kept)) {
    Json json = {{"x", stroke.x_hundredths_mm}, {"y", stroke.y_hundredths_mm}, {"crayon", stroke.crayon}};
    if (!stroke.texture.empty()) json["texture"] = stroke.texture;
    strokes.push_back(std::move(json));
  }
  return strokes;
}

}  // namespace

std::vector<app::ColourStroke> strokes_of(const JsonBody& body) {
  std::vector<app::ColourStroke> strokes;
  if (!body.has("strokes")) return strokes;
  for (const JsonBody& stroke : body.object_list("strokes", app::most_strokes)) {
    strokes.push_back({static_cast<int>(stroke.integer("x", place_rule)),
                       static_cast<int>(stroke.integer("y", place_rule)), stroke.text("crayon", crayon_rule),
                       stroke.optional_text("texture", crayon_rule).value_or("")});
  }
  return strokes;
}

Json to_json(const app::ports::ShareSummary& summary) {
  const app::ports::Share& share = summary.share;
  Json school_class = nullptr;
  if (share.class_id) school_class = {{"id", *share.class_id}, {"name", summary.class_name}};
  return {{"id", share.id},
          {"book", {{"id", share.book_id}, {"title", summary.title}}},
          {"class", std::move(school_class)},
          {"createdAt", base::to_iso8601(share.created_at)},
          {"endsAt", base::to_iso8601(share.ends_at)},
          {"artistCount", summary.artists},
          {"workCount", summary.works},
          {"changedAt", summary.changed_at ? Json(base::to_iso8601(*summary.changed_at)) : Json(nullptr)}};
}

Json to_json(const app::MadeShare& made) {
  Json json = to_json(made.summary);
  json["token"] = made.token;
  return json;
}

Json to_json(const app::ShareView& view) {
  Json json = to_json(view.summary);
  json["token"] = view.token ? Json(*view.token) : Json(nullptr);
  json["pages"] = Json::array();
  for (const std::string& id : view.picture_ids) {
    json["pages"].push_back({{"id", id}, {"imageUrl", image_url(id)}});
  }
  json["artists"] = Json::array();
  for (const app::ports::ShareArtist& artist : view.artists) {
    Json works = Json::array();
    for (const app::ports::ShareWork& work : view.works) {
      if (work.artist_id != artist.id) continue;
      works.push_back({{"picture", work.picture_id}, {"changedAt", base::to_iso8601(work.changed_at)}});
    }
    json["artists"].push_back({{"id", artist.id}, {"name", artist.name}, {"works", std::move(works)}});
  }
  return json;
}

Json works_json(const std::vector<app::ports::ShareWork>& works) {
  Json list = Json::array();
  for (const app::ports::ShareWork& work : works) {
    list.push_back({{"picture", work.picture_id},
                    {"changedAt", base::to_iso8601(work.changed_at)},
                    {"strokes", strokes_json(work.strokes)}});
  }
  return list;
}

Json to_json(const app::SharedBook& book, const std::string& way) {
  Json json = {{"title", book.summary.title},
               {"className", book.summary.class_name},
               {"endsAt", base::to_iso8601(book.summary.share.ends_at)},
               {"isSignedIn", book.knows_caller},
               {"pages", Json::array()},
               {"pupils", Json::array()}};
  std::string folder = "/api/shared/";
  folder += way;
  folder += "/pictures/";
  for (const std::string& id : book.picture_ids)
    json["pages"].push_back({{"id", id}, {"imageUrl", folder + id}});
  for (const app::ListedPupil& pupil : book.pupils) {
    json["pupils"].push_back({{"id", pupil.id}, {"name", pupil.name}});
  }
  return json;
}

Json to_json(const app::JoinedArtist& artist) {
  return {{"id", artist.id}, {"name", artist.name}, {"key", artist.key}, {"works", works_json(artist.works)}};
}

}  // namespace http
