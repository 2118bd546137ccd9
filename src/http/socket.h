#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "http/address_ranges.h"
#include "http/file_descriptor.h"

namespace http {

// One TCP connection that never blocks. This class is the seam for TLS: a second implementation with the same
// five calls over an SSL object (its "want read" and "want write" are `blocked`) is all that the server would
// need. Until then a reverse proxy ends TLS, and `trusted_proxies` names it.
class Socket {
 public:
  explicit Socket(FileDescriptor descriptor) : descriptor_(std::move(descriptor)) {}

  enum class Status { ok, blocked, ended, broken };
  struct Transfer {
    Status status;
    std::size_t bytes;
  };
  // Reads what is there. `ended`: the client will send no more; it may still read.
  Transfer receive(std::span<char> into);
  // Drops at most `most_bytes` of what is there, without reading it.
  Transfer discard(std::size_t most_bytes);
  // Sends `first`, then `second`, as far as the kernel takes them now.
  Transfer send(std::string_view first, std::string_view second = {});
  // Tells the client that no more will come, and lets it go on sending.
  void end_sending();

  // Leaves the kernel's table at once. Every call afterwards is `broken`.
  void close() { descriptor_.close(); }

  int descriptor() const { return descriptor_.get(); }

 private:
  Transfer receive(char* into, std::size_t most_bytes, int flags);

  FileDescriptor descriptor_;
};

// A socket that listens.
struct Listener {
  FileDescriptor descriptor;
  int port = 0;
};

// Listens on a name or address. Port 0 takes any free one. Throws base::AppError{unavailable} with the
// reasons port_in_use, listen_not_permitted, listen_address_invalid or listen_failed.
Listener listen_on(const std::string& host, int port);

// The client's address of a connected socket; all zero where it cannot be told.
Address peer_of(int descriptor);

}  // namespace http
