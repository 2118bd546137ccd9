#pragma once

#include <vector>

#include "app/billing_service.h"
#include "app/checkout_service.h"
#include "app/payment_test_service.h"
#include "app/subscription_service.h"
#include "http/call.h"

namespace http {

struct SubscriptionServices {
  app::SubscriptionService& subscriptions;
  app::CheckoutService& checkouts;
  app::BillingService& billing;
  app::PaymentTestService& test;
};

// Subscriptions: buying one, one's own, all of them and a test for admins, and what the payment provider
// reports. The services must outlive the routes.
std::vector<Route> subscription_routes(const SubscriptionServices& services);

}  // namespace http
