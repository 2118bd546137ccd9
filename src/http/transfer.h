#pragma once

#include <cstddef>

namespace http {

// What became of one attempt to move bytes over a connection that never blocks.
struct Transfer {
  enum class Status { ok, blocked, ended, broken };
  Status status;
  std::size_t bytes;
};

}  // namespace http
