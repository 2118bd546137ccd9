#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/log.h"
#include "http/connection.h"
#include "http/fair_queue.h"
#include "http/file_descriptor.h"
#include "http/memory_return.h"
#include "http/request_handler.h"
#include "http/request_processor.h"
#include "http/server_options.h"
#include "http/worker_pool.h"

namespace http {

// The threads that answer: for each lane but the connection thread's own.
struct WorkerPools {
  WorkerPool& light;
  WorkerPool& heavy;
  WorkerPool& hashing;
};

// The one thread that holds every connection: it accepts, collects heads and bodies against their deadlines,
// refuses what must not pass, hands whole requests to the workers and finishes answers for slow readers. So a
// client that is idle or slow costs some bytes and never a thread.
//
// All methods but `stop` and `open_connections` belong to the thread that runs `run`.
class ConnectionLoop {
 public:
  ConnectionLoop(const ServerOptions& options, RequestHandler& handler, const base::Log& log,
                 Listener listener, std::optional<Listener> redirecting = std::nullopt);
  // Connections that a worker still has must be finished: stop the workers first.
  ~ConnectionLoop() = default;
  ConnectionLoop(const ConnectionLoop&) = delete;
  ConnectionLoop& operator=(const ConnectionLoop&) = delete;

  // Serves until `stop` was called and every request in flight is answered, or the drain timeout is over.
  void run(const WorkerPools& workers);
  // From now on every answer ends its connection, so that the next request goes elsewhere. Any thread.
  void begin_leaving() { leaving_.store(true, std::memory_order_relaxed); }
  // Asks for the end. Any thread.
  void stop();
  std::size_t open_connections() const { return open_.load(std::memory_order_relaxed); }

 private:
  using Clock = Connection::Clock;
  using State = Connection::State;
  enum class Next { again, wait };

  // A lane where payers take turns.
  struct TurnLane {
    explicit TurnLane(FairQueue::Limits limits) : queue(limits) {}
    FairQueue queue;
    WorkerPool* workers = nullptr;
  };

  void wait_for_events();
  void take_completions();
  void take_ready();
  void on_event(Connection& connection, std::uint32_t events);

  // Accepting.
  void accept_all(const Listener& listener);
  void accept_one(FileDescriptor descriptor, State first_state);
  void survive_full_table(const Listener& listener);
  bool make_room();

  // One step of a connection, and all steps that are possible now.
  void advance(Connection& connection);
  Next step(Connection& connection);
  Next choose_transport(Connection& connection);
  Next read_head(Connection& connection);
  Next read_body(Connection& connection);
  Next write_output(Connection& connection);
  Next linger(Connection& connection);
  // What has come, in scratch_ until the next call, and at most `most_bytes` of it. Nothing: there is none
  // now, or the connection is closed.
  std::optional<std::string_view> receive(Connection& connection, std::size_t most_bytes);
  // Notes what a transfer of at most `most_bytes` says of the connection, and closes it at its end. Whether
  // bytes came.
  bool has_come(Connection& connection, const Socket::Transfer& transfer, std::size_t most_bytes);

  Next begin_request(Connection& connection);
  Next take_body(Connection& connection, std::string_view bytes);
  Next dispatch(Connection& connection);
  Next wait_for_turn(Connection& connection, TurnLane& lane);
  Next after_serving(Connection& connection);
  Next refuse(Connection& connection, int status, std::string_view why = {});
  Next send_to_https(Connection& connection);
  // Answers without a handler, and closes.
  Next answer(Connection& connection, int status, std::string_view more_headers, std::string_view why);
  Next close(Connection& connection);
  void hand_back(Connection& connection);  // any thread: a worker is done with it

  // Lanes.
  TurnLane* lane_of(const Connection& connection);  // null where nobody waits for a turn
  bool submit(Connection& connection, WorkerPool& workers);
  void start_next(TurnLane& lane);
  void leave_lane(Connection& connection);  // its answer is out, or it is gone

  // Time.
  void set_deadline(Connection& connection, std::chrono::milliseconds from_now);
  std::chrono::milliseconds time_for(std::uint64_t bytes) const;
  void check_deadlines();
  void expire(Connection& connection);
  void begin_draining();
  int wait_ms() const;

  const ServerOptions options_;
  RequestHandler& handler_;
  const base::Log& log_;
  FileDescriptor epoll_;
  FileDescriptor wake_;
  FileDescriptor reserve_;  // given up for a moment when the process has no descriptor left
  Listener listener_;
  std::optional<Listener> redirecting_;  // to https
  BodyStore store_;
  ByteBudget output_budget_;
  RequestProcessor processor_;
  WorkerPool* light_workers_ = nullptr;
  TurnLane heavy_lane_;
  TurnLane hashing_lane_;

  std::vector<std::unique_ptr<Connection>> connections_;
  std::vector<std::unique_ptr<Connection>> closed_;  // kept until no event of this turn can name them
  std::vector<Connection*> ready_;                   // had more to do than one turn allows
  std::unordered_map<Address, std::size_t, AddressHash> per_address_;
  std::vector<char> scratch_;
  Clock::time_point now_;
  Clock::time_point next_check_;
  Clock::time_point drain_deadline_;
  bool draining_ = false;
  std::atomic<bool> leaving_ = false;
  MemoryReturn memory_return_;

  std::atomic<bool> stop_asked_{false};
  std::atomic<std::size_t> open_{0};
  std::mutex completed_mutex_;
  std::vector<Connection*> completed_;  // guarded by completed_mutex_
};

}  // namespace http
