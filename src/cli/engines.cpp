#include "cli/engines.h"

#include "base/error.h"
#include "config/read_file.h"
#include "gateways/automatic1111_images.h"
#include "gateways/chat_stories.h"
#include "gateways/comfy_images.h"
#include "gateways/openai_images.h"
#include "gateways/sdcpp_images.h"

namespace cli {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr std::chrono::milliseconds longest_idle{500};
constexpr std::size_t most_threads = 64;

std::unique_ptr<app::ports::ImageServer> make_server(const config::Engine& engine,
                                                     gateways::RemoteOptions options) {
  switch (engine.kind) {
    case config::EngineKind::sdcpp:
      return std::make_unique<gateways::SdcppImages>(options);
    case config::EngineKind::automatic1111:
      return std::make_unique<gateways::Automatic1111Images>(options);
    case config::EngineKind::comfyui:
      try {
        options.workflow = config::read_file(engine.workflow);
        return std::make_unique<gateways::ComfyImages>(options);
      } catch (const AppError&) {
        throw;
      } catch (const std::runtime_error&) {
        throw AppError(ErrorCode::invalid, "config_engine_workflow", {}, {engine.workflow});
      }
    case config::EngineKind::openai:
      break;
  }
  return std::make_unique<gateways::OpenAiImages>(options);
}

}  // namespace

std::vector<app::RemoteEngine> make_engines(const config::Config& config) {
  std::vector<app::RemoteEngine> engines;
  for (const config::Engine& from : config.engines) {
    app::RemoteEngine engine;
    engine.settings.name = from.name;
    engine.settings.label = from.label.empty() ? from.name : from.label;
    engine.settings.parallel = from.parallel;
    engine.settings.longest_queue = from.queue;
    engine.settings.cents_per_picture = from.cents_per_picture;
    engine.settings.cents_per_day = from.cents_per_day;
    // Whoever speaks this protocol may send a bill, whether its price is known here or not.
    engine.settings.bills = from.kind == config::EngineKind::openai || from.cents_per_picture > 0;
    for (const std::string& url : from.urls) {
      gateways::RemoteOptions options;
      options.base = url;
      options.key = from.key;
      options.model = from.model;
      options.size = from.size;
      options.answer_timeout = std::chrono::seconds{from.timeout_seconds};
      engine.servers.push_back(make_server(from, std::move(options)));
    }
    engines.push_back(std::move(engine));
  }
  return engines;
}

app::RemoteStories make_stories(const config::Config& config) {
  const config::Stories& from = config.stories;
  app::RemoteStories stories;
  stories.settings = {from.label, from.parallel, from.per_day, from.cents_per_story, from.cents_per_day};
  for (const std::string& url : from.urls) {
    gateways::RemoteOptions options;
    options.base = url;
    options.key = from.key;
    options.model = from.model;
    options.answer_timeout = std::chrono::seconds{from.timeout_seconds};
    stories.servers.push_back(std::make_unique<gateways::ChatStories>(options));
  }
  return stories;
}

void EngineWorkers::start() {
  jobs_.remove_old();
  for (std::size_t engine = 0; engine < jobs_.engine_count(); ++engine) {
    for (int place = 0; place < jobs_.places(engine) && threads_.size() < most_threads; ++place) {
      threads_.emplace_back([this, engine](const std::stop_token& stop) { run(engine, stop); });
    }
  }
}

bool EngineWorkers::stop(std::chrono::milliseconds longest) {
  for (std::jthread& thread : threads_) thread.request_stop();
  const auto end = std::chrono::steady_clock::now() + longest;
  for (std::size_t i = 0; i < threads_.size(); ++i) {
    if (!finished_.try_acquire_until(end)) return false;
  }
  threads_.clear();
  return true;
}

void EngineWorkers::run(std::size_t engine, const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    bool has_worked = false;
    // A full disk or a broken database must not end the thread: the next round tries again.
    try {
      has_worked = jobs_.work(engine, stop);
    } catch (const std::exception& error) {
      log_.error("engine_job_failed", {{"error", error.what()}});
    }
    if (!has_worked) jobs_.signal(engine).wait(stop, longest_idle);
  }
  finished_.release();
}

}  // namespace cli
