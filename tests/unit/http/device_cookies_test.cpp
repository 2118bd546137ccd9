#include "http/device_cookies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace http {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

class DeviceCookiesTest : public testing::Test {
 protected:
  // What a browser sends back.
  static std::string sent(const std::string& set_cookie) {
    return set_cookie.substr(0, set_cookie.find(';'));
  }
  std::string after(const std::string& cookies, const std::string& login) const {
    return sent(devices_.remember(cookies, login));
  }

  DeviceCookies devices_{"a key of the server", {}};
};

TEST_F(DeviceCookiesTest, ADeviceIsKnownToWhoHasSignedInThere) {
  std::string cookies = after("", "anna@example.de");
  EXPECT_NE(devices_.device_of(cookies), "");
  EXPECT_EQ(devices_.device_known_to(cookies, "anna@example.de"), devices_.device_of(cookies));
  EXPECT_EQ(devices_.device_known_to(cookies, "bernd"), "");
  const std::string id = devices_.device_of(cookies);
  cookies = after("theme=dark; " + cookies, "bernd");
  EXPECT_EQ(devices_.device_known_to(cookies, "anna@example.de"), id);
  EXPECT_EQ(devices_.device_known_to(cookies, "bernd"), id);
}

TEST_F(DeviceCookiesTest, TwoDevicesDiffer) {
  EXPECT_NE(devices_.device_of(after("", "anna")), devices_.device_of(after("", "anna")));
}

TEST_F(DeviceCookiesTest, NothingCanBeMadeUpOrMovedToAnotherDevice) {
  const std::string cookies = after("", "anna");
  for (std::size_t at = cookies.find('=') + 1; at < cookies.size(); ++at) {
    std::string spoiled = cookies;
    spoiled[at] = spoiled[at] == 'A' ? 'B' : 'A';
    EXPECT_EQ(devices_.device_known_to(spoiled, "anna"), "") << at;
  }
  const std::string other = after("", "bernd");
  const std::string mark = cookies.substr(cookies.rfind('.'));
  EXPECT_EQ(devices_.device_known_to(other + mark, "anna"), "");
  EXPECT_EQ(DeviceCookies("another key", {}).device_of(cookies), "");
  for (const char* nonsense : {"", "buntstift_device=", "buntstift_device=.", "buntstift_device=a.b.c"})
    EXPECT_EQ(devices_.device_of(nonsense), "");
}

TEST_F(DeviceCookiesTest, AForeignCookieOfTheNameIsPassedOver) {
  const std::string cookies = after("", "anna");
  EXPECT_NE(devices_.device_known_to("buntstift_device=foreign; " + cookies, "anna"), "");
}

TEST_F(DeviceCookiesTest, TheCookieStaysSmallAndForgetsWhoWasAwayForLongest) {
  std::string cookies;
  for (std::size_t i = 0; i <= DeviceCookies::most_accounts; ++i)
    cookies = after(cookies, "kind-" + std::to_string(i));
  EXPECT_EQ(devices_.device_known_to(cookies, "kind-0"), "");
  EXPECT_NE(devices_.device_known_to(cookies, "kind-1"), "");
  EXPECT_NE(devices_.device_known_to(cookies, "kind-" + std::to_string(DeviceCookies::most_accounts)), "");
  EXPECT_LT(cookies.size(), 1200U);
  cookies = after(cookies, "kind-1");
  EXPECT_LT(cookies.size(), 1200U) << "nobody is in it twice";
}

TEST_F(DeviceCookiesTest, ScriptsAndForeignPagesDoNotSeeIt) {
  EXPECT_THAT(devices_.remember("", "anna"),
              EndsWith("; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict"));
  EXPECT_THAT(DeviceCookies("key", {.is_secure = true}).remember("", "anna"), HasSubstr("; Secure"));
}

}  // namespace
}  // namespace http
