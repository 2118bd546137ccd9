#include "http/job_routes.h"

#include <limits>

#include "app/picture_prompt.h"
#include "base/error.h"
#include "http/json_body.h"
#include "http/picture_json.h"
#include "http/reply.h"
#include "http/words.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json choices_json(const app::JobService& jobs) {
  Json list = Json::array();
  for (const app::EngineChoice& choice : jobs.choices()) {
    list.push_back({{"name", choice.name}, {"label", choice.label}, {"waiting", choice.waiting}});
  }
  return list;
}

// [{name, label, isOn, openJobs, longestQueue, picturesToday, centsToday, centsPerDay, addresses}]
Json views_json(const app::JobService& jobs) {
  Json list = Json::array();
  for (const app::RemoteEngineView& view : jobs.views()) {
    list.push_back({{"name", view.settings.name},
                    {"label", view.settings.label},
                    {"isOn", view.is_on},
                    {"openJobs", view.open_jobs},
                    {"longestQueue", view.settings.longest_queue},
                    {"picturesToday", view.today.pictures},
                    {"centsToday", view.today.cents},
                    {"centsPerDay", view.settings.cents_per_day},
                    {"addresses", to_json(view.addresses)}});
  }
  return list;
}

void handle_switch(Call& call, app::JobService& jobs) {
  const JsonBody body = JsonBody::parse(call.request.body);
  jobs.set_on(call.signed_in(), call.path_parameter("name"), body.flag("isOn"));
  reply_json(call.response, views_json(jobs));
}

// {svg, durationMs}
void handle_engine_test(Call& call, app::JobService& jobs, const app::ports::PictureWriter& writer) {
  const JsonBody body = JsonBody::parse(call.request.body);
  constexpr TextRule any_prompt{.min = 0, .max = 4 * app::max_prompt_length, .trim = Trim::yes};
  const std::string prompt = body.text_or_empty("prompt", any_prompt);
  const auto seed = static_cast<std::uint32_t>(
      body.optional_integer("seed", {0, std::numeric_limits<std::uint32_t>::max()}).value_or(1));
  const app::RemoteTestPicture picture = jobs.test(call.path_parameter("name"), prompt, seed);
  reply_json(call.response,
             {{"svg", writer.write_svg(picture.picture)}, {"durationMs", picture.duration_ms}});
}

}  // namespace

Json to_json(const std::vector<app::AddressView>& addresses) {
  Json list = Json::array();
  for (const app::AddressView& one : addresses) {
    list.push_back({{"address", one.address},
                    {"running", one.state.running},
                    {"failures", one.state.failures},
                    {"isResting", one.state.is_open},
                    {"lastError", one.state.last_error}});
  }
  return list;
}

Json to_json(const app::JobView& job) {
  Json out = {{"success", true},
              {"jobId", job.id},
              {"state", word_of(job.state, job_state_words)},
              {"place", job.place}};
  if (job.picture) {
    out["picture"] = to_json(*job.picture);
    if (!job.notice.empty()) out["picture"]["notice"] = job.notice;
  }
  if (!job.notice.empty()) out["notice"] = job.notice;
  return out;
}

std::vector<Route> job_routes(app::JobService& jobs, const app::ports::PictureWriter& writer) {
  return {
      {Method::get, "/api/engines", Access::signed_in,
       [&jobs](Call& call) { reply_json(call.response, choices_json(jobs)); }},
      {Method::get, "/api/jobs/:id", Access::signed_in,
       [&jobs](Call& call) {
         reply_json(call.response, to_json(jobs.find(call.signed_in(), call.path_parameter("id"))));
       }},
      {Method::del, "/api/jobs/:id", Access::signed_in,
       [&jobs](Call& call) {
         reply_json(call.response, to_json(jobs.cancel(call.signed_in(), call.path_parameter("id"))));
       }},
      {Method::get, "/api/admin/engines", Access::admin,
       [&jobs](Call& call) { reply_json(call.response, views_json(jobs)); }},
      {Method::put, "/api/admin/engines/:name", Access::admin,
       [&jobs](Call& call) { handle_switch(call, jobs); }},
      // Not a heavy one: it waits for another machine.
      {Method::post, "/api/admin/engines/:name/test", Access::admin,
       [&jobs, &writer](Call& call) { handle_engine_test(call, jobs, writer); }},
  };
}

}  // namespace http
