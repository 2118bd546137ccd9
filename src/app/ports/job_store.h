#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/node_store.h"
#include "base/clock.h"
#include "drawing/model/options.h"

namespace app::ports {

// Open are `queued`, which waits, and `asked`, which a server has, or may have where the process ended
// meanwhile.
enum class JobState : std::uint8_t { queued, asked, done, failed, cancelled };
constexpr bool is_open(JobState state) {
  return state == JobState::queued || state == JobState::asked;
}

// A picture that a remote engine is to draw. Its id becomes the picture's.
struct EngineJob {
  std::string id;
  std::string user_id;
  std::string engine;  // its name in the configuration
  base::Time created_at;
  std::string prompt;
  drawing::Options options;
  JobState state = JobState::queued;
  std::string address = {};    // of the server that was asked
  std::string remote_id = {};  // the job's name there, where it has one
  int tries = 0;               // that failed
  base::Time next_try_at;
  int line_fault = 0;       // ports::LineFault of the first page
  std::string notice = {};  // key of a German sentence
  // Who works on it, until when (if they do not say more), and how often somebody has begun to.
  std::string lease_holder = {};
  base::Time lease_until = {};
  std::int64_t lease_token = 0;
};

// What an engine was asked for on a day.
struct EngineCost {
  int pictures = 0;
  int cents = 0;
};

// Jobs of remote engines. An instance belongs to one transaction.
class JobStore {
 public:
  virtual ~JobStore() = default;
  virtual std::optional<EngineJob> find(std::string_view id) const = 0;
  // Open ones, the oldest first.
  virtual std::vector<EngineJob> open_of(std::string_view engine, int limit) const = 0;
  virtual int count_open(std::string_view engine) const = 0;
  virtual int count_open_of_user(std::string_view user_id) const = 0;
  // How many open ones of its engine came before it.
  virtual int count_before(const EngineJob& job) const = 0;
  // How many nodes have taken for the server of this address now.
  virtual int count_at(std::string_view address, const Claim& claim) const = 0;
  virtual EngineCost cost(std::string_view engine, std::string_view day) const = 0;
  virtual bool is_on(std::string_view engine) const = 0;

  virtual void insert(const EngineJob& job) = 0;
  // Takes an open job, to be worked on at the server of this address (empty: at none). Nothing where it has
  // ended or somebody else has it.
  virtual std::optional<EngineJob> take(std::string_view id, const Claim& claim,
                                        std::string_view address) = 0;
  // Lets go of it before the lease ends, unless somebody else has taken it since.
  virtual void give_back(const EngineJob& job) = 0;
  // Everything that changes while a job is worked on: from `state` to `notice`. False, and nothing happens,
  // where somebody else has taken it since.
  virtual bool update(const EngineJob& job) = 0;
  // Adds to the day's numbers; negative ones take back.
  virtual void add_cost(std::string_view engine, std::string_view day, const EngineCost& cost) = 0;
  virtual void set_on(std::string_view engine, bool is_on) = 0;
  // Ended ones that were accepted before the moment.
  virtual void remove_ended_before(base::Time moment) = 0;
};

}  // namespace app::ports
