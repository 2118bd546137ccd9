#include "http/site_routes.h"

#include "app/achievements.h"
#include "base/embedded.h"
#include "base/iso8601.h"
#include "http/book_json.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json plans_json(const plans::PlanRules& rules) {
  Json list = Json::array();
  for (const plans::Plan plan : plans::all_plans) {
    const plans::PlanLimits& limits = rules.of(plan);
    list.push_back({{"id", plans::to_string(plan)},
                    {"name", plans::display_name(plan)},
                    {"priceCents", limits.price_cents},
                    {"booksTotal", limits.books_total},
                    {"booksPerMonth", limits.books_per_month},
                    {"pages", limits.pages},
                    {"picturesPerDay", limits.pictures_per_day}});
  }
  return list;
}

Json templates_json(const app::TemplateBooks& templates) {
  Json list = Json::array();
  for (const app::TemplateBook& book : templates.all()) {
    list.push_back({{"id", book.id},
                    {"title", book.title},
                    {"description", book.description},
                    {"image", template_page_url(book, 0)},
                    {"tags", book.tags}});
  }
  return list;
}

// What does not change while the server runs.
Json config_json(const app::TemplateBooks& templates, const app::Settings& settings) {
  Json config = {{"productName", settings.product_name},   {"billing", {{"enabled", settings.can_sell()}}},
                 {"plans", plans_json(settings.plans)},    {"everyonePlan", nullptr},
                 {"templates", templates_json(templates)}, {"version", settings.version},
                 {"voiceInput", settings.voice_input},     {"signOn", nullptr}};
  if (settings.sign_on.is_offered()) config["signOn"] = {{"name", settings.sign_on.name}};
  if (settings.plans.everyone) config["everyonePlan"] = plans::to_string(*settings.plans.everyone);
  return config;
}

// With what an admin can change.
void handle_config(Call& call, Json config, const app::InstallationService& service) {
  const app::Installation installation = service.current();
  config["registration"] = app::to_string(installation.registration);
  config["audience"] = nullptr;
  if (installation.audience) config["audience"] = app::to_string(*installation.audience);
  reply_json(call.response, config);
}

// What stands in licences/ of the executable, by name. It is the same for everybody and as long as it runs.
Json licences_json() {
  constexpr std::string_view folder = "licences/", ending = ".txt";
  Json list = Json::array();
  for (const base::Embedded& file : base::embedded_resources()) {
    if (!file.name.starts_with(folder) || !file.name.ends_with(ending)) continue;
    const std::size_t length = file.name.size() - folder.size() - ending.size();
    list.push_back({{"name", file.name.substr(folder.size(), length)}, {"text", base::contents(file)}});
  }
  return list;
}

void handle_stats(Call& call, const app::SiteService& site) {
  const app::PublicStats stats = site.stats();
  Json body = {
      {"totalBooks", stats.total_books}, {"activeUsers", stats.active_users}, {"avgRating", nullptr}};
  if (stats.average_stars) body["avgRating"] = *stats.average_stars;
  reply_json(call.response, body);
}

void handle_rating(Call& call, app::SiteService& site) {
  const JsonBody body = JsonBody::parse(call.request.body);
  site.rate(call.signed_in(), static_cast<int>(body.integer("stars", {-1000, 1000})));
  reply_nothing(call.response);
}

void handle_achievements(Call& call) {
  Json list = Json::array();
  for (const app::Achievement& achievement : app::all_achievements()) {
    list.push_back(
        {{"id", achievement.id}, {"title", achievement.title}, {"description", achievement.description}});
  }
  reply_json(call.response, list);
}

void handle_own_achievements(Call& call, const app::SiteService& site) {
  Json list = Json::array();
  for (const auto& earned : site.earned_achievements(call.signed_in())) {
    list.push_back({{"id", earned.id}, {"earnedAt", base::to_iso8601(earned.earned_at)}});
  }
  reply_json(call.response, list);
}

}  // namespace

std::vector<Route> site_routes(const SiteRouteParts& parts) {
  app::SiteService& site = parts.site;
  return {
      {Method::get, "/api/public/config", Access::anyone,
       [config = config_json(parts.templates, parts.settings),
        &installation = parts.installation](Call& call) { handle_config(call, config, installation); }},
      {Method::get, "/api/public/licences", Access::anyone,
       [](Call& call) { reply_json(call.response, licences_json()); }},
      {Method::get, "/api/public/stats", Access::anyone, [&site](Call& call) { handle_stats(call, site); }},
      {Method::post, "/api/ratings", Access::signed_in, [&site](Call& call) { handle_rating(call, site); }},
      {Method::get, "/api/achievements", Access::signed_in, handle_achievements},
      {Method::get, "/api/user-achievements", Access::signed_in,
       [&site](Call& call) { handle_own_achievements(call, site); }},
  };
}

}  // namespace http
