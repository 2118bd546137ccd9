#include "storage/workbench_store.h"

namespace storage {

app::ports::Workbench WorkbenchStore::find(std::string_view user_id) const {
  app::ports::Workbench bench;
  Query version = connection_.query("SELECT version FROM workbenches WHERE user_id = ?", user_id);
  if (version.next()) bench.version = version.integer(0);
  Query page = connection_.query("SELECT picture_id FROM workbench_pages WHERE user_id = ? ORDER BY position",
                                 user_id);
  while (page.next()) bench.picture_ids.push_back(page.text(0));
  return bench;
}

std::int64_t WorkbenchStore::replace(std::string_view user_id, const std::vector<std::string>& picture_ids) {
  connection_.run("DELETE FROM workbench_pages WHERE user_id = ?", user_id);
  int position = 0;
  for (const std::string& picture : picture_ids) {
    connection_.run("INSERT INTO workbench_pages (user_id, position, picture_id) VALUES (?, ?, ?)", user_id,
                    position++, picture);
  }
  connection_.run(
      "INSERT INTO workbenches (user_id, version) VALUES (?, 1)"
      " ON CONFLICT (user_id) DO UPDATE SET version = workbenches.version + 1",
      user_id);
  return find(user_id).version;
}

}  // namespace storage
