#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "app/background_signal.h"
#include "app/engine_fleet.h"
#include "app/engine_service.h"
#include "app/node_service.h"
#include "app/picture_service.h"
#include "app/ports/line_cleaner.h"
#include "app/ports/storage.h"
#include "app/remote_engine.h"
#include "base/clock.h"

namespace app {

inline constexpr int min_jobs_of_user = 5;
inline constexpr std::chrono::days jobs_kept{7};

// What somebody sees of a job of theirs.
struct JobView {
  std::string id;
  ports::JobState state = ports::JobState::queued;
  int place = 0;                       // in the line, from 1; 0 once it is being drawn
  std::optional<MadePicture> picture;  // once it is done
  std::string notice;                  // German; empty for nothing
};

// An engine that may be chosen, and how many wait for it.
struct EngineChoice {
  std::string name;
  std::string label;
  int waiting = 0;
};

struct AddressView {
  std::string address;
  AddressState state;
};

// A remote engine as administrators see it. Holds no secret.
struct RemoteEngineView {
  RemoteEngineSettings settings;
  bool is_on = true;
  int open_jobs = 0;
  ports::EngineCost today;
  std::vector<AddressView> addresses;
};

// A picture that was only drawn to be looked at.
struct RemoteTestPicture {
  drawing::Picture picture;
  double duration_ms = 0;
};

// Pictures of remote engines: accepts them, says how far they are, and draws them in threads of the caller's.
// An accepted job outlives the process, becomes exactly one picture, and is never paid for twice: where
// nobody can know whether an engine that bills has worked, the built-in one draws and the notice says so. Any
// number of nodes may work on the jobs of one database; what one has begun another goes on with when it dies.
// Thread-safe.
class JobService {
 public:
  // Everything must outlive it. `engines` may be empty; only then `cleaner` may be null.
  JobService(ports::Storage& storage, const NodeService& node, PictureService& pictures,
             EngineService& builtin, const ports::LineCleaner* cleaner, std::vector<RemoteEngine> engines,
             const base::Clock& clock, const Settings& settings);

  bool has_engine(const std::string& name) const { return find_engine(name) != nullptr; }
  // Those that are switched on.
  std::vector<EngineChoice> choices() const;

  // Throws as PictureService::draw(), invalid for an engine that is not there, and unavailable for one that
  // is switched off ("engine_off") or whose line is full ("engine_busy", also where all its places are this
  // user's).
  JobView accept(const Session& session, const PictureOrder& order);
  // Throw not_found for a job that is not the caller's own.
  JobView find(const Session& session, const std::string& id) const;
  // What is done stays done.
  JobView cancel(const Session& session, const std::string& id);

  std::vector<RemoteEngineView> views() const;
  // Throws not_found for an engine that is not there.
  void set_on(const Session& admin, const std::string& name, bool is_on);

  // Has an engine draw a page that is not kept, waits for it at most longest_test, and counts what it costs.
  // Works for one that is switched off, too. Throws not_found, motif_refused, invalid for a prompt that is
  // empty or too long, and unavailable with the reason where there is no page.
  RemoteTestPicture test(const std::string& name, const std::string& prompt, std::uint32_t seed);
  static constexpr std::chrono::seconds longest_test{90};

  std::size_t engine_count() const { return lines_.size(); }
  // How many threads an engine can keep busy.
  int places(std::size_t engine) const;
  BackgroundSignal& signal(std::size_t engine) { return lines_.at(engine)->signal; }
  // Works on the next job of an engine until it has ended or has to wait. False where there is none to work
  // on now. Returns soon after `stop`, unless a server is being waited for; the job is then gone on with
  // later.
  bool work(std::size_t engine, const std::stop_token& stop);
  void remove_old();

 private:
  // One engine with all that is only known while the process runs.
  struct Line {
    Line(RemoteEngine its_engine, const base::Clock& clock)
        : engine(std::move(its_engine)), fleet(engine.servers.size(), engine.settings.parallel, clock) {}

    RemoteEngine engine;
    EngineFleet fleet;
    BackgroundSignal signal;
    std::mutex mutex;  // guards what follows
    // Without news there is nothing to do before that moment, and the database need not be asked.
    bool has_news = true;
    base::Time look_again_at{};
    std::set<std::string, std::less<>> running;  // ids of jobs that a thread works on
  };
  struct Taken {
    ports::EngineJob job;
    std::optional<std::size_t> address;  // nothing: it has waited too long for one
  };

  Line* find_engine(const std::string& name) const;
  ports::EngineJob own_job(const Session& session, const std::string& id) const;
  JobView view_of(const ports::EngineJob& job) const;
  std::string today() const;

  std::optional<Taken> take(Line& line);
  // Makes sure that no other node works on a job: another one was faster, it has ended, or others have all
  // places of the server.
  enum class Claimed : std::uint8_t { ours, gone, no_place };
  Claimed claim(Line& line, Taken& taken);
  Claimed claim_anywhere(Line& line, Taken& taken, std::optional<EnginePlace>& place);
  void give_back(const ports::EngineJob& job);
  // That there may be something to do now: wakes a thread.
  static void tell(Line& line);
  // Whether there may be; takes the news.
  bool may_have_work(Line& line) const;
  std::optional<std::size_t> address_for(Line& line, const ports::EngineJob& job);
  void run(Line& line, Taken taken, std::optional<EnginePlace>& place, const std::stop_token& stop);
  // The bytes of a picture; nothing where the job was cancelled or `stop` is wanted.
  std::optional<std::string> picture_of(Line& line, ports::EngineJob& job, ports::ImageServer& server,
                                        const std::stop_token& stop);
  bool hand_in(Line& line, ports::EngineJob& job, const ports::ImageServer& server);
  std::optional<std::string> wait_for(ports::EngineJob& job, ports::ImageServer& server,
                                      const std::stop_token& stop);
  void go_on_after(const Line& line, ports::EngineJob& job, const ports::RemoteError& error);
  // The bytes of a page that is only looked at.
  std::string test_picture_of(Line& line, ports::ImageServer& server, const ports::ImageRequest& request);
  void draw_instead(ports::EngineJob job, const std::string& notice);
  void finish(ports::EngineJob job, const ports::CleanedLines* lines);
  bool is_still_open(const std::string& id) const;
  // Writes what has changed, unless the job has ended meanwhile; false then.
  bool keep(const ports::EngineJob& job);
  void take_back_cost(const Line& line);

  ports::Storage& storage_;
  const NodeService& node_;
  PictureService& pictures_;
  EngineService& builtin_;
  const ports::LineCleaner* cleaner_;
  std::vector<std::unique_ptr<Line>> lines_;
  const base::Clock& clock_;
  const Settings& settings_;
};

}  // namespace app
