// cpp-httplib as a server, and the only file that knows more of it than its name. It is a server with sockets
// and threads of its own, which are not ours (see README.md); what is wanted of it is one step, from the
// request line to the written answer. That step, process_request(), is open to derived classes only, so
// Library is one. What it relies on beyond the documented interface stands where it does, and holds for the
// version that scripts/cmake/dependencies.cmake names.

#include "http/request_processor.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstring>
#include <ctime>
#include <string>
#include <utility>

#include <httplib.h>

#include "http/answer_file.h"

namespace http {
namespace {

// Headers that concern the connection or features that we do not offer; handlers must not act on them.
constexpr std::array<std::string_view, 13> dropped{"Connection",
                                                   "Keep-Alive",
                                                   "Transfer-Encoding",
                                                   "Content-Length",
                                                   "Expect",
                                                   "Upgrade",
                                                   "TE",
                                                   "Trailer",
                                                   "Range",
                                                   "If-Range",
                                                   "Proxy-Authorization",
                                                   "Proxy-Connection",
                                                   request_id_header};

bool is_dropped(std::string_view name) {
  for (const std::string_view other : dropped)
    if (equal_ignoring_case(name, other)) return true;
  return false;
}

// Takes a header's line out of a block of lines: what an answer says itself wins over what all say.
void remove_line(std::string& block, std::string_view name) {
  for (std::size_t at = 0; at < block.size();) {
    const std::size_t end = std::min(block.find("\r\n", at), block.size() - 2) + 2;
    const std::string_view line(block.data() + at, end - at);
    if (line.size() > name.size() && line[name.size()] == ':' && line.starts_with(name)) {
      block.erase(at, end - at);
      return;
    }
    at = end;
  }
}

// What handlers are given of a request, but for what the library reads in its first line.
Request request_of(Connection& connection, const std::string& id) {
  Request request;
  request.peer = connection.peer;
  for (const HeaderField& field : connection.head.fields()) {
    if (is_dropped(field.name)) continue;
    if (const auto found = request.headers.find(field.name); found != request.headers.end()) {
      found->second.append(", ").append(field.value);  // one list, in the order of arrival
    } else {
      request.headers.emplace(field.name, field.value);
    }
  }
  request.headers.emplace(request_id_header, id);
  request.body = connection.body.take();
  return request;
}

// What the library sees of a connection: a request line to read, and a place to write to that never blocks.
class ExchangeStream final : public httplib::Stream {
 public:
  ExchangeStream(Connection& connection, std::string request_line)
      : connection_(connection), request_line_(std::move(request_line)), unread_(request_line_) {}

  bool is_readable() const override { return !unread_.empty(); }
  bool wait_readable() const override { return !unread_.empty(); }
  bool wait_writable() const override { return !broken_; }
  bool is_peer_alive() const override { return !broken_; }
  ssize_t read(char* into, std::size_t size) override {
    const std::size_t count = std::min(size, unread_.size());
    std::memcpy(into, unread_.data(), count);
    unread_.remove_prefix(count);
    return static_cast<ssize_t>(count);
  }
  ssize_t write(const char* bytes, std::size_t size) override {
    if (broken_) return -1;
    if (written_bytes_ == 0 && size > 12)
      std::from_chars(bytes + 9, bytes + 12, status_);  // "HTTP/1.1 200 OK"
    if (!connection_.output.write(connection_.socket, {bytes, size})) {
      broken_ = true;
      return -1;
    }
    written_bytes_ += size;
    return static_cast<ssize_t>(size);
  }
  void get_remote_ip_and_port(std::string& ip, int& port) const override {
    ip = connection_.peer.to_string();
    port = 0;
  }
  void get_local_ip_and_port(std::string& ip, int& port) const override {
    ip.clear();
    port = 0;
  }
  socket_t socket() const override { return connection_.socket.descriptor(); }
  time_t duration() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Connection::Clock::now() - start_).count();
  }

  bool is_broken() const { return broken_; }
  std::uint64_t written_bytes() const { return written_bytes_; }
  // The status that the library wrote; 0 before it wrote one.
  int status() const { return status_; }

 private:
  Connection& connection_;
  std::string request_line_;
  std::string_view unread_;
  bool broken_ = false;
  std::uint64_t written_bytes_ = 0;
  int status_ = 0;
  Connection::Clock::time_point start_ = Connection::Clock::now();
};

// One request and its answer on their way through the library.
struct Exchange {
  Request request;
  std::string connection_wish;                  // "close", "keep-alive" or nothing: what the answer repeats
  std::shared_ptr<const AnswerFile> file = {};  // to be sent behind the answer's head
};

// Goes with a request through the library, which has no place for what a server's handlers might want to know
// of one, but for this callable, which only its clients call.
struct ExchangeTag {
  Exchange* exchange;
  bool operator()(const httplib::Response&) const { return true; }
};

Exchange& exchange_of(const httplib::Request& request) {
  return *request.response_handler.target<ExchangeTag>()->exchange;
}

