#include "config/value.h"

#include <string>

#include <gtest/gtest.h>

#include "base/error.h"

namespace config {
namespace {

struct Case {
  Kind kind;
  std::string text;
  bool good;
};

class ValueTest : public testing::TestWithParam<Case> {};

TEST_P(ValueTest, IsAcceptedOrRefused) {
  const Rule rule{GetParam().kind, Empty::refused, 0, 100};
  if (GetParam().good) {
    EXPECT_NO_THROW(parse_value(rule, GetParam().text)) << GetParam().text;
  } else {
    EXPECT_THROW(parse_value(rule, GetParam().text), base::AppError) << GetParam().text;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Table, ValueTest,
    testing::Values(
        Case{Kind::text, "Grundschule Süd", true}, Case{Kind::text, "", false},
        Case{Kind::text, "a\nb", false}, Case{Kind::text, "\xff", false},
        Case{Kind::text, std::string(1001, 'x'), false}, Case{Kind::listen_address, "127.0.0.1:8080", true},
        Case{Kind::listen_address, "[::1]:8080", true}, Case{Kind::listen_address, "localhost:0", true},
        Case{Kind::listen_address, "8080", false}, Case{Kind::listen_address, ":8080", false},
        Case{Kind::listen_address, "::1:8080", false}, Case{Kind::listen_address, "127.0.0.1:65536", false},
        Case{Kind::listen_address, "127.0.0.1:-1", false}, Case{Kind::listen_address, "127.0.0.1:", false},
        Case{Kind::listen_address, "unix:/run/b.sock", true},
        Case{Kind::listen_address, "unix:b.sock", false},
        Case{Kind::listen_address, "unix:/" + std::string(107, 'x'), false},
        Case{Kind::listen_address, "a b:80", false}, Case{Kind::listen_address, "[zz]:80", false},
        Case{Kind::web_address, "https://malbuch.example", true},
        Case{Kind::web_address, "http://127.0.0.1:8080", true},
        Case{Kind::web_address, "https://[::1]:8080", true}, Case{Kind::web_address, "https://[::1]", true},
        Case{Kind::web_address, "malbuch.example", false},
        Case{Kind::web_address, "https://malbuch.example/", false},
        Case{Kind::web_address, "https://", false}, Case{Kind::web_address, "https://a:0", false},
        Case{Kind::web_address, "https://a\"b", false}, Case{Kind::base_path, "/malbuch", true},
        Case{Kind::base_path, "/a/b-c", true}, Case{Kind::base_path, "/api", false},
        Case{Kind::base_path, "/assets/b", false}, Case{Kind::base_path, "/apis", true},
        Case{Kind::base_path, "/", false}, Case{Kind::base_path, "/a/", false},
        Case{Kind::base_path, "a", false}, Case{Kind::base_path, "/a//b", false},
        Case{Kind::base_path, "/../b", false}, Case{Kind::base_path, "/a b", false},
        Case{Kind::networks, "127.0.0.1, 10.0.0.0/8,::1,fd00::/8", true}, Case{Kind::networks, "", true},
        Case{Kind::networks, "10.0.0.0/33", false}, Case{Kind::networks, "localhost", false},
        Case{Kind::networks, "::/129", false}, Case{Kind::networks, "10.0.0.0/", false},
        Case{Kind::mail_address, "anna@schule.example", true}, Case{Kind::mail_address, "anna", false},
        Case{Kind::mail_address, "@schule.example", false}, Case{Kind::mail_address, "a@b@c.example", false},
        Case{Kind::mail_address, "a <a@b.example>", false}, Case{Kind::time_zone, "Europe/Berlin", true},
        Case{Kind::time_zone, "UTC", true}, Case{Kind::time_zone, "../../etc/passwd", false},
        Case{Kind::time_zone, "/etc/localtime", false}, Case{Kind::integer, "100", true},
        Case{Kind::integer, " 5 ", true}, Case{Kind::integer, "101", false}, Case{Kind::integer, "-1", false},
        Case{Kind::integer, "5x", false}, Case{Kind::integer, "", false},
        Case{Kind::integer, "99999999999999999999", false},
        Case{Kind::plan_numbers, "free=1,basic=2,premium=3", true}, Case{Kind::plan_numbers, "gold=1", false},
        Case{Kind::plan_numbers, "free=x", false}, Case{Kind::plan_numbers, "free", false},
        Case{Kind::plan_numbers, "free=101", false}));

TEST(Toml, WritesEveryTypeOfValue) {
  EXPECT_EQ(to_toml(std::string("a\"b\\c")), R"("a\"b\\c")");
  EXPECT_EQ(to_toml(std::int64_t{-3}), "-3");
  EXPECT_EQ(to_toml(std::vector<std::string>{"a", "b"}), R"(["a", "b"])");
  EXPECT_EQ(to_toml(std::vector<std::string>{}), "[]");
  EXPECT_EQ(to_toml(PlanNumbers{1, 2, 3}), "{ free = 1, basic = 2, premium = 3 }");
}

TEST(ListenAddress, IsTakenApart) {
  EXPECT_EQ(split_listen_address("[::1]:80").host, "::1");
  EXPECT_EQ(split_listen_address("[::1]:80").port, 80);
  EXPECT_EQ(split_listen_address("localhost:0").host, "localhost");
  EXPECT_EQ(split_listen_address("unix:/run/b.sock").host, "unix:/run/b.sock");
}

}  // namespace
}  // namespace config
