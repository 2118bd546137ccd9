#pragma once

#include <atomic>
#include <string>

#include "base/id_source.h"

namespace test {

// Ids that tests know: "id-1", "id-2" ... in the order of asking. Thread-safe.
class KnownIds final : public base::IdSource {
 public:
  std::string next_id() override { return "id-" + std::to_string(++last_); }

 private:
  std::atomic<int> last_ = 0;
};

}  // namespace test
