#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/ports/backup_store.h"
#include "app/ports/mailer.h"
#include "app/ports/payment_gateway.h"
#include "app/ports/storage.h"
#include "app/settings.h"
#include "base/log.h"
#include "config/config.h"
#include "http/front_desk.h"
#include "http/server_options.h"
#include "storage/data_folder.h"
#include "storage/object_backed_storage.h"
#include "storage/postgres_driver.h"
#include "storage/write_health.h"

// What the parts of the server are told of the configuration.
namespace cli {

// Throws base::AppError for a time zone that is not known.
app::Settings app_settings(const config::Config& config, const std::string& version);

http::FrontDeskOptions front_desk_options(const config::Config& config);

// `tls` as make_tls() made it.
http::ServerOptions server_options(const config::Config& config, const http::AddressRanges& proxies,
                                   std::shared_ptr<const http::TlsFiles> tls);

// The own certificate; null where none is configured. Throws base::AppError for files that cannot be used.
std::shared_ptr<http::TlsFiles> make_tls(const config::Config& config);

// The service that signs people in; null where none is configured. `clock` and `log` must outlive it.
std::unique_ptr<app::ports::SignOnProvider> make_sign_on_provider(const config::Config& config,
                                                                  const base::Clock& clock,
                                                                  const base::Log& log);

// Who sends mails; null where no mail server is configured. Throws base::AppError if there is no sender.
std::unique_ptr<app::ports::Mailer> make_mailer(const config::Config& config);

// Where backups lie.
std::filesystem::path backup_folder(const config::Config& config);

// The database server; nothing where data is kept in a file in the data folder.
std::optional<storage::PostgresAddress> database_server(const config::Config& config);

// Opens the database of a configuration: the server, or the file, with what DataFolder says of `use`. Throws
// base::AppError as storage::SqliteStorage and storage::PostgresStorage do. With the store for large
// pictures, of which `pictures` is told, where one is configured.
std::unique_ptr<app::ports::Storage> open_storage(const config::Config& config, const base::Clock& clock,
                                                  storage::WriteHealth::Observer observer = {},
                                                  storage::FolderUse use = storage::FolderUse::alone,
                                                  storage::ObjectBackedStorage::Observer pictures = {});

// Who makes backups of it. Those of a server are made there.
std::unique_ptr<app::ports::BackupStore> make_backup_store(const config::Config& config);

// Whether everything is configured that is needed to sell plans.
bool takes_payment(const config::Config& config);

// The payment provider; null where not everything is configured. `log` must outlive it.
std::unique_ptr<app::ports::PaymentGateway> make_payment_gateway(const config::Config& config,
                                                                 const base::Log& log);

// Where people find the server: its public address, or the one that it listens on, with a slash at the end.
std::string visible_address(const config::Config& config, int port);

// All of them, the best first, where the server listens on every address of a machine that others reach as
// `hosts`.
std::vector<std::string> visible_addresses(const config::Config& config, int port,
                                           const std::vector<std::string>& hosts);

}  // namespace cli
