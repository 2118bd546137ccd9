#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace http {

// An IP address in 16 bytes; IPv4 is mapped (::ffff:a.b.c.d), so that both forms of one address are equal.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  // Reads "192.0.2.1", "2001:db8::1" or "[2001:db8::1]"; nullopt for anything else.
  static std::optional<Address> parse(std::string_view text);
  std::string to_string() const;
  bool is_ipv4() const;
  // What counts as one client: an IPv4 address, or the /64 network of an IPv6 address.
  Address client_network() const;

  bool operator==(const Address&) const = default;
};

struct AddressHash {
  std::size_t operator()(const Address& address) const;
};

// A list of addresses and networks, such as the trusted proxies.
class AddressRanges {
 public:
  AddressRanges() = default;
  // Reads entries such as "10.0.0.0/8" and "::1". Throws base::AppError{invalid, "trusted_proxy_invalid"}.
  static AddressRanges parse(const std::vector<std::string>& entries);

  bool contains(const Address& address) const;
  bool empty() const { return ranges_.empty(); }

 private:
  struct Range {
    Address network;
    int prefix_bits;  // of 128
  };
  std::vector<Range> ranges_;
};

}  // namespace http
