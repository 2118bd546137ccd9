#include "gateways/stripe_signature.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace gateways {
namespace {

// Computed with: printf '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
constexpr const char* body = R"({"id":"evt_1"})";
constexpr const char* secret = "whsec_test";
const std::string digest = "c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925";
const base::Time signed_at{std::chrono::seconds{1'700'000'000}};

bool accepts(const std::string& header, base::Time now = signed_at, const std::string& bytes = body) {
  return is_signed_by_stripe(bytes, header, secret, now);
}

TEST(StripeSignature, ARightOneIsAccepted) {
  EXPECT_TRUE(accepts("t=1700000000,v1=" + digest));
}

TEST(StripeSignature, AnyOfSeveralMayMatch) {
  const std::string other(64, 'a');
  EXPECT_TRUE(accepts("t=1700000000,v1=" + other + ",v1=" + digest + ",v0=" + other));
  EXPECT_TRUE(accepts("t=1700000000,v1=" + digest + ",v1=" + other));
  EXPECT_FALSE(accepts("t=1700000000,v1=" + other + ",v0=" + digest));
}

TEST(StripeSignature, HoldsForFiveMinutesInBothDirections) {
  const std::string header = "t=1700000000,v1=" + digest;
  for (const auto offset : {-300, 300})
    EXPECT_TRUE(accepts(header, signed_at + std::chrono::seconds{offset}));
  for (const auto offset : {-301, 301})
    EXPECT_FALSE(accepts(header, signed_at + std::chrono::seconds{offset}));
}

TEST(StripeSignature, CoversTheTimeAndEveryByte) {
  EXPECT_FALSE(accepts("t=1700000001,v1=" + digest));
  EXPECT_FALSE(accepts("t=1700000000,v1=" + digest, signed_at, R"({"id":"evt_2"})"));
  EXPECT_FALSE(accepts("t=1700000000,v1=" + digest, signed_at, std::string(body) + " "));
  EXPECT_FALSE(is_signed_by_stripe(body, "t=1700000000,v1=" + digest, "whsec_other", signed_at));
}

TEST(StripeSignature, MalformedHeadersAreRefused) {
  for (const std::string& header : std::vector<std::string>{
           "", ",", "t=,v1=", "v1=" + digest, "t=1700000000", "t=x,v1=" + digest,
           "t=1700000000 ,v1=" + digest, "t=99999999999999999999,v1=" + digest,
           "t=1700000000,v1=" + digest + "00", "t=1700000000,v1=" + digest.substr(2), "t=1700000000,v1=zz"}) {
    EXPECT_FALSE(accepts(header)) << header;
  }
}

TEST(StripeSignature, WithoutASecretNothingIsSigned) {
  EXPECT_FALSE(is_signed_by_stripe(body, "t=1700000000,v1=" + digest, "", signed_at));
}

}  // namespace
}  // namespace gateways
