#include "http/connection_loop.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <span>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#include "base/memory.h"
#include "http/own_answer.h"

namespace http {
namespace {

constexpr std::size_t scratch_bytes = 64 * 1024;
constexpr std::size_t discarded_bytes = 1024 * 1024;    // at once, of what nobody wants to have
constexpr std::size_t chunked_piece_bytes = 16 * 1024;  // how far to read where a body may end at any byte
constexpr std::size_t kept_input_bytes = 1024;          // by an idle connection, to spare an allocation
constexpr int steps_per_turn = 4;  // then others have their turn: each step may be 64 kB to copy
constexpr int accepts_per_turn = 256;
constexpr std::size_t max_refused_newcomers = 256;  // that may linger above the limit of connections

FairQueue::Limits lane_limits(const ServerOptions& options) {
  return {options.lane_width, options.in_flight_of_payer, options.lane_queue_limit};
}

bool watch(int epoll, int descriptor, std::uint32_t events, void* tag) {
  epoll_event event{};
  event.events = events;
  event.data.ptr = tag;
  return ::epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

}  // namespace

ConnectionLoop::ConnectionLoop(const ServerOptions& options, RequestHandler& handler, const base::Log& log,
                               Listener listener, std::optional<Listener> redirecting)
    : options_(options),
      handler_(handler),
      log_(log),
      epoll_(::epoll_create1(EPOLL_CLOEXEC)),
      wake_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)),
      reserve_(::open("/dev/null", O_RDONLY | O_CLOEXEC)),
      listener_(std::move(listener)),
      redirecting_(std::move(redirecting)),
      store_{options.max_body_in_memory_bytes, options.spool_folder, ByteBudget(options.body_memory_bytes),
             ByteBudget(options.spool_bytes)},
      output_budget_(options.output_memory_bytes),
      processor_(handler),
      heavy_lane_(lane_limits(options)),
      hashing_lane_(lane_limits(options)),
      scratch_(scratch_bytes),
      now_(Clock::now()) {
  if (!watch(epoll_.get(), wake_.get(), EPOLLIN | EPOLLET, &wake_) ||
      !watch(epoll_.get(), listener_.descriptor.get(), EPOLLIN, &listener_) ||
      (redirecting_ && !watch(epoll_.get(), redirecting_->descriptor.get(), EPOLLIN, &*redirecting_)))
    throw std::runtime_error(std::string("epoll: ") + std::strerror(errno));
}

void ConnectionLoop::run(const WorkerPools& workers) {
  light_workers_ = &workers.light;
  heavy_lane_.workers = &workers.heavy;
  hashing_lane_.workers = &workers.hashing;
  next_check_ = Clock::now();
  for (;;) {
    wait_for_events();
    take_completions();
    take_ready();
    if (stop_asked_.load(std::memory_order_acquire) && !draining_) begin_draining();
    if (now_ >= next_check_) check_deadlines();
    closed_.clear();
    if (draining_ && (connections_.empty() || now_ >= drain_deadline_)) break;
  }
  for (std::size_t i = connections_.size(); i-- > 0;)
    if (connections_[i]->state != State::serving) close(*connections_[i]);
  closed_.clear();
}

void ConnectionLoop::stop() {
  stop_asked_.store(true, std::memory_order_release);
  const std::uint64_t one = 1;
  (void)!::write(wake_.get(), &one, sizeof one);
}

int ConnectionLoop::wait_ms() const {
  if (!ready_.empty()) return 0;
  // An idle server sleeps.
  if (connections_.empty() && !draining_ && !memory_return_.is_due()) return -1;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(next_check_ - now_).count();
  return static_cast<int>(std::clamp<std::int64_t>(left + 1, 1, options_.tick.count()));
}

void ConnectionLoop::wait_for_events() {
  std::array<epoll_event, 256> events;
  const int count = ::epoll_wait(epoll_.get(), events.data(), static_cast<int>(events.size()), wait_ms());
  now_ = Clock::now();
  const base::Log::Batch batch(log_);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    if (event.data.ptr == &wake_) continue;  // edge-triggered: nothing to read
    if (event.data.ptr == &listener_)
      accept_all(listener_);
    else if (redirecting_ && event.data.ptr == &*redirecting_)
      accept_all(*redirecting_);
    else
      on_event(*static_cast<Connection*>(event.data.ptr), event.events);
  }
}

