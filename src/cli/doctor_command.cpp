#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <sys/resource.h>
#include <sys/statvfs.h>

#include "app/backup_copy_service.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/messages.h"
#include "base/system_error.h"
#include "cli/backup_places.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/engines.h"
#include "cli/settings.h"
#include "cli/start_checks.h"
#include "storage/data_folder.h"
#include "storage/database_health.h"

namespace cli {
namespace {

constexpr OptionRule doctor_command_options[] = {config_option, data_dir_option};

// Writes one line a check and remembers the worst.
class Report {
 public:
  explicit Report(std::ostream& out) : out_(out) {}

  void add(Severity severity, const std::string& sentence) {
    constexpr std::string_view labels[] = {"gut     ", "Hinweis ", "Fehler  "};
    out_ << labels[static_cast<std::size_t>(severity)] << wrap(sentence, 92, 8) << "\n";
    worst_ = std::max(worst_, severity);
  }
  Severity worst() const { return worst_; }

 private:
  std::ostream& out_;
  Severity worst_ = Severity::good;
};

std::string whole_megabytes(unsigned long long bytes) {
  return std::to_string(bytes / 1'000'000) + " MB";
}

void check_space(const std::string& folder, Report& report) {
  constexpr unsigned long long scarce = 500'000'000;
  constexpr unsigned long long too_little = 50'000'000;
  struct statvfs space {};
  if (statvfs(folder.c_str(), &space) != 0) {
    report.add(Severity::bad,
               "Der freie Speicherplatz ist nicht zu ermitteln: " + base::german_system_error(errno) + ".");
    return;
  }
  const unsigned long long free_bytes = static_cast<unsigned long long>(space.f_bavail) * space.f_frsize;
  if (free_bytes < too_little) {
    report.add(Severity::bad,
               "Es sind nur noch " + whole_megabytes(free_bytes) + " frei. Bitte schaffen Sie Platz.");
  } else if (free_bytes < scarce) {
    report.add(Severity::notice, "Es sind nur noch " + whole_megabytes(free_bytes) + " frei.");
  } else {
    report.add(Severity::good, "Freier Speicherplatz: " + whole_megabytes(free_bytes) + ".");
  }
}

// Whether a server has the folder at the moment.
void check_lock(const std::string& folder, Report& report) {
  try {
    const storage::DataFolder lock{folder};
    report.add(Severity::good, "Zurzeit läuft kein Server mit diesem Datenordner.");
  } catch (const base::AppError& error) {
    const bool running = error.reason() == "data_folder_locked";
    report.add(running ? Severity::good : Severity::bad,
               running ? "Ein Server läuft zurzeit mit diesem Datenordner." : base::german_message(error));
  }
}

void check_database(const std::string& folder, Report& report) {
  const storage::DatabaseHealth health = storage::check_database(folder);
  if (!health.exists) {
    report.add(Severity::good, "Es gibt noch keine Datenbank; der erste Start legt sie an.");
  } else if (health.problems.empty()) {
    report.add(Severity::good, "Die Datenbank ist unbeschädigt.");
  } else {
    report.add(Severity::bad, "Die Datenbank ist beschädigt (" + health.problems.front() +
                                  "). Bitte stellen Sie eine Sicherung wieder her.");
  }
}

void check_data_folder(const config::Config& config, Report& report) {
  const std::string& folder = config.data.dir;
  std::error_code ignored;
  if (!std::filesystem::is_directory(folder, ignored)) return;  // the obstacles say so
  check_space(folder, report);
  check_lock(folder, report);
  if (config.data.url.empty()) check_database(folder, report);
}

void check_clock(Report& report) {
  const std::chrono::year_month_day today{std::chrono::floor<std::chrono::days>(base::SystemClock().now())};
  constexpr int year_of_first_release = 2026;
  if (static_cast<int>(today.year()) < year_of_first_release) {
    report.add(Severity::bad, "Die Uhr dieses Rechners geht falsch: Jahr " +
                                  std::to_string(static_cast<int>(today.year())) +
                                  ". Anmeldungen würden nicht funktionieren.");
  } else {
    report.add(Severity::good, "Die Uhr dieses Rechners ist gestellt.");
  }
}

void check_open_files(Report& report) {
  constexpr rlim_t few = 1024;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  if (limit.rlim_max < few) {
    report.add(Severity::notice, "Nur " + std::to_string(limit.rlim_max) +
                                     " gleichzeitige Verbindungen sind möglich (Grenze für offene Dateien).");
  } else {
    report.add(Severity::good, "Genug Verbindungen sind möglich.");
  }
}

// What is missing for it, the notices about the configuration have said.
void check_payment(const config::Config& config, Report& report) {
  if (!takes_payment(config)) {
    report.add(Severity::good, config.plans.everyone.empty()
                                   ? "Bezahlung: nicht eingerichtet. Alle Angemeldeten haben Premium."
                                   : "Bezahlung: nicht eingerichtet.");
  } else if (!config.plans.everyone.empty()) {
    report.add(Severity::notice, "Bezahlung: eingerichtet, aber alle Angemeldeten haben den Tarif „" +
                                     config.plans.everyone + "“. Es kann nichts gebucht werden.");
  } else if (config.server.public_url.empty()) {
    report.add(
        Severity::notice,
        "Bezahlung: eingerichtet, aber „public_url“ im Abschnitt [server] fehlt. Käufer werden nach dem "
        "Bezahlen auf " +
            visible_address(config, config.server.port) + " zurückgeschickt.");
  } else {
    report.add(Severity::good, "Bezahlung: eingerichtet. Stripe schickt Meldungen an " +
                                   visible_address(config, config.server.port) + "api/stripe/webhook.");
  }
}

// Asks the mail server too, without sending anything. Whether mails are held, the notices have said.
void check_mail(const config::Config& config, Report& report) {
  const auto mailer = make_mailer(config);
  if (!mailer) return report.add(Severity::good, "E-Mail: nicht eingerichtet.");
  try {
    mailer->check();
    report.add(Severity::good, "E-Mail: Der Mailserver " + config.mail.host + " ist bereit.");
  } catch (const app::ports::MailError& error) {
    report.add(Severity::bad, std::string("E-Mail: ") + error.what());
  }
}

// Reads what the provider says of itself, and its keys; signs nobody in.
void check_sign_on(const config::Config& config, Report& report) {
  const base::SystemClock clock;
  std::string why;
  const base::Log log(clock, base::LogFormat::text,
                      [&](std::string_view line) { why = line.substr(0, line.find('\n')); });
  const auto provider = make_sign_on_provider(config, clock, log);
  if (!provider) return;
  const std::string name = "Anmeldedienst „" + config.sign_on.name + "“, " + config.sign_on.issuer + ": ";
  try {
    provider->check();
    report.add(Severity::good, name + "bereit. Rückadresse: " + visible_address(config, config.server.port) +
                                   "api/sign-on/callback");
  } catch (const base::AppError& error) {
    report.add(Severity::bad, name + base::german_message(error) + (why.empty() ? "" : " (" + why + ")"));
  }
}

// What came of asking a service, `check`, without having anything made.
template <class Check>
void report_service(const std::string& name, Check check, Report& report) {
  try {
    check();
    report.add(Severity::good, name + "bereit.");
  } catch (const app::ports::RemoteError& error) {
    const bool is_key = error.fault() == app::ports::RemoteFault::credentials;
    report.add(Severity::bad,
               name + (is_key ? "Der Schlüssel wird abgelehnt. Bitte prüfen Sie „key“."
                              : "nicht zu erreichen oder keine Antwort dieser Art. Bitte prüfen Sie „urls“ "
                                "und „kind“, und ob der Dienst läuft."));
  }
}

// Only looks at what is there.
void check_backup_places(const config::Config& config, Report& report) {
  const base::SystemClock clock;
  for (const auto& place : make_backup_places(config, clock)) {
    try {
      const std::size_t count = app::backups_among(place->names()).size();
      report.add(Severity::good, "Ort für Sicherungen " + place->location() + ": erreichbar, dort liegen " +
                                     std::to_string(count) + ".");
    } catch (const base::AppError& error) {
      report.add(Severity::bad, base::german_message(error));
    }
  }
}

void check_stories(const config::Config& config, Report& report) {
  const app::RemoteStories stories = make_stories(config);
  for (const auto& server : stories.servers) {
    report_service(
        "Erzähldienst „" + stories.settings.label + "“, " + server->address() + ": ",
        [&] { server->check(); }, report);
  }
}

// Asks each address, without having anything drawn.
void check_engines(const config::Config& config, Report& report) {
  for (const app::RemoteEngine& engine : make_engines(config)) {
    for (const auto& server : engine.servers) {
      report_service(
          "Zeichenwerk „" + engine.settings.label + "“, " + server->address() + ": ",
          [&] { server->check(); }, report);
    }
  }
}

}  // namespace

const CommandRule doctor_rule{"doctor",
                              "Untersucht, ob für Buntstift alles bereit ist, und sagt, was zu tun ist.",
                              doctor_command_options,
                              {},
                              "Verändert nichts. Endet mit 1, wenn ein Fehler gefunden wurde."};

int doctor_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, doctor_rule);
  const config::Loaded loaded = load_configuration(arguments, surroundings);
  Report report(surroundings.out);
  for (const config::Problem& problem : loaded.problems) report.add(Severity::bad, problem.sentence());
  for (const config::Problem& notice : loaded.notices) report.add(Severity::notice, notice.sentence());
  if (loaded.problems.empty()) report.add(Severity::good, "Die Konfiguration ist in Ordnung.");
  check_payment(loaded.config, report);
  if (loaded.problems.empty()) check_mail(loaded.config, report);
  if (loaded.problems.empty()) check_sign_on(loaded.config, report);
  if (loaded.problems.empty()) check_engines(loaded.config, report);
  if (loaded.problems.empty()) check_stories(loaded.config, report);
  if (loaded.problems.empty()) check_backup_places(loaded.config, report);
  if (loaded.problems.empty()) {
    if (const auto finding = check_picture_store(loaded.config)) {
      report.add(finding->severity, finding->sentence);
    }
  }
  for (const Finding& finding : find_obstacles(loaded.config)) report.add(finding.severity, finding.sentence);
  check_data_folder(loaded.config, report);
  if (loaded.problems.empty()) {
    for (const Finding& finding : find_listening_obstacles(loaded.config))
      report.add(finding.severity, finding.sentence);
  }
  check_clock(report);
  check_open_files(report);
  return report.worst() == Severity::bad ? exit_failed : exit_done;
}

}  // namespace cli
