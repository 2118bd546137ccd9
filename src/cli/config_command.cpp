#include <algorithm>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/start_checks.h"

namespace cli {
namespace {

constexpr OptionRule check_options[] = {config_option, data_dir_option, listen_option};

// Columns: key, value, source.
void write_table(std::ostream& out, const std::vector<config::Origin>& origins) {
  constexpr std::size_t widest_value = 44;
  std::size_t key_width = 0;
  std::size_t value_width = 0;
  for (const config::Origin& origin : origins) {
    key_width = std::max(key_width, origin.setting->key().size());
    value_width = std::max(value_width, base::count_code_points(origin.shown_value()));
  }
  value_width = std::min(value_width, widest_value);
  const auto padding = [](std::size_t width, std::size_t used) {
    return std::string(width > used ? width - used : 0, ' ');
  };
  for (const config::Origin& origin : origins) {
    const std::string key = origin.setting->key();
    const std::string value = origin.shown_value();
    out << key << padding(key_width, key.size()) << " = " << value
        << padding(value_width, base::count_code_points(value)) << "  # " << origin.source << "\n";
  }
}

}  // namespace

const CommandRule config_check_rule{
    "config check",
    "Prüft die Konfiguration und zeigt zu jeder Angabe den Wert und woher er kommt.",
    check_options,
    {},
    "Es gilt der Reihe nach: die Option des Befehls, die Umgebungsvariable, die Datei, die Vorgabe. Geheime "
    "Angaben "
    "erscheinen als \"***\". Geprüft wird auch, ob der Server damit auf diesem Rechner starten kann. Bei "
    "Fehlern "
    "endet der Befehl mit 1."};

int config_check_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, config_check_rule);
  const config::Loaded loaded = load_configuration(arguments, surroundings);
  write_table(surroundings.out, loaded.origins);
  surroundings.out << std::flush;
  write_problems(surroundings.err, loaded);
  if (!loaded.problems.empty()) return exit_failed;
  std::vector<Finding> findings = find_obstacles(loaded.config);
  for (const Finding& finding : find_listening_obstacles(loaded.config)) findings.push_back(finding);
  if (const auto pictures = check_picture_store(loaded.config)) findings.push_back(*pictures);
  if (!write_obstacles(surroundings.err, findings)) return exit_failed;
  surroundings.out << "\nDie Konfiguration ist in Ordnung.\n";
  return exit_done;
}

const CommandRule config_example_rule{
    "config example",
    "Gibt eine Vorlage für die Konfigurationsdatei aus, in der jede Angabe erklärt ist.",
    {},
    {},
    "Beispiel: buntstift config example > config.toml"};

int config_example_command(Words words, Surroundings& surroundings) {
  Arguments::parse(words, config_example_rule);
  surroundings.out << config::example_file();
  return exit_done;
}

}  // namespace cli
