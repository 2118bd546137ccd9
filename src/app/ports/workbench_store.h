#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace app::ports {

// The pages of the book that somebody is making.
struct Workbench {
  std::int64_t version = 0;  // how often it was changed
  std::vector<std::string> picture_ids;
};

// Workbenches. An instance belongs to one transaction.
class WorkbenchStore {
 public:
  virtual ~WorkbenchStore() = default;
  // An empty one where there is none yet.
  virtual Workbench find(std::string_view user_id) const = 0;
  // Puts these pages on it instead of those that lie there, and counts the change. Returns its new version.
  virtual std::int64_t replace(std::string_view user_id, const std::vector<std::string>& picture_ids) = 0;
};

}  // namespace app::ports
