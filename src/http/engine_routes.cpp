#include "http/engine_routes.h"

#include "app/picture_notice.h"
#include "app/picture_prompt.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace http {
namespace {

using Json = nlohmann::json;

Json number_or_null(const std::optional<double>& number) {
  return number ? Json(*number) : Json(nullptr);
}

// {engine, version, motifs, words, forms, scenes, drawn, medianMs, slowestMs, settings: {refusedWords}}
Json state_json(const app::EngineState& state, const app::Settings& settings) {
  return {{"engine", state.name},
          {"version", settings.version},
          {"motifs", state.facts.motifs},
          {"words", state.facts.words},
          {"forms", state.facts.forms},
          {"scenes", state.facts.scenes},
          {"drawn", state.times.drawn},
          {"medianMs", number_or_null(state.times.median_ms)},
          {"slowestMs", number_or_null(state.times.slowest_ms)},
          {"settings", {{"refusedWords", state.refused_words}}}};
}

void handle_change(Call& call, app::EngineService& engine, const app::Settings& settings) {
  const JsonBody body = JsonBody::parse(call.request.body);
  if (!body.has("refusedWords")) throw body.refuse("refusedWords", "nothing_to_change");
  constexpr TextRule any_word{.min = 0, .max = 200, .trim = Trim::yes};
  engine.set_refused_words(call.signed_in(),
                           body.text_list("refusedWords", app::most_refused_words, any_word));
  reply_json(call.response, state_json(engine.state(), settings));
}

// {svg, durationMs, seed, scene, motifs, unknown, notice?}
void handle_test(Call& call, app::EngineService& engine) {
  const JsonBody body = JsonBody::parse(call.request.body);
  constexpr TextRule any_prompt{.min = 0, .max = 4 * app::max_prompt_length, .trim = Trim::yes};
  const std::string prompt = body.text_or_empty("prompt", any_prompt);
  const auto seed = static_cast<std::uint32_t>(
      body.optional_integer("seed", {0, std::numeric_limits<std::uint32_t>::max()}).value_or(1));
  const app::TestPicture picture = engine.test(prompt, seed);
  const drawing::Wish& wish = picture.drawing.wish;
  Json answer = {{"svg", picture.svg},
                 {"durationMs", picture.duration_ms},
                 {"seed", seed},
                 {"scene", wish.scene ? Json(*wish.scene) : Json(nullptr)},
                 {"motifs", Json::array()},
                 {"unknown", wish.unknown}};
  for (const auto& motif : wish.motifs) answer["motifs"].push_back(motif.name);
  if (const std::string notice = app::picture_notice(wish); !notice.empty()) answer["notice"] = notice;
  reply_json(call.response, answer);
}

}  // namespace

std::vector<Route> engine_routes(app::EngineService& engine, const app::Settings& settings) {
  return {
      {Method::get, "/api/admin/engine", Access::admin,
       [&](Call& call) { reply_json(call.response, state_json(engine.state(), settings)); }},
      taking(document_body_limit_bytes, {Method::put, "/api/admin/engine", Access::admin,
                                         [&](Call& call) { handle_change(call, engine, settings); }}),
      heavy({Method::post, "/api/admin/engine/test", Access::admin,
             [&engine](Call& call) { handle_test(call, engine); }}),
  };
}

}  // namespace http
