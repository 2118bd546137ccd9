#include "gateways/stripe_client.h"

#include <thread>

#include "base/error.h"
#include "gateways/stripe_signature.h"

namespace gateways {
namespace {

using Json = nlohmann::json;
using app::ports::CheckoutOrder;
using app::ports::CheckoutSession;
using app::ports::OpenedCheckout;
using app::ports::PaidSubscription;
using app::ports::PaymentEvent;
using base::AppError;
using base::ErrorCode;

constexpr const char* api_version = "2026-06-24.dahlia";
constexpr std::chrono::seconds longest_queue{2};
constexpr int retry_after_s = 60;

AppError unreachable() {
  return AppError(ErrorCode::unavailable, "payment_unreachable").with_retry_after(retry_after_s);
}

// A refusal in Stripe's own words (https://docs.stripe.com/api/errors).
class StripeRefusal : public std::runtime_error {
 public:
  StripeRefusal(int status, const Json& body) : std::runtime_error(word(body, "message")), status_(status) {
    type_ = word(body, "type");
    code_ = word(body, "code");
    param_ = word(body, "param");
  }

  int status() const { return status_; }
  const std::string& type() const { return type_; }
  const std::string& code() const { return code_; }
  bool is_missing(const std::string& param) const { return code_ == "resource_missing" && param_ == param; }

 private:
  static std::string word(const Json& body, const char* name) {
    const auto error = body.find("error");
    if (error == body.end() || !error->is_object()) return {};
    const auto found = error->find(name);
    return found != error->end() && found->is_string() ? found->get<std::string>() : std::string();
  }

