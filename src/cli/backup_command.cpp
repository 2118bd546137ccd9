#include <algorithm>
#include <cstdio>
#include <filesystem>

#include <sys/stat.h>

#include "app/backup_copy_service.h"
#include "app/backup_service.h"
#include "app/ports/backup_name.h"
#include "base/clock.h"
#include "base/messages.h"
#include "cli/backup_places.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"
#include "storage/backup_file.h"
#include "storage/backup_folder.h"
#include "storage/checksum_file.h"
#include "storage/data_folder.h"
#include "storage/file_owner.h"
#include "storage/server_backups.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

constexpr OptionRule backup_command_options[] = {data_dir_option, config_option};

fs::path database_file(const config::Config& config) {
  fs::path file = fs::path(config.data.dir) / storage::database_name;
  std::error_code ignored;
  if (!fs::exists(file, ignored)) {
    throw base::AppError(base::ErrorCode::not_found, "database_missing", {}, {config.data.dir});
  }
  return file;
}

// Backups of a database server are made by its own tools.
void require_file(const config::Config& config) {
  if (const auto server = database_server(config)) throw storage::backup_of_server(*server);
}

std::string in_megabytes(std::uint64_t bytes) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f MB", static_cast<double>(bytes) / 1e6);
  std::string out = text;
  if (const auto point = out.find('.'); point != std::string::npos) out[point] = ',';
  return out;
}

std::string counted(int number, const char* one, const char* many) {
  return std::to_string(number) + " " + (number == 1 ? one : many);
}

std::string in_words(const storage::BackupContent& content) {
  return counted(content.users, "Konto", "Konten") + " und " + counted(content.books, "Malbuch", "Malbücher");
}

void warn_of_raw_copy(const storage::BackupContent& content, std::ostream& err) {
  if (!content.is_raw_copy) return;
  err << "Hinweis: Die Datei stammt nicht von „buntstift backup create“, sondern ist eine Kopie der "
         "Datenbank. Wurde sie bei laufendem Server gemacht, fehlt womöglich das zuletzt Gespeicherte.\n";
}

// The one word that names a backup: a path, or a name as `backup list` prints it. Empty where --newest is
// given instead.
fs::path named_backup(const Arguments& arguments, const CommandRule& rule,
                      const storage::BackupFolder& backups) {
  if (arguments.has("--newest")) {
    if (!arguments.positionals().empty()) throw UsageError("backup_name_or_newest", {});
    return {};
  }
  const auto& words = arguments.positionals();
  if (words.empty()) throw UsageError("backup_name_missing", {std::string(rule.name)});
  if (words.size() > 1) throw UsageError("argument_surplus", {words[1], std::string(rule.name)});
  fs::path path = words[0];
  std::error_code ignored;
  if (path.has_parent_path() || fs::exists(path, ignored)) return path;
  return backups.folder() / path;
}

storage::BackupFolder backups_of(const config::Config& config) {
  return {backup_folder(config), fs::path(config.data.dir) / storage::database_name};
}

app::BackupRule rule_for(const config::Config& config, app::ports::BackupKind kind) {
  if (kind == app::ports::BackupKind::by_hand) return {config.backup.keep, 0, 0};
  return {config.backup.keep, config.backup.keep_weekly, config.backup.keep_monthly};
}

// Copies it to every other place, and returns whether that went well.
bool copy_everywhere(const config::Config& config, const fs::path& file, Surroundings& surroundings) {
  const base::SystemClock clock;
  bool is_well = true;
  for (const auto& place : make_backup_places(config, clock)) {
    try {
      app::copy_backup(*place, file, file.filename().string());
      surroundings.out << "Kopiert: " << place->location() << "\n";
    } catch (const base::AppError& error) {
      surroundings.err << base::german_message(error) << "\n";
      is_well = false;
    }
  }
  return is_well;
}

