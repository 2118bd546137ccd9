#include "http/request_processor.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <string>
#include <utility>

#include "http/answer_file.h"
#include "http/exchange_stream.h"

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

// The file of the answer that this thread is making, on its way from the handler to process().
thread_local std::shared_ptr<const AnswerFile> file_behind_head;

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

std::pair<httplib::Headers::iterator, bool> put(httplib::Headers& headers, const HeaderField& field) {
  std::string name(field.name);
  if (const auto found = headers.find(name); found != headers.end()) return {found, false};
  return {headers.emplace(std::move(name), field.value), true};
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

RequestProcessor::RequestProcessor(RequestHandler& handler) : handler_(handler) {
  // The library takes an unset server socket for "shutting down" and then cuts answers short. It never uses
  // the number.
  svr_sock_ = 0;
  set_pre_routing_handler([this](const httplib::Request& request, httplib::Response& response) {
    handler_.handle(request, response);
    if (response.status == -1) response.status = 200;
    if (request.method != "HEAD") file_behind_head = file_of(response);
    return HandlerResponse::Handled;
  });
  set_post_routing_handler([](const httplib::Request& request, httplib::Response& response) {
    // The library closes after every error; we only close where the request said so (see fill).
    response.headers.erase("Connection");
    response.headers.erase("Keep-Alive");
    response.headers.erase("Accept-Ranges");
    if (const auto wish = request.get_header_value("Connection"); !wish.empty())
      response.headers.emplace("Connection", wish);
    if (response.status == 204 || response.status == 304) response.headers.erase("Content-Length");
  });
  set_header_writer([this](httplib::Stream& stream, const httplib::Headers& headers) {
    return write_headers(stream, headers);
  });
}

ssize_t RequestProcessor::write_headers(httplib::Stream& stream, const httplib::Headers& headers) const {
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

void RequestProcessor::fill(httplib::Request& request, Connection& connection, const std::string& id) {
  const RequestHead& head = connection.head;
  request.headers.clear();
  for (const HeaderField& field : head.fields()) {
    if (is_dropped(field.name)) continue;
    const auto [entry, is_first] = put(request.headers, field);
    if (!is_first) entry->second.append(", ").append(field.value);  // one list, in the order of arrival
  }
  request.headers.emplace(request_id_header, id);
  if (connection.close_requested) {
    request.headers.emplace("Connection", "close");
  } else if (head.minor_version() == 0) {
    request.headers.emplace("Connection", "keep-alive");
  }
  request.body = connection.body.take();
  request.body_consumed_ = true;
}

void RequestProcessor::process(Connection& connection) noexcept {
  try {
    const RequestHead& head = connection.head;
    const std::string id = handler_.next_request_id();
    const std::uint64_t received_bytes = connection.body.received_bytes();
    std::string line;
    line.reserve(head.method().size() + head.target().size() + 16);
    line.append(head.method()).append(" ").append(head.target()).append(" HTTP/1.1\r\n\r\n");
    ExchangeStream stream(connection, std::move(line));
    bool closed = false;
    const bool written = process_request(stream, connection.peer.to_string(), 0, {}, 0, false, closed,
                                         [&](httplib::Request& request) { fill(request, connection, id); });
    const auto file = std::exchange(file_behind_head, nullptr);
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
    file_behind_head = nullptr;
    connection.failed = true;
  }
}

}  // namespace http
