#include "http/subscription_routes.h"

#include "base/iso8601.h"
#include "http/client_of.h"
#include "http/json_body.h"
#include "http/query_parameters.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

// Messages of the payment provider have some kilobytes.
constexpr std::size_t webhook_limit_bytes = std::size_t{256} << 10;

Json subscription_json(const app::ports::StoredSubscription& subscription) {
  return {{"id", subscription.id},
          {"userEmail", subscription.user_email},
          {"plan", {{"name", plans::display_name(subscription.plan)}, {"amount", subscription.amount_cents}}},
          {"status", subscription.status},
          {"currentPeriodEnd", base::to_iso8601(subscription.current_period_end)},
          {"cancelAtPeriodEnd", subscription.cancel_at_period_end},
          {"isPaid", subscription.provider_id.has_value()}};
}

void handle_list(Call& call, const app::SubscriptionService& subscriptions) {
  const app::SubscriptionList list = subscriptions.list(query_page(call));
  Json entries = Json::array();
  for (const auto& subscription : list.subscriptions) entries.push_back(subscription_json(subscription));
  call.response.add_header("X-Total-Count", std::to_string(list.total));
  reply_json(call.response, entries);
}

void handle_cancel(Call& call, app::SubscriptionService& subscriptions) {
  subscriptions.cancel(call.signed_in(), call.path_parameter("id"));
  reply_json(call.response, {{"success", true}});
}

void handle_own(Call& call, const app::SubscriptionService& subscriptions) {
  const auto own = subscriptions.own(call.signed_in());
  reply_json(call.response, own ? subscription_json(*own) : Json(nullptr));
}

void handle_cancel_own(Call& call, app::SubscriptionService& subscriptions) {
  subscriptions.cancel_own(call.signed_in());
  reply_json(call.response, {{"success", true}});
}

void handle_resume_own(Call& call, app::SubscriptionService& subscriptions) {
  subscriptions.resume_own(call.signed_in());
  reply_json(call.response, {{"success", true}});
}

// The fields have rules and sentences of their own; this only bounds them.
constexpr TextRule plan_text{.min = 0, .max = 200, .trim = Trim::yes};

void handle_checkout(Call& call, app::CheckoutService& checkouts) {
  const JsonBody body = JsonBody::parse(call.request.body);
  body.flag("isMobile", false);  // the app's concern alone: how it goes to the address
  app::CheckoutWish wish;
  wish.plan = body.optional_text("planType", plan_text).value_or("");
  wish.coupon_code = body.optional_text("couponCode", plan_text);
  reply_json(call.response, {{"url", checkouts.start(call.session, wish, client_of(call))}});
}

void handle_refresh(Call& call, const SubscriptionServices& services) {
  services.billing.refresh(call.signed_in());
  handle_own(call, services.subscriptions);
}

void handle_payment_test(Call& call, app::PaymentTestService& test) {
  reply_json(call.response, {{"success", true}, {"message", test.run(call.signed_in())}});
}

void handle_webhook(Call& call, app::BillingService& billing) {
  billing.receive(call.request.body, call.request.header("Stripe-Signature"));
  reply_json(call.response, {{"received", true}});
}

}  // namespace

std::vector<Route> subscription_routes(const SubscriptionServices& services) {
  app::SubscriptionService& subscriptions = services.subscriptions;
  app::CheckoutService& checkouts = services.checkouts;
  app::BillingService& billing = services.billing;
  return {
      {Method::post, "/api/admin/payment/test", Access::admin,
       [&test = services.test](Call& call) { handle_payment_test(call, test); }},
      {Method::get, "/api/admin/subscriptions", Access::admin,
       [&subscriptions](Call& call) { handle_list(call, subscriptions); }},
      {Method::post, "/api/admin/subscriptions/:id/cancel", Access::admin,
       [&subscriptions](Call& call) { handle_cancel(call, subscriptions); }},
      {Method::get, "/api/subscription", Access::signed_in,
       [&subscriptions](Call& call) { handle_own(call, subscriptions); }},
      {Method::post, "/api/subscription/refresh", Access::signed_in,
       [services](Call& call) { handle_refresh(call, services); }},
      {Method::post, "/api/subscription/cancel", Access::signed_in,
       [&subscriptions](Call& call) { handle_cancel_own(call, subscriptions); }},
      {Method::post, "/api/subscription/resume", Access::signed_in,
       [&subscriptions](Call& call) { handle_resume_own(call, subscriptions); }},
      {Method::post, "/api/create-checkout-session", Access::anyone,
       [&checkouts](Call& call) { handle_checkout(call, checkouts); }},
      {Method::post, "/api/stripe/webhook", Access::anyone,
       [&billing](Call& call) { handle_webhook(call, billing); }, BodyKind::raw, webhook_limit_bytes},
  };
}

}  // namespace http
