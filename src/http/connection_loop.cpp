#include "http/connection_loop.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <utility>
#include <variant>

#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

namespace http {
namespace {

constexpr std::size_t scratch_bytes = 64 * 1024;
constexpr std::size_t kept_input_bytes = 1024;  // by an idle connection, to spare an allocation
constexpr int steps_per_turn = 64;              // then others have their turn
constexpr int accepts_per_turn = 256;
constexpr std::size_t max_refused_newcomers = 256;  // that may linger above the limit of connections

std::string_view reason_phrase(int status) {
  switch (status) {
    case 400:
      return "Bad Request";
    case 408:
      return "Request Timeout";
    case 413:
      return "Content Too Large";
    case 414:
      return "URI Too Long";
    case 415:
      return "Unsupported Media Type";
    case 417:
      return "Expectation Failed";
    case 431:
      return "Request Header Fields Too Large";
    case 501:
      return "Not Implemented";
    case 503:
      return "Service Unavailable";
    default:
      return "Refused";
  }
}

bool watch(int epoll, int descriptor, std::uint32_t events, void* tag) {
  epoll_event event{};
  event.events = events;
  event.data.ptr = tag;
  return ::epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

}  // namespace

ConnectionLoop::ConnectionLoop(const ServerOptions& options, RequestHandler& handler, const base::Log& log,
                               Listener listener)
    : options_(options),
      handler_(handler),
      log_(log),
      epoll_(::epoll_create1(EPOLL_CLOEXEC)),
      wake_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)),
      reserve_(::open("/dev/null", O_RDONLY | O_CLOEXEC)),
      listener_(std::move(listener)),
      store_{options.max_body_in_memory_bytes, options.spool_folder, ByteBudget(options.body_memory_bytes),
             ByteBudget(options.spool_bytes)},
      output_budget_(options.output_memory_bytes),
      processor_(handler),
      scratch_(scratch_bytes),
      now_(Clock::now()) {
  if (!watch(epoll_.get(), wake_.get(), EPOLLIN | EPOLLET, &wake_) ||
      !watch(epoll_.get(), listener_.descriptor.get(), EPOLLIN, &listener_))
    throw std::runtime_error(std::string("epoll: ") + std::strerror(errno));
}

void ConnectionLoop::run(WorkerPool& workers) {
  workers_ = &workers;
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
  if (connections_.empty() && !draining_) return -1;  // an idle server sleeps
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
      accept_all();
    else
      on_event(*static_cast<Connection*>(event.data.ptr), event.events);
  }
}

void ConnectionLoop::on_event(Connection& connection, std::uint32_t events) {
  if (connection.state == State::closed) return;
  if (events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)) connection.readable = true;
  if (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) connection.peer_ended = true;
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

void ConnectionLoop::accept_all() {
  for (int i = 0; i < accepts_per_turn; ++i) {
    FileDescriptor descriptor(
        ::accept4(listener_.descriptor.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (descriptor.is_open()) {
      accept_one(std::move(descriptor));
      continue;
    }
    if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
      survive_full_table();
      continue;
    }
    // Aborted connections and network errors concern one client only (accept(2)).
    if (errno == EAGAIN || errno == EWOULDBLOCK) return;
  }
}

// Takes a client and lets it go, so that the backlog moves and the loop does not spin.
void ConnectionLoop::survive_full_table() {
  if (make_room()) return;
  reserve_.close();
  FileDescriptor(::accept4(listener_.descriptor.get(), nullptr, nullptr, SOCK_CLOEXEC)).close();
  reserve_ = FileDescriptor(::open("/dev/null", O_RDONLY | O_CLOEXEC));
}

void ConnectionLoop::accept_one(FileDescriptor descriptor) {
  const int number = descriptor.get();
  const Address peer = peer_of(number);
  const bool is_full = connections_.size() >= options_.max_connections && !make_room();
  if (connections_.size() >= options_.max_connections + max_refused_newcomers) return;  // closes it

  auto owned = std::make_unique<Connection>(std::move(descriptor), peer, store_, output_budget_);
  Connection& connection = *owned;
  connection.index = connections_.size();
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
    const bool is_idle =
        connection->state == State::reading_head && connection->input.empty() && connection->served > 0;
    if (is_idle && (!idlest || connection->deadline < idlest->deadline)) idlest = connection.get();
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
    case State::reading_head:
      return read_head(connection);
    case State::reading_body:
      return read_body(connection);
    case State::writing:
      return write_output(connection);
    case State::lingering:
      return linger(connection);
    case State::serving:
    case State::closed:
      break;
  }
  return Next::wait;
}

