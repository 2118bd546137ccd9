#pragma once

#include <string>
#include <vector>

namespace cli {

// The names and addresses under which other machines can reach a server that listens on every address of this
// one
// ("0.0.0.0" or "::"): its host name, and the addresses of its networks, IPv6 ones in brackets. Addresses
// that are good on this machine or one cable only are left out. Empty where the machine has no network.
std::vector<std::string> reachable_hosts(const std::string& listen_host);

// Those of `all` that make sense, in the order in which they are worth trying. Apart from the machine for
// tests.
std::vector<std::string> worth_trying(const std::string& host_name, const std::vector<std::string>& all,
                                      const std::string& listen_host);

}  // namespace cli
