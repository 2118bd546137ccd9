#include "cli/start_checks.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>

#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/iso8601.h"
#include "base/messages.h"
#include "base/system_error.h"
#include "cli/engines.h"
#include "cli/picture_store.h"
#include "cli/settings.h"
#include "http/address_ranges.h"
#include "http/socket.h"
#include "plans/calendar.h"
#include "storage/data_folder.h"
#include "storage/database_health.h"
#include "storage/migrations.h"
#include "storage/postgres_database.h"

namespace cli {
namespace {

namespace fs = std::filesystem;
using Findings = std::vector<Finding>;

// SQLite's locks do not work reliably on these; numbers from statfs(2).
bool is_network_file_system(long type) {
  constexpr long types[] = {0x6969 /* NFS */, 0xff534d42 /* CIFS */, 0xfe534d42 /* SMB2 */,
                            0x517b /* SMB */, 0x01021997 /* 9P */,   0x5346414f /* AFS */,
                            0x00c36400 /* Ceph */};
  return std::find(std::begin(types), std::end(types), static_cast<long>(static_cast<unsigned int>(type))) !=
         std::end(types);
}

bool is_usable_folder(const fs::path& folder) {
  return ::access((folder / ".").c_str(), R_OK | W_OK | X_OK) == 0;
}

// The folder itself, or the nearest one above it that is there.
fs::path nearest_existing(const fs::path& folder) {
  std::error_code ignored;
  fs::path place = fs::absolute(folder).lexically_normal();
  while (!fs::exists(fs::symlink_status(place, ignored)) && place.has_relative_path()) {
    place = place.parent_path();
  }
  return place;
}

void check_file_system(const fs::path& folder, Findings& findings) {
  struct statfs system {};
  if (::statfs(nearest_existing(folder).c_str(), &system) != 0) return;
  if (is_network_file_system(system.f_type)) {
    findings.push_back(
        {Severity::bad,
         "Der Datenordner liegt auf einem Netzlaufwerk. Dort kann die Datenbank Schaden nehmen; "
         "bitte wählen Sie einen Ordner auf diesem Rechner."});
  } else {
    findings.push_back({Severity::good, "Der Datenordner liegt auf einem Datenträger dieses Rechners."});
  }
}

// A folder that is missing has to be made; returns whether it is there.
bool check_presence(const fs::path& folder, Findings& findings) {
  struct stat status {};
  if (::stat(folder.c_str(), &status) == 0) return true;
  const int error = errno;
  const fs::path above = nearest_existing(folder);
  if (error == ENOENT && ::access((above / ".").c_str(), W_OK | X_OK) == 0) {
    findings.push_back(
        {Severity::good, "Der Datenordner " + folder.string() + " fehlt noch; der erste Start legt ihn an."});
  } else if (error == ENOENT) {
    findings.push_back({Severity::bad, "Der Datenordner " + folder.string() +
                                           " fehlt und kann nicht angelegt werden: In " + above.string() +
                                           " darf dieses Benutzerkonto nicht schreiben."});
  } else {
    findings.push_back({Severity::bad, "Der Datenordner " + folder.string() + " ist nicht zugänglich: " +
                                           base::german_system_error(error) + "."});
  }
  return false;
}

// Returns whether the folder can be used at all.
bool check_rights(const fs::path& folder, Findings& findings) {
  struct stat status {};
  const bool is_there = ::stat(folder.c_str(), &status) == 0;
  if (is_there && !S_ISDIR(status.st_mode)) {
    findings.push_back({Severity::bad, "Der Datenordner " + folder.string() +
                                           " ist eine Datei. Bitte nennen Sie einen Ordner, oder nehmen "
                                           "Sie die Datei dort weg."});
    return false;
  }
  if (!is_there || !is_usable_folder(folder)) {
    findings.push_back(
        {Severity::bad, "In den Datenordner " + folder.string() +
                            " kann nicht geschrieben werden. Er muss dem Benutzer gehören, unter "
                            "dem Buntstift läuft."});
    return false;
  }
  if ((status.st_mode & 0077U) != 0) {
    findings.push_back(
        {Severity::notice,
         "Andere Benutzer dieses Rechners können in den Datenordner sehen. Abhilfe: chmod 700 " +
             folder.string()});
  } else {
    findings.push_back(
        {Severity::good, "Der Datenordner ist beschreibbar und vor anderen Benutzern geschützt."});
  }
  return true;
}

// A file that root has made there keeps the service from starting, which runs as the folder's owner.
void check_owners(const fs::path& folder, Findings& findings) {
  struct stat owner {};
  if (::stat(folder.c_str(), &owner) != 0) return;
  const std::string database = storage::database_name;
  for (const std::string& name :
       {std::string("buntstift.lock"), database, database + "-wal", database + "-shm"}) {
    struct stat status {};
    const fs::path file = folder / name;
    if (::stat(file.c_str(), &status) != 0) continue;
    const bool is_usable = ::access(file.c_str(), R_OK | W_OK) == 0;
    if (is_usable && status.st_uid == owner.st_uid) continue;
    findings.push_back(
        {is_usable ? Severity::notice : Severity::bad,
         "Die Datei " + file.string() +
             " gehört nicht dem Benutzer, dem der Datenordner gehört. Abhilfe: chown --reference=" +
             folder.string() + " " + file.string()});
  }
}

void check_schema(const fs::path& folder, Findings& findings) {
  if (const auto refusal = storage::find_schema_refusal(folder)) {
    findings.push_back({Severity::bad, base::german_message(*refusal)});
  }
}

// Connects, and changes nothing.
void check_server(const storage::PostgresAddress& address, Findings& findings) {
  try {
    const storage::ServerHealth health = storage::look_at_server(address, storage::embedded_migrations());
    findings.push_back(
        {Severity::good, "Datenbank: PostgreSQL " + health.version + ", " + health.place + "."});
    findings.push_back(
        {Severity::good, health.steps == 0 ? "Die Datenbank ist leer; der erste Start legt die Tabellen an."
                         : health.pending > 0 ? "Die Datenbank hat den Stand einer älteren Version; der "
                                                "nächste Start bringt sie auf den neuen."
                                              : "Die Datenbank hat den Stand dieser Version."});
    findings.push_back({Severity::good, "Sicherungen macht dort pg_dump, nicht Buntstift."});
  } catch (const base::AppError& error) {
    findings.push_back({Severity::bad, base::german_message(error)});
  }
}

void check_certificate(const config::Config& config, base::Time now, Findings& findings) {
  constexpr std::chrono::days soon{14};
  try {
    const auto tls = make_tls(config);
    if (!tls) return;
    const base::Time end = tls->current()->valid_until();
    const std::string date = base::to_iso8601(end).substr(0, 10);
    if (end < now) {
      findings.push_back(
          {Severity::notice, "Das Zertifikat ist am " + date +
                                 " abgelaufen: Browser warnen vor der Seite. Bitte erneuern Sie es."});
    } else if (end < now + soon) {
      findings.push_back({Severity::notice, "Das Zertifikat gilt nur noch bis " + date + "."});
    } else {
      findings.push_back({Severity::good, "Das Zertifikat gilt bis " + date + "."});
    }
  } catch (const base::AppError& error) {
    findings.push_back({Severity::bad, base::german_message(error)});
  }
}

// The server starts without it, and says each time that it could not save.
void check_backup_folder(const config::Config& config, Findings& findings) {
  const fs::path folder = backup_folder(config);
  const fs::path place = nearest_existing(folder);
  const bool is_in_data = nearest_existing(config.data.dir) == place;  // which has been looked at
  if (is_in_data || ::access((place / ".").c_str(), W_OK | X_OK) == 0) return;
  findings.push_back(
      {Severity::notice, "In den Ordner für die Sicherungen, " + folder.string() +
                             ", kann nicht geschrieben werden. Bitte prüfen Sie „dir“ im Abschnitt "
                             "[backup] und die Rechte des Ordners."});
}

}  // namespace

std::vector<config::Problem> find_refused_settings(const config::Loaded& loaded) {
  std::vector<config::Problem> problems;
  const auto report = [&](std::string_view key, const base::AppError& error) {
    for (const config::Origin& origin : loaded.origins) {
      if (origin.setting->key() == key) problems.push_back({origin.source, std::string(key), error});
    }
  };
  const std::string& zone = loaded.config.product.time_zone;
  if (!plans::TimeZone::find(zone)) {
    report("product.time_zone", base::AppError(base::ErrorCode::invalid, "time_zone_unknown", {}, {zone}));
  }
  try {
    http::AddressRanges::parse(loaded.config.server.trusted_proxies);
  } catch (const base::AppError& error) {
    report("server.trusted_proxies", error);
  }
  try {
    make_engines(loaded.config);
  } catch (const base::AppError& error) {
    for (const config::Engine& engine : loaded.config.engines) {
      if (engine.kind == config::EngineKind::comfyui) {
        report(std::string(config::engine_sections) + engine.name + ".workflow", error);
      }
    }
  }
  return problems;
}

Findings find_obstacles(const config::Config& config) {
  const fs::path folder = config.data.dir;
  Findings findings;
  if (check_presence(folder, findings)) {
    findings.push_back({Severity::good, "Datenordner: " + folder.string()});
    if (check_rights(folder, findings)) {
      check_owners(folder, findings);
      if (config.data.url.empty()) check_schema(folder, findings);
    }
  }
  if (const auto server = database_server(config)) {
    check_server(*server, findings);
  } else {
    check_file_system(folder, findings);
    check_backup_folder(config, findings);
  }
  check_certificate(config, base::SystemClock().now(), findings);
  return findings;
}

Findings find_listening_obstacles(const config::Config& config) {
  Findings findings;
  if (storage::DataFolder::is_locked(config.data.dir)) return findings;
  const auto look = [&](const std::string& host, int port) {
    if (port == 0 && !host.starts_with(http::unix_prefix)) return;  // any that is free
    try {
      http::try_listening_on(host, port);
      findings.push_back(
          {Severity::good, port == 0 ? host + " ist frei." : "Port " + std::to_string(port) + " ist frei."});
    } catch (const base::AppError& error) {
      findings.push_back({Severity::bad, base::german_message(error)});
    }
  };
  look(config.server.host, config.server.port);
  if (!config.server.redirect_host.empty()) look(config.server.redirect_host, config.server.redirect_port);
  return findings;
}

std::optional<Finding> check_picture_store(const config::Config& config) {
  const base::SystemClock clock;
  const auto store = make_object_store(config, clock);
  if (!store) return std::nullopt;
  const std::string name = "Bildspeicher " + store->location() + ": ";
  try {
    try_object_store(*store);
    return Finding{Severity::good, name + "Schreiben, Lesen und Löschen gehen."};
  } catch (const app::ports::ObjectStoreError& error) {
    return Finding{Severity::bad, name + error.what() +
                                      ". Bitte prüfen Sie Adresse, Bucket und Schlüssel im Abschnitt "
                                      "[pictures], und ob er erreichbar ist."};
  }
}

bool write_obstacles(std::ostream& err, const Findings& findings) {
  bool is_free = true;
  for (const Finding& finding : findings) {
    if (finding.severity == Severity::notice) err << "Hinweis: " << finding.sentence << "\n";
    if (finding.severity == Severity::bad) err << finding.sentence << "\n";
    is_free = is_free && finding.severity != Severity::bad;
  }
  return is_free;
}

}  // namespace cli
