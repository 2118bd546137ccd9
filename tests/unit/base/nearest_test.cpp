#include "base/nearest.h"

#include <cerrno>
#include <string>

#include <gtest/gtest.h>

#include "base/system_error.h"

namespace base {
namespace {

constexpr std::string_view words[] = {"serve", "listen", "registration", "log"};

TEST(EditDistance, IsAMetricOnSmallWords) {
  for (const std::string_view a : words) {
    EXPECT_EQ(edit_distance(a, a), 0U);
    EXPECT_EQ(edit_distance(a, ""), a.size());
    for (const std::string_view b : words) EXPECT_EQ(edit_distance(a, b), edit_distance(b, a));
  }
}

TEST(EditDistance, CountsEachKindOfSlipOnce) {
  for (const std::string_view slip : {"isten", "llisten", "lixten", "ilsten"})
    EXPECT_EQ(edit_distance(slip, "listen"), 1U);
}

TEST(Nearest, FindsTheWordMeantAndOtherwiseNothing) {
  EXPECT_EQ(nearest("lisen", words), "listen");
  EXPECT_EQ(nearest("sevre", words), "serve");
  EXPECT_EQ(nearest("sxrxe", words), std::nullopt) << "two slips in five letters are too many";
  EXPECT_EQ(nearest("registartoin", words), "registration");
  EXPECT_EQ(nearest("lgo", words), "log");
  EXPECT_EQ(nearest("zebra", words), std::nullopt);
  EXPECT_EQ(nearest("", words), std::nullopt);
}

TEST(SystemError, KnowsCommonNumbersAndNamesTheRest) {
  EXPECT_EQ(german_system_error(ENOSPC), "der Datenträger ist voll");
  EXPECT_EQ(german_system_error(EACCES), german_system_error(EPERM));
  EXPECT_NE(german_system_error(EPROTO).find(std::to_string(EPROTO)), std::string::npos);
}

}  // namespace
}  // namespace base
