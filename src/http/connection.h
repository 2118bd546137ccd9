#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "http/address_ranges.h"
#include "http/output_buffer.h"
#include "http/request_body.h"
#include "http/request_handler.h"
#include "http/request_head.h"
#include "http/socket.h"

namespace http {

// One client. Owned by the connection loop; while `state` is `serving`, one worker has the socket, head,
// body, output and outcome to itself, and the loop touches nothing but `readable`, `peer_ended` and `state`.
struct Connection {
  using Clock = std::chrono::steady_clock;

  enum class State {
    choosing,      // encrypted or not: the first byte tells
    reading_head,  // also between two requests, with nothing read yet
    reading_body,
    waiting,    // for its turn in a lane
    serving,    // a worker has it
    writing,    // the client has to read on
    lingering,  // refused: what still comes is thrown away, so that the client gets to read the answer
    closed,
  };
  enum class After { next_request, close };

  Connection(FileDescriptor descriptor, const Address& address, BodyStore& store, ByteBudget& output_budget)
      : socket(std::move(descriptor)), peer(address), body(store), output(output_budget) {}

  // Nothing of a request has come: it may be ended without a word.
  bool is_idle() const { return (state == State::reading_head || state == State::choosing) && input.empty(); }

  // The loop's.
  State state = State::reading_head;
  After after = After::next_request;
  Lane lane = Lane::light;
  Payer payer;
  bool readable = false;     // the kernel may have bytes for us (edge-triggered: remembered until it says no)
  bool peer_ended = false;   // an end of the client's bytes is on its way
  std::size_t index = 0;     // in the loop's list
  std::uint64_t served = 0;  // requests so far
  Clock::time_point deadline;
  Clock::time_point hard_deadline;  // of a slow reader, whatever progress it makes
  std::string input;                // read and not yet understood
  HeadScanner scanner;

  // The request's.
  Socket socket;
  Address peer;
  RequestHead head;
  RequestBody body;
  OutputBuffer output;
  bool close_requested = false;   // set before serving: the answer must say "Connection: close"
  bool failed = false;            // outcome of serving: the connection cannot be used any more
  Clock::time_point complete_at;  // when the whole request was there
};

}  // namespace http
