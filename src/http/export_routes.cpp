#include "http/export_routes.h"

#include "base/iso8601.h"
#include "http/account_json.h"
#include "http/reply.h"
#include "http/share_json.h"
#include "http/words.h"

namespace http {
namespace {

using OrderedJson = nlohmann::ordered_json;

// Lists of what somebody made; the files lie beside it in the archive.
OrderedJson made_json(const app::PersonalData& data) {
  OrderedJson books = OrderedJson::array();
  for (const books::Book& book : data.books) {
    books.push_back({{"id", book.id},
                     {"title", book.title},
                     {"description", book.description},
                     {"childName", book.child_name},
                     {"createdAt", base::to_iso8601(book.created_at)},
                     {"pictureIds", book.picture_ids}});
  }
  OrderedJson pictures = OrderedJson::array();
  for (const auto& picture : data.pictures) {
    pictures.push_back({{"id", picture.id},
                        {"prompt", picture.prompt},
                        {"engine", picture.engine},
                        {"createdAt", base::to_iso8601(picture.created_at)}});
  }
  return {{"books", books}, {"pictures", pictures}};
}

OrderedJson jobs_json(const app::PersonalData& data) {
  OrderedJson jobs = OrderedJson::array();
  for (const app::ports::JobRecord& job : data.jobs) {
    jobs.push_back({{"id", job.id},
                    {"prompt", job.prompt},
                    {"engine", job.engine},
                    {"state", word_of(job.state, job_state_words)},
                    {"createdAt", base::to_iso8601(job.created_at)}});
  }
  return jobs;
}

// How it is sorted.
OrderedJson album_json(const app::PersonalData& data) {
  OrderedJson pictures = OrderedJson::array();
  for (const app::ports::AlbumPicture& picture : data.album) {
    pictures.push_back(
        {{"id", picture.id},
         {"isFavourite", picture.is_favourite},
         {"folder", picture.folder_id ? OrderedJson(*picture.folder_id) : OrderedJson(nullptr)}});
  }
  OrderedJson folders = OrderedJson::array();
  for (const app::ports::Folder& folder : data.folders) {
    folders.push_back({{"id", folder.id}, {"name", folder.name}});
  }
  return {{"pictures", pictures}, {"folders", folders}, {"workbench", data.workbench}};
}

OrderedJson data_json(const app::PersonalData& data) {
  OrderedJson json = {{"account", to_json(data.account)}};
  json["account"]["planUntil"] =
      data.plan_until ? OrderedJson(base::to_iso8601(*data.plan_until)) : OrderedJson(nullptr);
  json["account"]["class"] = data.class_name;
  json["signOn"] = OrderedJson::array();
  for (const auto& identity : data.identities) {
    json["signOn"].push_back({{"issuer", identity.issuer},
                              {"subject", identity.subject},
                              {"createdAt", base::to_iso8601(identity.created_at)}});
  }
  json["sessions"] = OrderedJson::array();
  for (const auto& session : data.sessions) {
    json["sessions"].push_back({{"createdAt", base::to_iso8601(session.created_at)},
                                {"expiresAt", base::to_iso8601(session.expires_at)},
                                {"userAgent", session.user_agent}});
  }
  json.update(made_json(data));
  json["jobs"] = jobs_json(data);
  json["album"] = album_json(data);
  json["shares"] = OrderedJson::array();
  for (const auto& share : data.shares) json["shares"].push_back(OrderedJson(to_json(share)));
  json["sharedWorks"] = OrderedJson(works_json(data.shared_works));
  json["usage"] = OrderedJson::array();
  for (const auto& record : data.usage) {
    json["usage"].push_back({{"counter", record.counter == app::ports::Counter::books ? "books" : "pictures"},
                             {"period", record.period},
                             {"used", record.used}});
  }
  json["achievements"] = OrderedJson::array();
  for (const auto& earned : data.achievements) {
    json["achievements"].push_back({{"id", earned.id}, {"earnedAt", base::to_iso8601(earned.earned_at)}});
  }
  json["rating"] = data.stars ? OrderedJson(*data.stars) : OrderedJson(nullptr);
  return json;
}

void handle_export(Call& call, app::ExportService& exports, const app::Session& person) {
  const app::PersonalData data = exports.collect(person);
  std::string zip = exports.archive(person, data, data_json(data).dump(2));
  const bool is_own = person.user_id == call.signed_in().user_id;
  call.response.add_header("Content-Disposition", std::string("attachment; filename=\"") +
                                                      (is_own ? "meine-daten" : "daten") + ".zip\"");
  reply_bytes(call.response, std::move(zip), "application/zip");
}

}  // namespace

std::vector<Route> export_routes(app::ExportService& exports) {
  return {heavy({Method::get, "/api/me/export", Access::signed_in,
                 [&exports](Call& call) { handle_export(call, exports, call.signed_in()); }}),
          heavy({Method::get, "/api/admin/users/:id/export", Access::admin,
                 [&exports](Call& call) {
                   handle_export(call, exports, exports.person(call.signed_in(), call.path_parameter("id")));
                 }}),
          heavy({Method::get, "/api/school/classes/:id/pupils/:user/export", Access::teacher,
                 [&exports](Call& call) {
                   handle_export(call, exports,
                                 exports.pupil(call.signed_in(), call.path_parameter("id"),
                                               call.path_parameter("user")));
                 }})};
}

}  // namespace http
