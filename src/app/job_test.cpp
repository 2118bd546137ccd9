// How administrators try an engine; what users do with jobs stands in job_service.cpp.
#include "app/job_service.h"
#include "app/picture_prompt.h"
#include "app/remote_prompt.h"
#include "base/error.h"

namespace app {

using base::AppError;
using base::ErrorCode;
using ports::ImageProgress;
using ports::RemoteError;
using ports::RemoteFault;

namespace {

constexpr std::chrono::milliseconds between_test_polls{300};

const char* test_reason_of(RemoteFault fault) {
  switch (fault) {
    case RemoteFault::refused:
      return "engine_test_refused";
    case RemoteFault::busy:
      return "engine_test_overloaded";
    case RemoteFault::unreachable:
      return "engine_test_unreachable";
    case RemoteFault::credentials:
      return "engine_test_credentials";
    case RemoteFault::wrong_answer:
    case RemoteFault::gone:
      break;
  }
  return "engine_test_wrong_answer";
}

AppError test_failure(const char* reason, const RemoteEngineSettings& engine,
                      std::vector<std::string> more = {}) {
  more.insert(more.begin(), engine.label);
  return {ErrorCode::unavailable, reason, {}, std::move(more)};
}

}  // namespace

std::string JobService::test_picture_of(Line& line, ports::ImageServer& server,
                                        const ports::ImageRequest& request) {
  const auto end = std::chrono::steady_clock::now() + longest_test;
  ImageProgress progress = server.submit(request);
  const std::string id = progress.remote_id;
  const std::stop_source never;
  for (BackgroundSignal pause; !progress.image; progress = server.ask(id)) {
    if (std::chrono::steady_clock::now() >= end) {
      server.cancel(id);
      throw test_failure("engine_test_timeout", line.engine.settings, {std::to_string(longest_test.count())});
    }
    pause.wait(never.get_token(), between_test_polls);
  }
  return *std::move(progress.image);
}

RemoteTestPicture JobService::test(const std::string& name, const std::string& prompt, std::uint32_t seed) {
  Line* line = find_engine(name);
  if (line == nullptr) throw AppError(ErrorCode::not_found, "engine_unknown");
  const RemoteEngineSettings& engine = line->engine.settings;
  drawing::Options options;
  options.seed = seed;
  const drawing::Wish wish = builtin_.read(checked_prompt(prompt), options);
  const auto address = line->fleet.acquire_for_test();
  if (!address) throw test_failure("engine_test_busy", engine);
  EnginePlace place(line->fleet, *address);
  storage_.write([&](ports::Stores& stores) {
    const ports::EngineCost cost = stores.jobs().cost(engine.name, today());
    if (engine.cents_per_day > 0 && cost.cents + engine.cents_per_picture > engine.cents_per_day) {
      throw test_failure("engine_test_limit", engine);
    }
    stores.jobs().add_cost(engine.name, today(), {1, engine.cents_per_picture});
  });
  const auto start = std::chrono::steady_clock::now();
  try {
    const std::string id = "test" + std::to_string(clock_.now().time_since_epoch().count());
    const std::string image = test_picture_of(*line, *line->engine.servers[*address],
                                              request_for(id, wish, options, ports::LineFault::none));
    place.succeed();
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
    const ports::CleanedLines lines = cleaner_->clean(image, options);
    if (lines.fault != ports::LineFault::none) throw test_failure("engine_test_no_page", engine);
    return {lines.picture, taken.count()};
  } catch (const RemoteError& error) {
    if (error.fault() != RemoteFault::refused) place.fail(error.what(), error.retry_after());
    throw test_failure(test_reason_of(error.fault()), engine);
  }
}

}  // namespace app
