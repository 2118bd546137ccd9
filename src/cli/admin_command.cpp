#include <fstream>

#include <sys/stat.h>
#include <unistd.h>

#include "accounts/account_rules.h"
#include "accounts/password_hasher.h"
#include "app/setup_service.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/password_prompt.h"
#include "cli/settings.h"

namespace cli {
namespace {

constexpr OptionRule email_option{"--email", "ADRESSE", "E-Mail-Adresse des Kontos."};
constexpr OptionRule password_option{
    "--password-stdin", "",
    "Liest das Passwort aus der ersten Zeile der Standardeingabe, statt danach zu fragen."};
constexpr OptionRule first_name_option{"--first-name", "NAME", "Vorname, sonst „Admin“."};
constexpr OptionRule last_name_option{"--last-name", "NAME", "Nachname, sonst „Buntstift“."};

constexpr OptionRule create_options[] = {email_option,     password_option, first_name_option,
                                         last_name_option, data_dir_option, config_option};
constexpr OptionRule reset_options[] = {email_option, password_option, data_dir_option, config_option};

constexpr OptionRule second_factor_options[] = {email_option, data_dir_option, config_option};

std::string required_email(const Arguments& arguments, const CommandRule& rule) {
  const auto email = arguments.value("--email");
  if (!email) throw UsageError("option_missing", {"--email", std::string(rule.name)});
  return accounts::checked_email(*email);
}

std::string new_password(const Arguments& arguments, Surroundings& surroundings) {
  return arguments.has("--password-stdin") ? read_password_line(surroundings.in) : ask_for_new_password();
}

// What the audit log calls somebody who works on the command line. (Read here, because the C library's own
// look-up loads modules of the machine that need not fit a static executable.)
std::string operator_name() {
  const std::string user = std::to_string(::getuid());
  std::ifstream file("/etc/passwd");
  for (std::string line; std::getline(file, line);) {
    // name:password:number:...
    const std::size_t name_end = line.find(':');
    const std::size_t number = line.find(':', name_end == std::string::npos ? line.size() : name_end + 1);
    if (number == std::string::npos) continue;
    if (line.substr(number + 1, user.size() + 1) == user + ":") {
      return "Befehlszeile (" + line.substr(0, name_end) + ")";
    }
  }
  return "Befehlszeile (" + user + ")";
}

// What the commands need of the server, on its data folder. A server that runs goes on.
class Accounts {
 public:
  explicit Accounts(const config::Config& config)
      : storage_(open_storage(config, clock_, {}, storage::FolderUse::beside_a_server)) {}
  app::SetupService& setup() { return setup_; }

 private:
  base::SystemClock clock_;
  base::SystemIdSource ids_;
  const std::unique_ptr<app::ports::Storage> storage_;
  accounts::Argon2PasswordHasher hasher_;
  app::Settings settings_;
  app::SessionService sessions_{*storage_, clock_, ids_, settings_};
  app::SetupService setup_{*storage_, hasher_, sessions_, clock_, ids_};
};

void keep_files_private() {
  ::umask(0077);
}

// A command that changes an account needs a data folder that is there, unless a server holds the database.
void require_data_folder(const config::Config& config) {
  struct stat status {};
  if (config.data.url.empty() && ::stat(config.data.dir.c_str(), &status) != 0)
    throw base::AppError(base::ErrorCode::not_found, "data_folder_missing", {}, {config.data.dir});
}

}  // namespace

const CommandRule admin_create_rule{
    "admin create",
    "Legt ein Konto mit Verwaltungsrechten an.",
    create_options,
    {},
    "Der Server kann dabei laufen.\nBeispiel: buntstift admin create --email anna@schule.example"};

int admin_create_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, admin_create_rule);
  const std::string email = required_email(arguments, admin_create_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  keep_files_private();
  Accounts accounts(*config);
  const std::string password = new_password(arguments, surroundings);
  accounts.setup().create_admin({email,
                                 password,
                                 arguments.value("--first-name").value_or("Admin"),
                                 arguments.value("--last-name").value_or("Buntstift"),
                                 {}},
                                operator_name());
  surroundings.out << "Das Konto " << email << " wurde angelegt. Es hat Verwaltungsrechte.\n";
  return exit_done;
}

const CommandRule admin_reset_password_rule{"admin reset-password",
                                            "Setzt das Passwort eines Kontos neu und meldet es überall ab.",
                                            reset_options,
                                            {},
                                            "Der Server kann dabei laufen.\nBeispiel: buntstift admin "
                                            "reset-password --email anna@schule.example"};

int admin_reset_password_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, admin_reset_password_rule);
  const std::string email = required_email(arguments, admin_reset_password_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  require_data_folder(*config);
  keep_files_private();
  Accounts accounts(*config);
  accounts.setup().reset_password(email, new_password(arguments, surroundings), operator_name());
  surroundings.out << "Das Passwort von " << email << " wurde geändert. Alle Sitzungen sind beendet.\n";
  return exit_done;
}

const CommandRule admin_reset_second_factor_rule{
    "admin reset-second-factor",
    "Schaltet die Anmeldung in zwei Schritten eines Kontos aus.",
    second_factor_options,
    {},
    "Für alle, denen das Gerät mit den Codes und die Wiederherstellungscodes fehlen. Der Server kann dabei "
    "laufen.\nBeispiel: buntstift admin reset-second-factor --email anna@schule.example"};

int admin_reset_second_factor_command(Words words, Surroundings& surroundings) {
  const Arguments arguments = Arguments::parse(words, admin_reset_second_factor_rule);
  const std::string email = required_email(arguments, admin_reset_second_factor_rule);
  const auto config = require_configuration(arguments, surroundings);
  if (!config) return exit_failed;
  require_data_folder(*config);
  keep_files_private();
  Accounts(*config).setup().reset_second_factor(email, operator_name());
  surroundings.out << "Für " << email << " genügt jetzt wieder das Passwort.\n";
  return exit_done;
}

}  // namespace cli
