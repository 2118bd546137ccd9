#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "http/address_ranges.h"
#include "http/fair_queue.h"
#include "http/message.h"

namespace http {

class RequestHead;

// Where a request is answered.
enum class Lane {
  connection_thread,  // at once: only what answers from memory in microseconds
  light,              // a thread of many: what takes milliseconds
  heavy,              // in turn with other payers, one thread a core: what draws and prints
  hashing,            // the same, with threads of its own: what hashes passwords
};

// How a request is to be taken in, told by its head alone.
struct Plan {
  std::size_t body_limit_bytes = 0;
  Lane lane = Lane::light;
  Payer payer = {};  // of the lanes where payers take turns
  int refusal = 0;   // the status to refuse the request with before its body is read; 0: none
};

// What the log is told about one request.
struct RequestRecord {
  std::string_view id;
  const RequestHead* head;  // null where there was none to read
  Address peer;
  int status;
  std::uint64_t received_body_bytes;
  std::uint64_t sent_bytes;
  std::chrono::microseconds duration;  // from the whole request to the end of the answer's making
};

// The other side of the server: decides about requests and answers them. Called from several threads at once.
class RequestHandler {
 public:
  virtual ~RequestHandler() = default;
  // Must not block or throw: it runs on the connection thread, which serves all.
  virtual Plan plan(const RequestHead& head, const Address& peer) = 0;
  // Answers a request. Must not throw.
  virtual void handle(const Request& request, Response& response) = 0;
  // The JSON body that a request is refused with which never became one: 400, 401, 408, 413, 414, 429, 503
  // ...
  virtual std::string refusal_body(int status) = 0;
  // The header lines (each with CR LF) that every answer carries, handled or refused.
  virtual std::string_view common_headers() = 0;
  // Called once for each request, after its answer was made.
  virtual void finished(const RequestRecord& record) = 0;
  // A new id for a request. Any thread.
  virtual std::string next_request_id() = 0;
};

// The name under which handlers find the request's id among the headers; a client's own is dropped.
inline constexpr const char* request_id_header = "X-Request-Id";

}  // namespace http