// Gives the library an answer to write; returns the file that it cannot.
std::shared_ptr<const AnswerFile> give(Response& answer, httplib::Response& response) {
  response.status = answer.status;
  // Leaves out what is no value of a header, such as two lines.
  for (const auto& [name, value] : answer.headers) response.set_header(name, value);
  if (auto* own = std::get_if<std::string>(&answer.body)) response.body = std::move(*own);
  if (const auto* bytes = std::get_if<std::string_view>(&answer.body); bytes != nullptr && !bytes->empty()) {
    const std::string media_type = response.get_header_value("Content-Type");
    response.headers.erase("Content-Type");  // comes again with what follows
    response.set_content_provider(
        bytes->size(), media_type,
        [all = *bytes](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
          return sink.write(all.data() + offset, length);
        });
  }
  const auto* file = std::get_if<std::shared_ptr<const AnswerFile>>(&answer.body);
  return file == nullptr ? nullptr : *file;
}

}  // namespace

std::string_view date_line() {
  thread_local std::time_t made_for = 0;
  thread_local std::array<char, 48> line{};
  thread_local std::size_t length = 0;
  const std::time_t now = std::time(nullptr);
  if (now != made_for) {
    // Not strftime: the names must be English in every locale.
    static constexpr const char* days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr const char* months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                             "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    std::tm utc{};
    gmtime_r(&now, &utc);
    length = static_cast<std::size_t>(std::snprintf(
        line.data(), line.size(), "Date: %s, %02d %s %04d %02d:%02d:%02d GMT\r\n", days[utc.tm_wday],
        utc.tm_mday, months[utc.tm_mon], utc.tm_year + 1900, utc.tm_hour, utc.tm_min, utc.tm_sec));
    made_for = now;
  }
  return {line.data(), length};
}

// The library's server without its sockets and threads. Everything that it is known to do badly is done
// before it: it never sees a header, a body, a proxy's header or a regular expression.
class RequestProcessor::Library final : private httplib::Server {
 public:
  explicit Library(RequestHandler& handler) : handler_(handler) {
    // It takes an unset server socket for "shutting down" and then cuts answers short. It never uses the
    // number.
    svr_sock_ = 0;
    set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
      Exchange& exchange = exchange_of(request);
      exchange.request.method = request.method;
      exchange.request.target = request.target;
      exchange.request.query.insert(request.params.begin(), request.params.end());
      Response answer;
      handler_.handle(exchange.request, answer);
      auto file = give(answer, response);
      if (request.method != "HEAD") exchange.file = std::move(file);
      return HandlerResponse::Handled;
    });
    set_post_routing_handler([](const httplib::Request& request, httplib::Response& response) {
      // It closes after every error; we only close where the request said so.
      response.headers.erase("Connection");
      response.headers.erase("Keep-Alive");
      response.headers.erase("Accept-Ranges");
      if (request.response_handler && !exchange_of(request).connection_wish.empty())
        response.headers.emplace("Connection", exchange_of(request).connection_wish);
      if (response.status == 204 || response.status == 304) response.headers.erase("Content-Length");
    });
    set_header_writer([this](httplib::Stream& stream, const httplib::Headers& headers) {
      return write_headers(stream, headers);
    });
  }

  // False: the answer could not be written.
  bool run(ExchangeStream& stream, Exchange& exchange) {
    bool closed = false;
    return process_request(stream, exchange.request.peer.to_string(), 0, {}, 0, false, closed,
                           [&](httplib::Request& request) {
                             request.response_handler = ExchangeTag{&exchange};
                             request.body_consumed_ = true;  // there is none that it should read
                           });
  }

 private:
  ssize_t write_headers(httplib::Stream& stream, const httplib::Headers& headers) const {
    std::string block;
    block.reserve(1024);
    block += handler_.common_headers();
    for (const auto& [name, value] : headers) remove_line(block, name);
    block += date_line();
    for (const auto& [name, value] : headers) {
      block += name;
      block += ": ";
      block += value;
      block += "\r\n";
    }
    block += "\r\n";
    return stream.write(block.data(), block.size());
  }

  RequestHandler& handler_;
};

RequestProcessor::RequestProcessor(RequestHandler& handler)
    : handler_(handler), library_(std::make_unique<Library>(handler)) {}

RequestProcessor::~RequestProcessor() = default;

void RequestProcessor::process(Connection& connection) noexcept {
  try {
    const RequestHead& head = connection.head;
    const std::string id = handler_.next_request_id();
    const std::uint64_t received_bytes = connection.body.received_bytes();
    std::string line;
    line.reserve(head.method().size() + head.target().size() + 16);
    line.append(head.method()).append(" ").append(head.target()).append(" HTTP/1.1\r\n\r\n");
    ExchangeStream stream(connection, std::move(line));
    Exchange exchange{request_of(connection, id), {}};
    if (connection.close_requested) {
      exchange.connection_wish = "close";
    } else if (head.minor_version() == 0) {
      exchange.connection_wish = "keep-alive";
    }
    const bool written = library_->run(stream, exchange);
    const AnswerFile* file = exchange.file.get();
    connection.failed = !written || stream.is_broken() ||
                        (file && !file->send(connection.socket, connection.output)) ||
                        connection.output.flush(connection.socket) == Socket::Status::broken;
    const auto duration = Connection::Clock::now() - connection.complete_at;
    handler_.finished({id, &head, connection.peer, stream.status(), received_bytes,
                       stream.written_bytes() + (file ? file->size_bytes() : 0),
                       std::chrono::duration_cast<std::chrono::microseconds>(duration)});
  } catch (...) {
    // Out of memory, or a body that could not be read back: there is no answer to finish, so the connection
    // ends.
    connection.failed = true;
  }
}

}  // namespace http