void list_places(const config::Config& config, Surroundings& surroundings) {
  const base::SystemClock clock;
  for (const auto& place : make_backup_places(config, clock)) {
    try {
      const auto list = app::backups_among(place->names());
      surroundings.out << (list.empty() ? "Noch keine Sicherung liegt an dem Ort "
                                        : "Sicherungen an dem Ort ")
                       << place->location() << (list.empty() ? ".\n" : ":\n");
      for (const auto& backup : list) surroundings.out << "  " << backup.name << "\n";
    } catch (const base::AppError& error) {
      surroundings.err << base::german_message(error) << "\n";
    }
  }
}

// Brings a backup of another place into the folder for backups, with its checksum, and returns its path;
// empty where the place does not have it. `name` empty: the newest.
fs::path fetch_from(app::ports::BackupPlace& place, const std::string& name, const config::Config& config) {
  const std::vector<std::string> names = place.names();
  const auto there = app::backups_among(names);
  const auto found = std::find_if(there.begin(), there.end(),
                                  [&](const auto& backup) { return name.empty() || backup.name == name; });
  if (found == there.end()) return {};
  const storage::FileOwner owner = storage::FileOwner::of(config.data.dir);
  const fs::path folder = backup_folder(config);
  fs::path target = folder / found->name;
  owner.create_folder(folder);
  const auto fetch = [&](const std::string& file) {
    owner.create_file(folder / file);
    place.fetch(file, folder / file);
  };
  const std::string checksum = found->name + app::ports::checksum_suffix;
  try {
    if (std::find(names.begin(), names.end(), checksum) != names.end()) fetch(checksum);
    fetch(found->name);
    storage::require_checksum(target);
  } catch (...) {
    // Half a backup must not look like one.
    std::error_code ignored;
    fs::remove(target, ignored);
    fs::remove(folder / checksum, ignored);
    throw;
  }
  return target;
}

// The file that a command is about: one here, or the newest one anywhere, or one that is fetched.
fs::path found_backup(const fs::path& named, const config::Config& config,
                      const storage::BackupFolder& backups, Surroundings& surroundings) {
  std::error_code ignored;
  if (!named.empty() && (fs::exists(named, ignored) || named.parent_path() != backups.folder())) return named;
  if (named.empty() && !backups.list().empty()) return backups.folder() / backups.list().front().name;
  const base::SystemClock clock;
  const auto places = make_backup_places(config, clock);
  if (places.empty() && !named.empty()) return named;  // which says that it is missing
  for (const auto& place : places) {
    fs::path fetched = fetch_from(*place, named.filename().string(), config);
    if (fetched.empty()) continue;
    surroundings.out << "Geholt: " << fetched.filename().string() << " von " << place->location() << "\n";
    return fetched;
  }
  throw base::AppError(base::ErrorCode::not_found, "backup_nowhere", {}, {backups.folder().string()});
}

constexpr OptionRule newest_option{"--newest", "", "Die neueste Sicherung, hier oder an einem anderen Ort."};
constexpr OptionRule backup_restore_options[] = {newest_option, data_dir_option, config_option};

}  // namespace

const CommandRule backup_create_rule{
    "backup create",
    "Sichert die Datenbank in eine Datei, auch während der Server läuft.",
    backup_command_options,
    {},
    "Die Datei wird geprüft. Bleiben mehr Sicherungen von Hand liegen als „keep“ im Abschnitt [backup] "
    "erlaubt, wird die älteste davon gelöscht. Sicherungen nach Plan zählen für sich."};

int backup_create_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_create_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  require_file(*config);
  database_file(*config);
  ::umask(0077);
  storage::BackupFolder backups = backups_of(*config);
  constexpr auto kind = app::ports::BackupKind::by_hand;
  const app::ports::Backup backup = backups.make(base::SystemClock().now(), kind);
  app::prune_backups(backups, kind, rule_for(*config, kind));
  surroundings.out << "Gesichert: " << (backups.folder() / backup.name).string() << " ("
                   << in_megabytes(backup.size_bytes) << ")\n";
  const bool is_everywhere = copy_everywhere(*config, backups.folder() / backup.name, surroundings);
  return is_everywhere ? exit_done : exit_failed;
}

const CommandRule backup_list_rule{"backup list", "Zeigt die Sicherungen, die neueste zuerst.",
                                   backup_command_options};

