#pragma once

#include <span>
#include <string_view>

#include "cli/commands.h"

namespace cli {

// One command, as `buntstift help` lists it.
struct Command {
  std::string_view name;     // "admin create"
  std::string_view summary;  // German, a few words
  const CommandRule* rule;
  int (*run)(Words words, Surroundings& surroundings);
};

// Every command, in the order of the overview. The manual page and the completion are made of it.
std::span<const Command> all_commands();

}  // namespace cli
