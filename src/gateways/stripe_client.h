#pragma once

#include <chrono>
#include <semaphore>
#include <string>

#include "app/ports/payment_gateway.h"
#include "base/log.h"
#include "gateways/form_body.h"
#include "gateways/http_client.h"
#include "gateways/stripe_json.h"

namespace gateways {

struct StripeOptions {
  std::string secret_key;
  std::string webhook_secret;
  std::string api_base;
  StripePrices prices;
  std::chrono::milliseconds connect_timeout = std::chrono::seconds{5};
  std::chrono::milliseconds answer_timeout = std::chrono::seconds{15};
  std::chrono::milliseconds retry_pause = std::chrono::milliseconds{300};
};

// Stripe's API, version 2026-06-24. Changes carry an idempotency key, so that trying once more after a broken
// connection or an error of Stripe's own does nothing twice. What Stripe says of a refusal goes into the log.
// Only a few calls run at a time: a silent Stripe must not hold all threads that answer requests.
class StripeClient final : public app::ports::PaymentGateway {
 public:
  // `log` must outlive this.
  StripeClient(StripeOptions options, const base::Log& log);

  app::ports::OpenedCheckout open_checkout(const app::ports::CheckoutOrder& order) override;
  std::optional<app::ports::CheckoutSession> find_checkout(const std::string& session_id) override;
  std::optional<app::ports::CheckoutSession> close_checkout(const std::string& session_id) override;
  std::optional<app::ports::PaidSubscription> find_subscription(const std::string& id) override;
  std::optional<app::ports::PaidSubscription> set_cancel_at_period_end(const std::string& id,
                                                                       bool cancels) override;
  void end_subscription(const std::string& id) override;
  app::ports::PaymentEvent read_event(std::string_view body, std::string_view signature,
                                      base::Time now) const override;

 private:
  static constexpr std::ptrdiff_t most_calls_at_once = 4;

  nlohmann::json call(const std::string& method, const std::string& path, const FormBody& form = {},
                      const std::string& idempotency_key = {});
  HttpReply answer_to(const HttpRequest& request) const;
  void make_coupon(const plans::Coupon& coupon);
  FormBody checkout_form(const app::ports::CheckoutOrder& order, const std::string& customer_id) const;
  app::ports::OpenedCheckout open_session(const app::ports::CheckoutOrder& order,
                                          const std::string& customer_id, const std::string& key);
  // Runs `use` and turns what goes wrong into a refusal that people can read.
  template <class Use>
  auto guarded(const Use& use) const;

  StripeOptions options_;
  const base::Log& log_;
  HttpClient http_;
  std::counting_semaphore<most_calls_at_once> free_calls_{most_calls_at_once};
};

}  // namespace gateways
