#pragma once

#include "app/ports/coupon_store.h"
#include "storage/connection.h"

namespace storage {

class CouponStore final : public app::ports::CouponStore {
 public:
  explicit CouponStore(Connection& connection) : connection_(connection) {}

  std::optional<plans::Coupon> find(std::string_view id) const override;
  std::optional<plans::Coupon> find_by_code(std::string_view code_key) const override;
  std::vector<plans::Coupon> all() const override;
  bool is_redeemed_by(std::string_view coupon_id, std::string_view user_id) const override;
  void insert(const plans::Coupon& coupon) override;
  void deactivate(std::string_view id) override;
  void add_redemption(std::string_view coupon_id, std::string_view user_id, base::Time now) override;

 private:
  Connection& connection_;
};

}  // namespace storage
