#include "accounts/one_time_code.h"

#include <set>

#include <gtest/gtest.h>

#include "accounts/recovery_code.h"

namespace accounts {
namespace {

using namespace std::chrono_literals;

// The key of the examples in RFC 6238, appendix B.
const std::string rfc_key = "12345678901234567890";

base::Time at_second(std::int64_t seconds) {
  return base::Time(std::chrono::seconds(seconds));
}

struct RfcRow {
  std::int64_t second;
  const char* code;  // the last six of the eight digits there
};

class OneTimeCodeTable : public testing::TestWithParam<RfcRow> {};

TEST_P(OneTimeCodeTable, IsTheOneOfTheStandard) {
  EXPECT_EQ(one_time_code(rfc_key, GetParam().second / 30), GetParam().code);
}

INSTANTIATE_TEST_SUITE_P(Rfc6238, OneTimeCodeTable,
                         testing::Values(RfcRow{59, "287082"}, RfcRow{1111111109, "081804"},
                                         RfcRow{1111111111, "050471"}, RfcRow{1234567890, "005924"},
                                         RfcRow{2000000000, "279037"}, RfcRow{20000000000, "353130"}));

TEST(OneTimeCode, IsTakenOneStepEarlyAndOneLateAndNeverTwice) {
  const std::int64_t step = 40;
  const std::string code = one_time_code(rfc_key, step);
  const auto found = [&](std::int64_t second, std::int64_t last) {
    return find_step(rfc_key, code, at_second(second), last);
  };
  EXPECT_FALSE(found(step * 30 - 31, 0));
  EXPECT_EQ(found(step * 30 - 30, 0), step);
  EXPECT_EQ(found(step * 30, 0), step);
  EXPECT_EQ(found(step * 30 + 59, step - 1), step);
  EXPECT_FALSE(found(step * 30 + 60, 0));
  EXPECT_FALSE(found(step * 30, step)) << "used before";
}

TEST(OneTimeCode, RefusesWhatIsNone) {
  for (const char* code : {"", "12345", "1234567", "abcdef"}) {
    EXPECT_FALSE(find_step(rfc_key, code, at_second(59), 0)) << code;
  }
}

TEST(OneTimeCode, TheKeyIsTypedAsBase32) {  // RFC 4648, chapter 10, without padding
  EXPECT_EQ(to_base32(""), "");
  EXPECT_EQ(to_base32("f"), "MY");
  EXPECT_EQ(to_base32("fo"), "MZXQ");
  EXPECT_EQ(to_base32("foob"), "MZXW6YQ");
  EXPECT_EQ(to_base32("foobar"), "MZXW6YTBOI");
  EXPECT_EQ(to_base32(new_one_time_key()).size(), 32U);
  EXPECT_NE(new_one_time_key(), new_one_time_key());
}

TEST(OneTimeCode, TheAddressHoldsNameAndAccountEscaped) {
  EXPECT_EQ(one_time_address("foobar", "Bunt & Stift", "änne@x.de"),
            "otpauth://totp/Bunt%20%26%20Stift:%C3%A4nne%40x.de?secret=MZXW6YTBOI&issuer=Bunt%20%26%20Stift"
            "&algorithm=SHA1&digits=6&period=30");
}

TEST(RecoveryCode, TenDifferentOnesThatAreEasilyTyped) {
  const auto codes = new_recovery_codes();
  EXPECT_EQ(std::set<std::string>(codes.begin(), codes.end()).size(), 10U);
  for (const std::string& code : codes) {
    EXPECT_EQ(code.size(), 14U);
    EXPECT_EQ(code.find_first_of("IO01"), std::string::npos) << code;
  }
  EXPECT_EQ(tidy_code(" k7mq-2xtb 9RWA"), "K7MQ2XTB9RWA");
  EXPECT_NE(recovery_code_hash("anna", "K7MQ2XTB9RWA"), recovery_code_hash("bernd", "K7MQ2XTB9RWA"));
}

}  // namespace
}  // namespace accounts
