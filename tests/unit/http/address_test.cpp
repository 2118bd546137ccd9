#include <gtest/gtest.h>

#include "base/error.h"
#include "http/address_ranges.h"
#include "http/client_address.h"

namespace http {
namespace {

Address address(std::string_view text) {
  const auto parsed = Address::parse(text);
  EXPECT_TRUE(parsed) << text;
  return parsed.value_or(Address{});
}

TEST(Address, BothFormsOfAnIpv4AddressAreOne) {
  EXPECT_EQ(address("192.0.2.1"), address("::ffff:192.0.2.1"));
  EXPECT_EQ(address("::ffff:192.0.2.1").to_string(), "192.0.2.1");
  EXPECT_EQ(address("[2001:DB8::1]").to_string(), "2001:db8::1");
}

TEST(Address, OnlyAddressesAreRead) {
  for (const char* text : {"", "localhost", "192.0.2", "192.0.2.1.1", "192.0.2.256", "2001:db8:::1",
                           "192.0.2.1:80", "0x7f.1", "::1%lo"})
    EXPECT_FALSE(Address::parse(text)) << text;
}

TEST(Address, AClientIsAnIpv4AddressOrAnIpv6Network) {
  EXPECT_EQ(address("2001:db8:1:2:3::4").client_network(), address("2001:db8:1:2::"));
  EXPECT_NE(address("192.0.2.1").client_network(), address("192.0.2.2").client_network());
}

TEST(AddressRanges, HoldTheirNetworksAndNothingElse) {
  const auto ranges = AddressRanges::parse({"10.0.0.0/8", "192.0.2.128/25", "203.0.113.7", "2001:db8::/33"});
  for (const char* inside :
       {"10.0.0.0", "10.255.255.255", "192.0.2.128", "192.0.2.255", "203.0.113.7", "2001:db8:7fff::1"})
    EXPECT_TRUE(ranges.contains(address(inside))) << inside;
  for (const char* outside :
       {"11.0.0.0", "9.255.255.255", "192.0.2.127", "203.0.113.8", "2001:db8:8000::1", "::1"})
    EXPECT_FALSE(ranges.contains(address(outside))) << outside;
  EXPECT_FALSE(AddressRanges().contains(address("127.0.0.1")));
  EXPECT_TRUE(AddressRanges::parse({"0.0.0.0/0"}).contains(address("8.8.8.8")));
  EXPECT_FALSE(AddressRanges::parse({"0.0.0.0/0"}).contains(address("2001:db8::1")));
}

TEST(AddressRanges, MalformedEntriesAreNamed) {
  for (const char* entry :
       {"", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8x", "::/129"}) {
    try {
      AddressRanges::parse({"127.0.0.1", entry});
      ADD_FAILURE() << "accepted " << entry;
    } catch (const base::AppError& error) {
      EXPECT_EQ(error.reason(), "trusted_proxy_invalid");
      EXPECT_EQ(error.arguments().front(), entry);
    }
  }
}

TEST(ClientAddress, IsTheRightmostThatIsNoProxy) {
  const auto proxies = AddressRanges::parse({"127.0.0.1", "10.0.0.0/8"});
  const auto client = [&](const char* peer, const char* list) {
    return client_address(address(peer), list, proxies).to_string();
  };
  EXPECT_EQ(client("203.0.113.1", "198.51.100.1"), "203.0.113.1");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1"), "198.51.100.1");
  EXPECT_EQ(client("127.0.0.1", "1.1.1.1, 198.51.100.1"), "198.51.100.1");
  EXPECT_EQ(client("127.0.0.1", "1.1.1.1,198.51.100.1 , 10.1.2.3"), "198.51.100.1");
  EXPECT_EQ(client("127.0.0.1", "10.1.2.3"), "10.1.2.3");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1:4711"), "198.51.100.1");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::1]:4711"), "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "2001:db8::1"), "2001:db8::1");
}

TEST(ClientAddress, NonsenseEndsTheChain) {
  const auto proxies = AddressRanges::parse({"127.0.0.1", "10.0.0.0/8"});
  for (const char* list : {"", " ", ",", ",,,", "unknown", "198.51.100.1, unknown", "198.51.100.1,"})
    EXPECT_EQ(client_address(address("127.0.0.1"), list, proxies).to_string(), "127.0.0.1") << list;
  EXPECT_EQ(client_address(address("127.0.0.1"), "198.51.100.1, unknown, 10.0.0.1", proxies).to_string(),
            "10.0.0.1");
}

}  // namespace
}  // namespace http
