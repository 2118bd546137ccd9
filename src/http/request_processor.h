#pragma once

#include <httplib.h>

#include "http/connection.h"
#include "http/request_handler.h"

namespace http {

// The HTTP library's server without its sockets and threads. It reads the request line, hands the request to
// the handler and writes the response. Everything that it is known to do badly is done before it (see
// server.md): it never sees a header, a body, a proxy's header or a regular expression. Safe to call from any
// thread.
class RequestProcessor final : private httplib::Server {
 public:
  explicit RequestProcessor(RequestHandler& handler);

  // Answers the connection's request into its output, as far as the client takes it, and tells the handler's
  // log. Sets `failed` where the connection cannot be used any more.
  void process(Connection& connection) noexcept;

 private:
  void fill(httplib::Request& request, Connection& connection, const std::string& id);
  ssize_t write_headers(httplib::Stream& stream, const httplib::Headers& headers) const;

  RequestHandler& handler_;
};

// "Date: Tue, 15 Nov 1994 08:12:31 GMT\r\n", made once a second.
std::string_view date_line();

}  // namespace http
