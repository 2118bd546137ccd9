#include "plans/coupon.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

#include "base/error.h"
#include "base/utf8.h"

namespace plans {
namespace {

using base::AppError;
using base::ErrorCode;

bool is_code_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

// A whole number of at most seven digits; -1 for anything else.
int whole_number(std::string_view text) {
  constexpr std::size_t most_digits = 7;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = !text.empty() && text.size() <= most_digits && text.front() != '-' &&
                         error == std::errc() && end == text.data() + text.size();
  return is_number ? number : -1;
}

// Without a unit at the end.
std::string_view without(std::string_view text, std::string_view unit) {
  text = base::trim(text);
  if (text.ends_with(unit)) text.remove_suffix(unit.size());
  return base::trim(text);
}

// Euros with at most two decimals, in cents; -1 for anything else.
int cents_of(std::string_view text) {
  const std::size_t point = text.find_first_of(",.");
  if (point == std::string_view::npos) {
    const int euros = whole_number(text);
    return euros < 0 ? -1 : std::min(euros, max_discount_cents) * 100;
  }
  const int euros = whole_number(text.substr(0, point));
  const std::string_view decimals = text.substr(point + 1);
  const int fraction = whole_number(decimals);
  if (euros < 0 || fraction < 0 || decimals.size() > 2) return -1;
  return std::min(euros, max_discount_cents) * 100 + fraction * (decimals.size() == 1 ? 10 : 1);
}

AppError invalid_value(const char* reason) {
  return {ErrorCode::invalid, reason, "discountValue"};
}

}  // namespace

std::string coupon_key(std::string_view code) {
  std::string key(base::trim(code));
  for (char& c : key) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
  }
  return key;
}

std::string checked_coupon_code(std::string_view code) {
  std::string key = coupon_key(code);
  if (base::count_code_points(key) < min_coupon_code_length) {
    throw AppError(ErrorCode::invalid, "coupon_code_too_short", "code",
                   {std::to_string(min_coupon_code_length)});
  }
  if (key.size() > max_coupon_code_length || !std::all_of(key.begin(), key.end(), is_code_character)) {
    throw AppError(ErrorCode::invalid, "coupon_code_invalid", "code",
                   {std::to_string(max_coupon_code_length)});
  }
  return key;
}

Discount parse_discount(std::string_view type, std::string_view value) {
  if (base::trim(value).empty()) throw invalid_value("discount_missing");
  if (type == "percentage") {
    const int percent = whole_number(without(value, "%"));
    if (percent < 1 || percent > 100) throw invalid_value("discount_percentage_invalid");
    return {DiscountType::percentage, percent};
  }
  if (type == "fixed") {
    const int cents = cents_of(without(value, "€"));
    if (cents < 1 || cents > max_discount_cents) throw invalid_value("discount_fixed_invalid");
    return {DiscountType::fixed, cents};
  }
  throw AppError(ErrorCode::invalid, "discount_type_unknown", "discountType");
}

std::string_view to_string(DiscountType type) {
  return type == DiscountType::percentage ? "percentage" : "fixed";
}

std::string discount_text(const Discount& discount) {
  if (discount.type == DiscountType::percentage) return std::to_string(discount.value);
  const std::string cents = std::to_string(discount.value % 100);
  return std::to_string(discount.value / 100) + "," + (cents.size() < 2 ? "0" : "") + cents;
}

int discounted_cents(const Discount& discount, int price_cents) {
  if (discount.type == DiscountType::fixed) return std::max(0, price_cents - discount.value);
  return (price_cents * (100 - discount.value) + 50) / 100;
}

void require_usable(const Coupon& coupon, base::Time now) {
  const auto refuse = [](const char* reason) { throw AppError(ErrorCode::not_found, reason, "code"); };
  if (!coupon.is_active) refuse("coupon_deactivated");
  if (now < coupon.valid_from) refuse("coupon_not_yet_valid");
  if (now > coupon.valid_until) refuse("coupon_expired");
  if (coupon.current_uses >= coupon.max_uses) refuse("coupon_exhausted");
}

}  // namespace plans
