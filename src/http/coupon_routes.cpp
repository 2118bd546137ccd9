#include "http/coupon_routes.h"

#include "base/iso8601.h"
#include "http/account_json.h"
#include "http/client_of.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

// The fields have rules and sentences of their own (plans/coupon.h); this only bounds them.
constexpr TextRule coupon_text{.min = 0, .max = 200, .trim = Trim::yes};

Json coupon_json(const plans::Coupon& coupon) {
  return {{"id", coupon.id},
          {"code", coupon.code},
          {"discountType", plans::to_string(coupon.discount.type)},
          {"discountValue", plans::discount_text(coupon.discount)},
          {"validFrom", base::to_iso8601(coupon.valid_from)},
          {"validUntil", base::to_iso8601(coupon.valid_until)},
          {"maxUses", coupon.max_uses},
          {"currentUses", coupon.current_uses},
          {"isActive", coupon.is_active}};
}

void handle_list(Call& call, const app::CouponService& coupons) {
  Json list = Json::array();
  for (const plans::Coupon& coupon : coupons.list()) list.push_back(coupon_json(coupon));
  reply_json(call.response, list);
}

void handle_create(Call& call, app::CouponService& coupons) {
  const JsonBody body = JsonBody::parse(call.request.body);
  app::NewCoupon wish;
  wish.code = body.text_or_empty("code", coupon_text);
  wish.discount_type = body.text_or_empty("discountType", coupon_text);
  wish.discount_value = body.text_or_empty("discountValue", coupon_text);
  wish.valid_from = body.text_or_empty("validFrom", coupon_text);
  wish.valid_until = body.text_or_empty("validUntil", coupon_text);
  wish.max_uses = static_cast<int>(body.integer("maxUses", {-1'000'000'000, 1'000'000'000}));
  reply_json(call.response, coupon_json(coupons.create(call.signed_in(), wish)), 201);
}

void handle_deactivate(Call& call, app::CouponService& coupons) {
  coupons.deactivate(call.signed_in(), call.path_parameter("id"));
  reply_nothing(call.response);
}

void handle_check(Call& call, app::CouponService& coupons) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::CouponOffer offer = coupons.check(call.signed_in(), body.text_or_empty("code", coupon_text),
                                               body.text_or_empty("planType", coupon_text), client_of(call));
  reply_json(call.response, {{"code", offer.coupon.code},
                             {"discountType", plans::to_string(offer.coupon.discount.type)},
                             {"discountValue", plans::discount_text(offer.coupon.discount)},
                             {"amountBefore", offer.amount_before_cents},
                             {"amountAfter", offer.amount_after_cents}});
}

void handle_redeem(Call& call, app::CouponService& coupons) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::Account account = coupons.redeem(call.signed_in(), body.text_or_empty("code", coupon_text),
                                              body.text_or_empty("planType", coupon_text), client_of(call));
  reply_json(call.response, {{"success", true}, {"user", to_json(account)}});
}

}  // namespace

std::vector<Route> coupon_routes(app::CouponService& coupons) {
  return {
      {Method::get, "/api/admin/coupons", Access::admin,
       [&coupons](Call& call) { handle_list(call, coupons); }},
      {Method::post, "/api/admin/coupons", Access::admin,
       [&coupons](Call& call) { handle_create(call, coupons); }},
      {Method::del, "/api/admin/coupons/:id", Access::admin,
       [&coupons](Call& call) { handle_deactivate(call, coupons); }},
      {Method::post, "/api/coupons/check", Access::signed_in,
       [&coupons](Call& call) { handle_check(call, coupons); }},
      {Method::post, "/api/coupons/redeem", Access::signed_in,
       [&coupons](Call& call) { handle_redeem(call, coupons); }},
  };
}

}  // namespace http
