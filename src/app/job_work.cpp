// How a job is worked on; what users and administrators do with jobs stands in job_service.cpp.
#include <algorithm>
#include <stop_token>
#include <utility>

#include "app/job_service.h"
#include "app/remote_prompt.h"
#include "base/error.h"

namespace app {

using ports::EngineJob;
using ports::ImageProgress;
using ports::JobState;
using ports::LineFault;
using ports::RemoteError;
using ports::RemoteFault;

namespace {

constexpr int most_engine_tries = 6;
constexpr int tries_with_server = 3;
constexpr int looked_through = 200;  // open jobs, for one to work on
constexpr std::chrono::minutes longest_wait{15};
constexpr std::chrono::milliseconds between_looks{500};
constexpr std::chrono::seconds between_nodes{2};
constexpr std::chrono::milliseconds first_poll{100};
constexpr std::chrono::milliseconds longest_poll{1000};
constexpr std::chrono::seconds longest_backoff{120};

// After 1, 2, 4 ... seconds, or as long as the server wants to be left alone.
std::chrono::seconds engine_pause(int tries, std::optional<std::chrono::seconds> wanted) {
  const std::chrono::seconds doubled{1 << std::min(tries, 7)};
  return std::min(std::max(doubled, wanted.value_or(doubled)), longest_backoff);
}

// Takes a job's id out of the set when its thread lets go of it.
template <class Release>
class Guard {
 public:
  explicit Guard(Release release) : release_(std::move(release)) {}
  ~Guard() { release_(); }
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;

