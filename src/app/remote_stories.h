#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/ports/story_server.h"

namespace app {

// A story service as the configuration has it.
struct RemoteStorySettings {
  std::string label;    // what users read
  int parallel = 1;     // stories that each address tells at a time
  int per_day = 0;      // tries at most; 0: no limit
  int cents_each = 0;   // what a try costs
  int cents_a_day = 0;  // at most; 0: no limit
};

// With its addresses; without any there is no such service.
struct RemoteStories {
  RemoteStorySettings settings = {};
  std::vector<std::unique_ptr<ports::StoryServer>> servers = {};
};

}  // namespace app
