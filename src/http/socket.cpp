#include "http/socket.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/error.h"
#include "base/system_error.h"

namespace http {
namespace {

bool would_block(int error) {
  return error == EAGAIN || error == EWOULDBLOCK;
}

bool is_path(const std::string& host) {
  return host.starts_with(unix_prefix);
}

std::string shown(const std::string& host, int port) {
  if (is_path(host)) return host;
  const bool is_ipv6 = host.find(':') != std::string::npos;
  return (is_ipv6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

base::AppError refusal(const std::string& host, int port, int error) {
  const std::string where = shown(host, port);
  const auto reason = [&](const char* name) {
    return base::AppError(base::ErrorCode::unavailable, name, "listen",
                          {where, base::german_system_error(error)});
  };
  if (error == EADDRINUSE) return reason(is_path(host) ? "socket_in_use" : "port_in_use");
  if (error == EACCES || error == EPERM || error == EROFS) {
    return reason(is_path(host) ? "listen_path_not_permitted" : "listen_not_permitted");
  }
  if (is_path(host) && (error == ENOENT || error == ENOTDIR)) return reason("listen_folder_missing");
  if (error == EADDRNOTAVAIL) return reason("listen_address_invalid");
  return reason("listen_failed");
}

// A listening descriptor, or -1 with errno set.
FileDescriptor try_listen(const addrinfo& candidate) {
  FileDescriptor descriptor(::socket(
      candidate.ai_family, candidate.ai_socktype | SOCK_NONBLOCK | SOCK_CLOEXEC, candidate.ai_protocol));
  if (!descriptor.is_open()) return descriptor;
  const int on = 1;
  ::setsockopt(descriptor.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  // Accepted sockets inherit this: answers are written whole, so nothing is gained by waiting.
  ::setsockopt(descriptor.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (candidate.ai_family == AF_INET6) {
    const int off = 0;  // "::" takes IPv4 too
    ::setsockopt(descriptor.get(), IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
  }
  if (::bind(descriptor.get(), candidate.ai_addr, candidate.ai_addrlen) != 0 ||
      ::listen(descriptor.get(), SOMAXCONN) != 0) {
    const int error = errno;
    descriptor.close();
    errno = error;
  }
  return descriptor;
}

// A path as bind(2) takes it; false for one that is too long.
bool fill_address(const std::string& path, sockaddr_un& address) {
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path) return false;
  std::memcpy(address.sun_path, path.data(), path.size());
  return true;
}

// What keeps this user from listening on a path, as errno; 0 where nothing does. `is_left_over` is a socket
// that nobody listens on. (connect(2) refuses a file that is no socket with the same error: the kind of file
// has to be looked at.)
int obstacle_of_path(const std::string& path, bool& is_left_over) {
  sockaddr_un address{};
  if (!fill_address(path, address)) return EADDRNOTAVAIL;
  const std::string folder = path.substr(0, std::max<std::size_t>(path.rfind('/'), 1));
  if (::access((folder + "/.").c_str(), W_OK | X_OK) != 0) return errno;
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) return errno == ENOENT ? 0 : errno;
  if (!S_ISSOCK(status.st_mode)) return EADDRINUSE;
  const FileDescriptor caller(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  is_left_over = ::connect(caller.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 &&
                 errno == ECONNREFUSED;
  return is_left_over ? 0 : EADDRINUSE;
}

// The same for a path. A socket that is left over from a server that was ended hard is taken over.
FileDescriptor try_listen(const std::string& path) {
  bool is_left_over = false;
  if (const int obstacle = obstacle_of_path(path, is_left_over)) {
    errno = obstacle;
    return {};
  }
  sockaddr_un address{};
  fill_address(path, address);
  const auto* place = reinterpret_cast<const sockaddr*>(&address);
  FileDescriptor descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  if (is_left_over) ::unlink(path.c_str());
  if (::bind(descriptor.get(), place, sizeof address) != 0 || ::chmod(path.c_str(), 0660) != 0 ||
      ::listen(descriptor.get(), SOMAXCONN) != 0) {
    const int error = errno;
    descriptor.close();
    errno = error;
  }
  return descriptor;
}

int port_of(const sockaddr_storage& address) {
  if (address.ss_family == AF_INET6) return ntohs(reinterpret_cast<const sockaddr_in6&>(address).sin6_port);
  return ntohs(reinterpret_cast<const sockaddr_in&>(address).sin_port);
}

}  // namespace

std::optional<char> Socket::peek() const {
  char first = 0;
  return ::recv(descriptor_.get(), &first, 1, MSG_DONTWAIT | MSG_PEEK) == 1 ? std::optional(first)
                                                                            : std::nullopt;
}

void Socket::encrypt(std::shared_ptr<const TlsIdentity> identity) {
  tls_ = std::make_unique<TlsSession>(std::move(identity), descriptor_.get());
}

Socket::Transfer Socket::receive(std::span<char> into) {
  return tls_ ? tls_->receive(into) : receive(into.data(), into.size(), 0);
}

Socket::Transfer Socket::discard(std::size_t most_bytes) {
  if (!tls_) {
    // MSG_TRUNC drops what has come instead of copying it (tcp(7)); a socket in the file system does not know
    // that.
    const Transfer dropped = receive(nullptr, most_bytes, MSG_TRUNC);
    if (dropped.status != Status::broken || errno != EFAULT) return dropped;
  }
  std::array<char, 16 * 1024> unread;
  return receive(std::span(unread).first(std::min(most_bytes, unread.size())));
}

Socket::Transfer Socket::receive(char* into, std::size_t most_bytes, int flags) {
  for (;;) {
    const ssize_t got = ::recv(descriptor_.get(), into, most_bytes, MSG_DONTWAIT | flags);
    if (got > 0) return {Status::ok, static_cast<std::size_t>(got)};
    if (got == 0) return {Status::ended, 0};
    if (errno == EINTR) continue;
    return {would_block(errno) ? Status::blocked : Status::broken, 0};
  }
}

Socket::Transfer Socket::send(std::string_view first, std::string_view second) {
  if (tls_) return tls_->send(first, second);
  std::array<iovec, 2> parts{
      {{const_cast<char*>(first.data()), first.size()}, {const_cast<char*>(second.data()), second.size()}}};
  msghdr message{};
  message.msg_iov = parts.data();
  message.msg_iovlen = second.empty() ? 1 : 2;
  for (;;) {
    const ssize_t sent = ::sendmsg(descriptor_.get(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent >= 0) return {Status::ok, static_cast<std::size_t>(sent)};
    if (errno == EINTR) continue;
    return {would_block(errno) ? Status::blocked : Status::broken, 0};
  }
}

Socket::Transfer Socket::send_file(int file, std::uint64_t& offset, std::size_t most_bytes) {
  if (!tls_) {
    auto position = static_cast<off_t>(offset);
    for (;;) {
      const ssize_t sent = ::sendfile(descriptor_.get(), file, &position, most_bytes);
      offset = static_cast<std::uint64_t>(position);
      if (sent > 0) return {Status::ok, static_cast<std::size_t>(sent)};
      if (sent == 0) return {Status::ended, 0};
      if (errno == EINTR) continue;
      return {would_block(errno) ? Status::blocked : Status::broken, 0};
    }
  }
  std::array<char, 16 * 1024> piece;
  const ssize_t got =
      ::pread(file, piece.data(), std::min(most_bytes, piece.size()), static_cast<off_t>(offset));
  if (got == 0) return {Status::ended, 0};
  if (got < 0) return {Status::broken, 0};
  const Transfer transfer = tls_->send({piece.data(), static_cast<std::size_t>(got)}, {});
  offset += transfer.bytes;
  return transfer;
}

void Socket::end_sending() {
  if (tls_) tls_->end_sending();
  ::shutdown(descriptor_.get(), SHUT_WR);
}

Listener listen_on(const std::string& host, int port) {
  if (is_path(host)) {
    Listener listener{try_listen(host.substr(unix_prefix.size())), 0};
    if (!listener.descriptor.is_open()) throw refusal(host, port, errno);
    return listener;
  }
  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV;
  addrinfo* found = nullptr;
  const std::string service = std::to_string(port);
  const int lookup = ::getaddrinfo(host.empty() ? nullptr : host.c_str(), service.c_str(), &hints, &found);
  if (lookup != 0 || !found) throw refusal(host, port, EADDRNOTAVAIL);
  const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owner(found, &::freeaddrinfo);

  int error = EADDRNOTAVAIL;
  for (const addrinfo* candidate = found; candidate; candidate = candidate->ai_next) {
    Listener listener{try_listen(*candidate), 0};
    if (!listener.descriptor.is_open()) {
      error = errno;
      continue;
    }
    sockaddr_storage bound{};
    socklen_t size = sizeof bound;
    ::getsockname(listener.descriptor.get(), reinterpret_cast<sockaddr*>(&bound), &size);
    listener.port = port_of(bound);
    return listener;
  }
  throw refusal(host, port, error);
}

void try_listening_on(const std::string& host, int port) {
  if (!is_path(host)) {
    listen_on(host, port);
    return;
  }
  bool is_left_over = false;
  if (const int obstacle = obstacle_of_path(host.substr(unix_prefix.size()), is_left_over)) {
    throw refusal(host, port, obstacle);
  }
}

Address peer_of(int descriptor) {
  sockaddr_storage peer{};
  socklen_t size = sizeof peer;
  if (::getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0) return {};
  Address address;
  if (peer.ss_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6&>(peer);
    std::memcpy(address.bytes.data(), &six.sin6_addr, address.bytes.size());
  } else if (peer.ss_family == AF_INET) {
    const auto& four = reinterpret_cast<const sockaddr_in&>(peer);
    address.bytes[10] = address.bytes[11] = 0xff;
    std::memcpy(address.bytes.data() + 12, &four.sin_addr, 4);
  } else if (peer.ss_family == AF_UNIX) {
    address.bytes = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1};
  }
  return address;
}

}  // namespace http
