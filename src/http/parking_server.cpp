#include "http/parking_server.h"

#include <algorithm>
#include <csignal>
#include <thread>
#include <utility>

#include <sys/resource.h>

#include "http/worker_pool.h"

namespace http {
namespace {

// Descriptors for the database, logs, spool files and so on.
constexpr std::size_t descriptors_for_others = 256;
constexpr std::chrono::milliseconds time_for_workers{500};

// Raises the limit of open files as far as allowed and says how many connections fit below it.
std::size_t connections_that_fit(std::size_t wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  const rlim_t needed = wanted + descriptors_for_others;
  if (limit.rlim_cur < needed) {
    limit.rlim_cur = std::min<rlim_t>(needed, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
  }
  const auto usable = static_cast<std::size_t>(limit.rlim_cur);
  return std::min(wanted, usable > 2 * descriptors_for_others ? usable - descriptors_for_others : usable / 2);
}

// Signals are for the main thread.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;

 private:
  sigset_t before_;
};

}  // namespace

// The queues of the last two are in the loop, where payers take turns.
struct ParkingServer::Workers {
  explicit Workers(const ServerOptions& options)
      : light(options.workers, options.queue_limit),
        heavy(options.lane_width, options.lane_width),
        hashing(options.lane_width, options.lane_width) {}

  WorkerPool light;
  WorkerPool heavy;
  WorkerPool hashing;
};

ParkingServer::ParkingServer(RequestHandler& handler, const base::Log& log, ServerOptions options)
    : options_(std::move(options)), handler_(handler), log_(log) {}

ParkingServer::~ParkingServer() {
  stop();
}

int ParkingServer::start() {
  Listener listener = listen_on(options_.host, options_.port);
  const int port = listener.port;
  std::optional<Listener> redirecting;
  if (options_.tls && !options_.redirect_host.empty()) {
    redirecting = listen_on(options_.redirect_host, options_.redirect_port);
    redirect_port_ = redirecting->port;
  }
  options_.max_connections = connections_that_fit(options_.max_connections);
  if (options_.lane_width == 0) options_.lane_width = std::max(1U, std::thread::hardware_concurrency());
  const SignalsBlocked while_threads_start;
  loop_ =
      std::make_unique<ConnectionLoop>(options_, handler_, log_, std::move(listener), std::move(redirecting));
  workers_ = std::make_unique<Workers>(options_);
  thread_ = std::thread([this] { loop_->run({workers_->light, workers_->heavy, workers_->hashing}); });
  return port;
}

void ParkingServer::begin_leaving() {
  if (loop_) loop_->begin_leaving();
}

bool ParkingServer::stop() {
  if (!workers_) return true;
  if (thread_.joinable()) {
    loop_->stop();
    thread_.join();
  }
  const auto until = std::chrono::steady_clock::now() + time_for_workers;
  const bool light = workers_->light.stop(until);
  const bool heavy = workers_->heavy.stop(until);
  return workers_->hashing.stop(until) && heavy && light;
}

std::size_t ParkingServer::open_connections() const {
  return loop_ ? loop_->open_connections() : 0;
}

}  // namespace http
