#pragma once

#include <vector>

#include "app/coupon_service.h"
#include "http/call.h"

namespace http {

// Coupons: admins make them, everybody with an account uses them.
std::vector<Route> coupon_routes(app::CouponService& coupons);

}  // namespace http
