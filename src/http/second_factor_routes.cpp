#include "http/second_factor_routes.h"

#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

std::string proof_field(const JsonBody& body, std::string_view field, std::string_view missing) {
  std::string text = body.text_or_empty(field);
  if (text.empty()) throw body.refuse(field, std::string(missing));
  return text;
}

std::string password_in(const JsonBody& body) {
  return proof_field(body, "password", "password_missing");
}

std::string code_in(const JsonBody& body) {
  return proof_field(body, "code", "second_factor_code_missing");
}

void reply_codes(Call& call, const std::vector<std::string>& codes) {
  reply_json(call.response, {{"recoveryCodes", codes}});
}

void handle_state(Call& call, const app::SecondFactorService& factors) {
  const app::SecondFactorState state = factors.state(call.signed_in());
  reply_json(call.response, {{"isOffered", state.is_offered},
                             {"isOn", state.is_on},
                             {"isRequired", state.is_required},
                             {"recoveryCodesLeft", state.recovery_codes_left}});
}

void handle_begin(Call& call, app::SecondFactorService& factors) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::SecondFactorKey made = factors.begin(call.signed_in(), password_in(body));
  reply_json(call.response, {{"key", made.typed_key}, {"address", made.address}, {"qrSvg", made.qr_svg}});
}

void handle_confirm(Call& call, app::SecondFactorService& factors) {
  const JsonBody body = JsonBody::parse(call.request.body);
  reply_codes(call, factors.confirm(call.signed_in(), code_in(body)));
}

void handle_renew(Call& call, app::SecondFactorService& factors) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const std::string password = password_in(body);
  reply_codes(call, factors.renew_recovery_codes(call.signed_in(), password, code_in(body)));
}

void handle_switch_off(Call& call, app::SecondFactorService& factors) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const std::string password = password_in(body);
  factors.switch_off(call.signed_in(), password, code_in(body));
  reply_nothing(call.response);
}

}  // namespace

std::vector<Route> second_factor_routes(app::SecondFactorService& factors) {
  const auto bound = [&factors](auto handle) -> Handler {
    return [handle, &factors](Call& call) { handle(call, factors); };
  };
  constexpr std::string_view own = "/api/me/second-factor";
  return {
      before_second_factor({Method::get, own, Access::signed_in, bound(handle_state)}),
      before_second_factor(hashing({Method::post, own, Access::signed_in, bound(handle_begin)})),
      before_second_factor(
          {Method::post, "/api/me/second-factor/confirm", Access::signed_in, bound(handle_confirm)}),
      hashing({Method::post, "/api/me/second-factor/recovery-codes", Access::signed_in, bound(handle_renew)}),
      hashing({Method::del, own, Access::signed_in, bound(handle_switch_off)}),
  };
}

}  // namespace http
