#pragma once

#include "app/ports/job_store.h"
#include "storage/connection.h"

namespace storage {

class JobStore final : public app::ports::JobStore {
 public:
  explicit JobStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::EngineJob> find(std::string_view id) const override;
  std::vector<app::ports::EngineJob> open_of(std::string_view engine, int limit) const override;
  int count_open(std::string_view engine) const override;
  int count_open_of_user(std::string_view user_id) const override;
  int count_before(const app::ports::EngineJob& job) const override;
  int count_at(std::string_view address, const app::ports::Claim& claim) const override;
  app::ports::EngineCost cost(std::string_view engine, std::string_view day) const override;
  bool is_on(std::string_view engine) const override;
  void insert(const app::ports::EngineJob& job) override;
  std::optional<app::ports::EngineJob> take(std::string_view id, const app::ports::Claim& claim,
                                            std::string_view address) override;
  void give_back(const app::ports::EngineJob& job) override;
  bool update(const app::ports::EngineJob& job) override;
  void add_cost(std::string_view engine, std::string_view day, const app::ports::EngineCost& cost) override;
  void set_on(std::string_view engine, bool is_on) override;
  void remove_ended_before(base::Time moment) override;

 private:
  Connection& connection_;
};

}  // namespace storage
