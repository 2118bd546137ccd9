#include "cli/application.h"

#include <fstream>

#include <unistd.h>

#include "base/iso8601.h"
#include "base/messages.h"
#include "cli/backup_places.h"
#include "cli/settings.h"
#include "http/api_routes.h"

namespace cli {
namespace {

base::LogFormat log_format(const config::Config& config) {
  return config.log.format == config::LogFormat::json ? base::LogFormat::json : base::LogFormat::text;
}

base::LogLevel log_level(const config::Config& config) {
  switch (config.log.level) {
    case config::LogLevel::debug:
      return base::LogLevel::debug;
    case config::LogLevel::warning:
      return base::LogLevel::warning;
    case config::LogLevel::error:
      return base::LogLevel::error;
    case config::LogLevel::info:
      break;
  }
  return base::LogLevel::info;
}

http::CookieOptions cookie_options(const config::Config& config) {
  http::CookieOptions options;
  options.is_secure = config.server.is_encrypted();
  if (!config.server.base_path.empty()) options.path = config.server.base_path;
  return options;
}

// Memory of this process, from the second number (pages) of a file of the kernel's; 0 where it is not to be
// read.
std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t all = 0, resident = 0;
  file >> all >> resident;
  return file ? resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

// A text as the value of a label of Prometheus'.
std::string escaped_label(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

}  // namespace

Application::Application(const config::Config& config, const std::string& version,
                         std::span<const base::Embedded> app_files)
    : log_(clock_, log_format(config), base::LogOutput{}, log_level(config)),
      storage_(open_storage(
          config, clock_, [this](const std::string& reason) { tell_health(reason); },
          storage::FolderUse::alone, [this](const std::string& reason) { tell_pictures(reason); })),
      backups_(make_backup_store(config)),
      payments_(make_payment_gateway(config, log_)),
      mailer_(make_mailer(config)),
      sign_on_(make_sign_on_provider(config, clock_, log_)),
      services_({*storage_, engine_, picture_writer_, book_writer_, archive_writer_, *backups_, card_writer_,
                 image_reader_, hasher_, clock_, ids_, payments_.get(), mailer_.get(), &line_cleaner_,
                 sign_on_.get()},
                app_settings(config, version), make_engines(config), make_stories(config),
                make_backup_places(config, clock_)),
      tokens_(services_.sessions()),
      devices_(services_.sessions().signing_key(), cookie_options(config)),
      desk_(http::api_routes(services_, tokens_, picture_writer_, cookie_options(config)), app_files, tokens_,
            ids_, log_, desk_options(config)),
      tls_(make_tls(config)),
      server_(desk_, log_, server_options(config, desk_.proxies(), tls_)),
      worker_(services_, mailer_.get(), log_,
              [this] { reload_certificate(http::TlsFiles::Reload::if_changed); }),
      engine_workers_(services_.jobs(), log_),
      copier_(services_.backup_copies(), log_),
      lease_keeper_(services_.node(), log_),
      drain_time_(config.server.drain_seconds) {}

void Application::reload_certificate(http::TlsFiles::Reload when) {
  if (!tls_) return;
  try {
    if (!tls_->reload(when)) return;
    log_.info("certificate_loaded", {{"valid_until", base::to_iso8601(tls_->current()->valid_until())}});
  } catch (const base::AppError& error) {
    log_.error("certificate_refused", {{"message", base::german_message(error)}});
  }
}

int Application::start() {
  if (!storage_->content_place()) {
    const auto counts = std::as_const(*storage_).read(
        [](const app::ports::Stores& stores) { return stores.picture_objects().counts(); });
    if (counts.objects > 0) log_.error("picture_store_missing", {{"pictures", counts.objects}});
  }
  const int port = server_.start();
  worker_.start();
  engine_workers_.start();
  copier_.start();
  lease_keeper_.start();
  return port;
}

void Application::leave() {
  is_leaving_ = true;
  if (drain_time_ == std::chrono::seconds{}) return;
  server_.begin_leaving();
  std::this_thread::sleep_for(drain_time_);
}

bool Application::stop() {
  const bool has_drained = server_.stop();
  const bool engines_have_ended = engine_workers_.stop();
  const bool copier_has_ended = copier_.stop();
  const bool worker_has_ended = worker_.stop();
  // What still goes on keeps its lease until that runs out.
  lease_keeper_.stop(worker_has_ended && engines_have_ended);
  return worker_has_ended && engines_have_ended && copier_has_ended && has_drained;
}

http::FrontDeskOptions Application::desk_options(const config::Config& config) {
  http::FrontDeskOptions options = front_desk_options(config);
  options.is_ready = [this] {
    if (is_leaving_ || !storage_->trouble().empty()) return false;
    try {
      std::as_const(*storage_).read([](const app::ports::Stores& stores) { return stores.users().counts(); });
      return true;
    } catch (const std::exception&) {
      return false;
    }
  };
  options.gauges = [this] { return gauges(); };
  options.device_of = [this](std::string_view cookies) { return devices_.device_of(cookies); };
  return options;
}

void Application::tell_health(const std::string& reason) const {
  if (reason.empty()) return log_.warning("storage_recovered");
  log_.error("storage_failed",
             {{"reason", reason},
              {"message", base::german_message(base::AppError(base::ErrorCode::unavailable, reason))}});
}

void Application::tell_pictures(const std::string& reason) const {
  if (reason.empty()) return log_.warning("picture_store_recovered");
  log_.error("picture_store_failed", {{"reason", reason}});
}

std::vector<http::Gauge> Application::gauges() {
  const app::Dashboard board = services_.dashboard().figures();
  const app::ports::MailCounts mails = services_.outbox().counts();
  const auto seconds = [](base::Time time) {
    return static_cast<double>(time.time_since_epoch().count()) / 1e3;
  };
  std::vector<http::Gauge> list = {
      {"buntstift_build_info", "The version that runs.", 1,
       "{version=\"" + services_.settings().version + "\"}"},
      {"process_start_time_seconds", "When the server started, in seconds since 1970.", seconds(started_at_)},
      {"process_resident_memory_bytes", "Memory of the process.", static_cast<double>(resident_bytes())},
      {"buntstift_open_connections", "Connections of browsers.",
       static_cast<double>(server_.open_connections())},
      {"buntstift_users", "Accounts.", static_cast<double>(board.total_users)},
      {"buntstift_books", "Books.", static_cast<double>(board.total_books)},
      {"buntstift_pictures_drawn", "Pictures drawn since the start.",
       static_cast<double>(services_.engine().state().times.drawn)},
      {"buntstift_mails_waiting", "Mails that are to be sent.", static_cast<double>(mails.waiting)},
      {"buntstift_mails_failed", "Mails that were given up.", static_cast<double>(mails.failed)},
      {"buntstift_log_lines_dropped_total",
       "Log lines that nobody took in time.",
       static_cast<double>(log_.dropped_lines()),
       {},
       "counter"}};
  const app::BackupState backups = services_.backups().state();
  list.push_back(
      {"buntstift_backups", "Backups that are kept.", static_cast<double>(backups.backups.size())});
  if (!backups.backups.empty()) {
    list.push_back({"buntstift_last_backup_time_seconds", "When the newest backup was made.",
                    seconds(backups.backups.front().made_at)});
  }
  if (const auto pictures = storage_->content_place()) {
    list.push_back({"buntstift_stored_pictures", "Pictures whose content lies outside the database.",
                    static_cast<double>(pictures->counts.objects)});
    list.push_back(
        {"buntstift_stored_pictures_bytes", "What lies there.", static_cast<double>(pictures->counts.bytes)});
    list.push_back({"buntstift_picture_store_failing", "1 where the last call to that place failed.",
                    pictures->failure.empty() ? 0.0 : 1.0});
  }
  for (const app::PlaceState& place : services_.backup_copies().state()) {
    if (place.newest_at) {
      list.push_back({"buntstift_last_backup_copy_time_seconds",
                      "When the newest backup at another place was made.", seconds(*place.newest_at),
                      "{place=\"" + escaped_label(place.location) + "\"}"});
    }
  }
  return list;
}

}  // namespace cli
