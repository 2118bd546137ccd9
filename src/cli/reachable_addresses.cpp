#include "cli/reachable_addresses.h"

#include <array>
#include <memory>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <unistd.h>

namespace cli {
namespace {

std::string text_of(const sockaddr* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const void* bytes = nullptr;
  if (address->sa_family == AF_INET) bytes = &reinterpret_cast<const sockaddr_in*>(address)->sin_addr;
  if (address->sa_family == AF_INET6) bytes = &reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr;
  if (bytes == nullptr || ::inet_ntop(address->sa_family, bytes, text.data(), text.size()) == nullptr)
    return {};
  return text.data();
}

// Empty where the service may not ask.
std::vector<std::string> addresses_of_machine() {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner(first, &::freeifaddrs);
  std::vector<std::string> addresses;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr) continue;
    if (std::string text = text_of(one->ifa_addr); !text.empty()) addresses.push_back(std::move(text));
  }
  return addresses;
}

std::string host_name() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

}  // namespace

std::vector<std::string> worth_trying(const std::string& host_name, const std::vector<std::string>& all,
                                      const std::string& listen_host) {
  std::vector<std::string> hosts;
  // Addresses first: whether a network knows the name, only its router can tell.
  for (const std::string& address : all) {
    const bool is_four = address.find(':') == std::string::npos;
    if (is_four && !address.starts_with("127.") && !address.starts_with("169.254.")) hosts.push_back(address);
    const bool is_local = address == "::1" || address.starts_with("fe80:");
    if (!is_four && !is_local && listen_host == "::") hosts.push_back("[" + address + "]");
  }
  const bool is_a_name = !host_name.empty() && host_name != "localhost" && host_name != "(none)";
  if (is_a_name) hosts.push_back(host_name);
  return hosts;
}

std::vector<std::string> reachable_hosts(const std::string& listen_host) {
  return worth_trying(host_name(), addresses_of_machine(), listen_host);
}

}  // namespace cli
