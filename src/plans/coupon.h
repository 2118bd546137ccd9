#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace plans {

enum class DiscountType : std::uint8_t { percentage, fixed };
inline constexpr std::array all_discount_types = {DiscountType::percentage, DiscountType::fixed};

struct Discount {
  DiscountType type = DiscountType::percentage;
  int value = 0;  // 1 to 100 per cent, or cents
};

// Takes something off the price of the first month.
struct Coupon {
  std::string id;
  std::string code;  // in capitals
  Discount discount;
  base::Time valid_from;
  base::Time valid_until;  // the last moment
  int max_uses = 1;
  int current_uses = 0;
  bool is_active = true;
  base::Time created_at;
};

inline constexpr std::size_t min_coupon_code_length = 3;
inline constexpr std::size_t max_coupon_code_length = 40;
inline constexpr int max_coupon_uses = 1'000'000;
inline constexpr int max_discount_cents = 100'000;

// The form in which codes are kept and compared: capitals, without outer white space.
std::string coupon_key(std::string_view code);

// A new coupon's code of 3 to 40 letters from A to Z, digits, hyphens and underscores. Throws
// base::AppError(invalid) otherwise.
std::string checked_coupon_code(std::string_view code);

// "percentage" with whole per cent from 1 to 100 ("20", "20 %"), "fixed" with euros and a comma or point
// ("1,50", "2", "2,5 €"). Throws base::AppError(invalid).
Discount parse_discount(std::string_view type, std::string_view value);
std::string_view to_string(DiscountType type);
// "20", "1,50".
std::string discount_text(const Discount& discount);

// What is left of a price in cents, rounded to the nearest cent; never less than 0.
int discounted_cents(const Discount& discount, int price_cents);

// Throws base::AppError(not_found) with the reason in its sentence for a coupon that nobody can use now.
void require_usable(const Coupon& coupon, base::Time now);

}  // namespace plans
