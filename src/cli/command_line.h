#pragma once

#include <span>
#include <string>

#include "cli/surroundings.h"

namespace cli {

// Runs `buntstift <words>` and returns the exit code: 0 done, 1 failed, 2 wrong use. Never throws: a failure
// is a German sentence on the error stream.
int run(std::span<const std::string> words, Surroundings& surroundings);

}  // namespace cli
