#include "cli/application.h"

#include "cli/settings.h"
#include "http/api_routes.h"

namespace cli {
namespace {

base::LogFormat log_format(const config::Config& config) {
  return config.log.format == config::LogFormat::json ? base::LogFormat::json : base::LogFormat::text;
}

http::CookieOptions cookie_options(const config::Config& config) {
  http::CookieOptions options;
  options.is_secure = config.server.public_url.starts_with("https://");
  return options;
}

}  // namespace

Application::Application(const config::Config& config, const std::string& version,
                         std::span<const base::Embedded> app_files)
    : log_(clock_, log_format(config)),
      storage_(config.data.dir, clock_),
      backups_(backup_folder(config), std::filesystem::path(config.data.dir) / storage::database_name),
      services_({storage_, engine_, picture_writer_, book_writer_, archive_writer_, backups_, hasher_, clock_,
                 ids_},
                app_settings(config, version)),
      tokens_(services_.sessions()),
      desk_(http::api_routes(services_, tokens_, picture_writer_, cookie_options(config)), app_files, tokens_,
            ids_, log_, desk_options(config)),
      server_(desk_, log_, server_options(config, desk_.proxies())),
      mailer_(make_mailer(config)),
      worker_(services_, mailer_.get(), log_) {}

int Application::start() {
  const int port = server_.start();
  worker_.start();
  return port;
}

bool Application::stop() {
  const bool has_drained = server_.stop();
  return worker_.stop() && has_drained;
}

http::FrontDeskOptions Application::desk_options(const config::Config& config) {
  http::FrontDeskOptions options = front_desk_options(config);
  options.is_ready = [this] {
    try {
      storage_.read([](const app::ports::Stores& stores) { return stores.users().counts(); });
      return true;
    } catch (const std::exception&) {
      return false;
    }
  };
  return options;
}

}  // namespace cli