 private:
  Release release_;
};

// Each try for a page has a name of its own at the server.
std::string try_id(const EngineJob& job) {
  return job.line_fault == 0 ? job.id : job.id + "-2";
}

// That an engine which bills may have drawn it, though nobody has the picture.
class LostPicture : public std::runtime_error {
 public:
  LostPicture() : std::runtime_error("the answer is lost") {}
};

}  // namespace

int JobService::places(std::size_t engine) const {
  const RemoteEngine& one = lines_.at(engine)->engine;
  return static_cast<int>(one.servers.size()) * one.settings.parallel;
}

bool JobService::is_still_open(const std::string& id) const {
  const auto job = storage_.read([&](const ports::Stores& stores) { return stores.jobs().find(id); });
  return job && is_open(job->state);
}

bool JobService::keep(const EngineJob& job) {
  return storage_.write([&](ports::Stores& stores) {
    const auto now = stores.jobs().find(job.id);
    return now && is_open(now->state) && stores.jobs().update(job);
  });
}

// A job that a server has is gone on with there; any other takes the best address.
std::optional<std::size_t> JobService::address_for(Line& line, const EngineJob& job) {
  if (job.state == JobState::asked && !job.remote_id.empty()) {
    for (std::size_t i = 0; i < line.engine.servers.size(); ++i) {
      if (line.engine.servers[i]->address() == job.address) return line.fleet.acquire(i);
    }
  }
  return line.fleet.acquire();
}

void JobService::tell(Line& line) {
  {
    const std::lock_guard lock(line.mutex);
    line.has_news = true;
  }
  line.signal.notify();
}

bool JobService::may_have_work(Line& line) const {
  const std::lock_guard lock(line.mutex);
  return std::exchange(line.has_news, false) || clock_.now() >= line.look_again_at;
}

std::optional<JobService::Taken> JobService::take(Line& line) {
  if (!may_have_work(line)) return std::nullopt;
  const std::string& name = line.engine.settings.name;
  const std::vector<EngineJob> open =
      storage_.read([&](const ports::Stores& stores) { return stores.jobs().open_of(name, looked_through); });
  const base::Time now = clock_.now();
  const ports::Claim claim = node_.claim();
  const std::lock_guard lock(line.mutex);
  // What other nodes accept or leave behind nobody tells this one.
  base::Time look_again_at = node_.is_one_of_many() ? now + between_nodes : base::Time::max();
  for (const EngineJob& job : open) {
    if (line.running.contains(job.id)) continue;
    const bool is_leased = job.lease_until > claim.free_until && job.lease_until <= claim.longest;
    if (is_leased && job.lease_holder != claim.holder) continue;
    if (job.next_try_at > now) {
      look_again_at = std::min(look_again_at, job.next_try_at);
      continue;
    }
    const auto address = address_for(line, job);
    if (!address && now - job.created_at < longest_wait) {
      // Addresses that rest come back by themselves.
      look_again_at = std::min<base::Time>(look_again_at, now + between_looks);
      continue;
    }
    line.running.insert(job.id);
    line.has_news = true;  // there may be more
    return Taken{job, address};
  }
  line.look_again_at = look_again_at;
  return std::nullopt;
}

JobService::Claimed JobService::claim(Line& line, Taken& taken) {
  const ports::Claim claim = node_.claim();
  const EngineJob& job = taken.job;
  const std::string address = taken.address ? line.engine.servers[*taken.address]->address() : "";
  // A server that has a job already needs no other place for it.
  const bool needs_place = taken.address && (job.state == JobState::queued || job.remote_id.empty());
  std::optional<EngineJob> ours;
  const auto result = storage_.write([&](ports::Stores& stores) {
    if (needs_place && stores.jobs().count_at(address, claim) >= line.engine.settings.parallel) {
      return Claimed::no_place;
    }
    ours = stores.jobs().take(job.id, claim, address);
    return ours ? Claimed::ours : Claimed::gone;
  });
  if (result == Claimed::ours) taken.job = *std::move(ours);
  return result;
}

// Other nodes may have taken the places of the address that looked best from here.
JobService::Claimed JobService::claim_anywhere(Line& line, Taken& taken, std::optional<EnginePlace>& place) {
  if (taken.address) place.emplace(line.fleet, *taken.address);
  Claimed result = claim(line, taken);
  for (std::size_t i = 0; i < line.engine.servers.size() && result == Claimed::no_place; ++i) {
    place.reset();
    taken.address = line.fleet.acquire(i);
    if (!taken.address) continue;
    place.emplace(line.fleet, i);
    result = claim(line, taken);
  }
  if (result == Claimed::no_place && clock_.now() - taken.job.created_at >= longest_wait) {
    place.reset();
    taken.address.reset();
    result = claim(line, taken);
  }
  return result;
}

// Else the lease would run out, and the others wait for that.
void JobService::give_back(const EngineJob& job) {
  if (!node_.is_one_of_many()) return;
  try {
    storage_.write([&](ports::Stores& stores) { stores.jobs().give_back(job); });
  } catch (const std::exception&) {
    // The database is away, and whoever is there first when it is back goes on.
  }
}

bool JobService::work(std::size_t engine, const std::stop_token& stop) {
  Line& line = *lines_.at(engine);
  auto taken = take(line);
  if (!taken) return false;
  line.signal.notify();
  const std::string id = taken->job.id;
  const Guard release([&] {
    {
      const std::lock_guard lock(line.mutex);
      line.running.erase(id);
    }
    tell(line);  // an address is free, and the job may not have ended
  });
  std::optional<EnginePlace> place;
  const Claimed claimed = claim_anywhere(line, *taken, place);
  if (claimed != Claimed::ours) return claimed == Claimed::gone;
  const EngineJob ours = taken->job;
  const Guard release_lease([&] { give_back(ours); });
  run(line, *std::move(taken), place, stop);
  return true;
}

void JobService::run(Line& line, Taken taken, std::optional<EnginePlace>& place,
                     const std::stop_token& stop) {
  if (!place) return draw_instead(std::move(taken.job), "engine_not_reached");
  EngineJob& job = taken.job;
  ports::ImageServer& server = *line.engine.servers[*taken.address];
  try {
    for (;;) {
      const std::optional<std::string> image = picture_of(line, job, server, stop);
      if (!image) return;
      const ports::CleanedLines lines = cleaner_->clean(*image, job.options);
      if (lines.fault == LineFault::none) {
        place->succeed();
        return finish(job, &lines);
      }
      if (job.line_fault != 0) {
        place->succeed();
        return draw_instead(job, "engine_gave_no_page");
      }
      job.line_fault = static_cast<int>(lines.fault);
      job.state = JobState::queued;
      job.remote_id.clear();
      if (!keep(job)) return;
    }
  } catch (const LostPicture&) {
    return draw_instead(job, "engine_answer_lost");
  } catch (const RemoteError& error) {
    // What the engine makes of a motif says nothing against the server.
    if (error.fault() != RemoteFault::refused) {
      place->fail(error.what(), error.retry_after());
    }
    go_on_after(line, job, error);
  }
}

std::optional<std::string> JobService::picture_of(Line& line, EngineJob& job, ports::ImageServer& server,
                                                  const std::stop_token& stop) {
  if (job.state == JobState::asked) {
    if (!job.remote_id.empty() && job.address == server.address()) {
      try {
        return wait_for(job, server, stop);
      } catch (const RemoteError& error) {
        if (error.fault() != RemoteFault::gone) throw;
      }
    }
    // It was handed in, and the server has no such job (any more).
    if (line.engine.settings.bills) throw LostPicture();
  }
  const drawing::Wish wish = builtin_.read(job.prompt, job.options);
  if (!hand_in(line, job, server)) return std::nullopt;
  ImageProgress progress;
  try {
    progress =
        server.submit(request_for(try_id(job), wish, job.options, static_cast<LineFault>(job.line_fault)));
  } catch (const RemoteError& error) {
    if (error.may_be_done()) {
      if (line.engine.settings.bills) throw LostPicture();
      throw;
    }
    take_back_cost(line);
    job.state = JobState::queued;  // it has not arrived: any address may take it
    job.remote_id.clear();
    throw;
  }
  if (progress.image) return progress.image;
  if (job.remote_id != progress.remote_id) {
    job.remote_id = progress.remote_id;
    if (!keep(job)) {
      server.cancel(job.remote_id);
      return std::nullopt;
    }
  }
  return wait_for(job, server, stop);
}

// Says that the server is asked now, before it is: what comes after can be lost. False where the job has
// ended, or the day's limit is reached and the built-in engine has drawn.
bool JobService::hand_in(Line& line, EngineJob& job, const ports::ImageServer& server) {
  const RemoteEngineSettings& engine = line.engine.settings;
  enum class Outcome { asked, ended, too_dear, off };
  const Outcome outcome = storage_.write([&](ports::Stores& stores) {
    const auto now = stores.jobs().find(job.id);
    if (!now || !is_open(now->state)) return Outcome::ended;
    if (!stores.jobs().is_on(engine.name)) return Outcome::off;
    const ports::EngineCost cost = stores.jobs().cost(engine.name, today());
    if (engine.cents_per_day > 0 && cost.cents + engine.cents_per_picture > engine.cents_per_day) {
      return Outcome::too_dear;
    }
    job.state = JobState::asked;
    job.address = server.address();
    job.remote_id = server.remote_id_of(try_id(job));
    if (!stores.jobs().update(job)) return Outcome::ended;
    stores.jobs().add_cost(engine.name, today(), {1, engine.cents_per_picture});
    return Outcome::asked;
  });
  if (outcome == Outcome::too_dear) draw_instead(job, "engine_limit_reached");
  if (outcome == Outcome::off) draw_instead(job, "engine_switched_off");
  return outcome == Outcome::asked;
}

void JobService::take_back_cost(const Line& line) {
  const RemoteEngineSettings& engine = line.engine.settings;
  storage_.write([&](ports::Stores& stores) {
    stores.jobs().add_cost(engine.name, today(), {-1, -engine.cents_per_picture});
  });
}

std::optional<std::string> JobService::wait_for(EngineJob& job, ports::ImageServer& server,
                                                const std::stop_token& stop) {
  BackgroundSignal pause;
  for (std::chrono::milliseconds wait = first_poll; !stop.stop_requested();
       wait = std::min(wait * 3 / 2, longest_poll)) {
    const ImageProgress progress = server.ask(job.remote_id);
    if (progress.image) return progress.image;
    if (!is_still_open(job.id)) {
      server.cancel(job.remote_id);
      return std::nullopt;
    }
    pause.wait(stop, wait);
  }
  return std::nullopt;
}

void JobService::go_on_after(const Line& line, EngineJob& job, const RemoteError& error) {
  if (error.fault() == RemoteFault::refused) return draw_instead(job, "engine_refused_motif");
  ++job.tries;
  const bool is_hopeless = error.fault() == RemoteFault::credentials && line.engine.servers.size() == 1;
  if (is_hopeless || job.tries >= most_engine_tries) return draw_instead(job, "engine_not_reached");
  // Where the server still has the job, it is asked again; else any address may take it, and after a few
  // tries also a job that costs nothing.
  const bool is_worth_waiting = line.engine.settings.bills || job.tries < tries_with_server;
  const bool is_with_server = is_worth_waiting && !job.remote_id.empty() &&
                              error.fault() != RemoteFault::gone &&
                              error.fault() != RemoteFault::wrong_answer && job.state == JobState::asked;
  if (!is_with_server) {
    job.state = JobState::queued;
    job.remote_id.clear();
  }
  job.next_try_at = clock_.now() + engine_pause(job.tries - 1, error.retry_after());
  keep(job);
}

void JobService::draw_instead(EngineJob job, const std::string& notice) {
  job.notice = notice;
  finish(std::move(job), nullptr);
}

void JobService::finish(EngineJob job, const ports::CleanedLines* lines) {
  job.state = JobState::done;
  try {
    pictures_.keep_of_job(job, lines);
  } catch (const base::AppError& error) {
    // Its words are refused by now, or its owner has no room any more.
    if (error.code() == base::ErrorCode::unavailable) throw;  // a full disk: later
    job.state = JobState::failed;
    job.notice = error.code() == base::ErrorCode::motif_refused ? "job_motif_refused" : "job_no_room";
    keep(job);
  }
}

}  // namespace app
