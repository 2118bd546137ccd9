#include "http/backup_routes.h"

#include "base/iso8601.h"
#include "http/answer_file.h"
#include "http/reply.h"
#include "http/words.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json backup_json(const app::ports::Backup& backup) {
  return {{"name", backup.name},
          {"kind", word_of(backup.kind, backup_kind_words)},
          {"sizeBytes", backup.size_bytes},
          {"createdAt", base::to_iso8601(backup.made_at)}};
}

Json failure_json(const std::optional<app::BackupFailure>& failure) {
  if (!failure) return nullptr;
  return {{"at", base::to_iso8601(failure->at)}, {"message", failure->message}};
}

// [{location, newestAt or null, backups, failure: {at, message} or null}]
Json places_json(const std::vector<app::PlaceState>& places) {
  Json list = Json::array();
  for (const app::PlaceState& place : places) {
    list.push_back({{"location", place.location},
                    {"newestAt", place.newest_at ? Json(base::to_iso8601(*place.newest_at)) : Json(nullptr)},
                    {"backups", place.backups},
                    {"failure", failure_json(place.failure)}});
  }
  return list;
}

Json pictures_json(const std::optional<app::ports::ContentPlace>& place) {
  if (!place) return nullptr;
  return {{"location", place->location},
          {"pictures", place->counts.objects},
          {"sizeBytes", place->counts.bytes},
          {"failure", place->failure.empty() ? Json(nullptr) : Json(place->failure)}};
}

// {folder, dataFolder, elsewhere, freeBytes, everyHours, keep, keepWeekly, keepMonthly, failure: {at,
// message} or null, backups: [...], places: [...], pictures: {location, pictures, sizeBytes, failure or null}
// or null}
void handle_list(Call& call, const app::BackupService& backups, const app::BackupCopyService& copies,
                 const app::Settings& settings) {
  const app::BackupState state = backups.state();
  Json body = {{"folder", state.folder.string()},
               {"dataFolder", state.data_folder.string()},
               {"elsewhere", state.elsewhere},
               {"freeBytes", state.free_bytes},
               {"everyHours", settings.backup_every.count()},
               {"keep", settings.backups_kept},
               {"keepWeekly", settings.weekly_backups_kept},
               {"keepMonthly", settings.monthly_backups_kept},
               {"failure", failure_json(state.failure)},
               {"backups", Json::array()},
               {"places", places_json(copies.state())},
               {"pictures", pictures_json(state.pictures)}};
  for (const auto& backup : state.backups) body["backups"].push_back(backup_json(backup));
  reply_json(call.response, body);
}

void handle_download(Call& call, app::BackupService& backups) {
  const std::string& name = call.path_parameter("name");
  reply_file(call.response, backups.file_for_download(call.signed_in(), name), name,
             "application/vnd.sqlite3");
}

void handle_delete(Call& call, app::BackupService& backups) {
  backups.remove(call.signed_in(), call.path_parameter("name"));
  reply_nothing(call.response);
}

}  // namespace

std::vector<Route> backup_routes(app::BackupService& backups, app::BackupCopyService& copies,
                                 const app::Settings& settings) {
  return {
      {Method::get, "/api/admin/backups", Access::admin,
       [&](Call& call) { handle_list(call, backups, copies, settings); }},
      heavy({Method::post, "/api/admin/backups", Access::admin,
             [&backups](Call& call) {
               reply_json(call.response, backup_json(backups.make(call.signed_in())), 201);
             }}),
      heavy({Method::post, "/api/admin/backup-places/test", Access::admin,
             [&copies](Call& call) {
               reply_json(call.response, {{"places", places_json(copies.test(call.signed_in()))}});
             }}),
      {Method::get, "/api/admin/backups/:name", Access::admin,
       [&backups](Call& call) { handle_download(call, backups); }},
      {Method::del, "/api/admin/backups/:name", Access::admin,
       [&backups](Call& call) { handle_delete(call, backups); }},
  };
}

}  // namespace http
