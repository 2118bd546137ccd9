#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "plans/coupon.h"

namespace app::ports {

// Coupons. An instance belongs to one transaction.
class CouponStore {
 public:
  virtual ~CouponStore() = default;
  virtual std::optional<plans::Coupon> find(std::string_view id) const = 0;
  // By the form in which codes are compared (plans::coupon_key).
  virtual std::optional<plans::Coupon> find_by_code(std::string_view code_key) const = 0;
  // Newest first.
  virtual std::vector<plans::Coupon> all() const = 0;
  virtual bool is_redeemed_by(std::string_view coupon_id, std::string_view user_id) const = 0;

  // The caller has made sure, in the same transaction, that the code is not taken.
  virtual void insert(const plans::Coupon& coupon) = 0;
  virtual void deactivate(std::string_view id) = 0;
  // Counts one use more, by this user; never more than are allowed, whatever has been paid for.
  virtual void add_redemption(std::string_view coupon_id, std::string_view user_id, base::Time now) = 0;
};

}  // namespace app::ports
