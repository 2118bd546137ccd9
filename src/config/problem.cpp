#include "config/problem.h"

#include "base/messages.h"

namespace config {

std::string Problem::sentence() const {
  return place + ": " + (key.empty() ? "" : key + ": ") + base::german_message(error);
}

}  // namespace config
