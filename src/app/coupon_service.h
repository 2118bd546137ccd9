#pragma once

#include <string>
#include <vector>

#include "accounts/login_throttle.h"
#include "app/account.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "plans/coupon.h"

namespace app {

// What an admin fills in to make a coupon.
struct NewCoupon {
  std::string code;
  std::string discount_type;   // "percentage", "fixed"
  std::string discount_value;  // "20", "1,50"
  std::string valid_from;      // a date or a moment (plans/moment_text.h)
  std::string valid_until;     // a mere date counts as a whole
  int max_uses = 1;
};

// What a coupon does to a price.
struct CouponOffer {
  plans::Coupon coupon;
  int amount_before_cents = 0;
  int amount_after_cents = 0;
};

// Coupons: made by admins, used by everybody with an account. Thread-safe.
class CouponService {
 public:
  CouponService(ports::Storage& storage, accounts::LoginThrottle& throttle, const base::Clock& clock,
                base::IdSource& ids, const Settings& settings);

  // Newest first.
  std::vector<plans::Coupon> list() const;
  // Throws invalid for a field, and conflict for a code that there is already.
  plans::Coupon create(const Session& admin, const NewCoupon& wish);
  // From now on nobody can use it; it stays in the list. Throws not_found.
  void deactivate(const Session& admin, const std::string& id);

  // Throws not_found for a code that cannot be used, with the reason in its sentence; conflict for one that
  // the caller has used already, and where there is nothing to buy; rate_limited for guessing.
  CouponOffer check(const Session& session, const std::string& code, const std::string& plan,
                    const Client& client);
  // Gives the caller the plan until the end of the next month's same day, and counts the use, both or none.
  // Who has the plan already has it for a month longer. Throws as check() does, payment_required for a coupon
  // that leaves something to pay where that can be paid, and conflict for who has a better plan.
  Account redeem(const Session& session, const std::string& code, const std::string& plan,
                 const Client& client);

  // The same as check(), as a part of somebody else's transaction and without a limit to guessing. Uses that
  // others hold while they pay are counted as used.
  CouponOffer offer(const ports::Stores& stores, const Session& session, const std::string& code,
                    plans::Plan plan) const;

 private:
  void give_plan(ports::Stores& stores, ports::StoredUser& user, plans::Plan plan, int amount_cents) const;
  std::string throttle_key(const Session& session) const { return "coupon " + session.user_id; }

  ports::Storage& storage_;
  accounts::LoginThrottle& throttle_;
  const base::Clock& clock_;
  base::IdSource& ids_;
  const Settings& settings_;
};

}  // namespace app
