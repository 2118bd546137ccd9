#include "http/theme_routes.h"

#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

// The rules of a theme stand in app; here it is only kept from being absurd.
constexpr TextRule theme_rule{.min = 0, .max = 1000};

void handle_themes(Call& call) {
  nlohmann::json titles = nlohmann::json::array();
  for (const app::Theme& theme : app::embedded_themes()) titles.push_back(theme.title);
  reply_json(call.response, titles);
}

void handle_draft(Call& call, const app::ThemeService& themes) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const std::string theme = body.text_or_empty("theme", theme_rule);
  const app::BookDraft draft = themes.draft(call.signed_in(), theme);
  reply_json(call.response,
             {{"title", draft.title}, {"description", draft.description}, {"sentences", draft.sentences}});
}

}  // namespace

std::vector<Route> theme_routes(const app::ThemeService& themes) {
  return {
      {Method::get, "/api/themes", Access::signed_in, handle_themes},
      {Method::post, "/api/themes", Access::signed_in, [&themes](Call& call) { handle_draft(call, themes); }},
  };
}

}  // namespace http
