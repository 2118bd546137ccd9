#include <chrono>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/settings.h"
#include "gateways/http_client.h"

namespace cli {
namespace {

constexpr OptionRule health_command_options[] = {config_option, listen_option};

// Where this machine reaches its own server, whatever address it is known by.
std::string own_address(const config::Config& config) {
  if (config.server.is_in_file_system()) return config.server.host;
  config::Config own = config;
  own.server.public_url.clear();
  std::string address = visible_address(own, config.server.port);
  address.pop_back();
  return address;
}

}  // namespace

const CommandRule health_rule{
    "health",
    "Fragt den Server dieses Rechners, ob er läuft und seine Datenbank benutzen kann.",
    health_command_options,
    {},
    "Endet mit 0, wenn er bereit ist, sonst mit 1: für HEALTHCHECK eines Containers und für Überwachung."};

int health_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, health_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  gateways::HttpClientOptions options;
  options.base = own_address(*config);
  options.connect_timeout = std::chrono::seconds{3};
  options.checks_certificate = false;
  try {
    const int status = gateways::HttpClient(options).send({"GET", "/readyz", {}, {}, {}}).status;
    if (status == 200) {
      surroundings.out << "Bereit.\n";
      return exit_done;
    }
    throw base::AppError(base::ErrorCode::unavailable, "server_not_ready", {},
                         {options.base, std::to_string(status)});
  } catch (const gateways::HttpError&) {
    throw base::AppError(base::ErrorCode::unavailable, "server_silent", {}, {options.base});
  }
}

}  // namespace cli
