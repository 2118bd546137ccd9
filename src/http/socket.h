#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <sys/types.h>

#include "http/address_ranges.h"
#include "http/file_descriptor.h"
#include "http/tls.h"
#include "http/transfer.h"

namespace http {

// One connection that never blocks, as it comes from the network or encrypted.
class Socket {
 public:
  using Transfer = http::Transfer;
  using Status = Transfer::Status;

  explicit Socket(FileDescriptor descriptor) : descriptor_(std::move(descriptor)) {}

  // The first byte that the client has sent, which stays to be read; nothing while none is there.
  std::optional<char> peek() const;
  // Everything from here on is encrypted. Before anything was read or sent.
  void encrypt(std::shared_ptr<const TlsIdentity> identity);
  bool is_encrypted() const { return tls_ != nullptr; }

  // Reads what is there. `ended`: the client will send no more; it may still read. Encrypted, it may need to
  // send first, so that after `blocked` anything that happens to the socket is a reason to try again; plain,
  // fewer bytes than there is room for mean that no more are there.
  Transfer receive(std::span<char> into);
  // Drops at most `most_bytes` of what is there.
  Transfer discard(std::size_t most_bytes);
  // Sends `first`, then `second`, as far as the kernel takes them now.
  Transfer send(std::string_view first, std::string_view second = {});
  // Sends at most `most_bytes` of an open file, from `offset`, and moves that behind what was sent. No bytes
  // and `ended`: the file ends there. errno tells why it is `broken`.
  Transfer send_file(int file, std::uint64_t& offset, std::size_t most_bytes);
  // Tells the client that no more will come, and lets it go on sending.
  void end_sending();

  // Leaves the kernel's table at once. Every call afterwards is `broken`.
  void close() {
    tls_.reset();
    descriptor_.close();
  }

  int descriptor() const { return descriptor_.get(); }

 private:
  Transfer receive(char* into, std::size_t most_bytes, int flags);

  FileDescriptor descriptor_;
  std::unique_ptr<TlsSession> tls_;
};

// A socket that listens.
struct Listener {
  FileDescriptor descriptor;
  int port = 0;  // 0 for a socket in the file system
};

// What a host begins with that is a socket in the file system: "unix:/run/buntstift/http.sock".
inline constexpr std::string_view unix_prefix = "unix:";

// Listens on a name or address, or on a path behind `unix_prefix`. Port 0 takes any free one. A path is open
// to its owner and group; a socket that nobody listens on any more is taken over, another file never. Throws
// base::AppError{unavailable} with the reasons port_in_use, socket_in_use, listen_not_permitted,
// listen_path_not_permitted, listen_folder_missing, listen_address_invalid or listen_failed.
Listener listen_on(const std::string& host, int port);

// Throws where listen_on() would, for this user and at this moment, and leaves nothing: no file is made.
void try_listening_on(const std::string& host, int port);

// The client's address of a connected socket: 127.0.0.1 where it came through a path, all zero where it
// cannot be told.
Address peer_of(int descriptor);

}  // namespace http
