#pragma once

#include <chrono>

namespace app {

// How long to wait after a number of tries that failed, 1 or more, of what other machines answer: 1, 5, 15
// and 60 minutes, then six hours.
std::chrono::minutes retry_pause(int tries);

}  // namespace app
