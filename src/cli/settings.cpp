#include "cli/settings.h"

#include <unistd.h>

#include "base/error.h"
#include "cli/picture_store.h"
#include "gateways/authority_files.h"
#include "gateways/open_id_provider.h"
#include "gateways/smtp_mailer.h"
#include "gateways/stripe_client.h"
#include "http/request_origin.h"
#include "storage/backup_folder.h"
#include "storage/postgres_storage.h"
#include "storage/server_backups.h"
#include "storage/sqlite_storage.h"

namespace cli {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr int most_pages_of_a_book = 100;  // also the largest number that the configuration accepts

app::RegistrationMode registration_mode(config::Registration registration) {
  switch (registration) {
    case config::Registration::open:
      return app::RegistrationMode::open;
    case config::Registration::code:
      return app::RegistrationMode::code;
    case config::Registration::closed:
      break;
  }
  return app::RegistrationMode::closed;
}

app::SecondFactorRule second_factor_rule(config::SecondFactor required) {
  switch (required) {
    case config::SecondFactor::staff:
      return app::SecondFactorRule::staff;
    case config::SecondFactor::admins:
      return app::SecondFactorRule::admins;
    case config::SecondFactor::off:
      break;
  }
  return app::SecondFactorRule::nobody;
}

gateways::MailSecurity mail_security(config::MailSecurity security) {
  switch (security) {
    case config::MailSecurity::starttls:
      return gateways::MailSecurity::starttls;
    case config::MailSecurity::tls:
      return gateways::MailSecurity::tls;
    case config::MailSecurity::none:
      break;
  }
  return gateways::MailSecurity::none;
}

// Where everybody has premium for nothing there is no better plan to buy, and a limit would only lock a
// family or a school out: those that the configuration does not give itself are lifted. What protects the
// server stays: pages of a book, and pictures a day.
void lift_unsold_limits(plans::PlanRules& rules, const config::Config& config) {
  plans::PlanLimits& premium = rules.limits[static_cast<std::size_t>(plans::Plan::premium)];
  if (!config.given.contains("plans.premium.books_per_month")) premium.books_per_month = 0;
  if (!config.given.contains("plans.premium.pages")) premium.pages = most_pages_of_a_book;
}

plans::PlanRules plan_rules(const config::Config& config) {
  const config::Plans& from = config.plans;
  const config::PlanNumbers& daily = config.limits.pictures_per_day;
  const config::PlanNumbers& room = config.limits.stored_megabytes;
  const auto limits = [](const config::Plan& plan, std::int64_t pictures_per_day,
                         std::int64_t stored_megabytes) {
    plans::PlanLimits out;
    out.pages = plan.pages;
    out.pictures_per_day = static_cast<int>(pictures_per_day);
    out.stored_megabytes = static_cast<int>(stored_megabytes);
    out.price_cents = plan.price_cents;
    return out;
  };
  plans::PlanRules rules;
  rules.limits = {limits(from.free, daily.free, room.free), limits(from.basic, daily.basic, room.basic),
                  limits(from.premium, daily.premium, room.premium)};
  rules.limits[0].books_total = from.free.books;
  rules.limits[1].books_per_month = from.basic.books;
  rules.limits[2].books_per_month = from.premium.books;
  rules.everyone = plans::parse_plan(from.everyone);  // nothing for ""
  if (!rules.everyone && !takes_payment(config)) rules.everyone = plans::Plan::premium;
  if (rules.everyone == plans::Plan::premium) lift_unsold_limits(rules, config);
  return rules;
}

app::SignOnRules sign_on_rules(const config::SignOn& from) {
  app::SignOnRules rules;
  if (from.issuer.empty()) return rules;
  rules.name = from.name;
  rules.pupil_groups = from.pupil_groups;
  rules.teacher_groups = from.teacher_groups;
  rules.admin_groups = from.admin_groups;
  rules.class_prefix = from.class_prefix;
  rules.names_classes = !from.class_claim.empty() || !from.class_prefix.empty();
  rules.takes_others = from.takes_others;
  rules.makes_accounts = from.makes_accounts;
  rules.signs_out = from.signs_out;
  return rules;
}

// Of this server's own address, without the port that is usual for it left out.
std::string scheme_of(const config::Config& config) {
  return config.server.tls_certificate.empty() ? "http://" : "https://";
}

}  // namespace

