#include "plans/coupon.h"

#include <gtest/gtest.h>

#include "support/refusal.h"

namespace plans {
namespace {

using namespace std::chrono_literals;
using test::reason_of;

TEST(Coupon, CodesAreComparedWithoutCaseAndOuterSpaces) {
  EXPECT_EQ(coupon_key("  sommer-26 \n"), "SOMMER-26");
  EXPECT_EQ(checked_coupon_code(" abc_1 "), "ABC_1");
}

TEST(Coupon, CodesHaveRules) {
  EXPECT_EQ(reason_of([] { checked_coupon_code(""); }), "coupon_code_too_short");
  EXPECT_EQ(reason_of([] { checked_coupon_code(" ab "); }), "coupon_code_too_short");
  EXPECT_EQ(reason_of([] { checked_coupon_code("größe"); }), "coupon_code_invalid");
  EXPECT_EQ(reason_of([] { checked_coupon_code("a b c"); }), "coupon_code_invalid");
  EXPECT_EQ(reason_of([] { checked_coupon_code(std::string(41, 'A')); }), "coupon_code_invalid");
  EXPECT_EQ(checked_coupon_code(std::string(40, 'a')), std::string(40, 'A'));
}

TEST(Coupon, DiscountsAreReadAndWrittenBack) {
  struct Row {
    const char* type;
    const char* text;
    int value;
    const char* written;
  };
  for (const Row& row :
       {Row{"percentage", "20", 20, "20"}, Row{"percentage", " 100 % ", 100, "100"},
        Row{"percentage", "1%", 1, "1"}, Row{"fixed", "1,50", 150, "1,50"}, Row{"fixed", "1.5", 150, "1,50"},
        Row{"fixed", "2 €", 200, "2,00"}, Row{"fixed", "0,01", 1, "0,01"},
        Row{"fixed", "1000", 100'000, "1000,00"}, Row{"fixed", "3,05", 305, "3,05"}}) {
    const Discount discount = parse_discount(row.type, row.text);
    EXPECT_EQ(to_string(discount.type), row.type);
    EXPECT_EQ(discount.value, row.value) << row.text;
    EXPECT_EQ(discount_text(discount), row.written);
    EXPECT_EQ(parse_discount(row.type, discount_text(discount)).value, row.value);
  }
}

TEST(Coupon, WhatIsNoDiscountIsRefused) {
  for (const char* text : {"0", "101", "-5", "1,5", "zehn", "5 %%", "1e1", "99999999999"}) {
    EXPECT_EQ(reason_of([&] { parse_discount("percentage", text); }), "discount_percentage_invalid") << text;
  }
  for (const char* text :
       {"0", "0,00", "-1", "1,505", "1.", ",5", "1,-5", "1000,01", "5 EUR", "1.000,00", "99999999999"}) {
    EXPECT_EQ(reason_of([&] { parse_discount("fixed", text); }), "discount_fixed_invalid") << text;
  }
  EXPECT_EQ(reason_of([] { parse_discount("fixed", "  "); }), "discount_missing");
  EXPECT_EQ(reason_of([] { parse_discount("gift", "1"); }), "discount_type_unknown");
}

TEST(Coupon, NoDiscountMakesAPriceNegativeOrHigher) {
  for (int price = 0; price <= 1000; price += 7) {
    for (int percent = 1; percent <= 100; ++percent) {
      const int left = discounted_cents({DiscountType::percentage, percent}, price);
      EXPECT_GE(left, 0);
      EXPECT_LE(left, price);
    }
    EXPECT_EQ(discounted_cents({DiscountType::percentage, 100}, price), 0);
    EXPECT_EQ(discounted_cents({DiscountType::fixed, 1000}, price), 0);
  }
  EXPECT_EQ(discounted_cents({DiscountType::percentage, 20}, 499), 399);  // 399.2
  EXPECT_EQ(discounted_cents({DiscountType::percentage, 50}, 299), 150);  // 149.5
  EXPECT_EQ(discounted_cents({DiscountType::fixed, 150}, 499), 349);
}

TEST(Coupon, IsUsableFromItsFirstToItsLastMoment) {
  Coupon coupon;
  coupon.valid_from = base::Time{1000ms};
  coupon.valid_until = base::Time{2000ms};
  coupon.max_uses = 2;
  const auto reason_at = [&](std::chrono::milliseconds moment) {
    return reason_of([&] { require_usable(coupon, base::Time{moment}); });
  };
  EXPECT_EQ(reason_at(999ms), "coupon_not_yet_valid");
  EXPECT_EQ(reason_at(1000ms), "");
  EXPECT_EQ(reason_at(2000ms), "");
  EXPECT_EQ(reason_at(2001ms), "coupon_expired");
  coupon.current_uses = 2;
  EXPECT_EQ(reason_at(1500ms), "coupon_exhausted");
  coupon.is_active = false;
  EXPECT_EQ(reason_at(1500ms), "coupon_deactivated");
}

}  // namespace
}  // namespace plans
