#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/error.h"

namespace config {

// What is refused: `reason` names a sentence of resources/texts/messages, with what it says in its gaps.
inline base::AppError refusal(std::string reason, std::vector<std::string> arguments = {}) {
  return {base::ErrorCode::invalid, std::move(reason), {}, std::move(arguments)};
}

// One mistake in the configuration.
struct Problem {
  std::string place;  // "config.toml:12", "BUNTSTIFT_SERVER_LISTEN" or "--listen"
  std::string key;    // "server.listen"; empty where it is about no single key
  base::AppError error;

  // "config.toml:12: server.listen: Hier wird ... erwartet."
  std::string sentence() const;
};

}  // namespace config
