#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "config/config.h"
#include "config/problem.h"
#include "config/schema.h"

namespace config {

// A setting given on the command line.
struct FlagValue {
  std::string flag;  // "--listen"
  std::string key;   // "server.listen"
  std::string value;
};

// Everything that a configuration is made of.
struct Inputs {
  std::optional<std::string> file;  // path of the TOML file
  std::map<std::string, std::string> environment;
  std::vector<FlagValue> flags;
};

// Where the value of a setting comes from.
struct Origin {
  const Setting* setting = nullptr;
  Value value;
  std::string source;     // German: "Vorgabe", "config.toml:12", "BUNTSTIFT_SERVER_LISTEN", "--listen"
  bool is_given = false;  // not the default

  // The value as TOML; a secret that is set shows as "***".
  std::string shown_value() const;
};

// The settings of one engine's section.
struct EngineSection {
  std::string name;  // "engines.gpu"
  std::vector<Setting> settings;
};

struct Loaded {
  Config config;                  // good only without problems
  std::vector<Origin> origins;    // one for each setting, in the order of settings(), then those of engines
  std::vector<Problem> problems;  // all of them: flags, environment and file
  std::shared_ptr<const std::deque<EngineSection>> engines;  // keeps the settings that origins speak of
  std::vector<Problem> notices;  // nothing that stops the program: unknown variables
};

// Takes each setting from the flag, else from its environment variable (or, for a secret, from the file that
// ..._FILE names), else from the TOML file, else its default. Never throws for bad input.
Loaded load(const Inputs& inputs);

// The variables of this process whose names start with "BUNTSTIFT_".
std::map<std::string, std::string> process_environment();

}  // namespace config