int backup_list_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_list_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  require_file(*config);
  const storage::BackupFolder backups = backups_of(*config);
  const auto list = backups.list();
  if (list.empty()) {
    surroundings.out << "In " << backups.folder().string() << " liegt noch keine Sicherung.\n";
  } else {
    surroundings.out << "Sicherungen in " << backups.folder().string() << ":\n";
  }
  for (const auto& backup : list) {
    const bool is_by_hand = backup.kind == app::ports::BackupKind::by_hand;
    surroundings.out << "  " << backup.name << "  " << in_megabytes(backup.size_bytes)
                     << (is_by_hand ? "  von Hand" : "  nach Plan") << "\n";
  }
  list_places(*config, surroundings);
  return exit_done;
}

const CommandRule backup_verify_rule{
    "backup verify", "Prüft, ob eine Sicherung vollständig und unbeschädigt ist. Verändert nichts.",
    backup_command_options, "SICHERUNG",
    "SICHERUNG ist ein Name aus „buntstift backup list“ oder der Pfad einer Datei."};

int backup_verify_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_verify_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const fs::path file = named_backup(arguments, backup_verify_rule, backups_of(*config));
  const auto content = storage::inspect_backup(file, storage::embedded_migrations());
  warn_of_raw_copy(content, surroundings.err);
  surroundings.out << "Die Sicherung ist unbeschädigt und enthält " << in_words(content) << ".\n";
  return exit_done;
}

const CommandRule backup_restore_rule{
    "backup restore", "Setzt eine Sicherung an die Stelle der Datenbank.", backup_restore_options,
    "SICHERUNG",
    "SICHERUNG ist ein Name aus „buntstift backup list“ oder der Pfad einer Datei. Liegt sie nicht hier, "
    "wird "
    "sie von einem der anderen Orte geholt, auch auf einem neuen Rechner. Der Server darf dabei "
    "nicht laufen. Die Sicherung wird vorher geprüft, und die bisherige Datenbank bleibt unter anderem Namen "
    "erhalten.\nBeispiel: buntstift backup restore buntstift-2026-11-20T020000Z.sqlite3"};

int backup_restore_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_restore_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  require_file(*config);
  ::umask(0077);
  const storage::BackupFolder backups = backups_of(*config);
  const fs::path named = named_backup(arguments, backup_restore_rule, backups);
  const storage::DataFolder folder(config->data.dir);
  const fs::path file = found_backup(named, *config, backups, surroundings);
  const storage::Restored restored =
      storage::restore_backup(folder, file, storage::embedded_migrations(), base::SystemClock().now());
  warn_of_raw_copy(restored.content, surroundings.err);
  surroundings.out << "Wiederhergestellt: " << in_words(restored.content) << ".\n";
  if (!restored.replaced.empty()) {
    surroundings.out << "Die bisherige Datenbank liegt jetzt hier: " << restored.replaced.string() << "\n";
  }
  surroundings.out << "Alle Anmeldungen sind beendet. Sie können den Server wieder starten.\n";
  return exit_done;
}

const CommandRule backup_test_rule{
    "backup test",
    "Prüft die anderen Orte für Sicherungen: schreibt, liest und löscht dort eine kleine Datei.",
    backup_command_options,
    {},
    "Endet mit 1, wenn es an einem nicht klappt."};

int backup_test_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_test_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const base::SystemClock clock;
  const auto places = make_backup_places(*config, clock);
  if (places.empty()) throw base::AppError(base::ErrorCode::not_found, "backup_no_places");
  // A container from scratch has no folder for temporary files, a new machine none for data.
  std::error_code ignored;
  const bool has_data = fs::is_directory(config->data.dir, ignored);
  const fs::path scratch = has_data ? fs::path(config->data.dir) : fs::temp_directory_path();
  bool is_well = true;
  for (const auto& place : places) {
    try {
      app::test_place(*place, scratch);
      surroundings.out << "In Ordnung: " << place->location() << "\n";
    } catch (const base::AppError& error) {
      surroundings.err << base::german_message(error) << "\n";
      is_well = false;
    }
  }
  return is_well ? exit_done : exit_failed;
}

}  // namespace cli
