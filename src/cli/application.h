#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "accounts/password_hasher.h"
#include "app/bitmap_cleaner.h"
#include "app/builtin_engine.h"
#include "app/services.h"
#include "base/clock.h"
#include "base/embedded.h"
#include "base/id_source.h"
#include "base/log.h"
#include "cli/background_worker.h"
#include "cli/backup_copier.h"
#include "cli/engines.h"
#include "cli/lease_keeper.h"
#include "config/config.h"
#include "http/device_cookies.h"
#include "http/front_desk.h"
#include "http/parking_server.h"
#include "http/session_tokens.h"
#include "images/image_reader.h"
#include "render/pdf_book_writer.h"
#include "render/pdf_card_writer.h"
#include "render/picture_writer.h"
#include "render/zip_archive.h"

namespace cli {

// The whole server, wired together: the one place that names the concrete classes of every side. The members
// stand in the order in which they need each other, so that they end in the reverse one.
class Application {
 public:
  // Opens the data folder, which stays locked as long as this lives. Throws base::AppError for a folder or
  // database that cannot be used and for settings that make no sense. `app_files` is the compiled web app; it
  // outlives this.
  Application(const config::Config& config, const std::string& version,
              std::span<const base::Embedded> app_files);

  // Listens, and returns at once with the port. Throws base::AppError where it cannot.
  int start();
  // The token of a one-time set-up link, if there is no admin yet.
  std::optional<std::string> begin_setup() { return services_.setup().begin(); }
  // Reads the certificate anew; the former one stays in use, and the log says why, if that fails. Without an
  // own certificate nothing happens.
  void reload_certificate(http::TlsFiles::Reload when);
  // Says in /readyz that this node leaves, and returns when load balancers have had the time to see it.
  void leave();
  // Lets running requests and the mail that is being sent end. False if one did not in time: the process must
  // then end without destroying this.
  bool stop();

  const base::Log& log() const { return log_; }

 private:
  http::FrontDeskOptions desk_options(const config::Config& config);

  // Writes to the log that nothing can be stored any more, for this reason; empty: that it can again.
  void tell_health(const std::string& reason) const;
  // The same of the store for large pictures; the reason is in German.
  void tell_pictures(const std::string& reason) const;
  std::vector<http::Gauge> gauges();

  base::SystemClock clock_;
  base::Time started_at_ = clock_.now();
  base::SystemIdSource ids_;
  base::Log log_;
  const std::unique_ptr<app::ports::Storage> storage_;
  accounts::Argon2PasswordHasher hasher_;
  app::BuiltinEngine engine_;
  render::BrowserPictureWriter picture_writer_;
  render::PdfBookWriter book_writer_;
  render::ZipArchiveWriter archive_writer_;
  const std::unique_ptr<app::ports::BackupStore> backups_;
  render::PdfCardWriter card_writer_;
  images::ImageReader image_reader_;
  std::unique_ptr<app::ports::PaymentGateway> payments_;  // null: nothing can be bought
  std::unique_ptr<app::ports::Mailer> mailer_;            // null: mails stay in the outbox
  std::unique_ptr<app::ports::SignOnProvider> sign_on_;   // null: people sign in here only
  app::BitmapCleaner line_cleaner_{image_reader_};
  app::Services services_;
  http::SessionTokens tokens_;
  http::DeviceCookies devices_;
  http::FrontDesk desk_;
  std::shared_ptr<http::TlsFiles> tls_;  // null: not encrypted
  http::ParkingServer server_;
  BackgroundWorker worker_;
  EngineWorkers engine_workers_;
  BackupCopier copier_;
  LeaseKeeper lease_keeper_;
  const std::chrono::seconds drain_time_;
  std::atomic<bool> is_leaving_ = false;
};

}  // namespace cli
