#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "http/byte_budget.h"
#include "http/socket.h"

namespace http {

// The part of an answer that the kernel did not take yet. Filled by the thread that makes the answer, emptied
// by it as far as that goes without waiting, and the rest by the connection thread when the client has read
// on.
class OutputBuffer {
 public:
  explicit OutputBuffer(ByteBudget& budget) : share_(budget) {}

  // Adds bytes; sends what is there once it is worth a system call. False: the connection is of no more use
  // (the client is gone, or the budget for slow readers is used up).
  bool write(Socket& socket, std::string_view bytes);
  // Sends what is left. `ok`: all is sent.
  Socket::Status flush(Socket& socket);

  std::size_t pending_bytes() const { return bytes_.size() - sent_; }

 private:
  bool keep(std::string_view bytes);

  std::string bytes_;
  std::size_t sent_ = 0;
  bool blocked_ = false;  // the kernel's buffer was full at the last try
  ByteShare share_;
};

}  // namespace http