app::Settings app_settings(const config::Config& config, const std::string& version) {
  const auto time_zone = plans::TimeZone::find(config.product.time_zone);
  if (!time_zone) throw AppError(ErrorCode::invalid, "time_zone_unknown", {}, {config.product.time_zone});
  app::Settings settings;
  settings.product_name = config.product.name;
  settings.voice_input = config.product.voice_input;
  settings.version = version;
  // Where one plan is everybody's, accounts are given and not made, unless the configuration says otherwise.
  if (config.accounts.registration)
    settings.registration = registration_mode(*config.accounts.registration);
  else if (!config.plans.everyone.empty())
    settings.registration = app::RegistrationMode::closed;
  settings.second_factor_rule = second_factor_rule(config.accounts.require_second_factor);
  settings.sign_on = sign_on_rules(config.sign_on);
  settings.registration_code = config.accounts.registration_code;
  settings.session_lifetime = std::chrono::days{config.accounts.session_days};
  settings.owner_email = config.accounts.owner_email;
  settings.plans = plan_rules(config);
  settings.time_zone = *time_zone;
  settings.public_address = visible_address(config, config.server.port);
  settings.base_path = config.server.base_path;
  settings.has_public_address = !config.server.public_url.empty();
  settings.has_reachable_address = config.server.has_reachable_address();
  settings.has_mail_server = !config.mail.host.empty();
  // A server's own tools make its backups.
  settings.backup_every = std::chrono::hours{config.data.url.empty() ? config.backup.every_hours : 0};
  settings.backups_kept = config.backup.keep;
  settings.weekly_backups_kept = config.backup.keep_weekly;
  settings.monthly_backups_kept = config.backup.keep_monthly;
  settings.copies_backups = !config.backup.second_dir.empty() || !config.backup.s3_url.empty();
  settings.takes_payment = takes_payment(config);
  const config::Retention& retention = config.retention;
  settings.retention = {std::chrono::days{retention.audit_days}, std::chrono::days{retention.shares_days},
                        std::chrono::days{retention.mails_days},
                        std::chrono::days{retention.unused_accounts_days}};
  return settings;
}

std::unique_ptr<app::ports::SignOnProvider> make_sign_on_provider(const config::Config& config,
                                                                  const base::Clock& clock,
                                                                  const base::Log& log) {
  const config::SignOn& from = config.sign_on;
  if (from.issuer.empty()) return nullptr;
  gateways::OpenIdOptions options;
  options.issuer = from.issuer;
  options.name = from.name;
  options.client_id = from.client_id;
  options.client_secret = from.client_secret;
  options.scopes = from.scopes;
  options.groups_claim = from.groups_claim;
  options.class_claim = from.class_claim;
  options.further_hosts = from.further_hosts;
  options.home_address = visible_address(config, config.server.port);
  options.return_address = options.home_address + "api/sign-on/callback";
  return std::make_unique<gateways::OpenIdProvider>(std::move(options), clock, log);
}

std::unique_ptr<app::ports::Mailer> make_mailer(const config::Config& config) {
  const config::Mail& mail = config.mail;
  if (mail.host.empty()) return nullptr;
  if (mail.from.empty()) throw AppError(ErrorCode::invalid, "mail_sender_missing");
  gateways::SmtpOptions options;
  options.host = mail.host;
  options.port = mail.port;
  options.security = mail_security(mail.security);
  options.user = mail.user;
  options.password = mail.password;
  options.sender_address = mail.from;
  options.sender_name = config.product.name;
  return std::make_unique<gateways::SmtpMailer>(std::move(options));
}

std::optional<storage::PostgresAddress> database_server(const config::Config& config) {
  if (config.data.url.empty()) return std::nullopt;
  storage::PostgresAddress address{config.data.url, {}};
  for (const char* file : gateways::authority_files) {
    if (::access(file, R_OK) != 0) continue;
    address.authorities = file;
    break;
  }
  return address;
}

namespace {

std::unique_ptr<app::ports::Storage> open_database(const config::Config& config, const base::Clock& clock,
                                                   storage::WriteHealth::Observer observer,
                                                   storage::FolderUse use) {
  if (auto server = database_server(config)) {
    // Uploads lie in the data folder on their way, also where the database does not.
    auto folder =
        use == storage::FolderUse::alone ? std::make_unique<storage::DataFolder>(config.data.dir) : nullptr;
    return std::make_unique<storage::PostgresStorage>(*std::move(server), clock, std::move(observer),
                                                      std::move(folder));
  }
  return std::make_unique<storage::SqliteStorage>(config.data.dir, clock, std::move(observer), use);
}

}  // namespace