void ConnectionLoop::on_event(Connection& connection, std::uint32_t events) {
  if (connection.state == State::closed) return;
  // What is encrypted may have waited for room to send before it could be read.
  if ((events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)) || connection.socket.is_encrypted())
    connection.readable = true;
  if (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) connection.peer_ended = true;
  // Nobody would read the answer. (A client that only ended its own bytes would.)
  if (connection.state == State::waiting && (events & (EPOLLHUP | EPOLLERR))) {
    close(connection);
    return;
  }
  if (connection.state != State::serving) advance(connection);
}

void ConnectionLoop::take_completions() {
  std::vector<Connection*> completed;
  {
    const std::lock_guard lock(completed_mutex_);
    completed.swap(completed_);
  }
  for (Connection* connection : completed) {
    after_serving(*connection);
    advance(*connection);
  }
}

void ConnectionLoop::take_ready() {
  std::vector<Connection*> ready;
  ready.swap(ready_);
  for (Connection* connection : ready)
    if (connection->state != State::closed && connection->state != State::serving) advance(*connection);
}

// --- accepting ---

void ConnectionLoop::accept_all(const Listener& listener) {
  const State first_state = options_.tls && &listener == &listener_ ? State::choosing : State::reading_head;
  for (int i = 0; i < accepts_per_turn; ++i) {
    FileDescriptor descriptor(
        ::accept4(listener.descriptor.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (descriptor.is_open()) {
      accept_one(std::move(descriptor), first_state);
      continue;
    }
    if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
      survive_full_table(listener);
      continue;
    }
    // Aborted connections and network errors concern one client only (accept(2)).
    if (errno == EAGAIN || errno == EWOULDBLOCK) return;
  }
}

// Takes a client and lets it go, so that the backlog moves and the loop does not spin.
void ConnectionLoop::survive_full_table(const Listener& listener) {
  if (make_room()) return;
  reserve_.close();
  FileDescriptor(::accept4(listener.descriptor.get(), nullptr, nullptr, SOCK_CLOEXEC)).close();
  reserve_ = FileDescriptor(::open("/dev/null", O_RDONLY | O_CLOEXEC));
}

void ConnectionLoop::accept_one(FileDescriptor descriptor, State first_state) {
  const int number = descriptor.get();
  const Address peer = peer_of(number);
  const bool is_full = connections_.size() >= options_.max_connections && !make_room();
  if (connections_.size() >= options_.max_connections + max_refused_newcomers) return;  // closes it

  auto owned = std::make_unique<Connection>(std::move(descriptor), peer, store_, output_budget_);
  Connection& connection = *owned;
  connection.index = connections_.size();
  connection.state = first_state;
  set_deadline(connection, options_.head_timeout);
  connections_.push_back(std::move(owned));
  open_.store(connections_.size(), std::memory_order_relaxed);
  const std::size_t of_address = ++per_address_[peer.client_network()];
  if (!watch(epoll_.get(), number, EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, &connection)) {
    close(connection);
    return;
  }
  // What the client has sent already comes as the first event.
  const bool is_greedy =
      of_address > options_.max_connections_per_address && !options_.proxies.contains(peer);
  if (!is_full && !is_greedy) return;
  refuse(connection, 503);
  advance(connection);
}

// Closes the connection that has been idle for longest, if there is one.
bool ConnectionLoop::make_room() {
  Connection* idlest = nullptr;
  for (const auto& connection : connections_) {
    if (connection->is_idle() && connection->served > 0 &&
        (!idlest || connection->deadline < idlest->deadline))
      idlest = connection.get();
  }
  if (!idlest) return false;
  close(*idlest);
  return true;
}

// --- the steps of a connection ---

void ConnectionLoop::advance(Connection& connection) {
  for (int i = 0; i < steps_per_turn; ++i)
    if (step(connection) == Next::wait) return;
  ready_.push_back(&connection);
}

ConnectionLoop::Next ConnectionLoop::step(Connection& connection) {
  switch (connection.state) {
    case State::choosing:
      return choose_transport(connection);
    case State::reading_head:
      return read_head(connection);
    case State::reading_body:
      return read_body(connection);
    case State::writing:
      return write_output(connection);
    case State::lingering:
      return linger(connection);
    case State::waiting:
    case State::serving:
    case State::closed:
      break;
  }
  return Next::wait;
}

std::optional<std::string_view> ConnectionLoop::receive(Connection& connection, std::size_t most_bytes) {
  if (!connection.readable) return std::nullopt;
  const auto room = std::span(scratch_).first(std::min(most_bytes, scratch_.size()));
  const auto transfer = connection.socket.receive(room);
  if (!has_come(connection, transfer, room.size())) return std::nullopt;
  return std::string_view(scratch_.data(), transfer.bytes);
}

bool ConnectionLoop::has_come(Connection& connection, const Socket::Transfer& transfer,
                              std::size_t most_bytes) {
  switch (transfer.status) {
    case Socket::Status::ok:
      // A short read has emptied the socket, unless its end is behind it, or more is on its way to be
      // deciphered.
      connection.readable =
          transfer.bytes == most_bytes || connection.peer_ended || connection.socket.is_encrypted();
      return true;
    case Socket::Status::blocked:
      connection.readable = false;
      return false;
    case Socket::Status::ended:
    case Socket::Status::broken:
      break;
  }
  close(connection);
  return false;
}

// On the port for encrypted connections, a browser that was given an address without "https" speaks first as
// well.
ConnectionLoop::Next ConnectionLoop::choose_transport(Connection& connection) {
  const std::optional<char> first = connection.socket.peek();
  if (!first && !connection.peer_ended) return Next::wait;
  if (first && begins_tls(*first)) connection.socket.encrypt(options_.tls->current());
  connection.state = State::reading_head;
  return Next::again;
}

ConnectionLoop::Next ConnectionLoop::read_head(Connection& connection) {
  const auto found = connection.scanner.scan(connection.input);
  if (found == HeadScanner::Result::malformed) {
    connection.head = RequestHead::parse_first_line(connection.input);
    return refuse(connection, 400, "forbidden byte in head");
  }
  const std::size_t size =
      found == HeadScanner::Result::complete ? connection.scanner.end() : connection.input.size();
  if (size > options_.max_head_bytes) {
    connection.head = RequestHead::parse_first_line(connection.input);
    const bool is_target = connection.input.find("\r\n") > max_target_bytes;
    return is_target ? refuse(connection, 414, "target too long") : refuse(connection, 431, "head too large");
  }
  if (found == HeadScanner::Result::more) {
    // Not more than a head may have: what comes behind it waits in the kernel.
    const auto piece = receive(connection, options_.max_head_bytes + 1 - size);
    if (!piece) return Next::wait;
    if (connection.input.empty() && connection.served > 0) set_deadline(connection, options_.head_timeout);
    connection.input.append(*piece);
    return Next::again;
  }

  auto [head, refusal] = RequestHead::parse(std::string_view(connection.input).substr(0, size));
  connection.input.erase(0, size);
  connection.scanner = {};
  connection.head = std::move(head);
  if (refusal.status != 0) return refuse(connection, refusal.status, refusal.why);
  return begin_request(connection);
}

ConnectionLoop::Next ConnectionLoop::begin_request(Connection& connection) {
  const RequestHead& head = connection.head;
  if (options_.tls && !connection.socket.is_encrypted()) return send_to_https(connection);
  Plan plan = handler_.plan(head, connection.peer);
  connection.lane = plan.lane;
  connection.payer = std::move(plan.payer);
  if (plan.refusal != 0) return refuse(connection, plan.refusal);
  switch (connection.body.begin(head, plan.body_limit_bytes)) {
    case RequestBody::Progress::too_large:
      return refuse(connection, 413);
    case RequestBody::Progress::complete:
      return dispatch(connection);
    default:
      break;
  }
  connection.state = State::reading_body;
  set_deadline(connection, options_.body_timeout +
                               time_for(head.is_chunked() ? plan.body_limit_bytes : head.content_length()));
  if (head.expects_continue() && connection.input.empty()) {
    connection.output.write(connection.socket, "HTTP/1.1 100 Continue\r\n\r\n");
    if (connection.output.flush(connection.socket) == Socket::Status::broken) return close(connection);
  }
  // From here on the bytes go straight into the body, and this connection needs no buffer besides.
  const std::string early = std::exchange(connection.input, {});
  return early.empty() ? Next::again : take_body(connection, early);
}

ConnectionLoop::Next ConnectionLoop::read_body(Connection& connection) {
  const auto left = connection.body.left_bytes();
  const auto piece =
      receive(connection, left ? std::min<std::uint64_t>(*left, scratch_.size()) : chunked_piece_bytes);
  return piece ? take_body(connection, *piece) : Next::wait;
}

// What is behind the body stays in `input`: it belongs to the next request.
ConnectionLoop::Next ConnectionLoop::take_body(Connection& connection, std::string_view bytes) {
  const auto progress = connection.body.feed(bytes);
  connection.input.assign(bytes);
  switch (progress) {
    case RequestBody::Progress::more:
      return Next::again;
    case RequestBody::Progress::complete:
      return dispatch(connection);
    case RequestBody::Progress::malformed:
      return refuse(connection, 400, "malformed chunk");
    case RequestBody::Progress::too_large:
      return refuse(connection, 413);
    case RequestBody::Progress::exhausted:
      break;
  }
  log_.warning("body_refused",
               {{"why", "no room in the spool folder"}, {"bytes", connection.body.received_bytes()}});
  return refuse(connection, 503);
}

ConnectionLoop::Next ConnectionLoop::dispatch(Connection& connection) {
  connection.complete_at = Clock::now();
  connection.close_requested =
      !connection.head.keep_alive() || draining_ || leaving_.load(std::memory_order_relaxed);
  ++connection.served;
  if (TurnLane* lane = lane_of(connection)) return wait_for_turn(connection, *lane);
  connection.state = State::serving;
  if (connection.lane == Lane::connection_thread) {
    processor_.process(connection);
    return after_serving(connection);
  }
  return submit(connection, *light_workers_) ? Next::wait : refuse(connection, 503, "too many requests wait");
}

bool ConnectionLoop::submit(Connection& connection, WorkerPool& workers) {
  return workers.submit([this, &connection] {
    processor_.process(connection);
    hand_back(connection);
  });
}

ConnectionLoop::TurnLane* ConnectionLoop::lane_of(const Connection& connection) {
  if (connection.lane == Lane::heavy) return &heavy_lane_;
  return connection.lane == Lane::hashing ? &hashing_lane_ : nullptr;
}

ConnectionLoop::Next ConnectionLoop::wait_for_turn(Connection& connection, TurnLane& lane) {
  switch (lane.queue.add(connection, connection.payer)) {
    case FairQueue::Verdict::payer_has_enough:
      return refuse(connection, 429, "too many requests of one payer wait");
    case FairQueue::Verdict::full:
      return refuse(connection, 503, "too many requests wait");
    case FairQueue::Verdict::taken:
      break;
  }
  connection.state = State::waiting;
  set_deadline(connection, options_.turn_timeout);
  start_next(lane);
  return Next::wait;
}

void ConnectionLoop::start_next(TurnLane& lane) {
  while (Connection* connection = lane.queue.next()) {
    connection->state = State::serving;
    if (submit(*connection, *lane.workers)) continue;
    refuse(*connection, 503, "the server stops");
    if (connection->state != State::closed) ready_.push_back(connection);
  }
}

void ConnectionLoop::leave_lane(Connection& connection) {
  TurnLane* lane = lane_of(connection);
  if (!lane) return;
  lane->queue.leave(connection);
  start_next(*lane);
}

void ConnectionLoop::hand_back(Connection& connection) {
  bool was_empty = false;
  {
    const std::lock_guard lock(completed_mutex_);
    was_empty = completed_.empty();
    completed_.push_back(&connection);
  }
  if (!was_empty) return;  // somebody has woken the loop already
  const std::uint64_t one = 1;
  (void)!::write(wake_.get(), &one, sizeof one);
}

ConnectionLoop::Next ConnectionLoop::after_serving(Connection& connection) {
  if (TurnLane* lane = lane_of(connection)) {
    lane->queue.worked(connection);
    start_next(*lane);
    memory_return_.note_work();
  }
  if (connection.failed) return close(connection);
  connection.after = connection.close_requested ? Connection::After::close : Connection::After::next_request;
  connection.state = State::writing;
  connection.hard_deadline = now_ + options_.write_timeout + time_for(connection.output.pending_bytes());
  set_deadline(connection, options_.write_timeout);
  return Next::again;
}

ConnectionLoop::Next ConnectionLoop::write_output(Connection& connection) {
  const std::size_t before = connection.output.pending_bytes();
  switch (connection.output.flush(connection.socket)) {
    case Socket::Status::ok:
      break;
    case Socket::Status::blocked:
      if (connection.output.pending_bytes() < before) {
        set_deadline(connection, options_.write_timeout);
        connection.deadline = std::min(connection.deadline, connection.hard_deadline);
      }
      return Next::wait;
    default:
      return close(connection);
  }
  leave_lane(connection);
  if (connection.after == Connection::After::next_request && !draining_) {
    connection.state = State::reading_head;
    connection.head = {};
    if (connection.input.empty() && connection.input.capacity() > kept_input_bytes) connection.input = {};
    set_deadline(connection, connection.input.empty() ? options_.idle_timeout : options_.head_timeout);
    return Next::again;
  }
  // Closing while bytes of the client are unread would reset the connection and could destroy the answer.
  connection.socket.end_sending();
  connection.state = State::lingering;
  connection.input = {};
  set_deadline(connection, options_.linger_timeout);
  return Next::again;
}

ConnectionLoop::Next ConnectionLoop::linger(Connection& connection) {
  if (!connection.readable) return Next::wait;
  return has_come(connection, connection.socket.discard(discarded_bytes), discarded_bytes) ? Next::again
                                                                                           : Next::wait;
}

ConnectionLoop::Next ConnectionLoop::refuse(Connection& connection, int status, std::string_view why) {
  return answer(connection, status, {}, why);
}

ConnectionLoop::Next ConnectionLoop::send_to_https(Connection& connection) {
  const std::string address = https_address(connection.head, options_.public_origin, listener_.port);
  if (address.empty()) return refuse(connection, 400, "no host to lead to https");
  return answer(connection, 308, "Location: " + address + "\r\n", {});
}

ConnectionLoop::Next ConnectionLoop::answer(Connection& connection, int status, std::string_view more_headers,
                                            std::string_view why) {
  leave_lane(connection);
  const std::string answer =
      own_answer(status, connection.head.method(), handler_.common_headers(), more_headers,
                 status < 400 ? std::string() : handler_.refusal_body(status));
  const bool is_writable = connection.output.write(connection.socket, answer);
  const std::string id = handler_.next_request_id();
  handler_.finished({id, connection.head.method().empty() ? nullptr : &connection.head, connection.peer,
                     status, connection.body.received_bytes(), answer.size(), std::chrono::microseconds(0)});
  if (!why.empty()) log_.info("request_refused", {{"id", id}, {"status", status}, {"why", why}});
  connection.body.clear();
  if (!is_writable) return close(connection);
  connection.after = Connection::After::close;
  connection.state = State::writing;
  connection.hard_deadline = now_ + options_.write_timeout;
  set_deadline(connection, options_.write_timeout);
  return Next::again;
}

ConnectionLoop::Next ConnectionLoop::close(Connection& connection) {
  const auto counted = per_address_.find(connection.peer.client_network());
  if (counted != per_address_.end() && --counted->second == 0) per_address_.erase(counted);

  connection.state = State::closed;
  leave_lane(connection);
  connection.socket.close();
  std::erase(ready_, &connection);
  const std::size_t index = connection.index;
  closed_.push_back(std::move(connections_[index]));
  if (index + 1 != connections_.size()) {
    connections_[index] = std::move(connections_.back());
    connections_[index]->index = index;
  }
  connections_.pop_back();
  open_.store(connections_.size(), std::memory_order_relaxed);
  return Next::wait;
}

// --- time ---

void ConnectionLoop::set_deadline(Connection& connection, std::chrono::milliseconds from_now) {
  connection.deadline = now_ + from_now;
}

std::chrono::milliseconds ConnectionLoop::time_for(std::uint64_t bytes) const {
  return std::chrono::milliseconds(bytes * 1000 / options_.slowest_bytes_per_s);
}

void ConnectionLoop::check_deadlines() {
  next_check_ = now_ + options_.tick;
  memory_return_.note_held(store_.memory.used() + output_budget_.used());
  if (memory_return_.take(now_)) light_workers_->submit(base::return_free_memory);
  // Backwards, because closing moves the last connection into the gap.
  for (std::size_t i = connections_.size(); i-- > 0;) {
    Connection& connection = *connections_[i];
    if (connection.state != State::serving && connection.deadline <= now_) expire(connection);
  }
}

void ConnectionLoop::expire(Connection& connection) {
  if (connection.state == State::waiting) {
    refuse(connection, 503, "no turn in time");
    advance(connection);
    return;
  }
  const bool is_partial = connection.state == State::reading_body ||
                          (connection.state == State::reading_head && !connection.input.empty());
  if (!is_partial) {
    close(connection);
    return;
  }
  refuse(connection, 408);
  advance(connection);
}

void ConnectionLoop::begin_draining() {
  draining_ = true;
  drain_deadline_ = now_ + options_.drain_timeout;
  listener_.descriptor.close();  // and so leaves epoll's list
  redirecting_.reset();
  for (std::size_t i = connections_.size(); i-- > 0;) {
    Connection& connection = *connections_[i];
    if (!connection.is_idle()) continue;
    // What has just come in is a request in flight as well, reported already or not.
    connection.readable = true;
    advance(connection);
    if (connection.is_idle()) close(connection);
  }
}

}  // namespace http
