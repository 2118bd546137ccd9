#include "cli/configuration.h"

#include "cli/start_checks.h"

namespace cli {

config::Loaded load_configuration(const Arguments& arguments, const Surroundings& surroundings) {
  config::Inputs inputs;
  inputs.environment = surroundings.environment;
  inputs.file = arguments.value("--config");
  const auto variable = surroundings.environment.find("BUNTSTIFT_CONFIG");
  const bool names_file = variable != surroundings.environment.end() && !variable->second.empty();
  if (!inputs.file && names_file) inputs.file = variable->second;
  if (const auto folder = arguments.value("--data-dir"))
    inputs.flags.push_back({"--data-dir", "data.dir", *folder});
  if (const auto address = arguments.value("--listen"))
    inputs.flags.push_back({"--listen", "server.listen", *address});
  config::Loaded loaded = config::load(inputs);
  for (config::Problem& problem : find_refused_settings(loaded))
    loaded.problems.push_back(std::move(problem));
  return loaded;
}

std::optional<config::Config> require_configuration(const Arguments& arguments, Surroundings& surroundings) {
  config::Loaded loaded = load_configuration(arguments, surroundings);
  write_problems(surroundings.err, loaded);
  if (!loaded.problems.empty()) return std::nullopt;
  return std::move(loaded.config);
}

void write_problems(std::ostream& err, const config::Loaded& loaded) {
  for (const config::Problem& notice : loaded.notices) err << "Hinweis: " << notice.sentence() << "\n";
  if (loaded.problems.empty()) return;
  if (loaded.problems.size() == 1) {
    err << "In der Konfiguration ist ein Fehler:\n";
  } else {
    err << "In der Konfiguration sind " << loaded.problems.size() << " Fehler:\n";
  }
  for (const config::Problem& problem : loaded.problems) err << "  " << problem.sentence() << "\n";
}

}  // namespace cli
