#include <filesystem>

#include <sys/stat.h>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/picture_store.h"
#include "cli/settings.h"
#include "storage/data_copy.h"
#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/postgres_database.h"
#include "storage/postgres_error.h"
#include "storage/sqlite_storage.h"
#include "storage/storage_error.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using base::AppError;
using base::ErrorCode;
using storage::Connection;

constexpr OptionRule data_copy_options[] = {
    {"--from", "QUELLE", "Datenordner oder Adresse, woher; sonst die Datenbank der Konfiguration."},
    {"--to", "ZIEL", "Datenordner oder Adresse, wohin; sonst die Datenbank der Konfiguration."},
    data_dir_option,
    config_option};

constexpr OptionRule data_pictures_options[] = {
    {"--to", "ZIEL", "„store“: in den Bildspeicher, „database“: zurück in die Datenbank."},
    data_dir_option,
    config_option};

// A folder, or a server where the word is an address.
config::Config place_named(config::Config config, const std::optional<std::string>& word) {
  if (!word) return config;
  const bool is_address = word->starts_with("postgresql://") || word->starts_with("postgres://");
  config.data.url = is_address ? *word : "";
  if (!is_address) config.data.dir = *word;
  return config;
}

bool is_same_place(const config::Config& a, const config::Config& b) {
  if (a.data.url != b.data.url) return false;
  std::error_code ignored;
  return !a.data.url.empty() ||
         fs::weakly_canonical(a.data.dir, ignored) == fs::weakly_canonical(b.data.dir, ignored);
}

// A database that is being copied. A file is locked, so that no server writes to it meanwhile.
class Side {
 public:
  Side(const config::Config& config, bool is_target) {
    if (const auto server = database_server(config)) {
      place_ = storage::place_of(*server);
      // Makes the tables of a target; a source must have them.
      if (is_target) storage::PostgresDatabase(*server, migrations_, base::SystemClock().now());
      storage::look_at_server(*server, migrations_);
      connection_ = std::make_unique<Connection>(storage::PostgresDriver::connect(*server));
      return;
    }
    place_ = config.data.dir;
    const fs::path file = fs::path(config.data.dir) / storage::database_name;
    if (is_target) storage::SqliteStorage(config.data.dir, base::SystemClock());
    if (!fs::exists(file)) throw AppError(ErrorCode::not_found, "copy_source_empty", {}, {place_});
    lock_ = std::make_unique<storage::DataFolder>(config.data.dir);
    connection_ = std::make_unique<Connection>(
        file, is_target ? storage::ConnectionMode::writer : storage::ConnectionMode::reader);
  }

  Connection& connection() { return *connection_; }
  const std::string& place() const { return place_; }
  std::span<const storage::Migration> migrations() const { return migrations_; }

  void require_newest() {
    if (storage::count_known_steps(*connection_, migrations_) != migrations_.size()) {
      throw AppError(ErrorCode::conflict, "copy_source_older");
    }
  }

 private:
  std::vector<storage::Migration> migrations_ = storage::embedded_migrations();
  std::string place_;
  std::unique_ptr<storage::DataFolder> lock_;
  std::unique_ptr<Connection> connection_;
};

void copy(const config::Config& from, const config::Config& to, std::ostream& out) {
  Side source(from, false);
  source.require_newest();
  Side target(to, true);
  out << "Von " << source.place() << " nach " << target.place() << ":\n";
  const storage::Copied copied =
      storage::copy_data(source.connection(), target.connection(), source.migrations(),
                         [&](const std::string& table, std::int64_t rows) {
                           if (rows > 0) out << "  " << table << ": " << rows << "\n";
                         });
  out << "Kopiert und verglichen: " << copied.tables << " Tabellen, " << copied.rows << " Zeilen.\n";
}

}  // namespace

const CommandRule data_copy_rule{
    "data copy",
    "Kopiert alle Daten in eine leere Datenbank, von einer Datei nach PostgreSQL oder zurück.",
    data_copy_options,
    {},
    "Beide Seiten werden danach Tabelle für Tabelle verglichen. Geht etwas schief, so bleibt das Ziel leer, "
    "und "
    "man kann von vorn beginnen. Währenddessen darf kein Server laufen.\nBeispiel: buntstift data copy "
    "--from "
    "./data --to postgresql://buntstift@db.example/buntstift\nDas Passwort steht besser in „url“ im "
    "Abschnitt "
    "[data] oder in PGPASSWORD als in der Befehlszeile, die andere sehen können."};

int data_copy_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, data_copy_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const config::Config from = place_named(*config, arguments.value("--from"));
  const config::Config to = place_named(*config, arguments.value("--to"));
  if (is_same_place(from, to)) throw AppError(ErrorCode::invalid, "copy_same");
  ::umask(0077);
  try {
    copy(from, to, surroundings.out);
  } catch (const storage::PostgresError& error) {
    storage::throw_translated(error);
  } catch (const SQLite::Exception& error) {
    storage::throw_translated(error);
  }
  return exit_done;
}

const CommandRule data_pictures_rule{
    "data pictures",
    "Bringt große Bilder aus der Datenbank in den Bildspeicher (Abschnitt [pictures]) oder zurück.",
    data_pictures_options,
    {},
    "Jedes Bild wird mit seiner Prüfsumme verglichen, bevor es am alten Ort verschwindet. Der Server darf "
    "dabei "
    "laufen. Was unterbrochen wurde, geht beim nächsten Mal weiter. Wer den Speicher nicht mehr will, holt "
    "erst "
    "alles zurück und nimmt dann seine Adresse aus der Konfiguration.\nBeispiel: buntstift data pictures "
    "--to "
    "store --config /etc/buntstift/config.toml"};

int data_pictures_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, data_pictures_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  const std::string to = arguments.value("--to").value_or("");
  if (to != "store" && to != "database") throw AppError(ErrorCode::invalid, "pictures_direction");
  if (config->pictures.s3_url.empty()) throw AppError(ErrorCode::not_found, "picture_store_none");
  config::Config only_database = *config;
  only_database.pictures = {};
  const base::SystemClock clock;
  const auto storage = with_object_store(
      open_storage(only_database, clock, {}, storage::FolderUse::beside_a_server), *config, clock);
  int told = 0;
  const auto each = [&](const std::string&) {
    if (++told % 1000 == 0) surroundings.out << "  " << told << " Bilder\n" << std::flush;
  };
  const int moved = to == "store" ? storage->move_out(each) : storage->move_in(each);
  const auto place = storage->content_place().value();
  surroundings.out << "Bewegt: " << moved << ". Im Bildspeicher " << place.location
                   << " liegen jetzt: " << place.counts.objects << ".\n";
  return exit_done;
}

}  // namespace cli