std::unique_ptr<app::ports::Storage> open_storage(const config::Config& config, const base::Clock& clock,
                                                  storage::WriteHealth::Observer observer,
                                                  storage::FolderUse use,
                                                  storage::ObjectBackedStorage::Observer pictures) {
  auto database = open_database(config, clock, std::move(observer), use);
  if (config.pictures.s3_url.empty()) return database;
  return with_object_store(std::move(database), config, clock, std::move(pictures));
}

std::unique_ptr<app::ports::BackupStore> make_backup_store(const config::Config& config) {
  const auto server = database_server(config);
  if (server)
    return std::make_unique<storage::ServerBackups>(backup_folder(config), config.data.dir, *server);
  return std::make_unique<storage::BackupFolder>(
      backup_folder(config), std::filesystem::path(config.data.dir) / storage::database_name);
}

bool takes_payment(const config::Config& config) {
  return config.stripe.is_complete();
}

std::unique_ptr<app::ports::PaymentGateway> make_payment_gateway(const config::Config& config,
                                                                 const base::Log& log) {
  if (!takes_payment(config)) return nullptr;
  gateways::StripeOptions options;
  options.secret_key = config.stripe.secret_key;
  options.webhook_secret = config.stripe.webhook_secret;
  options.api_base = config.stripe.api_base;
  options.prices = {config.stripe.price_basic, config.stripe.price_premium};
  return std::make_unique<gateways::StripeClient>(std::move(options), log);
}

http::FrontDeskOptions front_desk_options(const config::Config& config) {
  http::FrontDeskOptions options;
  options.has_voice_input = config.product.voice_input;
  options.public_url = config.server.public_url;
  options.base_path = config.server.base_path;
  options.is_encrypted = !config.server.tls_certificate.empty();
  options.proxies = config.server.trusted_proxies;
  options.metrics_token = config.server.metrics_token;
  options.requests_per_minute = static_cast<unsigned>(config.limits.requests_per_minute);
  return options;
}

http::ServerOptions server_options(const config::Config& config, const http::AddressRanges& proxies,
                                   std::shared_ptr<const http::TlsFiles> tls) {
  http::ServerOptions options;
  options.tls = std::move(tls);
  options.public_origin = http::origin_of_url(config.server.public_url);
  options.redirect_host = config.server.redirect_host;
  options.redirect_port = config.server.redirect_port;
  options.host = config.server.host;
  options.port = config.server.port;
  options.proxies = proxies;
  options.spool_folder = config.data.dir;  // for its owner only, and there even where no /tmp is
  return options;
}

std::shared_ptr<http::TlsFiles> make_tls(const config::Config& config) {
  if (config.server.tls_certificate.empty()) return nullptr;
  return std::make_shared<http::TlsFiles>(config.server.tls_certificate, config.server.tls_key);
}

std::filesystem::path backup_folder(const config::Config& config) {
  if (!config.backup.dir.empty()) return config.backup.dir;
  return std::filesystem::path(config.data.dir) / "backups";
}

std::string visible_address(const config::Config& config, int port) {
  const std::string folder = config.server.base_path + "/";
  if (!config.server.public_url.empty()) return config.server.public_url + folder;
  std::string host = config.server.host;
  if (config.server.is_in_file_system()) return "http://localhost" + folder;
  if (host == "0.0.0.0") host = "127.0.0.1";
  if (host == "::") host = "::1";
  if (host.find(':') != std::string::npos) host = "[" + host + "]";
  return scheme_of(config) + host + ":" + std::to_string(port) + folder;
}

std::vector<std::string> visible_addresses(const config::Config& config, int port,
                                           const std::vector<std::string>& hosts) {
  std::vector<std::string> addresses;
  const bool listens_everywhere = config.server.host == "0.0.0.0" || config.server.host == "::";
  if (config.server.public_url.empty() && listens_everywhere) {
    for (const std::string& host : hosts) {
      addresses.push_back(scheme_of(config) + host + ":" + std::to_string(port) + config.server.base_path +
                          "/");
    }
  }
  addresses.push_back(visible_address(config, port));
  return addresses;
}

}  // namespace cli
