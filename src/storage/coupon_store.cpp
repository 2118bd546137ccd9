#include "storage/coupon_store.h"

#include "storage/column_values.h"

namespace storage {

using plans::Coupon;

namespace {

// Reads a coupon from a row with the columns in the order of the table.
Coupon coupon_from_row(const Query& row) {
  Coupon coupon;
  coupon.id = row.text(0);
  coupon.code = row.text(1);
  coupon.discount = {from_column<plans::DiscountType>(row.text(2)), row.count(3)};
  coupon.valid_from = row.time(4);
  coupon.valid_until = row.time(5);
  coupon.max_uses = row.count(6);
  coupon.current_uses = row.count(7);
  coupon.is_active = row.integer(8) != 0;
  coupon.created_at = row.time(9);
  return coupon;
}

}  // namespace

std::optional<Coupon> CouponStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT id, code, discount_type, discount_value, valid_from, valid_until, max_uses, current_uses,"
      " is_active, created_at FROM coupons WHERE id = ?",
      id);
  if (!row.next()) return std::nullopt;
  return coupon_from_row(row);
}

std::optional<Coupon> CouponStore::find_by_code(std::string_view code_key) const {
  Query row = connection_.query(
      "SELECT id, code, discount_type, discount_value, valid_from, valid_until, max_uses, current_uses,"
      " is_active, created_at FROM coupons WHERE code = ?",
      code_key);
  if (!row.next()) return std::nullopt;
  return coupon_from_row(row);
}

std::vector<Coupon> CouponStore::all() const {
  std::vector<Coupon> coupons;
  Query row = connection_.query(
      "SELECT id, code, discount_type, discount_value, valid_from, valid_until, max_uses, current_uses,"
      " is_active, created_at FROM coupons ORDER BY created_at DESC, rowid DESC");
  while (row.next()) coupons.push_back(coupon_from_row(row));
  return coupons;
}

bool CouponStore::is_redeemed_by(std::string_view coupon_id, std::string_view user_id) const {
  return connection_
      .query("SELECT 1 FROM coupon_redemptions WHERE coupon_id = ? AND user_id = ?", coupon_id, user_id)
      .next();
}

void CouponStore::insert(const Coupon& coupon) {
  connection_.run(
      "INSERT INTO coupons (id, code, discount_type, discount_value, valid_from, valid_until, max_uses,"
      " current_uses, is_active, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      coupon.id, coupon.code, to_column(coupon.discount.type), coupon.discount.value, coupon.valid_from,
      coupon.valid_until, coupon.max_uses, coupon.current_uses, coupon.is_active, coupon.created_at);
}

void CouponStore::deactivate(std::string_view id) {
  connection_.run("UPDATE coupons SET is_active = 0 WHERE id = ?", id);
}

void CouponStore::add_redemption(std::string_view coupon_id, std::string_view user_id, base::Time now) {
  connection_.run(
      "UPDATE coupons SET current_uses = current_uses + 1 WHERE id = ? AND current_uses < max_uses",
      coupon_id);
  connection_.run("INSERT INTO coupon_redemptions (coupon_id, user_id, redeemed_at) VALUES (?, ?, ?)",
                  coupon_id, user_id, now);
}

}  // namespace storage
