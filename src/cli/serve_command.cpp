#include <cstdlib>

#include <sys/stat.h>

#include "base/memory.h"
#include "cli/application.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/reachable_addresses.h"
#include "cli/service_notifier.h"
#include "cli/settings.h"
#include "cli/start_checks.h"
#include "cli/stop_signal.h"

namespace cli {
namespace {

constexpr OptionRule serve_command_options[] = {config_option, data_dir_option, listen_option};

std::string notify_address() {
  const char* address = std::getenv("NOTIFY_SOCKET");
  return address == nullptr ? "" : address;
}

// What a person at the terminal needs to know. Lines for people go to the error stream where the log is JSON,
// so that every line of the output is.
void greet(std::ostream& out, Application& application, const config::Config& config, int port) {
  const std::vector<std::string> addresses =
      visible_addresses(config, port, reachable_hosts(config.server.host));
  out << "Buntstift läuft: " << addresses.front() << "\n";
  if (config.server.is_in_file_system()) out << "Es wartet auf " << config.server.host << ".\n";
  for (std::size_t i = 1; i < addresses.size(); ++i) out << "           oder: " << addresses[i] << "\n";
  const auto server = database_server(config);
  out << "Die Daten liegen in " << (server ? "der Datenbank " + storage::place_of(*server) : config.data.dir)
      << ". Beenden mit Strg+C.\n";
  if (const auto token = application.begin_setup()) {
    // Behind the number sign, because browsers do not send that part: it appears in no log.
    out << "\nEs gibt noch kein Konto mit Verwaltungsrechten. Dieser Link richtet es ein; er gilt einmal und "
           "30 Minuten:\n";
    for (const std::string& address : addresses) out << "  " << address << "admin/setup#" << *token << "\n";
    out << "\n";
  }
  out.flush();
}

}  // namespace

const CommandRule serve_rule{
    "serve",
    "Startet den Server. Ohne weitere Angaben liegen die Daten in ./data, und die Adresse ist "
    "http://127.0.0.1:8080/.",
    serve_command_options,
    {},
    "Beim ersten Start erscheint ein Link, mit dem sich das Konto für die Verwaltung einrichten lässt.\n"
    "SIGTERM und Strg+C beenden den Server: laufende Anfragen werden noch beantwortet, und mit "
    "„drain_seconds“ vorher neue noch angenommen. Mit eigenem "
    "Zertifikat "
    "liest SIGHUP es neu ein."};

int serve_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, serve_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  if (!write_obstacles(surroundings.err, find_obstacles(*config))) return exit_failed;
  ::umask(0077);
  base::keep_little_free_memory();
  StopSignal stop_signal(config->server.tls_certificate.empty() ? StopSignal::Hangup::ends
                                                                : StopSignal::Hangup::asks_to_reload);
  Application application(*config, surroundings.version, surroundings.app_files);
  const int port = application.start();
  greet(config->log.format == config::LogFormat::json ? surroundings.err : surroundings.out, application,
        *config, port);
  application.log().info("started", {{"port", port}, {"version", surroundings.version}});
  const std::string service_manager = notify_address();
  if (!notify_service_manager(service_manager, "READY=1")) application.log().warning("notify failed");

  int signal = stop_signal.wait();
  for (; signal == SIGHUP; signal = stop_signal.wait())
    application.reload_certificate(http::TlsFiles::Reload::always);
  notify_service_manager(service_manager, "STOPPING=1");
  application.log().info("stopping", {{"signal", signal}});
  application.leave();
  const bool drained = application.stop();
  application.log().info("stopped", {{"drained", drained}});
  // A request that hangs still uses the application: leave without destroying it. What was acknowledged is on
  // the disk.
  if (!drained) {
    application.log().finish();
    std::_Exit(exit_done);
  }
  return exit_done;
}

}  // namespace cli
