#include "http/client_address.h"

#include <optional>

namespace http {
namespace {

// "192.0.2.1", "192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:4711": proxies write all of these.
std::optional<Address> parse_hop(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, text.find_last_not_of(" \t") - first + 1);
  if (const auto address = Address::parse(text)) return address;
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  return Address::parse(text.substr(0, colon));
}

}  // namespace

Address client_address(const Address& peer, std::string_view x_forwarded_for, const AddressRanges& proxies) {
  Address client = peer;
  std::string_view rest = x_forwarded_for;
  while (!rest.empty() && proxies.contains(client)) {
    const std::size_t comma = rest.rfind(',');
    const auto hop = parse_hop(comma == std::string_view::npos ? rest : rest.substr(comma + 1));
    if (!hop) break;
    client = *hop;
    rest = comma == std::string_view::npos ? std::string_view() : rest.substr(0, comma);
  }
  return client;
}

}  // namespace http
