#include <algorithm>
#include <cerrno>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/messages.h"
#include "base/system_error.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"
#include "storage/data_folder.h"
#include "storage/database_health.h"

namespace cli {
namespace {

constexpr OptionRule options[] = {config_option, data_dir_option};

enum class Finding { good, notice, bad };

// Writes one line a check and remembers the worst.
class Report {
 public:
  explicit Report(std::ostream& out) : out_(out) {}

  void add(Finding finding, const std::string& sentence) {
    constexpr std::string_view labels[] = {"gut     ", "Hinweis ", "Fehler  "};
    out_ << labels[static_cast<std::size_t>(finding)] << wrap(sentence, 92, 8) << "\n";
    worst_ = std::max(worst_, finding);
  }
  Finding worst() const { return worst_; }

 private:
  std::ostream& out_;
  Finding worst_ = Finding::good;
};

// SQLite's locks do not work reliably on these; numbers from statfs(2).
bool is_network_file_system(long type) {
  constexpr long types[] = {0x6969 /* NFS */, 0xff534d42 /* CIFS */, 0xfe534d42 /* SMB2 */,
                            0x517b /* SMB */, 0x01021997 /* 9P */,   0x5346414f /* AFS */,
                            0x00c36400 /* Ceph */};
  return std::find(std::begin(types), std::end(types), static_cast<long>(static_cast<unsigned int>(type))) !=
         std::end(types);
}

std::string in_megabytes(unsigned long long bytes) {
  return std::to_string(bytes / 1'000'000) + " MB";
}

void check_space(const std::string& folder, Report& report) {
  constexpr unsigned long long scarce = 500'000'000;
  constexpr unsigned long long too_little = 50'000'000;
  struct statvfs space {};
  if (statvfs(folder.c_str(), &space) != 0) {
    report.add(Finding::bad,
               "Der freie Speicherplatz ist nicht zu ermitteln: " + base::german_system_error(errno) + ".");
    return;
  }
  const unsigned long long free_bytes = static_cast<unsigned long long>(space.f_bavail) * space.f_frsize;
  if (free_bytes < too_little) {
    report.add(Finding::bad,
               "Es sind nur noch " + in_megabytes(free_bytes) + " frei. Bitte schaffen Sie Platz.");
  } else if (free_bytes < scarce) {
    report.add(Finding::notice, "Es sind nur noch " + in_megabytes(free_bytes) + " frei.");
  } else {
    report.add(Finding::good, "Freier Speicherplatz: " + in_megabytes(free_bytes) + ".");
  }
}

void check_file_system(const std::string& folder, Report& report) {
  struct statfs system {};
  if (statfs(folder.c_str(), &system) != 0) return;  // check_space says why
  if (is_network_file_system(system.f_type)) {
    report.add(Finding::bad,
               "Der Datenordner liegt auf einem Netzlaufwerk. Dort kann die Datenbank Schaden nehmen; bitte "
               "wählen Sie "
               "einen Ordner auf diesem Rechner.");
  } else {
    report.add(Finding::good, "Der Datenordner liegt auf einem Datenträger dieses Rechners.");
  }
}

// Returns whether the folder can be used at all.
bool check_rights(const std::string& folder, Report& report) {
  struct stat status {};
  if (stat(folder.c_str(), &status) != 0) {
    report.add(Finding::bad,
               "Der Datenordner ist nicht zugänglich: " + base::german_system_error(errno) + ".");
    return false;
  }
  if (!S_ISDIR(status.st_mode) || access(folder.c_str(), R_OK | W_OK | X_OK) != 0) {
    report.add(Finding::bad,
               "In den Datenordner kann nicht geschrieben werden. Er muss dem Benutzer gehören, unter dem "
               "Buntstift läuft.");
    return false;
  }
  if ((status.st_mode & 0077) != 0) {
    report.add(
        Finding::notice,
        "Andere Benutzer dieses Rechners können in den Datenordner sehen. Abhilfe: chmod 700 " + folder);
  } else {
    report.add(Finding::good, "Der Datenordner ist beschreibbar und vor anderen Benutzern geschützt.");
  }
  return true;
}

// Whether a server has the folder at the moment.
void check_lock(const std::string& folder, Report& report) {
  try {
    const storage::DataFolder lock{folder};
    report.add(Finding::good, "Zurzeit läuft kein Server mit diesem Datenordner.");
  } catch (const base::AppError& error) {
    const bool running = error.reason() == "data_folder_locked";
    report.add(running ? Finding::good : Finding::bad,
               running ? "Ein Server läuft zurzeit mit diesem Datenordner." : base::german_message(error));
  }
}

void check_database(const std::string& folder, Report& report) {
  const storage::DatabaseHealth health = storage::check_database(folder);
  if (!health.exists) {
    report.add(Finding::good, "Es gibt noch keine Datenbank; der erste Start legt sie an.");
  } else if (health.problems.empty()) {
    report.add(Finding::good, "Die Datenbank ist unbeschädigt.");
  } else {
    report.add(Finding::bad, "Die Datenbank ist beschädigt (" + health.problems.front() +
                                 "). Bitte stellen Sie eine Sicherung wieder her.");
  }
}

void check_data_folder(const std::string& folder, Report& report) {
  if (access(folder.c_str(), F_OK) != 0 && errno == ENOENT) {
    report.add(Finding::good, "Der Datenordner " + folder + " fehlt noch; der erste Start legt ihn an.");
    return;
  }
  report.add(Finding::good, "Datenordner: " + folder);
  if (!check_rights(folder, report)) return;
  check_file_system(folder, report);
  check_space(folder, report);
  check_lock(folder, report);
  check_database(folder, report);
}

void check_clock(Report& report) {
  const std::chrono::year_month_day today{std::chrono::floor<std::chrono::days>(base::SystemClock().now())};
  constexpr int year_of_first_release = 2026;
  if (static_cast<int>(today.year()) < year_of_first_release) {
    report.add(Finding::bad, "Die Uhr dieses Rechners geht falsch: Jahr " +
                                 std::to_string(static_cast<int>(today.year())) +
                                 ". Anmeldungen würden nicht funktionieren.");
  } else {
    report.add(Finding::good, "Die Uhr dieses Rechners ist gestellt.");
  }
}

void check_open_files(Report& report) {
  constexpr rlim_t few = 1024;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  if (limit.rlim_max < few) {
    report.add(Finding::notice, "Nur " + std::to_string(limit.rlim_max) +
                                    " gleichzeitige Verbindungen sind möglich (Grenze für offene Dateien).");
  } else {
    report.add(Finding::good, "Genug Verbindungen sind möglich.");
  }
}

// What is missing for it, the notices about the configuration have said.
void check_payment(const config::Config& config, Report& report) {
  if (!takes_payment(config)) {
    report.add(Finding::good, "Bezahlung: nicht eingerichtet.");
  } else if (!config.plans.everyone.empty()) {
    report.add(Finding::notice, "Bezahlung: eingerichtet, aber alle Angemeldeten haben den Tarif „" +
                                    config.plans.everyone + "“. Es kann nichts gebucht werden.");
  } else if (config.server.public_url.empty()) {
    report.add(
        Finding::notice,
        "Bezahlung: eingerichtet, aber „public_url“ im Abschnitt [server] fehlt. Käufer werden nach dem "
        "Bezahlen auf " +
            visible_address(config, config.server.port) + " zurückgeschickt.");
  } else {
    report.add(Finding::good, "Bezahlung: eingerichtet. Stripe schickt Meldungen an " +
                                  visible_address(config, config.server.port) + "api/stripe/webhook.");
  }
}

}  // namespace

const CommandRule doctor_rule{"doctor",
                              "Untersucht, ob für Buntstift alles bereit ist, und sagt, was zu tun ist.",
                              options,
                              {},
                              "Verändert nichts. Endet mit 1, wenn ein Fehler gefunden wurde."};

int doctor_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, doctor_rule);
  const config::Loaded loaded = load_configuration(arguments, surroundings);
  Report report(surroundings.out);
  for (const config::Problem& problem : loaded.problems) report.add(Finding::bad, problem.sentence());
  for (const config::Problem& notice : loaded.notices) report.add(Finding::notice, notice.sentence());
  if (loaded.problems.empty()) report.add(Finding::good, "Die Konfiguration ist in Ordnung.");
  check_payment(loaded.config, report);
  check_data_folder(loaded.config.data.dir, report);
  check_clock(report);
  check_open_files(report);
  return report.worst() == Finding::bad ? exit_failed : exit_done;
}

}  // namespace cli
