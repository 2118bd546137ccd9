#pragma once

#include <string>
#include <string_view>

namespace cli {

// Tells systemd (Type=notify) about a state such as "READY=1": one datagram to the socket that NOTIFY_SOCKET
// names, an absolute path or "@name" for an abstract one. `address` is that variable's value; nothing happens
// where it is empty. Returns false if the socket could not be reached, which must not stop the server. The
// protocol: sd_notify(3).
bool notify_service_manager(const std::string& address, std::string_view state);

}  // namespace cli
