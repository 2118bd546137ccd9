#include "app/job_service.h"

#include <algorithm>

#include "app/audit.h"
#include "base/error.h"
#include "base/messages.h"
#include "plans/quota.h"

namespace app {

using base::AppError;
using base::ErrorCode;
using ports::EngineJob;
using ports::JobState;

namespace {

constexpr int job_retry_s = 60;

}  // namespace

JobService::JobService(ports::Storage& storage, const NodeService& node, PictureService& pictures,
                       EngineService& builtin, const ports::LineCleaner* cleaner,
                       std::vector<RemoteEngine> engines, const base::Clock& clock, const Settings& settings)
    : storage_(storage),
      node_(node),
      pictures_(pictures),
      builtin_(builtin),
      cleaner_(cleaner),
      clock_(clock),
      settings_(settings) {
  for (RemoteEngine& engine : engines) lines_.push_back(std::make_unique<Line>(std::move(engine), clock));
}

JobService::Line* JobService::find_engine(const std::string& name) const {
  for (const auto& line : lines_) {
    if (line->engine.settings.name == name) return line.get();
  }
  return nullptr;
}

std::string JobService::today() const {
  return plans::day_period(settings_.time_zone.date_at(clock_.now()));
}

std::vector<EngineChoice> JobService::choices() const {
  if (lines_.empty()) return {};
  return storage_.read([&](const ports::Stores& stores) {
    std::vector<EngineChoice> choices;
    for (const auto& line : lines_) {
      const RemoteEngineSettings& engine = line->engine.settings;
      if (!stores.jobs().is_on(engine.name)) continue;
      choices.push_back({engine.name, engine.label, stores.jobs().count_open(engine.name)});
    }
    return choices;
  });
}

JobView JobService::accept(const Session& session, const PictureOrder& order) {
  Line* line = order.engine ? find_engine(*order.engine) : nullptr;
  if (line == nullptr) throw AppError(ErrorCode::invalid, "engine_unknown", "options.engine");
  const RemoteEngineSettings& engine = line->engine.settings;
  const PlannedPicture planned = pictures_.plan(session, order);
  // Read as the built-in engine reads it, so that what is not for children is refused before anything is
  // kept.
  builtin_.read(planned.prompt, planned.options);
  EngineJob job;
  job.id = planned.id;
  job.user_id = session.user_id;
  job.engine = engine.name;
  job.created_at = clock_.now();
  job.next_try_at = job.created_at;
  job.prompt = planned.prompt;
  job.options = planned.options;
  storage_.write([&](ports::Stores& stores) {
    if (!stores.jobs().is_on(engine.name)) {
      throw AppError(ErrorCode::unavailable, "engine_off", "options.engine", {engine.label});
    }
    const int own = stores.jobs().count_open_of_user(session.user_id);
    // So that one person cannot take all places.
    const int most_own = std::max(min_jobs_of_user, engine.longest_queue / 2);
    if (stores.jobs().count_open(engine.name) >= engine.longest_queue || own >= most_own) {
      throw AppError(ErrorCode::unavailable, "engine_busy", "options.engine", {engine.label})
          .with_retry_after(job_retry_s);
    }
    pictures_.require_allowed(stores, session, own);
    stores.jobs().insert(job);
  });
  tell(*line);
  return view_of(job);
}

EngineJob JobService::own_job(const Session& session, const std::string& id) const {
  auto job = storage_.read([&](const ports::Stores& stores) { return stores.jobs().find(id); });
  if (!job || job->user_id != session.user_id) throw AppError(ErrorCode::not_found, "job_not_found");
  return *std::move(job);
}

JobView JobService::view_of(const EngineJob& job) const {
  JobView view{job.id, job.state, 0, std::nullopt, {}};
  if (job.state == JobState::queued) {
    view.place =
        1 + storage_.read([&](const ports::Stores& stores) { return stores.jobs().count_before(job); });
  }
  if (job.state == JobState::done) view.picture = pictures_.made(job.id);
  if (!job.notice.empty()) {
    const Line* line = find_engine(job.engine);
    const std::string arguments[] = {line == nullptr ? job.engine : line->engine.settings.label};
    view.notice = base::stored_sentence(job.notice, arguments);
  }
  return view;
}

JobView JobService::find(const Session& session, const std::string& id) const {
  return view_of(own_job(session, id));
}

JobView JobService::cancel(const Session& session, const std::string& id) {
  own_job(session, id);
  const EngineJob job = storage_.write([&](ports::Stores& stores) {
    EngineJob now = stores.jobs().find(id).value();
    if (is_open(now.state)) {
      now.state = JobState::cancelled;
      stores.jobs().update(now);
    }
    return now;
  });
  return view_of(job);
}

std::vector<RemoteEngineView> JobService::views() const {
  return storage_.read([&](const ports::Stores& stores) {
    std::vector<RemoteEngineView> views;
    for (const auto& line : lines_) {
      const RemoteEngineSettings& engine = line->engine.settings;
      RemoteEngineView view{engine,
                            stores.jobs().is_on(engine.name),
                            stores.jobs().count_open(engine.name),
                            stores.jobs().cost(engine.name, today()),
                            {}};
      const std::vector<AddressState> states = line->fleet.states();
      for (std::size_t i = 0; i < states.size(); ++i) {
        view.addresses.push_back({line->engine.servers[i]->address(), states[i]});
      }
      views.push_back(std::move(view));
    }
    return views;
  });
}

void JobService::set_on(const Session& admin, const std::string& name, bool is_on) {
  if (!has_engine(name)) throw AppError(ErrorCode::not_found, "engine_unknown");
  storage_.write([&](ports::Stores& stores) {
    if (stores.jobs().is_on(name) == is_on) return;
    stores.jobs().set_on(name, is_on);
    record_audit(stores, clock_.now(), admin.email, is_on ? "audit_engine_on" : "audit_engine_off", name);
  });
}

void JobService::remove_old() {
  if (lines_.empty()) return;
  storage_.write([&](ports::Stores& stores) { stores.jobs().remove_ended_before(clock_.now() - jobs_kept); });
}

}  // namespace app
