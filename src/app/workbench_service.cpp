#include "app/workbench_service.h"

#include <algorithm>
#include <utility>

#include "base/error.h"

namespace app {
namespace {

BenchPages pages_of(const ports::Stores& stores, const Session& session) {
  const ports::Workbench bench = stores.workbenches().find(session.user_id);
  BenchPages found{bench.version, {}};
  for (const std::string& id : bench.picture_ids) {
    if (auto picture = stores.albums().find(session.user_id, id)) found.pages.push_back(*std::move(picture));
  }
  return found;
}

}  // namespace

BenchPages WorkbenchService::find(const Session& session) const {
  return storage_.read([&](const ports::Stores& stores) { return pages_of(stores, session); });
}

std::optional<BenchPages> WorkbenchService::replace(const Session& session, std::int64_t version,
                                                    const std::vector<std::string>& picture_ids) {
  if (picture_ids.size() > most_workbench_pages) {
    throw base::AppError(base::ErrorCode::limit_reached, "workbench_full", "pages",
                         {std::to_string(most_workbench_pages)});
  }
  return storage_.write([&](ports::Stores& stores) -> std::optional<BenchPages> {
    if (stores.workbenches().find(session.user_id).version != version) return std::nullopt;
    std::vector<std::string> own;
    for (const std::string& id : picture_ids) {
      const bool is_there_already = std::find(own.begin(), own.end(), id) != own.end();
      if (!is_there_already && stores.albums().find(session.user_id, id)) own.push_back(id);
    }
    stores.workbenches().replace(session.user_id, own);
    return pages_of(stores, session);
  });
}

}  // namespace app
