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

// {folder, dataFolder, freeBytes, everyHours, keep, failure: {at, message} or null, backups: [...]}
void handle_list(Call& call, const app::BackupService& backups, const app::Settings& settings) {
  const app::BackupState state = backups.state();
  Json body = {{"folder", state.folder.string()}, {"dataFolder", state.data_folder.string()},
               {"freeBytes", state.free_bytes},   {"everyHours", settings.backup_every.count()},
               {"keep", settings.backups_kept},   {"failure", nullptr},
               {"backups", Json::array()}};
  if (state.failure) {
    body["failure"] = {{"at", base::to_iso8601(state.failure->at)}, {"message", state.failure->message}};
  }
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

std::vector<Route> backup_routes(app::BackupService& backups, const app::Settings& settings) {
  return {
      {Method::get, "/api/admin/backups", Access::admin,
       [&](Call& call) { handle_list(call, backups, settings); }},
      heavy({Method::post, "/api/admin/backups", Access::admin,
             [&backups](Call& call) {
               reply_json(call.response, backup_json(backups.make(call.signed_in())), 201);
             }}),
      {Method::get, "/api/admin/backups/:name", Access::admin,
       [&backups](Call& call) { handle_download(call, backups); }},
      {Method::del, "/api/admin/backups/:name", Access::admin,
       [&backups](Call& call) { handle_delete(call, backups); }},
  };
}

}  // namespace http
