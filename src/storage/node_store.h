#pragma once

#include "app/ports/node_store.h"
#include "storage/connection.h"

namespace storage {

class NodeStore final : public app::ports::NodeStore {
 public:
  explicit NodeStore(Connection& connection) : connection_(connection) {}

  std::optional<std::int64_t> take_task(std::string_view name, const app::ports::Claim& claim) override;
  bool end_task(std::string_view name, std::int64_t token, base::Time due_at) override;
  void set_leases(std::string_view holder, base::Time until) override;

  std::optional<app::ports::CountedTries> tries(std::string_view pair) const override;
  void put_tries(std::string_view pair, const app::ports::CountedTries& tries) override;
  void remove_tries(std::string_view pair) override;
  void remove_tries_before(base::Time moment) override;

  void add_setup_link(std::string_view token_hash, base::Time expires_at) override;
  bool has_setup_link(std::string_view token_hash, base::Time now) const override;
  void remove_setup_link(std::string_view token_hash) override;
  void remove_setup_links() override;

 private:
  Connection& connection_;
};

}  // namespace storage
