#pragma once

#include <memory>
#include <optional>
#include <thread>

#include "base/log.h"
#include "http/connection_loop.h"
#include "http/request_handler.h"
#include "http/server_options.h"

namespace http {

// The web server: one thread that holds connections (connection_loop.h) and pools of workers that answer
// whole requests through the HTTP library (request_processor.h). Idle connections, half-sent requests and
// slow readers cost no thread.
//
// `start` and `stop` belong to one thread; the handler is called from all of the server's threads.
class ParkingServer {
 public:
  // The handler and the log must outlive the server.
  ParkingServer(RequestHandler& handler, const base::Log& log, ServerOptions options);
  // Stops, and waits for workers that are still busy, however long they take.
  ~ParkingServer();
  ParkingServer(const ParkingServer&) = delete;
  ParkingServer& operator=(const ParkingServer&) = delete;

  // Listens and returns at once with the port. Throws base::AppError{unavailable} where it cannot listen
  // (port_in_use, listen_not_permitted, listen_address_invalid, listen_failed).
  int start();

  // From now on every answer ends its connection; new ones are still taken.
  void begin_leaving();
  // Takes no more connections, lets requests in flight end, and returns after at most the drain timeout and
  // half a second. False: a handler still runs; the process should then end without destroying what handlers
  // use (std::_Exit).
  bool stop();

  std::size_t open_connections() const;
  // The port that leads to https, after start(); 0 where there is none.
  int redirect_port() const { return redirect_port_; }

 private:
  struct Workers;

  ServerOptions options_;
  RequestHandler& handler_;
  const base::Log& log_;
  int redirect_port_ = 0;
  std::unique_ptr<ConnectionLoop> loop_;  // before the workers: they still use it while they end
  std::unique_ptr<Workers> workers_;
  std::thread thread_;
};

}  // namespace http
