#pragma once

#include <string>

#include "base/error.h"

namespace config {

// One mistake in the configuration.
struct Problem {
  std::string place;  // "config.toml:12", "BUNTSTIFT_SERVER_LISTEN" or "--listen"
  std::string key;    // "server.listen"; empty where it is about no single key
  base::AppError error;

  // "config.toml:12: server.listen: Hier wird ... erwartet."
  std::string sentence() const;
};

}  // namespace config
