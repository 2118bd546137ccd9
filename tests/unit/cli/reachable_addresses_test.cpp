#include "cli/reachable_addresses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/settings.h"
#include "config/load.h"

namespace cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<std::string> machine = {"127.0.0.1", "192.168.178.20", "10.8.0.3", "169.254.7.7",
                                          "::1",       "fe80::1:2:3",    "fd00::20"};

TEST(ReachableHosts, AreTheAddressesOfTheNetworksAndTheName) {
  EXPECT_THAT(worth_trying("klasse", machine, "0.0.0.0"),
              ElementsAre("192.168.178.20", "10.8.0.3", "klasse"));
  EXPECT_THAT(worth_trying("klasse", machine, "::"),
              ElementsAre("192.168.178.20", "10.8.0.3", "[fd00::20]", "klasse"));
}

TEST(ReachableHosts, AreNoneWithoutANetwork) {
  EXPECT_THAT(worth_trying("localhost", {"127.0.0.1", "::1"}, "::"), IsEmpty());
  EXPECT_THAT(worth_trying("", {}, "0.0.0.0"), IsEmpty());
}

std::vector<std::string> addresses(std::map<std::string, std::string> environment) {
  return visible_addresses(config::load({{}, std::move(environment), {}}).config, 81,
                           {"192.168.178.20", "klasse"});
}

TEST(VisibleAddresses, AreThoseOfTheMachineWhereItListensOnAll) {
  EXPECT_THAT(addresses({{"BUNTSTIFT_SERVER_LISTEN", "0.0.0.0:81"}}),
              ElementsAre("http://192.168.178.20:81/", "http://klasse:81/", "http://127.0.0.1:81/"));
  EXPECT_THAT(addresses({{"BUNTSTIFT_SERVER_LISTEN", "[::]:81"}}),
              ElementsAre("http://192.168.178.20:81/", "http://klasse:81/", "http://[::1]:81/"));
}

TEST(VisibleAddresses, AreTheOneThatIsConfigured) {
  EXPECT_THAT(addresses({{"BUNTSTIFT_SERVER_LISTEN", "10.0.0.1:81"}}), ElementsAre("http://10.0.0.1:81/"));
  EXPECT_THAT(addresses({{"BUNTSTIFT_SERVER_LISTEN", "0.0.0.0:81"},
                         {"BUNTSTIFT_SERVER_PUBLIC_URL", "https://malbuch.example"}}),
              ElementsAre("https://malbuch.example/"));
}

}  // namespace
}  // namespace cli