  int status_;
  std::string type_;
  std::string code_;
  std::string param_;
};

// Runs `use`; nothing for what Stripe does not know.
template <class Use>
auto if_known(const Use& use) -> std::optional<decltype(use())> {
  try {
    return use();
  } catch (const StripeRefusal& refusal) {
    if (refusal.status() != 404) throw;
    return std::nullopt;
  }
}

// Stripe's own trouble, too many calls, or the same call still running: worth another try.
bool is_passing(int status) {
  return status >= 500 || status == 429 || status == 409;
}

// Ours stay as long as the account at Stripe, beside those of other programs.
std::string coupon_id(const plans::Coupon& coupon) {
  return "buntstift-" + coupon.id;
}

}  // namespace

StripeClient::StripeClient(StripeOptions options, const base::Log& log)
    : options_(std::move(options)),
      log_(log),
      http_({.base = options_.api_base,
             .connect_timeout = options_.connect_timeout,
             .answer_timeout = options_.answer_timeout}) {}

template <class Use>
auto StripeClient::guarded(const Use& use) const {
  try {
    return use();
  } catch (const StripeRefusal& refusal) {
    log_.warning("stripe_refused", {{"status", refusal.status()},
                                    {"type", refusal.type()},
                                    {"code", refusal.code()},
                                    {"message", std::string_view(refusal.what())}});
    if (refusal.type() == "card_error") throw AppError(ErrorCode::payment_required, "payment_card_refused");
    throw AppError(ErrorCode::unavailable, "payment_refused");
  } catch (const Json::exception& error) {
    log_.warning("stripe_unreadable", {{"error", error.what()}});
    throw AppError(ErrorCode::unavailable, "payment_answer_unreadable");
  }
}

HttpReply StripeClient::answer_to(const HttpRequest& request) const {
  constexpr int tries = 2;
  for (int attempt = 1;; ++attempt) {
    const bool is_last = attempt == tries;
    try {
      HttpReply reply = http_.send(request);
      if (is_last || !is_passing(reply.status)) return reply;
    } catch (const HttpError& error) {
      // After a time-out the person has waited long enough.
      if (is_last || error.kind() == HttpError::Kind::timeout) {
        log_.warning("stripe_unreachable", {{"path", request.path}, {"error", error.what()}});
        throw unreachable();
      }
    }
    std::this_thread::sleep_for(options_.retry_pause);
  }
}

Json StripeClient::call(const std::string& method, const std::string& path, const FormBody& form,
                        const std::string& idempotency_key) {
  HttpRequest request{method, path, {}, form.text(), "application/x-www-form-urlencoded"};
  request.headers = {{"Authorization", "Bearer " + options_.secret_key}, {"Stripe-Version", api_version}};
  if (!idempotency_key.empty()) request.headers.emplace_back("Idempotency-Key", idempotency_key);
  if (!free_calls_.try_acquire_for(longest_queue)) {
    log_.warning("stripe_busy", {{"path", path}});
    throw unreachable();
  }
  HttpReply reply;
  try {
    reply = answer_to(request);
  } catch (...) {
    free_calls_.release();
    throw;
  }
  free_calls_.release();
  if (is_passing(reply.status)) {
    log_.warning("stripe_unreachable", {{"path", path}, {"status", reply.status}});
    throw unreachable();
  }
  Json body = Json::parse(reply.body);
  if (reply.status >= 400) throw StripeRefusal(reply.status, body);
  return body;
}

void StripeClient::make_coupon(const plans::Coupon& coupon) {
  FormBody form;
  form.add("id", coupon_id(coupon)).add("name", coupon.code).add("duration", "once");
  if (coupon.discount.type == plans::DiscountType::percentage) {
    form.add("percent_off", coupon.discount.value);
  } else {
    form.add("amount_off", coupon.discount.value).add("currency", "eur");
  }
  try {
    call("POST", "/v1/coupons", form, coupon_id(coupon));
  } catch (const StripeRefusal& refusal) {
    if (refusal.code() != "resource_already_exists") throw;
  }
}

FormBody StripeClient::checkout_form(const CheckoutOrder& order, const std::string& customer_id) const {
  const std::string plan(plans::to_string(order.plan));
  FormBody form;
  form.add("mode", "subscription").add("locale", "de").add("client_reference_id", order.id);
  form.add("success_url", order.success_url).add("cancel_url", order.cancel_url);
  form.add("expires_at",
           std::chrono::ceil<std::chrono::seconds>(order.expires_at).time_since_epoch().count());
  if (customer_id.empty()) {
    form.add("customer_email", order.email);
  } else {
    form.add("customer", customer_id);
  }
  const std::string& price =
      order.plan == plans::Plan::basic ? options_.prices.basic : options_.prices.premium;
  form.add("line_items[0][quantity]", 1);
  if (price.empty()) {
    form.add("line_items[0][price_data][currency]", "eur");
    form.add("line_items[0][price_data][unit_amount]", order.price_cents);
    form.add("line_items[0][price_data][recurring][interval]", "month");
    form.add("line_items[0][price_data][product_data][name]", order.product_name);
  } else {
    form.add("line_items[0][price]", price);
  }
  if (order.coupon) form.add("discounts[0][coupon]", coupon_id(*order.coupon));
  for (const std::string name : {"metadata", "subscription_data[metadata]"}) {
    form.add(name + "[user_id]", order.user_id).add(name + "[plan]", plan);
    form.add(name + "[checkout_id]", order.id);
  }
  return form;
}

OpenedCheckout StripeClient::open_session(const CheckoutOrder& order, const std::string& customer_id,
                                          const std::string& key) {
  const Json session = call("POST", "/v1/checkout/sessions", checkout_form(order, customer_id), key);
  return {session.at("id").get<std::string>(), session.at("url").get<std::string>()};
}

OpenedCheckout StripeClient::open_checkout(const CheckoutOrder& order) {
  return guarded([&] {
    if (order.coupon) make_coupon(*order.coupon);
    const std::string key = "checkout-" + order.id;
    try {
      return open_session(order, order.customer_id, key);
    } catch (const StripeRefusal& refusal) {
      // Somebody has deleted the customer at Stripe: they become a new one.
      if (order.customer_id.empty() || !refusal.is_missing("customer")) throw;
      return open_session(order, {}, key + "-new-customer");
    }
  });
}

std::optional<CheckoutSession> StripeClient::find_checkout(const std::string& session_id) {
  return guarded([&] {
    return if_known(
        [&] { return checkout_from(call("GET", "/v1/checkout/sessions/" + percent_encoded(session_id))); });
  });
}

std::optional<CheckoutSession> StripeClient::close_checkout(const std::string& session_id) {
  return guarded([&]() -> std::optional<CheckoutSession> {
    const std::string path = "/v1/checkout/sessions/" + percent_encoded(session_id);
    try {
      return if_known(
          [&] { return checkout_from(call("POST", path + "/expire", {}, "close-" + session_id)); });
    } catch (const StripeRefusal& refusal) {
      // Only open ones can be closed: it has been paid, or has expired by itself.
      if (refusal.status() != 400) throw;
      return if_known([&] { return checkout_from(call("GET", path)); });
    }
  });
}

std::optional<PaidSubscription> StripeClient::find_subscription(const std::string& id) {
  return guarded([&] {
    return if_known([&] {
      return subscription_from(call("GET", "/v1/subscriptions/" + percent_encoded(id)), options_.prices);
    });
  });
}

std::optional<PaidSubscription> StripeClient::set_cancel_at_period_end(const std::string& id, bool cancels) {
  // Without an idempotency key: cancelling, resuming and cancelling again within a day are three changes, and
  // each does no harm twice.
  FormBody form;
  form.add("cancel_at_period_end", cancels ? "true" : "false");
  return guarded([&] {
    return if_known([&] {
      return subscription_from(call("POST", "/v1/subscriptions/" + percent_encoded(id), form),
                               options_.prices);
    });
  });
}

void StripeClient::end_subscription(const std::string& id) {
  guarded([&] {
    if_known([&] {
      return call("DELETE", "/v1/subscriptions/" + percent_encoded(id) + "?prorate=true&invoice_now=true");
    });
    return true;
  });
}

PaymentEvent StripeClient::read_event(std::string_view body, std::string_view signature,
                                      base::Time now) const {
  if (!is_signed_by_stripe(body, signature, options_.webhook_secret, now)) {
    throw AppError(ErrorCode::invalid, "webhook_signature_wrong");
  }
  try {
    return event_from(Json::parse(body));
  } catch (const Json::exception& error) {
    log_.warning("stripe_unreadable", {{"error", error.what()}});
    throw AppError(ErrorCode::invalid, "webhook_unreadable");
  }
}

}  // namespace gateways
