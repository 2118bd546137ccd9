#include "http/installation_routes.h"

#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

// Words have a sentence of their own (app/audience.h); this only bounds them.
constexpr TextRule any_word{.min = 0, .max = 100};

// {audience, registration, registrationConfigured}
Json installation_json(const app::Installation& installation) {
  Json json = {{"audience", nullptr},
               {"registration", app::to_string(installation.registration)},
               {"registrationConfigured", installation.registration_is_configured}};
  if (installation.audience) json["audience"] = app::to_string(*installation.audience);
  return json;
}

void handle_choose(Call& call, app::InstallationService& installation) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const app::Audience audience = app::checked_audience(body.text("audience", any_word));
  reply_json(call.response, installation_json(installation.choose(call.signed_in(), audience)));
}

}  // namespace

std::vector<Route> installation_routes(app::InstallationService& installation) {
  return {
      {Method::get, "/api/admin/installation", Access::admin,
       [&installation](Call& call) { reply_json(call.response, installation_json(installation.current())); }},
      {Method::put, "/api/admin/installation", Access::admin,
       [&installation](Call& call) { handle_choose(call, installation); }},
  };
}

}  // namespace http
