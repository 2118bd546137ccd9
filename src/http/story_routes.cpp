#include "http/story_routes.h"

#include "http/job_routes.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

constexpr int most_service_turns = 1'000'000;

// {label}, or null where there is no such service.
void handle_offer(Call& call, const app::StoryService& stories) {
  const auto label = stories.offered();
  reply_json(call.response, {{"label", label ? Json(*label) : Json(nullptr)}});
}

// {title, pages, byService, notice?}
void handle_tell(Call& call, app::StoryService& stories) {
  const JsonBody body = JsonBody::parse(call.request.body);
  const auto turn = static_cast<int>(body.optional_integer("turn", {0, most_service_turns}).value_or(0));
  const auto keeping = body.flag("keep") ? app::StoryKeeping::kept_in_book : app::StoryKeeping::shown_only;
  const app::ToldStory told = stories.tell(call.signed_in(), call.path_parameter("id"), turn, keeping);
  Json answer = {{"title", told.story.title}, {"pages", told.story.pages}, {"byService", told.by_service}};
  if (!told.notice.empty()) answer["notice"] = told.notice;
  reply_json(call.response, answer);
}

// {label, isOn, triesToday, perDay, centsToday, centsPerDay, addresses}, or null where there is none.
Json view_json(const app::StoryService& stories) {
  if (!stories.is_configured()) return nullptr;
  const app::StoryServiceView view = stories.view();
  return {{"label", view.settings.label},        {"isOn", view.is_on},
          {"triesToday", view.today.pictures},   {"perDay", view.settings.per_day},
          {"centsToday", view.today.cents},      {"centsPerDay", view.settings.cents_a_day},
          {"addresses", to_json(view.addresses)}};
}

void handle_story_switch(Call& call, app::StoryService& stories) {
  stories.set_on(call.signed_in(), JsonBody::parse(call.request.body).flag("isOn"));
  reply_json(call.response, view_json(stories));
}

// {title, pages, durationMs}
void handle_story_test(Call& call, app::StoryService& stories) {
  const app::TestStory told = stories.test();
  reply_json(call.response,
             {{"title", told.story.title}, {"pages", told.story.pages}, {"durationMs", told.duration_ms}});
}

}  // namespace

std::vector<Route> story_routes(app::StoryService& stories) {
  return {
      {Method::get, "/api/story-service", Access::signed_in,
       [&stories](Call& call) { handle_offer(call, stories); }},
      {Method::post, "/api/coloring-books/:id/story", Access::signed_in,
       [&stories](Call& call) { handle_tell(call, stories); }},
      {Method::get, "/api/admin/story-service", Access::admin,
       [&stories](Call& call) { reply_json(call.response, view_json(stories)); }},
      {Method::put, "/api/admin/story-service", Access::admin,
       [&stories](Call& call) { handle_story_switch(call, stories); }},
      {Method::post, "/api/admin/story-service/test", Access::admin,
       [&stories](Call& call) { handle_story_test(call, stories); }},
  };
}

}  // namespace http
