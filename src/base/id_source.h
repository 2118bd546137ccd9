#pragma once

#include <string>

namespace base {

// Where unguessable ids come from. Passed in, so that tests can have ids that they know.
class IdSource {
 public:
  virtual ~IdSource() = default;
  // A new id of 22 characters from A-Z a-z 0-9 - _ (128 bits).
  virtual std::string next_id() = 0;
};

// Ids from the kernel's random generator. Safe to call from any thread.
class SystemIdSource final : public IdSource {
 public:
  std::string next_id() override;
};

}  // namespace base
