#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "app/session.h"

namespace app {

inline constexpr std::size_t most_workbench_pages = 200;  // as many as a book can have

// The pages that lie on somebody's workbench, in their order.
struct BenchPages {
  std::int64_t version = 0;
  std::vector<ports::AlbumPicture> pages;
};

// The pages of the book that somebody is making, the same on every device. Thread-safe.
class WorkbenchService {
 public:
  explicit WorkbenchService(ports::Storage& storage) : storage_(storage) {}

  BenchPages find(const Session& session) const;
  // Puts these pictures on it instead of what was there at `version`, and returns what lies there now.
  // Nothing where another device has changed it since: the caller has to look at it first. What is not in the
  // caller's album, or no longer, is left out. Throws limit_reached above the number of pages that a book can
  // have.
  std::optional<BenchPages> replace(const Session& session, std::int64_t version,
                                    const std::vector<std::string>& picture_ids);

 private:
  ports::Storage& storage_;
};

}  // namespace app