ConnectionLoop::Next ConnectionLoop::receive(Connection& connection) {
  if (!connection.readable) return Next::wait;
  const auto [status, count] = connection.socket.receive(scratch_);
  switch (status) {
    case Socket::Status::ok:
      // A short read has emptied the socket, unless its end is behind it.
      connection.readable = count == scratch_.size() || connection.peer_ended;
      if (connection.state == State::reading_head && connection.input.empty() && connection.served > 0)
        set_deadline(connection, options_.head_timeout);
      if (connection.state != State::lingering) connection.input.append(scratch_.data(), count);
      return Next::again;
    case Socket::Status::blocked:
      connection.readable = false;
      return Next::wait;
    case Socket::Status::ended:
    case Socket::Status::broken:
      break;
  }
  return close(connection);
}

ConnectionLoop::Next ConnectionLoop::read_head(Connection& connection) {
  const auto found = connection.scanner.scan(connection.input);
  if (found == HeadScanner::Result::malformed) return refuse(connection, 400);
  const std::size_t size =
      found == HeadScanner::Result::complete ? connection.scanner.end() : connection.input.size();
  if (size > options_.max_head_bytes) {
    const bool is_target = connection.input.find("\r\n") > max_target_bytes;
    return refuse(connection, is_target ? 414 : 431);
  }
  if (found == HeadScanner::Result::more) return receive(connection);

  auto parsed = RequestHead::parse(std::string_view(connection.input).substr(0, size));
  connection.input.erase(0, size);
  connection.scanner = {};
  if (const int* status = std::get_if<int>(&parsed)) return refuse(connection, *status);
  connection.head = std::move(std::get<RequestHead>(parsed));
  return begin_request(connection);
}

ConnectionLoop::Next ConnectionLoop::begin_request(Connection& connection) {
  const RequestHead& head = connection.head;
  const Plan plan = handler_.plan(head);
  connection.lane = plan.lane;
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
  return Next::again;
}

ConnectionLoop::Next ConnectionLoop::read_body(Connection& connection) {
  std::string_view rest = connection.input;
  const auto progress = connection.body.feed(rest);
  connection.input.erase(0, connection.input.size() - rest.size());
  switch (progress) {
    case RequestBody::Progress::more:
      return receive(connection);
    case RequestBody::Progress::complete:
      return dispatch(connection);
    case RequestBody::Progress::malformed:
      return refuse(connection, 400);
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
  connection.close_requested = !connection.head.keep_alive() || draining_;
  connection.state = State::serving;
  ++connection.served;
  if (connection.lane == Lane::connection_thread) {
    processor_.process(connection);
    return after_serving(connection);
  }
  const bool taken = workers_->submit([this, &connection] {
    processor_.process(connection);
    hand_back(connection);
  });
  if (taken) return Next::wait;
  connection.body.clear();
  return refuse(connection, 503);
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
  return receive(connection);
}

ConnectionLoop::Next ConnectionLoop::refuse(Connection& connection, int status) {
  const std::string body = handler_.refusal_body(status);
  std::string answer = "HTTP/1.1 " + std::to_string(status) + " ";
  answer.append(reason_phrase(status)).append("\r\n").append(handler_.common_headers()).append(date_line());
  answer +=
      "Content-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nConnection: close\r\n";
  if (status == 503) answer += "Retry-After: 5\r\n";
  answer += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  if (connection.head.method() != "HEAD") answer += body;
  const bool is_writable = connection.output.write(connection.socket, answer);
  const std::string id = handler_.next_request_id();
  handler_.finished({id, connection.head.method().empty() ? nullptr : &connection.head, connection.peer,
                     status, connection.body.received_bytes(), answer.size(), std::chrono::microseconds(0)});
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
  // Backwards, because closing moves the last connection into the gap.
  for (std::size_t i = connections_.size(); i-- > 0;) {
    Connection& connection = *connections_[i];
    if (connection.state != State::serving && connection.deadline <= now_) expire(connection);
  }
}

void ConnectionLoop::expire(Connection& connection) {
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
  ::epoll_ctl(epoll_.get(), EPOLL_CTL_DEL, listener_.descriptor.get(), nullptr);
  listener_.descriptor.close();
  for (std::size_t i = connections_.size(); i-- > 0;) {
    Connection& connection = *connections_[i];
    const bool is_idle = connection.state == State::reading_head && connection.input.empty();
    if (!is_idle) continue;
    // What has just come in is a request in flight as well.
    advance(connection);
    if (connection.state == State::reading_head && connection.input.empty()) close(connection);
  }
}

}  // namespace http
