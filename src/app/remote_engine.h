#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/ports/image_server.h"

namespace app {

// A remote engine as the configuration has it.
struct RemoteEngineSettings {
  std::string name;   // "gpu": stable, in the API and with each picture
  std::string label;  // what users read
  int parallel = 1;   // jobs that each address works on at a time
  int longest_queue = 100;
  int cents_per_picture = 0;
  int cents_per_day = 0;  // at most; 0: no limit
  // A job whose answer was lost may have been billed: it is never handed in again.
  bool bills = false;
};

// With its addresses, at least one.
struct RemoteEngine {
  RemoteEngineSettings settings;
  std::vector<std::unique_ptr<ports::ImageServer>> servers;
};

}  // namespace app
