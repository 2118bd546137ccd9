#pragma once

#include <optional>

#include "cli/arguments.h"
#include "cli/surroundings.h"
#include "config/load.h"

namespace cli {

// Options that several commands share.
inline constexpr OptionRule config_option{"--config", "DATEI",
                                          "Konfigurationsdatei (TOML). Umgebungsvariable: BUNTSTIFT_CONFIG."};
inline constexpr OptionRule data_dir_option{
    "--data-dir", "ORDNER", "Ordner für die Datenbank, sonst ./data. Umgebungsvariable: BUNTSTIFT_DATA_DIR."};
inline constexpr OptionRule listen_option{
    "--listen", "ADRESSE:PORT",
    "Wo Buntstift erreichbar ist, sonst 127.0.0.1:8080. Umgebungsvariable: "
    "BUNTSTIFT_SERVER_LISTEN."};

// The configuration that these arguments and variables ask for, with all that is wrong with it.
config::Loaded load_configuration(const Arguments& arguments, const Surroundings& surroundings);

// The same, for commands that need it to be right: writes every problem to the error stream and then has no
// value.
std::optional<config::Config> require_configuration(const Arguments& arguments, Surroundings& surroundings);

// "Es ist ein Fehler" or "Es sind 3 Fehler", a newline, and a line for each problem.
void write_problems(std::ostream& err, const config::Loaded& loaded);

}  // namespace cli
