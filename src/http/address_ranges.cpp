#include "http/address_ranges.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include <arpa/inet.h>

#include "base/error.h"

namespace http {
namespace {

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  if (text.size() >= 2 && text.front() == '[' && text.back() == ']') text = text.substr(1, text.size() - 2);
  if (text.empty() || text.size() >= INET6_ADDRSTRLEN) return std::nullopt;
  const std::string terminated(text);
  Address address;
  if (inet_pton(AF_INET6, terminated.c_str(), address.bytes.data()) == 1) return address;
  std::copy(mapped_prefix.begin(), mapped_prefix.end(), address.bytes.begin());
  if (inet_pton(AF_INET, terminated.c_str(), address.bytes.data() + 12) == 1) return address;
  return std::nullopt;
}

bool Address::is_ipv4() const {
  return std::equal(mapped_prefix.begin(), mapped_prefix.end(), bytes.begin());
}

std::string Address::to_string() const {
  char text[INET6_ADDRSTRLEN] = "";
  if (is_ipv4())
    inet_ntop(AF_INET, bytes.data() + 12, text, sizeof text);
  else
    inet_ntop(AF_INET6, bytes.data(), text, sizeof text);
  return text;
}

Address Address::client_network() const {
  Address network = *this;
  if (!is_ipv4()) std::fill(network.bytes.begin() + 8, network.bytes.end(), std::uint8_t{0});
  return network;
}

std::size_t AddressHash::operator()(const Address& address) const {
  return std::hash<std::string_view>{}(
      {reinterpret_cast<const char*>(address.bytes.data()), address.bytes.size()});
}

AddressRanges AddressRanges::parse(const std::vector<std::string>& entries) {
  AddressRanges ranges;
  for (const std::string& entry : entries) {
    const base::AppError refusal(base::ErrorCode::invalid, "trusted_proxy_invalid", "trusted_proxies",
                                 {entry});
    const std::size_t slash = entry.find('/');
    const auto network = Address::parse(std::string_view(entry).substr(0, slash));
    if (!network) throw refusal;
    const int most = network->is_ipv4() ? 32 : 128;
    int bits = most;
    if (slash != std::string::npos) {
      const char* first = entry.data() + slash + 1;
      const char* last = entry.data() + entry.size();
      const auto [end, error] = std::from_chars(first, last, bits);
      if (first == last || *first == '-' || end != last || error != std::errc{} || bits > most) throw refusal;
    }
    ranges.ranges_.push_back({*network, bits + 128 - most});
  }
  return ranges;
}

bool AddressRanges::contains(const Address& address) const {
  return std::any_of(ranges_.begin(), ranges_.end(), [&](const Range& range) {
    const auto whole = static_cast<std::size_t>(range.prefix_bits / 8);
    if (std::memcmp(range.network.bytes.data(), address.bytes.data(), whole) != 0) return false;
    const int rest = range.prefix_bits % 8;
    if (rest == 0) return true;
    const auto mask = static_cast<std::uint8_t>(0xff << (8 - rest));
    return ((range.network.bytes[whole] ^ address.bytes[whole]) & mask) == 0;
  });
}

}  // namespace http
