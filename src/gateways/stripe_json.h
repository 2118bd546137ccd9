#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "app/ports/payment_gateway.h"

// What Stripe's objects mean. All functions throw nlohmann::json::exception for one that lacks what it must
// have.
namespace gateways {

// Ids of prices at Stripe, each empty where Stripe is told the amount.
struct StripePrices {
  std::string basic;
  std::string premium;
};

// The end of the period stands on the items since 2025-03-31, and on the subscription before. The plan is
// that of the price where it is one of ours, else what the order said.
app::ports::PaidSubscription subscription_from(const nlohmann::json& object, const StripePrices& prices);

app::ports::CheckoutSession checkout_from(const nlohmann::json& object);

// An invoice names its subscription under `parent` since 2025-03-31, and by itself before.
app::ports::PaymentEvent event_from(const nlohmann::json& object);

}  // namespace gateways
