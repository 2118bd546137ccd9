#include <cstdio>
#include <filesystem>

#include <sys/stat.h>

#include "app/backup_service.h"
#include "base/clock.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"
#include "storage/backup_file.h"
#include "storage/backup_folder.h"
#include "storage/data_folder.h"

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

// The one word that names a backup: a path, or a name as `backup list` prints it.
fs::path named_backup(const Arguments& arguments, const CommandRule& rule,
                      const storage::BackupFolder& backups) {
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
  database_file(*config);
  ::umask(0077);
  storage::BackupFolder backups = backups_of(*config);
  constexpr auto kind = app::ports::BackupKind::by_hand;
  const app::ports::Backup backup = backups.make(base::SystemClock().now(), kind);
  app::prune_backups(backups, kind, config->backup.keep);
  surroundings.out << "Gesichert: " << (backups.folder() / backup.name).string() << " ("
                   << in_megabytes(backup.size_bytes) << ")\n";
  return exit_done;
}

const CommandRule backup_list_rule{"backup list", "Zeigt die Sicherungen, die neueste zuerst.",
                                   backup_command_options};

int backup_list_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_list_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
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
    "backup restore", "Setzt eine Sicherung an die Stelle der Datenbank.", backup_command_options,
    "SICHERUNG",
    "SICHERUNG ist ein Name aus „buntstift backup list“ oder der Pfad einer Datei. Der Server darf dabei "
    "nicht laufen. Die Sicherung wird vorher geprüft, und die bisherige Datenbank bleibt unter anderem Namen "
    "erhalten.\nBeispiel: buntstift backup restore buntstift-2026-11-20T020000Z.sqlite3"};

int backup_restore_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, backup_restore_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  ::umask(0077);
  const fs::path file = named_backup(arguments, backup_restore_rule, backups_of(*config));
  const storage::DataFolder folder(config->data.dir);
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

}  // namespace cli
