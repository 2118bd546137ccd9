#pragma once

#include <memory>
#include <string_view>

#include "http/connection.h"
#include "http/request_handler.h"

namespace http {

// Between a connection's complete request and the handler that answers it: reads the request line, hands the
// request over and writes the answer. Safe to call from any thread.
class RequestProcessor {
 public:
  explicit RequestProcessor(RequestHandler& handler);
  ~RequestProcessor();
  RequestProcessor(const RequestProcessor&) = delete;
  RequestProcessor& operator=(const RequestProcessor&) = delete;

  // Answers the connection's request into its output, as far as the client takes it, and tells the handler's
  // log. Sets `failed` where the connection cannot be used any more.
  void process(Connection& connection) noexcept;

 private:
  class Library;

  RequestHandler& handler_;
  std::unique_ptr<Library> library_;
};

// "Date: Tue, 15 Nov 1994 08:12:31 GMT\r\n", made once a second.
std::string_view date_line();

}  // namespace http
