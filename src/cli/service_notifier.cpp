#include "cli/service_notifier.h"

#include <algorithm>
#include <cstddef>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace cli {

bool notify_service_manager(const std::string& address, std::string_view state) {
  if (address.empty()) return true;
  sockaddr_un target{};
  target.sun_family = AF_UNIX;
  if (address.size() >= sizeof(target.sun_path) || (address[0] != '/' && address[0] != '@')) return false;
  std::copy(address.begin(), address.end(), target.sun_path);
  if (address[0] == '@') target.sun_path[0] = '\0';
  const int descriptor = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return false;
  const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + address.size());
  const ssize_t sent = ::sendto(descriptor, state.data(), state.size(), MSG_NOSIGNAL,
                                reinterpret_cast<const sockaddr*>(&target), length);
  ::close(descriptor);
  return sent == static_cast<ssize_t>(state.size());
}

}  // namespace cli
