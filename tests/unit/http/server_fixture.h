#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/embedded.h"
#include "base/id_source.h"
#include "base/log.h"
#include "http/front_desk.h"
#include "http/parking_server.h"
#include "support/fake_sessions.h"

namespace test {

// How long to wait for what must come. Only a test that fails waits so long, so that it may be generous: a
// busy machine or a sanitizer stretches everything.
inline constexpr std::chrono::seconds patience{30};

// Holds handlers until it is opened.
class Gate {
 public:
  void open();
  void pass();                        // waits until it is open
  bool wait_for_visitors(int count);  // until so many have come; false when `patience` is over

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int visitors_ = 0;
  bool is_open_ = false;
};

// Log lines, in order.
class LogLines {
 public:
  base::Log::Sink sink();
  std::vector<std::string> all() const;
  // The first line that contains all the parts, waiting for it; empty without one.
  std::string find(const std::vector<std::string>& parts,
                   std::chrono::milliseconds how_long = patience) const;

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> lines_;
};

// A small web app: index.html, a hashed script with compressed forms, a picture without.
std::span<const base::Embedded> example_files();

// The whole of http on a free port, with routes for every kind of trouble:
//   POST /api/echo        raw, 10 MB: answers the body
//   POST /api/json        JSON, 16 kB: answers {"text": ...}
//   POST /api/sign-in     JSON, with the rate limit of signing in
//   POST /api/mine        JSON, 1 MB, signed in: answers the number of bytes
//   GET  /api/reflect     answers the header X-Reflect in X-Reflected
//   GET  /api/big?bytes=N answers N times 'x'
//   GET  /api/file        answers the file `file`
//   GET  /api/wait        answers when `gate` is open
//   GET  /api/print       heavy, unless its query is "fast": likewise
//   GET  /api/hash        hashing: likewise
//   GET  /api/mine, DELETE /api/mine     signed in;   GET /api/admin/all  admin
//   GET  /api/throw       throws std::runtime_error("secret detail")
//   GET  /api/refuse      throws AppError{payment_required}
//   GET  /api/client      answers the client's address
//   GET  /api/items/:id   answers the id
class TestServer {
 public:
  explicit TestServer(http::ServerOptions options = quick_options(), http::FrontDeskOptions desk = {});
  ~TestServer();

  int port() const { return port_; }
  int redirect_port() const { return server_.redirect_port(); }
  bool stop() { return server_.stop(); }
  std::size_t open_connections() const { return server_.open_connections(); }
  // Waits until so many connections are open; false when `patience` is over.
  bool settles_at(std::size_t connections) const;

  // Port 0, and times that make tests short but leave room on a busy machine.
  static http::ServerOptions quick_options();

  Gate gate;
  std::string file;  // to be set before it is asked for
  LogLines lines;
  FakeSessions sessions;

 private:
  std::vector<http::Route> routes();

  base::SystemClock clock_;
  base::SystemIdSource ids_;
  base::Log log_;
  http::FrontDesk desk_;
  http::ParkingServer server_;
  int port_;
};

}  // namespace test
