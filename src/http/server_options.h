#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "http/address_ranges.h"
#include "http/tls.h"

namespace http {

// What the server listens on and what it bears. The defaults suit one school on a small machine; tests
// shorten the times.
struct ServerOptions {
  std::string host = "127.0.0.1";  // or a socket's path behind unix_prefix
  int port = 8080;                 // 0: any free one

  // With it, everything is encrypted, and who comes without is led to the same address with https.
  std::shared_ptr<const TlsFiles> tls;
  std::string
      public_origin;  // "https://malbuch.example": where they are led to; empty: to the host that they name
  // A second port that does nothing but lead there; only with `tls`. No host: none.
  std::string redirect_host;
  int redirect_port = 80;

  std::size_t workers = 16;
  std::size_t queue_limit = 1024;  // requests that wait for a worker; more are answered 503
  // The heavy lane and the hashing lane, each: its threads (0: one a core), how many requests of one payer
  // are in flight at a time, and how many wait in all.
  std::size_t lane_width = 0;
  std::size_t in_flight_of_payer = 2;
  std::size_t lane_queue_limit = 1024;

  // Lowered at start to what the process may open.
  std::size_t max_connections = 8192;
  // Generous, because a whole school can be one address. For IPv6 an address is its /64 network. Proxies are
  // exempt.
  std::size_t max_connections_per_address = 4096;
  AddressRanges proxies;

  std::size_t max_head_bytes = 16 * 1024;
  std::size_t max_body_in_memory_bytes = std::size_t{1} << 20;  // a larger body goes to an unlinked file
  // What all bodies may take in memory together (further ones go to files earlier), in files, and what all
  // answers may that wait for slow readers.
  std::size_t body_memory_bytes = std::size_t{48} << 20;
  std::size_t spool_bytes = std::size_t{2} << 30;
  std::size_t output_memory_bytes = std::size_t{96} << 20;
  std::filesystem::path spool_folder = "/tmp";

  using Milliseconds = std::chrono::milliseconds;
  Milliseconds head_timeout{10'000};  // from the first byte (the first request: from the connect) to the last
  Milliseconds idle_timeout{75'000};  // between two requests
  Milliseconds turn_timeout{60'000};  // in a lane's queue
  Milliseconds body_timeout{30'000};  // plus the time that the slowest allowed rate needs
  Milliseconds write_timeout{30'000};  // without any progress of a reader, and in all plus the slowest rate
  std::size_t slowest_bytes_per_s = 16'384;  // of a sender or reader
  Milliseconds linger_timeout{2'000};        // for a refused client to read why
  Milliseconds drain_timeout{4'000};         // for requests in flight when the server stops
  Milliseconds tick{250};                    // how exactly the times above are kept
};

}  // namespace http
